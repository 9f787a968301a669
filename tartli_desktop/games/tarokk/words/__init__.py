"""What Hungarian Tarokk says, in the language that is spoken."""
