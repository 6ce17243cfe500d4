"""Measures how many moves a second a random masked policy makes in numpy: python3 throughput.py COMMAND..."""
import os
import sys
import time

import numpy

from mercurius_env import Batch, random_moves


def measure(games, threads, seconds=10):
    generator = numpy.random.default_rng(1)
    with Batch(sys.argv[1:], games=games, threads=threads) as batch:
        warm_up = time.perf_counter() + seconds
        while time.perf_counter() < warm_up:
            batch.step(random_moves(batch.masks, generator))
        steps, choosing, began, cpu = 0, 0.0, time.perf_counter(), time.process_time()
        while time.perf_counter() < began + seconds:
            before = time.perf_counter()
            moves = random_moves(batch.masks, generator)
            choosing += time.perf_counter() - before
            batch.step(moves)
            steps += games
        taken = time.perf_counter() - began
        print("%5d games, %d threads: %8.0f moves/s; choosing %2.0f %% of the time, of which Python computes %2.0f %%; load %.1f"
              % (games, threads, steps / taken, 100 * choosing / taken, 100 * (time.process_time() - cpu) / taken,
                 os.getloadavg()[0]), flush=True)


for size in (64, 512, 4096):
    for number in (1, 2):
        measure(size, number)
