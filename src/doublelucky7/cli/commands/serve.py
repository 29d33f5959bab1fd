"""`doublelucky7` alone, and `doublelucky7 serve`: tables for a household, or for anybody."""

from __future__ import annotations

import argparse
import errno
import os
import re
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from doublelucky7.cli.failures import CANNOT_DO_IT, CommandFailed
from doublelucky7.cli.parsing.arguments import add_command, whole_number
from doublelucky7.cli.parsing.defaults import DEFAULT_PORT
from doublelucky7.missing_parts import Part, is_page_built, why_missing
from doublelucky7.platforms import THIS_PLATFORM, default_data_folder
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    import socket

    from doublelucky7.cli.parsing.arguments import CommandParser, Commands
    from doublelucky7.protocol.http import Reach
    from doublelucky7.server.monitoring.logs import Log
    from doublelucky7.server.settings import KeptDays, Limits, ListeningAddress, NodeSettings, Settings
    from doublelucky7.storage.event_store import StorageFailed

EVERYWHERE: Final = "0.0.0.0"
MOST_PORT: Final = 65_535
FOR_EVER: Final = "ever"
_PREFIX: Final = "DL7_"
_FULL_DISK: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EIO})
_NODE: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,30}")
_BASE_PATH: Final = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command for a public host."""
    parser = add_command(commands, "serve", wording.say("help-serve"), wording.say("help-serve.examples"), wording)
    parser.add_argument("--address", metavar="A", help=wording.say("help-serve.address"))
    _add_place(parser, wording, argparse.SUPPRESS)
    parser.add_argument("--origin", action="append", metavar="URL", help=wording.say("help-serve.origin"))
    parser.add_argument("--base-path", metavar="PATH", help=wording.say("help-serve.base-path"))
    parser.add_argument("--proxy", action="store_true", default=None, help=wording.say("help-serve.proxy"))
    parser.add_argument("--bots", metavar="NAME,…", help=wording.say("help-serve.bots"))
    parser.add_argument("--limit", action="append", metavar="NAME=N", help=wording.say("help-serve.limit"))
    parser.add_argument("--keep", action="append", metavar="WHAT=DAYS", help=wording.say("help-serve.keep"))
    parser.add_argument("--metrics", metavar="ADDRESS:PORT", help=wording.say("help-serve.metrics"))
    parser.add_argument("--database", metavar="URL", help=wording.say("help-serve.database"))
    parser.add_argument("--node", metavar="NAME", help=wording.say("help-serve.node"))
    parser.set_defaults(run=run)


def add_household_options(parser: CommandParser, wording: Wording) -> None:
    """What can be said to the program alone, which serves a household."""
    parser.add_argument("--no-browser", action="store_true", help=wording.say("help-serve.no-browser"))
    parser.add_argument("--log", action="store_true", help=wording.say("help-serve.log"))
    _add_place(parser, wording, None)


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Serves anybody, with logs on standard error."""
    from doublelucky7.protocol.http import Reach
    from doublelucky7.server.monitoring.logs import log_to_errors

    settings = settings_from(arguments, os.environ, Reach.PUBLIC, wording)
    log = log_to_errors()
    for part in parts_missing():
        log("part_missing", part=part.value, why=why_missing(part))
    return _serve(settings, log, wording, _nothing)


def run_for_household(arguments: argparse.Namespace, wording: Wording) -> int:
    """Serves the people on the same network, opens the browser and shows phones the way."""
    import webbrowser

    from doublelucky7.protocol.http import Reach
    from doublelucky7.server.monitoring.logs import log_to_errors, no_log

    settings = settings_from(arguments, os.environ, Reach.HOUSEHOLD, wording)
    log = log_to_errors() if arguments.log else no_log

    for part in parts_missing():
        print(in_words(part, wording), flush=True)

    def welcome() -> None:
        show_addresses(settings, wording)
        if not arguments.no_browser:
            # Some browsers run in the terminal until they are left; the server must not wait for that.
            Thread(target=webbrowser.open, args=(url_here(settings),), daemon=True).start()

    return _serve(settings, log, wording, welcome)


def parts_missing() -> list[Part]:
    """What this installation lacks."""
    from doublelucky7 import kernel

    is_there = {Part.PAGE: is_page_built(), Part.KERNEL: kernel.is_compiled()}
    return [part for part in Part if not is_there[part]]


def in_words(part: Part, wording: Wording) -> str:
    """That a part is missing, and why."""
    from doublelucky7 import kernel

    why = why_missing(part)
    match part:
        case Part.KERNEL:
            if os.environ.get(kernel.SWITCH):
                why = f"{kernel.SWITCH}={os.environ[kernel.SWITCH]}"
            return wording.say("serve-slow-kernel", why=why or wording.say("about-kernel-pure.unknown"))
        case Part.PAGE:
            return wording.say("serve-without-page", why=why or wording.say("about-page-missing.unknown"))


