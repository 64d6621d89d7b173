"""Programs written with Equinox."""

import equinox as eqx
import jax
import jax.numpy as jnp
import optax

from programs import cross_entropy, integers, normal, program, training


def module(model, x, y, loss, optimizer=None):
    params, rest = eqx.partition(model, eqx.is_inexact_array)
    return training(lambda p, x, y: loss(jax.vmap(eqx.combine(p, rest))(x), y), params, (x, y), optimizer)


@program
def mlp():
    return module(eqx.nn.MLP(4, 3, 8, 2, key=jax.random.key(0)), normal(5, 4), integers(3, 5), cross_entropy)


@program
def cnn():
    keys = jax.random.split(jax.random.key(0), 2)
    model = eqx.nn.Sequential([eqx.nn.Conv2d(2, 4, 3, key=keys[0]), eqx.nn.Lambda(jax.nn.relu), eqx.nn.MaxPool2d(2, 2),
                               eqx.nn.Lambda(jnp.ravel), eqx.nn.Linear(36, 3, key=keys[1])])
    return module(model, normal(2, 2, 8, 8), integers(3, 2), cross_entropy, optax.adam(1e-2))


@program
def attention():
    class Model(eqx.Module):
        attend: eqx.nn.MultiheadAttention
        norm: eqx.nn.LayerNorm

        def __call__(self, x):
            h = jax.vmap(self.norm)(x)
            return (x + self.attend(h, h, h)).mean(0)

    model = Model(eqx.nn.MultiheadAttention(2, 6, key=jax.random.key(0)), eqx.nn.LayerNorm(6))
    return module(model, normal(2, 5, 6), normal(2, 6), lambda p, y: jnp.mean((p - y) ** 2))


@program
def gru():
    class Model(eqx.Module):
        cell: eqx.nn.GRUCell
        head: eqx.nn.Linear

        def __call__(self, xs):
            h = jax.lax.scan(lambda h, x: (self.cell(x, h), None), jnp.zeros(5), xs)[0]
            return self.head(h)

    keys = jax.random.split(jax.random.key(0), 2)
    model = Model(eqx.nn.GRUCell(3, 5, key=keys[0]), eqx.nn.Linear(5, 2, key=keys[1]))
    return module(model, normal(3, 6, 3), normal(3, 2), lambda p, y: jnp.mean((p - y) ** 2))
