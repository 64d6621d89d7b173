"""Writes more of the self-checking tests of this folder; see forms.py.

  python test/Raise/spellings.py

Heads that share keys, softmaxes by hand, and norms without all of their parts.
"""

import jax
import jax.numpy as jnp
import numpy as np

from forms import (BHTD, BIAS, COLUMNS, GAIN, GRADIENT, HERE, KEYS, MIN, NO_SCORES, QKV,
                   TARGETS, TRIL, WEIGHT, B, D, H, T, V, X, backward, function, numbers, write,
                   write_refused)

import os

# The first query of the first sequence sees no key in the past.
LEFT = np.array([[False, False, True, True], [True, True, True, False]])
FEW = [QKV[0], numbers(B, T, 1, D), numbers(B, T, 1, D)]
MANY = [numbers(B, T, 4, D), numbers(B, T, H, D), numbers(B, T, H, D)]
VALID = np.array([[3, 1, -100, 7], [-100, 0, 11, 2]], np.int32)


# --- heads that share keys -----------------------------------------------------

def library_groups(q, k, v):
    return jax.nn.dot_product_attention(q, k, v, is_causal=True)


def one_head_of_keys(q, k, v):
    s = jnp.einsum("bqhd,bkd->bhqk", q, k[:, :, 0]) * 0.5
    return jnp.einsum("bhqk,bkd->bqhd", jax.nn.softmax(jnp.where(TRIL, s, MIN), -1), v[:, :, 0])


def groups_padded(q, k, v, keys):
    s = jnp.einsum("bqhgd,bkhd->bhgqk", q.reshape(B, T, H, 2, D), k) * 0.5
    s = jnp.where(keys[:, None, None, None, :] & TRIL, s, -1e9)
    out = jnp.einsum("bhgqk,bkhd->bqhgd", jax.nn.softmax(s, -1), v)
    return out.reshape(B, T, 4, D)


def repeated(q, k, v):
    k, v = (jnp.repeat(a, 2, 2) for a in (k, v))
    return jax.nn.dot_product_attention(q, k, v, is_causal=True)


# --- softmaxes by hand ---------------------------------------------------------

def by_logsumexp(q, k, v):
    s = jnp.where(TRIL, jnp.einsum("bqhd,bkhd->bhqk", q, k), -jnp.inf)
    w = jnp.exp(s - jax.nn.logsumexp(s, -1, keepdims=True))
    return jnp.einsum("bhqk,bkhd->bqhd", w, v)


def by_log_softmax(q, k, v):
    w = jnp.exp(jax.nn.log_softmax(jnp.einsum("bqhd,bkhd->bhqk", q, k), -1))
    return jnp.einsum("bhqk,bkhd->bqhd", w, v)


def softmax_where(q, k, v, mask):
    s = jnp.einsum("bqhd,bkhd->bhqk", q, k) * 0.5
    w = jax.nn.softmax(s, -1, where=mask[:, None, None, :])
    return jnp.einsum("bhqk,bkhd->bqhd", w, v)


def queries_first(q, k, v):
    s = jnp.einsum("bqhd,bkhd->bqhk", q, k) * 0.5
    return jnp.einsum("bqhk,bkhd->bqhd", jax.nn.softmax(s, -1), v)


def matmul(q, k, v):
    s = q @ k.swapaxes(-1, -2) / np.sqrt(D)
    s = jnp.where(jnp.tril(jnp.ones((T, T))) == 0, -jnp.inf, s)
    return jax.nn.softmax(s, -1) @ v


def by_vmap(q, k, v):
    def one(q, k, v):
        return jax.nn.softmax(jnp.where(TRIL, q @ k.T / np.sqrt(D), -1e10), -1) @ v
    return jax.vmap(jax.vmap(one, (1, 1, 1), 1))(q, k, v)


def late_division(q, k, v):
    e = jnp.exp(jnp.einsum("bqhd,bkhd->bhqk", q, k))
    return jnp.einsum("bhqk,bkhd->bqhd", e, v) / e.sum(-1).transpose(0, 2, 1)[..., None]


# --- heads and losses --------------------------------------------------------

def ignored_one_hot(x, w, t):
    valid = t != -100
    loss = -jnp.sum(jax.nn.one_hot(t, V) * jax.nn.log_softmax(x @ w), -1)
    return jnp.sum(loss * valid) / valid.sum()


def head_with_bias(x, w, b, t):
    p = jax.nn.log_softmax(x @ w + b)
    return -jnp.mean(jnp.take_along_axis(p, t[..., None], -1))


def next_token(x, w, t):
    p = jax.nn.log_softmax((x @ w)[:, :-1])
    return -jnp.mean(jnp.take_along_axis(p, t[:, 1:, None], -1))


# --- norms -----------------------------------------------------------------------

def normal(x):
    return (x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-5)


def norm_with_gain(x, g):
    return normal(x) * g


def norm_with_bias(x, b):
    return normal(x) + b


def norm_of_flax(x, g):
    mean = x.mean(-1)
    var = jnp.maximum(0.0, jnp.mean(jnp.square(x), -1) - jnp.square(mean))
    return (x - mean[..., None]) * (jax.lax.rsqrt(var[..., None] + 1e-6) * g)


def epsilon_outside(x, g, b):
    return (x - x.mean(-1, keepdims=True)) / (x.std(-1, keepdims=True) + 1e-5) * g + b


# --- printing ----------------------------------------------------------------------

CUDA = "// RUN: %check-cuda %s\n"
ATTENTION = "CHECK: trc.attention("
MASKED = "CHECK: trc.attention(%{{.*}}) mask(%{{.*}}) {"


