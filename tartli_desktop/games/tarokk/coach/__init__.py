"""What the strongest level of tarokk advises."""
