"""All shared pads of the server: opened, found by link or code, loaded from the store, and unloaded when unused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.messages import CloseReason
from doublelucky7.protocol.pads import PAD_STREAM, PadOpened, PadRole
from doublelucky7.server.access.codes import RandomBytes, new_link
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.lobby.directory import RECENT_MS, Directory
from doublelucky7.server.lobby.ownership import TableOwnership
from doublelucky7.server.monitoring.logs import Log, place_of
from doublelucky7.server.monitoring.metrics import Metrics
from doublelucky7.server.pads.links import is_link, stream_of, watch_link_of
from doublelucky7.server.pads.shared_pad import OPENED, SharedPad, opening_in
from doublelucky7.storage.event_store import EventStore, StorageFailed, StreamLookup, UnreadableEntry

IDLE_MS: Final = 10 * 60 * 1000
UNLOAD_SECONDS: Final = 60.0


class FoundPad(msgspec.Struct, frozen=True):
    """A pad, and what the link allows that led to it."""

    pad: SharedPad
    role: PadRole


class NewPad(msgspec.Struct, frozen=True):
    """A pad that was just opened, and its link for writing."""

    link: str
    pad: SharedPad


class SharedPads:
    """Pads that somebody follows are in memory, all others in the store alone."""

    def __init__(
        self,
        store: EventStore,
        lookup: StreamLookup,
        random_bytes: RandomBytes,
        now: Callable[[], int],
        most_loaded: int,
        directory: Directory,
        ownership: TableOwnership,
        metrics: Metrics,
        log: Log,
    ) -> None:
        self._store, self._lookup, self._random_bytes, self._now = store, lookup, random_bytes, now
        self._most_loaded, self._directory, self._ownership = most_loaded, directory, ownership
        self._metrics, self._log = metrics, log
        self._loaded: dict[str, SharedPad] = {}
        self._loading: dict[str, asyncio.Task[SharedPad | None]] = {}
        self._meanwhile: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Finds the codes of recent pads and unloads unused ones, while other things go on."""
        loop = asyncio.get_running_loop()
        self._meanwhile = [loop.create_task(self._unload_regularly())]
        if not self._ownership.is_shared:
            self._meanwhile.append(loop.create_task(self._find_codes()))

    async def open(self, person: str) -> NewPad:
        """A new pad; raises a Problem where too many are in use."""
        self._make_space()
        link = new_link(self._random_bytes)
        watch_link = watch_link_of(link)
        code = await self._directory.new_code(watch_link)
        stream = stream_of(watch_link)
        pad = await SharedPad.open(stream, PadOpened(watch_link=watch_link, code=code), person, self._store, self._now)
        self._directory.keep_code(code, watch_link)
        if self._ownership.is_shared:
            # It goes to the node where the proxy sends its devices.
            await self._ownership.release({stream: b""})
        else:
            self._keep(stream, pad)
        return NewPad(link, pad)

    async def find(self, link: str, asked_for: str | None = None) -> FoundPad | None:
        """The pad of a link of either kind; raises `Moved`."""
        self._ownership.require_live()
        if not is_link(link):
            return None
        for role, watch_link in ((PadRole.WRITER, watch_link_of(link)), (PadRole.WATCHER, link)):
            pad = await self._find(stream_of(watch_link), asked_for)
            if pad is not None:
                return FoundPad(pad, role)
        return None

    async def find_by_code(self, code: str) -> FoundPad | None:
        """The pad of a spoken code, for watching."""
        watch_link = await self._directory.target_of(code)
        if watch_link is None:
            return None
        stream = stream_of(watch_link)
        # A pad that may be another node's is only looked at.
        is_looked_at = self._ownership.is_shared and stream not in self._loaded
        pad = await (SharedPad.load(stream, self._store, self._now) if is_looked_at else self._find(stream, None))
        return None if pad is None else FoundPad(pad, PadRole.WATCHER)

    def is_loaded(self, stream: str) -> bool:
        """Whether a pad is in memory, or about to be."""
        return stream in self._loaded or stream in self._loading

    def unload_idle(self) -> None:
        """Takes pads out of memory that have not been used for a while, and codes of old ones."""
        now = self._now()
        for stream, pad in list(self._loaded.items()):
            if pad.is_idle and now - pad.used_at >= IDLE_MS:
                self._unload(stream)
        self._directory.forget_codes(lambda watch_link: stream_of(watch_link) in self._loaded)

    async def release_all(self) -> int:
        """Gives every pad to whichever node its devices reach next, and answers how many that were."""
        given = {stream: self._loaded[stream] for stream in tuple(self._loaded)}
        for stream, pad in given.items():
            self._unload(stream)
            await pad.settled()
        await self._ownership.release(dict.fromkeys(given, b""))
        for pad in given.values():
            pad.close(CloseReason.MOVED)
        return len(given)

    async def drop_all(self) -> None:
        """Lets go of every pad, because this node may not speak for them any more."""
        for stream, pad in list(self._loaded.items()):
            self._unload(stream)
            pad.close(CloseReason.MOVED)

    async def close(self) -> None:
        """Stops after everything taken is stored."""
        for task in self._meanwhile:
            task.cancel()
        for pad in self._loaded.values():
            await pad.settled()

    async def _find(self, stream: str, asked_for: str | None) -> SharedPad | None:
        loaded = self._loaded.get(stream)
        if loaded is not None and not loaded.is_broken:
            loaded.used_at = self._now()
            return loaded
        loading = self._loading.get(stream)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(stream, asked_for))
            self._loading[stream] = loading
            loading.add_done_callback(lambda _: self._loading.pop(stream, None))
        # Shielded: a caller that is cancelled must not stop it for others who wait.
        return await asyncio.shield(loading)

    async def _load(self, stream: str, asked_for: str | None) -> SharedPad | None:
        # Before anything is read: whoever had the pad until now stores nothing more.
        await self._ownership.claim(stream, asked_for)
        try:
            pad = await SharedPad.load(stream, self._store, self._now)
        except UnreadableEntry:
            self._log("impossible_history", game=stream, why="an entry cannot be read")
            return None
        if pad is not None:
            self._make_space()
            self._keep(stream, pad)
        return pad

    def _keep(self, stream: str, pad: SharedPad) -> None:
        self._loaded[stream] = pad
        self._metrics.pads = len(self._loaded)

    def _unload(self, stream: str) -> None:
        del self._loaded[stream]
        self._metrics.pads = len(self._loaded)

    def _make_space(self) -> None:
        if len(self._loaded) < self._most_loaded:
            return
        idle = (stream for stream, pad in self._loaded.items() if pad.is_idle)
        unused = min(idle, key=lambda stream: self._loaded[stream].used_at, default=None)
        if unused is None:
            raise Problem(HttpError.TOO_MANY_TABLES)
        self._unload(unused)

    async def _find_codes(self) -> None:
        try:
            streams = await asyncio.wrap_future(self._lookup.kinds_since(self._now() - RECENT_MS, (OPENED,)))
        except StorageFailed:
            return  # The server stops for it.
        for stream, entries in streams.items():
            if not stream.startswith(PAD_STREAM) or not entries:
                continue
            try:
                opened = opening_in(entries)
            except msgspec.DecodeError as problem:
                self._log("impossible_history", game=stream, why=place_of(problem))
            else:
                self._directory.keep_code(opened.code, opened.watch_link)

    async def _unload_regularly(self) -> None:
        while True:
            await asyncio.sleep(UNLOAD_SECONDS)
            self.unload_idle()
