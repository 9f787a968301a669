"""What Hungarian Tarokk opens over the table and in dialogs."""
