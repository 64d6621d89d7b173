"""Programs written with Flax: linen modules and nnx modules."""

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from flax import nnx

from programs import Program, cross_entropy, integers, normal, program, training


def linen(module, x, y, loss, optimizer=None, **call):
    params = jax.jit(lambda x: module.init(jax.random.key(0), x, **call))(x)["params"]
    return training(lambda p, x, y: loss(module.apply({"params": p}, x, **call), y), params, (x, y), optimizer)


def squares(prediction, target):
    return jnp.mean((prediction - target) ** 2)


@program
def linen_mlp():
    return linen(nn.Sequential([nn.Dense(8), nn.gelu, nn.LayerNorm(), nn.Dense(3)]), normal(5, 4), integers(3, 5),
                 cross_entropy, optax.adamw(1e-2))


@program
def linen_cnn_group_norm():
    return linen(nn.Sequential([nn.Conv(4, (3, 3)), nn.GroupNorm(2), nn.relu, lambda x: nn.avg_pool(x, (2, 2), (2, 2)),
                                nn.Conv(6, (3, 3), strides=2), lambda x: x.mean((1, 2)), nn.Dense(3)]),
                 normal(2, 8, 8, 3), integers(3, 2), cross_entropy)


@program
def linen_conv_next():
    class Block(nn.Module):
        @nn.compact
        def __call__(self, x):
            h = nn.Conv(x.shape[-1], (3, 3), feature_group_count=x.shape[-1])(x)
            h = nn.Dense(8)(nn.LayerNorm()(h))
            return x + self.param("scale", nn.initializers.constant(0.1), (4,)) * nn.Dense(4)(nn.gelu(h))

    return linen(nn.Sequential([nn.Conv(4, (2, 2), strides=2), Block(), lambda x: x.mean((1, 2)), nn.Dense(3)]),
                 normal(2, 8, 8, 3), integers(3, 2), cross_entropy, optax.adamw(1e-2))


@program
def linen_transformer():
    class Block(nn.Module):
        @nn.compact
        def __call__(self, ids):
            x = nn.Embed(9, 8)(ids) + self.param("places", nn.initializers.normal(0.1), (6, 8))
            x = x + nn.MultiHeadDotProductAttention(2)(nn.LayerNorm()(x), mask=nn.make_causal_mask(ids))
            x = x + nn.Dense(8)(nn.gelu(nn.Dense(16)(nn.LayerNorm()(x))))
            return nn.Dense(9)(nn.LayerNorm()(x))

    ids = integers(9, 2, 6)
    return linen(Block(), ids, ids, lambda logits, ids: cross_entropy(logits[:, :-1], ids[:, 1:]))


@program
def linen_lstm():
    class Model(nn.Module):
        @nn.compact
        def __call__(self, x):
            return nn.Dense(2)(nn.RNN(nn.OptimizedLSTMCell(6))(x)[:, -1])

    return linen(Model(), normal(3, 5, 4), normal(3, 2), squares)


@program
def linen_gru_bidirectional():
    class Model(nn.Module):
        @nn.compact
        def __call__(self, x):
            return nn.Dense(2)(nn.Bidirectional(nn.RNN(nn.GRUCell(4)), nn.RNN(nn.GRUCell(4)))(x).mean(1))

    return linen(Model(), normal(3, 5, 4), normal(3, 2), squares)


@program
def linen_batch_norm():
    model = nn.Sequential([nn.Dense(6), nn.BatchNorm(use_running_average=False, momentum=0.9), nn.relu, nn.Dense(3)])
    x, y = normal(6, 4), integers(3, 6)
    variables = jax.jit(lambda x: model.init(jax.random.key(0), x))(x)
    optimizer = optax.sgd(0.1)

    def step(state, x, y):
        params, statistics, moments = state

        def loss(params):
            logits, changed = model.apply({"params": params, "batch_stats": statistics}, x, mutable=["batch_stats"])
            return cross_entropy(logits, y), changed["batch_stats"]

        (value, statistics), gradient = jax.value_and_grad(loss, has_aux=True)(params)
        updates, moments = optimizer.update(gradient, moments, params)
        return (optax.apply_updates(params, updates), statistics, moments), value

    params = variables["params"]
    return Program(step, ((params, variables["batch_stats"], optimizer.init(params)), x, y), 3, 1e-4)


@program
def linen_dropout():
    class Model(nn.Module):
        @nn.compact
        def __call__(self, x):
            return nn.Dense(2)(nn.Dropout(0.3, deterministic=False)(nn.relu(nn.Dense(8)(x))))

    model, x, y = Model(), normal(5, 4), normal(5, 2)
    params = jax.jit(lambda x: model.init({"params": jax.random.key(0), "dropout": jax.random.key(1)}, x))(x)["params"]

    def loss(p, x, y, key):
        return squares(model.apply({"params": p}, x, rngs={"dropout": jax.random.wrap_key_data(key)}), y)

    return training(loss, params, (x, y, jax.random.key_data(jax.random.key(5))))


