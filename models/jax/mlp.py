"""A classifier of three dense layers and its training step, in plain JAX.

  initialise(seed)  -> state
  step(state, x, y) -> state, {"loss", "accuracy"}    the state is donated

Stochastic gradient descent with momentum. x is f32[B, inputs], y is i32[B].

  python models/jax/mlp.py --B 512 --inputs 784 --width 1024 --out mlp.mlir
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
    classes: int = 4
    lr: float = 0.1
    momentum: float = 0.9


def make(config):
    sizes = [config.inputs, config.width, config.width, config.classes]

    def initialise(seed):
        keys = jax.random.split(jax.random.PRNGKey(seed), 3)
        params = {}
        for i, key in enumerate(keys):
            scale = (2.0 / sizes[i]) ** 0.5
            params[f"dense{i}"] = {
                "w": scale * jax.random.normal(key, (sizes[i], sizes[i + 1]), jnp.float32),
                "b": jnp.zeros((sizes[i + 1],))}
        return {"params": params, "velocity": jax.tree.map(jnp.zeros_like, params)}

    def loss_of(params, x, y):
        for i in range(3):
            p = params[f"dense{i}"]
            with jax.named_scope(f"dense{i}"):
                x = x @ p["w"] + p["b"]
                x = jax.nn.relu(x) if i < 2 else x
        with jax.named_scope("loss"):
            logp = jax.nn.log_softmax(x)
            hit = jnp.argmax(x, axis=-1) == y
            loss = -jnp.mean(jnp.take_along_axis(logp, y[:, None], axis=-1))
            return loss, jnp.mean(hit.astype(jnp.float32))

    def step(state, x, y):
        (loss, accuracy), grads = jax.value_and_grad(loss_of, has_aux=True)(state["params"], x, y)
        with jax.named_scope("sgd"):
            velocity = jax.tree.map(lambda v, g: config.momentum * v + g, state["velocity"], grads)
            params = jax.tree.map(lambda p, v: p - config.lr * v, state["params"], velocity)
        return {"params": params, "velocity": velocity}, {"loss": loss, "accuracy": accuracy}

    return initialise, step


def shapes(config):
    seed = jax.ShapeDtypeStruct((), jnp.int32)
    return seed, (jax.eval_shape(make(config)[0], seed),
                  jax.ShapeDtypeStruct((config.B, config.inputs), jnp.float32),
                  jax.ShapeDtypeStruct((config.B,), jnp.int32))


def program(config, made_by, **options):
    initialise, step = make(config)
    seed, arguments = shapes(config)
    return print_program("mlp", [(initialise, (), (seed,)), (step, (0,), arguments)],
                         made_by, **options)


if __name__ == "__main__":
    script(Config, program, "models/jax/mlp.py")
