"""The SQLite file: its tables, versions, connection, repair and salvage."""
