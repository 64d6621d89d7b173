#!/usr/bin/env bash
# Checks that every C and C++ file is formatted as .clang-format says; with
# --fix, formats them.
set -euo pipefail
cd "$(dirname "$0")/../.."
mode=(--dry-run --Werror)
if [ "${1:-}" = --fix ]; then
  mode=(-i)
fi
git ls-files -co --exclude-standard -z -- '*.cpp' '*.h' '*.c' |
  xargs -0 -r clang-format-22 "${mode[@]}"
