"""What players of Ulti practise: kinds of hands, and decisions that are asked. Without Qt."""
