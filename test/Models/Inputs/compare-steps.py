"""compare-steps.py REFERENCE RUN NAMES --precision=P [--layers=N] [--positions=N]
       [--none=SUFFIX ...] [--adamw=INITIAL,NAMES | --moments]

Compares what a small model's step gave (folders that `trc-run --output-dir` wrote)
with the reference evaluator, output by output: NAMES has the reference's names, as it
prints them. The bounds follow from rounding alone, as in docs/precision.md: a rounding
changes a number by 0.41 u (root mean square); on its way forward and backward through a
layer a gradient is rounded 26 times, a loss 13 times; independent errors add by their
squares. A sum of K numbers in f32, in an order of its own, counts as K / 2 roundings of
f32. Twice that is allowed.

With --adamw (one step, gradients clipped to norm 1) the outputs are not compared one to
one, since m / sqrt(v) makes whole steps of what rounding leaves of a gradient that is
zero. Instead: gradients are taken out of m; v and the new parameters have to be what
AdamW's formula, in f64, makes of the run's own m.

Outputs whose name ends in --none have a gradient that is zero but for rounding: they are
held to the norm of all of their kind. A loss is the mean of --positions.

With --moments (one step) those are compared, m as a gradient and v as its square, and
parameters are not, for the same reason.
"""

import argparse
import array
import ast
import math
import re
import sys

LONGEST_SUM = 520
RATE, BETA1, BETA2, EPSILON, DECAY = 3e-3, 0.9, 0.95, 1e-8, 0.1
F32 = 2.0**-24
UNIT = {"f32": 0.0, "tf32": 2.0**-11, "bf16": 2.0**-8, "f16": 2.0**-11}
SCALING = {"scaling.scale", "scaling.clean_steps", "scaling.skipped_steps", "loss_scale", "skipped_steps"}
EXACT = {"step", "rng", "key", "learning_rate", "lr"} | SCALING
KINDS = {"m": "gradient", "v": "second moment", "momentum": "momentum"}
CODES = {"<f4": "f", "<i4": "i", "<u4": "I", "<u8": "Q"}


def read_array(path):
    with open(path, "rb") as file:
        assert file.read(8) == b"\x93NUMPY\x01\x00", path
        size = int.from_bytes(file.read(2), "little")
        header = ast.literal_eval(file.read(size).decode())
        data = array.array(CODES[header["descr"]])
        data.frombytes(file.read())
    return list(data), len(header["shape"])


def read_results(folder, names):
    with open(names) as file:
        found = [m[1] for m in (re.match(r"(\S+): tensor<", line) for line in file) if m]
    assert found, names
    return {name: read_array(f"{folder}/result{i}.npy") for i, name in enumerate(found)}


def kind_of(name, outputs):
    """Of an output: a moment is called as its parameter, which is an output too. The artifact does not say it: a
    program of JAX's has no roles, and a role does not tell first moments from second ones."""
    kind, _, parameter = name.partition(".")
    is_moment = kind in KINDS and not outputs.keys().isdisjoint([parameter, "params." + parameter])
    return KINDS[kind] if is_moment else "parameter"


def norm(values):
    return math.sqrt(math.fsum(x * x for x in values))


def distance(run, reference):
    """Norm of the difference over norm."""
    assert len(run) == len(reference)
    return norm([a - b for a, b in zip(run, reference)]) / max(norm(reference), 1e-30)


