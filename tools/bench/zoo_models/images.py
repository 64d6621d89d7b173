"""Programs of the zoo that read images."""

import jax
import jax.numpy as jnp
from jax import lax

from layers import (F32, I32, attention, batch_norm, conv, cross_entropy, dense, group_norm, heads, layer_norm,
                    adamw, momentum, pool, training)


def images(count, size, channels=3):
    return {"x": ((count, size, size, channels), F32), "y": ((count,), I32)}


def resnet(depths, bottleneck, batch, size, optimizer=momentum()):
    """He et al. 2015; statistics of the batch, as when training."""
    def block_weights(w, inputs, width, stride):
        out = width * 4 if bottleneck else width
        sizes = [(1, inputs, width), (3, width, width), (1, width, out)] if bottleneck else \
                [(3, inputs, width), (3, width, width)]
        p = {f"conv{i}": w.conv(*s) for i, s in enumerate(sizes)}
        p |= {f"norm{i}": w.norm(s[2]) for i, s in enumerate(sizes)}
        # Each block starts as nothing beside its shortcut, which keeps first gradients well conditioned.
        p[f"norm{len(sizes) - 1}"]["g"] = jnp.zeros(out)
        if inputs != out or stride != 1:
            p |= {"short": w.conv(1, inputs, out), "short_norm": w.norm(out)}
        return p, out

    strides = [2 if stage and not i else 1 for stage, depth in enumerate(depths) for i in range(depth)]

    def first(w):
        params, channels = {"stem": w.conv(7, 3, 64), "stem_norm": w.norm(64)}, 64
        widths = [64 << stage for stage, depth in enumerate(depths) for _ in range(depth)]
        for i, (width, stride) in enumerate(zip(widths, strides)):
            params[f"block{i:02}"], channels = block_weights(w, channels, width, stride)
        return params | {"head": w.dense(channels, 1000)}

    def block(p, x, stride):
        y, last = x, 2 if bottleneck else 1
        for i in range(last + 1):
            y = batch_norm(p[f"norm{i}"], conv(p[f"conv{i}"], y, stride if i == (1 if bottleneck else 0) else 1))
            y = jax.nn.relu(y) if i < last else y
        short = batch_norm(p["short_norm"], conv(p["short"], x, stride)) if "short" in p else x
        return jax.nn.relu(y + short)

    def loss(p, batch):
        x = pool(jax.nn.relu(batch_norm(p["stem_norm"], conv(p["stem"], batch["x"], 2))), 3, 2)
        for i, stride in enumerate(strides):
            with jax.named_scope(f"block{i:02}"):
                x = block(p[f"block{i:02}"], x, stride)
        return cross_entropy(dense(p["head"], x.mean((1, 2))), batch["y"])

    return training(first, loss, optimizer, images(batch, size), {"y": 1000})


def resnet_18():
    return resnet((2, 2, 2, 2), False, 4, 112)


def resnet_50():
    return resnet((3, 4, 6, 3), True, 4, 96)


def convnext_tiny():
    """Liu et al. 2022: depthwise 7 x 7, layer norm, four times the width."""
    depths, widths = (3, 3, 9, 3), (96, 192, 384, 768)

    def first(w):
        params, inputs = {"stem": w.conv(4, 3, 96), "stem_norm": w.norm(96)}, 96
        for s, (depth, c) in enumerate(zip(depths, widths)):
            if s:
                params[f"down{s}"] = {"norm": w.norm(inputs), "conv": w.conv(2, inputs, c)}
            for i in range(depth):
                params[f"block{s}_{i}"] = {"deep": w.noise(7, 7, 1, c, scale=1 / 7), "norm": w.norm(c),
                                           "up": w.dense(c, 4 * c), "down": w.dense(4 * c, c),
                                           "scale": jnp.full(c, 0.1)}
            inputs = c
        return params | {"norm": w.norm(inputs), "head": w.dense(inputs, 1000)}

    def loss(p, batch):
        x = layer_norm(p["stem_norm"], conv(p["stem"], batch["x"], 4))
        for s, depth in enumerate(depths):
            if s:
                x = conv(p[f"down{s}"]["conv"], layer_norm(p[f"down{s}"]["norm"], x), 2)
            for i in range(depth):
                q = p[f"block{s}_{i}"]
                with jax.named_scope(f"block{s}_{i}"):
                    y = layer_norm(q["norm"], conv(q["deep"], x, feature_group_count=x.shape[-1]))
                    x = x + q["scale"] * dense(q["down"], jax.nn.gelu(dense(q["up"], y), approximate=False))
        return cross_entropy(dense(p["head"], layer_norm(p["norm"], x.mean((1, 2)))), batch["y"])

    return training(first, loss, adamw(), images(2, 96), {"y": 1000})


