"""The card of orders and values beside the table."""
