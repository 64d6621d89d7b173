#!/usr/bin/env bash
# run.sh BUILD [PYTEST ARGUMENT ...]: installs tools/python with the libraries of BUILD in
# a virtual environment, and runs its tests there. The environment, BUILD/python, is made
# once, from PyPI; where that cannot be reached the test is skipped (exit code 77).
#
# PACKAGE_PYTHON=... takes a Python that has the requirements already; the package itself
# is installed beside them, in BUILD/python/site.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$1
shift
python=${PACKAGE_PYTHON:-}

if [ -z "$python" ]; then
  venv=$build/python/venv
  python=$venv/bin/python
  if ! cmp -s test/Python/requirements.txt "$venv/requirements.txt"; then
    rm -rf "$venv"
    python3 -m venv "$venv"
    if ! "$venv/bin/pip" install --quiet --disable-pip-version-check \
      -r test/Python/requirements.txt; then
      rm -rf "$venv"
      echo "skipped: the packages of test/Python/requirements.txt cannot be installed (no network?)"
      exit 77
    fi
    cp test/Python/requirements.txt "$venv/requirements.txt"
  fi
fi

site=$build/python/site
rm -rf "$site"
"$python" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation \
  --target "$site" --config-settings=cmake.define.TRC_LIBRARIES="$(realpath "$build")/lib" \
  ./tools/python
PYTHONPATH=$site exec "$python" -m pytest -p no:cacheprovider tools/python/tests "$@"