class Comparison:
    def __init__(self, precision, layers, positions):
        unit = math.sqrt(UNIT[precision] ** 2 + F32**2 * LONGEST_SUM / 2)
        self.gradient = 2 * 0.41 * unit * math.sqrt(26 * layers)
        self.loss = 2 * 0.41 * unit * math.sqrt(13 * layers / positions)
        self.worst, self.failed = {}, False

    def hold(self, kind, name, found, bound):
        self.worst[kind] = max(self.worst.get(kind, (0.0, 0.0)), (found / bound, found))
        if not found <= bound:
            print(f"{kind} of {name}: {found:.2e} from the reference, {bound:.2e} are allowed")
            self.failed = True


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("reference")
    parser.add_argument("run")
    parser.add_argument("names")
    parser.add_argument("--precision", choices=UNIT, required=True)
    parser.add_argument("--layers", type=int, default=1)
    parser.add_argument("--positions", type=int, default=16)
    parser.add_argument("--none", action="append", default=[])
    parser.add_argument("--adamw")
    parser.add_argument("--moments", action="store_true")
    options = parser.parse_args()
    reference = read_results(options.reference, options.names)
    run = read_results(options.run, options.names)
    held = Comparison(options.precision, options.layers, options.positions)

    # As exact as it is counted: the step, the generator, what the schedule says.
    for name in EXACT & reference.keys():
        held.hold("state", name, float(run[name] != reference[name]), 0.5)
    held.hold("loss", "loss", distance(run["loss"][0], reference["loss"][0]), held.loss)
    if "gradient_norm" in reference:
        # The reference sums squares one by one, which for N of them is up to N u off.
        most = max(len(values) for values, _ in reference.values())
        held.hold("norm", "all gradients",
                  distance(run["gradient_norm"][0], reference["gradient_norm"][0]),
                  held.gradient + most * F32 / 2)
    if options.adamw:
        compare_adamw(held, reference, run, *options.adamw.split(","))
    for name in reference.keys() - EXACT - {"loss", "gradient_norm"}:
        kind = kind_of(name, reference)
        if options.adamw or (options.moments and kind == "parameter"):
            continue
        bound = held.gradient * (2 if kind == "second moment" else 1)
        found = distance(run[name][0], reference[name][0])
        if name.endswith(tuple(options.none)):
            all_of_kind = norm([norm(values) for other, (values, _) in reference.items()
                                if kind_of(other, reference) == kind and other not in EXACT])
            found *= max(norm(reference[name][0]), 1e-30) / all_of_kind
        held.hold(kind, name, found, bound)
    worst = ", ".join(f"{kind} {found:.1e}" for kind, (_, found) in sorted(held.worst.items()))
    print(f"{options.precision}: {len(reference)} outputs, the worst: {worst}")
    sys.exit(held.failed)


def compare_adamw(held, reference, run, initial_folder, initial_names):
    initial = read_results(initial_folder, initial_names)
    parameters = [name.partition(".")[2] for name in reference if kind_of(name, reference) == "gradient"]
    assert len(reference) == 3 * len(parameters) + len(
        ("step", "rng", "loss", "learning_rate", "gradient_norm"))
    # The run's norm is that of its own gradients; errors of a sum grow as the root.
    most = max(len(initial[name][0]) for name in parameters)
    norms = [results["gradient_norm"][0][0] for results in (run, reference)]
    clipped = norm([norm(run["m." + name][0]) for name in parameters])
    held.hold("clipping", "all gradients", abs(clipped / (1 - BETA1) - 1), math.sqrt(most) * F32)
    for name in parameters:
        m, rank = run["m." + name]
        v, after, before = run["v." + name][0], run[name][0], initial[name][0]
        # What was clipped by each one's own norm is put back.
        gradients = [[x * scale for x in results["m." + name][0]]
                     for results, scale in zip((run, reference), norms)]
        held.hold("gradient", name, distance(*gradients), held.gradient)
        decay = DECAY if rank >= 2 else 0.0
        for i, moment in enumerate(m):
            gradient = moment / (1 - BETA1)
            square = (1 - BETA2) * gradient * gradient
            held.hold("second moment", name, abs(v[i] - square), 8 * F32 * square + 2.0**-126)
            root = math.sqrt(v[i] / (1 - BETA2))
            update = gradient / (root + EPSILON) + decay * before[i]
            held.hold("update", name, abs(after[i] - (before[i] - RATE * update)),
                      8 * F32 * (abs(before[i]) + RATE))


main()
