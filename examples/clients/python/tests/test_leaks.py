"""No agent observes what is hidden from it: pairs of games that differ in hidden cards or tokens alone look the same.

The pairs are made here, from the line of a position, by what RULES.md of each game says of hidden things (INF-1, INF-2), not
by what the library takes for hidden. Whatever is legal, shown or refused must be equal for the agent, move after move.
"""
import collections
import json
import re
import unittest

import numpy

from commands import COMMAND
from mercurius_rules import Batch, Refused, random_moves
from mercurius_rules.command import run

PLAYERS = {"mercurius": (3, 4, 5), "mercatores": (2, 3, 4), "mercado": (2, 3, 4)}
GAMES, PART = 2, 0.1  # games of each number of players, and of what part of their moves pairs are made
DECKS = ("main", "backup", "deck")


def pieces(text):
    """The cards or tokens of a list: 2MID+TEA-,NEWS are three."""
    found = [re.fullmatch(r"(\d*)([A-Z].*)", one).groups() for one in text.split(",") if one != "-"]
    return [code for count, code in found for _ in range(int(count or 1))]


def written(some):
    return ",".join(some) or "-"


class Pairs:
    """Makes a line into another that differs in what a seat may not see."""

    def __init__(self, game, generator):
        self.generator = generator
        self.tokens = []
        if game == "mercado":
            edition = json.loads(run(["edition", "--game", game], command=COMMAND))
            self.tokens = [token["code"] for token in edition["tokens"] for _ in range(token["copies"])]

    def other(self, line, seat):
        parts = dict(part.split("=", 1) for part in line.split(" ")[1:])
        hands = [pieces(hand) for hand in parts.get("hands", "-").split("/")]
        known = [pieces(hand) for hand in parts.get("known", "-").split("/")]
        fixed = [collections.Counter(known[other] if other < len(known) else []) for other in range(len(hands))]
        free = [[] if other == seat else list((collections.Counter(hand) - fixed[other]).elements())
                for other, hand in enumerate(hands)]
        places = free + [pieces(parts.get(deck, "-")) for deck in DECKS] + [self.stack(parts, hands)]
        pool = [piece for place in places for piece in place]
        pool = [pool[i] for i in self.generator.permutation(len(pool))]
        for place in places:
            place[:], pool = pool[:len(place)], pool[len(place):]
        new = [hand if other == seat else list(fixed[other].elements()) + free[other]
               for other, hand in enumerate(hands)]
        if "hands" in parts:
            parts["hands"] = "/".join(map(written, new))
        for deck, cards in zip(DECKS, places[len(hands):]):
            if deck in parts:
                parts[deck] = written(cards)
        return " ".join([line.split(" ")[0]] + ["%s=%s" % part for part in parts.items()])

    def stack(self, parts, hands):
        """The stack of Mercado's tokens has no part: what is neither in a hand nor gone."""
        seen = [piece for hand in hands for piece in hand] + pieces(parts.get("gone", "-"))
        return list((collections.Counter(self.tokens) - collections.Counter(seen)).elements())


def honest(batch, game, seat):
    return batch.observations[game, seat]


def peeking(batch, game, seat):
    return batch.observations[game, (seat + 1) % batch.players]


class Comparison:
    """Plays games of random moves, and compares the pairs that it meets."""

    def __init__(self, test, game, players, observe):
        self.test, self.players, self.observe = test, players, observe
        self.generator = numpy.random.default_rng(players)
        self.pairs = Pairs(game, self.generator)
        self.count = 0  # pairs that differ
        self.options = {"game": game, "players": players, "every_seat": True, "threads": 1, "command": COMMAND}

    def run(self, games, part):
        with Batch(1, seed=17, **self.options) as playing, Batch(2, **self.options) as pair:
            choosing = [number for field in playing.layout()["observation"] if field["name"] in ("CHOICE", "CHOSEN")
                        for number in range(field["offset"], field["offset"] + field["length"])]
            ended = 0
            while ended < games:
                if self.generator.random() < part:
                    for seat in range(self.players):
                        self.compare(playing, pair, seat, choosing)
                playing.step(random_moves(playing.masks, self.generator))
                ended += int(playing.over[0])
        return self.count

    def compare(self, playing, pair, seat, choosing):
        line = playing.position(0)
        pair.begin(0, line)
        pair.begin(1, self.pairs.other(line, seat))
        other = pair.position(1)
        self.count += other != line
        self.same(pair, seat)
        chooses = seat == playing.seats[0] and playing.observations[0, seat, choosing].any()
        if not chooses:  # a choice that was begun is not in the line, and nobody else sees it
            self.equal(self.observe(playing, 0, seat), self.observe(pair, 1, seat))
        if pair.seats[0] == seat:
            self.choose(pair, seat, line, other)

    def choose(self, pair, seat, line, other):
        """The seat takes the same moves in both games until its action is whole."""
        while (pair.position(0), pair.position(1)) == (line, other) and not pair.over.any():
            self.same(pair, seat)
            self.equal(pair.masks[0], pair.masks[1])
            self.test.assertEqual(pair.table(0), pair.table(1))
            moves = random_moves(pair.masks[:1], self.generator).repeat(2)
            refusals = []
            for game in (0, 1):
                wrong = moves.copy()
                wrong[game] = int(numpy.flatnonzero(pair.masks[game] == 0)[0])
                with self.test.assertRaises(Refused) as refused:
                    pair.step(wrong)
                refusals.append(str(refused.exception).replace("game %d" % game, "game"))
            self.test.assertEqual(*refusals)
            pair.step(moves)

    def same(self, pair, seat):
        self.test.assertEqual(pair.seats[0], pair.seats[1])
        self.equal(self.observe(pair, 0, seat), self.observe(pair, 1, seat))

    def equal(self, one, other):
        self.test.assertEqual(numpy.flatnonzero(one != other).tolist(), [], "numbers that tell what is hidden")


class LeaksTest(unittest.TestCase):
    def test_no_agent_observes_what_is_hidden(self):
        for game, numbers in PLAYERS.items():
            with self.subTest(game=game):
                count = sum(Comparison(self, game, players, honest).run(GAMES, PART) for players in numbers)
                self.assertGreater(count, 100)
                print("%s: %d pairs that differ" % (game, count))

    def test_who_peeks_is_found(self):
        for game, numbers in PLAYERS.items():
            with self.subTest(game=game), self.assertRaisesRegex(AssertionError, "hidden"):
                Comparison(self, game, numbers[-1], peeking).run(GAMES, PART)


if __name__ == "__main__":
    unittest.main()
