"""Many games at once, in memory that the Java process writes and this one reads in place.

    with Batch(games=4096, players=4) as batch:          # game="mercado" for another game
        batch.step(random_moves(batch.masks, generator))  # a move for each game, where batch.masks is 1
        batch.masks, batch.observations, batch.seats, batch.over, batch.outcomes

While Java plays one half of the games, Python can choose for the other: batch.halves() has both, with the same arrays.
The layouts of moves and observations are in core/learning/FORMAT.md of the project; Batch.layout() prints them.
"""
import json
import mmap
import operator
import os
import struct
import subprocess
import tempfile
import weakref
from typing import Any, Dict, List, Optional, Sequence, Tuple, Union

import numpy
from numpy.typing import ArrayLike, NDArray

from .command import Refused, find, run

_HEADER = struct.Struct("<4s15i")
_WITH_TEXT = (b"e", b"l", b"t", b"p", b"v")
_LIVING: "weakref.WeakSet[Batch]" = weakref.WeakSet()
_LAST_WORDS = 5  # seconds for the program to end when its input has ended
MOST_SEED = 2**64 - 1


def whole_number(value: Any, name: str, least: int, most: int) -> int:
    """A whole number within bounds; anything else is refused."""
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError("%s: %r, expected a whole number" % (name, value)) from None
    if isinstance(value, (bool, numpy.bool_)):
        raise TypeError("%s: %r, expected a whole number" % (name, value))
    if not least <= number <= most:
        raise ValueError("%s: %d, expected %d to %s" % (name, number, least, "2^64-1" if most == MOST_SEED else most))
    return number


def _moves(moves: ArrayLike, games: int) -> NDArray[Any]:
    array = numpy.asarray(moves)
    if array.dtype.kind not in "iu":
        raise TypeError("moves: of type %s, expected whole numbers" % array.dtype)
    if array.shape != (games,):
        raise ValueError("moves: of shape %s, expected (%d,), one for each game" % (array.shape, games))
    if array.size and not (-2**31 <= int(array.min()) and int(array.max()) < 2**31):
        raise ValueError("moves: %d to %d, expected numbers of 32 bits" % (array.min(), array.max()))
    return array


def _text(text: str) -> bytes:
    line = text.encode("utf-8")
    return struct.pack("<i", len(line)) + line


def _options(game: str, edition: Optional[str]) -> List[str]:
    return ["--game", game] + (["--edition", str(edition)] if edition else [])


def layout(game: str = "mercurius", edition: Optional[str] = None,
           command: Optional[Sequence[str]] = None) -> Dict[str, Any]:
    """What the numbers of a game mean: a dict with "moves", the names by number, and "observation", its fields."""
    return dict(json.loads(run(["environment", "--layout"] + _options(game, edition), command=command)))


class Half:
    """The first or the second half of the games of a batch: the parts of its arrays, and steps of its own.

        one, other = batch.halves()
        one.send(choose(one.masks))
        while learning:
            other.send(choose(other.masks))    # chosen while one is played
            one.receive()
            one.send(choose(one.masks))        # chosen while the other is played
            other.receive()
    """

    def __init__(self, batch: "Batch", request: bytes, first: int, end: int) -> None:
        self._batch = batch
        self._request = request
        self.games = end - first
        self.moves, self.masks, self.observations, self.seats, self.over, self.outcomes = (
            array[first:end] for array in (batch.moves, batch.masks, batch.observations, batch.seats, batch.over,
                                           batch.outcomes))

    def send(self, moves: ArrayLike) -> None:
        """Begins a step of these games. Until receive, their arrays are in the middle of it: do not read them."""
        self._batch._check_open()
        if self._request in self._batch._waiting:
            raise RuntimeError("send: this half was sent already, expected that it is received before")
        self.moves[:] = _moves(moves, self.games)
        self._batch._send(self._request)

    def receive(self) -> None:
        """Waits for the step. What was sent first is received first. Refuses as Batch.step does."""
        self._batch._check_open()
        self._batch._expect(self._request)


