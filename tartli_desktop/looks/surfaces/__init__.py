"""The wood and cloth that table and slate are made of: their pictures, and what is painted once and kept."""
