"""What is done about damage to the database: rows that can be read are saved, the rest is set aside."""
