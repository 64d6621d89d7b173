"""Losses and algorithms that a network is not needed for, or is the least of."""

import jax
import jax.numpy as jnp
import optax
from jax import lax

from programs import Program, integers, normal, program, training


@program
def flow_with_cholesky():
    def loss(p, x):
        factor = jnp.linalg.cholesky(p["a"] @ p["a"].T + jnp.eye(4))
        z = jax.scipy.linalg.solve_triangular(factor, (x - p["mean"]).T, lower=True)
        return 0.5 * jnp.mean(jnp.sum(z * z, 0)) + jnp.sum(jnp.log(jnp.diag(factor)))

    return training(loss, {"a": normal(4, 4), "mean": jnp.zeros(4)}, (normal(8, 4),), optax.adam(1e-2))


@program
def gaussian_process():
    def loss(p, x, y):
        d = (x[:, None] - x[None]) / jnp.exp(p["length"])
        factor = jax.scipy.linalg.cho_factor(jnp.exp(-0.5 * d * d) + 0.1 * jnp.eye(len(x)), lower=True)
        return 0.5 * y @ jax.scipy.linalg.cho_solve(factor, y) + jnp.sum(jnp.log(jnp.diag(factor[0])))

    return training(loss, {"length": jnp.zeros(())}, (normal(7), normal(7, seed=1)), optax.sgd(0.01))


@program
def spectral_loss():
    def loss(p, x):
        a = p["a"] @ p["a"].T + jnp.eye(4)
        w, v = jnp.linalg.eigh(a)
        q, r = jnp.linalg.qr(x @ p["b"])
        return (jnp.sum(jnp.linalg.svd(x @ p["b"], compute_uv=False)) + jnp.linalg.slogdet(a)[1]
                + jnp.sum((v * jnp.sqrt(w)) @ v.T) + jnp.sum(q[:, 0] * jnp.linalg.solve(a, r).sum())
                + jnp.sum(jnp.linalg.inv(a)))

    return training(loss, {"a": normal(4, 4), "b": normal(5, 4, scale=0.5)}, (normal(7, 5),), optax.sgd(0.01))


@program
def quantile_loss():
    return training(lambda w, x, y: jnp.quantile(jnp.abs(x @ w - y), 0.75) + jnp.median((x @ w - y) ** 2), normal(5),
                    (normal(9, 5), normal(9)), optax.sgd(0.05))


@program
def ppo():
    def loss(p, x, action, old, advantage, target):
        h = jnp.tanh(x @ p["body"])
        chosen = jnp.take_along_axis(jax.nn.log_softmax(h @ p["policy"]), action[:, None], 1)[:, 0]
        ratio = jnp.exp(chosen - old)
        gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 0.8, 1.2) * advantage)
        return -jnp.mean(gain) + 0.5 * jnp.mean(((h @ p["value"])[:, 0] - target) ** 2)

    params = {"body": normal(4, 8, scale=0.4), "policy": normal(8, 3, scale=0.4), "value": normal(8, 1, scale=0.4)}
    return training(loss, params, (normal(6, 4), integers(3, 6), -jnp.abs(normal(6)) - 0.5, normal(6, seed=1),
                                   normal(6, seed=2)), optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-2)))


@program
def meta_gradient():
    def loss(p, x, y):
        inner = jax.grad(lambda w: jnp.mean((x @ w - y) ** 2))(p)
        return jnp.mean((x @ (p - 0.1 * inner) - y) ** 2)

    return training(loss, normal(4, 2), (normal(6, 4), normal(6, 2)))


@program
def mixture_density():
    def loss(p, x, y):
        weight, mean, spread = jnp.split(jnp.tanh(x @ p["a"]) @ p["b"], 3, -1)
        parts = jax.scipy.stats.norm.logpdf(y, mean, jax.nn.softplus(spread) + 1e-3)
        return -jax.scipy.special.logsumexp(parts + jax.nn.log_softmax(weight), axis=-1).mean()

    return training(loss, {"a": normal(2, 6), "b": normal(6, 9, scale=0.4)}, (normal(7, 2), normal(7, 1)),
                    optax.nadamw(1e-2))


