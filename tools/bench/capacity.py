"""The largest batch with which each peer trains a model in a given memory.

  capacity.py --build build/release [--jax PYTHON] [--torch PYTHON] [--model albert]
              [--gib 8] [--seq 512] [--peers PEER ...] [--precision bf16] [--steps N]
              [--json build/capacity.json] [--quick] [--try B] [--matrix [--only GROUP ...]]

GPT-2 124M, or ALBERT base. A batch counts when three steps (of ALBERT, whose large
batches take minutes, one) end in a memory control group of that size, from the start of
the process. The first tries are at B = 2 and 6, whose peaks
tell about where the limit will be (no further than eight times as many rows, which are
then tried); from there on B moves by 1, 2, 4 .. until
the limit lies between two tries, which then close in on it. Where no control
group can be made, the peak of resident memory decides, and the table says so.

Each peer takes part a second time, when it is asked for, with memory bought by computing
again: torch-again and torch-compile-again with torch.utils.checkpoint around each layer,
jax-again with jax.checkpoint, trc-again with --memory-limit of that size. The largest batch
of trc-again is the one that trc-compile takes, as --batch=auto of trc-train finds it, where
one more is refused. Only that batch is run then; where its steps do not end, the search by
steps goes on below it.

Every try is in the JSON file as soon as it is over, and a later run with the
same file, size and length does not repeat it: the peers can be taken one at a
time. What runs beside a try changes how long it takes, not what it finds: tokens/s, of the
last step, are a figure only where nothing did. With --try one batch is run, and no file is
written: does it end N steps, and how fast?

With --matrix every peer is measured with and without computing again, in f32 and in bf16, for 124M at
T=512 and at T=1024 and for ALBERT base at T=512, and a table has the largest B of each. A cell that the
JSON file has is not run again; --only gpt2-1024-bf16 .. takes groups
of cells and --peers rows of them, --quick tiny models.
"""

import argparse
import json
import os
import pathlib
import sys
import tempfile

import planned_capacity
import training
from memory_group import MemoryGroup, Unavailable
from worker import PeerFailed


AGAIN = {f"{peer}-again": f"{training.PEERS[peer]}, {how}"
         for peer, how in (("trc", "within the limit"), ("torch", "torch.utils.checkpoint"),
                           ("torch-compile", "torch.utils.checkpoint"), ("jax", "jax.checkpoint"))}
NAMES = training.PEERS | AGAIN


# Groups of cells: a model, its length and a precision.
MATRIX = {f"{model}-{T}-{precision}": (model, T, precision)
          for model, T in (("gpt2", 512), ("gpt2", 1024), ("albert", 512)) for precision in ("f32", "bf16")}


def shape_of(options, B):
    shape = options.model.CASES["tiny"][1] if options.tiny else options.model.CAPACITY | {"T": options.seq}
    return shape | {"B": B, "precision": options.precision}


def start(options, peer, B, limit, name=""):
    """(a worker after its first step, its memory group or None). Groups of workers that live at a time have names."""
    shape = shape_of(options, B)
    options.memory_limit = limit if peer == "trc-again" else None
    if peer in AGAIN:
        shape, peer = shape | {"again": True}, peer.removesuffix("-again")
    try:
        group = MemoryGroup(limit, name)
    except Unavailable:
        group = None
    try:
        return training.start(options, shape, f"capacity{name}-{peer}", peer, group), group
    except PeerFailed:
        if group:
            group.remove()
        raise


def attempt(options, peer, B, limit):
    """(it fits, bytes at the peak or None, what went wrong, seconds of the last step or None)."""
    group = None
    try:
        worker, group = start(options, peer, B, limit)
        try:
            took = worker.ask(f"run {options.steps - 1}", "times")[-1] if options.steps > 1 else None
            peak = worker.finish()["peak_bytes"]
        finally:
            worker.kill()
        return peak <= limit if group is None else True, peak, "", took
    except PeerFailed as failure:
        return False, None, str(failure), None
    finally:
        if group:
            group.remove()


def ending(options, B, tried):
    """How a try ended, in words."""
    fits, peak, why, took = tried
    if not fits and not peak:
        return f"does not fit ({why})"
    speed = f", {B * options.length / took:.0f} tokens/s" if took else ""
    return f"{'fits' if fits else 'does not fit'}, peak {peak / 2**30:.2f} GiB{speed}"


