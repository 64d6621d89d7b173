"""Golden numbers of GPT-2 and ALBERT from transformers, on PyTorch in f32.

  make_golden.py CASE ... --out FOLDER

A case is a name of CASES below. Its folder gets

  config.json, model.safetensors   as save_pretrained writes them
  batches.safetensors              the program's inputs, [N, ...], a batch for each step
  gradients.safetensors            of the loss on the first batch
  gradients-1.safetensors          on the second, for a task whose first has padding
  trained.safetensors              the weights after N steps of AdamW
  golden.json                      recipe, losses, norms of gradients

The weights and biases are random, all of them, with a spread that makes every
part of the network matter: at transformers' own 0.02 attention is uniform to
four digits and a wrong mask would pass. `epsilon` of AdamW is not PyTorch's
1e-8: the gradient of the keys' bias is zero but for rounding, and a step that
divides noise by noise has no right answer.

`float64_distance` in golden.json tells how far the same run in f64 ends from
these numbers, so how much of a tolerance is the peer's own rounding, and
`autocast_distance` how far it ends under torch.autocast in bf16.
"""

import argparse
import contextlib
import copy
import json
import pathlib

import torch
import transformers
from safetensors.torch import save_file

import tasks

ALBERT = dict(vocab_size=60, embedding_size=8, hidden_size=24, num_hidden_layers=3, num_attention_heads=2,
              intermediate_size=40, max_position_embeddings=16)
# name: (task, config, B, T, weights' spread, learning rate)
CASES = {
    "albert-order": (tasks.MaskedWordsAndOrder, dict(ALBERT), 3, 14, 0.2, 1e-3),
    "albert-words": (tasks.MaskedWords, dict(ALBERT, num_hidden_layers=4, num_hidden_groups=2, inner_group_num=2,
                                             hidden_act="gelu"), 2, 16, 0.15, 1e-3),
    "albert-spans": (tasks.Spans, dict(ALBERT, hidden_act="relu"), 3, 15, 0.2, 1e-3),
    "albert-classes": (tasks.Classes, dict(ALBERT, num_labels=3), 3, 13, 0.2, 1e-3),
    "albert-number": (tasks.Classes, dict(ALBERT, num_labels=1), 4, 13, 0.2, 1e-3),
    "gpt2-classes": (tasks.Gpt2Classes, dict(n_layer=2, n_embd=32, n_head=2, vocab_size=64, n_positions=20,
                                             num_labels=3), 3, 18, 0.15, 1e-3),
    "small": (tasks.NextToken, dict(n_layer=2, n_embd=32, n_head=2, vocab_size=256, n_positions=48), 2, 32, 0.15, 1e-3),
    "odd": (tasks.NextToken, dict(n_layer=2, n_embd=30, n_head=3, vocab_size=193, n_positions=23), 3, 17, 0.15, 1e-3),
    # The published size, for `make parity`. At 1e-3 and without a warm-up its 20 steps make a
    # relative difference of 3e-7 in the first weights one of 2e-5 in the last, at 1e-4 of 2e-6.
    "gpt2": (tasks.NextToken, dict(), 2, 128, None, 1e-4),
}
STEPS = 20
RECIPE = {"optimizer": "adamw", "beta1": 0.9, "beta2": 0.95, "epsilon": 1e-5,
          "weight_decay": 0.1, "clip_norm": 1.0}


def new_model(task, case, spread):
    """Without dropout; unlike a fresh model, no bias is zero and no gain is one."""
    torch.manual_seed(1)
    if task.name == "gpt2":
        last = case.get("vocab_size", 50257) - 1
        config = task.config(**case, resid_pdrop=0.0, embd_pdrop=0.0, attn_pdrop=0.0,
                             bos_token_id=last, eos_token_id=last,
                             pad_token_id=None if task is tasks.NextToken else last)
    else:
        config = task.config(**case, classifier_dropout_prob=0.0)
    model = task.model(config)
    if spread:
        with torch.no_grad():
            for name, p in model.named_parameters():
                gain = any(norm in name for norm in (".ln_", "LayerNorm", "layer_norm")) and name.endswith("weight")
                p.normal_(1.0 if gain else 0.0, spread)
    return model


def loss_of(model, batch, half=False):
    task, values = batch
    if next(model.parameters()).dtype == torch.float64:
        values = {name: v.double() if v.is_floating_point() else v for name, v in values.items()}
    with torch.autocast("cpu", torch.bfloat16) if half else contextlib.nullcontext():
        return task.loss(model, values)


def gradients_of(model, batch, half=False):
    model.zero_grad()
    loss = loss_of(model, batch, half)
    loss.backward()
    return loss.item(), {n: p.grad.detach().clone() for n, p in model.named_parameters()}


