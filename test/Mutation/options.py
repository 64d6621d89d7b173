"""Mutations of the command lines of every tool.

A right command line, with options of the tool's own --help added, taken away, doubled,
misspelt, and given extreme values. What asks for long work by itself (a count of steps)
gets small or impossible values only.
"""

import random
import re
import subprocess

from formats import Case, Seeds
from mutations import NUMBERS

VALUES = NUMBERS + ["", " ", "-", "--", "=", "a", "auto", "host", "cuda", "cuda:99", "null", "reference", "f32", "bf16", "import", "plan",
                    "serialize", "main", "/", "/dev/null", "/nowhere/x", ".", "..", "x" * 5000, "\x1b[2J", "\xff\xfe", "%s%n",
                    "a,b,c", "a\nb", "//", "-o", "{}", "[1,2]", "m.mlir", "m.trc", "b.csv", "config.json", "rules.json", "times.json", "f16",
                    "1MiB", "1GiB", "0KiB", "9e9GB", "layers", "8bit", "moments"]
# Counts of work: a right large one is a wish for long work, not a mistake.
WORK = re.compile(r"^--(steps|total-steps|repeat|max-steps|batch|seq|accumulate|accumulation|sample-tokens|eval-batches|stop-at|"
                  r"capacity|ranks|threads|nvrtc|cuda-arch|mlir-.*|.*debug.*|.*stress.*|run-reproducer)$")
WORK_VALUES = ["0", "1", "2", "-1", "-0", "0.5", "1e400", "NaN", "", "x", "18446744073709551616", "9" * 400]
# Of trc-opt, which has LLVM's hundreds: those that a user of trc meets.
OPT = ["--import", "--split-input-file", "--verify-diagnostics", "-o", "--debug-only", "--pass-pipeline", "--fuse-operations",
       "--mlir-print-ir-after-all", "--verify-each", "--allow-unregistered-dialect", "--mlir-timing", "--canonicalize", "--cse",
       "--print-kernels", "--simplify-algebra", "--help", "--version", "--no-implicit-module", "--emit-bytecode"]


def commands(seeds: Seeds) -> dict[str, list[str]]:
    line = str(seeds.source / "models/line.mlir")
    return {
        "trc-compile": ["trc-compile", "m.mlir", "-o", "out"],
        "trc-run": ["trc-run", "m.trc", "--entry=initialise", "--no-pin"],
        "trc-opt": ["trc-opt", "m.mlir", "-o", "out"],
        "trc-emit": ["trc-emit", "gpt2", "--config", str(seeds.config), "--batch=1", "--seq=4", "-o", "out"],
        "trc-dump": ["trc-dump", "m.trc"],
        "trc-plan": ["trc-plan", "b.csv", "--steps=1000"],
        "trc-plan scaling": ["trc-plan", "scaling", str(seeds.folder / "ranks.trc"), "--entry=main", "--cluster", "cluster.json", "--nodes=1,2"],
        "trc-data": [*map(str, seeds.shards), "--output=out", str(seeds.text)],
        "trc-data check": ["trc-data", "check", str(seeds.folder / "shards")],
        "trc-train": [*map(str, seeds.train), "--steps", "0", "--out", "out"],
        "trc-train ranks": [*map(str, seeds.train), "--steps", "0", "--out", "out", *seeds.ranks],
        "trc-train program": [*map(str, seeds.program), "--data", str(seeds.text), "--out", "out"],
    }


known: dict[str, list[str]] = {}


def options_of(seeds: Seeds, tool: str, base: list[str]) -> list[str]:
    """The options that its --help lists."""
    if tool not in known:
        words = [str(seeds.bin / base[0])] + ([base[1]] if base[0] in ("trc-data", "trc-emit", "trc-train") or base[1] == "scaling" else []) + ["--help"]
        help = subprocess.run(words, stdout=subprocess.PIPE, check=True).stdout.decode()
        found = re.findall(r"(?<![\w-])--?[a-z][\w-]*", "\n".join(line[:30] for line in help.splitlines()))
        known[tool] = OPT if tool == "trc-opt" else sorted(set(found))
    return known[tool]


def options(rng: random.Random, seeds: Seeds) -> Case:
    tool, base = rng.choice(sorted(commands(seeds).items()))
    names, words = options_of(seeds, tool, base), list(base)
    for _ in range(rng.choice([1, 1, 2, 3])):
        kind = rng.randrange(8)
        at = rng.randrange(1, len(words) + 1)
        name = rng.choice(names)
        value = rng.choice(WORK_VALUES if WORK.match(name) else VALUES)
        if kind <= 2:
            words[at:at] = [f"{name}={value}"]
        elif kind == 3:
            words[at:at] = [name, value]
        elif kind == 4:
            words[at:at] = [name]
        elif kind == 5 and at < len(words):
            words.pop(at)
        elif kind == 6:
            word = rng.choice(words[1:] or [name])
            words[at:at] = [word[:rng.randrange(len(word) + 1)] + rng.choice(["x", "=", "-", "\xe9", ""])]
        elif at < len(words):
            words[at] = rng.choice(WORK_VALUES if WORK.match(words[at - 1]) else VALUES)
    line = (seeds.source / "models/line.mlir").read_bytes()
    files = {"m.mlir": line, "m.trc": (seeds.folder / "trc/line.trc").read_bytes(), "b.csv": b"id,lower,upper,size\na,0,2,4\n",
             "config.json": seeds.config.read_bytes(), "cluster.json": seeds.cluster, "rules.json": seeds.rules, "times.json": seeds.times}
    # The system takes no zero bytes and no word of more than 128 KiB.
    return Case([word.replace("\0", "") for word in words], files)
