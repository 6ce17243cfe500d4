"""Tests of Batch, with numpy alone."""
import sys
import time
import unittest
from unittest import mock

import numpy

from commands import COMMAND
from mercurius_rules import Batch, Refused, layout, random_moves
from mercurius_rules import batch as batch_module

GAMES = ("mercurius", "mercatores", "mercado")


def first_legal(masks, game):
    return list(masks[game * 93:(game + 1) * 93]).index(1)


class BatchTest(unittest.TestCase):
    def test_games_follow_from_the_seed_whatever_the_threads(self):
        seen = []
        for threads in (1, 2):
            with Batch(command=COMMAND, games=37, players=3, seed=2**64 - 1, threads=threads) as batch:
                generator = numpy.random.default_rng(5)
                ended = 0
                for _ in range(250):
                    moves = random_moves(batch.masks, generator)
                    self.assertTrue((batch.masks[numpy.arange(37), moves] == 1).all())
                    batch.step(moves)
                    ended += int(batch.over.sum())
                self.assertGreater(ended, 37)
                self.assertTrue((abs(batch.outcomes[:, :, 2].sum(axis=1) - 1) < 1e-5).all())
                seen.append((batch.observations.copy(), batch.masks.copy(), batch.outcomes.copy()))
        for one, two in zip(*seen):
            self.assertTrue((one == two).all())

    def test_halves_are_played_as_the_whole(self):
        with Batch(command=COMMAND, games=7, seed=3) as whole, Batch(command=COMMAND, games=7, seed=3) as batch:
            one, other = batch.halves()
            self.assertEqual((one.games, other.games), (3, 4))
            for step in range(300):
                moves = random_moves(whole.masks, numpy.random.default_rng(step))
                whole.step(moves)
                one.send(moves[:3])
                other.send(moves[3:])
                one.receive()
                other.receive()
                for name in ("masks", "observations", "seats", "over", "outcomes"):
                    self.assertTrue((getattr(whole, name) == getattr(batch, name)).all(), name)
            self.assertGreater(whole.outcomes[0, 0, 0], 0)
            one.send([92, 0, 0])
            with self.assertRaisesRegex(Refused, r"game 0: move: 92"):
                one.receive()
            self.assertTrue((whole.observations == batch.observations).all())

    def test_halves_out_of_order_are_refused(self):
        with Batch(command=COMMAND, games=4) as batch:
            one, other = batch.halves()
            before = batch.observations.copy()
            with self.assertRaisesRegex(RuntimeError, "nothing was sent"):
                one.receive()
            one.send([0, 0])
            for wrong in (other.receive, lambda: one.send([0, 0]), lambda: batch.step([0] * 4), lambda: batch.reset(1)):
                with self.assertRaisesRegex(RuntimeError, "expected that"):
                    wrong()
            with self.assertRaises(ValueError):
                other.send([0, 0, 0])
            one.receive()
            self.assertTrue((batch.observations[2:] == before[2:]).all())
            self.assertFalse((batch.observations[:2] == before[:2]).all())
            batch.step([0] * 4)

    def test_only_moves_can_be_written(self):
        with Batch(command=COMMAND, games=2) as batch:
            for array in (batch.masks, batch.observations, batch.seats, batch.over, batch.outcomes):
                with self.assertRaises(ValueError):
                    array[0] = 1

    def test_random_moves_are_legal_and_each_as_likely(self):
        masks = numpy.zeros((30000, 93), "u1")
        masks[:, [0, 55, 92]] = 1
        masks[::2, 7] = 1
        moves = random_moves(masks, numpy.random.default_rng(2))
        counts = numpy.bincount(moves[::2], minlength=93)[[0, 7, 55, 92]]
        self.assertEqual(counts.sum(), 15000)
        self.assertLess(((counts - 3750) ** 2 / 3750).sum(), 16.3)  # chi-squared with 3 degrees of freedom, 0.1 %
        self.assertEqual(set(moves[1::2]), {0, 55, 92})

    def test_a_reset_begins_the_games_of_its_seed(self):
        with Batch(command=COMMAND, games=3, seed=7, against="random") as batch:
            first = batch.observations.copy()
            batch.step([int(mask.argmax()) for mask in batch.masks])
            self.assertFalse((batch.observations == first).all())
            batch.reset(7)
            self.assertTrue((batch.observations == first).all())

    def test_a_move_that_is_not_legal_is_refused_and_changes_nothing(self):
        with Batch(command=COMMAND, games=2) as batch:
            before = batch.observations.copy()
            with self.assertRaisesRegex(Refused, r"game 1: move: 92 \(DONE\), expected one of"):
                batch.step([0, 92])
            with self.assertRaisesRegex(Refused, "expected 0 to 92"):
                batch.step([0, -5])
            self.assertTrue((batch.observations == before).all())
            batch.step([0, 0])

    def test_options_that_cannot_be_are_refused(self):
        with self.assertRaises(Refused):
            Batch(command=COMMAND, games=2, players=7)
        with self.assertRaises(Refused):
            Batch(command=COMMAND, games=2, against="nobody")

    def test_a_program_that_answers_something_else_is_ended(self):
        for code in ("print('hello'); import sys; sys.stdin.read(); sys.exit('not this one')",
                     "print('hello', flush=True); import time; time.sleep(600)"):
            with mock.patch.object(batch_module, "_LAST_WORDS", 1):
                began = time.monotonic()
                with self.assertRaisesRegex(Refused, "not this one|has ended, exit code -9"):
                    Batch(command=[sys.executable, "-c", code])
                self.assertLess(time.monotonic() - began, 300)

    def test_what_is_no_move_is_refused_before_anything_is_sent(self):
        with Batch(command=COMMAND, games=4) as batch:
            one, _ = batch.halves()
            for wrong in ([1.7, 0], [True, False], ["a", "b"], [None, 0], [0], [[0, 0]], 0, [2**40, 0]):
                for step in (batch.step, one.send):
                    with self.assertRaisesRegex((TypeError, ValueError), "^moves: .*expected"):
                        step(wrong)
            batch.step([0, 0, 0, 0])

    def test_numbers_that_cannot_be_are_refused(self):
        for options in ({"games": 0}, {"games": 1.5}, {"games": "2"}, {"seed": -1}, {"seed": 2**64}, {"seed": 1.5},
                        {"players": True}, {"threads": 0}):
            with self.assertRaisesRegex((TypeError, ValueError), "^%s: .*expected" % list(options)[0]):
                Batch(command=COMMAND, **options)
        with Batch(command=COMMAND, games=2) as batch:
            for seed in (-1, 2**64, 1.5, None, "7"):
                with self.assertRaisesRegex((TypeError, ValueError), "^seed: .*expected"):
                    batch.reset(seed)
            for game in (-1, 2, 0.5):
                with self.assertRaisesRegex((TypeError, ValueError), "^game: .*expected"):
                    batch.table(game)

    def test_a_batch_that_is_closed_says_so_and_its_arrays_stay(self):
        batch = Batch(command=COMMAND, games=2)
        before = batch.observations.copy()
        one, _ = batch.halves()
        batch.close()
        batch.close()
        for use in (lambda: batch.step([0, 0]), lambda: batch.reset(1), lambda: batch.table(0), batch.layout,
                    lambda: one.send([0]), one.receive, lambda: batch.process_id):
            with self.assertRaisesRegex(RuntimeError, "closed"):
                use()
        self.assertTrue((batch.observations == before).all())

    def test_a_position_is_told_and_a_game_continues_in_it(self):
        for game in GAMES:
            with self.subTest(game), Batch(command=COMMAND, games=2, game=game, every_seat=True) as batch:
                generator = numpy.random.default_rng(3)
                for _ in range(25):
                    batch.step(random_moves(batch.masks, generator))
                line, seen = batch.position(0), batch.observations[0].copy()
                batch.begin(1, line)
                self.assertEqual(batch.position(1), line)
                self.assertIn("\n", batch.table(1))
                chooses = {field["name"]: field["offset"] for field in batch.layout()["observation"]}
                if not any(name in chooses and seen[:, chooses[name]].any() for name in ("CHOICE", "CHOSEN")):
                    self.assertTrue((batch.observations[1] == seen).all())
                with self.assertRaisesRegex(Refused, "position"):
                    batch.begin(0, "no position")
                self.assertEqual(batch.position(0), line)
                batch.step(random_moves(batch.masks, generator))


