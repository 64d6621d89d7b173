"""What programs beside transformers are made of, each piece alone: one module
with a function for each.

Convolutions and their gradients, pools and theirs; sorting, sums along the way,
rows and single elements that are read and written, loops with small bodies.

  python models/jax/pieces.py --images 16 --size 28 --channels 64 --out pieces_large.mlir
"""

import dataclasses
import functools

import jax
import jax.numpy as jnp
from jax import lax

from print_program import print_program, script


@dataclasses.dataclass(frozen=True)
class Config:
    images: int = 2
    size: int = 6
    channels: int = 4
    # of what is sorted, gathered and scattered
    rows: int = 8
    width: int = 6
    steps: int = 5


def convolve(x, w, stride=1, groups=1):
    return lax.conv_general_dilated(x, w, (stride, stride), "SAME", feature_group_count=groups,
                                    dimension_numbers=("NHWC", "HWIO", "NHWC"))


def pool(x, initial, combine):
    return lax.reduce_window(x, initial, combine, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")


def by_input(function):
    return lambda x, w, dy: jax.vjp(lambda x: function(x, w), x)[1](dy)[0]


def by_weights(function):
    return lambda x, w, dy: jax.vjp(lambda w: function(x, w), w)[1](dy)[0]


def lstm(xs, h, c, w, u):
    def step(carry, x):
        h, c = carry
        i, f, g, o = jnp.split(x @ w + h @ u, 4, axis=-1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        return (jax.nn.sigmoid(o) * jnp.tanh(c), c), None

    return lax.scan(step, (h, c), xs)[0]


def gru(xs, h, w, u):
    def step(h, x):
        xr, xz, xn = jnp.split(x @ w, 3, axis=-1)
        hr, hz, hn = jnp.split(h @ u, 3, axis=-1)
        z = jax.nn.sigmoid(xz + hz)
        n = jnp.tanh(xn + jax.nn.sigmoid(xr + hr) * hn)
        return (1 - z) * n + z * h, None

    return lax.scan(step, h, xs)[0]


def write_cache(cache, rows):
    def step(cache, row):
        at, row = row
        return lax.dynamic_update_slice(cache, row[None], (at, 0)), None

    return lax.scan(step, cache, (jnp.arange(rows.shape[0]), rows))[0]


def average_pool(x):
    return pool(x, 0.0, lax.add) / 4


def max_pool(x):
    return pool(x, -jnp.inf, lax.max)


PIECES = {
    "conv_forward": convolve,
    "conv_by_input": by_input(convolve),
    "conv_by_weights": by_weights(convolve),
    "conv_first_by_weights": by_weights(convolve),
    "conv_depthwise": lambda x, w: convolve(x, w, groups=x.shape[-1]),
    "conv_transposed": lambda x, w: lax.conv_transpose(x, w, (2, 2), "SAME"),
    "average_pool": average_pool,
    "max_pool": max_pool,
    "max_pool_grad": lambda x, dy: jax.vjp(max_pool, x)[1](dy)[0],
    "sort_rows": lambda x: jnp.sort(x, axis=-1),
    "top_rows": lambda x: lax.top_k(x, 4),
    "cumulative": lambda x: jnp.cumsum(x, axis=-1),
    "gather_rows": lambda x, at: x[at],
    "gather_elements": lambda x, at: jnp.take_along_axis(x, at[:, None] % x.shape[1], axis=1),
    "scatter_rows": lambda x, at, y: x.at[at].add(y),
    "scatter_elements": lambda x, at, y: x.at[at, jnp.flip(at) % x.shape[1]].add(y),
    "search": lambda x, y: jnp.searchsorted(jnp.cumsum(jnp.abs(x)), jnp.abs(y)),
    "one_hot_product": lambda at, w: jax.nn.one_hot(at, w.shape[0]) @ w,
    "lstm": lstm,
    "gru": gru,
    "write_cache": write_cache,
}


def shapes(config):
    c, n, s = config.channels, config.images, config.size

    def f32(*shape):
        return jax.ShapeDtypeStruct(shape, jnp.float32)

    image, taps = f32(n, s, s, c), f32(3, 3, c, c)
    rows, at = f32(config.rows, config.width), jax.ShapeDtypeStruct((config.rows,), jnp.int32)
    xs, h = f32(config.steps, n, c), f32(n, c)
    half = f32(n, s // 2, s // 2, c)
    return {
        "conv_forward": (image, taps),
        "conv_by_input": (image, taps, image),
        "conv_by_weights": (image, taps, image),
        "conv_first_by_weights": (f32(n, s, s, 3), f32(3, 3, 3, c), image),
        "conv_depthwise": (image, f32(3, 3, 1, c)),
        "conv_transposed": (half, taps),
        "average_pool": (image,),
        "max_pool": (image,),
        "max_pool_grad": (image, half),
        "sort_rows": (rows,),
        "top_rows": (rows,),
        "cumulative": (rows,),
        "gather_rows": (rows, at),
        "gather_elements": (rows, at),
        "scatter_rows": (rows, at, rows),
        "scatter_elements": (rows, at, f32(config.rows)),
        "search": (f32(config.rows), f32(config.rows)),
        "one_hot_product": (at, f32(config.width, c)),
        "lstm": (xs, h, h, f32(c, 4 * c), f32(c, 4 * c)),
        "gru": (xs, h, f32(c, 3 * c), f32(c, 3 * c)),
        "write_cache": (rows, rows),
    }


def named(name):
    """The piece as a function of that name: some are shared, or have none."""
    @functools.wraps(PIECES[name])  # names its arguments
    def entry(*arguments):
        return PIECES[name](*arguments)

    entry.__name__ = name
    return entry


def program(config, made_by, **options):
    return print_program("pieces", [(named(name), (), arguments) for name, arguments in shapes(config).items()],
                         made_by, **options)


if __name__ == "__main__":
    script(Config, program, "models/jax/pieces.py")
