"""The review of a finished hand: what each decision cost, by what the player could know then.

``decisions`` finds what was decided, ``judgement`` asks the coach what it cost, ``hand_review`` puts a hand
together, and ``kept_review`` makes plain data of it. None of them needs Qt; ``wording`` tells it.
"""
