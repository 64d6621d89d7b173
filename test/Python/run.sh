#!/usr/bin/env bash
# run.sh BUILD [PYTEST ARGUMENT ...]: installs the package (install.sh) and runs its tests;
# where it cannot be installed they are skipped (exit code 77). With INSTALLED=1 it has been,
# or was not to be had.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$1
shift
[ -n "${INSTALLED:-}" ] || test/Python/install.sh "$build"
[ -d "$build/python/site" ] || exit 77
case "$*" in
*tools/python/tests*) ;;
*) set -- tools/python/tests "$@" ;;
esac
# Libraries that stand in for CUDA's, where they are built.
[ -d "$build/test/simt/lib" ] && export TRC_STAND_INS="$(realpath "$build")/test/simt/lib"
# What is imported is compiled once, and not into the tree.
export PYTHONDONTWRITEBYTECODE='' PYTHONPYCACHEPREFIX="$(realpath "$build")/python/bytecode"
PYTHONPATH=$build/python/site exec "${PACKAGE_PYTHON:-$build/python/venv/bin/python}" \
  -m pytest -p no:cacheprovider "$@"
