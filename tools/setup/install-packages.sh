#!/usr/bin/env bash
# install-packages.sh [PACKAGE ...]: installs the Debian packages that trc builds
# with, those that are named besides, and of all only what is missing; running it
# twice is harmless. Needs root (directly or by sudo) only when something is.
set -euo pipefail

packages=(
  # LLVM and MLIR 22: the compiler half, its tests and its checkers
  libmlir-22-dev mlir-22-tools llvm-22-dev llvm-22-tools clang-22 lld-22
  libclang-rt-22-dev clang-tidy-22 clang-format-22
  # what LLVM's and MLIR's CMake files ask for
  libpolly-22-dev libzstd-dev zlib1g-dev libxml2-dev libedit-dev
  libcurl4-openssl-dev
  # libraries
  libflatbuffers-dev flatbuffers-compiler libopenblas-serial-dev libdnnl2 libcli11-dev
  libfmt-dev nlohmann-json3-dev libgtest-dev libgmock-dev libbenchmark-dev libmpfr-dev
  libpcre2-dev libsentencepiece-dev libicu-dev
  # ranks as processes: what carries their bytes, and what starts them
  libgloo-dev openmpi-bin
  # counting instructions in tests
  valgrind
  # building
  cmake ninja-build ccache git python3 python3-venv
  # and what the caller asks for besides
  "$@"
)

missing=()
for package in "${packages[@]}"; do
  state=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$state" = installed ] || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
  exit 0
fi

echo "installing: ${missing[*]}"
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || {
    echo "error: not root and no sudo; as root run: apt-get install ${missing[*]}" >&2
    exit 1
  }
  as_root=(sudo)
fi
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq \
  --no-install-recommends "${missing[@]}"
