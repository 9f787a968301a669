"""What players of Tarokk practise: kinds of hands, and decisions that are asked. Without Qt."""
