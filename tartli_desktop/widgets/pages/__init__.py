"""Pages of rich text for reading with the keyboard and with screen readers."""
