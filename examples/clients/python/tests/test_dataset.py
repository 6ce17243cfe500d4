"""The table of games and its card."""
import csv
import gzip
import hashlib
import importlib
import json
import os
import tempfile
import unittest
from unittest import mock

import numpy

from commands import COMMAND
from mercurius_rules import Batch, dataset

BOT_CHOOSES = -1


def by_pandas(file, module):
    return module.read_csv(file).to_dict("list")


def by_polars(file, module):
    return module.read_csv(file).to_dict(as_series=False)


def by_duckdb(file, module):
    table = module.sql("select * from read_csv('%s')" % file)
    return {name: list(column) for name, column in zip(table.columns, zip(*table.fetchall()))}


class DatasetTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def write(self, name, **options):
        """The card, and the columns as Python's own csv reads them."""
        folder = os.path.join(self.folder, name)
        card = dataset.write(folder, command=COMMAND, **options)
        with open(os.path.join(folder, "card.json"), encoding="utf-8") as file:
            self.assertEqual(json.load(file), card)
        self.file = os.path.join(folder, card["file"])
        with gzip.open(self.file, "rt", encoding="ascii") as file:
            rows = list(csv.reader(file))
        self.assertEqual(rows[0], [column["name"] for column in card["columns"]])
        self.assertEqual(len(rows) - 1, card["rows"])
        return card, {name: [float(row[at]) for row in rows[1:]] for at, name in enumerate(rows[0])}

    def test_rows_and_constants_are_what_the_players_saw_and_did(self):
        for game, bots in (("mercurius", "greedy"), ("mercatores", "greedy"), ("mercado", "random")):
            with self.subTest(game):
                card, columns = self.write(game, game=game, bots=bots, games=2, seed=8)
                self.assertTrue(all(min(column) < max(column) for name, column in columns.items()
                                    if name not in ("seed", "place")), "no column is constant")
                names, row, place = dataset._features(self.layout(game))[0], 0, 1
                first = columns["place"].index(place)
                with Batch(2, seed=8, helper=bots, game=game, command=COMMAND) as batch:
                    while True:
                        at = first + row
                        seen = [columns[name][at] if name in columns else card["constants"][name] for name in names]
                        self.assertEqual(batch.observations[place].tolist(), seen)
                        self.assertEqual((columns["action"][at], columns["seat"][at]), (row, batch.seats[place]))
                        self.assertEqual(batch.masks[place, int(columns["move"][at])], 1)
                        seat, chosen = batch.seats[place], int(columns["move"][at])
                        batch.step([BOT_CHOOSES, chosen if self.is_whole(card, chosen) else BOT_CHOOSES])
                        row += 1
                        if batch.over[place]:
                            break
                self.assertEqual(first + row, card["rows"])
                self.assertEqual([columns[name][-1] for name in ("score", "rank")], batch.outcomes[place, seat, :2].tolist())
                self.assertAlmostEqual(columns["win_share"][-1], float(batch.outcomes[place, seat, 2]), 5)

    def layout(self, game):
        with Batch(1, game=game, command=COMMAND) as batch:
            return batch.layout()

    @staticmethod
    def is_whole(card, move):
        """Whether a move of Mercurius is an action by itself: a trade, a dividend or a price card."""
        return card["game"] == "mercurius" and card["moves"][move][0] not in "BN"

    def test_the_same_options_make_the_same_bytes_and_the_card_knows_them(self):
        digests = []
        for name in ("one", "other"):
            card, _ = self.write(name, games=3, seed=2, players=3)
            with open(self.file, "rb") as file:
                digests.append(hashlib.sha256(file.read()).hexdigest())
            self.assertEqual(card["sha256"], digests[-1])
        self.assertEqual(digests[0], digests[1])
        self.assertEqual((card["seeds"], card["bots"], card["players"], card["games"]), ([2], ["greedy"] * 3, 3, 3))
        self.assertEqual(card["constants"]["PLAYERS"], 3)
        self.assertTrue(card["program"] and card["package"])
        with self.assertRaises(FileExistsError):
            dataset.write(os.path.join(self.folder, "one"), command=COMMAND)
        self.assertNotEqual(self.write("third", games=3, seed=3, players=3)[0]["sha256"], digests[0])

    def test_more_games_than_are_played_at_once_have_more_seeds(self):
        with mock.patch.object(dataset, "AT_ONCE", 3):
            card, columns = self.write("many", games=5, bots="random", players=3, seed=5)
        self.assertEqual(card["seeds"], [5, 6])
        self.assertEqual(sorted(set(zip(columns["seed"], columns["place"]))), [(5, 0), (5, 1), (5, 2), (6, 0), (6, 1)])

    def test_pandas_polars_and_duckdb_read_the_same(self):
        card, columns = self.write("read", games=4)
        for name, read in (("pandas", by_pandas), ("polars", by_polars), ("duckdb", by_duckdb)):
            with self.subTest(name):
                try:
                    module = importlib.import_module(name)
                except ImportError as lacking:
                    self.skipTest("skipped: %s" % lacking)
                given = read(self.file, module)
                self.assertEqual(list(given), list(columns))
                for column, numbers in given.items():
                    numpy.testing.assert_array_equal(numbers, columns[column], column)


if __name__ == "__main__":
    unittest.main()
