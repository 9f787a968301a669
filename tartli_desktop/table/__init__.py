"""The card table: cards, hands, talon and trick, drag and keyboard, motion."""
