"""Measures how many moves a second a random masked policy makes in numpy: python3 throughput.py [BOT of the others]"""
import os
import sys
import time

import numpy

from mercurius_rules import Batch, random_moves

AGAINST = sys.argv[1] if len(sys.argv) > 1 else None


def processor_seconds(process):
    """How long the processor has worked for another process, on Linux."""
    with open("/proc/%d/stat" % process) as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def play_all(batch, generator, end):
    """Chooses for all games, then lets Java play them: one waits for the other. Returns the steps, and the seconds that
    choosing took."""
    steps, choosing = 0, 0.0
    while time.perf_counter() < end:
        before = time.perf_counter()
        moves = random_moves(batch.masks, generator)
        choosing += time.perf_counter() - before
        batch.step(moves)
        steps += batch.games
    return steps, choosing


def play_halves(batch, generator, end):
    """Chooses for one half of the games while Java plays the other."""
    steps, choosing = 0, 0.0
    one, other = batch.halves()
    one.send(random_moves(one.masks, generator))
    while time.perf_counter() < end:
        for half, next_half in ((other, one), (one, other)):
            before = time.perf_counter()
            moves = random_moves(half.masks, generator)
            choosing += time.perf_counter() - before
            half.send(moves)
            next_half.receive()
        steps += batch.games
    one.receive()
    return steps, choosing


def measure(games, threads, play, seconds=5):
    generator = numpy.random.default_rng(1)
    with Batch(games, threads=threads, against=AGAINST) as batch:
        play(batch, generator, time.perf_counter() + seconds)
        began, python, java = time.perf_counter(), time.process_time(), processor_seconds(batch.process_id)
        steps, choosing = play(batch, generator, began + seconds)
        taken = time.perf_counter() - began
        print("%5d games, %d threads, %s: %8.0f moves/s; choosing takes %2.0f %% of the time; processor time of a move:"
              " Java %4.0f ns, Python %4.0f ns; load %.0f"
              % (games, threads, "halves" if play is play_halves else "all   ", steps / taken, 100 * choosing / taken,
                 1e9 * (processor_seconds(batch.process_id) - java) / steps,
                 1e9 * (time.process_time() - python) / steps, os.getloadavg()[0]), flush=True)


for size in (64, 512, 4096):
    for number in (1, 2):
        measure(size, number, play_all)
        measure(size, number, play_halves)
