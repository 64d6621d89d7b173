"""GPT-2's training step on PyTorch, driven by training.py and gpu.py over pipes.

  torch_gpt2.py SHAPE.json [--compile]

The model is written for this comparison and as PyTorch runs it best: fused
attention, fused AdamW, gradients dropped before each step. It has the
parameters of GPT2LMHeadModel and draws its first weights likewise. Where the shape
says `again`, torch.utils.checkpoint is around each layer. With
--compile, forward and backward go through torch.compile (inductor). "device" of the shape
is "cpu" unless given.
"""

import argparse
import json
import os

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
from torch.utils.checkpoint import checkpoint

from peer import fill, serve, status_bytes, use_device

baseline = status_bytes("VmRSS")  # Python with PyTorch, before any model


class Block(nn.Module):
    def __init__(self, shape):
        super().__init__()
        C = shape["width"]
        self.heads, self.dropout = shape["heads"], shape["dropout"]
        self.ln_1, self.ln_2 = nn.LayerNorm(C), nn.LayerNorm(C)
        self.qkv, self.out = nn.Linear(C, 3 * C), nn.Linear(C, C)
        self.up, self.down = nn.Linear(C, 4 * C), nn.Linear(4 * C, C)

    def forward(self, x):
        B, T, C = x.shape
        q, k, v = (t.view(B, T, self.heads, -1).transpose(1, 2) for t in self.qkv(self.ln_1(x)).split(C, 2))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True, dropout_p=self.dropout)
        y = self.out(y.transpose(1, 2).reshape(B, T, C))
        x = x + F.dropout(y, self.dropout)
        y = self.down(F.gelu(self.up(self.ln_2(x)), approximate="tanh"))
        return x + F.dropout(y, self.dropout)


class GPT2(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.dropout, self.again = shape["dropout"], shape.get("again", False)
        self.wte = nn.Embedding(shape["vocab"], shape["width"])
        self.wpe = nn.Embedding(shape["positions"], shape["width"])
        self.blocks = nn.ModuleList(Block(shape) for _ in range(shape["layers"]))
        self.ln_f = nn.LayerNorm(shape["width"])
        for name, p in self.named_parameters():
            if name.endswith("bias"):
                nn.init.zeros_(p)
            elif p.dim() == 2:
                residual = name.endswith(("out.weight", "down.weight"))
                nn.init.normal_(p, std=0.02 / (2 * shape["layers"]) ** 0.5 if residual else 0.02)

    def forward(self, tokens):
        """The loss: mean cross entropy of each next token."""
        given, wanted = tokens[:, :-1], tokens[:, 1:]
        x = self.wte(given) + self.wpe.weight[:given.shape[1]]
        x = F.dropout(x, self.dropout)
        for block in self.blocks:
            x = checkpoint(block, x, use_reentrant=False) if self.again else block(x)
        logits = F.linear(self.ln_f(x), self.wte.weight)
        return F.cross_entropy(logits.flatten(0, 1), wanted.flatten())


def make_optimizer(model):
    groups = [{"params": [p for p in model.parameters() if p.dim() >= 2], "weight_decay": 0.1},
              {"params": [p for p in model.parameters() if p.dim() < 2], "weight_decay": 0.0}]
    return torch.optim.AdamW(groups, lr=3e-4, betas=(0.9, 0.95), fused=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("shape", type=json.loads)
    parser.add_argument("--compile", action="store_true")
    options = parser.parse_args()
    shape = options.shape
    torch.set_num_threads(len(os.sched_getaffinity(0)))
    torch.manual_seed(1)

    device, peak = use_device(shape)
    model = GPT2(shape).to(device)
    optimizer = make_optimizer(model)
    loss_of = torch.compile(model) if options.compile else model
    batch = fill(np.int64, (shape["B"], shape["T"] + 1), 0, shape["vocab"])
    narrow = torch.autocast(device, torch.bfloat16, enabled=shape.get("precision") == "bf16")
    last = None

    def step():
        nonlocal last
        optimizer.zero_grad(set_to_none=True)
        with narrow:
            loss = loss_of(torch.from_numpy(batch).to(device))
        loss.backward()
        optimizer.step()
        last = loss.item()

    serve({"baseline_bytes": baseline, "version": torch.__version__,
           "parameters": sum(p.numel() for p in model.parameters())}, step, lambda: {"loss": last, **peak()})


if __name__ == "__main__":
    main()
