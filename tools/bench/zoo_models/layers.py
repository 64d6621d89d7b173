"""What the programs of the zoo are made of: layers, optimizers, first weights.

Plain JAX. Weights are dictionaries; their first values are noise from integer arithmetic,
which both peers compute to the same bit and compile in no time. A model is a function that
returns `(initialise, step, batch, limits)`, see `training`.
"""

import math

import jax
import jax.numpy as jnp
from jax import lax

F32, I32 = jnp.float32, jnp.int32


class Weights:
    """Hands out first weights; each has another stretch of the noise."""

    def __init__(self, seed):
        self.at = seed.astype(jnp.uint32) * jnp.uint32(977)

    def noise(self, *shape, scale=1.0):
        """Evenly distributed, with this standard deviation."""
        count = math.prod(shape)
        bits = (lax.iota(jnp.uint32, count) + self.at) * jnp.uint32(0x9E3779B1)
        bits = (bits ^ (bits >> 15)) * jnp.uint32(0x85EBCA77)
        bits = bits ^ (bits >> 13)
        self.at = self.at + jnp.uint32(count)
        even = (bits >> 8).astype(F32) * (2.0 / (1 << 24)) - 1.0
        return (even * (scale * 3.0 ** 0.5)).reshape(shape)

    def dense(self, inputs, outputs, scale=1.0):
        return {"w": self.noise(inputs, outputs, scale=scale / inputs ** 0.5), "b": jnp.zeros(outputs)}

    def conv(self, size, inputs, outputs):
        return self.noise(size, size, inputs, outputs, scale=(2.0 / (size * size * inputs)) ** 0.5)

    def norm(self, width):
        return {"g": jnp.ones(width), "b": jnp.zeros(width)}


def dense(p, x):
    return x @ p["w"] + p["b"]


def layer_norm(p, x):
    mean = x.mean(-1, keepdims=True)
    variance = jnp.square(x - mean).mean(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(variance + 1e-5) * p["g"] + p["b"]


def rms_norm(g, x):
    return x * lax.rsqrt(jnp.square(x).mean(-1, keepdims=True) + 1e-6) * g


def batch_norm(p, x):
    """Of a training step: the statistics are those of the batch."""
    mean = x.mean((0, 1, 2))
    variance = jnp.square(x).mean((0, 1, 2)) - jnp.square(mean)
    return (x - mean) * lax.rsqrt(variance + 1e-5) * p["g"] + p["b"]


def group_norm(p, x, groups=8):
    b, h, w, c = x.shape
    y = x.reshape(b, h, w, groups, c // groups)
    mean = y.mean((1, 2, 4), keepdims=True)
    variance = jnp.square(y - mean).mean((1, 2, 4), keepdims=True)
    return ((y - mean) * lax.rsqrt(variance + 1e-5)).reshape(x.shape) * p["g"] + p["b"]


def conv(w, x, stride=1, **options):
    return lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"),
                                    **options)


def pool(x, size, stride, kind=lax.max):
    first = -jnp.inf if kind is lax.max else 0.0
    return lax.reduce_window(x, first, kind, (1, size, size, 1), (1, stride, stride, 1), "SAME")


def attention(q, k, v, bias=None, causal=False):
    """Of b t heads width; `bias` is added to the scores."""
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / q.shape[-1] ** 0.5
    if bias is not None:
        scores = scores + bias
    if causal:
        scores = jnp.where(jnp.tril(jnp.ones(scores.shape[-2:], bool)), scores, -1e9)
    y = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v)
    return y.reshape(*y.shape[:2], -1)


def heads(x, count):
    return x.reshape(*x.shape[:2], count, -1)


def dropout(x, key, rate=0.1):
    return jnp.where(jax.random.bernoulli(key, 1 - rate, x.shape), x / (1 - rate), 0.0)


def cross_entropy(logits, labels):
    picked = jnp.take_along_axis(logits, labels[..., None], axis=-1)[..., 0]
    return jnp.mean(jax.nn.logsumexp(logits, axis=-1) - picked)


def momentum(rate=0.01):
    """Stochastic gradient descent with momentum."""
    def start(params):
        return {"v": jax.tree.map(jnp.zeros_like, params)}

    def update(params, gradient, s):
        v = jax.tree.map(lambda v, g: 0.9 * v + g, s["v"], gradient)
        return jax.tree.map(lambda p, v: p - rate * v, params, v), {"v": v}

    return start, update


def adamw(rate=1e-3, decay=0.01, clip=None):
    def start(params):
        zeros = lambda: jax.tree.map(jnp.zeros_like, params)
        return {"m": zeros(), "v": zeros(), "t": F32(0)}

    def update(params, gradient, s):
        if clip is not None:
            norm = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(gradient)))
            gradient = jax.tree.map(lambda g: g * jnp.minimum(1.0, clip / (norm + 1e-6)), gradient)
        t = s["t"] + 1
        m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, s["m"], gradient)
        v = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, s["v"], gradient)
        m_fix, v_fix = 1 / (1 - 0.9 ** t), 1 / (1 - 0.999 ** t)
        params = jax.tree.map(
            lambda p, m, v: p - rate * (m * m_fix / (jnp.sqrt(v * v_fix) + 1e-8) + decay * p), params, m, v)
        return params, {"m": m, "v": v, "t": t}

    return start, update


def adagrad(rate=0.05):
    def start(params):
        return {"s": jax.tree.map(jnp.zeros_like, params)}

    def update(params, gradient, s):
        s = jax.tree.map(lambda s, g: s + g * g, s["s"], gradient)
        return jax.tree.map(lambda p, g, s: p - rate * g * lax.rsqrt(s + 1e-10), params, gradient, s), {"s": s}

    return start, update


def training(first, loss, optimizer, batch, limits=None, random=False):
    """A training program: `initialise(seed) -> state`, `step(state, batch) -> state, {"loss"}`.

    `first(weights)` makes the parameters, `loss(params, batch)` one number, of a batch that is a
    dictionary of shapes and types; integers stay below `limits`. With `random` the loss takes a
    key too, a new one each step."""
    start, update = optimizer

    def initialise(seed):
        params = first(Weights(seed))
        return {"params": params, "opt": start(params), **({"key": jax.random.PRNGKey(7)} if random else {})}

    def step(state, batch):
        new = {}
        more = ()
        if random:
            new["key"], key = jax.random.split(state["key"])
            more = (key,)
        value, gradient = jax.value_and_grad(loss)(state["params"], batch, *more)
        new["params"], new["opt"] = update(state["params"], gradient, state["opt"])
        return new, {"loss": value}

    return initialise, step, {n: jax.ShapeDtypeStruct(s, t) for n, (s, t) in batch.items()}, limits or {}
