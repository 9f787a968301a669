"""The league of the café: who meets whom, what is played, and how it stands."""
