"""A GPT-2-style language model and its whole training step, in plain JAX.

Three functions over one state:

  initialise(seed)       -> state
  step(state, tokens)    -> state, {"loss", "lr"}     the state is donated
  evaluate(state, tokens)-> {"loss"}                  no dropout

`step` is forward, backward and AdamW. The state is a dictionary: `params`,
the moments `m` and `v`, the counter `step`, and the generator's `key`, which
every step splits. `tokens` is i32[B, T + 1]: positions 0..T-1 are read,
positions 1..T are to be foretold.

Run as a script it prints the three as one StableHLO text:

  python models/jax/gpt2.py --layers 4 --width 192 --out gpt2_demo.mlir
"""

import dataclasses
import math

import jax
import jax.numpy as jnp

from print_program import print_program, script


@dataclasses.dataclass(frozen=True)
class Config:
    layers: int = 2
    heads: int = 2
    width: int = 32
    vocab: int = 64
    B: int = 2              # sequences in a batch
    T: int = 16             # positions in a sequence
    std: float = 0.02       # of the first weights
    dropout: float = 0.0
    gelu: str = "tanh"      # or "erf", the exact form
    dtype: str = "f32"      # of activations; parameters stay f32
    scan: int = 0           # 1: layers stacked, one loop over them
    checkpoint: int = 0     # 1: layers recomputed in the backward pass
    lr: float = 1e-3
    schedule: str = "fixed"  # or "cosine": warm up, then down to a tenth
    warmup: int = 100
    steps: int = 1000       # where the cosine ends
    decay: float = 0.1      # of matrices only
    beta1: float = 0.9
    beta2: float = 0.99
    eps: float = 1e-8


# --- parameters -------------------------------------------------------------

def layer_name(config, i):
    return f"h{i:0{len(str(config.layers - 1))}d}"


def new_params(config, key):
    """Normal(0, std), projections into the residual stream scaled down."""
    C = config.width
    names = [layer_name(config, i) for i in range(config.layers)]
    keys = iter(jax.random.split(key, 2 + 4 * config.layers))

    def matrix(shape, std=config.std):
        return std * jax.random.normal(next(keys), shape, jnp.float32)

    def norm():
        return {"g": jnp.ones((C,)), "b": jnp.zeros((C,))}

    residual = config.std / math.sqrt(2 * config.layers)
    params = {"wte": matrix((config.vocab, C)), "wpe": matrix((config.T, C)), "ln_f": norm()}
    for name in names:
        params[name] = {
            "ln_1": norm(),
            "ln_2": norm(),
            "attn": {"qkv_w": matrix((C, 3 * C)), "qkv_b": jnp.zeros((3 * C,)),
                     "out_w": matrix((C, C), residual), "out_b": jnp.zeros((C,))},
            "mlp": {"up_w": matrix((C, 4 * C)), "up_b": jnp.zeros((4 * C,)),
                    "down_w": matrix((4 * C, C), residual), "down_b": jnp.zeros((C,))},
        }
    if config.scan:
        layers = [params.pop(name) for name in names]
        params["h"] = jax.tree.map(lambda *leaves: jnp.stack(leaves), *layers)
    return params


# --- the model --------------------------------------------------------------

def layer_norm(x, p):
    """Statistics in f32 whatever the activations are."""
    x32 = x.astype(jnp.float32)
    mean = jnp.mean(x32, axis=-1, keepdims=True)
    var = jnp.mean(jnp.square(x32 - mean), axis=-1, keepdims=True)
    y = (x32 - mean) * jax.lax.rsqrt(var + 1e-5) * p["g"] + p["b"]
    return y.astype(x.dtype)


def dropout(x, rate, key):
    if rate == 0.0 or key is None:
        return x
    keep = jax.random.bernoulli(key, 1.0 - rate, x.shape)
    return jnp.where(keep, x / (1.0 - rate), 0.0).astype(x.dtype)


def linear(x, w, b):
    return x @ w.astype(x.dtype) + b.astype(x.dtype)


