"""From the bots somebody named on the command line to one name for each seat, all known to lead to a bot."""

from __future__ import annotations

from collections.abc import Sequence

from doublelucky7.bots.registry import NoSuchBot, bot_called, names_of_bots
from doublelucky7.cli.failures import CommandFailed
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS
from doublelucky7.wording.speech import Wording, key


def bots_for_seats(named: str, players: int | None, default_players: int, wording: Wording) -> tuple[str, ...]:
    """One bot name for every seat: a single name plays them all, a list decides how many there are."""
    names = tuple(name.strip() for name in named.split(","))
    if len(names) == 1:
        names *= default_players if players is None else players
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
        raise CommandFailed(
            wording.say("bots-not-for-a-table", bots=len(names), least=FEWEST_PLAYERS, most=MOST_PLAYERS)
        )
    if players not in (None, len(names)):
        raise CommandFailed(wording.say("bots-and-players-differ", bots=len(names), players=players or 0))
    return names


def require_bots(names: Sequence[str], wording: Wording) -> None:
    """Fails with one line for the first name that leads to no bot."""
    for name in dict.fromkeys(names):
        try:
            bot_called(name)
        except NoSuchBot as problem:
            raise CommandFailed(no_such_bot(problem, wording)) from None


def no_such_bot(problem: NoSuchBot, wording: Wording) -> str:
    """Why a name did not lead to a bot."""
    known = ", ".join(names_of_bots())
    return wording.say(key("no-bot", problem.why.value), name=problem.name, detail=problem.detail, known=known)
