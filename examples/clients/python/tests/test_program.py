"""Positions, records, and how the program is found."""
import os
import unittest
from unittest import mock

from commands import COMMAND
from mercurius_rules import Batch, Refused, command, positions, records

BOTS = {"mercurius": "greedy,random*2", "mercatores": "greedy,random", "mercado": "greedy,random"}

class ProgramTest(unittest.TestCase):
    def test_positions_are_drawn_seen_dealt_and_converted(self):
        for game in BOTS:
            with Batch(command=COMMAND, game=game) as batch:
                line = batch.position(0)
            self.assertIn("\n", positions.draw(line, game, COMMAND))
            seen = positions.seen(line, 0, game, COMMAND)
            self.assertNotEqual(seen, line)
            self.assertNotEqual(positions.dealt(seen, 5, game, COMMAND), seen)
            self.assertTrue(positions.to_json(line, game, COMMAND))
        with self.assertRaises(Refused):
            positions.draw("no position", command=COMMAND)

    def test_records_are_played_told_and_verified(self):
        for game, bots in BOTS.items():
            record = records.play(bots, 1602, game=game, command=COMMAND)
            self.assertEqual(records.verify(record, COMMAND), [])
            self.assertGreater(len(records.tell(record, command=COMMAND).splitlines()), 20)
            self.assertEqual(record, records.play(bots, 1602, game=game, command=COMMAND))
            record["hashes"][3] = record["hashes"][4]
            self.assertNotEqual(records.verify(record, COMMAND), [])

    def test_the_program_is_found_or_what_is_missing_is_said(self):
        self.assertEqual(command.find(["a", "b"]), ["a", "b"])
        with self.assertRaisesRegex(TypeError, "expected a list"):
            command.find("java -jar mercurius.jar")
        with mock.patch.dict(os.environ, {"MERCURIUS_JAR": "no-such.jar"}):
            with self.assertRaisesRegex(FileNotFoundError, "no-such.jar.*MERCURIUS_JAR"):
                command.find()
        with mock.patch.dict(os.environ, {"MERCURIUS_JAR": __file__, "PATH": ""}):
            os.environ.pop("JAVA_HOME", None)
            with self.assertRaisesRegex(FileNotFoundError, "Java 17"):
                command.find()

if __name__ == "__main__":
    unittest.main()
