#!/usr/bin/env bash
# demo-albert.sh: makes a vocabulary and a small ALBERT of a text, then teaches it
# to answer questions. TEXT=file for a text of one's own; by default the license
# texts that every Debian carries. STEPS=n for another length of the first part.
set -euo pipefail
cd "$(dirname "$0")/.."

bin=build/${PRESET:-release}/bin
out=build/demo-albert
steps=${STEPS:-1200}
if ! [[ $steps =~ ^[1-9][0-9]{0,8}$ ]]; then
  echo "demo-albert: STEPS: expected a number of steps, got '$steps'" >&2
  exit 2
fi
mkdir -p "$out"

text=${TEXT:-}
if [ -z "$text" ]; then
  text=$out/licenses.txt
  find /usr/share/common-licenses -type f | LC_ALL=C sort | xargs cat > "$text"
fi
if [ ! -r "$text" ]; then
  echo "demo-albert: cannot read $text" >&2
  exit 2
fi

cat > "$out/config.json" <<END
{
  "model_type": "albert",
  "vocab_size": 1000,
  "embedding_size": 128,
  "hidden_size": 192,
  "num_hidden_layers": 3,
  "num_attention_heads": 6,
  "intermediate_size": 768,
  "max_position_embeddings": 96,
  "hidden_act": "gelu_new",
  "hidden_dropout_prob": 0,
  "attention_probs_dropout_prob": 0
}
END

# Ctrl-C is no failure: what to do next has been said.
run() {
  "$@" || {
    code=$?
    [ $code -eq 130 ] && exit 0
    exit $code
  }
}

echo "== a vocabulary, and the text as tokens"
# A document is fifteen paragraphs, so that some can be held out.
awk '/^[[:space:]]*$/ { gap = 1; next }
     gap { printf ++count % 15 ? "\n" : "\n\n\n"; gap = 0 }
     { print }' "$text" > "$out/documents.txt"
run "$bin/trc-data" vocabulary --size 1000 -o "$out/spiece.model" "$out/documents.txt"
rm -rf "$out/shards" "$out/words" "$out/answers"
run "$bin/trc-data" tokenize --plain --vocabulary "$out/spiece.model" -o "$out/shards" "$out/documents.txt"

every() { echo $(($1 / $2 > 0 ? $1 / $2 : 1)); }
echo
echo "== masked words, and the order of sentences"
run "$bin/trc-train" albert --config "$out/config.json" --batch 24 --seq 96 --steps "$steps" \
  --lr 1.5e-3 --beta2 0.98 --weight-decay 0.01 --schedule linear --warmup "$(every "$steps" 12)" \
  --data "$out/shards" --vocab "$out/spiece.model" --out "$out/words" --log "$out/words.jsonl" \
  --eval-every "$(every "$steps" 4)" --print-every "$(every "$steps" 12)"

echo
echo "== questions about programs that nobody wrote; those held out have other names"
python3 tools/demo-albert-questions.py "$out/questions.json" "$out/held-out.json"
words=$(ls -d "$out"/words/step-* | tail -1)
run "$bin/trc-train" albert --task spans --config "$out/config.json" --init "$words" \
  --batch 32 --seq 96 --max-query 24 --doc-stride 32 --steps 400 --lr 1e-3 --schedule linear --warmup 40 \
  --data "$out/questions.json" --val-data "$out/held-out.json" --vocab "$out/spiece.model" \
  --out "$out/answers" --predictions "$out/predictions" --log "$out/answers.jsonl" \
  --eval-every 200 --print-every 40

echo "next: $bin/trc-train albert --help, docs/training.md and docs/data.md for your own data;"
echo "      $out/predictions has the answers, $out/answers the weights, as transformers loads them"
