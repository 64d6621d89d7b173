"""Networks: layers, loops over layers and over time, and what they are trained with."""

import jax
import jax.numpy as jnp
import optax
from jax import lax

from programs import cross_entropy, integers, normal, program, training


@program
def linear_regression():
    return training(lambda w, x, y: jnp.mean((x @ w - y) ** 2), normal(6, 2), (normal(8, 6), normal(8, 2)))


@program
def logistic_regression():
    def loss(p, x, y):
        logits = x @ p["w"] + p["b"]
        return jnp.mean(jnp.logaddexp(0, logits) - y * logits) + 1e-3 * jnp.sum(p["w"] ** 2)

    return training(loss, {"w": normal(5), "b": jnp.zeros(())}, (normal(9, 5), integers(2, 9).astype(jnp.float32)))


@program
def mlp_scan():
    def loss(p, x, y):
        h = lax.scan(lambda h, w: (jnp.tanh(h @ w), None), x, p["hidden"])[0]
        return cross_entropy(h @ p["out"], y)

    params = {"hidden": normal(3, 8, 8, scale=0.4), "out": normal(8, 4)}
    return training(loss, params, (normal(5, 8), integers(4, 5)), optax.adam(1e-2))


def lstm_cell(p, carry, x):
    h, c = carry
    i, f, g, o = jnp.split(x @ p["x"] + h @ p["h"] + p["b"], 4, axis=-1)
    c = jax.nn.sigmoid(f + 1) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
    h = jax.nn.sigmoid(o) * jnp.tanh(c)
    return (h, c), h


@program
def lstm():
    def loss(p, x, y):
        zero = jnp.zeros((x.shape[0], 6))
        outputs = lax.scan(lambda c, x: lstm_cell(p, c, x), (zero, zero), x.swapaxes(0, 1))[1]
        return jnp.mean((outputs[-1] @ p["out"] - y) ** 2)

    params = {"x": normal(3, 24, scale=0.5), "h": normal(6, 24, scale=0.3), "b": jnp.zeros(24), "out": normal(6, 2)}
    return training(loss, params, (normal(4, 7, 3), normal(4, 2)))


@program
def gru():
    def loss(p, x, y):
        def cell(h, x):
            xr, xz, xn = jnp.split(x @ p["x"], 3, axis=-1)
            hr, hz, hn = jnp.split(h @ p["h"], 3, axis=-1)
            z = jax.nn.sigmoid(xz + hz)
            return (1 - z) * jnp.tanh(xn + jax.nn.sigmoid(xr + hr) * hn) + z * h, None

        h = lax.scan(cell, jnp.zeros((x.shape[1], 6)), x)[0]
        return cross_entropy(h @ p["out"], y)

    return training(loss, {"x": normal(4, 18, scale=0.5), "h": normal(6, 18, scale=0.4), "out": normal(6, 3)},
                    (normal(5, 4, 4), integers(3, 4)))


def convolve(x, w, stride=1, padding="SAME", **options):
    return lax.conv_general_dilated(x, w, (stride, stride), padding, dimension_numbers=("NHWC", "HWIO", "NHWC"),
                                    **options)


