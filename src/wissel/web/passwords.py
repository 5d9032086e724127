"""Passwords: which are refused, and how they are kept (argon2, in a thread of its own)."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from wissel.core.problems import ProblemError
from wissel.web.names import likeness

LEAST = 10
MOST = 200
FEWEST_LETTERS = 5
"""Different characters that a password has at least."""
ROWS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
)
WORDS = """
password passwort wachtwoord contrasena clave secret geheim secreto welcome welkom bienvenido letmein login
admin administrator root user guest gast iloveyou ikhouvanjou tequiero monkey dragon master sunshine princess
football voetbal futbol baseball superman batman starwars pokemon shadow michael jordan jennifer ashley
hello hallo hola whatever trustno access mustang summer winter spring autumn zomer verano computer internet
google facebook changeme default test testing temp qwerty azerty wissel train trains trein tren tickettoride
parisconnection locomotive railway boardgame one two three
"""
COMMON = frozenset(WORDS.split())
LEET = str.maketrans("0134578@$!", "oleastbasi")
OF_WORDS = re.compile(f"(?:{'|'.join(sorted(COMMON, key=len, reverse=True))})+")


def check(password: str, name: str) -> None:
    """Raises `ProblemError`: `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG`, `PASSWORD_TRIVIAL`."""
    if len(password) < LEAST:
        raise ProblemError("PASSWORD_TOO_SHORT", least=LEAST)
    if len(password) > MOST:
        raise ProblemError("PASSWORD_TOO_LONG", most=MOST)
    if _trivial(password, name):
        raise ProblemError("PASSWORD_TRIVIAL")


def _trivial(password: str, name: str) -> bool:
    """Among the first that anybody would try: lists of leaked passwords begin with these."""
    low = password.casefold()
    if len(set(low)) < FEWEST_LETTERS or _runs(low) or re.fullmatch(r"(.{1,6}?)\1+.{0,5}", low):
        return True
    bare = likeness(password)
    own = likeness(name)
    if len(own) >= 3 and own in bare and len(bare) - len(own) < FEWEST_LETTERS:
        return True
    ends = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", low)
    texts = (low, ends, low.translate(LEET), ends.translate(LEET))
    return any(OF_WORDS.fullmatch(re.sub("[^a-z]", "", likeness(text))) for text in texts)


def _runs(low: str) -> bool:
    """Nothing but steps along the alphabet, the digits or a keyboard."""
    rows = [*ROWS, *(row[::-1] for row in ROWS)]
    steps = sum(any(low[at : at + 2] in row for row in rows) for at in range(len(low) - 1))
    return steps >= (len(low) - 1) * 0.8


class Passwords:
    """Hashes and checks, one at a time: each takes memory and time on purpose."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="wissel-password")
        self._decoy: str | None = None

    async def hashed(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._hasher.hash, password)

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether the password is the one. Without a hash it is not, after the same time."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._fits, hashed, password)

    def is_old(self, hashed: str) -> bool:
        """Made with weaker parameters than we use now."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _fits(self, hashed: str | None, password: str) -> bool:
        if self._decoy is None:
            self._decoy = self._hasher.hash("nobody's password")
        try:
            self._hasher.verify(hashed or self._decoy, password)
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None
