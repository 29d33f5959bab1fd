"""A whole game over real sockets: people by cookie, bots beside them, and everything that is there afterwards."""

from pathlib import Path

from doublelucky7.protocol.commands import StartGame, TakeSeat
from doublelucky7.protocol.sitting import Phase
from tests.server.clients import Browser, play_to_the_end
from tests.server.houses import house_in_thread

FAST = {"pace": "fast", "stand_in": "random"}
BOT = {"kind": "bot", "level": "random"}


def test_two_people_and_a_bot_play_a_whole_game(tmp_path: Path) -> None:
    with house_in_thread(tmp_path) as house:
        anna, ben = Browser(house.port), Browser(house.port)
        anna.become("Anna")
        ben.become("Ben")
        opened = anna.open({"kind": "you"}, {"kind": "open"}, BOT, settings=FAST)
        host = anna.sit_at(opened["link"])
        host.hear()
        found = ben.get(f"/codes/{opened['code'].upper()}")
        assert found.json["link"] == opened["link"]
        guest = ben.sit_at(found.json["link"])
        guest.hear()
        seated = guest.do(TakeSeat(1, "Ben"))
        host.wait_for(lambda update: update.table.version >= seated.version)
        host.do(StartGame())
        play_to_the_end(host, guest)
        assert host.last.table.phase is Phase.FINISHED
        game = opened["game"]
        verified = anna.get(f"/games/{game}/verify").json
        assert verified["disagreement"] is None
        host.close()
        guest.close()
