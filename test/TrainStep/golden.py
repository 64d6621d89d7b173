"""Writes the tests torch-*.mlir of this folder: a least-squares loss with its
gradient by hand, or two layers with a derived one, several steps of it, and what
torch.optim or optax makes of the same numbers (float32, on the CPU). Needs torch
2.13.0, optax 0.2.8 and jax; run from anywhere:

    python3 test/TrainStep/golden.py
"""

import math
import os

import jax
import jax.numpy as jnp
import numpy as np
import optax
import torch

# 1 - beta^t in float32, as optax has it without this, is off by 6e-5 at first.
jax.config.update("jax_enable_x64", True)

ROWS, INPUTS, HIDDEN, OUTPUTS = 4, 3, 5, 2
OWN_DECAY = 0.3


def attribute(array):
    """The elements as an MLIR attribute, exact to the last bit."""
    return repr(np.asarray(array, np.float32).tolist()).replace("'", "")


def tensor(*shape):
    return "tensor<" + "".join(f"{d}x" for d in shape) + "f32>"


def given_rates(steps):
    """Learning rates that the caller gives: of two groups, as no schedule has them."""
    return [[0.05 / (i + 1), 0.01 * (i % 3)] for i in range(steps)]


def rates(recipe, steps):
    """Learning rates by torch's schedulers, from step 1 on."""
    if recipe.get("schedule") == "input":
        return given_rates(steps)
    peak = recipe["learning_rate"]
    last = recipe.get("final_rate", 0.0)
    warmup = recipe.get("warmup_steps", 0)
    length = recipe.get("total_steps", 0) - warmup
    schedule = recipe.get("schedule", "constant")

    def run(base, make):
        optimizer = torch.optim.SGD([torch.zeros(1)], lr=base)
        scheduler = make(optimizer)
        values = [optimizer.param_groups[0]["lr"]]
        for _ in range(steps):
            optimizer.step()
            scheduler.step()
            values.append(optimizer.param_groups[0]["lr"])
        return values  # by the number of steps since the warm-up

    lr = torch.optim.lr_scheduler
    if schedule == "constant":
        decay = [peak] * (steps + 1)
    elif schedule == "linear":
        decay = run(peak, lambda o: lr.LinearLR(o, 1.0, last / peak, length))
    elif schedule == "cosine":
        # torch's cosine rises again after its end, ours stays.
        decay = run(peak, lambda o: lr.CosineAnnealingLR(o, length, last))
        decay = decay[:length + 1] + [last] * steps
    else:
        # torch's ends at zero.
        power = recipe["power"]
        decay = run(peak - last, lambda o: lr.PolynomialLR(o, length, power))
        decay = [last + value for value in decay]
    rising = []
    if warmup > 1:
        rising = run(peak, lambda o: lr.LinearLR(o, 1 / warmup, 1.0, warmup - 1))
    elif warmup == 1:
        rising = [peak]
    return (rising[:warmup] + decay[1:])[:steps]


class Torch:
    """An optimizer of torch.optim; only matrices decay. Of several rates, the first weight
    has the first, and the others the second, with a decay of its own."""

    def __init__(self, kind, weights, recipe, moments, **options):
        decay = recipe.get("weight_decay", 0.0)
        groups = [{"params": [w], "weight_decay": decay if w.dim() > 1 else 0.0}
                  for w in weights]
        self.weights, self.names = weights, moments
        self.optimizer = kind(groups, lr=1.0, foreach=False, **options)

    def step(self, rate):
        for i, group in enumerate(self.optimizer.param_groups):
            group["lr"] = rate[min(i, 1)] if isinstance(rate, list) else rate
            if isinstance(rate, list) and i > 0:
                group["weight_decay"] = OWN_DECAY
        self.optimizer.step()

    def moments(self):
        """By name, then by weight, as the ports of a step; without extents of 1
        that only keep a rank."""
        found = []
        for name in self.names:
            for w in self.weights:
                value = self.optimizer.state[w].get(name)
                if value is not None:
                    value = value.numpy()
                    if name in ("row_var", "col_var"):
                        value = value.squeeze(-1 if name == "row_var" else -2)
                    found.append(value)
        return found


def adam(kind):
    return lambda weights, recipe: Torch(
        kind, weights, recipe, ["exp_avg", "exp_avg_sq"], eps=recipe.get("epsilon", 1e-8),
        betas=(recipe.get("beta1", 0.9), recipe.get("beta2", 0.999)))


def sgd(weights, recipe):
    momentum = recipe.get("momentum", 0.0)
    return Torch(torch.optim.SGD, weights, recipe, ["momentum_buffer"] if momentum else [],
                 momentum=momentum, nesterov=bool(recipe.get("nesterov")))


