#!/usr/bin/env python3
"""A program that sits down at a table of a Wissel server and plays the game to its end. Python, no packages.

Make a token in the settings, under "Programs that play for you". CODE ends the link to the table, /i/CODE:

    WISSEL_TOKEN=wissel_... python3 examples/http_bot.py http://localhost:8000 CODE
"""

import json
import os
import random
import secrets
import sys
import time
import urllib.request

SERVER, CODE = sys.argv[1:3]
HEADERS = {"Authorization": f"Bearer {os.environ['WISSEL_TOKEN']}", "Content-Type": "application/json"}


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(SERVER + path, data, HEADERS), timeout=60)


def call(path, body=None):
    with ask(path, body) as answer:
        return json.load(answer)


def choose(view, own, actions):
    """The whole player. `view` is what everybody sees, `own` what only this seat sees."""
    return random.choice([each for each in actions if each != "finish"] or actions)


table = call(f"/api/invites/{CODE}", {})["table"]
seat = call(f"/api/tables/{table}/sit", {"seed": secrets.token_hex(32)})["seat"]
known, done = 0, None
while True:
    with ask(f"/api/tables/{table}/stream?seat={seat}&after={known}") as stream:
        for line in stream:
            message = json.loads(line)
            if message["type"] == "table" and message["table"]["status"] in ("finished", "closed"):
                sys.exit(0)
            if message["type"] != "step":
                continue
            known = message["seq"]
            if message["decision"] in (None, done):
                continue
            legal = call(f"/api/tables/{table}/legal?seat={seat}")
            if legal["decision"] != message["decision"]:
                continue
            done, action = legal["decision"], choose(message["view"], message["own"], legal["actions"])
            answer = {"seat": seat, "decision": done, "command": secrets.token_hex(8), "action": action}
            call(f"/api/tables/{table}/act", answer)
    time.sleep(1)
