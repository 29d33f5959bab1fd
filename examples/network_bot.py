"""A bot that sits down by code and plays the first legal action: network_bot.py http://localhost:7777 CODE NAME"""

import asyncio
import secrets
import sys

from doublelucky7.client.session import Session
from doublelucky7.protocol.commands import Command, Contribute, GoOn, TakeSeat
from doublelucky7.protocol.merging import Update
from doublelucky7.protocol.sitting import OpenSeat, Phase


def what_to_do(update: Update, name: str) -> Command | None:
    table, mine = update.table, update.yours.seats
    if table.phase is Phase.GATHERING and not mine:
        return next(TakeSeat(seat.seat, name) for seat in table.seats if isinstance(seat.holder, OpenSeat))
    if table.phase is Phase.CONTRIBUTING and mine[0] not in table.dealing.contributed:
        return Contribute(mine[0], secrets.token_hex(32))
    if table.pad is not None and update.yours.person in table.pad.still_reading:
        return GoOn()
    return next((view.legal[0] for view in update.views if view.legal), None)


async def play(server: str, code: str, name: str) -> None:
    session = await Session.begin(server, name)
    invitation = await session.invitation(code)
    async with session.table(invitation.link) as table:
        async for update in table.updates():
            if update.table.phase is Phase.FINISHED:
                return
            if command := what_to_do(update, name):
                await table.ask(command)


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
