"""ALBERT's training step on JAX's CPU compiler, driven by training.py over pipes.

  jax_albert.py SHAPE.json

A plain model written for this comparison, its step under jax.jit, its state donated.
Layers follow each other in the program and share their weights; masked positions are
taken before the head over the vocabulary, as in the original. Where the shape says
`again`, jax.checkpoint is around each layer.
"""

import json
import math
import sys

import jax
import jax.numpy as jnp
import numpy as np

import albert_cases
from peer import fill, serve, status_bytes

jax.devices()
baseline = status_bytes("VmRSS")  # Python with JAX, before any program
factors = jnp.bfloat16 if json.loads(sys.argv[1]).get("precision") == "bf16" else jnp.float32
RATE, BETA1, BETA2, EPSILON, DECAY = 1e-3, 0.9, 0.999, 1e-6, 0.01


def new_params(shape, key):
    C, E, I = shape["width"], shape["narrow"], shape["inner"]
    sizes = {"words": (shape["vocab"], E), "positions": (shape["positions"], E), "types": (2, E), "in": (E, C),
             "query": (C, C), "key": (C, C), "value": (C, C), "dense": (C, C), "up": (C, I), "down": (I, C)}
    norms = {"embed": E, "attend": C, "layer": C}
    if shape["task"] == "spans":
        sizes |= {"spans": (C, 2)}
    else:
        sizes |= {"pooler": (C, C), "order": (C, 2), "narrow": (C, E)}
        norms |= {"head": E}
    tables = ("words", "positions", "types")
    params = {name: {"w": 0.02 * jax.random.normal(k, size)} for k, (name, size) in
              zip(jax.random.split(key, len(sizes)), sizes.items())}
    for name, size in sizes.items():
        if name not in tables:
            params[name]["b"] = jnp.zeros(size[1])
    for name, width in norms.items():
        params[f"norm_{name}"] = {"g": jnp.ones(width), "b": jnp.zeros(width)}
    if shape["task"] != "spans":
        params["head_bias"] = jnp.zeros(shape["vocab"])
    return params


def linear(x, p):
    return product("...i,ij->...j", x, p["w"]) + p["b"]


def product(labels, a, b):
    """In the precision of the run, which is set once, with sums in f32."""
    return jnp.einsum(labels, a.astype(factors), b.astype(factors), preferred_element_type=jnp.float32)


def norm(x, p):
    mean = x.mean(-1, keepdims=True)
    variance = jnp.square(x - mean).mean(-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-12) * p["g"] + p["b"]


def cross_entropy(logits, wanted):
    target = jnp.take_along_axis(logits, wanted[..., None], axis=-1)[..., 0]
    return jnp.mean(jax.nn.logsumexp(logits, axis=-1) - target)


