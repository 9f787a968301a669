"""Chalk on stone: strokes, the bare stone, the sponge that wipes it. The game says what is written."""
