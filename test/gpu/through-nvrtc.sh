#!/usr/bin/env bash
# through-nvrtc.sh BUILD: every self-checking program and a small training step
# compile with the real NVRTC, but for those that test/Conformance/Inputs/not-on-cuda.txt
# names: trc's own operations and the step for three architectures, the others for each
# in turn (pack says why that is enough). 77: there is no NVRTC.
set -euo pipefail
build=$(cd "$1" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
[ -e build/cuda/lib/libnvrtc.so.13 ] || [ -e /usr/local/cuda/lib64/libnvrtc.so.13 ] || exit 77
out=$build/test/gpu/through-nvrtc
mkdir -p "$out"
cat >"$out/tiny.json" <<'END'
{"model_type": "gpt2", "vocab_size": 256, "n_positions": 64, "n_embd": 128, "n_layer": 2, "n_head": 2}
END
TRC_BIN=$build/bin TRC_PORTABLE=$build/bin/trc test/gpu/pack -o "$out/pack" \
  --batches=2 --seq=64 --config="$out/tiny.json" --in-turn
# What --in-turn rests on.
if grep -rn __CUDA_ARCH lib/Target/CUDA; then
  echo "text that asks for its architecture has to be compiled for each" >&2
  exit 1
fi
if grep -v ': see test/Conformance/Inputs/not-on-cuda.txt$' "$out/pack/refused.txt"; then
  echo "these do not compile for cuda" >&2
  exit 1
fi
rm -rf "$out/pack" "$out/pack.tar.gz"