def attention(config, x, p, keys):
    B, T, C = x.shape
    H = config.heads
    qkv = linear(x, p["qkv_w"], p["qkv_b"]).reshape(B, T, 3, H, C // H)
    q, k, v = qkv[:, :, 0], qkv[:, :, 1], qkv[:, :, 2]
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k).astype(jnp.float32)
    scores = scores / math.sqrt(C // H)
    causal = jnp.tril(jnp.ones((T, T), bool))
    scores = jnp.where(causal, scores, -1e9)
    weights = jax.nn.softmax(scores, axis=-1).astype(x.dtype)
    weights = dropout(weights, config.dropout, keys[0])
    y = jnp.einsum("bhqk,bkhd->bqhd", weights, v).reshape(B, T, C)
    return dropout(linear(y, p["out_w"], p["out_b"]), config.dropout, keys[1])


def mlp(config, x, p, keys):
    h = linear(x, p["up_w"], p["up_b"])
    h = jax.nn.gelu(h, approximate=config.gelu == "tanh")
    return dropout(linear(h, p["down_w"], p["down_b"]), config.dropout, keys[2])


def block(config, x, p, keys):
    with jax.named_scope("attn"):
        x = x + attention(config, layer_norm(x, p["ln_1"]), p["attn"], keys)
    with jax.named_scope("mlp"):
        x = x + mlp(config, layer_norm(x, p["ln_2"]), p["mlp"], keys)
    return x


def logits_of(config, params, tokens, key):
    """key: of dropout, or None for none."""
    n = config.layers
    if config.dropout == 0.0 or key is None:
        keys = None
        first, per_layer = None, [(None, None, None)] * n
    else:
        keys = jax.random.split(key, 1 + 3 * n)
        first, per_layer = keys[0], keys[1:].reshape(n, 3, -1)

    dtype = {"f32": jnp.float32, "bf16": jnp.bfloat16}[config.dtype]
    with jax.named_scope("embed"):
        x = params["wte"][tokens] + params["wpe"][:tokens.shape[1]]
        x = dropout(x.astype(dtype), config.dropout, first)

    def run(x, p, keys):
        return block(config, x, p, keys)

    if config.checkpoint:
        run = jax.checkpoint(run)
    if config.scan:
        def body(x, inputs):
            p, layer_keys = inputs
            return run(x, p, (None,) * 3 if layer_keys is None else layer_keys), None
        with jax.named_scope("h"):
            x, _ = jax.lax.scan(body, x, (params["h"], None if keys is None else per_layer))
    else:
        for i in range(n):
            name = layer_name(config, i)
            with jax.named_scope(name):
                x = run(x, params[name], per_layer[i])
    with jax.named_scope("ln_f"):
        x = layer_norm(x, params["ln_f"])
    with jax.named_scope("head"):
        return (x @ params["wte"].astype(dtype).T).astype(jnp.float32)


def loss_of(config, params, tokens, key):
    """Mean cross entropy in nats per token."""
    logits = logits_of(config, params, tokens[:, :-1], key)
    with jax.named_scope("loss"):
        target = jnp.take_along_axis(logits, tokens[:, 1:, None], axis=-1)[..., 0]
        return jnp.mean(jax.nn.logsumexp(logits, axis=-1) - target)


# --- the optimizer ----------------------------------------------------------

def learning_rate(config, step):
    if config.schedule == "fixed":
        return jnp.float32(config.lr)
    t = step.astype(jnp.float32)
    up = t / config.warmup
    along = jnp.clip((t - config.warmup) / (config.steps - config.warmup), 0.0, 1.0)
    down = 0.55 + 0.45 * jnp.cos(jnp.pi * along)
    return config.lr * jnp.minimum(up, down)


def adamw(config, state, grads):
    step = state["step"] + 1
    t = step.astype(jnp.float32)
    lr = learning_rate(config, step)
    fix1 = 1.0 - config.beta1 ** t
    fix2 = 1.0 - config.beta2 ** t

    def update(p, g, m, v):
        m = config.beta1 * m + (1.0 - config.beta1) * g
        v = config.beta2 * v + (1.0 - config.beta2) * g * g
        direction = (m / fix1) / (jnp.sqrt(v / fix2) + config.eps)
        matrix = p.ndim >= (3 if config.scan and p.shape[0] == config.layers else 2)
        if matrix:
            direction = direction + config.decay * p
        return p - lr * direction, m, v

    updated = jax.tree.map(update, state["params"], grads, state["m"], state["v"])
    params, m, v = jax.tree.transpose(
        jax.tree.structure(grads), jax.tree.structure((0, 0, 0)), updated)
    return {"params": params, "m": m, "v": v, "step": step}, lr


# --- the three entries ------------------------------------------------------

def make(config):
    def initialise(seed):
        key, params_key = jax.random.split(jax.random.PRNGKey(seed))
        with jax.named_scope("initialise"):
            params = new_params(config, params_key)
        zeros = lambda: jax.tree.map(jnp.zeros_like, params)
        return {"params": params, "m": zeros(), "v": zeros(),
                "step": jnp.int32(0), "key": key}

    def step(state, tokens):
        key, dropout_key = jax.random.split(state["key"])
        loss, grads = jax.value_and_grad(
            lambda params: loss_of(config, params, tokens, dropout_key))(state["params"])
        with jax.named_scope("adamw"):
            new_state, lr = adamw(config, state, grads)
        return {**new_state, "key": key}, {"loss": loss, "lr": lr}

    def evaluate(state, tokens):
        return {"loss": loss_of(config, state["params"], tokens, None)}

    return initialise, step, evaluate


def shapes(config):
    """The arguments of initialise and of step, as shapes."""
    seed = jax.ShapeDtypeStruct((), jnp.int32)
    tokens = jax.ShapeDtypeStruct((config.B, config.T + 1), jnp.int32)
    return seed, (jax.eval_shape(make(config)[0], seed), tokens)


def program(config, made_by, **options):
    initialise, step, evaluate = make(config)
    seed, step_arguments = shapes(config)
    return print_program("gpt2", [(initialise, (), (seed,)),
                                  (step, (0,), step_arguments),
                                  (evaluate, (), step_arguments)], made_by, **options)


if __name__ == "__main__":
    script(Config, program, "models/jax/gpt2.py")
