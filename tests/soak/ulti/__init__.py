"""Hand after hand of Ulti in the real window."""
