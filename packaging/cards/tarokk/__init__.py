"""The Hungarian tarokk pack: 22 tarokks, 16 court cards, four low cards and a back."""
