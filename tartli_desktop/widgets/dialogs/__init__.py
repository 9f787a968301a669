"""What dialogs are made of: forms, sheets, boxes, progress; where they stand, and how they are read out."""