@program
def mnist_cnn():
    def loss(p, x, y):
        x = jax.nn.relu(convolve(x, p["a"]))
        x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        x = jax.nn.relu(convolve(x, p["b"]))
        x = lax.reduce_window(x, 0.0, lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") / 4
        return cross_entropy(x.reshape(x.shape[0], -1) @ p["out"], y)

    params = {"a": normal(3, 3, 1, 4, scale=0.4), "b": normal(3, 3, 4, 6, scale=0.2), "out": normal(24, 5, scale=0.3)}
    return training(loss, params, (normal(2, 8, 8, 1), integers(5, 2)))


@program
def residual_overlapping_pool():
    def loss(p, x, y):
        x = convolve(x, p["a"], 2)
        x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
        x = x + convolve(jax.nn.relu(x), p["b"])
        return jnp.mean((x.mean((1, 2)) @ p["out"] - y) ** 2)

    return training(loss, {"a": normal(3, 3, 3, 4, scale=0.3), "b": normal(3, 3, 4, 4, scale=0.2), "out": normal(4, 2)},
                    (normal(2, 9, 9, 3), normal(2, 2)))


@program
def depthwise_separable():
    def loss(p, x, y):
        x = jax.nn.silu(convolve(x, p["depth"], feature_group_count=4))
        return jnp.mean((convolve(x, p["point"]) - y) ** 2)

    return training(loss, {"depth": normal(3, 3, 1, 4), "point": normal(1, 1, 4, 3)},
                    (normal(2, 6, 6, 4), normal(2, 6, 6, 3)))


@program
def large_convolution():
    """Enough work that a library does it, forward and both gradients."""
    def loss(p, x, y):
        x = jax.nn.relu(convolve(x, p["a"], 2))
        return jnp.mean((convolve(x, p["b"], rhs_dilation=(2, 2)).mean((1, 2)) - y) ** 2)

    return training(loss, {"a": normal(3, 3, 8, 16, scale=0.1), "b": normal(3, 3, 16, 16, scale=0.1)},
                    (normal(4, 12, 12, 8), normal(4, 16)))


@program
def u_net():
    def loss(p, x, y):
        down = jax.nn.relu(convolve(x, p["down"], 2))
        up = lax.conv_transpose(down, p["up"], (2, 2), "SAME")
        return jnp.mean((convolve(jnp.concatenate([up, x], -1), p["out"]) - y) ** 2)

    params = {"down": normal(3, 3, 2, 4, scale=0.3), "up": normal(3, 3, 4, 4, scale=0.3), "out": normal(1, 1, 6, 1)}
    return training(loss, params, (normal(2, 6, 6, 2), normal(2, 6, 6, 1)))


@program
def convolution_1d():
    def loss(w, x, y):
        return jnp.mean((lax.conv_general_dilated(x, w, (1,), "SAME", rhs_dilation=(2,)) - y) ** 2)

    return training(loss, normal(3, 2, 3), (normal(2, 2, 10), normal(2, 3, 10)))


@program
def convolution_3d():
    def loss(w, x, y):
        return jnp.mean((lax.conv_general_dilated(x, w, (1, 1, 1), "VALID") - y) ** 2)

    return training(loss, normal(3, 2, 2, 2, 2), (normal(1, 2, 4, 4, 4), normal(1, 3, 3, 3, 3)))


def attention(q, k, v):
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / q.shape[-1] ** 0.5
    causal = jnp.tril(jnp.ones((q.shape[1], q.shape[1]), bool))
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(jnp.where(causal, scores, -1e9)), v)


def rms(x):
    return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6)


def rotate(x):
    half = x.shape[-1] // 2
    angle = jnp.arange(x.shape[1])[:, None] / 100.0 ** (jnp.arange(half) / half)
    cos, sin = jnp.cos(angle)[:, None], jnp.sin(angle)[:, None]
    a, b = x[..., :half], x[..., half:]
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1)


@program
def llama():
    """Grouped heads, rotary positions, gated units; the loss of the next word."""
    def loss(p, ids):
        x = p["table"][ids]
        b, t, _ = x.shape
        h = rms(x)
        q, k, v = (jnp.reshape(h @ p[n], (b, t, -1, 4)) for n in ("q", "k", "v"))
        k, v = (jnp.repeat(a, 2, axis=2) for a in (rotate(k), v))
        x = x + attention(rotate(q), k, v).reshape(b, t, -1) @ p["o"]
        h = rms(x)
        x = x + (jax.nn.silu(h @ p["gate"]) * (h @ p["up"])) @ p["down"]
        return cross_entropy((rms(x) @ p["table"].T)[:, :-1], ids[:, 1:])

    params = {"table": normal(11, 8, scale=0.5), "q": normal(8, 16, scale=0.3), "k": normal(8, 8, scale=0.3),
              "v": normal(8, 8, seed=1, scale=0.3), "o": normal(16, 8, scale=0.3), "gate": normal(8, 12, scale=0.3),
              "up": normal(8, 12, seed=1, scale=0.3), "down": normal(12, 8, scale=0.3)}
    return training(loss, params, (integers(11, 2, 6),), optax.adamw(1e-2))


