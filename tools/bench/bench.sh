#!/usr/bin/env bash
# bench.sh [arguments of bench.py]: makes the peer's Python once, in build/venv
# (JAX from PyPI, the version in models/jax/requirements.txt), then times trc
# against it. JAX_PYTHON=... takes a Python that has JAX already.
set -euo pipefail
cd "$(dirname "$0")/../.."

python=${JAX_PYTHON:-}
if [ -z "$python" ]; then
  venv=build/venv
  if ! "$venv/bin/python" -c 'import jax' 2>/dev/null; then
    echo "making $venv with JAX from PyPI"
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check \
      -r models/jax/requirements.txt
  fi
  python=$venv/bin/python
fi
exec python3 tools/bench/bench.py --build "build/${PRESET:-release}" --jax "$python" "$@"
