"""Makes layout.json of the map "france": what the client draws around and under the hexes.

    npm install --prefix DIR world-atlas
    python tools/make_france_layout.py DIR/node_modules/world-atlas

Source: Natural Earth at 1 : 10 million (public domain), in the TopoJSON of the npm package world-atlas.
Way: Lambert conformal conic, then an affine fit of the real places of the cities to their hexes, then a
smooth thin-plate correction that fades out away from the cities, so that the coast follows the hexes
without a kink.

All numbers of the file are board units: x = size * sqrt(3) * (q + r / 2), y = size * 1.5 * r, south positive,
with size 24 from the middle of a hex to its corner. The file is written beside map.json. The process ends
with a message when an input is missing or when the result is larger than MAX_BYTES.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Place = tuple[float, float]
Points = NDArray[np.float64]
Projection = Callable[[Sequence[Place] | Points], Points]

SCHEMA = "wissel-paris-connection-layout-1"
SIZE = 24.0
MAX_BYTES = 120_000
MAP_FOLDER = Path(__file__).resolve().parent.parent / "src/wissel/games/paris_connection/maps/france"

# The part of the world that the client may show, in board units, and the part of the globe that fills it.
WORLD = (-1400.0, -800.0, 2700.0, 1950.0)
LON_LAT_BOX = (-22.0, 33.0, 22.0, 60.0)

# Latitude and longitude of the cities, by hex id: the fixed points of the fit.
CITIES: dict[str, tuple[float, float]] = {
    "calais": (50.95, 1.86),
    "lille": (50.63, 3.06),
    "amiens": (49.89, 2.3),
    "saint-quentin": (49.85, 3.29),
    "cherbourg": (49.64, -1.62),
    "le-havre": (49.49, 0.11),
    "rouen": (49.44, 1.1),
    "charleville": (49.77, 4.72),
    "caen": (49.18, -0.37),
    "reims": (49.26, 4.03),
    "metz": (49.12, 6.18),
    "nancy": (48.69, 6.18),
    "brest": (48.39, -4.49),
    "saint-brieuc": (48.51, -2.76),
    "alencon": (48.43, 0.09),
    "chartres": (48.45, 1.49),
    "troyes": (48.3, 4.08),
    "strasbourg": (48.58, 7.75),
    "rennes": (48.11, -1.68),
    "le-mans": (48.0, 0.2),
    "chaumont": (48.11, 5.14),
    "epinal": (48.17, 6.45),
    "lorient": (47.75, -3.37),
    "angers": (47.47, -0.55),
    "orleans": (47.9, 1.91),
    "auxerre": (47.8, 3.57),
    "mulhouse": (47.75, 7.34),
    "nantes": (47.22, -1.55),
    "tours": (47.39, 0.69),
    "bourges": (47.08, 2.4),
    "dijon": (47.32, 5.04),
    "besancon": (47.24, 6.02),
    "chateauroux": (46.81, 1.69),
    "nevers": (46.99, 3.16),
    "la-roche-sur-yon": (46.67, -1.43),
    "poitiers": (46.58, 0.34),
    "moulins": (46.57, 3.33),
    "la-rochelle": (46.16, -1.15),
    "macon": (46.31, 4.83),
    "angouleme": (45.65, 0.16),
    "limoges": (45.83, 1.26),
    "clermont-ferrand": (45.78, 3.09),
    "lyon": (45.76, 4.84),
    "annecy": (45.9, 6.13),
    "brive": (45.16, 1.53),
    "saint-etienne": (45.44, 4.39),
    "grenoble": (45.19, 5.72),
    "bordeaux": (44.84, -0.58),
    "aurillac": (44.93, 2.44),
    "valence": (44.93, 4.89),
    "gap": (44.56, 6.08),
    "agen": (44.2, 0.62),
    "rodez": (44.35, 2.57),
    "avignon": (43.95, 4.81),
    "toulouse": (43.6, 1.44),
    "nimes": (43.84, 4.36),
    "nice": (43.7, 7.27),
    "bayonne": (43.49, -1.47),
    "pau": (43.3, -0.37),
    "beziers": (43.34, 3.22),
    "marseille": (43.3, 5.37),
    "toulon": (43.12, 5.93),
    "perpignan": (42.7, 2.9),
}

# Names that need a shorter form to stay within their hex, under the train.
SHORT_NAMES: dict[str, list[str]] = {
    "saint-quentin": ["St-Quentin"],
    "saint-brieuc": ["St-Brieuc"],
    "saint-etienne": ["St-Étienne"],
    "la-roche-sur-yon": ["La Roche"],
    "clermont-ferrand": ["Clermont"],
}

# Names around the board as they are written there: kind, name, language, x, y, degrees.
PLACE_NAMES: list[tuple[str, str, str, float, float, float]] = [
    ("country", "England", "en", -262, -205, -6),
    ("country", "België · Belgique", "nl", 246, -150, 0),
    ("country", "Deutschland", "de", 408, -14, 74),
    ("country", "Schweiz · Suisse", "de", 352, 182, 0),
    ("country", "Italia", "it", 372, 388, 0),
    ("country", "España", "es", -165, 592, 0),
    ("sea", "Golfe de Gascogne", "fr", -342, 262, -60),
    ("sea", "La Manche", "fr", -330, -84, -8),
    ("sea", "Méditerranée", "fr", 176, 606, 0),
]


def read_atlas(file: Path) -> Iterator[tuple[str, list[list[Place]]]]:
    """The countries of a TopoJSON file: name and the outer rings in longitude and latitude."""
    topology: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    (scale_x, scale_y), (move_x, move_y) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[list[Place]] = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x += dx
            y += dy
            points.append((x * scale_x + move_x, y * scale_y + move_y))
        arcs.append(points)

    def ring(indices: list[int]) -> list[Place]:
        points: list[Place] = []
        for index in indices:
            # a negative index means the arc ~index run backwards; arcs share their end points
            arc = arcs[index] if index >= 0 else arcs[~index][::-1]
            points += arc[1:] if points else arc
        return points

    for country in topology["objects"]["countries"]["geometries"]:
        polygons = [country["arcs"]] if country["type"] == "Polygon" else country.get("arcs", [])
        yield country.get("properties", {}).get("name", ""), [ring(polygon[0]) for polygon in polygons]


def lambert(lon: float, lat: float) -> tuple[float, float]:
    """Lambert conformal conic with the parallels 44 and 49 around 2.5 E, 46.5 N; y to the south."""
    lat_1, lat_2, lat_0, lon_0 = (math.radians(v) for v in (44.0, 49.0, 46.5, 2.5))

    def t(angle: float) -> float:
        return math.tan(math.pi / 4 + angle / 2)

    n = math.log(math.cos(lat_1) / math.cos(lat_2)) / math.log(t(lat_2) / t(lat_1))
    f = math.cos(lat_1) * t(lat_1) ** n / n
    rho, rho_0 = f / t(math.radians(lat)) ** n, f / t(lat_0) ** n
    theta = n * (math.radians(lon) - lon_0)
    return rho * math.sin(theta), rho * math.cos(theta) - rho_0


def fit(places: Sequence[Place], targets: Points) -> Projection:
    """A projection of (lon, lat) to board units that brings the places near their targets."""
    source = np.array([lambert(*place) for place in places]) * 100
    ones = np.ones(len(source))
    design = np.c_[ones, source]
    affine, *_ = np.linalg.lstsq(design, targets, rcond=None)
    left_over = targets - design @ affine

    def kernel(squared: Points) -> Points:
        return np.where(squared > 0, squared * np.log(squared + 1e-12), 0.0)

    squared = ((source[:, None] - source[None]) ** 2).sum(-1)
    scale = squared.max()
    n = len(source)
    # a ridge of 0.035 keeps the correction smooth: the coast need not hit every hex exactly
    system = np.block([[kernel(squared / scale) + 0.035 * np.eye(n), design], [design.T, np.zeros((3, 3))]])
    weights = np.linalg.solve(system, np.r_[left_over, np.zeros((3, 2))])

    def project(points: Sequence[Place] | Points) -> Points:
        flat = np.array([lambert(lon, lat) for lon, lat in points]) * 100
        base = np.c_[np.ones(len(flat)), flat]
        away = ((flat[:, None] - source[None]) ** 2).sum(-1)
        near = np.exp(-np.maximum(0, np.sqrt(away.min(1)) - 2.0) / 3.0)[:, None]
        result: Points = base @ affine + (kernel(away / scale) @ weights[:n] + base @ weights[n:]) * near
        return result

    return project


def clip(ring: Sequence[Place], box: tuple[float, float, float, float]) -> list[Place]:
    """The part of a ring within a box (left, low, right, high), after Sutherland and Hodgman."""
    left, low, right, high = box
    points = list(ring)
    for axis, limit, sign in ((0, left, 1), (0, right, -1), (1, low, 1), (1, high, -1)):
        inside: list[Place] = []
        for index, point in enumerate(points):
            before = points[index - 1]
            point_in, before_in = sign * (point[axis] - limit) >= 0, sign * (before[axis] - limit) >= 0
            if point_in != before_in:
                share = (limit - before[axis]) / (point[axis] - before[axis])
                inside.append(
                    (before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1]))
                )
            if point_in:
                inside.append(point)
        points = inside
    return points


def simplify(points: Points, tolerance: float) -> Points:
    """Douglas and Peucker, iterative; a closed ring is split at its farthest point first."""
    if len(points) < 4:
        return points
    keep = np.zeros(len(points), dtype=bool)
    keep[[0, -1]] = True
    stack = [(0, len(points) - 1)]
    if np.allclose(points[0], points[-1]):
        middle = int(((points - points[0]) ** 2).sum(1).argmax())
        keep[middle] = True
        stack = [(0, middle), (middle, len(points) - 1)]
    while stack:
        first, last = stack.pop()
        if last - first < 2:
            continue
        a, b = points[first], points[last]
        along = b - a
        length = math.hypot(*along) or 1.0
        between = points[first + 1 : last]
        distance = np.abs(along[0] * (between[:, 1] - a[1]) - along[1] * (between[:, 0] - a[0])) / length
        farthest = int(distance.argmax())
        if distance[farthest] > tolerance:
            keep[first + 1 + farthest] = True
            stack += [(first, first + 1 + farthest), (first + 1 + farthest, last)]
    return points[keep]


def path(points: Points, *, closed: bool) -> str:
    """SVG path of relative lines in tenths of a unit: half the size of absolute coordinates."""
    tenths = np.rint(points * 10).astype(int)
    steps = np.diff(tenths, axis=0)
    words = [f"M{tenths[0][0] / 10:g} {tenths[0][1] / 10:g}l"]
    words.append(" ".join(f"{dx / 10:g} {dy / 10:g}" for dx, dy in steps if dx or dy))
    return "".join(words) + ("z" if closed else "")


def area(points: Points) -> float:
    return float(abs(np.dot(points[:-1, 0], points[1:, 1]) - np.dot(points[1:, 0], points[:-1, 1])) / 2)


def coasts(atlas: Path, project: Projection) -> tuple[str, str, str]:
    """Paths within WORLD: the home country, all others, and a coarse shore for the lines in the water.

    Islands under 6 square units are left out, of the coarse shore those under 100.
    """
    x, y, width, height = WORLD
    home: list[str] = []
    others: list[str] = []
    shore: list[str] = []
    for name, rings in read_atlas(atlas / "countries-10m.json"):
        for ring in rings:
            visible = clip(ring, LON_LAT_BOX)
            if len(visible) < 4:
                continue
            board = project(visible)
            inside = clip([(float(px), float(py)) for px, py in board], (x, y, x + width, y + height))
            if len(inside) < 4:
                continue
            closed = np.array([*inside, inside[0]])
            points = simplify(closed, 0.7 if name == "France" else 1.5)
            if len(points) < 4 or area(points) < 6:
                continue
            (home if name == "France" else others).append(path(points, closed=True))
            coarse = simplify(closed, 4.0)
            if len(coarse) >= 4 and area(coarse) >= 100:
                shore.append(path(coarse, closed=True))
    return "".join(home), "".join(others), "".join(shore)


def graticule(project: Projection) -> str:
    """Every second meridian and parallel."""
    lines = [[(float(lon), lat / 2) for lat in range(72, 114)] for lon in range(-14, 18, 2)]
    lines += [[(lon / 2, float(lat)) for lon in range(-32, 38)] for lat in range(36, 58, 2)]
    return "".join(path(simplify(project(line), 0.4), closed=False) for line in lines)


def hex_centre(q: int, r: int) -> tuple[float, float]:
    return SIZE * math.sqrt(3) * (q + r / 2), SIZE * 1.5 * r


def make_layout(atlas: Path, hexes: list[dict[str, Any]]) -> dict[str, Any]:
    """The whole content of layout.json. KeyError when a city of the table is not on the map."""
    centres = {entry["id"]: hex_centre(entry["q"], entry["r"]) for entry in hexes}
    targets = np.array([centres[city] for city in CITIES])
    project = fit([(lon, lat) for lat, lon in CITIES.values()], targets)
    home, others, shore = coasts(atlas, project)
    xs, ys = zip(*centres.values(), strict=True)
    half = SIZE * math.sqrt(3) / 2
    left, top = min(xs) - half, min(ys) - SIZE
    return {
        "schema": SCHEMA,
        "map": "france",
        "source": "Natural Earth, public domain",
        "size": SIZE,
        "view": [round(v) for v in (left, top, max(xs) + half - left, max(ys) + SIZE - top)],
        "world": [round(v) for v in WORLD],
        "home": home,
        "others": others,
        "shore": shore,
        "graticule": graticule(project),
        "places": [
            {"kind": kind, "name": name, "lang": lang, "x": x, "y": y, "turn": turn}
            for kind, name, lang, x, y, turn in PLACE_NAMES
        ],
        "labels": SHORT_NAMES,
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Makes layout.json of the map france.")
    parser.add_argument("atlas", type=Path, help="folder of the npm package world-atlas")
    atlas: Path = parser.parse_args(arguments).atlas
    if not (atlas / "countries-10m.json").is_file():
        sys.exit(f"{atlas} has no countries-10m.json: give the folder of the npm package world-atlas")
    rules = json.loads((MAP_FOLDER / "map.json").read_text(encoding="utf-8"))
    text = json.dumps(make_layout(atlas, rules["hexes"]), ensure_ascii=False, indent=1) + "\n"
    if len(text.encode()) > MAX_BYTES:
        sys.exit(f"layout.json would have {len(text.encode())} bytes, more than {MAX_BYTES}")
    (MAP_FOLDER / "layout.json").write_text(text, encoding="utf-8")
    sys.stdout.write(f"layout.json: {len(text.encode())} bytes\n")


if __name__ == "__main__":
    main()
