"""Hand after hand of a game that is paid by the hand, in the real window."""
