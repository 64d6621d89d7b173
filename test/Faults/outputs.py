"""outputs.py --bin DIR --injector LIB [--count N] [--seed N]: files that tools write, while
each system call on them fails, is the last, or comes after SIGTERM. Of all that may happen
N are drawn; 0 is all. What must hold:

  whole      a file has its old bytes or its new ones, and those of a folder are there
             together with all others, or a temporary name tells them apart
  clean      nothing else is left where a call failed, nor by a compiler that got SIGTERM;
             what one that was killed left is removed by the next
  words      a call that failed makes a line that names the file, and an exit code
  order      a file is on the disk before it takes its name; what trc-run writes has its
             name on the disk before the tool ends
"""

import argparse
import concurrent.futures
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "Mutation"))
from formats import STEP, npy_file  # noqa: E402

KINDS = ("before", "term", "full", "error")
TEMPORARY = re.compile(r"\.trc-part\d+$")
ARRAYS = {"state.n": npy_file("<i4", (), bytes(4)), "state.w": npy_file("<f4", (2,), bytes(8)), "x": npy_file("<f4", (), bytes(4))}
RUN = ["trc-run", "{in}/step.trc", "--no-pin", *(f"--input={{in}}/{name}.npy" for name in ARRAYS)]
COMMANDS = {
    "compile": (["trc-compile", "{in}/step.mlir", "-o", "{out}/a.trc", "--report={out}/page.html"], ["a.trc", "page.html"]),
    "npz": ([*RUN, "--outputs={out}/a.npz"], ["a.npz"]),
    "safetensors": ([*RUN, "--outputs={out}/a.safetensors"], ["a.safetensors"]),
    "folder": ([*RUN, "--outputs={out}/set"], ["set/state.n.npy", "set/state.w.npy"]),
    "directory": ([*RUN, "--output-dir={out}/set"], ["set/result0.npy", "set/result1.npy"]),
}


class Fault(Exception):
    """What did not hold."""


def require(holds, what):
    if not holds:
        raise Fault(what)


class Bench:
    def __init__(self, binaries, injector):
        self.binaries, self.injector = binaries, injector
        self.folder = tempfile.mkdtemp(prefix="trc-outputs-")
        self.inputs = os.path.join(self.folder, "in")
        os.mkdir(self.inputs)
        with open(os.path.join(self.inputs, "step.mlir"), "w") as file:
            file.write(STEP)
        for name, data in ARRAYS.items():
            with open(os.path.join(self.inputs, name + ".npy"), "wb") as file:
                file.write(data)
        self.tool(["trc-compile", "{in}/step.mlir", "-o", "{in}/step.trc"], self.folder, {})
        self.calls, self.expected = {}, {}
        for name, (words, files) in COMMANDS.items():
            out, log = self.fresh(name), os.path.join(self.folder, name + ".log")
            done = self.tool(words, out, {"TRC_FAULT": "none@0", "TRC_FAULT_LOG": log})
            require(done.returncode == 0, f"{name}: {done.stderr}")
            self.expected[name] = {file: read(os.path.join(out, file)) for file in files}
            self.calls[name] = [line.split(" ", 1) for line in open(log).read().splitlines()]

    def fresh(self, name):
        out = tempfile.mkdtemp(prefix=name + "-", dir=self.folder)
        return out

    def tool(self, words, out, environment):
        words = [word.replace("{in}", self.inputs).replace("{out}", out) for word in words]
        if environment:
            environment = dict(environment, LD_PRELOAD=self.injector, TRC_FAULT_FOLDER=out)
        return subprocess.run([os.path.join(self.binaries, words[0]), *words[1:]], env=dict(os.environ, **environment),
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def hold_order(name, calls):
    """Of a run without faults."""
    synced = set()
    for call, path in calls:
        if call == "fsync":
            synced.add(path)
        if call == "rename":
            require(path in synced, f"{name}: {path} is renamed before it is on the disk")
    if name != "compile":
        last = max(at for at, (call, _) in enumerate(calls) if call == "rename")
        folder = os.path.dirname(calls[last][1])
        require(["fsync", folder] in calls[last:], f"{name}: {folder} is not on the disk at the end")


def one(bench, name, kind, at, isNew):
    words, files = COMMANDS[name]
    out = bench.fresh(name)
    if not isNew:
        for file in files:
            os.makedirs(os.path.dirname(os.path.join(out, file)), exist_ok=True)
            with open(os.path.join(out, file), "wb") as old:
                old.write(b"old")
    done = bench.tool(words, out, {"TRC_FAULT": f"{kind}@{at}"})
    code, said = done.returncode, done.stderr
    found = {os.path.relpath(os.path.join(root, file), out) for root, _, there in os.walk(out) for file in there}
    isDone = True
    for file in files:
        now = read(os.path.join(out, file)) if file in found else None
        isDone = isDone and now == bench.expected[name][file]
        require(now in ((None if isNew else b"old"), bench.expected[name][file]), f"{file} is half written")
    others = [file for file in found if file not in files]
    require(all(TEMPORARY.search(file) for file in others), f"{others} are left")
    if kind in ("full", "error") or (kind == "term" and name == "compile"):
        require(not others, f"{others} are left")
    if kind in ("full", "error"):
        require(code in (0, 1, 2), f"it ended with {code}")
        require(code != 0 or isDone, "it ended with 0, and not all is written")
        if code:
            last = said.rstrip("\n").split("\n")[-1]
            require(last.startswith(words[0] + ": ") and out in last, f"it said {said!r}")
    elif code != 0 or not isDone or isNew:  # there are fewer calls where the folder is there
        require(code == (-9 if kind == "before" else -15), f"it ended with {code}: {said}")
    if others:
        bench.tool(words, out, {})
        left = [file for root, _, there in os.walk(out) for file in there if TEMPORARY.search(file)]
        require(not left, f"{left} are left after another run")
    shutil.rmtree(out)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--injector", required=True)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    bench = Bench(options.bin, options.injector)
    failed = []

    def attempt(function, *of):
        try:
            function(*of)
        except Fault as fault:
            name, *rest = of[1:] if function is one else of[:1]
            call = f" {rest} ({' '.join(bench.calls[name][rest[1] - 1])})" if rest else ""
            failed.append(f"{name}{call}: {fault}")
            print(failed[-1], flush=True)

    for name, calls in bench.calls.items():
        attempt(hold_order, name, calls)
    planned = [(name, kind, at, isNew) for name, calls in bench.calls.items() for at in range(1, len(calls) + 1)
               for kind in KINDS for isNew in (True, False)]
    if options.count:
        random.Random(options.seed).shuffle(planned)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda case: attempt(one, bench, *case), planned[:options.count or None]))
    print(f"{min(len(planned), options.count or len(planned))} of {len(planned)} faults, {len(failed)} failed, seed {options.seed}")
    if not failed:
        shutil.rmtree(bench.folder)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
