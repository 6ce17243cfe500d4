"""Tests of policies as bots, with numpy alone."""
import json
import os
import sys
import tempfile
import unittest

from commands import COMMAND
from mercurius_rules import Batch, Refused
from mercurius_rules.command import find, run


# a bot gets no environment from the arena
FIRST_MOVE = """
import json, sys
sys.path[:0] = %r
from mercurius_rules import bot, policy

class FirstMove(policy.PolicyBot):
    def choose(self, view, legal, millis):
        with open(%r, "a", encoding="utf-8") as file:
            file.write(json.dumps(view) + "\\n")
        return super().choose(view, legal, millis)

bot.play(FirstMove(lambda observation, mask: int(mask.argmax()), game=%r, command=%r))
"""


def views_of(game):
    """What a policy got to decide on in a game against random bots, after the arena said that it failed nowhere."""
    with tempfile.TemporaryDirectory() as folder:
        views, program = os.path.join(folder, "views"), os.path.join(folder, "first_move.py")
        with open(program, "w", encoding="utf-8") as file:
            file.write(FIRST_MOVE % (sys.path, views, game, find(COMMAND)))
        bots = "exec:%s -B %s,random*2" % (sys.executable, program)
        results = run(["arena", "--game", game, "--bots", bots, "--games", "1"], command=COMMAND)
        assert "failed" not in results, results
        with open(views, encoding="utf-8") as lines:
            return [json.loads(line) for line in lines]


class PolicyTest(unittest.TestCase):
    def test_a_policy_decides_in_the_arena_on_what_a_batch_shows(self):
        for game in ("mercurius", "mercatores", "mercado"):
            views = views_of(game)
            self.assertGreater(len(views), 10)
            with self.subTest(game), Batch(command=COMMAND, game=game, players=3) as batch:
                for view in views:
                    batch.deal(0, view, 7)
                    observation, mask = batch.observe(view)
                    self.assertTrue((observation == batch.observations[0]).all())
                    self.assertTrue((mask == batch.masks[0]).all())

    def test_a_view_is_dealt_by_the_seed(self):
        view = views_of("mercurius")[0]
        with Batch(command=COMMAND, players=3, games=2) as batch:
            positions = set()
            for seed in (1, 2, 2**64 - 1):
                batch.deal(0, view, seed)
                batch.deal(1, view, seed)
                self.assertEqual(batch.position(0), batch.position(1))
                positions.add(batch.position(0))
            self.assertEqual(len(positions), 3)
            move = int(batch.masks[0].argmax())
            batch.step([move, move])
            self.assertEqual(batch.position(0), batch.position(1))

    def test_after_some_moves_a_view_shows_what_a_batch_shows(self):
        view = views_of("mercurius")[0]
        with Batch(command=COMMAND, players=3) as batch:
            news = batch.layout()["moves"].index("NEWS")
            batch.deal(0, view, 7)
            before = batch.observations[0].copy()
            batch.step([news])
            self.assertFalse((before == batch.observations[0]).all())
            observation, mask = batch.observe(view, [news])
            self.assertTrue((observation == batch.observations[0]).all())
            self.assertTrue((mask == batch.masks[0]).all())

    def test_moves_make_an_action(self):
        view = views_of("mercurius")[0]
        with Batch(command=COMMAND) as batch:
            moves = batch.layout()["moves"]
            buy, news, done = moves.index("+AMS"), moves.index("NEWS"), moves.index("DONE")
            self.assertEqual(batch.action(view, [buy]), "+AMS")
            self.assertIsNone(batch.action(view, [news]))
            self.assertEqual(batch.action(view, [news, done]), "N:")
            for wrong in ([done], [buy, buy], [news, buy]):
                with self.assertRaisesRegex(Refused, "moves: .*expected legal ones"):
                    batch.action(view, wrong)
            with self.assertRaisesRegex(ValueError, r"make \+AMS"):
                batch.observe(view, [buy])
            with self.assertRaisesRegex(Refused, "view"):
                batch.observe({}, [])
            with self.assertRaisesRegex(Refused, "players of the state: 3, expected 4"):
                batch.deal(0, view, 1)


if __name__ == "__main__":
    unittest.main()
