"""Pictures of every screen and dialog, made without a screen.

They are the same every time: matches come from ``records/``, nothing moves, and random numbers are fixed.
Each size is rendered by a process of its own, since Qt fixes the scale when it starts. The modules that start
such a process, ``rendering``, ``references`` and ``readme_pictures``, load neither Qt nor the program; in the
process, a ``Studio`` takes the ``PICTURES`` of the catalogue, each set up by a function of ``setups/``.
"""
