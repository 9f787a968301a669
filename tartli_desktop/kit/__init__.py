"""What two games or more are made of, beside their rules: each game brings its own words and declarations."""
