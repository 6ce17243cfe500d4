"""The tests of PettingZoo and Gymnasium, unmodified, and what they do not look at."""
import io
import unittest
import warnings
from contextlib import redirect_stdout

import numpy

from commands import COMMAND
from mercurius_rules import mercado_v0, mercatores_v0, mercurius_v0

try:
    from gymnasium.utils.env_checker import check_env
    from pettingzoo import AECEnv
    from pettingzoo.test import api_test, performance_benchmark, seed_test
    LACKING = None
except ImportError as lacking:
    LACKING = str(lacking)

GAMES = {"mercurius": (mercurius_v0, (3, 4, 5)), "mercatores": (mercatores_v0, (2, 3, 4)),
         "mercado": (mercado_v0, (2, 3, 4))}
TABLES = [(game, door, players) for game, (door, numbers) in GAMES.items() for players in numbers]


def playing(env, generator, seed=None):
    """Plays a game of random moves to its end: what each agent was given in all, and the scores."""
    env.reset(seed=seed)
    given = {agent: 0.0 for agent in env.agents}
    scores = {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, info = env.last()
        given[agent] += reward
        scores[agent] = info.get("score")
        env.step(None if terminated else int(generator.choice(seen["action_mask"].nonzero()[0])))
    return given, scores


@unittest.skipIf(LACKING, "skipped: %s" % LACKING)
class EnvironmentsTest(unittest.TestCase):
    def setUp(self):
        warnings.simplefilter("ignore")

    def test_pettingzoo_api(self):
        for game, door, players in TABLES:
            for make in (door.env, door.raw_env):
                with self.subTest(game=game, players=players), redirect_stdout(io.StringIO()):
                    env = make(players=players, command=COMMAND)
                    api_test(env, num_cycles=200)
                    env.close()

    def test_pettingzoo_seed(self):
        for game, door, players in TABLES:
            with self.subTest(game=game, players=players):
                seed_test(lambda: door.env(players=players, command=COMMAND), 100)

    def test_pettingzoo_performance(self):
        env = mercurius_v0.env(command=COMMAND)
        with redirect_stdout(io.StringIO()) as printed:
            performance_benchmark(env)
        env.close()
        self.assertIn("turns per second", printed.getvalue())

    def test_gymnasium_checker(self):
        for game, door, players in TABLES:
            with self.subTest(game=game, players=players):
                env = door.single_env(players=players, against="random", render_mode="ansi", command=COMMAND)
                check_env(env)
                env.close()

    def test_every_seat_gets_its_win_share_once(self):
        winners = set()
        for game, door, players in TABLES:
            env = door.raw_env(players=players, command=COMMAND)
            self.assertIsInstance(env, AECEnv)
            generator = numpy.random.default_rng(7)
            for seed in range(8):
                given, scores = playing(env, generator, seed)
                self.assertAlmostEqual(sum(given.values()), 1, places=5)
                best = [agent for agent in given if given[agent] > 0]
                for agent in best:
                    self.assertAlmostEqual(given[agent], 1 / len(best), places=5)
                    self.assertEqual(scores[agent], max(scores.values()))
                winners.update((game, agent) for agent in best)
            env.close()
        self.assertTrue({("mercurius", "player_%d" % seat) for seat in range(3)} <= winners, winners)

    def test_others_may_not_move_and_see_what_they_saw(self):
        env = mercurius_v0.raw_env(command=COMMAND)
        env.reset(seed=4)
        for agent in env.agents:
            self.assertEqual(env.observe(agent)["action_mask"].any(), agent == env.agent_selection)
        kept = env.observe("player_1")["observation"].copy()
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
        self.assertTrue((kept[207:231] == env.observe("player_1")["observation"][207:231]).all())
        env.close()

    def test_a_game_continues_in_a_position(self):
        env = mercatores_v0.raw_env(render_mode="ansi", command=COMMAND)
        env.reset(seed=4)
        line = env.render().splitlines()[-1]
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
        env.begin(line)
        self.assertEqual(env.render().splitlines()[-1], line)
        env.close()

    def test_wrong_arguments_are_refused_in_words(self):
        for make in (mercurius_v0.env, mercurius_v0.raw_env,
                     lambda **options: mercurius_v0.single_env(against="random", **options)):
            env = make(command=COMMAND)
            for seed in (-1, 1.5, 2**64, "7"):
                with self.assertRaisesRegex((TypeError, ValueError), "^seed: .*expected"):
                    env.reset(seed=seed)
            env.reset(seed=1)
            for action in (1.7, "0", True, -1, 93, numpy.float64(0)):
                with self.assertRaisesRegex((TypeError, ValueError), "^action: .*expected"):
                    env.step(action)
            env.step(numpy.int64(0))
            env.close()
            with self.assertRaisesRegex(RuntimeError, "closed"):
                env.step(0)
            with self.assertRaisesRegex(RuntimeError, "closed"):
                env.reset(seed=1)
        with self.assertRaisesRegex(ValueError, "render_mode: 'rgb_array', expected"):
            mercurius_v0.env(render_mode="rgb_array", command=COMMAND)

    def test_a_seat_that_moves_illegally_has_lost(self):
        env = mercurius_v0.single_env(against="random", command=COMMAND)
        with self.assertRaisesRegex(RuntimeError, "reset"):
            env.step(0)
        env.reset(seed=1)
        _, reward, terminated, truncated, info = env.step(92)
        self.assertEqual((reward, terminated, truncated), (-1.0, True, False))
        self.assertIn("move: 92 (DONE), expected one of", info["illegal"])
        with self.assertRaisesRegex(RuntimeError, "reset"):
            env.step(0)
        env.close()

    def test_the_rewards_of_many_seats_are_those_of_their_games(self):
        for game, (door, _) in GAMES.items():
            envs = door.vector_env(12, against="random", command=COMMAND)
            seen, _ = envs.reset(seed=5)
            generator = numpy.random.default_rng(5)
            rewards, ended = [], 0
            while ended < 60:
                mask = seen["action_mask"]
                moves = numpy.array([generator.choice(row.nonzero()[0]) for row in mask])
                seen, reward, over, truncated, infos = envs.step(moves)
                self.assertTrue(envs.observation_space.contains(seen))
                self.assertFalse(truncated.any() or reward[~over].any())
                rewards += reward[over].tolist()
                self.assertTrue((infos["place"][over & (reward > 0)] == 1).all())
                ended += int(over.sum())
            self.assertTrue(0 < sum(rewards) / len(rewards) < 0.9, rewards)
            self.assertEqual(sum(1 for reward in rewards if reward < 0), 0)
            envs.close()


if __name__ == "__main__":
    unittest.main()