def adafactor(weights, recipe):
    return Torch(torch.optim.Adafactor, weights, recipe, ["row_var", "col_var", "variance"],
                 beta2_decay=-recipe.get("decay_rate", 0.8), d=recipe.get("clip_update", 1.0),
                 eps=(recipe.get("epsilon"), recipe.get("scale_floor", 1e-3)))


class Optax:
    """A chain of optax on torch's gradients, in float64; `make` takes the mask of what
    decays."""

    def __init__(self, make, weights, moments):
        self.weights = weights
        self.chain = make([w.dim() > 1 for w in weights])
        self.state = self.chain.init(self.values())
        self.find = moments

    def values(self):
        return [jnp.asarray(w.detach().numpy(), jnp.float64) for w in self.weights]

    def step(self, rate):
        gradients = [jnp.asarray(w.grad.numpy(), jnp.float64) for w in self.weights]
        changes, self.state = self.chain.update(gradients, self.state, self.values())
        with torch.no_grad():
            for w, change in zip(self.weights, changes):
                w.copy_(w - torch.tensor(np.asarray(rate * change)))

    def moments(self):
        return [np.asarray(value, np.float32) for group in self.find(self.state) for value in group]


def lion(weights, recipe):
    return Optax(lambda mask: optax.chain(
        optax.scale_by_lion(recipe.get("beta1", 0.9), recipe.get("beta2", 0.99)),
        optax.add_decayed_weights(recipe.get("weight_decay", 0.0), mask)),
        weights, lambda state: [state[0].mu])


def lamb(weights, recipe):
    if recipe.get("bias_correction", 1.0) == 0:
        return UncorrectedLamb(weights, recipe)
    ratio = optax.scale_by_trust_ratio()
    for_all = recipe.get("ratio_for_all", 0.0)
    return Optax(lambda mask: optax.chain(
        optax.scale_by_adam(recipe.get("beta1", 0.9), recipe.get("beta2", 0.999),
                            recipe.get("epsilon", 1e-6)),
        optax.add_decayed_weights(recipe.get("weight_decay", 0.0), mask),
        ratio if for_all else optax.masked(ratio, mask)),
        weights, lambda state: [state[0].mu, state[0].nu])


class UncorrectedLamb:
    """LAMB as ALBERT was trained with it: moments as they are, and neither decay nor
    ratio for what has one dimension. No library has it; in float64."""

    def __init__(self, weights, recipe):
        self.weights, self.recipe = weights, recipe
        self.m = [np.zeros(w.shape) for w in weights]
        self.v = [np.zeros(w.shape) for w in weights]

    def step(self, rate):
        beta1, beta2 = self.recipe.get("beta1", 0.9), self.recipe.get("beta2", 0.999)
        for i, w in enumerate(self.weights):
            p, g = w.detach().numpy().astype(np.float64), w.grad.numpy().astype(np.float64)
            self.m[i] = beta1 * self.m[i] + (1 - beta1) * g
            self.v[i] = beta2 * self.v[i] + (1 - beta2) * g * g
            r = self.m[i] / (np.sqrt(self.v[i]) + self.recipe.get("epsilon", 1e-6))
            ratio = 1.0
            if p.ndim > 1:
                r = r + self.recipe.get("weight_decay", 0.0) * p
                ratio = np.linalg.norm(p) / np.linalg.norm(r)
            with torch.no_grad():
                w.copy_(torch.tensor(p - rate * ratio * r))

    def moments(self):
        return [value.astype(np.float32) for value in self.m + self.v]


OPTIMIZERS = {"adamw": adam(torch.optim.AdamW), "adam": adam(torch.optim.Adam), "sgd": sgd,
              "adafactor": adafactor, "lion": lion, "lamb": lamb}


def clipped_micro_batches(model, weights, xs, ys, limit):
    """Leaves the mean of gradients that were clipped one by one; the mean of losses and
    of norms."""
    sums, losses, norms = [torch.zeros_like(w) for w in weights], [], []
    for x, y in zip(torch.tensor(xs), torch.tensor(ys)):
        for w in weights:
            w.grad = None
        loss = ((model.predict(x, *weights) - y) ** 2).mean()
        loss.backward()
        norms.append(torch.nn.utils.clip_grad_norm_(weights, limit).item())
        losses.append(loss.item())
        for total, w in zip(sums, weights):
            total += w.grad
    for total, w in zip(sums, weights):
        w.grad = total / len(xs)
    return sum(losses) / len(losses), sum(norms) / len(norms)


