"""Share cards: what a link tells those who only see it in another program."""

from __future__ import annotations

import html
import re
from typing import Any

from tests.web.serving import Person, Served, seed


def card(person: Person, path: str, **headers: str) -> dict[str, str]:
    """The tags of a page, by name."""
    answer = person.http.get(path, headers={"accept": "text/html", **headers})
    assert answer.status_code == 200
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"', answer.text)
    return {name: html.unescape(value) for name, value in found}


def table_of(host: Person, **wanted: Any) -> dict[str, Any]:
    made: dict[str, Any] = host.post(
        "/api/tables",
        {"game": "ticket-to-ride-europe", "seats": 3, "sit": seed(), "private": False, **wanted},
    )
    return made


def test_a_link_to_an_open_table_tells_its_game_and_the_free_seats(site: Served) -> None:
    host = site.person()
    host.named("Wilhelmina")
    made = table_of(host, computers={"1": "random"})
    told = card(site.person(), f"/t/{made['table']}")
    name = host.get(f"/api/tables/{made['table']}")["name"]
    assert told["og:title"] == f"{name}: Ticket to Ride: Europe"
    assert told["og:description"] == "One of 3 seats is free."
    assert told["og:image"] == f"{site.site.settings.public_url}/share-ticket-to-ride-europe.png"
    assert told["og:url"] == f"{site.site.settings.public_url}/t/{made['table']}"
    assert told["twitter:card"] == "summary_large_image"
    dutch = card(site.person(), f"/t/{made['table']}", **{"accept-language": "nl"})
    assert dutch["og:description"] == "Eén van 3 stoelen is vrij."


def test_a_link_to_a_private_table_is_as_one_to_no_table(site: Served) -> None:
    host = site.person()
    host.named("Wilhelmina")
    private = table_of(host, private=True)
    there = card(site.person(), f"/t/{private['table']}")
    nowhere = card(site.person(), "/t/nowhere")
    assert there.pop("og:url") != nowhere.pop("og:url")
    assert there == nowhere
    assert "Wilhelmina" not in str(there)
    # for the host's own eyes too: a card is for everybody
    assert "Wilhelmina" not in str(card(host, f"/t/{private['table']}"))


def test_an_invitation_names_the_game_and_nobody(site: Served) -> None:
    host = site.person()
    host.named("Wilhelmina")
    made = table_of(host, private=True)
    told = card(site.person(), f"/i/{made['invite']}")
    assert told["og:title"] == "You are invited: Ticket to Ride: Europe"
    assert "Wilhelmina" not in str(told)
    assert card(site.person(), "/i/00000000")["og:title"] == "Wissel: train board games"


def test_what_stands_in_a_name_stays_text(site: Served) -> None:
    host = site.person()
    host.named('A"><b>')
    made = table_of(host)
    page = site.person().http.get(f"/t/{made['table']}").text
    assert "<b>" not in page
    assert card(site.person(), f"/t/{made['table']}")["og:title"].startswith('A"><b>')
