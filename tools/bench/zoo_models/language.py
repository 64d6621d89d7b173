"""Programs of the zoo that read words: transformers and recurrent networks."""

import jax
import jax.numpy as jnp
from jax import lax

from layers import (F32, I32, adamw, attention, cross_entropy, dense, dropout, heads, layer_norm, rms_norm, training)

WORDS, WIDTH, HEADS = 8192, 256, 4


def layer_weights(w, width=WIDTH):
    return {"n1": w.norm(width), "n2": w.norm(width), "qkv": w.dense(width, 3 * width), "out": w.dense(width, width),
            "up": w.dense(width, 4 * width), "down": w.dense(4 * width, width)}


def self_attention(p, x, count=HEADS, **options):
    return dense(p["out"], attention(*(heads(a, count) for a in jnp.split(dense(p["qkv"], x), 3, axis=-1)), **options))


def feed_forward(p, x, approximate=True):
    return dense(p["down"], jax.nn.gelu(dense(p["up"], x), approximate=approximate))


def table(w, rows=WORDS, width=WIDTH):
    return w.noise(rows, width, scale=0.02)


def gpt2():
    """Radford et al. 2019: norms first, the table of words is the head."""
    layers, B, T = 4, 4, 256

    def first(w):
        return {"words": table(w), "places": table(w, T), "norm": w.norm(WIDTH),
                **{f"h{i}": layer_weights(w) for i in range(layers)}}

    def loss(p, batch):
        ids = batch["ids"]
        x = p["words"][ids[:, :-1]] + p["places"]
        for i in range(layers):
            q = p[f"h{i}"]
            with jax.named_scope(f"h{i}"):
                x = x + self_attention(q, layer_norm(q["n1"], x), causal=True)
                x = x + feed_forward(q, layer_norm(q["n2"], x))
        return cross_entropy(layer_norm(p["norm"], x) @ p["words"].T, ids[:, 1:])

    return training(first, loss, adamw(), {"ids": ((B, T + 1), I32)}, {"ids": WORDS})


def bert():
    """Devlin et al. 2018: norms last, dropout, masked words by their places."""
    layers, B, T, masked = 4, 8, 128, 20

    def first(w):
        return {"words": table(w), "places": table(w, T), "kinds": table(w, 2), "norm": w.norm(WIDTH),
                "transform": w.dense(WIDTH, WIDTH), "head_norm": w.norm(WIDTH), "bias": jnp.zeros(WORDS),
                **{f"h{i}": layer_weights(w) for i in range(layers)}}

    def loss(p, batch, key):
        keys = jax.random.split(key, 2 * layers + 1)
        x = p["words"][batch["ids"]] + p["places"] + p["kinds"][batch["kinds"]]
        x = dropout(layer_norm(p["norm"], x), keys[0])
        bias = jnp.where(batch["here"][:, None, None] > 0, 0.0, -1e9)
        for i in range(layers):
            q = p[f"h{i}"]
            with jax.named_scope(f"h{i}"):
                x = layer_norm(q["n1"], x + dropout(self_attention(q, x, bias=bias), keys[2 * i + 1]))
                x = layer_norm(q["n2"], x + dropout(feed_forward(q, x, approximate=False), keys[2 * i + 2]))
        x = jnp.take_along_axis(x, batch["at"][..., None], axis=1)
        x = layer_norm(p["head_norm"], jax.nn.gelu(dense(p["transform"], x), approximate=False))
        return cross_entropy(x @ p["words"].T + p["bias"], batch["words"])

    batch = {"ids": ((B, T), I32), "kinds": ((B, T), I32), "here": ((B, T), I32), "at": ((B, masked), I32),
             "words": ((B, masked), I32)}
    return training(first, loss, adamw(), batch, {"ids": WORDS, "kinds": 2, "here": 5, "at": T, "words": WORDS},
                    random=True)


