#!/usr/bin/env bash
# run.sh BUILD SECONDS: runs each fuzzer for that long, from its corpus: the
# hand-built programs, test/Tools/npy/corpus, test/Fuzz/corpus. Findings land in
# BUILD/findings.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=$1 seconds=$2
names=(artifact npy safetensors config tokens bpe checkpoint csv handshake)
mkdir -p "$build/findings"
for name in "${names[@]}"; do mkdir -p "$build/corpus/$name"; done
"$build/bin/write-test-programs" "$build/corpus/artifact"
cp "$here"/../Tools/npy/corpus/*.npy "$build/corpus/npy"
cp -r "$here"/corpus/. "$build/corpus"
for name in "${names[@]}"; do
  echo "$name-fuzz for $seconds seconds"
  log=$build/findings/$name.log
  if ! "$build/bin/$name-fuzz" -max_total_time="$seconds" -timeout=20 \
      -rss_limit_mb=4096 -max_len=65536 -artifact_prefix="$build/findings/$name-" \
      "$build/corpus/$name" > "$log" 2>&1; then
    tail -n 40 "$log" >&2
    echo "$name-fuzz found something: $build/findings" >&2
    exit 1
  fi
  tail -n 1 "$log"
done
echo "nothing found; next: SECONDS_EACH=3600 make fuzz"
