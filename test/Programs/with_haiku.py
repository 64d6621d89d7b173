"""Programs written with Haiku."""

import haiku as hk
import jax
import jax.numpy as jnp
import optax

from programs import cross_entropy, integers, normal, program, training


def transformed(forward, x, y, loss, optimizer=None):
    model = hk.without_apply_rng(hk.transform(forward))
    params = jax.jit(model.init)(jax.random.key(0), x)
    return training(lambda p, x, y: loss(model.apply(p, x), y), params, (x, y), optimizer)


@program
def mlp():
    return transformed(lambda x: hk.nets.MLP([8, 3])(x), normal(5, 4), integers(3, 5), cross_entropy)


@program
def cnn():
    def forward(x):
        x = jax.nn.relu(hk.Conv2D(4, 3, stride=2)(x))
        return hk.Linear(3)(hk.Flatten()(hk.MaxPool(2, 2, "VALID")(x)))

    return transformed(forward, normal(2, 8, 8, 2), integers(3, 2), cross_entropy, optax.adam(1e-2))


@program
def transposed_convolution():
    def forward(x):
        return hk.Conv2DTranspose(2, 3, stride=2)(jax.nn.relu(hk.Conv2D(3, 3, stride=2)(x)))

    return transformed(forward, normal(1, 6, 6, 2), normal(1, 6, 6, 2), lambda p, y: jnp.mean((p - y) ** 2))


@program
def attention():
    def forward(x):
        h = hk.LayerNorm(-1, True, True)(x)
        h = hk.MultiHeadAttention(2, 4, w_init=hk.initializers.VarianceScaling())(h, h, h)
        return hk.Linear(2)((x + h).mean(1))

    return transformed(forward, normal(2, 5, 8), normal(2, 2), lambda p, y: jnp.mean((p - y) ** 2))


@program
def lstm():
    def forward(x):
        core = hk.LSTM(6)
        outputs, _ = hk.dynamic_unroll(core, x, core.initial_state(x.shape[1]))
        return hk.Linear(2)(outputs[-1])

    return transformed(forward, normal(5, 3, 4), normal(3, 2), lambda p, y: jnp.mean((p - y) ** 2))
