"""One of two processes that train a model under DistributedDataParallel; run by
test_torch_parallel.py.

    data_parallel.py RANK RENDEZVOUS

Prints the loss of each step, and a sum over the weights in the end.
"""

import sys

import torch
from torch import nn
from torch.nn.parallel import DistributedDataParallel

STEPS = 5


def make():
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.LayerNorm(32), nn.Linear(32, 1))


def batches(rank):
    """A part of the data of its own."""
    generator = torch.Generator().manual_seed(rank)
    return [torch.randn(16, 8, generator=generator) for _ in range(STEPS)]


def loss_of(model, x):
    return (model(x) - x.sum(1, keepdim=True)).square().mean()


def sum_of(model):
    return sum(p.double().sum().item() for p in model.parameters())


def main(rank, rendezvous):
    torch.set_num_threads(1)
    torch.distributed.init_process_group(
        "gloo", init_method=f"file://{rendezvous}", rank=rank, world_size=2
    )
    model = DistributedDataParallel(torch.compile(make(), backend="trc"))
    optimizer = torch.optim.AdamW(model.parameters(), 1e-2)
    for x in batches(rank):
        loss = loss_of(model, x)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(f"{loss.item():.7e}")
    print(f"{sum_of(model):.7e}")
    import trc
    import trc.torch

    assert trc.torch.reports and not any(r.eager for r in trc.torch.reports), trc.explain()
    torch.distributed.destroy_process_group()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
