"""Tests of the study table."""
