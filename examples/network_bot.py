"""A bot that sits down by code and plays the first legal action: network_bot.py http://localhost:7777 CODE NAME"""

import json
import secrets
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def ask(url: str, body: object = None) -> Any:
    with urllib.request.urlopen(url, json.dumps(body).encode() if body else None) as answer:
        return json.load(answer)


def what_to_do(table: Any, mine: list[int], views: list[Any], name: str) -> Any:
    if table["phase"] == "gathering" and not mine:
        free = [seat["seat"] for seat in table["seats"] if seat["holder"]["kind"] == "open"]
        return {"kind": "take_seat", "seat": free[0], "name": name}
    if table["phase"] == "contributing" and mine[0] not in table["dealing"]["contributed"]:
        return {"kind": "contribute", "seat": mine[0], "hex": secrets.token_hex(32)}
    return next((view["legal"][0] for view in views if view["legal"]), None)


def play(server: str, code: str, name: str) -> None:
    headers = {"Authorization": f"Bearer {ask(f'{server}/api/v1/session', {'name': name})['token']}"}
    url = f"{server.replace('http', 'ws', 1)}/ws/{ask(f'{server}/api/v1/codes/{code}')['link']}"
    with connect(url, additional_headers=headers, proxy=None) as line:
        for message in map(json.loads, line):
            if message["kind"] == "update":
                if (table := message["table"])["phase"] == "finished":
                    return
                if command := what_to_do(table, message["yours"]["seats"], message["views"], name):
                    do = {"kind": "do", "id": secrets.token_hex(8), "after": table["version"], "command": command}
                    line.send(json.dumps(do))


if __name__ == "__main__":
    play(*sys.argv[1:])