def train(model, recipe, xs, ys, start):
    """Runs the recipe with torch and an optimizer; of each step its loss, rate and norm, and the
    state after it."""
    weights = [torch.tensor(value, requires_grad=True) for value in start]
    optimizer = OPTIMIZERS[recipe["optimizer"]](weights, recipe)
    trace, states = [], []

    def note(*numbers):
        trace.append(numbers)
        states.append([np.array(value) for value in [w.detach().numpy() for w in weights] + optimizer.moments()])

    limit = recipe.get("clip_norm") or math.inf
    for rate, x, y in zip(rates(recipe, len(xs)), xs, ys):
        if recipe.get("clip_scope") == "micro_batch":
            loss, norm = clipped_micro_batches(model, weights, x, y, limit)
            optimizer.step(rate)
            note(loss, rate, norm)
            continue
        x = torch.tensor(x.reshape(-1, INPUTS))
        y = torch.tensor(y.reshape(-1, OUTPUTS))
        for w in weights:
            w.grad = None
        loss = ((model.predict(x, *weights) - y) ** 2).mean()
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(weights, limit)
        optimizer.step(rate)
        note(loss.item(), rate, norm.item())
    return trace, states


LINEAR = """\
func.func private @loss(%w: {W} {{trc.parameter = "w"}}, %b: {B} {{trc.parameter = "b", trc.no_decay}}, %x: {X}, %y: {Y}) -> tensor<f32> {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<{N}> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : ({X}, {W}) -> {Y}
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : ({B}) -> {Y}
  %2 = stablehlo.add %0, %1 : {Y}
  %3 = stablehlo.subtract %2, %y : {Y}
  %4 = stablehlo.multiply %3, %3 : {Y}
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [0, 1] : ({Y}, tensor<f32>) -> tensor<f32>
  %6 = stablehlo.divide %5, %n : tensor<f32>
  return %6 : tensor<f32>
}}
func.func private @gradient(%w: {W}, %b: {B}, %x: {X}, %y: {Y}) -> (tensor<f32>, {W}, {B}) attributes {{trc.gradient_of = @loss}} {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<{N}> : tensor<f32>
  %scale = stablehlo.constant dense<{S}> : {Y}
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : ({X}, {W}) -> {Y}
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : ({B}) -> {Y}
  %2 = stablehlo.add %0, %1 : {Y}
  %3 = stablehlo.subtract %2, %y : {Y}
  %4 = stablehlo.multiply %3, %3 : {Y}
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [0, 1] : ({Y}, tensor<f32>) -> tensor<f32>
  %6 = stablehlo.divide %5, %n : tensor<f32>
  %7 = stablehlo.multiply %3, %scale : {Y}
  %8 = stablehlo.dot_general %x, %7, contracting_dims = [0] x [0] : ({X}, {Y}) -> {W}
  %9 = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [0] : ({Y}, tensor<f32>) -> {B}
  return %6, %8, %9 : tensor<f32>, {W}, {B}
}}
"""

# The gradient of this one is derived.
LAYERS = """\
func.func private @loss(%w: {W} {{trc.parameter = "w"}}, %b: {B} {{trc.parameter = "b", trc.no_decay}}, %v: {V} {{trc.parameter = "v"}}, %x: {X}, %y: {Y}) -> tensor<f32> {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<{N}> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : ({X}, {W}) -> {H}
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : ({B}) -> {H}
  %2 = stablehlo.add %0, %1 : {H}
  %3 = stablehlo.tanh %2 : {H}
  %4 = stablehlo.dot_general %3, %v, contracting_dims = [1] x [0] : ({H}, {V}) -> {Y}
  %5 = stablehlo.subtract %4, %y : {Y}
  %6 = stablehlo.multiply %5, %5 : {Y}
  %7 = stablehlo.reduce(%6 init: %zero) applies stablehlo.add across dimensions = [0, 1] : ({Y}, tensor<f32>) -> tensor<f32>
  %8 = stablehlo.divide %7, %n : tensor<f32>
  return %8 : tensor<f32>
}}
"""


class Model:
    """A loss in StableHLO, and what it predicts in torch."""

    def __init__(self, text, shapes, predict, phases):
        self.text, self.shapes, self.predict, self.phases = text, shapes, predict, phases


linear = Model(LINEAR, [(INPUTS, OUTPUTS), (OUTPUTS,)],
               lambda x, w, b: x @ w + b, "--assemble-step")
layers = Model(LAYERS, [(INPUTS, HIDDEN), (HIDDEN,), (HIDDEN, OUTPUTS)],
               lambda x, w, b, v: torch.tanh(x @ w + b) @ v,
               "--phase-simplify --phase-differentiate --phase-assemble")

