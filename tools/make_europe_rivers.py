"""Makes the rivers of the map europe of Ticket to Ride: web/src/rail-map/rivers.ts.

    python tools/make_europe_rivers.py > web/src/rail-map/rivers.ts

The rivers stand here as they lie on the earth (degrees east and north, from the source to beyond the mouth,
a few points each). The board bends the land so that its routes have room: a thin plate that is held by the
cities, where they lie and where the board puts them, bends the rivers alike. What runs out to sea is cut off
by the coast.
"""

from __future__ import annotations

import itertools
import json
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

LAYOUT = Path(__file__).resolve().parent.parent / "src/wissel/games/ticket_to_ride/maps/europe/layout.json"

CITIES = """
amsterdam 4.9 52.37, angora 32.85 39.93, athina 23.73 37.98, barcelona 2.17 41.39, berlin 13.4
52.52, brest -4.49 48.39, brindisi 17.94 40.63, bruxelles 4.35 50.85, bucuresti 26.1 44.43, budapest
19.04 47.5, cadiz -6.29 36.53, constantinople 28.98 41.01, danzig 18.65 54.35, dieppe 1.08 49.92,
edinburgh -3.19 55.95, erzurum 41.28 39.91, essen 7.01 51.46, frankfurt 8.68 50.11, kharkov 36.23
49.99, kobenhavn 12.57 55.68, kyiv 30.52 50.45, lisboa -9.14 38.72, london -0.13 51.51, madrid -3.7
40.42, marseille 5.37 43.3, moskva 37.62 55.76, munchen 11.58 48.14, palermo 13.36 38.12, pamplona
-1.64 42.81, paris 2.35 48.86, petrograd 30.32 59.93, riga 24.11 56.95, roma 12.5 41.9, rostov 39.72
47.23, sarajevo 18.41 43.86, sevastopol 33.53 44.62, smolensk 32.05 54.78, smyrna 27.14 38.42, sochi
39.73 43.6, sofia 23.32 42.7, stockholm 18.07 59.33, venezia 12.34 45.44, warszawa 21.01 52.23, wien
16.37 48.21, wilno 25.28 54.69, zagrab 15.98 45.81, zurich 8.54 47.38
"""

RIVERS = """
Rhine: 9.4 46.8, 9.5 47.5, 8.6 47.65, 7.6 47.56, 7.6 48.2, 8.1 48.8, 8.4 49.5, 8.27 50.0, 7.6 50.35,
  7.0 50.85, 6.7 51.5, 6.0 51.87, 4.6 51.85, 3.6 52.0
Main: 11.4 50.05, 10.9 49.9, 10.2 50.0, 9.8 49.75, 9.1 50.0, 8.27 50.0
Danube: 8.6 47.95, 9.9 48.38, 11.4 48.75, 12.1 49.02, 13.4 48.57, 14.3 48.3, 16.37 48.21, 17.1
  48.14, 18.7 47.8, 19.04 47.5, 18.95 46.5, 18.9 45.6, 19.8 45.25, 20.45 44.82, 21.5 44.7, 22.5
  44.6, 22.9 43.95, 24.5 43.7, 26.0 43.87, 27.3 44.2, 28.0 45.3, 29.0 45.2, 30.0 45.1
Inn: 10.5 46.95, 11.4 47.27, 12.15 47.7, 12.6 48.2, 13.4 48.57
Tisza: 22.5 48.1, 21.3 48.1, 20.2 47.2, 20.15 46.25, 20.25 45.2
Sava: 14.5 46.05, 15.98 45.78, 17.2 45.15, 18.8 44.95, 20.45 44.82
Elbe: 15.6 50.6, 15.4 50.1, 14.45 50.3, 13.75 51.05, 12.7 51.85, 11.65 52.15, 11.8 53.0, 10.0 53.55,
  8.7 53.9, 8.2 54.1
Oder: 17.9 49.8, 18.1 50.4, 17.05 51.1, 15.7 51.95, 14.6 52.4, 14.5 53.3, 14.3 54.1
Vistula: 19.0 49.8, 19.95 50.05, 21.6 50.7, 21.8 51.5, 21.01 52.23, 19.6 52.6, 18.6 53.0, 18.85
  53.9, 18.9 54.6
Neman: 26.8 53.6, 24.6 53.6, 23.9 54.4, 23.9 54.9, 22.0 55.1, 20.9 55.3
Dvina: 32.0 56.6, 31.2 55.5, 29.0 55.5, 27.3 55.75, 25.5 56.5, 24.0 57.1, 23.6 57.4
Dnieper: 33.5 55.5, 32.05 54.78, 30.35 53.9, 30.3 52.6, 30.52 50.45, 32.0 49.4, 33.5 49.0, 35.05
  48.45, 35.1 47.7, 33.4 46.7, 32.3 46.5, 31.4 46.4
Dniester: 23.2 49.3, 24.7 48.95, 26.6 48.5, 28.5 47.9, 29.6 46.7, 30.6 46.1
Prut: 24.5 48.2, 26.0 48.25, 27.4 47.2, 28.1 46.2, 28.0 45.3
Don: 38.3 53.8, 39.0 52.6, 39.2 51.5, 40.5 50.0, 42.6 49.6, 43.6 48.6, 42.0 47.6, 39.72 47.15, 38.6
  46.9
Donets: 37.0 50.6, 37.0 49.6, 38.6 48.8, 40.3 48.1, 41.0 47.6
Kuban: 42.0 43.7, 42.0 45.0, 40.0 45.2, 38.0 45.3, 37.0 45.4
Volga: 32.6 57.2, 34.5 56.3, 36.0 56.9, 37.6 57.6, 39.9 57.6
Oka: 36.1 53.0, 36.2 54.5, 38.0 54.9, 39.7 54.6
Po: 7.1 44.7, 7.7 45.07, 9.2 45.1, 10.8 45.0, 12.3 44.95, 13.2 44.9
Tiber: 12.0 43.6, 12.4 42.8, 12.5 41.9, 12.0 41.6
Rhone: 8.3 46.5, 7.3 46.2, 6.5 46.4, 5.9 45.9, 4.85 45.75, 4.8 44.9, 4.65 43.95, 4.8 42.9
Saone: 6.0 48.0, 5.4 47.2, 4.8 46.4, 4.85 45.75
Loire: 4.1 44.8, 4.1 46.0, 3.1 47.1, 1.9 47.9, 0.7 47.4, -0.6 47.4, -1.6 47.2, -2.8 47.1
Seine: 4.7 47.6, 4.1 48.3, 2.9 48.4, 2.35 48.86, 1.2 49.3, 0.1 49.45, -0.6 49.6
Garonne: 0.7 42.8, 1.45 43.6, 0.4 44.3, -0.6 44.85, -1.4 45.7
Ebro: -4.0 43.0, -2.5 42.5, -0.9 41.65, 0.4 41.1, 1.3 40.6
Duero: -2.9 41.9, -4.7 41.6, -6.2 41.3, -7.6 41.15, -9.4 41.1
Tajo: -1.8 40.4, -3.6 40.0, -4.9 39.8, -6.9 39.6, -8.6 39.2, -9.9 38.5
Guadalquivir: -3.0 38.0, -4.8 37.9, -6.0 37.4, -6.6 36.6
Thames: -2.0 51.7, -1.2 51.7, -0.9 51.45, -0.13 51.51, 0.6 51.45, 1.4 51.5
Severn: -3.6 52.45, -2.7 52.65, -2.2 52.1, -2.6 51.6, -3.6 51.3
Maritsa: 23.6 42.2, 24.75 42.15, 26.5 41.7, 26.3 41.0, 25.9 40.5
Kizil: 38.3 39.8, 36.5 39.2, 34.4 38.9, 33.6 39.9, 34.2 40.9, 35.6 41.3, 36.1 42.0
Sakarya: 31.0 39.1, 31.8 39.8, 30.4 40.4, 30.6 41.5
Glomma: 11.3 62.0, 11.6 60.8, 11.2 59.9, 10.8 58.9
Dal: 13.6 61.2, 15.0 60.5, 16.4 60.15, 17.8 60.9
Volkhov: 31.3 58.5, 31.9 59.4, 32.4 60.2
"""


