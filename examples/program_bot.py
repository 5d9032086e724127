#!/usr/bin/env python3
"""A computer player as a program: claims and builds what is longest, draws otherwise. Python, no packages.

bin/wissel arena ticket-to-ride-europe --bots "program:python3 examples/program_bot.py,random" --games 10
"""

import json
import random
import sys


def value(message, action):
    """How good an action looks."""
    words = action.split()
    if words[0] == "claim":
        return len(words) + 10
    return {"draw": 5, "keep": len(words), "place": 8, "pay": 9, "pass": 0}.get(words[0], 1)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        dice = random.Random(message["seed"])
        best = max(message["legal"], key=lambda action: (value(message, action), dice.random()))
        print(json.dumps({"action": best}), flush=True)
