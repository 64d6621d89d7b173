"""The largest batch with which each peer trains GPT-2 124M in a given memory.

  capacity.py --build build/release [--jax PYTHON] [--torch PYTHON]
              [--gib 8] [--seq 512] [--peers PEER ...] [--json build/capacity.json]

A batch counts when three steps end in a memory control group of that size,
from the start of the process. The first tries are at B = 1 and 2, whose peaks
tell about where the limit will be; from there on B moves by one until the
largest that ends and the smallest that is killed are neighbours. Where no
control group can be made, the peak of resident memory decides, and the table
says so.
"""

import argparse
import json
import os
import pathlib
import sys

import training
from memory_group import MemoryGroup, Unavailable
from worker import PeerFailed


def attempt(options, peer, B, limit):
    """(it fits, bytes at the peak or None, what went wrong)."""
    shape = training.GPT2 | {"B": B, "T": options.seq, "dropout": 0.0}
    if options.tiny:
        shape = training.CASES["tiny"][1] | {"B": B}
    try:
        group = MemoryGroup(limit)
    except Unavailable:
        group = None
    try:
        worker = training.start(options, shape, f"capacity-{peer}", peer, group)
        try:
            worker.ask("run 2", "times")
            peak = worker.finish()["peak_bytes"]
        finally:
            worker.kill()
        return peak <= limit if group is None else True, peak, ""
    except PeerFailed as failure:
        return False, None, str(failure)
    finally:
        if group:
            group.remove()


def largest(options, peer, limit):
    tried = {}

    def fits(B):
        if B not in tried:
            tried[B] = attempt(options, peer, B, limit)
            fit, peak, why = tried[B]
            print(f"  {peer} B={B}: {'fits' if fit else 'does not fit'}"
                  f"{f', peak {peak / 2**30:.2f} GiB' if peak else f' ({why})'}", file=sys.stderr)
        return tried[B][0]

    if not fits(1):
        return {"B": 0, "tried": tried}
    if not fits(2):
        return {"B": 1, "tried": tried}
    per_row = max(tried[2][1] - tried[1][1], 1)
    B = max(2, min(options.most, 1 + (limit - tried[1][1]) // per_row))
    while B > 2 and not fits(B):
        B -= 1
    while B < options.most and fits(B + 1):
        B += 1
    return {"B": B, "peak_bytes": tried[B][1], "tried": tried}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build/release"))
    parser.add_argument("--jax")
    parser.add_argument("--torch")
    parser.add_argument("--gib", type=float, default=8)
    parser.add_argument("--seq", type=int, default=512)
    parser.add_argument("--most", type=int, default=256, help="no larger batch is tried")
    parser.add_argument("--tiny", action="store_true", help="a tiny model, to try the script with")
    parser.add_argument("--peers", nargs="+", choices=training.PEERS)
    parser.add_argument("--cores", default=",".join(map(str, sorted(os.sched_getaffinity(0)))))
    parser.add_argument("--json", type=pathlib.Path, default=pathlib.Path("build/capacity.json"))
    options = parser.parse_args()
    options.build = options.build.resolve()
    limit = int(options.gib * 2**30)
    have = {"trc": True, "torch": options.torch, "torch-compile": options.torch, "jax": options.jax}
    try:
        MemoryGroup(limit).remove()
        how = "in a memory control group"
    except Unavailable as why:
        how = f"by resident memory ({why})"

    found = {peer: largest(options, peer, limit) for peer in options.peers or training.PEERS if have[peer]}
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps({"gib": options.gib, "T": options.seq, "how": how, "peers": found}, indent=1) + "\n")
    print(f"Largest B that trains {'a tiny model' if options.tiny else f'GPT-2 124M at T={options.seq}'} in {options.gib:g} GiB, {how}:\n")
    print("| | B | resident GiB at that B |\n|---|--:|--:|")
    for peer, f in found.items():
        peak = f"{f['peak_bytes'] / 2**30:.2f}" if f.get("peak_bytes") else "-"
        print(f"| {training.PEERS[peer]} | {f['B']} | {peak} |")


if __name__ == "__main__":
    main()