def clip(parameters, most):
    """clip_grad_norm_, but the squares are added in f64: PyTorch adds those of the 39 million
    elements of an embedding's gradient in f32, which gives a norm that is 5e-5 too small."""
    norm = torch.stack([p.grad.double().norm() for p in parameters]).norm()
    factor = (most / (norm + 1e-6)).clamp(max=1.0)
    for p in parameters:
        p.grad.mul_(factor.to(p.grad.dtype))
    return norm.item()


def train(model, batches, rate, half=False):
    """AdamW on one batch after the other; matrices decay, vectors do not."""
    parameters = list(model.parameters())
    optimizer = torch.optim.AdamW(
        [{"params": [p for p in parameters if p.dim() >= 2], "weight_decay": RECIPE["weight_decay"]},
         {"params": [p for p in parameters if p.dim() < 2], "weight_decay": 0.0}],
        lr=rate, betas=(RECIPE["beta1"], RECIPE["beta2"]), eps=RECIPE["epsilon"])
    losses, norms = [], []
    for batch in batches:
        optimizer.zero_grad()
        loss = loss_of(model, batch, half)
        loss.backward()
        norms.append(clip(parameters, RECIPE["clip_norm"]))
        optimizer.step()
        losses.append(loss.item())
    return losses, norms, {n: p.detach().clone() for n, p in model.named_parameters()}


def farthest(values, others):
    """The largest relative distance of two tensors of one name."""
    return max((values[n].double() - others[n]).norm().item() / others[n].norm().item() for n in values
               if others[n].norm().item() > 1e-6)


def make(name, folder):
    task, case, B, T, spread, rate = CASES[name]
    model = new_model(task, case, spread)
    generator = torch.Generator().manual_seed(2)

    def draw(end, shape):
        return torch.randint(0, end, shape, generator=generator)

    values = [task.batch(draw, model.config, B, T, padded=step % 2 == 0) for step in range(STEPS)]
    batches = [(task, value) for value in values]
    folder.mkdir(parents=True, exist_ok=True)
    model.save_pretrained(folder)
    (folder / "generation_config.json").unlink(missing_ok=True)
    stacks = {key: torch.stack([value[key] for value in values]) for key in values[0]}
    save_file({key: stack if stack.is_floating_point() else stack.int() for key, stack in stacks.items()},
              folder / "batches.safetensors")

    exact = copy.deepcopy(model).double()
    half = copy.deepcopy(model)
    loss, gradients = gradients_of(model, batches[0])
    save_file(gradients, folder / "gradients.safetensors")
    others, half_others = [], []
    if task is not tasks.NextToken:
        other, other_gradients = gradients_of(model, batches[1])
        others = [other]
        half_other, half_other_gradients = gradients_of(half, batches[1], half=True)
        half_others = [{"loss": abs(half_other / other - 1), "gradients": farthest(half_other_gradients, other_gradients)}]
        save_file(other_gradients, folder / "gradients-1.safetensors")
    half_loss, half_gradients = gradients_of(half, batches[0], half=True)
    exact_loss, exact_gradients = gradients_of(exact, batches[0])
    losses, norms, trained = train(model, batches, rate)
    exact_losses, _, exact_trained = train(exact, batches, rate)
    half_losses, _, half_trained = train(half, batches, rate, half=True)
    save_file(trained, folder / "trained.safetensors")
    golden = {"torch": torch.__version__, "transformers": transformers.__version__, "model": task.name,
              "flags": task.flags, "B": B, "T": T, "loss": loss, "other_losses": others,
               "gradient_norms": {n: g.norm().item() for n, g in gradients.items()},
              "autocast_distance": {
                  "loss": abs(half_loss / loss - 1), "gradients": farthest(half_gradients, gradients),
                  "losses": max(abs(a / b - 1) for a, b in zip(half_losses, losses)),
                  "trained": farthest(half_trained, trained)},
              "other_autocast_distances": half_others,
              "recipe": RECIPE | {"learning_rate": rate}, "losses": losses, "norms": norms,
              "float64_distance": {
                  "loss": abs(loss / exact_loss - 1), "gradients": farthest(gradients, exact_gradients),
                  "losses": max(abs(a / b - 1) for a, b in zip(losses, exact_losses)),
                  "trained": farthest(trained, exact_trained)}}
    for file in folder.glob("*.safetensors"):
        file.chmod(0o644)
    (folder / "golden.json").write_text(json.dumps(golden, indent=1) + "\n")
    print(f"{folder}: loss {loss:.6f}", golden["float64_distance"], flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("cases", nargs="+", choices=CASES)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    options = parser.parse_args()
    transformers.utils.logging.set_verbosity_error()
    transformers.utils.logging.disable_progress_bar()
    torch.use_deterministic_algorithms(True)
    torch.set_num_threads(1)
    for case in options.cases:
        make(case, options.out / case)
