"""Games of Mercurius, Mercatores and Mercado for learners in Python.

Batch plays many games at once: each step makes one move in every game. Masks, observations and outcomes lie in memory
that the Java process writes and this one reads in place, with numpy if it is there, else as memoryviews.

AecEnv is one game in the way of PettingZoo's AEC environments: reset, agent_iter, last, step, observe, action_mask.

    batch = Batch(["java", "-jar", "mercurius.jar"], games=4096, players=4)     # game="mercado" for another game
    batch.step(moves)                       # moves: an int for each game, where batch.masks is 1
    batch.masks, batch.observations, batch.seats, batch.over, batch.outcomes

While Java plays one half of the games, Python can choose for the other: batch.halves() has both, with the same arrays.

The layouts of moves and observations are in core/learning/FORMAT.md of the project.
"""
import json
import mmap
import os
import random
import shutil
import struct
import subprocess
import tempfile

try:
    import numpy
except ImportError:  # everything but the arrays works without it
    numpy = None

_HEADER = struct.Struct("<4s15i")


class Refused(RuntimeError):
    """What the Java side refuses, in its words."""


def _options(game, edition):
    return ["--game", game] + (["--edition", str(edition)] if edition else [])


def layout(command, game="mercurius", edition=None):
    """What the numbers of a game mean: a dict with "moves", the names by number, and "observation", its fields."""
    ran = subprocess.run(list(command) + ["environment", "--layout"] + _options(game, edition),
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if ran.returncode != 0:
        raise Refused(ran.stderr.decode("utf-8").strip())
    return json.loads(ran.stdout.decode("utf-8"))


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

    def __init__(self, batch, request, first, end):
        self._batch = batch
        self._request = request
        self.games = end - first
        self.moves, self.masks, self.observations, self.seats, self.over, self.outcomes = (
            array[first:end] for array in (batch.moves, batch.masks, batch.observations, batch.seats, batch.over,
                                           batch.outcomes))

    def send(self, moves):
        """Begins a step of these games. Until receive, their arrays are in the middle of it: do not read them."""
        if self._request in self._batch._waiting:
            raise RuntimeError("send: this half was sent already, expected that it is received before")
        self.moves[:] = moves
        self._batch._send(self._request)

    def receive(self):
        """Waits for the step. What was sent first is received first. Refuses as Batch.step does."""
        self._batch._expect(self._request)


class Batch:
    """Many games at once; a game that is over starts again in the same step."""

    def __init__(self, command, games=1, players=None, seed=1602, against=None, every_seat=False, threads=None,
                 game="mercurius", edition=None):
        """Starts the Java process.

        command: how to start the program mercurius, as a list
        players: how many; if None, 4, or 3 in the sister games
        against: a bot such as "greedy" for all seats but one; if None, the moves of all seats come from here
        every_seat: observations of every seat (games × players), not only of the seat that moves next (games)
        game: "mercurius", "mercatores" or "mercado", the latter two with an edition in a file or the stand-in
        """
        shared = "/dev/shm" if os.path.isdir("/dev/shm") else None
        self._folder = tempfile.mkdtemp(prefix="mercurius-", dir=shared)
        self._process = None
        self._memory = None
        self._waiting = [b"r"]  # the requests that are not answered yet: Java says by itself that the games are there
        frame = os.path.join(self._folder, "frame")
        arguments = ["environment", "--frame", frame, "--games", str(games), "--seed", str(seed)]
        arguments += _options(game, edition)
        arguments += ["--players", str(players)] if players else []
        arguments += ["--against", against] if against else []
        arguments += ["--every-seat"] if every_seat else []
        arguments += ["--threads", str(threads)] if threads else []
        try:
            self._process = subprocess.Popen(
                list(command) + arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
            self._expect(b"r")
            self._map(frame)
        except BaseException:
            self.close()
            raise

    def _map(self, frame):
        with open(frame, "r+b") as file:
            self._memory = mmap.mmap(file.fileno(), 0)
        (magic, version, self.games, self.players, self.move_count, self.observation_length, per_game, move_offset, seats,
         over, outcomes, masks, observations, size, move_version, observation_version) = _HEADER.unpack_from(self._memory, 0)
        found = (magic, version, move_version, observation_version)
        expected = (b"MERC", 1, 1, 1)
        if found != expected:
            raise Refused("frame: %s, expected %s" % (found, expected))
        self.moves = self._view("i", 4, move_offset, (self.games,), writable=True)
        self.seats = self._view("B", 1, seats, (self.games,))
        self.over = self._view("B", 1, over, (self.games,))
        self.outcomes = self._view("f", 4, outcomes, (self.games, self.players, 3))
        self.masks = self._view("B", 1, masks, (self.games, self.move_count))
        shape = (self.games, self.observation_length)
        shape = shape if per_game == 1 else (self.games, per_game, self.observation_length)
        self.observations = self._view("h", 2, observations, shape)

    def _view(self, code, size, offset, shape, writable=False):
        count = 1
        for length in shape:
            count *= length
        if numpy is not None:
            kind = {"i": "<i4", "B": "u1", "f": "<f4", "h": "<i2"}[code]
            array = numpy.frombuffer(self._memory, kind, count, offset).reshape(shape)
            array.flags.writeable = writable  # Java writes only what has changed
            return array
        view = memoryview(self._memory)
        return (view if writable else view.toreadonly())[offset:offset + size * count].cast(code)

    def halves(self):
        """The first and the second half of the games, which can be played in turns; needs numpy."""
        middle = self.games // 2
        return Half(self, b"0", 0, middle), Half(self, b"1", middle, self.games)

    def step(self, moves):
        """Makes a move in every game. If one is not legal, nothing changes, and the error says why."""
        if numpy is not None:
            self.moves[:] = moves
        else:
            for game, move in enumerate(moves):
                self.moves[game] = move
        self._ask(b"s")

    @property
    def process_id(self):
        """The number of the Java process."""
        return self._process.pid

    def reset(self, seed):
        """Begins anew with the games of a seed, 0 to 2^64-1."""
        self._ask(b"r", struct.pack("<Q", seed))

    def _ask(self, request, argument=b""):
        if self._waiting:
            raise RuntimeError("step or reset: halves were sent, expected that they are received before")
        self._send(request, argument)
        self._expect(request)

    def _send(self, request, argument=b""):
        self._process.stdin.write(request + argument)
        self._waiting.append(request)

    def _expect(self, answer):
        if self._waiting[:1] != [answer]:
            raise RuntimeError("receive: %s, expected that this half was sent first"
                               % ("the other half was" if self._waiting else "nothing was sent"))
        given = self._process.stdout.read(1)
        self._waiting.pop(0)
        if given == b"e":
            raise Refused(self._read(struct.unpack("<i", self._read(4))[0]).decode("utf-8"))
        if given != answer:
            raise Refused("the program mercurius has ended, exit code %s" % self._process.wait())

    def _read(self, count):
        data = b""
        while len(data) < count:
            more = self._process.stdout.read(count - len(data))
            if not more:
                raise Refused("the program mercurius has ended in the middle of an answer")
            data += more
        return data

    def close(self):
        """Ends the Java process. Arrays that were taken from here must not be used any more."""
        if self._process is not None:
            self._process.stdin.close()
            self._process.stdout.close()
            self._process.wait()
            self._process = None
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def random_moves(masks, generator):
    """A random legal move for each game, each as likely as any other; needs numpy."""
    legal = numpy.flatnonzero(masks.view(bool))  # five times as fast as for numbers
    rows = numpy.arange(0, masks.size + 1, masks.shape[1])
    starts = legal.searchsorted(rows)
    counts = numpy.diff(starts)
    chosen = starts[:-1] + (generator.random(len(counts)) * counts).astype(numpy.int64)
    return legal[chosen] - rows[:-1]


class AecEnv:
    """One game, all seats played from here, one agent after the other: player_0, player_1, …

    The reward of an agent is its win share at the end, and 0 before. When the game is over, every agent is terminated;
    step(None) removes one after the other, as PettingZoo's agent_iter expects.
    """

    def __init__(self, command, players=None, seed=1602, game="mercurius", edition=None):
        self._batch = Batch(command, 1, players, seed, every_seat=True, threads=1, game=game, edition=edition)
        self.metadata = {"name": game + "_v1", "is_parallelizable": False}
        self.possible_agents = ["player_%d" % seat for seat in range(self._batch.players)]
        self._games = random.Random(seed)
        self._start()

    def _start(self):
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._last_seen = {}
        self._select()

    def _select(self):
        self.agent_selection = self.possible_agents[self._batch.seats[0]]

    def reset(self, seed=None, options=None):
        """Begins a game: that of the seed, or the next one."""
        self._batch.reset(self._games.getrandbits(64) if seed is None else seed)
        self._start()

    def observe(self, agent):
        """What an agent sees, and which moves it may make: none unless it is its turn."""
        if self.terminations.get(agent, True):
            return self._last_seen.get(agent)
        seat = self.possible_agents.index(agent)
        length = self._batch.observation_length
        if numpy is not None:
            seen = self._batch.observations[0, seat].copy()
            mask = self._batch.masks[0].copy()
            if agent != self.agent_selection:
                mask[:] = 0
        else:
            seen = list(self._batch.observations[length * seat:length * (seat + 1)])
            mask = list(self._batch.masks) if agent == self.agent_selection else [0] * self._batch.move_count
        return {"observation": seen, "action_mask": mask}

    def action_mask(self, agent):
        return self.observe(agent)["action_mask"]

    def last(self, observe=True):
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def step(self, action):
        """Makes a move of the selected agent; None for an agent that is terminated."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("action: %s, expected None, as the game is over" % action)
            self._remove(agent)
            return
        before = {other: self.observe(other) for other in self.agents}
        self._batch.step([action])
        if self._batch.over[0]:
            self._last_seen = before
            for seat, other in enumerate(self.possible_agents):
                place = 3 * seat + 2
                share = self._batch.outcomes[0, seat, 2] if numpy is not None else self._batch.outcomes[place]
                self.rewards[other] = self._cumulative_rewards[other] = float(share)
                self.terminations[other] = True
            self.agent_selection = self.agents[0]
        else:
            self._select()

    def _remove(self, agent):
        self.agents.remove(agent)
        for values in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del values[agent]
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self):
        while self.agents:
            yield self.agent_selection

    def close(self):
        self._batch.close()
