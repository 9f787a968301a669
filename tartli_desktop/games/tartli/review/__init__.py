"""The review of a finished hand: what each decision cost, by what the player could know then.

``decisions`` finds what was decided, ``judgement`` asks the coach what it cost, ``hand_review`` puts a hand
together, and ``kept_review`` turns it into plain data. None of them needs Qt; ``wording`` puts it into words.
"""