def albert(layers=6, width=WIDTH, count=HEADS, narrow=64, vocabulary=WORDS, optimizer=adamw(clip=1.0)):
    """Lan et al. 2019: one layer for all, in a loop; narrow words."""
    B, T = 8, 128

    def first(w):
        return {"words": table(w, vocabulary, narrow), "places": table(w, T, narrow), "norm": w.norm(narrow),
                "wide": w.dense(narrow, width), "layer": layer_weights(w, width), "transform": w.dense(width, narrow),
                "head_norm": w.norm(narrow), "bias": jnp.zeros(vocabulary)}

    def loss(p, batch):
        x = dense(p["wide"], layer_norm(p["norm"], p["words"][batch["ids"]] + p["places"]))
        q = p["layer"]

        def layer(x, _):
            x = layer_norm(q["n1"], x + self_attention(q, x, count))
            return layer_norm(q["n2"], x + feed_forward(q, x)), None

        x = lax.scan(layer, x, None, length=layers)[0]
        x = layer_norm(p["head_norm"], jax.nn.gelu(dense(p["transform"], x)))
        return cross_entropy(x @ p["words"].T + p["bias"], batch["words"])

    return training(first, loss, optimizer, {"ids": ((B, T), I32), "words": ((B, T), I32)},
                    {"ids": vocabulary, "words": vocabulary})