@program
def optimal_transport():
    """Sinkhorn's iterations, in a loop that is differentiated."""
    def loss(w, x, y):
        cost = jnp.sum(((x @ w)[:, None] - y[None]) ** 2, -1)

        def trip(_, duals):
            f, g = duals
            f = -jax.nn.logsumexp(g[None] - cost / 0.5, 1)
            return f, -jax.nn.logsumexp(f[:, None] - cost / 0.5, 0)

        f, g = lax.fori_loop(0, 4, trip, (jnp.zeros(len(x)), jnp.zeros(len(y))))
        return jnp.sum(jnp.exp(f[:, None] + g[None] - cost / 0.5) * cost)

    return training(loss, normal(4, 3), (normal(6, 4), normal(5, 3)), optax.sgd(0.01))


@program
def replayed_q_learning():
    """Double Q-learning: rows drawn by their priority, a target that is renewed now and then."""
    def values(p, s):
        return jax.nn.relu(s @ p["a"]) @ p["b"]

    params = {"a": normal(3, 8, scale=0.5), "b": normal(8, 2, scale=0.5)}
    memory = {"s": normal(16, 3), "a": integers(2, 16), "r": normal(16), "next": normal(16, 3, seed=1)}

    def step(state, memory):
        params, target, count, priority, key = state
        key, draw, explore = jax.random.split(key, 3)
        rows = jax.random.choice(draw, 16, (4,), replace=False, p=priority / priority.sum())
        batch = jax.tree.map(lambda x: x[rows], memory)

        def loss(p):
            chosen = jnp.take_along_axis(values(p, batch["s"]), batch["a"][:, None], -1)[:, 0]
            best = jnp.argmax(values(p, batch["next"]), -1)
            apart = lax.stop_gradient(batch["r"] + 0.9 * values(target, batch["next"])[jnp.arange(4), best]) - chosen
            return optax.huber_loss(apart).mean(), apart

        (value, apart), gradient = jax.value_and_grad(loss, has_aux=True)(params)
        params = jax.tree.map(lambda p, g: p - 0.1 * g, params, gradient)
        target = lax.cond(count % 2 == 0, lambda: params, lambda: target)
        chance = lax.switch(jnp.minimum(count, 2), [lambda: 1.0, lambda: 0.5, lambda: 0.1])
        priority = priority.at[rows].set(jnp.abs(apart) + 1e-3)
        return (params, target, count + 1, priority, key), (value, jax.random.uniform(explore, (5,)) < chance)

    return Program(step, ((params, params, jnp.int32(0), jnp.ones(16), jax.random.key_data(jax.random.key(5))), memory),
                   3, 1e-4)


@program
def conditional_random_field():
    """Its likelihood, and the best path, found backwards."""
    def score(p, x, y):
        words = x @ p["w"]
        total = lax.scan(lambda a, e: (jax.nn.logsumexp(a[:, None] + p["t"] + e, 0), None), words[0], words[1:])[0]
        return jax.nn.logsumexp(total) - words[jnp.arange(len(y)), y].sum() - p["t"][y[:-1], y[1:]].sum()

    def path(p, x):
        words = x @ p["w"]

        def forward(best, e):
            ways = best[:, None] + p["t"]
            return ways.max(0) + e, ways.argmax(0)

        best, back = lax.scan(forward, words[0], words[1:])
        last = best.argmax()
        return jnp.append(lax.scan(lambda at, b: (b[at], b[at]), last, back, reverse=True)[1], last)

    def step(p, x, y):
        value, gradient = jax.value_and_grad(lambda p: jax.vmap(score, (None, 0, 0))(p, x, y).mean())(p)
        return jax.tree.map(lambda p, g: p - 0.1 * g, p, gradient), (value, jax.vmap(path, (None, 0))(p, x))

    return Program(step, ({"w": normal(4, 3), "t": normal(3, 3)}, normal(2, 6, 4), integers(3, 2, 6)), 3, 1e-4)
