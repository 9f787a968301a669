"""Widgets and dialogs that know nothing about matches."""
