"""Functions that are called once: what jax.numpy, jax.lax and jax.random have."""

import jax
import jax.numpy as jnp
from jax import lax

from programs import integers, normal, once, program


@program
def linear_algebra():
    def function(a, tall, b, pair):
        symmetric = a + a.T
        w, v = jnp.linalg.eigh(symmetric)
        u, s, vt = jnp.linalg.svd(tall, full_matrices=False)
        whole = jnp.linalg.svd(tall.T)
        return (jnp.linalg.solve(a, b), jnp.linalg.inv(pair), *jnp.linalg.slogdet(a), *jnp.linalg.qr(tall),
                *jnp.linalg.qr(tall, mode="complete"), w, (v * jnp.exp(w)) @ v.T, s, (u / s) @ vt,
                jnp.abs(whole[0]), whole[1], whole[2][:4].T @ whole[2][:4], jnp.linalg.pinv(tall),
                jnp.linalg.lstsq(tall, jnp.ones(6))[0], jnp.linalg.norm(a, 2), jax.scipy.linalg.expm(a / 4))

    return once(function, normal(5, 5), normal(6, 4), normal(5, 2), normal(2, 3, 3))


@program
def sorting():
    def function(x):
        return jnp.sort(x, 0), jnp.argsort(x, 1), lax.top_k(x, 3), jnp.unique(x.round(), size=5)

    return once(function, normal(6, 7))


@program
def approximate_top():
    return once(lambda x: (lax.approx_max_k(x, 3), lax.approx_min_k(x, 2)), normal(4, 9))


@program
def cumulative():
    def function(x):
        return jnp.cumsum(x, 1), lax.cummax(x, 0), jnp.cumprod(x, 1), lax.cumsum(x, 1, reverse=True)

    return once(function, normal(5, 40))


@program
def pools():
    def function(x):
        def pooled(x):
            mean = lax.reduce_window(x, 0.0, lax.add, (1, 3, 2, 1), (1, 2, 1, 1), ((0, 0), (1, 1), (0, 0), (0, 0)))
            most = lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "SAME")
            return jnp.sum(jnp.sin(mean)) + jnp.sum(jnp.sin(most))

        return pooled(x), jax.grad(pooled)(x)

    return once(function, normal(2, 7, 6, 3))


@program
def gathers():
    def function(x, at):
        rows = x[at]
        return (rows, jnp.take_along_axis(rows, at[:, None] % 5, 1), x.at[at].add(rows), x.at[at, 1].set(2.0),
                jnp.searchsorted(jnp.sort(x[0]), x[1]), jnp.zeros(8).at[at].max(x[at, 0]))

    return once(function, normal(8, 5), integers(8, 6))


@program
def random_numbers():
    def function(seed):
        a, b, c, d = jax.random.split(jax.random.key(seed[0]), 4)
        return (jax.random.normal(a, (5, 3)), jax.random.uniform(b, (7,)), jax.random.bernoulli(c, 0.3, (9,)),
                jax.random.permutation(d, 10), jax.random.categorical(a, jnp.zeros((4, 3))))

    return once(function, integers(9, 1))


@program
def while_newton():
    def function(x):
        def body(state):
            guess, _ = state
            better = 0.5 * (guess + x / guess)
            return better, jnp.max(jnp.abs(better - guess))

        return lax.while_loop(lambda state: state[1] > 1e-5, body, (x, jnp.float32(1)))[0]

    return once(function, jnp.abs(normal(9)) + 0.5)


@program
def generate_with_cache():
    def function(table, ids):
        def step(state, i):
            cache, word = state
            cache = lax.dynamic_update_slice(cache, table[word][None], (i, 0))
            weights = jax.nn.softmax(jnp.where(jnp.arange(6) <= i, cache @ table[word], -jnp.inf))
            return (cache, jnp.argmax((weights @ cache) @ table.T).astype(jnp.int32)), word

        return lax.scan(step, (jnp.zeros((6, 4)), ids[0]), jnp.arange(6))

    return once(function, normal(7, 4), integers(7, 1))


@program
def special_functions():
    from jax.scipy import special

    def function(x):
        return (special.gammaln(x), special.digamma(x), special.erf(x), special.erfinv(x / 9), special.i0e(x),
                special.logsumexp(x), special.xlogy(x, x), special.expit(x))

    return once(function, jnp.abs(normal(8)) + 0.1)


@program
def jacobians():
    def function(x):
        f = lambda x: jnp.tanh(x) * jnp.sum(x ** 2)
        return jax.jacfwd(f)(x), jax.jacrev(f)(x), jax.hessian(lambda x: jnp.sum(f(x)))(x)

    return once(function, normal(4))
