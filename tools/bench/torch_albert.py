"""ALBERT's training step on PyTorch, driven by training.py and gpu.py over pipes.

  torch_albert.py SHAPE.json [--compile]

The model is that of transformers, set up as its users do: AlbertForPreTraining or
AlbertForQuestionAnswering with PyTorch's fused attention, labels for every position
of which all but the masked ones are -100, gradients dropped before each step. LAMB is
not in PyTorch; the one here goes over all tensors at once, as torch.optim's
`foreach` optimizers do. Where the shape says `again`, torch.utils.checkpoint is around each
layer, by hand: transformers has no checkpointing of ALBERT. With --compile, forward and
backward go through torch.compile (inductor). "device" of the shape is "cpu" unless given.
"""

import argparse
import functools
import json
import os

os.environ.setdefault("HF_HUB_OFFLINE", "1")

import numpy as np
import torch
import transformers
from torch.utils.checkpoint import checkpoint

import albert_cases
from peer import fill, serve, status_bytes, use_device

baseline = status_bytes("VmRSS")  # Python with PyTorch and transformers, before any model


class Lamb(torch.optim.Optimizer):
    """You et al., arXiv:1904.00962, algorithm 2 with bias correction. A group
    without decay has no trust ratio."""

    def __init__(self, groups, lr, betas, eps):
        super().__init__(groups, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": 0.0})
        self.count = 0

    @torch.no_grad()
    def step(self):
        self.count += 1
        for group in self.param_groups:
            weights = [p for p in group["params"] if p.grad is not None]
            gradients = [p.grad for p in weights]
            for p in weights:
                if not self.state[p]:
                    self.state[p] = {"m": torch.zeros_like(p), "v": torch.zeros_like(p)}
            m, v = ([self.state[p][name] for p in weights] for name in ("m", "v"))
            self.update(group, weights, gradients, m, v)

    def update(self, group, weights, gradients, m, v):
        beta1, beta2 = group["betas"]
        torch._foreach_lerp_(m, gradients, 1 - beta1)
        torch._foreach_mul_(v, beta2)
        torch._foreach_addcmul_(v, gradients, gradients, 1 - beta2)
        direction = torch._foreach_div(v, 1 - beta2 ** self.count)
        torch._foreach_sqrt_(direction)
        torch._foreach_add_(direction, group["eps"])
        torch._foreach_reciprocal_(direction)
        torch._foreach_mul_(direction, m)
        torch._foreach_div_(direction, 1 - beta1 ** self.count)
        rate = -group["lr"]
        if not group["weight_decay"]:
            torch._foreach_add_(weights, direction, alpha=rate)
            return
        torch._foreach_add_(direction, weights, alpha=group["weight_decay"])
        sizes, lengths = torch._foreach_norm(weights), torch._foreach_norm(direction)
        ratios = [torch.where((size > 0) & (length > 0), size / length, 1.0) for size, length in zip(sizes, lengths)]
        torch._foreach_mul_(direction, ratios)
        torch._foreach_add_(weights, direction, alpha=rate)


def batch_of(shape):
    B, T = shape["B"], shape["T"]
    draw = lambda extents, seed, limit: torch.from_numpy(fill(np.int64, extents, seed, limit))
    text = {"input_ids": draw((B, T), 0, shape["vocab"]), "token_type_ids": draw((B, T), 1, 2),
            "attention_mask": torch.ones(B, T, dtype=torch.int64)}
    if shape["task"] == "spans":
        return text | {"start_positions": draw((B,), 3, T), "end_positions": draw((B,), 4, T)}
    slots = albert_cases.masked(shape)
    labels = torch.full((B, T), -100).scatter(1, draw((B, slots), 3, T), draw((B, slots), 4, shape["vocab"]))
    return text | {"labels": labels, "sentence_order_label": draw((B,), 5, 2)}


def make_model(shape):
    config = transformers.AlbertConfig(**albert_cases.hugging_face_config(shape))
    head = transformers.AlbertForQuestionAnswering if shape["task"] == "spans" else transformers.AlbertForPreTraining
    model = head(config).train()
    if shape.get("again"):
        for group in model.albert.encoder.albert_layer_groups:
            group.forward = functools.partial(checkpoint, group.forward, use_reentrant=False)
    return model


def make_optimizer(model):
    groups = [{"params": [p for p in model.parameters() if p.dim() >= 2], "weight_decay": 0.01},
              {"params": [p for p in model.parameters() if p.dim() < 2]}]
    return Lamb(groups, lr=1e-3, betas=(0.9, 0.999), eps=1e-6)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("shape", type=json.loads)
    parser.add_argument("--compile", action="store_true")
    options = parser.parse_args()
    shape = options.shape
    torch.set_num_threads(len(os.sched_getaffinity(0)))
    torch.manual_seed(1)

    device, peak = use_device(shape)
    model = make_model(shape).to(device)
    optimizer = make_optimizer(model)
    forward = torch.compile(model) if options.compile else model
    batch = batch_of(shape)
    narrow = torch.autocast(device, torch.bfloat16, enabled=shape.get("precision") == "bf16")
    last = None

    def step():
        nonlocal last
        optimizer.zero_grad(set_to_none=True)
        with narrow:
            loss = forward(**{name: value.to(device) for name, value in batch.items()}).loss
        loss.backward()
        optimizer.step()
        last = loss.item()

    serve({"baseline_bytes": baseline, "version": f"{torch.__version__} with transformers {transformers.__version__}",
           "parameters": sum(p.numel() for p in model.parameters())}, step, lambda: {"loss": last, **peak()})


if __name__ == "__main__":
    main()
