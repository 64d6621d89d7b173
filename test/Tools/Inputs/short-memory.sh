#!/bin/sh
# short-memory.sh COMMAND...: runs the command with less and less addresses, and
# prints how it ended where that was neither well nor with one line.
# A folder `again` is removed before each.
for mib in 2000 1000 800 750 700 650 600 550 500 450 400 350 300 200 100; do
  rm -rf again
  (
    ulimit -c 0
    ulimit -v $((mib * 1024))
    exec timeout -s KILL 120 "$@"
  ) > short-memory.out 2> short-memory.err
  code=$?
  # Progress is no complaint: "fusing operations (1 s)".
  lines=$(grep -vc ' s)$' short-memory.err)
  case "$code $lines" in
  "0 "* | "1 1" | "2 1" | "127 1") ;;
  *)
    echo "$mib MiB: exit code $code"
    cat short-memory.err
    ;;
  esac
  [ $mib != 2000 ] || echo "with plenty: $code"
done