class GamesTest(unittest.TestCase):
    def test_every_game_is_played_and_its_layout_is_that_of_the_frame(self):
        for game in GAMES:
            with self.subTest(game), Batch(command=COMMAND, games=16, seed=4, game=game) as batch:
                said = layout(command=COMMAND, game=game)
                self.assertEqual(said["game"], game)
                self.assertEqual(len(said["moves"]), batch.move_count)
                last = said["observation"][-1]
                self.assertEqual(last["offset"] + last["length"], batch.observation_length)
                generator = numpy.random.default_rng(5)
                for _ in range(1500):
                    batch.step(random_moves(batch.masks, generator))
                self.assertTrue((abs(batch.outcomes[:, :, 2].sum(axis=1) - 1) < 1e-5).all())
                for field in said["observation"]:
                    part = batch.observations[:, field["offset"]:field["offset"] + field["length"]]
                    self.assertTrue((part >= field["lowest"]).all() and (part <= field["highest"]).all(), field)
                with self.assertRaisesRegex(Refused, "move: 5000, expected 0 to"):
                    batch.step([5000] * 16)

    def test_bots_of_every_game_play_against_the_caller(self):
        for game in GAMES:
            with self.subTest(game), Batch(command=COMMAND, games=4, game=game, against="greedy") as batch:
                self.assertEqual(list(batch.seats), [0, 1, 2, batch.players - 1 if batch.players == 4 else 0])
                for _ in range(20):
                    batch.step([int(mask.argmax()) for mask in batch.masks])

    def test_a_game_or_edition_that_is_none_is_refused(self):
        with self.assertRaises(Refused):
            Batch(command=COMMAND, game="chess")
        with self.assertRaisesRegex(Refused, "no-such-file"):
            layout(command=COMMAND, game="mercado", edition="no-such-file.json")


if __name__ == "__main__":
    unittest.main()
