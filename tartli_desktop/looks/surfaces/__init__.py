"""The wood and cloth of table and slate: their textures, and a cache of painted pictures."""
