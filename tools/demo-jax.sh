#!/usr/bin/env bash
# demo-jax.sh: compiles the printed training program and trains it on text, with
# the example of embedding in C. TEXT=file for a text of one's own; by default
# the license texts that every Debian carries. STEPS=n for another length.
set -euo pipefail
cd "$(dirname "$0")/.."

bin=build/${PRESET:-release}/bin
program=models/jax/gpt2_demo.mlir
out=build/demo-jax
steps=${STEPS:-800} # where the program's learning rate has come down
mkdir -p "$out"

text=${TEXT:-}
if [ -z "$text" ]; then
  text=$out/licenses.txt
  find /usr/share/common-licenses -type f | LC_ALL=C sort | xargs cat > "$text"
fi
if [ ! -r "$text" ]; then
  echo "demo-jax: cannot read $text" >&2
  exit 2
fi

echo "compiling $program"
"$bin/trc-compile" "$program" -o "$out/gpt2_demo.trc" \
  --entry=initialise --entry=step --entry=evaluate

# The trainer is the example of embedding: plain C against the runtime alone.
lib=$(cd "$bin/../lib" && pwd)
clang-22 -std=c11 -O2 -Iruntime/include runtime/examples/train.c \
  -L"$lib" -Wl,-rpath,"$lib" -ltrc_runtime -o "$out/train"

echo "training on $text, $(wc -c < "$text") bytes"
"$out/train" "$out/gpt2_demo.trc" "$text" "$steps"
echo "next: make demo-jax TEXT=file for your own text; $bin/trc-dump" \
  "$out/gpt2_demo.trc shows what was compiled; docs/life-of-a-step.md tells how"