@program
def linen_scanned_layers():
    class Layer(nn.Module):
        @nn.compact
        def __call__(self, x, _):
            return x + nn.Dense(6)(nn.tanh(nn.LayerNorm()(x))), None

    class Model(nn.Module):
        @nn.compact
        def __call__(self, x):
            layers = nn.scan(nn.remat(Layer), variable_axes={"params": 0}, split_rngs={"params": True}, length=3)
            return nn.Dense(2)(layers()(x, None)[0])

    return linen(Model(), normal(4, 6), normal(4, 2), squares, optax.adam(1e-2))


@program
def linen_weight_norm():
    return linen(nn.Sequential([nn.Dense(8), nn.swish, nn.WeightNorm(nn.Dense(2))]), normal(4, 6), normal(4, 2), squares)


def nnx_training(model, x, y, loss, optimizer=None):
    graph, params = nnx.split(model)
    return training(lambda p, x, y: loss(nnx.merge(graph, p)(x), y), params, (x, y), optimizer)


@program
def nnx_mlp():
    class Model(nnx.Module):
        def __init__(self, rngs):
            self.a, self.b = nnx.Linear(4, 8, rngs=rngs), nnx.Linear(8, 3, rngs=rngs)

        def __call__(self, x):
            return self.b(nnx.elu(self.a(x)))

    return nnx_training(Model(nnx.Rngs(0)), normal(5, 4), integers(3, 5), cross_entropy, optax.rmsprop(1e-2))


@program
def nnx_cnn():
    class Model(nnx.Module):
        def __init__(self, rngs):
            self.conv = nnx.Conv(2, 4, (3, 3), rngs=rngs)
            self.norm = nnx.LayerNorm(4, rngs=rngs)
            self.head = nnx.Linear(4, 3, rngs=rngs)

        def __call__(self, x):
            x = nnx.max_pool(nnx.relu(self.norm(self.conv(x))), (2, 2), strides=(2, 2))
            return self.head(x.mean((1, 2)))

    return nnx_training(Model(nnx.Rngs(0)), normal(2, 6, 6, 2), integers(3, 2), cross_entropy)


@program
def nnx_vit():
    class Model(nnx.Module):
        def __init__(self, rngs):
            self.patches = nnx.Conv(3, 8, (4, 4), strides=(4, 4), padding="VALID", rngs=rngs)
            self.norm = nnx.LayerNorm(8, rngs=rngs)
            self.attention = nnx.MultiHeadAttention(2, 8, decode=False, rngs=rngs)
            self.head = nnx.Linear(8, 3, rngs=rngs)

        def __call__(self, x):
            x = self.patches(x).reshape(x.shape[0], -1, 8)
            x = x + self.attention(self.norm(x))
            return self.head(x.mean(1))

    model = Model(nnx.Rngs(0))
    graph, params, rest = nnx.split(model, nnx.Param, ...)

    def loss(p, x, y):
        return cross_entropy(nnx.merge(graph, p, rest)(x), y)

    return training(loss, params, (normal(2, 8, 8, 3), integers(3, 2)))


@program
def nnx_batch_and_group_norm():
    class Model(nnx.Module):
        def __init__(self, rngs):
            self.conv = nnx.Conv(2, 8, (3, 3), rngs=rngs)
            self.batch = nnx.BatchNorm(8, rngs=rngs)
            self.group = nnx.GroupNorm(8, num_groups=2, rngs=rngs)
            self.head = nnx.Linear(8, 3, rngs=rngs)

        def __call__(self, x):
            x = nnx.relu(self.batch(self.conv(x)))
            return self.head(nnx.relu(x + self.group(x)).mean((1, 2)))

    graph, params, rest = nnx.split(Model(nnx.Rngs(0)), nnx.Param, ...)
    optimizer = optax.sgd(0.1)

    def step(state, x, y):
        def loss(params, rest):
            model = nnx.merge(graph, params, rest, copy=True)
            value = cross_entropy(model(x), y)
            return value, nnx.split(model, nnx.Param, ...)[2]

        params, rest, moments = state
        (value, rest), gradient = jax.value_and_grad(loss, has_aux=True)(params, rest)
        updates, moments = optimizer.update(gradient, moments, params)
        return (optax.apply_updates(params, updates), rest, moments), value

    return Program(step, ((params, rest, optimizer.init(params)), normal(2, 6, 6, 2), integers(3, 2)), 3, 2e-4)
