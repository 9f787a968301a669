"""Every decision by rules of thumb, from a view alone (T19)."""
