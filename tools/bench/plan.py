"""Measures the offset planner: peak against what it is to reach, and CPU seconds.

  plan.py --trc-plan build/release/bin/trc-plan [FILE.csv ...]

Files are in the format of public allocation benchmarks, `id,lower,upper,size`;
a capacity may stand in the name, as in `A.1048576.csv`, and is then what the
peak is to reach; else that is the largest sum of live buffers. Without files:
seeded problems cut from a full rectangle of time and bytes, so that a placement
without any gap exists and the best peak is known. Cutting prefers large
pieces, which leaves long-lived and large buffers among many small ones.
"""

import argparse
import pathlib
import random
import re
import resource
import subprocess
import tempfile


def tight(seed, count, height, horizon):
    source = random.Random(seed)
    pieces = [(0, horizon, 0, height)]
    while len(pieces) < count:
        tries = [source.randrange(len(pieces)) for _ in range(3)]
        at = max(tries, key=lambda i: (pieces[i][1] - pieces[i][0]) * (pieces[i][3] - pieces[i][2]))
        lower, upper, bottom, top = pieces[at]
        if source.random() < 0.5 and upper - lower > 1:
            cut = source.randrange(lower + 1, upper)
            pieces[at:at + 1] = [(lower, cut, bottom, top), (cut, upper, bottom, top)]
        elif top - bottom > 1:
            cut = source.randrange(bottom + 1, top)
            pieces[at:at + 1] = [(lower, upper, bottom, cut), (lower, upper, cut, top)]
    source.shuffle(pieces)
    rows = [f"{i},{a},{b},{d - c}" for i, (a, b, c, d) in enumerate(pieces)]
    return "\n".join(["id,lower,upper,size", *rows]) + "\n"


def run(tool, path, capacity):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run([tool, path, "--steps=2000000000", *([f"--capacity={capacity}"] if capacity else [])],
                          capture_output=True, text=True)
    seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    found = dict(re.findall(r"^(buffers|lower bound|peak|gap)\s+([\d.]+)", done.stdout, re.M))
    return {"name": path.name, "buffers": int(found["buffers"]), "peak": int(found["peak"]),
            "bound": int(found["lower bound"]), "goal": max(capacity or 0, int(found["lower bound"])),
            "seconds": seconds}


def measure(tool, files):
    results = []
    for path in files:
        match = re.search(r"\.(\d+)\.csv$", path.name)
        results.append(run(tool, path, int(match[1]) if match else None))
    if files:
        return results
    with tempfile.TemporaryDirectory() as folder:
        for seed, count in enumerate([100, 200, 300, 400]):
            path = pathlib.Path(folder) / f"tight{count}.csv"
            path.write_text(tight(seed, count, 1 << 20, count))
            results.append(run(tool, path, 1 << 20))
        path = pathlib.Path(folder) / "tight10000.csv"
        path.write_text(tight(99, 10000, 1 << 30, 10000))
        results.append(run(tool, path, None))
    return results


def markdown(results):
    lines = ["| offsets | buffers | live bytes | to reach | peak / to reach | CPU s |", "|---|--:|--:|--:|--:|--:|"]
    lines += [f"| {r['name']} | {r['buffers']} | {r['bound']:,} | {r['goal']:,} | {r['peak'] / r['goal']:.4f} | "
              f"{r['seconds']:.2f} |" for r in results]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--trc-plan", default="build/release/bin/trc-plan")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    print(markdown(measure(options.trc_plan, options.files)), end="")
