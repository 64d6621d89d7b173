"""One of two processes that train a model under DistributedDataParallel; run by
test_torch_parallel.py.

    data_parallel.py RANK RENDEZVOUS eager|trc

Prints the loss of each step, and a sum over the weights in the end.
"""

import sys

import torch
from torch import nn
from torch.nn.parallel import DistributedDataParallel

rank, rendezvous, how = int(sys.argv[1]), sys.argv[2], sys.argv[3]
torch.set_num_threads(1)
torch.distributed.init_process_group(
    "gloo", init_method=f"file://{rendezvous}", rank=rank, world_size=2
)
torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.LayerNorm(32), nn.Linear(32, 1))
if how == "trc":
    model = torch.compile(model, backend="trc")
model = DistributedDataParallel(model)
optimizer = torch.optim.AdamW(model.parameters(), 1e-2)
generator = torch.Generator().manual_seed(rank)  # a part of the data of its own
for _ in range(5):
    x = torch.randn(16, 8, generator=generator)
    loss = (model(x) - x.sum(1, keepdim=True)).square().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"{loss.item():.7e}")
print(f"{sum(p.double().sum().item() for p in model.parameters()):.7e}")
if how == "trc":
    import trc
    import trc.torch

    assert trc.torch.reports and not any(r.eager for r in trc.torch.reports), trc.explain()
torch.distributed.destroy_process_group()
