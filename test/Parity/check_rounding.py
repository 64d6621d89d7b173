"""Holds gradients in bf16, at every step of a training in bf16, against transformers in f32 at the
same weights, for the heads whose twenty steps cannot be held as a whole.

  check_rounding.py FOLDER --work FOLDER [--bin build/release/bin] [--activation NAME]

check.py holds what twenty steps end with. Of a few rows AdamW makes whole steps of elements that
are nearly zero, so that rounding decides them, and a loss may be off by more than any gradient on
the way was. Here each step is judged by itself: transformers takes the weights that the run has
then, and its gradients in f32 and under autocast are those of one batch. A gradient may be as far
off as check.py allows, or as twice autocast's of the same step.

--activation takes another one than the case has. A relu has a kink: where rounding moves a number
across zero, the gradient is another one and not a rounded one.
"""

import argparse
import json
import math
import pathlib
import sys

import numpy
import torch

import check
import make_golden


def gradients(model, batch, half=False):
    loss, found = make_golden.gradients_of(model, batch, half)
    return loss, {name.removeprefix("albert."): g.double().numpy().ravel() for name, g in found.items()}


def farthest(values, wanted, joint):
    """The largest relative distance, without gradients that are zero but for rounding."""
    return max((check.norm(values[name] - wanted[name]) / check.norm(wanted[name]), name) for name in wanted
               if check.norm(wanted[name]) >= 1e-6 * joint)


def with_weights(model, state):
    named = {name: torch.from_numpy(check.floats(state[name.removeprefix("albert.")]).copy())
             for name, _ in model.named_parameters()}
    model.load_state_dict({name: values.reshape(model.get_parameter(name).shape) for name, values in named.items()},
                          strict=False)
    return model


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--bin", type=pathlib.Path, default=pathlib.Path("build/release/bin"))
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--activation")
    options = parser.parse_args()
    options.precision = "bf16"
    options.golden = json.loads((options.folder / "golden.json").read_text())
    task, case, *_ = make_golden.CASES[options.folder.name]
    weights = check.read_safetensors(options.folder / "model.safetensors")
    stacks = check.read_safetensors(options.folder / "batches.safetensors")
    model = make_golden.new_model(task, case | ({"hidden_act": options.activation} if options.activation else {}), None)
    options.folder = options.work / "model"  # whose config check.Step reads
    model.save_pretrained(options.folder)
    model.eval()

    torch.set_num_threads(1)
    descent = {"optimizer": "sgd", "learning_rate": check.RATE, "momentum": 0, "weight_decay": 0, "clip_norm": 0}
    descent, training = check.Step(options, "descent", descent), check.Step(options, "adamw", options.golden["recipe"])
    allowed = check.Tolerances(options).gradients
    count, state, verdict = len(options.golden["losses"]), weights, check.Verdict()
    ratios = []
    for number in range(count):
        batch = check.batch_of(stacks, number, count)
        shapes = {port["name"]: port["shape"] for port in training.inputs}
        kinds = {port["name"]: "<f4" if port["element"] == "f32" else "<i4" for port in training.inputs}
        values = {name: torch.from_numpy(numpy.frombuffer(data, kinds[name]).copy()).reshape(shapes[name])
                  for name, data in batch.items()}
        values = {name: value if value.is_floating_point() else value.long() for name, value in values.items()}
        with_weights(model, state)
        _, wanted = gradients(model, (task, values))
        _, peer = gradients(model, (task, values), half=True)
        joint = math.hypot(*map(check.norm, wanted.values()))
        current = {name: state[name] for name in weights}
        after = descent.run(current | batch)
        ours = {name: (check.floats(current[name]) - check.floats(after[name])) / check.RATE for name in wanted}
        (apart, name), (autocast, _) = farthest(ours, wanted, joint), farthest(peer, wanted, joint)
        verdict.hold(f"step {number + 1}, gradient of {name}", apart, max(allowed, 2 * autocast))
        ratios.append((apart / autocast, apart, autocast))
        state = training.run(state | batch)
    middle = sorted(ratios)[count // 2]
    worst = max(ratios, key=lambda ratio: ratio[1])
    print(f"gradients of {count} steps: at most {worst[1]:.2e} apart (autocast there: {worst[2]:.2e}); "
          f"in the middle {middle[0]:.2f} of autocast's distance")
    return verdict.failed


if __name__ == "__main__":
    sys.exit(main())
