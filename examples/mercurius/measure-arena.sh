#!/usr/bin/env bash
# Plays what ARENA.md tells of: greedy against random, ismcts against greedy, ismcts by iterations, prudent against
# greedy, and the champion against greedy and against ismcts.
#
#   mvn -q -DskipTests package && examples/mercurius/measure-arena.sh [ismcts:ITERATIONS]
#
# Each part goes on where it was stopped. GAMES and THREADS can be set from outside.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

search=${1:-ismcts:400}
out=target/arena
mkdir -p "$out"

measure() {
  local name=$1
  shift
  java -jar target/mercurius.jar arena --games "${GAMES:-400}" --threads "${THREADS:-$(nproc)}" "$@" \
    --results "$out/$name.jsonl" --plot "$out/$name.svg" --out "$out/$name.txt"
  cat "$out/$name.txt"
  echo
}

measure greedy --bots 'greedy,random*3'
measure "${search//:/-}" --bots "$search,greedy*3"
measure iterations --bots=ismcts:{10,30,100,300},'greedy*3'
measure prudent --bots 'prudent,greedy*3' --seed 97531
GAMES=${GAMES:-1000} measure champion --bots 'regent:1500,greedy*3' --seed 20261122
GAMES=${GAMES:-1000} measure champion-quick --bots 'regent:100,greedy*3' --seed 20261122
measure champion-ismcts --bots "regent:1500,$search*3" --seed 20261122
