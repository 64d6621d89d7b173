"""What the scripts of this folder have in common: a table of programs.

A program is a function that returns a step and its arguments: `step(state,
batch) -> (state, metrics)`, which is run three times over its own state, or any
other function, which is run once. Weights and batches are made of seeded random
numbers, so that they are the same whenever they are printed.
"""

import dataclasses
from typing import Any, Callable

import jax
import jax.numpy as jnp
import numpy as np
import optax

TABLE: dict[str, "Program"] = {}


@dataclasses.dataclass
class Program:
    function: Callable
    arguments: tuple
    steps: int
    tolerance: float


def program(make: Callable) -> Callable:
    """Adds what `make` returns to the table, under its name."""
    library = make.__module__.split(".")[0]
    TABLE[f"{library}_{make.__name__}"] = make
    return make


def once(function: Callable, *arguments: Any, tolerance: float = 2e-5) -> Program:
    return Program(function, arguments, 1, tolerance)


def training(loss: Callable, params: Any, batch: Any, optimizer=None, tolerance: float = 1e-4) -> Program:
    """Three steps of an optimizer over `loss(params, *batch)`."""
    optimizer = optimizer or optax.sgd(0.1, momentum=0.9)

    def step(state, *batch):
        params, moments = state
        value, gradient = jax.value_and_grad(loss)(params, *batch)
        updates, moments = optimizer.update(gradient, moments, params)
        return (optax.apply_updates(params, updates), moments), value

    return Program(step, ((params, optimizer.init(params)), *batch), 3, tolerance)


def normal(*shape: int, seed: int = 0, scale: float = 1.0) -> jax.Array:
    values = np.random.default_rng((seed, *shape)).standard_normal(shape)
    return jnp.asarray(values * scale, jnp.float32)


def integers(bound: int, *shape: int, seed: int = 0) -> jax.Array:
    return jnp.asarray(np.random.default_rng((seed, *shape)).integers(0, bound, shape), jnp.int32)


def cross_entropy(logits: jax.Array, labels: jax.Array) -> jax.Array:
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()
