"""How fast a model trains at batches that fill a given memory, peers in turns.

  capacity_speed.py --build build/release [--jax PYTHON] [--torch PYTHON] [--model albert]
                    [--gib 8] [--seq 512] [--precision bf16] [--rounds 3] [--turn 30]
                    [--json build/capacity-speed.json] PEER:B PEER:B ...

A peer is one of capacity.py's, and B its batch: `trc:8 trc-again:60 torch-compile-again:40` is trc at
eight rows, trc at sixty within the limit, and torch.compile at forty with torch.utils.checkpoint. Each
lives in a memory control group of its own, of the given size, and who has no turn is stopped. A turn is as many steps
as last for --turn seconds, one at least: a step of a large batch takes minutes, in
which what the machine's host gives changes. Reported are tokens/s of the median step, and the median over
rounds of the ratio to the first one.
"""

import argparse
import json
import pathlib
import statistics
import sys

import capacity
import training
from worker import PeerFailed


def entrant(text):
    peer, _, B = text.partition(":")
    if peer not in capacity.NAMES or not B.isdecimal() or int(B) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is no PEER:B; peers are {', '.join(capacity.NAMES)}")
    return peer, int(B)


def measure(options, limit):
    """A list of figures, in the order of the entrants."""
    workers, groups = [], []
    try:
        for place, (peer, B) in enumerate(options.entrants):
            worker, group = capacity.start(options, peer, B, limit, f"-{place}")
            worker.pause()
            workers.append(worker)
            groups.append(group)
            print(f"{peer} B={B}: first step after {worker.ready['first_step_s']:.1f} s", file=sys.stderr, flush=True)
        times = [[] for _ in workers]
        for turn in range(options.rounds):
            places = range(len(workers))
            for place in places if turn % 2 == 0 else reversed(places):
                workers[place].go_on()
                taken = []
                while sum(taken) < options.turn:
                    taken += workers[place].ask("run 1", "times")
                workers[place].pause()
                times[place].append(taken)
                peer, B = options.entrants[place]
                print(f"  {peer} B={B}: {B * options.length / statistics.median(taken):.0f} tokens/s, {len(taken)} steps",
                      file=sys.stderr, flush=True)
        ends = []
        for worker in workers:
            worker.go_on()
            ends.append(worker.finish())
    finally:
        for worker in workers:
            worker.go_on()
            worker.kill()
        for group in filter(None, groups):
            group.remove()
    rates = [[B * options.length / statistics.median(turn) for turn in taken] for (_, B), taken in zip(options.entrants, times)]
    return [{"peer": peer, "B": B, "times_s": taken, "peak_bytes": end["peak_bytes"],
             "tokens_per_s": B * options.length / statistics.median(sum(taken, [])),
             "over_first": statistics.median(mine / first for mine, first in zip(rate, rates[0]))}
            for (peer, B), taken, rate, end in zip(options.entrants, times, rates, ends)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    capacity.add_what(parser)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--turn", type=float, default=30, help="seconds of a turn, one step at least")
    parser.add_argument("--json", type=pathlib.Path, default=pathlib.Path("build/capacity-speed.json"))
    parser.add_argument("entrants", nargs="+", type=entrant, metavar="PEER:B")
    options = parser.parse_args()
    for peer, _ in options.entrants:
        if not (peer.startswith("trc") or (options.jax if peer.startswith("jax") else options.torch)):
            parser.error(f"{peer} needs a Python: {'--jax' if peer.startswith('jax') else '--torch'}")
    options.build = options.build.resolve()
    options.model = training.MODELS[options.model]
    options.length = capacity.shape_of(options, 1)["T"]
    try:
        found = measure(options, int(options.gib * 2**30))
    except PeerFailed as failure:
        sys.exit(f"capacity_speed: {failure}")
    name = "a tiny model" if options.tiny else options.model.CAPACITY_NAME
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps({"model": name, "T": options.length, "precision": options.precision, "gib": options.gib,
                                        "entrants": found}, indent=1) + "\n")
    print(f"{name}, T={options.length}, {options.precision}, {options.gib:g} GiB, {options.rounds} rounds in turns:\n")
    print("| | B | tokens/s | over the first | resident GiB |\n|---|--:|--:|--:|--:|")
    for f in found:
        print(f"| {capacity.NAMES[f['peer']]} | {f['B']} | {f['tokens_per_s']:.0f} | {f['over_first']:.2f} | {f['peak_bytes'] / 2**30:.2f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
