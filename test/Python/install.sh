#!/usr/bin/env bash
# install.sh BUILD: installs tools/python with the libraries of BUILD, in BUILD/python/site,
# for a virtual environment beside it. That is made once, from PyPI; where PyPI cannot be
# reached there is nothing to test (exit code 77).
#
# PACKAGE_PYTHON=... takes a Python that has the requirements already.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$1
site=$build/python/site
rm -rf "$site"
python=${PACKAGE_PYTHON:-}

if [ -z "$python" ]; then
  venv=$build/python/venv
  python=$venv/bin/python
  if ! cmp -s test/Python/requirements.txt "$venv/requirements.txt"; then
    rm -rf "$venv"
    python3 -m venv "$venv"
    # Of 11,000 modules the tests import 3,000, which Python compiles then (run.sh).
    if ! "$venv/bin/pip" install --quiet --no-compile --disable-pip-version-check \
      -r test/Python/requirements.txt; then
      rm -rf "$venv"
      echo "skipped: the packages of test/Python/requirements.txt cannot be installed (no network?)"
      exit 77
    fi
    cp test/Python/requirements.txt "$venv/requirements.txt"
  fi
fi

"$python" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation \
  --target "$site" --config-settings=cmake.define.TRC_LIBRARIES="$(realpath "$build")/lib" \
  ./tools/python
