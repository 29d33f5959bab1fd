"""The entry point of `doublelucky7` and `dl7`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from doublelucky7.cli.commands import (
    about,
    analyse,
    arena,
    backup,
    completion,
    move_database,
    pad,
    play,
    replay,
    serve,
    show,
    simulate,
    verify,
    watch,
)
from doublelucky7.cli.failures import CANNOT_DO_IT, DONE, INTERRUPTED, OUTPUT_CLOSED, CommandFailed
from doublelucky7.cli.files import cannot_use
from doublelucky7.cli.parsing.arguments import PROGRAM, BadArguments, CommandParser, language_asked_for
from doublelucky7.cli.streams import prepare_streams
from doublelucky7.wording.speech import Wording

COMMANDS = (
    serve,
    play,
    watch,
    pad,
    backup,
    move_database,
    simulate,
    verify,
    show,
    replay,
    analyse,
    arena,
    about,
    completion,
)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and answers with its exit status."""
    typed = sys.argv[1:] if argv is None else list(argv)
    wording = Wording(language_asked_for(typed, os.environ))
    prepare_streams()
    try:
        return _run(typed, wording)
    except BadArguments as problem:
        _print_error(problem.program, problem.sentence)
        return CANNOT_DO_IT
    except CommandFailed as failure:
        _print_error(PROGRAM, failure.sentence)
        return failure.status
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as leaving:
        # How rich exits when standard output is closed.
        if isinstance(leaving.__context__, BrokenPipeError):
            return OUTPUT_CLOSED
        raise
    except OSError as error:
        # Errors of files are handled where they are used, so this is standard output, which cannot be written to.
        return _stop_writing(error, wording)


def parser_in(wording: Wording) -> CommandParser:
    """The parser of the whole program, speaking one language."""
    parser = CommandParser(PROGRAM, wording, wording.say("help-program"), wording.say("help-program.examples"))
    parser.add_argument(
        "--version", action="version", version=f"{PROGRAM} {version(PROGRAM)}", help=wording.say("help-version")
    )
    serve.add_household_options(parser, wording)
    commands = parser.add_commands(wording.say("help-commands"))
    for command in COMMANDS:
        command.add_to(commands, wording)
    return parser


def _run(typed: Sequence[str], wording: Wording) -> int:
    parser = parser_in(wording)
    try:
        parser.check(typed)
        arguments = parser.parse_args(typed)
    except SystemExit:
        # argparse leaves this way after --help and --version; errors arrive as BadArguments.
        status = DONE
    else:
        if arguments.command is None:
            status = serve.run_for_household(arguments, wording)
        else:
            status = int(arguments.run(arguments, wording))
    # Here rather than at the interpreter's end, so that a reader who has gone is noticed where it can be handled.
    sys.stdout.flush()
    return status


def _stop_writing(error: OSError, wording: Wording) -> int:
    # The interpreter flushes once more at its end, which must not fail again.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return OUTPUT_CLOSED
    _print_error(PROGRAM, cannot_use(wording.say("standard-output"), error, wording))
    return CANNOT_DO_IT


def _print_error(program: str, sentence: str) -> None:
    print(f"{program}: {sentence}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
