#!/usr/bin/env bash
# Puts nvdisasm, which shows the machine code of kernels, into build/cuda/bin, for
# the tests that count instructions. Does nothing where a CUDA toolkit has it, or
# when it is there already; needs no root and no GPU.
set -euo pipefail
cd "$(dirname "$0")/../.."

version=13.5.37 target=build/cuda/bin
if [ -e $target/nvdisasm ] || [ -e /usr/local/cuda/bin/nvdisasm ] || command -v nvdisasm >/dev/null; then
  exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
echo "fetching nvdisasm $version"
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" download --quiet --no-deps --dest "$folder" "nvidia-cuda-nvdisasm==$version" || {
  echo "error: cannot fetch nvidia-cuda-nvdisasm $version; install the CUDA toolkit," \
    "or put nvdisasm into $target" >&2
  exit 1
}
mkdir -p $target
python3 - "$folder"/nvidia_cuda_nvdisasm-*.whl $target <<'PYTHON'
import os, sys, zipfile
wheel, target = sys.argv[1:]
with zipfile.ZipFile(wheel) as archive:
    name = next(n for n in archive.namelist() if n.endswith("bin/nvdisasm"))
    with open(os.path.join(target, "nvdisasm"), "wb") as file:
        file.write(archive.read(name))
os.chmod(os.path.join(target, "nvdisasm"), 0o755)
PYTHON
