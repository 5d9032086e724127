"""Makes profiles of what people have played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from wissel.core.problems import ProblemError
from wissel.store.chat import Silence
from wissel.store.played import Ended, Played
from wissel.store.ratings import Rating
from wissel.web.wire_profile import (
    CompanyFact,
    GameProfile,
    HeadLine,
    HeadToHead,
    Ladder,
    LadderLine,
    Opponent,
    PastGame,
    PastGames,
    PastSeat,
    Profile,
    RatingInfo,
    RatingPoint,
    SeatsLine,
    TicketFacts,
)

LAST = 20
OPPONENTS = 12
COURSE = 200
BOT = "bot:"

Names = Mapping[str, str]


def profile(
    told: Played,
    names: Names,
    companies: Sequence[str],
    *,
    viewer: str | None,
    handle: str | None,
    silence: Silence | None,
) -> Profile:
    """`companies`: those of Paris Connection, in the order of its score lines."""
    games = sorted({ended.game for ended in told.games})
    met = Counter(player for ended in told.games for player in {sat.player for sat in ended.seats})
    del met[told.person.id]
    # Of those met equally often people come first.
    order = sorted(met.items(), key=lambda item: (-item[1], item[0].startswith(BOT), item[0]))
    return Profile(
        person=told.person.id,
        name=told.person.name,
        since=told.person.created_at,
        handle=handle,
        mine=viewer == told.person.id,
        silence=silence,
        met=0 if viewer is None else met[viewer],
        games=[_game(told, game, companies) for game in games],
        last=_last(told, told.games, names),
        opponents=[_opponent(player, count, names) for player, count in order[:OPPONENTS]],
    )


def head_to_head(told: Played, other: str, names: Names) -> HeadToHead:
    """The games in which both sat."""
    met = _met(told, other)
    return HeadToHead(
        person=told.person.id,
        name=told.person.name,
        other=_opponent(other, len(met), names),
        lines=[
            _head(game, [e for e in met if e.game == game], other) for game in sorted({e.game for e in met})
        ],
        last=_last(told, met, names),
    )


def past_games(told: Played, other: str | None, before: str, names: Names) -> PastGames:
    """The games that ended before the one at a table, or of these those with another player.

    Raises `ProblemError` `TABLE_NOT_FOUND` where that is none of these games.
    """
    games = told.games if other is None else _met(told, other)
    count = next((number for number, ended in enumerate(games) if ended.table == before), None)
    if count is None:
        raise ProblemError("TABLE_NOT_FOUND")
    return PastGames(_last(told, games[:count], names), count > LAST)


def _met(told: Played, other: str) -> list[Ended]:
    return [ended for ended in told.games if any(sat.player == other for sat in ended.seats)]


def ladder(
    game: str, found: Sequence[tuple[str, Rating, str | None]], names: Names, viewer: str | None
) -> Ladder:
    """`found`: player, rating and handle, the best first."""
    lines = []
    for number, (player, rating, handle) in enumerate(found, 1):
        bot = player.removeprefix(BOT) if player.startswith(BOT) else None
        name = None if bot else names.get(player) or None
        told = RatingInfo(rating.points, rating.uncertainty, rating.games)
        lines.append(LadderLine(number, player, name, bot, handle, player == viewer, told))
    return Ladder(game, lines)


def people_in(told: Played) -> set[str]:
    return {sat.person for ended in told.games for sat in ended.seats if sat.person is not None}


def _opponent(player: str, games: int, names: Names) -> Opponent:
    bot = player.removeprefix(BOT) if player.startswith(BOT) else None
    return Opponent(player, None if bot else names.get(player) or None, bot, games)


def _average(numbers: Iterable[int]) -> float:
    found = list(numbers)
    return round(sum(found) / len(found), 1)


def _game(told: Played, game: str, companies: Sequence[str]) -> GameProfile:
    played = [ended for ended in told.games if ended.game == game]
    totals = [ended.mine.total for ended in played]
    by_seats = []
    for count in sorted({len(ended.seats) for ended in played}):
        some = [ended.mine for ended in played if len(ended.seats) == count]
        won = sum(sat.rank == 1 for sat in some)
        scores = [sat.total for sat in some]
        by_seats.append(SeatsLine(count, len(some), won, _average(scores), max(scores)))
    rating = told.ratings.get(game)
    return GameProfile(
        game=game,
        games=len(played),
        wins=sum(ended.mine.rank == 1 for ended in played),
        average=_average(totals),
        best=max(totals),
        by_seats=by_seats,
        facts=[*_companies(played, companies), *_tickets(played)],
        rating=None if rating is None else RatingInfo(rating.points, rating.uncertainty, rating.games),
        course=[
            RatingPoint(ended.table, ended.at, after.points, after.uncertainty)
            for ended in played
            if (after := ended.mine.rating) is not None
        ][-COURSE:],
    )


def _companies(played: Sequence[Ended], companies: Sequence[str]) -> list[CompanyFact]:
    """The company of which the person held most at the end, most often; the first of several alike."""
    held: Counter[str] = Counter()
    for ended in played:
        hand = ended.lines.get("hand") if isinstance(ended.lines, dict) else None
        if ended.game == "paris-connection" and hand and len(hand) == len(companies) and max(hand):
            held.update(
                company for company, shares in zip(companies, hand, strict=True) if shares == max(hand)
            )
    return [CompanyFact(company, count) for company, count in held.most_common(1)]


def _tickets(played: Sequence[Ended]) -> list[TicketFacts]:
    lines = [ended.lines for ended in played if isinstance(ended.lines, dict) and "tickets" in ended.lines]
    if not lines:
        return []
    tickets = [ticket for line in lines for ticket in line["tickets"]]
    return [
        TicketFacts(
            done=sum(ticket["done"] for ticket in tickets),
            kept=len(tickets),
            longest=max(line["spaces"] for line in lines),
            express=sum(line["express"] > 0 for line in lines),
        )
    ]


def _head(game: str, met: Sequence[Ended], other: str) -> HeadLine:
    ranks, scores = [], []
    for ended in met:
        theirs = min((sat for sat in ended.seats if sat.player == other), key=lambda sat: sat.rank)
        ranks.append(ended.mine.rank - theirs.rank)
        scores.append((ended.mine.total, theirs.total))
    return HeadLine(
        game=game,
        ahead=sum(rank < 0 for rank in ranks),
        behind=sum(rank > 0 for rank in ranks),
        even=sum(rank == 0 for rank in ranks),
        average=_average(mine for mine, _ in scores),
        other_average=_average(theirs for _, theirs in scores),
    )


def _last(told: Played, games: Sequence[Ended], names: Names) -> list[PastGame]:
    """The latest first. A change of the rating is that since the game before that counted."""
    before: dict[str, int] = {}
    changes: dict[str, int] = {}
    for ended in told.games:
        after = ended.mine.rating
        if after is not None:
            changes[ended.table] = after.points - before.get(ended.game, Rating().points)
            before[ended.game] = after.points
    return [
        PastGame(
            table=ended.table,
            game=ended.game,
            at=ended.at,
            private=ended.private,
            seat=ended.seat,
            seats=[
                PastSeat(
                    seat=sat.seat,
                    person=sat.person,
                    name=None if sat.person is None else names.get(sat.person) or None,
                    bot=sat.bot,
                    total=sat.total,
                    rank=sat.rank,
                )
                for sat in ended.seats
            ],
            change=changes.get(ended.table),
        )
        for ended in reversed(games[-LAST:])
    ]
