"""A finished hand, gone through on the table, with what each decision of the player cost."""
