"""Losses of reinforcement learning from RLax."""

import jax
import jax.numpy as jnp
import rlax

from programs import integers, normal, program, training


@program
def q_learning():
    def loss(p, x, action, reward, after):
        values = x @ p
        errors = jax.vmap(rlax.q_learning)(values, action, reward, jnp.full(len(x), 0.9), after @ p)
        return jnp.mean(rlax.l2_loss(errors))

    return training(loss, normal(4, 3, scale=0.3), (normal(5, 4), integers(3, 5), normal(5), normal(5, 4, seed=1)))


@program
def actor_critic():
    def loss(p, x, action, reward):
        values = x @ p["value"]
        returns = rlax.lambda_returns(reward, jnp.full(6, 0.9), values, 0.8)
        advantage = jax.lax.stop_gradient(returns - values)
        policy = rlax.policy_gradient_loss(x @ p["policy"], action, advantage, jnp.ones(6))
        return policy + jnp.mean((returns - values) ** 2) + 0.01 * rlax.entropy_loss(x @ p["policy"], jnp.ones(6))

    return training(loss, {"policy": normal(4, 3), "value": normal(4)}, (normal(6, 4), integers(3, 6), normal(6)))
