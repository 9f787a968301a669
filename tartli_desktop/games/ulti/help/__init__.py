"""The chapters of the help on Ulti."""
