"""Pictures of every screen and dialog, made without a screen.

The same come out every time: matches are taken up from ``records/``, nothing moves, and chance is a fixed
one. Each size is rendered by a process of its own, since Qt fixes the scale when it starts. What starts such
a process is in ``rendering``, ``references`` and ``readme_pictures``, which do not load Qt or the program;
in it, a ``Studio`` takes the ``PICTURES`` of the catalogue, each set up by a function of ``setups/``.
"""
