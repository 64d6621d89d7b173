#!/usr/bin/env bash
# bench.sh [--quick] [PART ...]: times trc against its peers on this machine.
#
#   programs   printed programs, trc and JAX's CPU compiler          (bench.py)
#   training   GPT-2's step, trc, PyTorch eager and compiled, JAX (training.py)
#   capacity   the largest batch in 8 GiB, the same four          (capacity.py)
#   albert     ALBERT's step, the same four                       (training.py)
#   albert-capacity   as capacity, of ALBERT                      (capacity.py)
#
# Without a part: programs and training. --quick leaves out the large models.
# ONLY="CASE ..." and ROUNDS=n are for training and albert, PEERS="PEER ..." for
# the capacities too; `training.py --help` has what there is. The
# peers' Python is made once, in build/venv, from PyPI. JAX_PYTHON=...,
# TORCH_PYTHON=... take Pythons that have the packages already.
set -euo pipefail
cd "$(dirname "$0")/../.."

quick=()
parts=()
for word in "$@"; do
  case $word in
  --quick) quick=(--quick) ;;
  programs | training | capacity | albert | albert-capacity) parts+=("$word") ;;
  *)
    echo "bench: unknown part '$word'; there are programs, training, capacity, albert, albert-capacity" >&2
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
  have transformers tools/bench/requirements.txt
  torch=$venv/bin/python
fi

words() { [ -z "$2" ] || printf '%s\n' "$1" $2; }
mapfile -t peers < <(words --peers "${PEERS:-}")
mapfile -t pieces < <(words --only "${ONLY:-}"; words --rounds "${ROUNDS:-}")

failed=0
for part in "${parts[@]}"; do
  common=(--build "build/${PRESET:-release}" --jax "$jax" "${quick[@]}")
  full=("${common[@]}" --torch "$torch" "${peers[@]}")
  case $part in
  programs) python3 tools/bench/bench.py "${common[@]}" ;;
  training) python3 tools/bench/training.py "${full[@]}" "${pieces[@]}" ;;
  capacity) python3 tools/bench/capacity.py "${full[@]}" ;;
  albert) python3 tools/bench/training.py --model albert "${full[@]}" "${pieces[@]}" ;;
  albert-capacity) python3 tools/bench/capacity.py --model albert "${full[@]}" ;;
  esac || failed=1
done
exit $failed