def t5():
    """Raffel et al. 2019: encoder and decoder, a bias by distance, no biases otherwise."""
    layers, B, T, buckets, head = 3, 4, 128, 32, WIDTH // HEADS

    def weights(w, cross):
        square = lambda: w.noise(WIDTH, WIDTH, scale=WIDTH ** -0.5)
        p = {n: square() for n in ("q", "k", "v", "o", *(("cq", "ck", "cv", "co") if cross else ()))}
        p |= {f"n{i}": jnp.ones(WIDTH) for i in range(3 if cross else 2)}
        return p | {"up": w.noise(WIDTH, 4 * WIDTH, scale=WIDTH ** -0.5),
                    "down": w.noise(4 * WIDTH, WIDTH, scale=(4 * WIDTH) ** -0.5)}

    def first(w):
        return {"words": table(w), "distance_in": w.noise(buckets, HEADS), "distance_out": w.noise(buckets, HEADS),
                "norm_in": jnp.ones(WIDTH), "norm_out": jnp.ones(WIDTH),
                **{f"in{i}": weights(w, False) for i in range(layers)},
                **{f"out{i}": weights(w, True) for i in range(layers)}}

    def bias(p):
        distance = jnp.arange(T)[None] - jnp.arange(T)[:, None]
        far = jnp.minimum(jnp.abs(distance), buckets // 2 - 1) + jnp.where(distance > 0, buckets // 2, 0)
        return p[far].transpose(2, 0, 1)

    def mix(p, x, source, names, **options):
        q, k, v = (heads(a @ p[n], HEADS) for a, n in zip((x, source, source), names))
        return attention(q * head ** 0.5, k, v, **options) @ p[names[3]]

    def feed(p, x):
        return jax.nn.relu(x @ p["up"]) @ p["down"]

    def loss(p, batch):
        x, distance = p["words"][batch["source"]], bias(p["distance_in"])
        for i in range(layers):
            q = p[f"in{i}"]
            with jax.named_scope(f"in{i}"):
                h = rms_norm(q["n0"], x)
                x = x + mix(q, h, h, "qkvo", bias=distance)
                x = x + feed(q, rms_norm(q["n1"], x))
        source = rms_norm(p["norm_in"], x)
        x, distance = p["words"][batch["target"][:, :-1]], bias(p["distance_out"])
        for i in range(layers):
            q = p[f"out{i}"]
            with jax.named_scope(f"out{i}"):
                h = rms_norm(q["n0"], x)
                x = x + mix(q, h, h, "qkvo", bias=distance, causal=True)
                x = x + mix(q, rms_norm(q["n2"], x), source, ("cq", "ck", "cv", "co"))
                x = x + feed(q, rms_norm(q["n1"], x))
        x = rms_norm(p["norm_out"], x) * WIDTH ** -0.5
        return cross_entropy(x @ p["words"].T, batch["target"][:, 1:])

    return training(first, loss, adamw(), {"source": ((B, T), I32), "target": ((B, T + 1), I32)},
                    {"source": WORDS, "target": WORDS})


def llama():
    """Touvron et al. 2023: rotary places, gated units, four heads to one of keys and values."""
    layers, B, T, queries, groups, head = 4, 2, 256, 8, 2, 32

    def first(w):
        plain = lambda a, b: w.noise(a, b, scale=a ** -0.5)
        params = {"words": table(w), "head": plain(WIDTH, WORDS), "norm": jnp.ones(WIDTH)}
        for i in range(layers):
            params[f"h{i}"] = {"n1": jnp.ones(WIDTH), "n2": jnp.ones(WIDTH), "q": plain(WIDTH, queries * head),
                               "k": plain(WIDTH, groups * head), "v": plain(WIDTH, groups * head),
                               "o": plain(queries * head, WIDTH), "gate": plain(WIDTH, 688),
                               "up": plain(WIDTH, 688), "down": plain(688, WIDTH)}
        return params

    def rotate(x):
        half = head // 2
        angle = jnp.arange(T, dtype=F32)[:, None] / 10000.0 ** (jnp.arange(half, dtype=F32) / half)
        cos, sin = jnp.cos(angle)[:, None], jnp.sin(angle)[:, None]
        a, b = x[..., :half], x[..., half:]
        return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1)

    def loss(p, batch):
        ids = batch["ids"]
        x = p["words"][ids[:, :-1]]
        for i in range(layers):
            q = p[f"h{i}"]
            with jax.named_scope(f"h{i}"):
                h = rms_norm(q["n1"], x)
                k, v = rotate(heads(h @ q["k"], groups)), heads(h @ q["v"], groups)
                k, v = (jnp.repeat(a, queries // groups, axis=2) for a in (k, v))
                x = x + attention(rotate(heads(h @ q["q"], queries)), k, v, causal=True) @ q["o"]
                h = rms_norm(q["n2"], x)
                x = x + (jax.nn.silu(h @ q["gate"]) * (h @ q["up"])) @ q["down"]
        return cross_entropy(rms_norm(p["norm"], x) @ p["head"], ids[:, 1:])

    return training(first, loss, adamw(), {"ids": ((B, T + 1), I32)}, {"ids": WORDS})


def recurrent(gates, cell):
    """The next letter of 64, by a recurrent network of 128."""
    letters, width, B, T = 64, 128, 32, 64

    def first(w):
        return {"letters": table(w, letters, width), "x": w.dense(width, gates * width),
                "h": w.dense(width, gates * width), "out": w.dense(width, letters)}

    def loss(p, batch):
        x = dense(p["x"], p["letters"][batch["ids"][:, :-1]]).swapaxes(0, 1)
        zero = jnp.zeros((B, width))
        h = lax.scan(lambda carry, x: cell(p["h"], carry, x), (zero, zero) if gates == 4 else zero, x)[1]
        return cross_entropy(dense(p["out"], h.swapaxes(0, 1)), batch["ids"][:, 1:])

    return training(first, loss, adamw(clip=1.0), {"ids": ((B, T + 1), I32)}, {"ids": letters})


def lstm():
    def cell(p, carry, x):
        h, c = carry
        i, f, g, o = jnp.split(x + dense(p, h), 4, axis=-1)
        c = jax.nn.sigmoid(f + 1) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return (h, c), h

    return recurrent(4, cell)


def gru():
    def cell(p, h, x):
        (xr, xz, xn), (hr, hz, hn) = (jnp.split(a, 3, axis=-1) for a in (x, dense(p, h)))
        z = jax.nn.sigmoid(xz + hz)
        h = (1 - z) * jnp.tanh(xn + jax.nn.sigmoid(xr + hr) * hn) + z * h
        return h, h

    return recurrent(3, cell)
