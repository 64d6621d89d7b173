"""layers.py SOURCE: what docs/architecture.md says of who includes whom, held against the tree.

- Layers of the runtime include downward only; `comm` knows neither programs nor devices, and
  products nothing above `base` but the form of a call.
- The runtime includes nothing of the compiler. The compiler includes of the runtime what both
  halves share: the schema's folder, products and factorisations.
- Dialects include dialects only; Rewrite, which belongs to no phase, those and itself; a phase
  no later one.
- A target's folder is included by targets, and by the file with its options: every other part
  of the compiler reads the table of targets.
- Planning is plain C++ without MLIR.
- Of the trainer one file knows MLIR. Of the runtime it sees the C interface, and of the inside the
  headers below; so does trc-data, which is made of its libraries.
"""

import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1])
LAYERS = ["base", "comm", "device", "program", "session", "api"]
SHARED = {"schema", "products", "factorisations"}
# docs/decisions/20261128-headers-that-the-trainer-sees.md says what for.
TRAINER = {"base/Status.h", "comm/Launch.h", "device/host/Cores.h", "device/host/HostMemory.h",
           "device/host/kernels/Bf16Product.h", "device/host/kernels/Blas.h", "device/host/kernels/F32Product.h",
           "device/host/kernels/Tiles.h", "program/Checksum.h"}
# The folders of each phase, in the order of phases; Plan has parts of two, and counts as the later.
PHASES = ["Import", "Simplify Partition", "Raise", "Differentiate", "TrainStep", "Precision",
          "Specialize", "Fusion", "Select", "Plan Offload", "Artifact"]
# The numbers of a recipe stand with what each optimizer does with them: plain C++, which the recipe's operation reads.
RECIPE = {"trc/TrainStep/LossScaling.h", "trc/TrainStep/OptimizerTable.h"}
PHASE = {folder: i for i, folders in enumerate(PHASES) for folder in folders.split()}
faults = files = 0


def includes(*folders):
    """(file, its path in the folder, what it includes) of all C++ below."""
    global files
    for folder in folders:
        for path in sorted((source / folder).rglob("*")):
            if path.suffix in (".h", ".cpp", ".c", ".def"):
                files += 1
                for name in re.findall(r'(?m)^#include ["<]([\w./-]+)[">]', path.read_text()):
                    yield path.relative_to(source), path.relative_to(source / folder).parts, name


def fault(path, name, why):
    global faults
    faults += 1
    print(f"{path}: includes {name}, but {why}")


for path, parts, name in includes("runtime"):
    own, other = parts[0], name.split("/")[0]
    if own in LAYERS and other in LAYERS and LAYERS.index(other) > LAYERS.index(own):
        fault(path, name, "layers include downward only")
    if own == "products" and other in LAYERS[1:] and name != "device/Call.h":
        fault(path, name, "products take the form of a call, and no device")
    if own == "comm" and other in ("device", "program"):
        fault(path, name, "comm knows neither programs nor devices")
    if other in ("mlir", "llvm", "llvm-c") or name.startswith("trc/") and name not in ("trc/runtime.h", "trc/version.h"):
        fault(path, name, "the runtime links neither LLVM nor MLIR")
for path, parts, name in includes("lib", "include", "models"):
    other = name.split("/")[0]
    if other in LAYERS:
        fault(path, name, "the halves share " + ", ".join(sorted(SHARED)))
    if re.match(r"trc/Target/[^/]+/", name) and "Target" not in path.parts:
        fault(path, name, "a target is known by its row")
for path, parts, name in includes("lib", "include/trc"):
    if not name.startswith("trc/"):
        continue
    own, other = parts[0], name.split("/")[1]
    if own == "Dialect" and other != "Dialect" and name not in RECIPE:
        fault(path, name, "dialects include dialects only")
    if own == "Rewrite" and other not in ("Dialect", "Rewrite"):
        fault(path, name, "Rewrite belongs to no phase")
    if own in PHASE and other in PHASE and PHASE[other] > PHASE[own]:
        fault(path, name, "no phase asks a later one")
for path, parts, name in includes("lib/Planning", "include/trc/Planning"):
    if name.split("/")[0] in ("mlir", "llvm"):
        fault(path, name, "planning is plain C++")
for path, parts, name in includes("tools/trc-train"):
    if name.split("/")[0] in ("mlir", "llvm") and path.name != "CompileModel.cpp":
        fault(path, name, "CompileModel.cpp alone knows MLIR")
for path, parts, name in includes("tools/trc-train", "tools/trc-data"):
    if name.split("/")[0] in LAYERS and name not in TRAINER:
        fault(path, name, "the trainer uses the C interface")
print(f"{files} files, {faults} faults")