HEAD = """\
// {sentence}
// Written by golden.py with {library}.
// RUN: split-file %s %t
// RUN: trc-opt %t/step.mlir {phases} | sed '/^module/d; /^}}/d' > %t/all.mlir
// RUN: cat %t/check.mlir >> %t/all.mlir
// RUN: %check-reference %t/all.mlir
// RUN: %check-host %t/all.mlir

//--- step.mlir
"""


def write(name, sentence, recipe, steps, model=linear):
    library = "optax 0.2.8" if name.startswith("optax") else "torch 2.13.0"
    generator = np.random.default_rng(len(name))
    trips = recipe.get("accumulation", 1)
    lead = [trips] if trips > 1 else []

    def draw(*shape):
        return generator.standard_normal(shape).astype(np.float32)

    start = [draw(*shape) for shape in model.shapes]
    xs = [draw(*lead, ROWS, INPUTS) for _ in range(steps)]
    ys = [draw(*lead, ROWS, OUTPUTS) for _ in range(steps)]
    trace, states = train(model, recipe, xs, ys, start)

    attributes = []
    for key, value in recipe.items():
        text = (f'"{value}"' if isinstance(value, str) else
                f"{value} : i64" if isinstance(value, int) else f"{value:.17e} : f64")
        attributes.append(f"{key} = {text}")
    isInput = recipe.get("schedule") == "input"
    loss_text = model.text
    if isInput:
        own = f"trc.weight_decay = {OWN_DECAY:.17e} : f64, trc.group = 1 : i64"
        loss_text = loss_text.replace("trc.no_decay", own)
    weights = [tensor(*shape) for shape in model.shapes]
    text = HEAD.format(sentence=sentence, phases=model.phases, library=library)
    text += loss_text.format(
        W=weights[0], B=weights[1], V=weights[-1], X=tensor(ROWS, INPUTS),
        H=tensor(ROWS, HIDDEN), Y=tensor(ROWS, OUTPUTS),
        N=float(ROWS * OUTPUTS), S=2.0 / (ROWS * OUTPUTS))
    text += f"trc.training_step @step loss(@loss) {{{', '.join(attributes)}}}\n"

    X, Y = tensor(*lead, ROWS, INPUTS), tensor(*lead, ROWS, OUTPUTS)
    types = [tensor(*value.shape) for value in states[-1]] + ["tensor<i32>"]
    results = types + ["tensor<f32>"] * 3
    text += "\n//--- check.mlir\nfunc.func public @main() {\n"
    values = []
    for k, kind in enumerate(types[:-1]):
        value = attribute(start[k]) if k < len(start) else "0.0"
        text += f"  %w{k} = stablehlo.constant dense<{value}> : {kind}\n"
        values.append(f"%w{k}")
    text += "  %step = stablehlo.constant dense<0> : tensor<i32>\n"
    values.append("%step")
    for i, (x, y, (loss, rate, norm), state) in enumerate(zip(xs, ys, trace, states)):
        text += f"  %x{i} = stablehlo.constant dense<{attribute(x)}> : {X}\n"
        text += f"  %y{i} = stablehlo.constant dense<{attribute(y)}> : {Y}\n"
        batch, kinds = [f"%x{i}", f"%y{i}"], [X, Y]
        if isInput:
            text += f"  %rates{i} = stablehlo.constant dense<{rate}> : tensor<2xf64>\n"
            batch, kinds, rate = [*batch, f"%rates{i}"], [*kinds, "tensor<2xf64>"], rate[0]
        text += (f"  %s{i}:{len(results)} = func.call @step({', '.join(values + batch)}) : "
                 f"({', '.join(types + kinds)}) -> ({', '.join(results)})\n")
        values = [f"%s{i}#{k}" for k in range(len(types))]
        for k, (value, tolerance) in enumerate([(loss, 2e-6), (rate, 1e-9), (norm, 2e-6)]):
            text += (f"  check.expect_almost_eq_const %s{i}#{len(types) + k}, dense<{value!r}>"
                     f" : tensor<f32>, tolerance = {tolerance:.1e}\n")
        for value, expected, kind in zip(values, state, types):
            text += (f"  check.expect_almost_eq_const {value}, dense<{attribute(expected)}>"
                     f" : {kind}, tolerance = 1.0e-06\n")
    text += (f"  check.expect_eq_const {values[-1]}, dense<{steps}> : tensor<i32>\n"
             "  return\n}\n")
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), name + ".mlir")
    with open(path, "w") as file:
        file.write(text)


