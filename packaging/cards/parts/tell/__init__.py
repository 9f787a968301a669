"""The picture cards and the scenes of the Tell pack."""
