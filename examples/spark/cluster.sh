#!/usr/bin/env bash
# Runs a job on a Spark cluster of separate processes on this machine, started from the Maven artifacts and stopped at
# the end: a master and some workers, each with an executor of one core. With --workers 0 the job runs in one process,
# on one core.
#
#   mvn -q -Pspark -pl examples/spark -am -DskipTests package
#   examples/spark/cluster.sh [--workers N] [--kill WHAT:UNITS]... JOB [OPTIONS OF THE JOB]
#
# With --kill worker:UNITS a worker and its executor are killed (SIGKILL) when that many units of the table are there,
# and with --kill driver:UNITS the driver, which ends all. It can be given several times.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
workers=2
kills=()
while true; do
  case ${1:-} in
    --workers) workers=$2; shift 2 ;;
    --kill) kills+=("$2"); shift 2 ;;
    *) break ;;
  esac
done

out=
for ((i = 1; i < $#; i++)); do
  if [ "${!i}" = --out ]; then j=$((i + 1)) && out=${!j}; fi
done
if ! [[ $workers =~ ^[0-9]+$ ]]; then
  echo "cluster.sh: --workers '$workers', expected a whole number" >&2
  exit 2
fi
for kill in "${kills[@]}"; do
  if ! [[ $kill =~ ^(worker|driver):[0-9]+$ ]] || [ -z "$out" ] || { [ "$workers" -lt 2 ] && [[ $kill = worker:* ]]; }; then
    echo "cluster.sh: --kill '$kill' with $workers workers and --out '$out'," \
      "expected worker:UNITS with 2 workers or more, or driver:UNITS, and a job with --out" >&2
    exit 2
  fi
done
if ! [ -e "$here/target/mercurius-spark.jar" ]; then
  echo "cluster.sh: no target/mercurius-spark.jar, expected what 'mvn -Pspark -pl examples/spark -am package' makes" >&2
  exit 2
fi

work=$(mktemp -d)
pids=()
stop() {
  # the driver first, the master last
  for ((i = ${#pids[@]} - 1; i >= 0; i--)); do
    kill "${pids[i]}" 2> /dev/null || true
    wait "${pids[i]}" 2> /dev/null || true
  done
  rm -rf "$work"
}
trap stop EXIT
trap 'exit 130' INT TERM

# what a Spark installation looks like
mkdir -p "$work/home/jars"
tr ':' '\n' < "$here/target/spark-class-path" | while read -r jar; do ln -s "$jar" "$work/home/jars/"; done
touch "$work/home/RELEASE"
export SPARK_HOME="$work/home" SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1 SPARK_LOCAL_DIRS="$work/local"

spark() {
  exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" "@$here/jvm.options" -cp "$SPARK_HOME/jars/*" "$@"
}

# waits until a log has a line with a text, and prints it
await() {
  for ((i = 0; i < 600; i++)); do
    grep -m 1 -e "$2" "$1" 2> /dev/null && return
    sleep 0.1
  done
  echo "cluster.sh: no '$2' within a minute in:" >&2
  cat "$1" >&2
  exit 1
}

master=local[1]
if [ "$workers" -gt 0 ]; then
  spark -Xmx512m org.apache.spark.deploy.master.Master --host 127.0.0.1 --port 0 --webui-port 0 2> "$work/master.log" &
  pids+=($!)
  master=$(await "$work/master.log" 'Starting Spark master at' | grep -o 'spark://[0-9.:]*')
  for ((n = 1; n <= workers; n++)); do
    spark -Xmx512m org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --webui-port 0 --cores 1 --memory 1G \
      --work-dir "$work/worker$n" "$master" 2> "$work/worker$n.log" &
    pids+=($!)
    await "$work/worker$n.log" 'Successfully registered' > /dev/null
  done
fi

spark -Xmx1g "-Dlog4j2.configurationFile=$here/src/main/resources/log4j2.properties" \
  org.apache.spark.deploy.SparkSubmit --master "$master" --class io.github.mercurius.spark.MercuriusSpark \
  --conf spark.driver.host=127.0.0.1 --conf spark.executor.memory=700m --conf spark.ui.enabled=false \
  --conf "spark.cores.max=$((workers > 0 ? workers : 1))" --conf spark.scheduler.minRegisteredResourcesRatio=1 \
  "$here/target/mercurius-spark.jar" "$@" &
driver=$!
pids+=("$driver")

units() { find "$out/_units" -name _SUCCESS 2> /dev/null | wc -l; }
for kill in "${kills[@]}"; do
  while [ "$(units)" -lt "${kill#*:}" ] && kill -0 "$driver" 2> /dev/null; do sleep 0.02; done
  there=$(units)
  if [[ $kill = driver:* ]]; then
    kill -9 "$driver" 2> /dev/null && echo "killed the driver after $there units"
    break
  fi
  worker=${pids[1]}
  kill -9 "$worker" $(pgrep -P "$worker")
  wait "$worker" 2> /dev/null || true
  echo "killed a worker and its executor after $there units"
done
wait "$driver"
