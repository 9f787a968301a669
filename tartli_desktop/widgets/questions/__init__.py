"""Questions and messages: their words, and how they are asked over the table and over other windows."""
