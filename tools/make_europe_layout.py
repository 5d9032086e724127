"""Makes layout.json of the map europe of Ticket to Ride: where its cities, spaces and names stand.

    python tools/make_europe_layout.py ticket_to_ride_europe.json

The source holds the geometry of the board, drawn by this project: cities, spaces of the routes, boxes for the
names, and the land around them from Natural Earth (public domain). The result is the part that the client
draws; the rules stay in map.json, whose ids it uses.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

Place = tuple[float, float]

SCHEMA = "wissel-ticket-to-ride-layout-1"
MAX_BYTES = 150_000
MAP_FOLDER = Path(__file__).resolve().parent.parent / "src/wissel/games/ticket_to_ride/maps/europe"

SPACE = (28, 10.6)
FRAME = 14
"""Width of the frame around the country, with a little air."""

# Advance widths of Barlow Condensed 600, in thousandths of the size of the letters.
ADVANCES = (
    "A456 B462 C457 D472 E435 F415 K477 L415 M538 P457 R461 S434 V471 W665 Z406 a434 b437 c422 d437 "
    "e426 f291 g431 h439 i215 j211 k433 l199 m665 n439 o432 p441 r313 s398 t282 u438 v415 w592 x417 "
    "y403 z368 á433 í182 ø462 ü439 ș399"
)
WIDTHS = {pair[0]: int(pair[1:]) for pair in ADVANCES.split()}

# Names of the seas as they are written at one of their shores: name, language, x, y, degrees, size.
SEAS: list[tuple[str, str, float, float, float, float]] = [
    ("North Sea", "en", 318, 108, -70, 15),
    ("Atlantique", "fr", 62, 400, -78, 15),
    ("Mediterraneo", "it", 345, 688, 0, 15),
    ("Östersjön", "sv", 545, 96, -62, 13),
    ("Karadeniz", "tr", 858, 528, 0, 15),
    ("Adriatico", "it", 484, 522, 47, 12),
]

# Peaks: Alps, Pyrenees, Carpathians, Caucasus, Scandes, Balkan, Anatolia, Meseta, Apennines, Sudetes.
PEAKS: list[Place] = [
    (345, 462), (362, 448), (380, 440), (398, 452), (368, 468), (430, 428), (448, 420), (466, 414),
    (135, 545), (152, 552), (196, 540), (212, 548),
    (640, 330), (655, 345), (668, 362), (676, 384), (662, 402), (640, 412), (618, 420),
    (985, 470), (968, 478), (950, 470),
    (470, 5), (452, 18), (408, 60), (420, 78), (404, 96), (432, 50),
    (592, 560), (606, 575), (620, 590), (560, 505), (575, 500),
    (880, 640), (905, 632), (930, 640), (900, 652), (955, 625),
    (90, 610), (75, 640), (500, 590), (470, 575), (905, 30), (640, 470), (520, 400),
]  # fmt: skip
PEAK_ROOM = 17.0
"""Nearer than this to a space or a name a peak is left out."""


def upright(degrees: float) -> float:
    """The same direction of a space with its mark never upside down."""
    turned = (degrees + 90) % 180 - 90
    return round(turned, 1)


def space_of(slot: Sequence[float]) -> list[float]:
    return [slot[0], slot[1], upright(slot[2])]


def label_of(city: dict[str, Any]) -> dict[str, Any]:
    """The name on the side of its city where its box lies, beginning there."""
    box = city["label"]
    width = sum(WIDTHS[letter] for letter in city["name"]) / 1000
    left, right = box["cx"] - box["w"] / 2, box["cx"] + box["w"] / 2
    if left > city["x"]:
        x, anchor = left, "start"
    elif right < city["x"]:
        x, anchor = right, "end"
    else:
        x, anchor = box["cx"], "middle"
    return {"x": round(x, 1), "y": box["cy"], "anchor": anchor, "width": round(width, 3)}


def simplify(points: list[Place], tolerance: float) -> list[Place]:
    """Douglas and Peucker, iterative, for a closed ring split at its farthest point first."""
    if len(points) < 4:
        return points
    ring = [*points, points[0]]
    middle = max(range(len(ring)), key=lambda i: math.dist(ring[i], ring[0]))
    keep = {0, middle, len(ring) - 1}
    stack = [(0, middle), (middle, len(ring) - 1)]
    while stack:
        first, last = stack.pop()
        if last - first < 2:
            continue
        farthest = max(range(first + 1, last), key=lambda i: away(ring[i], ring[first], ring[last]))
        if away(ring[farthest], ring[first], ring[last]) > tolerance:
            keep.add(farthest)
            stack += [(first, farthest), (farthest, last)]
    return [ring[i] for i in sorted(keep)[:-1]]


def away(point: Place, a: Place, b: Place) -> float:
    """Distance of a point from the line through a and b; from a, if they are one."""
    length = math.dist(a, b)
    if length == 0:
        return math.dist(point, a)
    return abs((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])) / length


def area(points: list[Place]) -> float:
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


def path(points: list[Place]) -> str:
    """SVG path of relative lines in tenths of a unit: half the size of absolute coordinates."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [(x - px, y - py) for (px, py), (x, y) in itertools.pairwise(tenths)]
    line = " ".join(f"{dx / 10:g} {dy / 10:g}" for dx, dy in steps if dx or dy)
    return f"M{tenths[0][0] / 10:g} {tenths[0][1] / 10:g}l{line}z"