def whole_step(q, k, v, x, w, keys, t):
    """What the plan of a step with a padding mask and shared keys holds."""
    def loss(q, k, v, x, w):
        s = jnp.einsum("bqhgd,bkhd->bhgqk", q, k) * 0.125
        past = jnp.tril(jnp.ones(s.shape[-2:], bool))
        s = jnp.where(past & keys[:, None, None, None, :], s, -1e9)
        out = jnp.einsum("bhgqk,bkhd->bqhgd", jax.nn.softmax(s, -1), v)
        x = x + out.reshape(x.shape)
        p = jax.nn.log_softmax(x @ w)
        return -jnp.mean(jnp.take_along_axis(p, t[..., None], -1))
    return jax.value_and_grad(loss, argnums=(0, 1, 2, 3, 4))(q, k, v, x, w)


def write_plan(name):
    def shape(*sizes, kind=jnp.float32):
        return jax.ShapeDtypeStruct(sizes, kind)
    inputs = [shape(2, 80, 3, 2, 16), shape(2, 80, 3, 16), shape(2, 80, 3, 16), shape(2, 80, 96),
              shape(96, 1000), shape(2, 80, kind=jnp.bool_), shape(2, 80, kind=jnp.int32)]
    body = function(whole_step, inputs).replace("func.func private @form", "func.func @step")
    with open(os.path.join(HERE, name), "w") as file:
        file.write(f"""// A step with padded keys, and heads that share keys: nothing of the size of the
// scores or of the mask for each query is planned.
// Printed by JAX {jax.__version__}: test/Raise/spellings.py
// RUN: trc-compile --to=plan --remarks %s -o %t.mlir 2> %t.said
// RUN: not grep -E "warning|not raised" %t.said
// RUN: FileCheck %s < %t.mlir
// CHECK: plan.entry @step
// CHECK: plan.call "trc.attention"
// CHECK: plan.call "trc.attention_gradient"
// RUN: not grep "80x80x" %t.mlir

{body}
""")


def main():
    gradients = [NO_SCORES, ATTENTION, NO_SCORES, GRADIENT, NO_SCORES]
    write("raise-attention-groups.mlir", "Heads of queries that share heads of keys.", [
        ("jax.nn.dot_product_attention.", backward(library_groups), MANY, [ATTENTION, GRADIENT]),
        ("One head of keys.", backward(library_groups), FEW, [ATTENTION, GRADIENT]),
        ("The same by hand.", backward(one_head_of_keys), FEW, [ATTENTION, GRADIENT]),
        ("By hand, with a padding mask.", backward(groups_padded), [*MANY, LEFT],
         [MASKED, GRADIENT]),
        ("Keys and values repeated.", backward(repeated), MANY, [ATTENTION, GRADIENT]),
    ], CUDA)
    write("raise-attention-spellings.mlir", "Softmaxes and layouts by many hands.", [
        ("Less the logarithm of the sum.", backward(by_logsumexp), QKV, gradients),
        ("The exponential of log_softmax.", backward(by_log_softmax), QKV, gradients),
        ("jax.nn.softmax with a mask.", softmax_where, [*QKV, KEYS],
         [NO_SCORES, MASKED, NO_SCORES]),
        ("Queries before heads in the scores.", backward(queries_first), QKV, [ATTENTION, GRADIENT]),
        ("Matrix products of heads, a mask of floats.", backward(matmul), BHTD,
         [ATTENTION, GRADIENT]),
        ("One head of one sequence, by vmap.", backward(by_vmap), QKV, [ATTENTION, GRADIENT]),
    ])
    write("raise-head-loss-ignored.mlir", "Labels that do not count.", [
        ("By a one-hot tensor.", backward(ignored_one_hot), [X, COLUMNS, VALID],
         ["CHECK: trc.head_loss_gradient("]),
    ])
    norm = ["CHECK: trc.layer_norm(", "CHECK-NOT: sqrt"]
    write("raise-layer-norm-parts.mlir", "Layer norms without gain or bias.", [
        ("Neither.", normal, [X], norm),
        ("A gain only.", norm_with_gain, [X, GAIN], norm),
        ("A bias only.", norm_with_bias, [X, BIAS], norm),
        ("The difference of mean squares.", norm_of_flax, [X, GAIN], norm),
        ("The backward pass reads the statistics.", backward(norm_with_gain), [X, GAIN],
         ["CHECK: trc.layer_norm", "CHECK: return"], "1.0e-04"),
        ("Of a norm without either.", backward(normal), [X],
         ["CHECK: trc.layer_norm", "CHECK: return"], "1.0e-04"),
    ], CUDA)
    softmaxes = "convert-dots-to-contract,raise-attention{remarks}"
    write_refused("raise-attention-spellings-refused.mlir",
                  "Divisions that are not raised, and the reason.", softmaxes,
                  "exponential", [
                      ("The sum divides the result.", late_division, QKV,
                       "attention not raised: the weights are also used by 'func.return'"),
                  ])
    write_refused("raise-head-loss-spellings-refused.mlir",
                  "Heads that are not raised, and the reason.",
                  "convert-dots-to-contract,raise-head-loss{remarks}", "exponential", [
                      ("A bias.", head_with_bias, [X, COLUMNS, numbers(V), TARGETS],
                       "head loss not raised: a bias is added to the logits"),
                      ("Rows are taken behind the product.", next_token, [X, COLUMNS, TARGETS],
                       "head loss not raised: rows are taken from the logits by "
                       "'stablehlo.slice'"),
                  ])
    write_refused("raise-layer-norm-refused.mlir",
                  "Norms that are not raised, and the reason.", "raise-layer-norm{remarks}", "sqrt",
                  [("Epsilon outside of the root.", epsilon_outside, [X, GAIN, BIAS],
                    "layer norm not raised: epsilon is added to the root")])
    write_plan("raise-spellings-memory.mlir")


if __name__ == "__main__":
    main()
