"""A downloaded game is opened by somebody else, stepped through, and played on from a move."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.scenes import against_computers, play_out
from tests.browser.test_history import moments, slider


def test_a_game_travels_as_a_file_and_goes_on_differently(visit: Visit, url: str, tmp_path: Path) -> None:
    player = visit(url, "Ada")
    table = against_computers(player, "random", 3, turn_limit=5)
    play_out(table)
    end = player.region("pc-end-title")
    with player.page.expect_download() as download:
        end.get_by_role("link", name=player.say("table-download")).click()
    file = tmp_path / "game.json"
    download.value.save_as(file)

    reader = visit(url, "Bo")
    reader.expects("422")
    reader.goes("/")
    chooser = reader.page.get_by_label(reader.say("history-file-open")).and_(reader.page.locator("input"))
    wrong = tmp_path / "wrong.json"
    wrong.write_text(file.read_text().replace('"seq":3', '"seq":4', 1))
    chooser.set_input_files(wrong)
    expect(reader.page.get_by_text(re.compile("entry 3"))).to_be_visible()
    chooser.set_input_files(file)
    expect(slider(reader)).to_have_value("0")
    expect(reader.page.get_by_text(reader.say("history-origin-file"), exact=True).first).to_be_visible()
    assert [one["action"] for one in moments(reader)] == [one["action"] for one in moments(player)]

    page = reader.page
    page.keyboard.press("End")
    here = len(moments(reader)) - 1
    expect(slider(reader)).to_have_value(str(here))
    branch = reader.button("history-branch")
    expect(branch).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(slider(reader)).to_have_value("1")
    old = reader.table_id
    branch.click()
    page.get_by_label(reader.say("history-branch-seat")).select_option("2")
    reader.button("history-branch-go").click()
    page.wait_for_url(lambda now: old not in now)
    reader.until(lambda: reader.step is not None and reader.step["menu"], "it is my turn")
    assert [seat["person"] is not None for seat in reader.table["seats"]] == [False, False, True]
    assert reader.table["origin"]["kind"] == "branch"
