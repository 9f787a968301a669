"""The review of a finished hand on the table, with what each decision of the player cost."""
