#!/usr/bin/env bash
# Puts NVRTC, which compiles CUDA C++, under build/cuda/lib, where trc-compile
# looks for it. Does nothing where a CUDA toolkit has it, or when it is there
# already; needs no root and no GPU.
set -euo pipefail
cd "$(dirname "$0")/../.."

version=13.0.88
for library in build/cuda/lib/libnvrtc.so.13 /usr/local/cuda/lib64/libnvrtc.so.1[23]; do
  [ -e "$library" ] && exit 0
done
if ldconfig -p 2>/dev/null | grep -q 'libnvrtc\.so\.1[23]'; then
  exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
echo "fetching NVRTC $version"
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" download --quiet --no-deps --dest "$folder" \
  "nvidia-cuda-nvrtc==$version" || {
  echo "error: cannot fetch nvidia-cuda-nvrtc $version; install the CUDA toolkit," \
    "or put libnvrtc.so.13 and libnvrtc-builtins.so.13.0 into build/cuda/lib" >&2
  exit 1
}
mkdir -p build/cuda/lib
python3 - "$folder"/nvidia_cuda_nvrtc-*.whl build/cuda/lib <<'PYTHON'
import os, sys, zipfile
wheel, target = sys.argv[1:]
with zipfile.ZipFile(wheel) as archive:
    for name in archive.namelist():
        base = os.path.basename(name)
        if base.startswith("libnvrtc") and ".alt." not in base:
            with open(os.path.join(target, base), "wb") as file:
                file.write(archive.read(name))
PYTHON
