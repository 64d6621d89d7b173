"""Distributions and flows of Distrax."""

import distrax
import jax.numpy as jnp
import optax

from programs import normal, program, training


@program
def affine_flow():
    def loss(p, x):
        flow = distrax.Chain([distrax.Block(distrax.ScalarAffine(p["shift"], log_scale=p["scale"]), 1),
                              distrax.Block(distrax.Tanh(), 1)])
        base = distrax.MultivariateNormalDiag(jnp.zeros(4), jnp.ones(4))
        return -distrax.Transformed(base, flow).log_prob(jnp.tanh(x)).mean()

    return training(loss, {"shift": normal(4, scale=0.1), "scale": jnp.zeros(4)}, (normal(6, 4, scale=0.5),),
                    optax.adam(1e-2))


@program
def mixture():
    def loss(p, x):
        components = distrax.Normal(p["mean"], jnp.exp(p["scale"]))
        mix = distrax.MixtureSameFamily(distrax.Categorical(logits=p["logits"]), components)
        return -mix.log_prob(x).mean()

    return training(loss, {"mean": normal(3), "scale": jnp.zeros(3), "logits": jnp.zeros(3)}, (normal(9),))
