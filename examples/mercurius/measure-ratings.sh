#!/usr/bin/env bash
# Plays the ratings that ARENA.md tells of: a round robin of our bots at tables of 4.
#
#   mvn -q -DskipTests package && examples/mercurius/measure-ratings.sh [BOTS]
#
# It goes on where it was stopped. GAMES (at each table, a multiple of 4) and THREADS can be set from outside.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

bots=${1:-random,greedy,prudent,ismcts:30,ismcts:400,regent:easy,regent:medium,regent:hard,regent:expert}
out=target/arena
mkdir -p "$out"

java -jar target/mercurius.jar arena --round-robin "$bots" --games "${GAMES:-4}" --threads "${THREADS:-$(nproc)}" \
  --results "$out/ratings.jsonl" --plot "$out/ratings.svg" --out "$out/ratings.txt"
cat "$out/ratings.txt"
