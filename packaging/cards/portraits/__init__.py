"""The people of the café, and the guests who play against them."""