def u_net():
    """Ronneberger et al. 2015, with group norm; every pixel is in one of two classes."""
    widths = (32, 64, 128)

    def twice(w, inputs, c):
        return {"a": w.conv(3, inputs, c), "na": w.norm(c), "b": w.conv(3, c, c), "nb": w.norm(c)}

    def first(w):
        params, inputs = {}, 3
        for i, c in enumerate(widths):
            params[f"down{i}"], inputs = twice(w, inputs, c), c
        for i, c in reversed(list(enumerate(widths[:-1]))):
            params[f"up{i}"] = {"grow": w.conv(2, inputs, c), **twice(w, 2 * c, c)}
            inputs = c
        return params | {"out": w.conv(1, inputs, 2)}

    def run(p, x):
        x = jax.nn.relu(group_norm(p["na"], conv(p["a"], x)))
        return jax.nn.relu(group_norm(p["nb"], conv(p["b"], x)))

    def loss(p, batch):
        x, kept = batch["x"], []
        for i in range(len(widths)):
            x = run(p[f"down{i}"], pool(x, 2, 2) if i else x)
            kept.append(x)
        for i in reversed(range(len(widths) - 1)):
            q = p[f"up{i}"]
            grown = lax.conv_transpose(x, q["grow"], (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
            x = run(q, jnp.concatenate([kept[i], grown], -1))
        return cross_entropy(conv(p["out"], x), batch["y"])

    return training(first, loss, adamw(), {"x": ((4, 64, 64, 3), F32), "y": ((4, 64, 64), I32)}, {"y": 2})


def mnist_cnn():
    def first(w):
        return {"a": w.conv(3, 1, 32), "b": w.conv(3, 32, 64), "hidden": w.dense(7 * 7 * 64, 128),
                "out": w.dense(128, 10)}

    def loss(p, batch):
        x = pool(jax.nn.relu(conv(p["a"], batch["x"])), 2, 2)
        x = pool(jax.nn.relu(conv(p["b"], x)), 2, 2, lax.add) / 4
        x = jax.nn.relu(dense(p["hidden"], x.reshape(x.shape[0], -1)))
        return cross_entropy(dense(p["out"], x), batch["y"])

    return training(first, loss, momentum(), images(64, 28, 1), {"y": 10})


def vit(layers=6, width=192, count=3, batch=8, size=128):
    """Dosovitskiy et al. 2020, in patches of 16."""
    patches = (size // 16) ** 2

    def first(w):
        params = {"patch": w.conv(16, 3, width), "class": w.noise(1, 1, width, scale=0.02),
                  "places": w.noise(patches + 1, width, scale=0.02), "norm": w.norm(width),
                  "head": w.dense(width, 1000)}
        for i in range(layers):
            params[f"h{i}"] = {"n1": w.norm(width), "n2": w.norm(width), "qkv": w.dense(width, 3 * width),
                               "out": w.dense(width, width), "up": w.dense(width, 4 * width),
                               "down": w.dense(4 * width, width)}
        return params

    def loss(p, batch):
        x = lax.conv_general_dilated(batch["x"], p["patch"], (16, 16), "VALID",
                                     dimension_numbers=("NHWC", "HWIO", "NHWC"))
        x = x.reshape(x.shape[0], patches, width)
        x = jnp.concatenate([jnp.broadcast_to(p["class"], (x.shape[0], 1, width)), x], 1) + p["places"]
        for i in range(layers):
            q = p[f"h{i}"]
            with jax.named_scope(f"h{i}"):
                parts = jnp.split(dense(q["qkv"], layer_norm(q["n1"], x)), 3, axis=-1)
                x = x + dense(q["out"], attention(*(heads(a, count) for a in parts)))
                up = jax.nn.gelu(dense(q["up"], layer_norm(q["n2"], x)), approximate=False)
                x = x + dense(q["down"], up)
        return cross_entropy(dense(p["head"], layer_norm(p["norm"], x[:, 0])), batch["y"])

    return training(first, loss, adamw(), images(batch, size), {"y": 1000})
