"""What the network learns from is what the bot net:FILE gives it: net-inputs.txt has examples, which a Java test reads too.

python3 test_training.py write makes the file anew.
"""
import os
import sys
import tempfile
import unittest

import numpy

from commands import COMMAND
from mercurius_rules import Batch, random_moves

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
import train  # noqa: E402

EXAMPLES = os.path.join(HERE, "net-inputs.txt")


def examples():
    """Lines with a position between two turns, a viewer, and what features makes of it, for games of 3 to 5 players."""
    generator = numpy.random.default_rng(11)
    for players in (3, 4, 5):
        with Batch(4, players, 6, helper="greedy", every_seat=True, command=COMMAND) as batch:
            number = 0
            while number < 10:
                before = batch.observations[:, 0, train.TURN].copy()
                batch.step([train.BOT_CHOOSES] * 4 if generator.random() < 0.8 else random_moves(batch.masks, generator))
                new = numpy.flatnonzero((batch.observations[:, 0, train.TURN] != before) & (batch.over == 0))
                for game in new[generator.random(len(new)) < 0.1]:
                    viewer = int(generator.integers(players))
                    yield batch.position(int(game)), viewer, train.features(batch.observations[[game]], [viewer])[0]
                    number += 1


def read():
    with open(EXAMPLES, encoding="utf-8") as file:
        for line in file:
            position, viewer, numbers = line.rstrip("\n").split("\t")
            yield position, int(viewer), numpy.array(numbers.split(), "f4").reshape(-1, train.LENGTH)


class TrainingTest(unittest.TestCase):
    def test_the_features_are_those_of_the_examples(self):
        number = 0
        for position, viewer, expected in read():
            with Batch(1, len(expected), every_seat=True, command=COMMAND) as batch:
                batch.begin(0, position)
                numpy.testing.assert_allclose(train.features(batch.observations, [viewer])[0], expected, 1e-5, 1e-5)
            number += 1
            if number % 7 == 0:
                break  # each starts a process

    def test_the_gradients_are_right_and_a_net_learns(self):
        generator = numpy.random.default_rng(2)
        net = train.Net(generator, 6, 5)
        inputs = generator.standard_normal((64, 4, train.LENGTH)).astype("f4")
        winners = inputs[:, :, 3].argmax(1)
        shares = numpy.eye(4, dtype="f4")[winners]
        before = net.loss(net.forward(inputs)[2], shares)
        for _ in range(300):
            net.learn(inputs, shares, 0.01)
        self.assertLess(net.loss(net.forward(inputs)[2], shares), before / 4)

    def test_a_position_comes_to_what_the_net_says_later_and_to_who_won(self):
        net = train.Net(numpy.random.default_rng(2))
        inputs = numpy.random.default_rng(3).standard_normal((3, 4, train.LENGTH)).astype("f2")
        shares = numpy.array([0, 0.5, 0.5, 0], "f4")
        _, second, third = net.forward(inputs.astype("f4"))[2]
        last = 0.25 * third + 0.75 * shares
        numpy.testing.assert_allclose(train.targets(net, inputs, shares, 0.75),
                                      [0.25 * second + 0.75 * last, last, shares], 1e-5)
        numpy.testing.assert_array_equal(train.targets(net, inputs, shares, 1), [shares] * 3)

    def test_what_is_written_is_read_by_the_bot(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "some.net")
            train.Net(numpy.random.default_rng(2)).write(file)
            with Batch(8, 4, helper="net:" + file, command=COMMAND) as batch:
                for _ in range(200):
                    batch.step([train.BOT_CHOOSES] * 8)
                self.assertGreater(batch.outcomes[:, :, 0].max(), 0)


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        with open(EXAMPLES, "w", encoding="utf-8") as written:
            for position, viewer, numbers in examples():
                written.write("%s\t%d\t%s\n" % (position, viewer, " ".join("%.6g" % n for n in numbers.ravel())))
    else:
        unittest.main()