def shore(rings: list[list[Place]]) -> Iterator[str]:
    """Coarse coasts of what is large enough to have lines in the water around it."""
    for ring in rings:
        coarse = simplify(ring, 1.6)
        if len(coarse) >= 3 and area(coarse) >= 60:
            yield path(coarse)


def relief(taken: list[Place]) -> list[Place]:
    return [peak for peak in PEAKS if min(math.dist(peak, place) for place in taken) > PEAK_ROOM]


def make_layout(source: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    """The whole content of layout.json. KeyError when the rules name what the source does not have."""
    cities = {city["id"]: city for city in source["cities"]}
    routes = {route["id"]: route["geometry"] for route in source["routes"]}
    width, height = source["canvas"]["width"], source["canvas"]["height"]
    rings = [[(x, y) for x, y in ring] for ring in source["background"]["land_polygons"]]
    slots = [(slot[0], slot[1]) for route in routes.values() for slot in route["slots"]]
    boxes = [city["label"] for city in cities.values()]
    names = [(box["cx"] + part * box["w"] / 3, box["cy"]) for box in boxes for part in (-1, 0, 1)]
    return {
        "schema": SCHEMA,
        "map": "europe",
        "source": "Natural Earth, public domain",
        "view": [0, 0, width, height],
        "world": [-FRAME, -FRAME, width + 2 * FRAME, height + 2 * FRAME],
        "space": list(SPACE),
        "land": "".join(path(ring) for ring in rings),
        "shore": "".join(shore(rings)),
        "relief": [list(peak) for peak in relief([*slots, *names])],
        "seas": [
            {"name": name, "lang": lang, "x": x, "y": y, "turn": turn, "size": size}
            for name, lang, x, y, turn, size in SEAS
        ],
        "cities": {
            city["id"]: {
                "x": cities[city["id"]]["x"],
                "y": cities[city["id"]]["y"],
                "label": label_of(cities[city["id"]]),
            }
            for city in rules["cities"]
        },
        "routes": {
            route["id"]: {
                "spaces": [space_of(slot) for slot in routes[route["id"]]["slots"]],
                **({"wheels": routes[route["id"]]["ferry_slots"]} if route.get("ferry") else {}),
            }
            for route in rules["routes"]
        },
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Makes layout.json of the map europe.")
    parser.add_argument("source", type=Path, help="JSON file with the geometry of the board")
    source: Path = parser.parse_args(arguments).source
    rules = json.loads((MAP_FOLDER / "map.json").read_text(encoding="utf-8"))
    layout = make_layout(json.loads(source.read_text(encoding="utf-8")), rules)
    text = json.dumps(layout, ensure_ascii=False, separators=(",", ":")).replace('},"', '},\n"') + "\n"
    if len(text.encode()) > MAX_BYTES:
        sys.exit(f"layout.json would have {len(text.encode())} bytes, more than {MAX_BYTES}")
    (MAP_FOLDER / "layout.json").write_text(text, encoding="utf-8")
    sys.stdout.write(f"layout.json: {len(text.encode())} bytes\n")


if __name__ == "__main__":
    main()
