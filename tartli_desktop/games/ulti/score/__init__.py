"""What Ulti chalks up: a ledger of three columns."""
