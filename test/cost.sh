#!/usr/bin/env bash
# cost.sh BUILD [argument of ctest...]: CPU seconds of each CTest, children included,
# largest first: `cost.sh build/release -LE long`. Cold: without BUILD/test/simt/cache.
set -euo pipefail
build=$1
shift
TIMEFORMAT='%U %S'
names=$(ctest --test-dir "$build" -N "$@" | sed -n 's/.*Test *#[0-9]*: //p')
for name in $names; do
  state=passed
  { seconds=$( { time ctest --test-dir "$build" -R "^$name\$" >&3 2>&3 || echo failed >&4; } 2>&1); } \
    3>/dev/null 4>"$build/cost-failed"
  [ ! -s "$build/cost-failed" ] || state=failed
  awk -v name="$name" -v state="$state" '{ printf "%8.1f  %s %s\n", $1 + $2, name, state }' <<<"$seconds"
done | sort -rn
rm -f "$build/cost-failed"
