"""One rank of GPT-2's or ALBERT's training step on PyTorch's DistributedDataParallel over Gloo.

  torch_ddp.py SHAPE.json --steps N        (with torchrun's variables)

The model, its first weights and its optimizer are those of torch_gpt2.py or torch_albert.py. After two steps that do not
count come N steps, then half as many without communication (no_sync). Rank 0 prints the times. SHAPE's "precision" may
be "bf16": autocast.
"""

import argparse
import json
import time

import numpy as np
import torch
import torch.distributed as distributed
from torch.nn.parallel import DistributedDataParallel

from peer import fill


def subject(shape, rank):
    """A model, its optimizer, and what gives the loss of this rank's rows."""
    if "task" in shape:
        import torch_albert
        batch = torch_albert.batch_of(shape)
        model = torch_albert.make_model(shape)
        return model, torch_albert.make_optimizer(model), lambda parallel: parallel(**batch).loss
    import torch_gpt2
    batch = torch.from_numpy(fill(np.int64, (shape["B"], shape["T"] + 1), rank, shape["vocab"]))
    model = torch_gpt2.GPT2(shape)
    return model, torch_gpt2.make_optimizer(model), lambda parallel: parallel(batch)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("shape", type=json.loads)
    parser.add_argument("--steps", type=int, required=True)
    options = parser.parse_args()
    shape = options.shape
    distributed.init_process_group("gloo")
    torch.manual_seed(1)
    model, optimizer, loss_of = subject(shape, distributed.get_rank())
    parallel = DistributedDataParallel(model)
    narrow = torch.autocast("cpu", torch.bfloat16, enabled=shape.get("precision") == "bf16")

    def step():
        begun = time.perf_counter()
        optimizer.zero_grad(set_to_none=True)
        with narrow:
            loss = loss_of(parallel)
        loss.backward()
        optimizer.step()
        loss.item()
        return time.perf_counter() - begun

    for _ in range(2):
        step()
    steps = [step() for _ in range(options.steps)]
    with parallel.no_sync():
        alone = [step() for _ in range(max(2, options.steps // 2))]
    if distributed.get_rank() == 0:
        print(json.dumps({"steps": steps, "alone": alone}))
    distributed.barrier()


if __name__ == "__main__":
    main()
