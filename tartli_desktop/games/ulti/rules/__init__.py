"""The rules of Ulti: pure Python; no Qt, no files, no clock, no randomness."""
