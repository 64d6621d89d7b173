#!/usr/bin/env bash
# Puts NVRTC, which compiles CUDA C++, under build/cuda/lib, where trc-compile
# looks for it. Does nothing where a CUDA toolkit has it, or when it is there
# already; needs no root and no GPU.
#
#   fetch-nvrtc.sh      NVRTC 13.0: its code needs driver 580 or later; where an
#                       older driver is loaded, as with 12
#   fetch-nvrtc.sh 12   NVRTC 12.9: 525 or later (its PTX: 575), as docs/gpu.md
#                       says; into build/cuda-12/lib, for --nvrtc=PATH
set -euo pipefail
cd "$(dirname "$0")/../.."

wanted=${1:-13} loaded=/proc/driver/nvidia/version
if [ -z "${1:-}" ] && [ -r $loaded ]; then
  driver=$(sed -n '1s/.*  \([0-9]\{3,\}\)\.[0-9.]* .*/\1/p' $loaded)
  [ "${driver:-580}" -ge 580 ] || wanted=12
fi
case $wanted in
13)
  package=nvidia-cuda-nvrtc version=13.0.88 target=build/cuda/lib
  for library in $target/libnvrtc.so.13 /usr/local/cuda/lib64/libnvrtc.so.1[23]; do
    [ -e "$library" ] && exit 0
  done
  if [[ $(ldconfig -p 2>/dev/null) =~ libnvrtc\.so\.1[23] ]]; then
    exit 0
  fi
  ;;
12)
  package=nvidia-cuda-nvrtc-cu12 version=12.9.86 target=build/cuda-12/lib
  [ -e $target/libnvrtc.so.12 ] && exit 0
  ;;
*)
  echo "error: expected 12 or 13, got '$wanted'" >&2
  exit 1
  ;;
esac

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
echo "fetching NVRTC $version"
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" download --quiet --no-deps --dest "$folder" \
  "$package==$version" || {
  echo "error: cannot fetch $package $version; install the CUDA toolkit," \
    "or put libnvrtc.so.${version%%.*} and libnvrtc-builtins.so.${version%.*} into $target" >&2
  exit 1
}
mkdir -p $target
python3 - "$folder"/nvidia_cuda_nvrtc*.whl $target <<'PYTHON'
import os, sys, zipfile
wheel, target = sys.argv[1:]
with zipfile.ZipFile(wheel) as archive:
    for name in archive.namelist():
        base = os.path.basename(name)
        if base.startswith("libnvrtc") and ".alt." not in base:
            with open(os.path.join(target, base), "wb") as file:
                file.write(archive.read(name))
PYTHON
