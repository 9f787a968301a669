"""The guided first hand, beside the table."""
