#!/usr/bin/env bash
# parity.sh [CASE ...]: makes golden numbers afresh with PyTorch and transformers,
# in a virtual environment of their own, and holds trc against them. Without a
# case: the small ones, and the published 124M, which takes 10 GB of memory, 6 GB of
# disk, and minutes.
#
# `parity.sh --update` writes the small ones to test/Parity/golden instead.
# PARITY_PYTHON=... takes a Python that has the packages already.
set -euo pipefail
cd "$(dirname "$0")/../.."

python=${PARITY_PYTHON:-}
if [ -z "$python" ]; then
  venv=build/parity/venv
  if ! "$venv/bin/python" -c 'import torch, transformers' 2>/dev/null; then
    echo "making $venv with PyTorch and transformers from PyPI"
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check \
      -r test/Parity/requirements.txt
  fi
  python=$venv/bin/python
fi

heads=(albert-order albert-words albert-spans albert-classes albert-number gpt2-classes)
if [ "${1:-}" = --update ]; then
  exec "$python" test/Parity/make_golden.py small odd "${heads[@]}" --out test/Parity/golden
fi
cases=("$@")
[ ${#cases[@]} -gt 0 ] || cases=(small odd "${heads[@]}" gpt2)
failed=0
build=build/${PRESET:-release}
check=("$python" test/Parity/check.py --bin "$build/bin" --library "$build/lib/libtrc_runtime.so")
for case in "${cases[@]}"; do
  "$python" test/Parity/make_golden.py "$case" --out build/parity/golden
  "${check[@]}" "build/parity/golden/$case" --work "build/parity/work/$case" || failed=1
  echo "$case in bf16"
  # Twenty steps of these few rows are no sum of roundings: each step is held by itself.
  activation=()
  case $case in
  albert-spans) activation=(--activation gelu_new) ;;& # its relu has a kink
  albert-spans | albert-classes)
    "$python" test/Parity/check_rounding.py --bin "$build/bin" "build/parity/golden/$case" \
      --work "build/parity/work/$case-bf16" "${activation[@]}" || failed=1
    continue
    ;;
  esac
  "${check[@]}" "build/parity/golden/$case" --precision=bf16 \
    --work "build/parity/work/$case-bf16" || failed=1
done
# What trc-train saves, transformers loads, for each head.
"$python" test/Parity/check_saved.py --work build/parity/work/saved --bin "$build/bin" || failed=1
[ $failed = 0 ] && echo "parity holds"
exit $failed
