"""The scenes of the tarokks."""
