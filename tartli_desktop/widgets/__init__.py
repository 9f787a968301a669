"""Widgets and dialogs that know no match."""
