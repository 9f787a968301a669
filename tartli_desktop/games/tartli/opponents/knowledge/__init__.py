"""What a view tells a player: what was said and done, which cards can still come, who may hold them."""
