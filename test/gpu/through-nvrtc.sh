#!/usr/bin/env bash
# through-nvrtc.sh BUILD: every self-checking program and small training steps of both
# models compile with the real NVRTC, but for those that test/Conformance/Inputs/not-on-cuda.txt
# names: trc's own operations without attention for three architectures, the others to PTX,
# every third for an architecture in turn (pack says why that is enough). 77: there is no NVRTC.
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
[ -e build/cuda/lib/libnvrtc.so.13 ] || [ -e /usr/local/cuda/lib64/libnvrtc.so.13 ] || exit 77
out=$build/test/gpu/through-nvrtc
mkdir -p "$out"
cat >"$out/tiny.json" <<'END'
{"model_type": "gpt2", "vocab_size": 256, "n_positions": 64, "n_embd": 128, "n_layer": 2, "n_head": 2}
END
cat >"$out/tiny-albert.json" <<'END'
{"model_type": "albert", "vocab_size": 512, "embedding_size": 64, "hidden_size": 128, "num_hidden_layers": 2,
 "num_attention_heads": 2, "intermediate_size": 256, "max_position_embeddings": 64, "hidden_dropout_prob": 0.1}
END
TRC_BIN=$build/bin TRC_PORTABLE=$build/bin/trc test/gpu/pack -o "$out/pack" \
  --batches=2 --seq=64 --config="$out/tiny.json" --albert="$out/tiny-albert.json" --albert-seq=64 --in-turn
# What --in-turn rests on. The one text that asks is in programs for sm_90a alone, which compile it
# for that and, its other half, to PTX (attention-figures.mlir).
if grep -rn __CUDA_ARCH lib/Target/CUDA --exclude=attention_group.cuh; then
  echo "text that asks for its architecture has to be compiled for each" >&2
  exit 1
fi
if grep -v ': see test/Conformance/Inputs/not-on-cuda.txt$' "$out/pack/refused.txt"; then
  echo "these do not compile for cuda" >&2
  exit 1
fi
if python3 test/Target/CUDA/Inputs/local-memory.py "$out/pack/programs/step-tiny-albert-bf16-B2-report.json" |
  grep "local memory"; then
  exit 1
fi
rm -rf "$out/pack" "$out/pack.tar.gz"
