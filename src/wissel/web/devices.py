"""What a device is called in the list of those that are signed in."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def device_name(agent: str | None) -> str | None:
    """Browser and system by their own names, and nothing finer; None for programs and rare ones."""
    known = [
        next((name for mark, name in kinds if mark in (agent or "")), None) for kinds in (BROWSERS, SYSTEMS)
    ]
    found = [name for name in known if name is not None]
    return ", ".join(found) or None
