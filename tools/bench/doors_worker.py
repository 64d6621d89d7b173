"""A model behind a door, driven by doors.py over pipes.

  doors_worker.py MODEL DOOR

Models of transformers with random weights and their published sizes; by JAX GPT-2 is
models/jax/gpt2.py, and the others are those of the zoo in these sizes. AdamW, dropout as
the model has it. Doors: eager, inductor, trc-backend (torch.compile by trc), trc-step
(compile_step), jax, trc-jit.
"""

import os
import pathlib
import sys

import numpy as np

from peer import fill, serve, status_bytes

ROOT = pathlib.Path(__file__).resolve().parents[2]
GPT2_10M = {"layers": 6, "heads": 6, "width": 384, "vocab": 256, "positions": 256, "B": 8, "T": 256}
GPT2_124M = {"layers": 12, "heads": 12, "width": 768, "vocab": 50257, "positions": 1024, "B": 4, "T": 256}
GPT2 = {"gpt2-10m": GPT2_10M, "gpt2-124m": GPT2_124M}


def torch_model(name):
    """The model and its batch by name."""
    import torch
    import transformers as t

    torch.manual_seed(1)
    if name in GPT2:
        shape = GPT2[name]
        config = t.GPT2Config(
            vocab_size=shape["vocab"], n_positions=shape["positions"], n_embd=shape["width"],
            n_layer=shape["layers"], n_head=shape["heads"])
        tokens = torch.from_numpy(fill(np.int64, (shape["B"], shape["T"]), 0, shape["vocab"]))
        return t.GPT2LMHeadModel(config), {"input_ids": tokens, "labels": tokens}
    if name == "albert-base":
        config = t.AlbertConfig(hidden_size=768, num_attention_heads=12, intermediate_size=3072)
        tokens = torch.from_numpy(fill(np.int64, (8, 128), 0, config.vocab_size))
        return t.AlbertForMaskedLM(config), {"input_ids": tokens, "labels": tokens}
    images = torch.from_numpy(fill(np.float32, (8, 3, 224, 224), 0, 0))
    batch = {"pixel_values": images, "labels": torch.arange(8)}
    if name == "vit-tiny":
        config = t.ViTConfig(hidden_size=192, num_attention_heads=3, intermediate_size=768, num_labels=10)
        return t.ViTForImageClassification(config), batch
    config = t.ResNetConfig(embedding_size=64, hidden_sizes=[64, 128, 256, 512], depths=[2, 2, 2, 2],
                            layer_type="basic", num_labels=10)
    return t.ResNetForImageClassification(config), batch


def by_torch(name, door):
    import torch

    torch.set_num_threads(len(os.sched_getaffinity(0)))
    model, batch = torch_model(name)
    model.train()
    optimizer = torch.optim.AdamW(model.parameters(), 3e-4, fused=door != "trc-step")
    parameters = sum(p.numel() for p in model.parameters())
    if door == "trc-step":
        import trc.torch

        whole = trc.torch.compile_step(model, optimizer)
        return lambda: float(whole(**batch)), parameters
    if door == "inductor":
        model = torch.compile(model)
    elif door == "trc-backend":
        import trc.torch

        model = torch.compile(model, backend=trc.torch.backend)

    def step():
        optimizer.zero_grad(set_to_none=True)
        loss = model(**batch).loss
        loss.backward()
        optimizer.step()
        return loss.item()

    return step, parameters


def jax_model(name):
    """First state, step and batch by name."""
    if name in GPT2:
        sys.path.append(str(ROOT / "models" / "jax"))
        import gpt2

        shape = dict(GPT2[name])
        T = shape.pop("T")
        config = gpt2.Config(**{k: v for k, v in shape.items() if k != "positions"}, T=shape["positions"], dropout=0.1,
                             lr=3e-4, decay=0.01, beta1=0.9, beta2=0.999)
        initialise, step, _ = gpt2.make(config)
        return initialise, step, fill(np.int32, (shape["B"], T + 1), 0, shape["vocab"])
    sys.path.append(str(ROOT / "tools" / "bench" / "zoo_models"))
    import images
    import language
    from layers import adamw

    if name == "albert-base":
        model = language.albert(12, 768, 12, 128, 30000, adamw(3e-4))
    elif name == "vit-tiny":
        model = images.vit(12, size=224)
    else:
        model = images.resnet((2, 2, 2, 2), False, 8, 224, adamw(3e-4))
    initialise, step, shapes, limits = model
    batch = {port: fill(shape.dtype, shape.shape, i, limits.get(port, 0)) for i, (port, shape) in enumerate(shapes.items())}
    return initialise, step, batch


def by_jax(name, door):
    import jax

    initialise, step, batch = jax_model(name)
    state = jax.jit(initialise)(np.int32(1))
    if door == "jax":
        compiled = jax.jit(step, donate_argnums=0)
    else:
        import trc

        compiled = trc.jit(step, donate_argnums=0, fallback=False)
    parameters = sum(p.size for p in jax.tree.leaves(state["params"]))

    def run():
        nonlocal state
        state, metrics = compiled(state, batch)
        return float(metrics["loss"])

    return run, parameters


def main():
    name, door = sys.argv[1:]
    step, parameters = (by_jax if door in ("jax", "trc-jit") else by_torch)(name, door)
    baseline = status_bytes("VmRSS")
    last = None

    def run():
        nonlocal last
        last = step()

    serve({"baseline_bytes": baseline, "parameters": parameters}, run, lambda: {"loss": last})


if __name__ == "__main__":
    main()
