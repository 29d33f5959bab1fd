"""People as programs: they open tables and play up to the moment that a page is opened for.

A page shows every card it is sent, which takes a browser many times longer than the game itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from functools import partial
from typing import Any, TypeAlias, TypeVar
from urllib.parse import urlsplit

from doublelucky7.client.session import Session
from doublelucky7.client.table import TableClient
from doublelucky7.protocol.commands import Command, StartGame, TakeSeat
from doublelucky7.protocol.merging import Update
from doublelucky7.protocol.messages import Done, Look
from doublelucky7.protocol.sitting import OpenSeat, Phase
from doublelucky7.rules.actions import KeepPawn, NameTrump, PlaceBid, PlayCard
from testkit.browser.devices import Device
from testkit.browser.patience import PATIENCE_MILLISECONDS
from testkit.server.clients import what_is_due

T = TypeVar("T")
IsSo: TypeAlias = Callable[[Update], bool]

_COOKIE = "dl7"
_QUESTIONS: dict[type, str] = {PlaceBid: "bid", NameTrump: "trump", PlayCard: "card"}
_KNOWN_HERE = "if (location.protocol !== 'about:') localStorage.setItem('dl7-known-here', 'yes')"


def run(asking: Coroutine[Any, Any, T]) -> T:
    """Waits for something asynchronous beside Playwright, which keeps an event loop of its own in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asking).result()


def begin_session(device: Device, name: str) -> Session:
    """A session that the device's pages and the programs of a test share, without a page being loaded."""
    session = run(Session.begin(_address_of(device), name))
    device.context.add_cookies(
        [{"name": _COOKIE, "value": session.token, "url": device.origin, "httpOnly": True, "sameSite": "Strict"}]
    )
    # So does the page itself, after it has asked for a name.
    device.context.add_init_script(_KNOWN_HERE)
    if device.page.url.startswith(device.origin):
        device.page.evaluate(_KNOWN_HERE)
    return session


def session_of(device: Device) -> Session:
    """The session that the device has, be it from its page or from the test."""
    token = next(cookie["value"] for cookie in device.context.cookies(device.origin) if cookie["name"] == _COOKIE)
    return run(Session.resume(_address_of(device), token))


def sit_down(device: Device, link: str) -> None:
    """On the first open seat, under the session's own name."""
    run(_sit_down(session_of(device), link))


def play_ahead(link: str, *devices: Device, until: str, in_round: int = 1) -> None:
    """Starts the game if need be, and plays for all until the first device is asked this, in this round or later.

    Pawns are kept, so that the wheel stays as it was.
    """
    clock = devices[0].clock
    sessions = [session_of(device) for device in devices]
    with nullcontext() if clock is None else clock.skipping_moments():
        run(_play(sessions, link, partial(_is_asked, until, in_round)))


def asked_in(update: Update) -> str | None:
    """What the person is asked, in the words that `Player` has for it."""
    table = update.table
    if table.phase is Phase.FINISHED:
        return "end"
    if table.pad is not None and update.yours.person in table.pad.still_reading:
        return "go-on"
    action = next((view.legal[0] for view in update.views if view.legal), None)
    return None if action is None else _QUESTIONS.get(type(action), "wheel")


async def _sit_down(session: Session, link: str) -> None:
    async with session.table(link) as table:
        update = await table.wait_for(lambda update: True)
        seat = next(seat.seat for seat in update.table.seats if isinstance(seat.holder, OpenSeat))
        await table.do(TakeSeat(seat, session.facts.name))


async def _play(sessions: list[Session], link: str, is_enough: IsSo) -> None:
    others = [asyncio.create_task(_play_one(session, link, _never)) for session in sessions[1:]]
    async with asyncio.timeout(PATIENCE_MILLISECONDS / 1_000):
        await _play_one(sessions[0], link, is_enough)
    for other in others:
        other.cancel()
    await asyncio.gather(*others, return_exceptions=True)


async def _play_one(session: Session, link: str, is_enough: IsSo) -> None:
    async with session.table(link) as table:
        update = await table.wait_for(lambda update: True)
        if update.table.phase is Phase.GATHERING and update.table.host == update.yours.person:
            await table.do(StartGame())
        while not is_enough(update := await table.wait_for(lambda update: True)):
            command = _chosen(update)
            if command is None:
                await _next(table, update)
            elif isinstance(answer := await table.ask(command), Done):
                await table.wait_for(partial(_has_reached, answer.version))
            else:
                await table.send(Look())
                await _next(table, update)


def _is_asked(what: str, in_round: int, update: Update) -> bool:
    return asked_in(update) == what and (what == "end" or update.views[0].round >= in_round)


def _never(update: Update) -> bool:
    return False


def _chosen(update: Update) -> Command | None:
    keeping = (action for view in update.views for action in view.legal if isinstance(action, KeepPawn))
    return next(keeping, None) or what_is_due(update)


def _has_reached(version: int, update: Update) -> bool:
    return update.table.version >= version


async def _next(table: TableClient, seen: Update) -> None:
    await table.wait_for(lambda update: update is not seen)


def _address_of(device: Device) -> str:
    address = urlsplit(device.origin)
    return f"http://127.0.0.1:{address.port}{address.path}"
