"""Optimizers and losses of optax, over a small model."""

import jax
import jax.numpy as jnp
import optax
import optax.contrib

from programs import Program, cross_entropy, integers, normal, program, training


def small(optimizer, tolerance=1e-4):
    def loss(p, x, y):
        return cross_entropy(jnp.tanh(x @ p["a"] + p["c"]) @ p["b"], y)

    params = {"a": normal(5, 7, scale=0.5), "b": normal(7, 3, scale=0.5), "c": normal(7, scale=0.1)}
    return training(loss, params, (normal(6, 5), integers(3, 6)), optimizer, tolerance)


@program
def lion():
    return small(optax.lion(1e-2))


@program
def lamb():
    return small(optax.lamb(1e-2))


@program
def adafactor():
    return small(optax.adafactor(1e-2, min_dim_size_to_factor=4))


@program
def radam():
    return small(optax.radam(1e-2))


@program
def novograd():
    return small(optax.novograd(1e-2))


@program
def amsgrad():
    return small(optax.amsgrad(1e-2))


@program
def adadelta():
    return small(optax.adadelta(0.5))


@program
def schedule_and_clipping():
    rate = optax.warmup_cosine_decay_schedule(0.0, 0.1, 2, 10)
    return small(optax.chain(optax.clip_by_global_norm(0.3), optax.adamw(rate, weight_decay=0.1)))


@program
def accumulated_steps():
    return small(optax.MultiSteps(optax.adam(1e-2), 2).gradient_transformation())


@program
def masked_decay():
    return small(optax.adamw(1e-2, mask=lambda p: jax.tree.map(lambda a: a.ndim > 1, p)))


@program
def contrastive_loss():
    def loss(p, x, y):
        a, b = x @ p, y @ p
        a, b = (v / jnp.linalg.norm(v, axis=1, keepdims=True) for v in (a, b))
        scores = a @ b.T / 0.1
        labels = jnp.arange(len(x))
        return cross_entropy(scores, labels) + cross_entropy(scores.T, labels)

    return training(loss, normal(6, 4, scale=0.5), (normal(5, 6), normal(5, 6, seed=1)), optax.sgd(0.01))


@program
def regression_losses():
    def loss(w, x, y):
        p = x @ w
        return (optax.huber_loss(p, y).mean() + optax.log_cosh(p, y).mean() +
                optax.cosine_distance(p, y).mean() + optax.squared_error(p, y).mean())

    return training(loss, normal(5, 3), (normal(7, 5), normal(7, 3)))


@program
def connectionist_loss():
    def loss(w, x, labels):
        logits = x @ w
        return optax.ctc_loss(logits, jnp.zeros(logits.shape[:2]), labels, jnp.zeros(labels.shape)).mean()

    return training(loss, normal(4, 5), (normal(2, 6, 4), integers(4, 2, 2) + 1), optax.sgd(0.01))


@program
def muon():
    return small(optax.contrib.muon(1e-2))


@program
def prodigy():
    return small(optax.contrib.prodigy(0.1))


@program
def schedule_free():
    return small(optax.contrib.schedule_free_adamw(1e-2, warmup_steps=2))


@program
def multi_transform():
    """Parts of a model with optimizers of their own, one of them frozen, and an average of all."""
    optimizer = optax.chain(optax.clip_by_global_norm(1.0), optax.multi_transform({
        "decayed": optax.adamw(optax.linear_onecycle_schedule(20, 0.1), weight_decay=0.1),
        "plain": optax.sgd(optax.exponential_decay(0.1, 2, 0.5, staircase=True), momentum=0.9, nesterov=True),
        "frozen": optax.set_to_zero()}, {"words": "frozen", "w": "decayed", "b": "plain"}))
    average = optax.ema(0.9)
    params = {"words": normal(9, 5), "w": normal(5, 4, scale=0.5), "b": jnp.zeros(4)}

    def step(state, ids, y):
        params, moments, mean = state

        def loss(p):
            logits = jnp.mean(p["words"][ids], 1) @ p["w"] + p["b"]
            return optax.softmax_cross_entropy(logits, optax.smooth_labels(jax.nn.one_hot(y, 4), 0.1)).mean()

        value, gradient = jax.value_and_grad(loss)(params)
        updates, moments = optimizer.update(gradient, moments, params)
        params = optax.apply_updates(params, updates)
        shown, mean = average.update(params, mean)
        return (params, moments, mean), (value, shown["w"])

    return Program(step, ((params, optimizer.init(params), average.init(params)), integers(9, 6, 3), integers(4, 6)),
                   3, 1e-4)
