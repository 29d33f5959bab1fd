"""A bot that sits down by code and plays the first legal action: network_bot.py http://localhost:7777 CODE NAME"""

import json
import secrets
import sys
import urllib.request
from typing import Any

import msgspec
from websockets.sync.client import connect

from doublelucky7.protocol.commands import Command, Contribute, TakeSeat
from doublelucky7.protocol.composing import Composer, Update
from doublelucky7.protocol.messages import Do
from doublelucky7.protocol.sitting import OpenSeat, Phase


def ask(url: str, body: object = None) -> Any:
    with urllib.request.urlopen(url, json.dumps(body).encode() if body else None) as answer:
        return json.load(answer)


def what_to_do(update: Update, name: str) -> Command | None:
    table, mine = update.table, update.yours.seats
    if table.phase is Phase.GATHERING and not mine:
        return next(TakeSeat(seat.seat, name) for seat in table.seats if isinstance(seat.holder, OpenSeat))
    if table.phase is Phase.CONTRIBUTING and mine[0] not in table.dealing.contributed:
        return Contribute(mine[0], secrets.token_hex(32))
    return next((view.legal[0] for view in update.views if view.legal), None)


server, code, name = sys.argv[1:]
headers = {"Authorization": f"Bearer {ask(f'{server}/api/v1/session', {'name': name})['token']}"}
url = f"{server.replace('http', 'ws', 1)}/ws/{ask(f'{server}/api/v1/codes/{code}')['link']}"
with connect(url, additional_headers=headers, proxy=None) as connection:
    updates = (message for message in map(Composer().read, connection) if isinstance(message, Update))
    while (update := next(updates)).table.phase is not Phase.FINISHED:
        if command := what_to_do(update, name):
            do = Do(id=secrets.token_hex(8), after=update.table.version, command=command)
            connection.send(msgspec.json.encode(do).decode())