class Batch:
    """Many games at once; a game that is over starts again in the same step."""

    def __init__(self, games: int = 1, players: Optional[int] = None, seed: int = 1602, against: Optional[str] = None,
                 helper: Optional[str] = None, every_seat: bool = False, threads: Optional[int] = None, game: str = "mercurius",
                 edition: Optional[str] = None, command: Optional[Sequence[str]] = None) -> None:
        """Starts the Java process.

        players: how many; if None, 4, or 3 in the sister games
        against: a bot such as "greedy" for all seats but one; if None, the moves of all seats come from here
        helper: a bot that chooses a whole action where the move is -1; so does the bot of against. After the step,
            moves has the first move of that action
        every_seat: observations of every seat (games x players), not only of the seat that moves next (games)
        game: "mercurius", "mercatores" or "mercado", the latter two with an edition in a file or the stand-in
        command: how to start the program mercurius, as a list; if None, mercurius_rules.command.find() says
        """
        self.game = game
        self._process: Optional["subprocess.Popen[bytes]"] = None
        self._closed: Optional[str] = None
        self._waiting = [b"r"]  # the requests that are not answered yet: Java says by itself that the games are there
        arguments = ["environment", "--games", str(whole_number(games, "games", 1, 1 << 20)),
                     "--seed", str(whole_number(seed, "seed", 0, MOST_SEED))]
        arguments += _options(game, edition)
        arguments += [] if players is None else ["--players", str(whole_number(players, "players", 0, 99))]
        arguments += ["--against", against] if against else []
        arguments += ["--helper", helper] if helper else []
        arguments += ["--every-seat"] if every_seat else []
        arguments += [] if threads is None else ["--threads", str(whole_number(threads, "threads", 1, 1024))]
        try:
            self._start(find(command) + arguments)
        except BaseException:
            self._close("it could not start")
            raise
        _LIVING.add(self)

    def _start(self, command: List[str]) -> None:
        """The frame has no name where the system allows it, so nothing of it can be left behind."""
        with _frame() as (file, name, shared):
            self._process = subprocess.Popen(command + ["--frame", name], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                             stderr=subprocess.PIPE, bufsize=0, pass_fds=shared)
            self._expect(b"r")
            self._map(mmap.mmap(file, 0))

    def _map(self, memory: mmap.mmap) -> None:
        (magic, version, self.games, self.players, self.move_count, self.observation_length, per_game, move_offset,
         seats, over, outcomes, masks, observations, size, move_version, observation_version) = \
            _HEADER.unpack_from(memory, 0)
        found = (magic, version, move_version, observation_version)
        expected = (b"MERC", 1, 1, 1)
        if found != expected:
            raise Refused("frame: %s, expected %s" % (found, expected))

        def view(kind: str, offset: int, shape: Tuple[int, ...], writable: bool = False) -> NDArray[Any]:
            array = numpy.frombuffer(memory, kind, int(numpy.prod(shape)), offset).reshape(shape)
            array.flags.writeable = writable
            return array

        self.moves = view("<i4", move_offset, (self.games,), writable=True)
        self.seats = view("u1", seats, (self.games,))
        self.over = view("u1", over, (self.games,))
        self.outcomes = view("<f4", outcomes, (self.games, self.players, 3))
        self.masks = view("u1", masks, (self.games, self.move_count))
        shape = (self.games, self.observation_length)
        self.observations = view("<i2", observations, shape if per_game == 1 else (shape[0], per_game, shape[1]))

    def halves(self) -> Tuple[Half, Half]:
        """The first and the second half of the games, which can be played in turns."""
        middle = self.games // 2
        return Half(self, b"0", 0, middle), Half(self, b"1", middle, self.games)

    def step(self, moves: ArrayLike) -> None:
        """Makes a move in every game. If one is not legal, nothing changes, and the error says why."""
        self._check_open()
        given = _moves(moves, self.games)
        self._check_received()
        self.moves[:] = given
        self._ask(b"s")

    @property
    def process_id(self) -> int:
        """The number of the Java process."""
        return self._running().pid

    def reset(self, seed: int) -> None:
        """Begins anew with the games of a seed, 0 to 2^64-1."""
        self._ask(b"r", struct.pack("<Q", whole_number(seed, "seed", 0, MOST_SEED)))

    def layout(self) -> Dict[str, Any]:
        """What the numbers mean: a dict with "moves", the names by number, and "observation", its fields."""
        return dict(json.loads(self._ask(b"l")))

    def table(self, game: int) -> str:
        """The table of a game as the seat sees it that moves next, for people."""
        return self._ask(b"t", self._index(game))

    def position(self, game: int) -> str:
        """The line of a game's position, with all that is hidden; a choice that was begun is not in it."""
        return self._ask(b"p", self._index(game))

    def begin(self, game: int, position: str) -> None:
        """Continues a game in the position of a line; when it is over, the next game of the seed begins."""
        self._ask(b"b", self._index(game) + _text(position))

    def deal(self, game: int, view: Dict[str, Any], seed: int) -> None:
        """Continues a game as it could stand for the viewer of a view: what is hidden is dealt by the seed."""
        dealt = struct.pack("<Q", whole_number(seed, "seed", 0, MOST_SEED))
        self._ask(b"d", self._index(game) + dealt + _text(json.dumps(view)))

    def observe(self, view: Dict[str, Any], moves: Sequence[int] = ()) -> Tuple[NDArray[Any], NDArray[Any]]:
        """What the viewer of a view observes, and the mask of its moves, after the moves of an action that needs more."""
        seen = self._seen(view, moves)
        if isinstance(seen, str):
            raise ValueError("moves: %s make %s, expected fewer" % (list(moves), seen))
        return numpy.array(seen[0], "<i2"), numpy.array(seen[1], "u1")

    def action(self, view: Dict[str, Any], moves: Sequence[int]) -> Optional[str]:
        """The action that moves of the viewer make, such as "+AMS"; None if it needs more of them."""
        seen = self._seen(view, moves)
        return seen if isinstance(seen, str) else None

    def _seen(self, view: Dict[str, Any], moves: Sequence[int]) -> Any:
        given = {"view": view, "moves": [whole_number(move, "move", 0, self.move_count - 1) for move in moves]}
        return json.loads(self._ask(b"v", _text(json.dumps(given))))

    def _index(self, game: int) -> bytes:
        return struct.pack("<i", whole_number(game, "game", 0, self.games - 1))

    def _running(self) -> "subprocess.Popen[bytes]":
        self._check_open()
        assert self._process is not None
        return self._process

    def _check_open(self) -> None:
        if self._closed is not None:
            raise RuntimeError("this batch cannot be used any more: " + self._closed)

    def _check_received(self) -> None:
        if self._waiting:
            raise RuntimeError("halves were sent, expected that they are received before anything else")

    def _ask(self, request: bytes, argument: bytes = b"") -> str:
        self._check_open()
        self._check_received()
        self._send(request, argument)
        return self._expect(request)

    def _send(self, request: bytes, argument: bytes = b"") -> None:
        stdin = self._running().stdin
        assert stdin is not None
        try:
            stdin.write(request + argument)
        except BrokenPipeError:
            raise self._ended() from None
        self._waiting.append(request)

    def _expect(self, answer: bytes) -> str:
        if self._waiting[:1] != [answer]:
            raise RuntimeError("receive: %s, expected that this half was sent first"
                               % ("the other half was" if self._waiting else "nothing was sent"))
        given = self._read(1)
        self._waiting.pop(0)
        text = self._read(struct.unpack("<i", self._read(4))[0]).decode("utf-8") if given in _WITH_TEXT else ""
        if given == b"e":
            raise Refused(text)
        if given != answer:
            raise self._ended()
        return text

    def _read(self, count: int) -> bytes:
        stdout = self._running().stdout
        assert stdout is not None
        data = b""
        while len(data) < count:
            more = stdout.read(count - len(data))
            if not more:
                raise self._ended()
            data += more
        return data

    def _ended(self) -> Refused:
        """Why the program does not answer as it should: what it wrote, or its exit code. It ends, if it has not yet."""
        process = self._running()
        try:
            errors = process.communicate(timeout=_LAST_WORDS)[1].decode("utf-8", "replace").strip()
        except subprocess.TimeoutExpired:
            process.kill()
            errors = process.communicate()[1].decode("utf-8", "replace").strip()
        code = process.returncode
        self._close("the program mercurius has ended, exit code %d" % code)
        return Refused(errors or str(self._closed))

    def close(self) -> None:
        """Ends the Java process. Arrays that were taken from here stay as they are."""
        self._close("it is closed")

    def _close(self, why: str) -> None:
        if self._closed is None:
            self._closed = why
        process, self._process = self._process, None
        if process is not None:
            self._close_pipes(process)
            process.wait()

    @staticmethod
    def _close_pipes(process: "subprocess.Popen[bytes]") -> None:
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()

    def _forked(self) -> None:
        process, self._process = self._process, None
        self._closed = "it belongs to the process that forked this one: make one in each process"
        if process is not None:
            self._close_pipes(process)
            process.returncode = 0  # it is no child of this process, so this one does not wait for it

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_process", None) is not None:
            self.close()


