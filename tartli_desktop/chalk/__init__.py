"""Chalk on stone: strokes, the bare stone, and the sponge that wipes it. The game decides what is written."""
