"""Reading what somebody typed: argparse, but speaking the person's language and short about mistakes."""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import partial
from textwrap import fill
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

from doublelucky7.wording.speech import Language, Wording, language_from

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["CommandParser"]

PROGRAM: Final = "doublelucky7"
_WIDEST_HELP: Final = 100
_WIDEST_OPTION: Final = 26
_WIDEST_LINE: Final = 80

Choice = TypeVar("Choice")
Member = TypeVar("Member", bound=Enum)


class BadArguments(Exception):
    """What was typed cannot be understood; the sentence says why."""

    def __init__(self, program: str, sentence: str) -> None:
        super().__init__(sentence)
        self.program = program
        self.sentence = sentence


class CommandParser(argparse.ArgumentParser):
    """Parses the arguments of the program or of one of its commands, in one language."""

    def __init__(self, prog: str, wording: Wording, description: str, examples: str, **of_argparse: Any) -> None:
        super().__init__(
            **of_argparse,  # What argparse hands on to the parsers of commands, as `color` since Python 3.14.
            prog=prog,
            description=description,
            epilog=f"{wording.say('help-examples')}\n{_folded(examples)}",
            formatter_class=partial(_HelpFormatter, wording=wording),
            add_help=False,
            allow_abbrev=False,
        )
        self.wording = wording
        self._positionals.title = wording.say("help-arguments")
        self._optionals.title = wording.say("help-options")
        self.add_argument("-h", "--help", action="help", help=wording.say("help-help"))
        self.add_argument(
            "--language",
            type=one_of(by_value(Language), wording),
            default=argparse.SUPPRESS,
            metavar="|".join(language.value for language in Language),
            help=wording.say("help-language"),
        )

    def error(self, message: str) -> NoReturn:
        """Raises BadArguments with argparse's complaint in the person's own language."""
        raise BadArguments(self.prog, _translated(message, self.wording))


class _HelpFormatter(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str, wording: Wording, **layout: Any) -> None:
        width = min(shutil.get_terminal_size().columns, _WIDEST_HELP) - 2
        super().__init__(prog, **{"max_help_position": _WIDEST_OPTION, "width": width} | layout)
        self._usage_word = wording.say("help-usage")

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._usage_word} " if prefix is None else prefix)


def add_command(commands: Commands, name: str, summary: str, examples: str, wording: Wording) -> CommandParser:
    """A parser for one more command of the program."""
    return commands.add_parser(
        name,
        prog=f"{PROGRAM} {name}",
        help=summary,
        wording=wording,
        description=fill(summary, _WIDEST_LINE),
        examples=examples,
    )


def language_asked_for(argv: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The language to answer in, known before anything is parsed, so that help and complaints are in it too."""
    asked = None
    for place, argument in enumerate(argv):
        if argument == "--language" and place + 1 < len(argv):
            asked = argv[place + 1]
        elif argument.startswith("--language="):
            asked = argument.partition("=")[2]
    return next((language for language in Language if language.value == asked), language_from(environment))


def whole_number(wording: Wording, least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(given: str) -> int:
        number = int(given) if re.fullmatch(r"[+-]?[0-9]{1,18}", given) else None
        if number is None or number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(_out_of_bounds(given))
        return number

    def _out_of_bounds(given: str) -> str:
        if most is None:
            return wording.say("bad-number-too-small", given=given, least=least)
        return wording.say("bad-number", given=given, least=least, most=most)

    return read


def one_of(choices: Mapping[str, Choice], wording: Wording) -> Callable[[str], Choice]:
    """Reads one of several words; a hyphen does for an underscore."""

    def read(given: str) -> Choice:
        chosen = choices.get(given.replace("-", "_"))
        if chosen is None:
            raise argparse.ArgumentTypeError(wording.say("bad-choice", given=given, choices=", ".join(choices)))
        return chosen

    return read


def by_value(kind: type[Member]) -> dict[str, Member]:
    """The members of an enum by what somebody would type for them."""
    return {str(member.value): member for member in kind}


def _translated(message: str, wording: Wording) -> str:
    """A complaint of argparse in the person's language; one that is not known stays in English."""
    about, argument, complaint = "", "", message
    if found := re.fullmatch(r"argument (?P<argument>[^:]+): (?P<complaint>.*)", message, re.DOTALL):
        argument, complaint = found["argument"], found["complaint"]
        about = f"{argument}: "
    if complaint.startswith("expected "):
        return wording.say("bad-value-missing", argument=argument)
    if found := re.fullmatch(r"not allowed with argument (?P<other>.*)", complaint, re.DOTALL):
        return wording.say("bad-together", argument=argument, other=found["other"])
    if found := re.match(r"unrecognized arguments: (?P<arguments>.*)", complaint, re.DOTALL):
        return wording.say("bad-unknown", arguments=found["arguments"])
    if found := re.match(r"the following arguments are required: (?P<arguments>.*)", complaint, re.DOTALL):
        return wording.say("bad-missing", arguments=found["arguments"])
    if found := re.match(r"invalid choice: (?P<given>.*?) \((?:choose from )?(?P<choices>.*)\)", complaint, re.DOTALL):
        return wording.say("bad-choice", given=_plain(found["given"]), choices=_plain(found["choices"]))
    if complaint.startswith("ignored explicit argument"):
        return wording.say("bad-value-unasked", argument=argument)
    return about + complaint


def _folded(examples: str) -> str:
    """Examples a little indented, those that are too long for a line folded."""
    lines = (fill(line, _WIDEST_LINE, initial_indent="  ", subsequent_indent="    ") for line in examples.splitlines())
    return "\n".join(lines)


def _plain(quoted: str) -> str:
    return quoted.replace("'", "")
