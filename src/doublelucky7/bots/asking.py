"""Asking a bot for a decision: it may come from anywhere, fail in any way, and answer with anything."""

from __future__ import annotations

from doublelucky7.bots.bot import Bot
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard


class BotCrashed(Exception):
    """Raised where a bot raised something instead of choosing."""

    def __init__(self, error: BaseException) -> None:
        super().__init__(f"{type(error).__name__}: {error}")
        self.error = error


class IllegalChoice(Exception):
    """Raised where a bot chose what its view does not list as legal."""

    def __init__(self, choice: object) -> None:
        super().__init__(type(choice).__name__)
        self.choice = choice


def ask(bot: Bot, heard: Heard, seed: int) -> PlayerAction:
    """What a bot chooses among the legal actions of its view; raises `BotCrashed` or `IllegalChoice`."""
    try:
        choice = bot.choose(heard, seed)
    except (Exception, SystemExit) as error:
        raise BotCrashed(error) from error
    # The view's own action rather than the bot's: an object from outside might claim to equal anything.
    for action in heard.view.legal:
        if type(action) is type(choice) and action == choice:
            return action
    raise IllegalChoice(choice)