write("torch-adamw", "AdamW with decay on one of two parameters.",
      {"optimizer": "adamw", "learning_rate": 0.05, "beta2": 0.95, "weight_decay": 0.1}, 6)
write("torch-adamw-cosine",
      "AdamW, clipping that acts on some steps, warm-up and a cosine with a floor, run past its end.",
      {"optimizer": "adamw", "learning_rate": 0.1, "final_rate": 0.01, "clip_norm": 1.5,
       "schedule": "cosine", "warmup_steps": 2, "total_steps": 7, "weight_decay": 0.01}, 8)
write("torch-sgd-linear", "Momentum with decay, a linear schedule after a warm-up, run past its end.",
      {"optimizer": "sgd", "momentum": 0.9, "learning_rate": 0.05, "final_rate": 0.005,
       "schedule": "linear", "warmup_steps": 3, "total_steps": 6, "weight_decay": 0.05}, 7)
write("torch-sgd-nesterov", "Momentum in Nesterov's form, with decay and clipping.",
      {"optimizer": "sgd", "momentum": 0.8, "nesterov": 1.0, "learning_rate": 0.05,
       "weight_decay": 0.05, "clip_norm": 1.5}, 5)
write("torch-adamw-given-rates",
      "The caller gives the learning rates of two groups, which differ in weight decay too.",
      {"optimizer": "adamw", "schedule": "input", "weight_decay": 0.1}, 5)
write("torch-sgd-polynomial", "Plain descent with clipping, a polynomial schedule with an end rate.",
      {"optimizer": "sgd", "learning_rate": 0.2, "final_rate": 0.02, "power": 2.0,
       "schedule": "polynomial", "warmup_steps": 1, "total_steps": 5, "clip_norm": 0.75}, 6)
write("torch-accumulation",
      "Four micro-batches in a loop are one batch of four times the size; torch takes it whole.",
      {"optimizer": "adamw", "learning_rate": 0.05, "clip_norm": 1.0, "weight_decay": 0.1,
       "accumulation": 4}, 4)
write("torch-layers", "Two layers with a derived gradient, in micro-batches.",
      {"optimizer": "adamw", "learning_rate": 0.02, "final_rate": 0.002, "clip_norm": 2.0,
       "schedule": "cosine", "warmup_steps": 1, "total_steps": 5, "weight_decay": 0.1,
       "accumulation": 2}, 5, layers)
write("torch-clip-micro-batches",
      "The gradient of each of three micro-batches is clipped before they are added.",
      {"optimizer": "adamw", "learning_rate": 0.05, "clip_norm": 1.5,
       "clip_scope": "micro_batch", "accumulation": 3}, 4, layers)
write("torch-adam", "Adam with decay as part of the gradient, clipping, a polynomial schedule.",
      {"optimizer": "adam", "learning_rate": 0.05, "final_rate": 0.01, "weight_decay": 0.1,
       "schedule": "polynomial", "power": 0.5, "warmup_steps": 2, "total_steps": 6,
       "clip_norm": 1.5}, 7)
write("torch-adafactor", "Adafactor: a matrix with moments of rows and columns, a vector with its own.",
      {"optimizer": "adafactor", "learning_rate": 0.3, "weight_decay": 0.1}, 6)
write("torch-adafactor-layers", "Adafactor's other numbers, updates that are clipped and that are not.",
      {"optimizer": "adafactor", "learning_rate": 0.05, "decay_rate": 0.6, "epsilon": 1e-3,
       "scale_floor": 0.5, "clip_update": 1.05}, 6, layers)
write("optax-lion", "Lion with decay on one of two parameters.",
      {"optimizer": "lion", "learning_rate": 0.02, "beta1": 0.8, "weight_decay": 0.3}, 6)
write("optax-lamb", "LAMB: norms and biases have neither decay nor a trust ratio.",
      {"optimizer": "lamb", "learning_rate": 0.05, "weight_decay": 0.1, "schedule": "linear",
       "warmup_steps": 1, "total_steps": 8}, 6)
write("optax-lamb-all", "LAMB with a trust ratio for every tensor.",
      {"optimizer": "lamb", "learning_rate": 0.03, "beta2": 0.95, "epsilon": 1e-4,
       "ratio_for_all": 1.0, "weight_decay": 0.01, "clip_norm": 1.0}, 6, layers)
write("lamb-uncorrected", "LAMB as ALBERT was trained with it, without bias correction.",
      {"optimizer": "lamb", "learning_rate": 0.05, "bias_correction": 0.0,
       "weight_decay": 0.01, "clip_norm": 1.0}, 6)
