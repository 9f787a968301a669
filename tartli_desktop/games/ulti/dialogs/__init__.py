"""What Ulti opens over the table, and in the windows of the program."""
