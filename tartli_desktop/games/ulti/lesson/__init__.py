"""The guided first hand of Ulti."""