def cities() -> dict[str, tuple[float, float]]:
    """Degrees east and north by id."""
    found = (one.split() for one in CITIES.split(","))
    return {name: (float(east), float(north)) for name, east, north in found}


def rivers() -> list[Floats]:
    lines = RIVERS.replace("\n  ", " ").strip().splitlines()
    return [np.array([one.split() for one in line.split(":")[1].split(",")], dtype=float) for line in lines]


class Plate:
    """A thin plate through given points: what it does to all others follows with the least bending."""

    def __init__(self, at: Floats, to: Floats) -> None:
        self.at = at
        count = len(at)
        flat = np.c_[np.ones(count), at]
        whole = np.block([[self.bend(at), flat], [flat.T, np.zeros((3, 3))]])
        self.weights = np.linalg.solve(whole, np.r_[to, np.zeros((3, 2))])

    def bend(self, points: Floats) -> Floats:
        square = ((points[:, None, :] - self.at[None, :, :]) ** 2).sum(axis=2)
        bent: Floats = np.where(square > 0, square * np.log(np.maximum(square, 1e-12)), 0.0)
        return bent

    def __call__(self, points: Floats) -> Floats:
        moved: Floats = np.c_[self.bend(points), np.ones(len(points)), points] @ self.weights
        return moved


def flat(points: Floats) -> Floats:
    """Degrees as a map of the middle of Europe has them: a degree east is shorter than one north."""
    east, north = points.T
    stretched: Floats = -np.degrees(np.log(np.tan(np.pi / 4 + np.radians(north) / 2)))
    both: Floats = np.c_[east * np.cos(np.radians(50)), stretched]
    return both


def curve(points: Floats) -> str:
    """A smooth line through the points (Catmull and Rom) as relative curves of SVG, in half units."""
    ends = np.r_[points[:1], points, points[-1:]]
    steps = []
    here = np.round(points[0] * 2) / 2
    begin = here
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        three = [start + (end - before) / 6, end - (after - start) / 6, end]
        halves = [np.round(point * 2) / 2 - here for point in three]
        steps.append("c" + " ".join(f"{x:g} {y:g}" for x, y in halves))
        here = here + halves[2]
    return f"M{begin[0]:g} {begin[1]:g}" + "".join(steps)


def main() -> None:
    layout = json.loads(LAYOUT.read_text(encoding="utf-8"))
    placed = {name: (city["x"], city["y"]) for name, city in layout["cities"].items()}
    earth = cities()
    names = sorted(placed)
    plate = Plate(flat(np.array([earth[name] for name in names])), np.array([placed[name] for name in names]))
    lines = []
    for points in rivers():
        bent = plate(flat(points))
        kept = [bent[0], *(b for a, b in itertools.pairwise(bent) if np.hypot(*(b - a)) > 1)]
        lines.append(curve(np.array(kept)))
    sys.stdout.write(
        "// Made by tools/make_europe_rivers.py; not to be changed by hand.\n\n"
        "/** The rivers of a map, faint under its routes. They run on into the sea. */\n"
        "export const RIVERS: Readonly<Record<string, readonly string[]>> = {\n  europe: [\n"
        + "".join(f"    '{line}',\n" for line in lines)
        + "  ],\n}\n"
    )


if __name__ == "__main__":
    main()
