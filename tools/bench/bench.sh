#!/usr/bin/env bash
# bench.sh [--quick] [PART ...]: times trc against its peers on this machine.
#
#   programs   printed programs, trc and JAX's CPU compiler          (bench.py)
#   training   GPT-2's step, trc, PyTorch eager and compiled, JAX (training.py)
#   capacity   the largest batch in 8 GiB: by planning, with and without layers computed
#              again (planned_capacity.py), what is held against what was said
#              (memory_truth.py), and as run, the same four (capacity.py)
#   capacity-matrix   124M at T=512 and 1024 and ALBERT at 512, in f32 and bf16, each peer with and
#              without its layers computed again; what it found before it keeps (capacity.py --matrix)
#   albert     ALBERT's step, the same four                       (training.py)
#   doors      steps through the Python package, and its peers       (doors.py)
#   zoo        sixteen small programs as users write them, trc and JAX (zoo.py)
#   loading    rows of pre-training a second, by loader threads   (loading.py)
#   albert-capacity   as capacity, of ALBERT                      (capacity.py)
#   ranks      sums over ranks, and GPT-2's and ALBERT's steps beside PyTorch's DDP  (ranks.py)
#   precision  both models' steps in bf16, the same four, and trc in f32
#
# Without a part: programs and training. --quick leaves out the large models.
# ONLY="CASE ..." and ROUNDS=n are for training, albert, precision, ranks, zoo and doors (of which ONLY
# names models and doors), ONLY also for capacity-matrix (gpt2-1024-bf16 ..), PEERS="PEER ..." for training, albert, precision and the capacities; `training.py --help` has what there is. The
# peers' Python is made once, in build/venv, from PyPI. JAX_PYTHON=...,
# TORCH_PYTHON=... take Pythons that have the packages already.
set -euo pipefail
cd "$(dirname "$0")/../.."

quick=()
parts=()
for word in "$@"; do
  case $word in
  --quick) quick=(--quick) ;;
  programs | training | capacity | capacity-matrix | loading | albert | albert-capacity | precision | ranks | doors | zoo) parts+=("$word") ;;
  *)
    echo "bench: unknown part '$word'; there are programs, training, capacity, capacity-matrix, loading, albert, albert-capacity, precision, ranks, doors, zoo" >&2
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
# Loading has no peers.
jax=${JAX_PYTHON:-}
if [ -z "$jax" ] && [ "${parts[*]}" != loading ]; then
  have jax models/jax/requirements.txt
  jax=$venv/bin/python
fi
torch=${TORCH_PYTHON:-}
if [ -z "$torch" ] && [ "${parts[*]}" != programs ] && [ "${parts[*]}" != zoo ] && [ "${parts[*]}" != loading ]; then
  have transformers tools/bench/requirements.txt
  [[ " ${parts[*]} " != *" ranks "* ]] || have mpi4py tools/bench/requirements.txt
  torch=$venv/bin/python
fi

words() { [ -z "$2" ] || printf '%s\n' "$1" $2; }
mapfile -t peers < <(words --peers "${PEERS:-}")
mapfile -t pieces < <(words --only "${ONLY:-}"; words --rounds "${ROUNDS:-}")

# The cases of ONLY are of either model; both without it.
precision() {
  local gpt2=() albert=() word result=0
  for word in ${ONLY:-}; do
    case $word in
    t128* | t512* | spans* | tiny-spans) albert+=("$word") ;;
    *) gpt2+=("$word") ;;
    esac
  done
  local rounds
  mapfile -t rounds < <(words --rounds "${ROUNDS:-}")
  if [ ${#gpt2[@]} -gt 0 ] || [ -z "${ONLY:-}" ]; then
    python3 tools/bench/training.py --precision=bf16 "${full[@]}" "${rounds[@]}" ${gpt2:+--only "${gpt2[@]}"} || result=1
  fi
  if [ ${#albert[@]} -gt 0 ] || [ -z "${ONLY:-}" ]; then
    python3 tools/bench/training.py --precision=bf16 --model albert "${full[@]}" "${rounds[@]}" \
      ${albert:+--only "${albert[@]}"} || result=1
  fi
  return $result
}

failed=0
for part in "${parts[@]}"; do
  common=(--build "build/${PRESET:-release}" --jax "$jax" "${quick[@]}")
  full=("${common[@]}" --torch "$torch" "${peers[@]}")
  case $part in
  programs) python3 tools/bench/bench.py "${common[@]}" ;;
  training) python3 tools/bench/training.py "${full[@]}" "${pieces[@]}" ;;
  capacity)
    python3 tools/bench/planned_capacity.py --build "build/${PRESET:-release}" "${quick[@]}" &&
      python3 tools/bench/memory_truth.py --build "build/${PRESET:-release}" "${quick[@]}" &&
      python3 tools/bench/capacity.py "${full[@]}"
    ;;
  capacity-matrix)
    mapfile -t groups < <(words --only "${ONLY:-}")
    python3 tools/bench/capacity.py --matrix "${full[@]}" "${groups[@]}"
    ;;
  albert) python3 tools/bench/training.py --model albert "${full[@]}" "${pieces[@]}" ;;
  precision) precision ;;
  doors)
    python=${DOORS_PYTHON:-$torch}
    "$python" -c 'import jax, ml_dtypes, safetensors' 2>/dev/null || have safetensors test/Python/requirements.txt
    python3 tools/bench/doors.py --build "build/${PRESET:-release}" --python "$python" "${quick[@]}" "${pieces[@]}"
    ;;
  ranks)
    python3 tools/bench/ranks.py --build "build/${PRESET:-release}" --python "$torch" "${quick[@]}" "${pieces[@]}"
    ;;
  zoo) python3 tools/bench/zoo.py "${common[@]}" "${pieces[@]}" ;;
  loading) python3 tools/bench/loading.py --build "build/${PRESET:-release}" "${quick[@]}" ;;
  albert-capacity) python3 tools/bench/capacity.py --model albert "${full[@]}" ;;
  esac || failed=1
done
exit $failed
