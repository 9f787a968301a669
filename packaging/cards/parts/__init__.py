"""The drawn parts of the cards: ink, signs, letters, people, horses, scenes, ornaments."""
