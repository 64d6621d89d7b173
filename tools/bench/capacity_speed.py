"""How fast a model trains at batches that fill a given memory, peers in turns.

  capacity_speed.py --build build/release [--jax PYTHON] [--torch PYTHON] [--model albert]
                    [--gib 8] [--seq 512] [--precision bf16] [--rounds 3] [--turn 30]
                    [--json build/capacity-speed.json] PEER:B PEER:B ...

A peer is one of capacity.py's, and B its batch: `trc:8 trc-again:60 torch-compile-again:40` is trc at
eight rows, trc at sixty within the limit, and torch.compile at forty with torch.utils.checkpoint. Each
lives in a memory control group of its own, of the given size, and who has no turn is stopped: what they hold must be
there for all of them at once. A turn is as many steps
as last for --turn seconds, one at least: a step of a large batch takes minutes, in
which what the machine's host gives changes. Reported are tokens/s of the median step, and the median over
rounds of the ratio to the first one.
"""

import argparse
import json
import operator
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


class Entrant:
    """A peer at a batch: its process, its memory group and the seconds of its steps, by turns."""

    def __init__(self, options, place, peer, B, limit):
        self.peer, self.B, self.times = peer, B, []
        try:
            self.worker, self._group = capacity.start(options, peer, B, limit, f"-{place}")
        except PeerFailed as failure:
            raise PeerFailed(f"{self}: {failure}") from failure
        self.worker.pause()
        print(f"{self}: first step after {self.worker.ready['first_step_s']:.1f} s", file=sys.stderr, flush=True)

    def __str__(self):
        return f"{self.peer} B={self.B}"

    def turn(self, options):
        self.worker.go_on()
        taken = []
        try:
            while sum(taken) < options.turn:
                taken += self.worker.ask("run 1", "times")
        except PeerFailed as failure:
            raise PeerFailed(f"{self}: {failure}") from failure
        self.worker.pause()
        self.times.append(taken)
        print(f"  {self}: {self.B * options.length / statistics.median(taken):.0f} tokens/s, {len(taken)} steps",
              file=sys.stderr, flush=True)

    def finish(self):
        self.worker.go_on()
        self.peak_bytes = self.worker.finish()["peak_bytes"]

    def end(self):
        self.worker.go_on()
        self.worker.kill()
        if self._group:
            self._group.remove()


def measure(options, limit):
    """The entrants, in their order, after all turns."""
    entrants = []
    try:
        for place, (peer, B) in enumerate(options.entrants):
            entrants.append(Entrant(options, place, peer, B, limit))
        for turn in range(options.rounds):
            for each in entrants if turn % 2 == 0 else reversed(entrants):
                each.turn(options)
        for each in entrants:
            each.finish()
    finally:
        for each in entrants:
            each.end()
    return entrants


def figures(options, entrants):
    def rates(each):
        return [each.B * options.length / statistics.median(turn) for turn in each.times]

    return [{"peer": each.peer, "B": each.B, "times_s": each.times, "peak_bytes": each.peak_bytes,
             "tokens_per_s": each.B * options.length / statistics.median(sum(each.times, [])),
             "over_first": statistics.median(map(operator.truediv, rates(each), rates(entrants[0])))}
            for each in entrants]


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
        found = figures(options, measure(options, int(options.gib * 2**30)))
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