def _after_fork() -> None:
    for batch in list(_LIVING):
        batch._forked()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


class _frame:
    """A file to share with the Java process: without a name, where a process can hand on an open file."""

    def __enter__(self) -> Tuple[int, str, Tuple[int, ...]]:
        self._name = ""
        if hasattr(os, "memfd_create"):
            self._file = os.memfd_create("mercurius")
        else:
            self._file, self._name = tempfile.mkstemp(prefix="mercurius-")
            if os.path.isdir("/dev/fd"):
                os.unlink(self._name)
                self._name = ""
        if self._name:
            return self._file, self._name, ()
        return self._file, "/dev/fd/%d" % self._file, (self._file,)

    def __exit__(self, *_: object) -> None:
        os.close(self._file)
        if self._name:
            try:
                os.unlink(self._name)
            except PermissionError:  # Windows: the Java process has it open, and the system's cleaning removes it
                pass


def random_moves(masks: NDArray[Any], generator: numpy.random.Generator) -> NDArray[Any]:
    """A random legal move for each game, each as likely as any other."""
    legal = numpy.flatnonzero(masks.view(bool))  # five times as fast as for numbers
    rows = numpy.arange(0, masks.size + 1, masks.shape[1])
    starts = legal.searchsorted(rows)
    counts = numpy.diff(starts)
    chosen = starts[:-1] + (generator.random(len(counts)) * counts).astype(numpy.int64)
    return legal[chosen] - rows[:-1]
