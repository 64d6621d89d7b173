"""lit configuration: every *.mlir, *.test and *.csv.test below test/ is a test.
With -Dstand-ins=without or =only, a part of them: tiers.py."""

import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(__file__))
import tiers

config.name = "trc"
tier = lit_config.params.get("stand-ins", "all")
if tier not in ("all", "without", "only"):
    lit_config.fatal(f"stand-ins: expected without or only, got '{tier}'")
config.test_format = tiers.TieredTest(tier, lit_config.params.get("cost", ""))
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.trc_binary_dir, "test")

tools = [os.path.join(config.trc_binary_dir, "bin"), config.llvm_tools_dir]
config.environment["PATH"] = os.pathsep.join(tools + [os.environ["PATH"]])
config.substitutions.append(("%models", os.path.join(config.trc_source_dir, "models")))
config.substitutions.append(("%source", config.trc_source_dir))
config.substitutions.append(("%bin", tools[0]))
# lit's own: a version manager's `python3` takes ten times as long to begin.
config.substitutions.append((r"(?<![\w/.-])python3(?= )", sys.executable))
# Python holds the runtime's library, which it cannot where that wants a sanitizer's.
session = "" if config.sanitize else "--library " + os.path.join(config.trc_binary_dir, "lib", "libtrc_runtime.so")
config.substitutions.append(("%in-a-session", session))
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
if tier != "without":
    config.available_features.add("stand-ins")
on_stand_ins = tier != "without" and not config.sanitize
check_cuda = simt + " " + check + "cuda" if on_stand_ins else "true"
config.substitutions.append(("%check-cuda", check_cuda))
# The real NVRTC (tools/setup/fetch-nvrtc.sh): tests that say `REQUIRES: nvrtc`
# compile kernel text for GPUs; no GPU is needed.
nvrtc_folders = [os.path.join(config.trc_source_dir, "build", "cuda", "lib"), "/usr/local/cuda/lib64"]
nvrtc = [path for folder in nvrtc_folders if os.path.exists(path := os.path.join(folder, "libnvrtc.so.13"))]
if nvrtc:
    config.available_features.add("nvrtc")
    config.substitutions.append(("%nvrtc", nvrtc[0]))
# What shows machine code (tools/setup/fetch-nvdisasm.sh): tests that say `REQUIRES: nvdisasm`
# count instructions.
nvdisasm = shutil.which("nvdisasm", path=os.pathsep.join([
    os.path.join(config.trc_source_dir, "build", "cuda", "bin"), "/usr/local/cuda/bin", os.environ["PATH"]]))
if nvdisasm:
    config.available_features.add("nvdisasm")
    config.substitutions.append(("%nvdisasm", nvdisasm))
else:
    lit_config.note("no nvdisasm: machine code is not counted (tools/setup/fetch-nvdisasm.sh)")
# The plug-in for Gloo is made where libgloo-dev is installed.
if os.path.exists(os.path.join(config.trc_binary_dir, "lib", "libtrc_gloo.so")):
    config.available_features.add("gloo")
# A batch system, which a test starts on this machine alone.
if all(map(shutil.which, ("munged", "slurmctld", "slurmd", "srun"))) and os.geteuid() == 0:
    config.available_features.add("slurm")
# A Python with PyTorch, whose torchrun starts ranks: TORCH_PYTHON, or that of the package's tests or of `make bench`.
def has_torch(python):
    found = "import importlib.util, sys; sys.exit(not importlib.util.find_spec('torch'))"
    return os.access(python, os.X_OK) and subprocess.run([python, "-c", found]).returncode == 0


environments = [os.path.join(folder, "venv", "bin", "python") for folder in (
    os.path.join(config.trc_binary_dir, "python"), os.path.join(config.trc_source_dir, "build"))]
torch = list(filter(has_torch, [shutil.which(os.environ.get("TORCH_PYTHON", "")) or "", *environments]))
if torch:
    config.available_features.add("torch")
    config.substitutions.append(("%torchrun", f"{torch[0]} -m torch.distributed.run"))
    config.substitutions.append(("%torch-python", torch[0]))
else:
    lit_config.note("no PyTorch: torchrun is not started (TORCH_PYTHON=PYTHON, or a virtual environment in build/venv)")
# What shows pages, of which tests read the text that their scripts made.
browser = shutil.which("chromium-headless-shell") or shutil.which("chromium")
if browser:
    config.available_features.add("browser")
    config.substitutions.append(("%page-text", f"{sys.executable} " + os.path.join(
        config.test_source_root, "Report", "Inputs", "page_text.py") + f" --browser {browser}"))
else:
    lit_config.note("no browser: pages are not looked at (apt-get install chromium-headless-shell)")
# A disk that is soon full: needs to mount, which not every machine allows.
small_disk = os.path.join(config.test_source_root, "Tools", "Inputs", "small-disk.sh")
config.substitutions.append(("%small-disk", "sh " + small_disk))
tried = subprocess.run(["sh", small_disk, "4", os.path.join(config.test_exec_root, "small-disk"), "true"],
                       stderr=subprocess.DEVNULL)
if tried.returncode == 0:
    config.available_features.add("small-disk")
