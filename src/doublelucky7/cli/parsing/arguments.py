"""Reading what somebody typed: argparse, but speaking the person's language and short about mistakes."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from textwrap import fill
from typing import Any, Final, NoReturn, Protocol, TypeVar

from doublelucky7.cli.parsing.mistakes import Argument, Declared, Option
from doublelucky7.wording.speech import Language, Wording, language_from

PROGRAM: Final = "doublelucky7"
_WIDEST_LINE: Final = 80
_WITHOUT_COLOURS: Final[dict[str, Any]] = {"color": False} if sys.version_info >= (3, 14) else {}

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
            **(of_argparse | _WITHOUT_COLOURS),  # What argparse hands on to the parsers of commands.
            prog=prog,
            description=description,
            epilog=f"{wording.say('help-examples')}\n{_folded(examples)}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            add_help=False,
            allow_abbrev=False,
        )
        self.wording = wording
        self._declared = Declared()
        self._commands = Commands()
        # Groups of our own, because those that argparse makes by itself have English titles.
        self._group_of_arguments = self.add_argument_group(wording.say("help-arguments"))
        self._group_of_options = self.add_argument_group(wording.say("help-options"))
        self.add_argument("-h", "--help", action="help", help=wording.say("help-help"))
        self.add_argument(
            "--language",
            type=one_of(by_value(Language), wording),
            default=argparse.SUPPRESS,
            metavar="|".join(language.value for language in Language),
            help=wording.say("help-language"),
        )

    def add_argument(self, *names: str, **details: Any) -> argparse.Action:
        """Adds an option, which begins with a hyphen, or an argument."""
        if names[0].startswith("-"):
            return self._add_option(self._group_of_options, [], names, details)
        shown = details.get("metavar", names[0])
        number = details.get("nargs")
        self._declared.arguments.append(Argument(shown, takes_many=number == "+", may_be_missing=number == "?"))
        return self._group_of_arguments.add_argument(*names, **self._with_own_errors(shown, details))

    def add_mutually_exclusive_group(self, **details: Any) -> ExclusiveOptions:  # type: ignore[override]
        """Options of which only one may be given."""
        group, alternatives = self._group_of_options.add_mutually_exclusive_group(**details), list[Option]()
        return ExclusiveOptions(lambda names, details: self._add_option(group, alternatives, names, details))

    def add_commands(self, title: str) -> Commands:
        """What commands are added to."""
        self._commands.added = self.add_subparsers(title=title, dest="command", metavar="COMMAND")
        return self._commands

    def check(self, typed: Sequence[str]) -> None:
        """Raises BadArguments where something typed cannot be understood, except for values that are out of bounds."""
        mistake = self._declared.mistake_in(typed, self._commands.parsers, self.wording)
        if mistake is not None:
            raise BadArguments(self.prog, mistake)
        place = self._declared.place_of_command(typed)
        if place is not None and typed[place] in self._commands.parsers:
            self._commands.parsers[typed[place]].check(typed[place + 1 :])

    def error(self, message: str) -> NoReturn:
        """Raises BadArguments for a mistake that `check` has not found; argparse's English is not shown."""
        raise BadArguments(self.prog, self.wording.say("bad-arguments"))

    def format_usage(self) -> str:
        """How the program is called, after the person's word for it instead of argparse's."""
        before, _, after = super().format_usage().partition(self.prog)
        word = f"{self.wording.say('help-usage')} "
        first, *others = f"{word}{self.prog}{after}".splitlines(keepends=True)
        # Further lines stand below what follows the program's name.
        indented = " " * (len(before) + len(self.prog) + 1)
        aligned = " " * (len(word) + len(self.prog) + 1)
        return "".join([first, *(line.replace(indented, aligned, 1) for line in others)])

    def format_help(self) -> str:
        """The whole help, with the usage as `format_usage` says it."""
        return self.format_usage() + super().format_help().removeprefix(super().format_usage())

    def _add_option(
        self, group: SupportsAddArgument, alternatives: list[Option], names: Sequence[str], details: dict[str, Any]
    ) -> argparse.Action:
        action = details.get("action", "store")
        ends_parsing = action in ("help", "version")
        takes_a_value = not ends_parsing and action != "store_true"
        option = Option(tuple(names), takes_a_value, ends_parsing, alternatives)
        alternatives.append(option)
        self._declared.options.update(dict.fromkeys(names, option))
        return group.add_argument(*names, **self._with_own_errors(option.shown, details))

    def _with_own_errors(self, shown: str, details: dict[str, Any]) -> dict[str, Any]:
        """The details, with a reader of values whose errors are in the person's language."""
        if "type" not in details:
            return details
        read: Callable[[str], Any] = details["type"]

        def reader(given: str) -> Any:
            try:
                return read(given)
            except argparse.ArgumentTypeError as problem:
                raise BadArguments(self.prog, f"{shown}: {problem}") from None

        return {**details, "type": reader}


class SupportsAddArgument(Protocol):
    """A group of options."""

    def add_argument(self, *names: str, **details: Any) -> argparse.Action:
        """Adds an option."""


class ExclusiveOptions:
    """Options of which only one may be given."""

    def __init__(self, add: Callable[[Sequence[str], dict[str, Any]], argparse.Action]) -> None:
        self._add = add

    def add_argument(self, *names: str, **details: Any) -> argparse.Action:
        """Adds one of them."""
        return self._add(names, details)


class Commands:
    """The commands of a program, by name."""

    def __init__(self) -> None:
        self.parsers: dict[str, CommandParser] = {}
        self.added: Any = None
        """What argparse adds parsers to."""

    def add(self, name: str, **details: Any) -> CommandParser:
        """A parser for one more command."""
        parser: CommandParser = self.added.add_parser(name, **details)
        self.parsers[name] = parser
        return parser


def add_command(commands: Commands, name: str, summary: str, examples: str, wording: Wording) -> CommandParser:
    """A parser for one more command of the program."""
    return commands.add(
        name,
        prog=f"{PROGRAM} {name}",
        help=summary,
        wording=wording,
        description=fill(summary, _WIDEST_LINE),
        examples=examples,
    )


def language_asked_for(argv: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The language to answer in, known before anything is parsed, so that help and errors are in it too."""
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


def _folded(examples: str) -> str:
    """Examples a little indented, those that are too long for a line folded."""
    lines = (fill(line, _WIDEST_LINE, initial_indent="  ", subsequent_indent="    ") for line in examples.splitlines())
    return "\n".join(lines)
