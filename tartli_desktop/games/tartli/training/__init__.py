"""What players of Tartli practise: kinds of hands, and decisions that are asked. Without Qt."""
