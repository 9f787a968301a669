"""The review of a finished hand: what each decision cost, judged by what the player could know then.

``decisions`` finds the decisions, ``judgement`` asks the coach what each cost, and ``hand_review`` assembles
the review and turns it into plain data, all without Qt. ``wording`` puts it into words.
"""
