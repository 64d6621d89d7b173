#!/usr/bin/env bash
# demo.sh: trains our own GPT-2 on the bytes of a text and lets it write.
# TEXT=file for a text of one's own; by default the license texts that every
# Debian carries. STEPS=n for another length.
set -euo pipefail
cd "$(dirname "$0")/.."

bin=build/${PRESET:-release}/bin
out=build/demo
steps=${STEPS:-2000}
if ! [[ $steps =~ ^[1-9][0-9]{0,8}$ ]]; then
  echo "demo: STEPS: expected a number of steps, got '$steps'" >&2
  exit 2
fi
mkdir -p "$out"

text=${TEXT:-}
prompt='The '
if [ -z "$text" ]; then
  text=$out/licenses.txt
  find /usr/share/common-licenses -type f | LC_ALL=C sort | xargs cat > "$text"
  prompt='You may '
fi
if [ ! -r "$text" ]; then
  echo "demo: cannot read $text" >&2
  exit 2
fi

cat > "$out/config.json" <<END
{
  "model_type": "gpt2",
  "vocab_size": 256,
  "n_positions": 128,
  "n_embd": 192,
  "n_layer": 4,
  "n_head": 6
}
END

train=("$bin/trc-train" gpt2 --config "$out/config.json" --dropout 0
  --batch 8 --seq 128 --steps "$steps" --lr 2e-3 --schedule cosine
  --warmup $((steps / 20)) --final-lr 1e-4 --data "$text" --out "$out/run"
  --eval-every $((steps / 5 > 0 ? steps / 5 : 1)) --print-every $((steps / 20 > 0 ? steps / 20 : 1))
  --sample --prompt "$prompt" --sample-tokens 400)
rm -rf "$out/run"
"${train[@]}" --log "$out/log.jsonl" || {
  # Ctrl-C is no failure: what to do next has been said.
  code=$?
  [ $code -eq 130 ] && exit 0
  exit $code
}
echo "next: make demo TEXT=file for your own text, STEPS=6000 for better words;"
echo "      $bin/trc-train gpt2 --help and docs/training.md for your own model;"
echo "      $out/run holds the weights, as transformers loads them"