@program
def embeddings_dlrm():
    def loss(p, ids, dense, y):
        rows = jnp.stack([table[ids[:, i]] for i, table in enumerate(p["tables"])], 1)
        x = jnp.concatenate([rows, jax.nn.relu(dense @ p["dense"])[:, None]], 1)
        pairs = jnp.einsum("bif,bjf->bij", x, x)[:, *jnp.triu_indices(3, 1)]
        logits = jnp.concatenate([x.reshape(len(x), -1), pairs], 1) @ p["out"]
        return optax.sigmoid_binary_cross_entropy(logits, y).mean()

    params = {"tables": [normal(9, 4), normal(7, 4)], "dense": normal(3, 4), "out": normal(15)}
    return training(loss, params, (integers(7, 6, 2), normal(6, 3), integers(2, 6).astype(jnp.float32)),
                    optax.adagrad(0.1))


@program
def dropout_with_keys():
    def loss(p, x, y, key):
        h = jax.nn.relu(x @ p["a"])
        keep = jax.random.bernoulli(jax.random.wrap_key_data(key), 0.8, h.shape)
        return jnp.mean((jnp.where(keep, h / 0.8, 0) @ p["b"] - y) ** 2)

    key = jax.random.key_data(jax.random.key(3))
    return training(loss, {"a": normal(4, 8), "b": normal(8, 2)}, (normal(5, 4), normal(5, 2), key))


@program
def checkpointed():
    def loss(p, x):
        layer = jax.checkpoint(lambda x, w: jnp.tanh(x @ w))
        return jnp.sum(lax.scan(lambda x, w: (layer(x, w), None), x, p)[0] ** 2)

    return training(loss, normal(4, 6, 6, scale=0.3), (normal(3, 6),), optax.sgd(0.01))


@program
def mixture_of_experts():
    """Two experts for each token, each with room for six."""
    def loss(p, x, y):
        gates = jax.nn.softmax(x @ p["gate"])
        best, chosen = lax.top_k(gates, 2)
        shares = jnp.sum(jax.nn.one_hot(chosen, 4) * (best / best.sum(-1, keepdims=True))[..., None], 1)
        place = jnp.cumsum(shares > 0, 0)
        kept = (place <= 6) & (shares > 0)
        sent = kept[..., None] * jax.nn.one_hot(place - 1, 6)
        inside = jax.nn.gelu(jnp.einsum("ecd,edf->ecf", jnp.einsum("nec,nd->ecd", sent, x), p["up"]))
        out = jnp.einsum("nec,ecf,efd->nd", sent * shares[..., None], inside, p["down"])
        balance = 4 * jnp.sum(gates.mean(0) * (shares > 0).astype(jnp.float32).mean(0))
        return jnp.mean((out - y) ** 2) + 0.01 * balance

    params = {"gate": normal(6, 4), "up": normal(4, 6, 8, scale=0.4), "down": normal(4, 8, 6, scale=0.4)}
    return training(loss, params, (normal(10, 6), normal(10, 6, seed=1)), optax.adamw(1e-2))


@program
def experts_by_sorting():
    def loss(p, x, y):
        gates = jax.nn.softmax(x @ p["gate"])
        expert = jnp.argmax(gates, -1)
        order, counts = jnp.argsort(expert), jnp.bincount(expert, length=3).astype(jnp.int32)
        inside = jax.nn.silu(lax.ragged_dot(x[order], p["weight"], counts))
        out = jnp.zeros_like(inside).at[order].set(inside) * jnp.take_along_axis(gates, expert[:, None], 1)
        return jnp.mean((out - y) ** 2)

    params = {"gate": normal(5, 3), "weight": normal(3, 5, 5, scale=0.4)}
    return training(loss, params, (normal(9, 5), normal(9, 5, seed=1)), optax.adam(1e-2))


