"""Bots from outside, each in a process of its own that can be killed: nothing they do reaches whoever asks them."""

from __future__ import annotations

import subprocess
import sys
from threading import Lock
from typing import Final

import msgspec

from doublelucky7.bots.asking import BotCrashed, IllegalChoice, ask
from doublelucky7.bots.outside.worker import MOST_ANSWER_BYTES, Answer, Introduction, Question
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard

_WORKER: Final = "doublelucky7.bots.outside.worker"
_LONGEST_NAME: Final = 60

_encode: Final = msgspec.json.Encoder().encode
_read_introduction: Final = msgspec.json.Decoder(Introduction).decode
_read_answer: Final = msgspec.json.Decoder(Answer).decode


class ProcessEnded(Exception):
    """Raised where a bot's process has ended, or was killed, instead of answering."""


class BotProcess:
    """A bot whose choices are made in another process, started when it is first asked and again after it has ended.

    One question is asked at a time. `kill` may be called from another thread while somebody waits for an answer.
    """

    def __init__(self, name: str) -> None:
        self.entry_point = name
        self.name, self.version = name, ""
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = Lock()

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """What the bot answers, legal or not; whatever else happens in its process is raised."""
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(_encode(Question(heard, seed)) + b"\n")
            process.stdin.flush()
            answer = _read_answer(self._line(process))
        except (OSError, msgspec.MsgspecError, ProcessEnded):
            # A bot that has answered with nonsense may do so again to the next question.
            self.kill()
            raise
        if answer.action is None:
            raise ProcessEnded(answer.error)
        return answer.action

    def kill(self) -> None:
        """Ends the process; a question that waits for its answer fails."""
        with self._lock:
            process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                _close(stream)

    def _running(self) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._process is not None and self._process.poll() is None:
                return self._process
        self.kill()
        process = subprocess.Popen(
            [sys.executable, "-m", _WORKER, self.entry_point],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        with self._lock:
            self._process = process
        introduction = _read_introduction(self._line(process))
        if introduction.name is None or introduction.version is None:
            raise ProcessEnded("no such bot")
        self.name, self.version = introduction.name[:_LONGEST_NAME], introduction.version[:_LONGEST_NAME]
        return process

    def _line(self, process: subprocess.Popen[bytes]) -> bytes:
        assert process.stdout is not None
        try:
            line = process.stdout.readline(MOST_ANSWER_BYTES)
        except ValueError:  # Closed by `kill`.
            line = b""
        if not line.endswith(b"\n"):
            raise ProcessEnded("no answer")
        return line


def ask_process(bot: BotProcess, heard: Heard, seed: int) -> PlayerAction:
    """What a bot from outside chooses among the legal actions; raises `BotCrashed` or `IllegalChoice`."""
    try:
        return ask(bot, heard, seed)
    except BotCrashed as crash:
        if isinstance(crash.error, msgspec.MsgspecError):
            raise IllegalChoice(None) from crash
        raise


def _close(stream: object) -> None:
    try:
        stream.close()  # type: ignore[attr-defined]
    except (OSError, ValueError):
        # Nobody reads what was still to be written.
        return