def planned_largest(options, limit):
    """The largest B that is compiled for the limit, 0 where none is, and why not B + 1."""
    said = {}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)

        def fits(B):
            if B not in said:
                said[B] = planned_capacity.refusal(options, shape_of(options, B), limit, folder)
            return not said[B]

        # All that may be computed again, which is about a line in B: the place. Then as a run is planned.
        B, _ = planned_capacity.largest(
            lambda B: planned_capacity.planned(options, shape_of(options, B), options.precision, "layers", folder), limit, options.most)
        while B > 0 and not fits(B):
            B -= 1
        stride = 1
        while B > 0 and B + stride <= options.most and fits(B + stride):
            B, stride = B + stride, 2 * stride
        while stride := stride // 2:
            B += stride * (B + stride <= options.most and fits(B + stride))
        if B < options.most:
            fits(B + 1)
    return B, said.get(B + 1, "")


def largest(options, peer, limit, tried, save):
    def fits(B):
        if B not in tried:
            tried[B] = attempt(options, peer, B, limit)
            save()
            print(f"  {peer} B={B}: {ending(options, B, tried[B])}", file=sys.stderr)
        return tried[B][0]

    if peer == "trc-again":
        B, why = planned_largest(options, limit)
        print(f"  {peer} B={B} as planned; {B + 1}: {why or 'not tried'}", file=sys.stderr)
        if B == 0 or fits(B):
            return B
    near, far = 2, min(6, options.most)
    if not fits(near):
        return int(fits(1))
    if far <= near or not fits(far):
        return search(fits, near, near + 2, far - 1)
    while True:
        per_row = max((tried[far][1] - tried[near][1]) // (far - near), 1)
        guess = far + (limit - tried[far][1]) // per_row
        # A peak that hardly grows is that of a compiler at work, and tells nothing of large batches.
        further = min(8 * far, options.most)
        if guess <= further:
            return search(fits, far, guess, options.most)
        if not fits(further):
            return search(fits, far, (far + further) // 2, further - 1)
        if further == options.most:
            return further
        near, far = far, further


def search(fits, known, guess, most):
    """The largest B up to `most` that fits, where `known` does; tries `guess` first."""
    low, high, stride, B = known, most + 1, 1, max(known + 1, min(guess, most))
    while high - low > 1:
        if fits(B):
            low = B
        else:
            high = B
        # Away from the guess until both sides are known, then halfway.
        if high > most:
            B = min(low + stride, most)
        elif low == known:
            B = max(high - stride, known + 1)
        else:
            B = (low + high) // 2
        stride *= 2
    return low


def take_part(options, limit, found, save):
    """Fills in what each peer's largest B is."""
    for peer in options.peers:
        # Ours changes from build to build.
        binary = (options.build / "bin/trc-compile").stat().st_mtime_ns if peer.startswith("trc") else None
        if found.get(peer, {}).get("binary") != binary:
            found.pop(peer, None)
        entry = found.setdefault(peer, {"binary": binary})
        if options.matrix and "B" in entry:
            continue
        # JSON has names where we have numbers.
        tried = {int(B): result for B, result in entry.get("tried", {}).items()}
        entry["tried"] = tried
        entry["B"] = B = largest(options, peer, limit, tried, save)
        _, entry["peak_bytes"], _, took = tried.get(B, (False, None, "", None))
        entry["tokens_per_s"] = B * options.length / took if took else None
        save()


def matrix(options, limit, how):
    """Every group of cells that is asked for, and the table of all that the file has."""
    what = {"gib": options.gib, "how": how, "most": options.most, "tiny": options.tiny}
    groups = {}
    if options.json.exists():
        before = json.loads(options.json.read_text())
        if {key: before.get(key) for key in what} != what:
            sys.exit(f"capacity: {options.json}: cells of another kind, {before.get('gib')} GiB {before.get('how')}; name another --json")
        groups = before["groups"]

    def save():
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(what | {"groups": groups}, indent=1) + "\n")

    asked_steps = options.steps
    for group in options.only or MATRIX:
        model, seq, options.precision = MATRIX[group]
        options.model, options.seq = training.MODELS[model], seq
        options.steps = asked_steps or options.model.CAPACITY_STEPS
        options.length = shape_of(options, 1)["T"]
        print(f"{group}:", file=sys.stderr)
        take_part(options, limit, groups.setdefault(group, {}), save)
    there = [group for group in MATRIX if groups.get(group)]
    print(f"Largest B{' of tiny models' if options.tiny else ''} in {options.gib:g} GiB, {how}:\n")
    print("| |" + "".join(f" {group} |" for group in there) + "\n|---|" + "--:|" * len(there))
    for peer in (f"{peer}{ending}" for peer in ("trc", "torch", "torch-compile", "jax") for ending in ("", "-again")):
        print(f"| {NAMES[peer]} |" + "".join(f" {groups[group].get(peer, {}).get('B', '')} |" for group in there))
    return 0


def try_one(options, peers, limit, name, how):
    """Whether every peer ends the steps with this batch, as an exit code."""
    fit = True
    for peer in peers:
        tried = attempt(options, peer, options.one, limit)
        fit &= tried[0]
        print(f"{NAMES[peer]}, {name}, B={options.one}, T={options.length}, {options.steps} steps in {options.gib:g} GiB, {how}: "
              f"{ending(options, options.one, tried)}")
    return 0 if fit else 1


def add_what(parser):
    """The options that say what is trained, in what, and by whose Python."""
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build/release"))
    parser.add_argument("--jax")
    parser.add_argument("--torch")
    parser.add_argument("--model", choices=training.MODELS, default="gpt2")
    parser.add_argument("--gib", type=float, default=8)
    parser.add_argument("--seq", type=int, default=512)
    parser.add_argument("--precision", choices=["f32", "bf16"], default="f32")
    parser.add_argument("--tiny", action="store_true", help="a tiny model, to try the script with")
    parser.add_argument("--cores", default=",".join(map(str, sorted(os.sched_getaffinity(0)))))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    add_what(parser)
    parser.add_argument("--most", type=int, default=4096, help="no larger batch is tried")
    parser.add_argument("--try", type=int, dest="one", metavar="B", help="run this batch, and look for no other")
    parser.add_argument("--steps", type=int, help="how many steps a batch has to end")
    parser.add_argument("--quick", action="store_true", help="a tiny model, up to B=4, in 1 GiB")
    parser.add_argument("--peers", nargs="+", choices=NAMES)
    parser.add_argument("--matrix", action="store_true", help="models, lengths, precisions and peers with and without computing again")
    parser.add_argument("--only", nargs="+", choices=MATRIX, metavar="GROUP", help=f"of the matrix: {', '.join(MATRIX)}")
    parser.add_argument("--json", type=pathlib.Path, help="build/capacity.json, or build/albert-capacity.json; build/capacity-matrix.json")
    options = parser.parse_args()
    if options.only and not options.matrix or options.matrix and options.one:
        parser.error("--only goes with --matrix, and --try without it")
    if options.matrix:
        options.json = options.json or pathlib.Path("build") / f"capacity-matrix{'-quick' if options.quick else ''}.json"
    if not options.json:
        options.json = pathlib.Path("build") / ("capacity.json" if options.model == "gpt2" else f"{options.model}-capacity.json")
    options.model = training.MODELS[options.model]
    options.build = options.build.resolve()
    if options.quick:
        options.tiny, options.most, options.gib = True, 4, 1
    limit = int(options.gib * 2**30)
    have = {peer: peer.startswith("trc") or (options.jax if peer.startswith("jax") else options.torch) for peer in NAMES}
    usual = [peer for peer in NAMES if peer != "trc-f32"] if options.matrix else options.model.CAPACITY_PEERS
    options.peers = [peer for peer in options.peers or usual if have[peer]]
    try:
        MemoryGroup(limit).remove()
        how = "in a memory control group"
    except Unavailable as why:
        how = f"by resident memory ({why})"

    if options.matrix:
        return matrix(options, limit, how)
    options.steps = options.steps or options.model.CAPACITY_STEPS
    options.length = shape_of(options, 1)["T"]
    name = "a tiny model" if options.tiny else options.model.CAPACITY_NAME
    if options.one:
        return try_one(options, options.peers, limit, name, how)
    what = {"gib": options.gib, "T": options.seq, "model": name, "how": how}
    if options.precision != "f32":
        what["precision"] = options.precision
    found = {}
    if options.json.exists():
        before = json.loads(options.json.read_text())
        if {key: before.get(key) for key in what | {"precision": None}} == {"precision": None} | what:
            found = before["peers"]

    def save():
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(what | {"peers": found}, indent=1) + "\n")

    take_part(options, limit, found, save)
    print(f"Largest B that trains {name} at T={options.length} in {options.gib:g} GiB, {how}:\n")
    print("| | B | resident GiB at that B | tokens/s there |\n|---|--:|--:|--:|")
    for peer, f in found.items():
        if "B" in f:
            peak = f"{f['peak_bytes'] / 2**30:.2f}" if f["peak_bytes"] else "-"
            speed = f"{f['tokens_per_s']:.0f}" if f["tokens_per_s"] else "-"
            print(f"| {NAMES[peer]} | {f['B']} | {peak} | {speed} |")


if __name__ == "__main__":
    sys.exit(main())