@program
def state_space():
    """A selective state space (Gu and Dao 2023), its recurrence by an associative scan."""
    width, states = 6, 3

    def loss(p, x, y):
        u, gate = jnp.split(x @ p["in"], 2, -1)
        padded = jnp.pad(u, ((0, 0), (2, 0), (0, 0)))
        u = jax.nn.silu(sum(padded[:, i:i + u.shape[1]] * p["taps"][i] for i in range(3)))
        step = jax.nn.softplus(u @ p["step"])
        decay = jnp.exp(-step[..., None] * jnp.exp(p["decay"]))
        drive = step[..., None] * (u @ p["b"])[:, :, None, :] * u[..., None]
        _, h = lax.associative_scan(lambda l, r: (l[0] * r[0], r[0] * l[1] + r[1]), (decay, drive), axis=1)
        out = jnp.einsum("blds,bls->bld", h, u @ p["c"]) + p["skip"] * u
        return jnp.mean(((out * jax.nn.silu(gate)) @ p["out"] - y) ** 2)

    params = {"in": normal(4, 2 * width, scale=0.5), "taps": normal(3, width, scale=0.5),
              "step": normal(width, width, scale=0.4), "decay": normal(width, states, scale=0.3),
              "b": normal(width, states, scale=0.4), "c": normal(width, states, scale=0.4, seed=1),
              "skip": jnp.ones(width), "out": normal(width, 4, scale=0.4)}
    return training(loss, params, (normal(2, 6, 4), normal(2, 6, 4, seed=1)), optax.adamw(1e-2))


@program
def delta_rule():
    """A linear attention whose memory is corrected, its trips computed again for the gradient."""
    def loss(p, x, y):
        q, k, v = (x @ p[n] for n in "qkv")
        k = k / (jnp.linalg.norm(k, axis=-1, keepdims=True) + 1e-6)

        def trip(memory, now):
            q, k, v, b = now
            wrong = jnp.einsum("bi,bij->bj", k, memory) - v
            memory = memory - b[:, None, :] * jnp.einsum("bi,bj->bij", k, wrong)
            return memory, jnp.einsum("bi,bij->bj", q, memory)

        _, out = lax.scan(jax.checkpoint(trip), jnp.zeros((x.shape[1], 4, 4)), (q, k, v, jax.nn.sigmoid(x @ p["b"])))
        return jnp.mean((out - y) ** 2)

    params = {n: normal(5, 4, scale=0.4, seed=i) for i, n in enumerate("qkvb")}
    return training(loss, params, (normal(6, 2, 5), normal(6, 2, 4)), optax.adamw(1e-2))


@program
def variational_autoencoder():
    def loss(p, x, key):
        h = jnp.tanh(x @ p["encode"])
        mean, log_variance = h @ p["mean"], h @ p["variance"]
        noise = jax.random.normal(jax.random.wrap_key_data(key), mean.shape)
        logits = jnp.tanh((mean + jnp.exp(0.5 * log_variance) * noise) @ p["decode"]) @ p["out"]
        seen = optax.sigmoid_binary_cross_entropy(logits, (x > 0).astype(jnp.float32)).sum(-1)
        apart = -0.5 * jnp.sum(1 + log_variance - mean ** 2 - jnp.exp(log_variance), -1)
        return jnp.mean(seen + apart)

    params = {"encode": normal(8, 6, scale=0.4), "mean": normal(6, 3, scale=0.4), "out": normal(6, 8, scale=0.4),
              "variance": normal(6, 3, scale=0.4, seed=1), "decode": normal(3, 6, scale=0.4)}
    return training(loss, params, (normal(5, 8), jax.random.key_data(jax.random.key(3))), optax.adam(1e-2))


@program
def low_rank_adapters():
    frozen = [normal(6, 6, scale=0.4, seed=i) for i in range(2)]

    def loss(p, frozen, x, y):
        for w, down, up in zip(frozen, p["down"], p["up"]):
            x = jnp.tanh(x @ w + 2 * (x @ down) @ up)
        return cross_entropy(x, y)

    params = {"down": [normal(6, 2, seed=i) for i in range(2)], "up": [jnp.zeros((2, 6))] * 2}
    return training(loss, params, (frozen, normal(8, 6), integers(6, 8)), optax.adamw(1e-2))