def loss_of(shape, params, batch, key):
    B, T, C, heads = shape["B"], shape["T"], shape["width"], shape["heads"]
    keys = iter(jax.random.split(key, 2 + 2 * shape["layers"]))

    def drop(x):
        if shape["dropout"] == 0.0:
            return x
        keep = 1.0 - shape["dropout"]
        return jnp.where(jax.random.bernoulli(next(keys), keep, x.shape), x / keep, 0.0)

    hidden = jnp.where(batch["attention_mask"][:, None, None, :] == 0, -1e9, 0.0)

    def layer(x):
        q, k, v = (linear(x, params[name]).reshape(B, T, heads, C // heads) for name in ("query", "key", "value"))
        scores = product("bqhd,bkhd->bhqk", q, k) / math.sqrt(C // heads) + hidden
        weights = drop(jax.nn.softmax(scores, axis=-1))
        mixed = product("bhqk,bkhd->bqhd", weights, v).reshape(B, T, C)
        y = norm(x + drop(linear(mixed, params["dense"])), params["norm_attend"])
        z = linear(jax.nn.gelu(linear(y, params["up"]), approximate=True), params["down"])
        return norm(y + z, params["norm_layer"])

    x = params["words"]["w"][batch["tokens"]] + params["types"]["w"][batch["token_types"]] + params["positions"]["w"][:T]
    x = linear(drop(norm(x, params["norm_embed"])), params["in"])
    for _ in range(shape["layers"]):
        x = (jax.checkpoint(layer) if shape.get("again") else layer)(x)
    if shape["task"] == "spans":
        logits = linear(x, params["spans"])
        return (cross_entropy(logits[..., 0], batch["starts"]) + cross_entropy(logits[..., 1], batch["ends"])) / 2
    rows = jnp.take_along_axis(x, batch["masked_positions"][..., None], axis=1)
    rows = norm(jax.nn.gelu(linear(rows, params["narrow"]), approximate=True), params["norm_head"])
    words = cross_entropy(product("bsi,vi->bsv", rows, params["words"]["w"]) + params["head_bias"], batch["masked_tokens"])
    pooled = jnp.tanh(linear(x[:, 0], params["pooler"]))
    return words + cross_entropy(linear(drop(pooled), params["order"]), batch["order"])


def lamb(state, grads):
    t = state["step"] + 1
    fix1, fix2 = 1.0 - BETA1 ** t.astype(jnp.float32), 1.0 - BETA2 ** t.astype(jnp.float32)

    def update(p, g, m, v):
        m = BETA1 * m + (1.0 - BETA1) * g
        v = BETA2 * v + (1.0 - BETA2) * g * g
        direction = (m / fix1) / (jnp.sqrt(v / fix2) + EPSILON)
        if p.ndim >= 2:
            direction = direction + DECAY * p
            size, length = jnp.linalg.norm(p), jnp.linalg.norm(direction)
            direction = direction * jnp.where((size > 0) & (length > 0), size / length, 1.0)
        return p - RATE * direction, m, v

    updated = jax.tree.map(update, state["params"], grads, state["m"], state["v"])
    params, m, v = jax.tree.transpose(jax.tree.structure(grads), jax.tree.structure((0, 0, 0)), updated)
    return {"params": params, "m": m, "v": v, "step": t}


def batch_of(shape):
    B, T = shape["B"], shape["T"]
    draw = lambda extents, seed, limit: fill(np.int32, extents, seed, limit)
    text = {"tokens": draw((B, T), 0, shape["vocab"]), "token_types": draw((B, T), 1, 2),
            "attention_mask": np.ones((B, T), np.int32)}
    if shape["task"] == "spans":
        return text | {"starts": draw((B,), 3, T), "ends": draw((B,), 4, T)}
    slots = albert_cases.masked(shape)
    return text | {"masked_positions": draw((B, slots), 3, T), "masked_tokens": draw((B, slots), 4, shape["vocab"]),
                   "order": draw((B,), 5, 2)}


def main():
    shape = json.loads(sys.argv[1])
    params = jax.jit(lambda key: new_params(shape, key))(jax.random.PRNGKey(1))
    zeros = lambda: jax.tree.map(jnp.zeros_like, params)
    state = {"params": params, "m": zeros(), "v": zeros(), "step": jnp.int32(0)}
    parameters = sum(p.size for p in jax.tree.leaves(params))
    del params  # donated with the state
    key = jax.random.PRNGKey(2)

    def training_step(state, batch, key):
        loss, grads = jax.value_and_grad(lambda p: loss_of(shape, p, batch, key))(state["params"])
        return lamb(state, grads), loss

    compiled = jax.jit(training_step, donate_argnums=0)
    batch, count, loss = batch_of(shape), 0, None

    def run():
        nonlocal state, count, loss
        count += 1
        state, loss = compiled(state, batch, jax.random.fold_in(key, count))
        jax.block_until_ready((state, loss))

    serve({"baseline_bytes": baseline, "version": jax.__version__, "parameters": parameters}, run,
          lambda: {"loss": float(loss)})


if __name__ == "__main__":
    main()
