"""Measures how many moves a second a random masked policy makes in numpy: python3 throughput.py COMMAND..."""
import os
import sys
import time

import numpy

from mercurius_env import Batch, random_moves


def processor_seconds(process):
    """How long the processor has worked for another process, on Linux."""
    with open("/proc/%d/stat" % process) as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(games, threads, seconds=10):
    generator = numpy.random.default_rng(1)
    with Batch(sys.argv[1:], games=games, threads=threads) as batch:
        warm_up = time.perf_counter() + seconds
        while time.perf_counter() < warm_up:
            batch.step(random_moves(batch.masks, generator))
        steps, choosing, began, python = 0, 0.0, time.perf_counter(), time.process_time()
        java = processor_seconds(batch.process_id)
        while time.perf_counter() < began + seconds:
            before = time.perf_counter()
            moves = random_moves(batch.masks, generator)
            choosing += time.perf_counter() - before
            batch.step(moves)
            steps += games
        taken = time.perf_counter() - began
        print("%5d games, %d threads: %8.0f moves/s; choosing takes %2.0f %% of the time; processor time of a move:"
              " Java %4.0f ns, Python %4.0f ns; load %.0f"
              % (games, threads, steps / taken, 100 * choosing / taken,
                 1e9 * (processor_seconds(batch.process_id) - java) / steps,
                 1e9 * (time.process_time() - python) / steps, os.getloadavg()[0]), flush=True)


for size in (64, 512, 4096):
    for number in (1, 2):
        measure(size, number)
