"""Three pieces of a transformer alone, as one module with three functions.

  softmax(x)                         -> y
  layer_norm_grad(x, gain, bias, dy) -> {"y", "dx", "dgain", "dbias"}
  embedding_grad(tokens, dy)         -> the gradient of the table

  python models/jax/micro.py --rows 16384 --width 1024 --out micro_large.mlir
"""

import dataclasses

import jax
import jax.numpy as jnp

from gpt2 import layer_norm
from print_program import print_program, script


@dataclasses.dataclass(frozen=True)
class Config:
    rows: int = 6
    width: int = 40
    tokens: int = 24
    vocab: int = 16
    channels: int = 8


def make(config):
    def softmax(x):
        return jax.nn.softmax(x, axis=-1)

    def layer_norm_grad(x, gain, bias, dy):
        def forward(x, gain, bias):
            return layer_norm(x, {"g": gain, "b": bias})

        y, back = jax.vjp(forward, x, gain, bias)
        dx, dgain, dbias = back(dy)
        return {"y": y, "dx": dx, "dgain": dgain, "dbias": dbias}

    def embedding_grad(tokens, dy):
        table = jnp.zeros((config.vocab, config.channels))
        _, back = jax.vjp(lambda table: table[tokens], table)
        return back(dy)[0]

    return softmax, layer_norm_grad, embedding_grad


def shapes(config):
    def f32(*shape):
        return jax.ShapeDtypeStruct(shape, jnp.float32)

    x, row = f32(config.rows, config.width), f32(config.width)
    return ((x,), (x, row, row, x),
            (jax.ShapeDtypeStruct((config.tokens,), jnp.int32),
             f32(config.tokens, config.channels)))


def program(config, made_by, **options):
    entries = zip(make(config), shapes(config))
    return print_program("micro", [(f, (), arguments) for f, arguments in entries],
                         made_by, **options)


if __name__ == "__main__":
    script(Config, program, "models/jax/micro.py")
