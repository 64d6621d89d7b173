"""A training step with a loss scale of its own, in plain JAX.

  initialise(seed)  -> state
  step(state, x, y) -> state, {"loss", "scale"}       the state is donated

Two dense layers, mean squares, gradient descent. The loss is multiplied by the
scale before it is differentiated, gradients are divided by it; where one is not
finite, the step changes nothing but the scale, which halves.

  python models/jax/loss_scale.py --width 64 --out loss_scale.mlir
"""

import dataclasses

import jax
import jax.numpy as jnp

from print_program import print_program, script


@dataclasses.dataclass(frozen=True)
class Config:
    B: int = 8
    inputs: int = 12
    width: int = 16
    outputs: int = 4
    lr: float = 0.1
    scale: float = 1024.0


def make(config):
    sizes = [config.inputs, config.width, config.outputs]

    def initialise(seed):
        keys = jax.random.split(jax.random.PRNGKey(seed), 2)
        params = {f"dense{i}": sizes[i] ** -0.5 * jax.random.normal(key, (sizes[i], sizes[i + 1]), jnp.float32)
                  for i, key in enumerate(keys)}
        return {"params": params, "scale": jnp.float32(config.scale)}

    def loss_of(params, x, y):
        with jax.named_scope("dense0"):
            x = jnp.tanh(x @ params["dense0"])
        with jax.named_scope("dense1"):
            x = x @ params["dense1"]
        with jax.named_scope("loss"):
            return jnp.mean((x - y) ** 2)

    def step(state, x, y):
        params, scale = state["params"], state["scale"]
        scaled, grads = jax.value_and_grad(lambda p: scale * loss_of(p, x, y))(params)
        with jax.named_scope("scaling"):
            grads = jax.tree.map(lambda g: g / scale, grads)
            finite = jnp.all(jnp.array([jnp.all(jnp.isfinite(g)) for g in jax.tree.leaves(grads)]))
            following = jnp.where(finite, scale, scale / 2)
        with jax.named_scope("sgd"):
            params = jax.tree.map(lambda p, g: jnp.where(finite, p - config.lr * g, p), params, grads)
        return {"params": params, "scale": following}, {"loss": scaled / scale, "scale": scale}

    return initialise, step


def shapes(config):
    seed = jax.ShapeDtypeStruct((), jnp.int32)
    return seed, (jax.eval_shape(make(config)[0], seed),
                  jax.ShapeDtypeStruct((config.B, config.inputs), jnp.float32),
                  jax.ShapeDtypeStruct((config.B, config.outputs), jnp.float32))


def program(config, made_by, **options):
    initialise, step = make(config)
    seed, arguments = shapes(config)
    return print_program("loss_scale", [(initialise, (), (seed,)), (step, (0,), arguments)],
                         made_by, **options)


if __name__ == "__main__":
    script(Config, program, "models/jax/loss_scale.py")
