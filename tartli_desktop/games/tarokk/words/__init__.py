"""What Hungarian Tarokk says, in the user's language."""
