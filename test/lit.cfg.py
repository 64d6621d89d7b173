"""lit configuration: every *.mlir, *.test and *.csv.test below test/ is a test."""

import os
import subprocess

import lit.formats

config.name = "trc"
config.test_format = lit.formats.ShTest(True)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.trc_binary_dir, "test")

tools = [os.path.join(config.trc_binary_dir, "bin"), config.llvm_tools_dir]
config.environment["PATH"] = os.pathsep.join(tools + [os.environ["PATH"]])
config.substitutions.append(("%models", os.path.join(config.trc_source_dir, "models")))
config.substitutions.append(("%source", config.trc_source_dir))
config.substitutions.append(("%bin", tools[0]))
# Self-checking programs (test/Conformance) run on every target.
check = "trc-run --split-input-file --target="
config.substitutions.append(("%check-reference", check + "reference"))
config.substitutions.append(("%check-host", check + "host --threads=2 --no-pin"))
# Stand-ins for CUDA's libraries (test/Simt): `%simt trc-run --device=cuda ...`
# runs without a GPU, `%simt-checked` with the checks of memory and order.
simt = "env LD_LIBRARY_PATH=" + os.path.join(config.trc_binary_dir, "test", "simt", "lib")
config.substitutions.append(("%simt-checked", simt + " TRC_SIMT_CHECK=1"))
config.substitutions.append(("%simt", simt))
# The stand-ins switch stacks, which the sanitizers do not follow.
if config.sanitize:
    config.available_features.add("sanitize")
check_cuda = "true" if config.sanitize else simt + " " + check + "cuda"
config.substitutions.append(("%check-cuda", check_cuda))
# The real NVRTC (tools/setup/fetch-nvrtc.sh): tests that say `REQUIRES: nvrtc`
# compile kernel text for GPUs; no GPU is needed.
nvrtc_folders = [os.path.join(config.trc_source_dir, "build", "cuda", "lib"), "/usr/local/cuda/lib64"]
if any(os.path.exists(os.path.join(folder, "libnvrtc.so.13")) for folder in nvrtc_folders):
    config.available_features.add("nvrtc")
# A disk that is soon full: needs to mount, which not every machine allows.
small_disk = os.path.join(config.test_source_root, "Tools", "Inputs", "small-disk.sh")
config.substitutions.append(("%small-disk", "sh " + small_disk))
tried = subprocess.run(["sh", small_disk, "4", os.path.join(config.test_exec_root, "small-disk"), "true"],
                       stderr=subprocess.DEVNULL)
if tried.returncode == 0:
    config.available_features.add("small-disk")
