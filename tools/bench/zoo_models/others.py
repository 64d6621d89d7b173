"""Programs of the zoo that are neither of images nor of words."""

import jax
import jax.numpy as jnp
from jax import lax

from layers import F32, I32, Weights, adagrad, adamw, dense, training


def chain(w, *sizes):
    return {f"dense{i}": w.dense(a, b) for i, (a, b) in enumerate(zip(sizes, sizes[1:]))}


def run(p, x, activation):
    for i in range(len(p)):
        x = dense(p[f"dense{i}"], x)
        x = activation(x) if i + 1 < len(p) else x
    return x


def dlrm():
    """Naumov et al. 2019: rows of tables and dense features, multiplied in pairs."""
    tables, rows, width, B, features = 8, 20000, 32, 512, 13
    above = jnp.triu_indices(tables + 1, 1)

    def first(w):
        pairs = tables * (tables + 1) // 2
        return {**{f"table{i}": w.noise(rows, width, scale=0.05) for i in range(tables)},
                "bottom": chain(w, features, 256, 64, width), "top": chain(w, width + pairs, 256, 64, 1)}

    def loss(p, batch):
        low = jax.nn.relu(run(p["bottom"], batch["dense"], jax.nn.relu))
        x = jnp.stack([low, *(p[f"table{i}"][batch["ids"][:, i]] for i in range(tables))], 1)
        pairs = jnp.einsum("bif,bjf->bij", x, x)[:, above[0], above[1]]
        logit = run(p["top"], jnp.concatenate([low, pairs], 1), jax.nn.relu)[:, 0]
        return jnp.mean(jnp.logaddexp(0.0, logit) - batch["y"].astype(F32) * logit)

    batch = {"ids": ((B, tables), I32), "dense": ((B, features), F32), "y": ((B,), I32)}
    return training(first, loss, adagrad(), batch, {"ids": rows, "y": 2})


def flow():
    """Affine coupling layers over a normal distribution whose covariance is learned."""
    layers, D, B, hidden = 6, 32, 512, 128
    half = D // 2

    def first(w):
        return {"mean": jnp.zeros(D), "root": w.noise(D, D, scale=0.1),
                **{f"couple{i}": chain(w, half, hidden, hidden, 2 * half) for i in range(layers)}}

    def loss(p, batch):
        x, volume = batch["x"], 0.0
        for i in range(layers):
            a, b = (x[:, :half], x[:, half:]) if i % 2 == 0 else (x[:, half:], x[:, :half])
            scale, shift = jnp.split(run(p[f"couple{i}"], a, jnp.tanh), 2, axis=-1)
            scale = jnp.tanh(scale)
            b = b * jnp.exp(scale) + shift
            volume = volume + scale.sum(-1)
            x = jnp.concatenate([a, b] if i % 2 == 0 else [b, a], 1)
        factor = jnp.linalg.cholesky(p["root"] @ p["root"].T + jnp.eye(D))
        z = jax.scipy.linalg.solve_triangular(factor, (x - p["mean"]).T, lower=True)
        return jnp.mean(0.5 * jnp.sum(z * z, 0) - volume) + jnp.sum(jnp.log(jnp.diagonal(factor)))

    return training(first, loss, adamw(), {"x": ((B, D), F32)})


def ppo():
    """Schulman et al. 2017: advantages backwards in time, then four updates on shuffled parts."""
    T, actors, seen, actions, parts = 128, 8, 24, 6, 4
    start, update = adamw(3e-4, 0.0, clip=0.5)

    def initialise(seed):
        w = Weights(seed)
        params = {"policy": chain(w, seen, 64, 64, actions), "value": chain(w, seen, 64, 64, 1)}
        return {"params": params, "opt": start(params), "key": jax.random.PRNGKey(3)}

    def loss(p, part):
        logs = jax.nn.log_softmax(run(p["policy"], part["seen"], jnp.tanh))
        chosen = jnp.take_along_axis(logs, part["action"][:, None], 1)[:, 0]
        ratio = jnp.exp(chosen - part["old"])
        gain = part["gain"]
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        policy = -jnp.mean(jnp.minimum(ratio * gain, jnp.clip(ratio, 0.8, 1.2) * gain))
        value = run(p["value"], part["seen"], jnp.tanh)[:, 0]
        entropy = -jnp.mean(jnp.sum(jnp.exp(logs) * logs, -1))
        return policy + 0.5 * jnp.mean((value - part["aim"]) ** 2) - 0.01 * entropy

    def step(state, batch):
        params, key = state["params"], state["key"]
        logs = jax.nn.log_softmax(run(params["policy"], batch["seen"], jnp.tanh))
        old = jnp.take_along_axis(logs, batch["action"][..., None], 2)[..., 0]
        values = run(params["value"], batch["seen"], jnp.tanh)[..., 0]
        ahead = jnp.concatenate([values[1:], jnp.zeros((1, actors))])
        surprise = batch["reward"] + 0.99 * ahead - values
        gain = lax.scan(lambda g, d: (d + 0.99 * 0.95 * g,) * 2, jnp.zeros(actors), surprise, reverse=True)[1]
        whole = {"seen": batch["seen"], "action": batch["action"], "old": old, "gain": gain, "aim": gain + values}
        key, shuffle = jax.random.split(key)
        order = jax.random.permutation(shuffle, T * actors)
        shuffled = jax.tree.map(
            lambda a: a.reshape(T * actors, *a.shape[2:])[order].reshape(parts, -1, *a.shape[2:]), whole)

        def one(carry, part):
            params, opt = carry
            value, gradient = jax.value_and_grad(loss)(params, part)
            return update(params, gradient, opt), value

        (params, opt), values = lax.scan(one, (params, state["opt"]), shuffled)
        return {"params": params, "opt": opt, "key": key}, {"loss": values.mean()}

    batch = {"seen": ((T, actors, seen), F32), "action": ((T, actors), I32), "reward": ((T, actors), F32)}
    return initialise, step, {n: jax.ShapeDtypeStruct(s, t) for n, (s, t) in batch.items()}, {"action": actions}
