"""What Hungarian Tarokk says."""