def settings_from(
    arguments: argparse.Namespace, environment: Mapping[str, str], reach: Reach, wording: Wording
) -> Settings:
    """What flags say, else environment variables, else defaults."""
    from doublelucky7.protocol.http import Reach
    from doublelucky7.server.settings import Proxy, Settings

    said = vars(arguments)
    port = said.get("port") or _read_port(environment.get(f"{_PREFIX}PORT"), wording) or DEFAULT_PORT
    data = said.get("data") or environment.get(f"{_PREFIX}DATA")
    origins = said.get("origin") or _listed(environment.get(f"{_PREFIX}ORIGINS", ""))
    limits = said.get("limit") or _listed(environment.get(f"{_PREFIX}LIMITS", ""))
    trusts_proxy = said.get("proxy") or environment.get(f"{_PREFIX}PROXY", "") not in ("", "0", "no")
    return Settings(
        reach=reach,
        address=said.get("address") or environment.get(f"{_PREFIX}ADDRESS") or EVERYWHERE,
        port=port,
        data=Path(data) if data else default_data_folder(THIS_PLATFORM, environment, Path.home()),
        origins=tuple(_read_origin(origin, wording) for origin in origins),
        base_path=_read_base_path(said.get("base_path") or environment.get(f"{_PREFIX}BASE_PATH", ""), wording),
        proxy=Proxy.TRUSTED if trusts_proxy else Proxy.NONE,
        limits=_read_limits(limits, wording),
        metrics=_read_metrics(said.get("metrics") or environment.get(f"{_PREFIX}METRICS", ""), wording),
        keep=_read_keep(said.get("keep") or _listed(environment.get(f"{_PREFIX}KEEP", "")), wording),
        bots=_read_bots(said.get("bots") or environment.get(f"{_PREFIX}BOTS", ""), wording),
        node=None if reach is Reach.HOUSEHOLD else _read_node(said, environment, wording),
    )


def show_addresses(settings: Settings, wording: Wording) -> None:
    """Prints where the server is found, with a QR code for each address a phone can reach."""
    from doublelucky7.server.access.addresses import local_addresses, offered_addresses, qr_in_terminal, url_of

    print(wording.say("serve-here", url=url_here(settings)))
    found = local_addresses()
    addresses = offered_addresses(settings.address, found)
    if not found:
        print(wording.say("serve-no-network"))
    elif not addresses:
        print(wording.say("serve-only-here", address=settings.address))
    for address in addresses:
        url = f"{url_of(address, settings.port)}{settings.base_path}"
        print(wording.say("serve-phones", url=url))
        print(qr_in_terminal(url))
    print(wording.say("serve-how-to-stop"), flush=True)


def url_here(settings: Settings) -> str:
    """The page's address on this computer."""
    return f"http://localhost:{settings.port}{settings.base_path}"


def _add_place(parser: CommandParser, wording: Wording, unsaid: str | None) -> None:
    port, about_port = whole_number(wording, 1, MOST_PORT), wording.say("help-serve.port", default=str(DEFAULT_PORT))
    parser.add_argument("--port", type=port, default=unsaid, metavar="N", help=about_port)
    parser.add_argument("--data", default=unsaid, metavar="FOLDER", help=wording.say("help-serve.data"))


def _serve(settings: Settings, log: Log, wording: Wording, on_ready: Callable[[], None]) -> int:
    from doublelucky7.server.running import STORAGE_FAILED, RunningServer
    from doublelucky7.storage.event_store import StorageFailed

    with ExitStack() as sockets:
        listening = sockets.enter_context(_listening(settings.address, settings.port, wording))
        metrics = settings.metrics
        for_metrics = (
            None if metrics is None else sockets.enter_context(_listening(metrics.address, metrics.port, wording))
        )
        try:
            server = RunningServer(settings, log, on_ready)
            status = server.run(listening, for_metrics)
        except (OSError, StorageFailed) as failure:
            raise _data_failed(failure, settings, wording) from None
    if status == STORAGE_FAILED:
        folder, why = str(settings.data), str(server.storage_failure)
        raise CommandFailed(wording.say("serve-storage-failed", folder=folder, why=why), status)
    return status


def _data_failed(failure: OSError | StorageFailed, settings: Settings, wording: Wording) -> CommandFailed:
    """Why the server could not start, and with which status: with 74 trying again later may help."""
    from doublelucky7.server.running import STORAGE_FAILED
    from doublelucky7.storage.event_store import DatabaseDamaged, DatabaseUnusable

    folder, why = str(settings.data), str(failure)
    if isinstance(failure, DatabaseDamaged):
        return CommandFailed(wording.say("serve-data-damaged", folder=folder, why=why))
    if settings.node is not None and not isinstance(failure, OSError):
        status = CANNOT_DO_IT if isinstance(failure, DatabaseUnusable) else STORAGE_FAILED
        return CommandFailed(wording.say("serve-database-fails", why=why), status)
    may_pass = (
        failure.errno in _FULL_DISK if isinstance(failure, OSError) else not isinstance(failure, DatabaseUnusable)
    )
    sentence = wording.say("serve-data-fails", folder=folder, why=why)
    return CommandFailed(sentence, STORAGE_FAILED if may_pass else CANNOT_DO_IT)


