"""Where everything lies on the table: pure geometry."""
