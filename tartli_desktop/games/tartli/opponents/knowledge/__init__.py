"""What a player learns from a view: what was said and done, which cards can still come, who may hold them."""
