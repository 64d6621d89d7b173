#!/usr/bin/env bash
# bench.sh [--quick] [PART ...]: times trc against its peers on this machine.
#
#   programs   printed programs, trc and JAX's CPU compiler          (bench.py)
#   training   GPT-2's step, trc, PyTorch eager and compiled, JAX (training.py)
#   capacity   the largest batch in 8 GiB, the same four          (capacity.py)
#
# Without a part: programs and training. --quick leaves out the 124M model. The
# peers' Python is made once, in build/venv, from PyPI. JAX_PYTHON=...,
# TORCH_PYTHON=... take Pythons that have the packages already.
set -euo pipefail
cd "$(dirname "$0")/../.."

quick=()
parts=()
for word in "$@"; do
  case $word in
  --quick) quick=(--quick) ;;
  programs | training | capacity) parts+=("$word") ;;
  *)
    echo "bench: unknown part '$word'; there are programs, training, capacity" >&2
    exit 2
    ;;
  esac
done
[ ${#parts[@]} -gt 0 ] || parts=(programs training)

# have PACKAGE REQUIREMENTS: build/venv has the package in the end
venv=build/venv
have() {
  [ -x "$venv/bin/python" ] || python3 -m venv "$venv"
  if ! "$venv/bin/python" -c "import $1" 2>/dev/null; then
    echo "installing $1 from PyPI in $venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check -r "$2"
  fi
}
jax=${JAX_PYTHON:-}
if [ -z "$jax" ]; then
  have jax models/jax/requirements.txt
  jax=$venv/bin/python
fi
torch=${TORCH_PYTHON:-}
if [ -z "$torch" ] && [ "${parts[*]}" != programs ]; then
  have torch tools/bench/requirements.txt
  torch=$venv/bin/python
fi

failed=0
for part in "${parts[@]}"; do
  build=build/${PRESET:-release}
  case $part in
  programs) python3 tools/bench/bench.py --build "$build" --jax "$jax" "${quick[@]}" ;;
  training) python3 tools/bench/training.py --build "$build" --jax "$jax" --torch "$torch" "${quick[@]}" ;;
  capacity) python3 tools/bench/capacity.py --build "$build" --jax "$jax" --torch "$torch" "${quick[@]}" ;;
  esac || failed=1
done
exit $failed