def _listening(address: str, port: int, wording: Wording) -> socket.socket:
    from doublelucky7.server.http.listening import listen

    try:
        return listen(address, port)
    except OSError as failure:
        if failure.errno == errno.EADDRINUSE:
            other = port + 1 if port < MOST_PORT else DEFAULT_PORT
            sentence = wording.say("serve-port-busy", port=str(port), other=str(other))
        else:
            why = failure.strerror or str(failure)
            sentence = wording.say("serve-cannot-listen", address=address, port=str(port), why=why)
        raise CommandFailed(sentence, CANNOT_DO_IT) from None


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _read_port(given: str | None, wording: Wording) -> int | None:
    if given is None:
        return None
    try:
        return whole_number(wording, 1, MOST_PORT)(given)
    except argparse.ArgumentTypeError as problem:
        raise CommandFailed(f"{_PREFIX}PORT: {problem}") from None


def _read_origin(given: str, wording: Wording) -> str:
    from doublelucky7.server.access.origins import DEFAULT_PORTS

    try:
        parts = urlsplit(given.lower())
        port = parts.port
    except ValueError:
        raise CommandFailed(wording.say("serve-bad-origin", given=given)) from None
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise CommandFailed(wording.say("serve-bad-origin", given=given))
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    # Browsers leave the scheme's default port out, and the origin must be exactly as they send it.
    shown = "" if port in (None, DEFAULT_PORTS[parts.scheme]) else f":{port}"
    return f"{parts.scheme}://{host}{shown}"


def _read_bots(given: str, wording: Wording) -> tuple[str, ...]:
    from doublelucky7.bots.registry import installed_bots

    names = _listed(given)
    if not names:
        return ()
    installed = installed_bots()
    for name in names:
        if name not in installed:
            known = ", ".join(sorted(installed)) or wording.say("serve-no-bots-installed")
            raise CommandFailed(wording.say("serve-no-such-bot", given=name, installed=known))
    return tuple(dict.fromkeys(names))


def _read_base_path(given: str, wording: Wording) -> str:
    path = given.rstrip("/")
    if path and not _BASE_PATH.fullmatch(path):
        raise CommandFailed(wording.say("serve-bad-base-path", given=given))
    return path


def _read_limits(given: list[str], wording: Wording) -> Limits:
    import msgspec

    from doublelucky7.server.settings import Limits

    pairs = dict(pair.partition("=")[::2] for pair in given)
    try:
        # Not strict, because the numbers come as text.
        return msgspec.convert(pairs, Limits, strict=False)
    except msgspec.ValidationError:
        names = ", ".join(Limits.__struct_fields__)
        raise CommandFailed(wording.say("serve-bad-limit", given=", ".join(given), names=names)) from None


def _read_metrics(given: str, wording: Wording) -> ListeningAddress | None:
    from doublelucky7.server.settings import ListeningAddress

    if not given:
        return None
    address, _, port = given.rpartition(":")
    address = address.removeprefix("[").removesuffix("]")
    try:
        found = ListeningAddress(address, whole_number(wording, 1, MOST_PORT)(port))
    except argparse.ArgumentTypeError:
        found = None
    if found is None or not address:
        raise CommandFailed(wording.say("serve-bad-metrics", given=given))
    return found


def _read_keep(given: list[str], wording: Wording) -> KeptDays:
    import msgspec

    from doublelucky7.server.settings import KeptDays

    pairs = {name: None if days == FOR_EVER else days for name, _, days in (pair.partition("=") for pair in given)}
    try:
        return msgspec.convert(pairs, KeptDays, strict=False)
    except msgspec.ValidationError:
        names = ", ".join(KeptDays.__struct_fields__)
        raise CommandFailed(wording.say("serve-bad-keep", given=", ".join(given), names=names)) from None


def _read_node(said: Mapping[str, Any], environment: Mapping[str, str], wording: Wording) -> NodeSettings | None:
    from doublelucky7.server.settings import NodeSettings

    database = said.get("database") or environment.get(f"{_PREFIX}DATABASE", "")
    if not database:
        return None
    require_postgres(database, wording)
    name = said.get("node") or environment.get(f"{_PREFIX}NODE", "")
    if not _NODE.fullmatch(name):
        raise CommandFailed(wording.say("serve-bad-node"))
    return NodeSettings(database=database, name=name)


def require_postgres(url: str, wording: Wording) -> None:
    """Refuses what is no address of PostgreSQL, and an installation that cannot talk to it."""
    if urlsplit(url).scheme not in ("postgresql", "postgres"):
        raise CommandFailed(wording.say("serve-bad-database", given=url))
    if find_spec("psycopg") is None:
        raise CommandFailed(wording.say("postgres-missing"))


def _nothing() -> None:
    """A public server prints nothing when it is ready."""
