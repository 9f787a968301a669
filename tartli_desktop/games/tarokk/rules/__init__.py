"""The rules of Hungarian Tarokk (T1 to T18). Pure: no Qt, no files, no clock, no randomness."""
