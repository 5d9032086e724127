"""Keeps the results of games that an older version has played to their end."""

from __future__ import annotations

import logging

from wissel.store import results
from wissel.store.desk import UNREADABLE, Desk
from wissel.tables.results import finished

log = logging.getLogger(__name__)


async def keep_old_results(desk: Desk) -> int:
    """Needs the rules; returns how many were kept. All games then count in the order in which they ended."""
    kept = 0
    for table_id in await desk.store.reading(results.unrecorded):
        try:
            table = await desk.table(table_id)
        except UNREADABLE:
            log.exception("the result of table %s cannot be read", table_id)
            continue
        ended = finished(table.position, table.happened)
        if ended is not None:
            await desk.store.writing(results.record, ended, rate=False)
            kept += 1
    if kept:
        await desk.store.writing(results.put_in_order)
    return kept
