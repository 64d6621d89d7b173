"""Writes more of the self-checking tests of this folder; see forms.py.

  python test/Raise/spellings.py

Masks and biases of attention, heads that share keys, softmaxes by hand, smoothed
labels, and norms without all of their parts.
"""

import jax
import jax.numpy as jnp
import numpy as np

from forms import (BHTD, BIAS, COLUMNS, GAIN, GRADIENT, HERE, KEYS, MIN, NO_LOGITS, NO_SCORES, QKV,
                   TARGETS, TRIL, WEIGHT, B, D, H, T, V, X, backward, function, numbers, write,
                   write_refused)

import os

# The first query of the first sequence sees no key in the past.
LEFT = np.array([[False, False, True, True], [True, True, True, False]])
ANY = np.array([[[[True, False, True, False], [True, True, False, False],
                  [False, True, True, False], [True, True, True, True]]],
                [[[True, True, True, True], [False, False, False, False],
                  [False, True, False, True], [True, False, False, True]]]])
BY_HEAD = numbers(1, H, T, T)
BY_BATCH = numbers(B, 1, T, T)
FEW = [QKV[0], numbers(B, T, 1, D), numbers(B, T, 1, D)]
MANY = [numbers(B, T, 4, D), numbers(B, T, H, D), numbers(B, T, H, D)]
VALID = np.array([[3, 1, -100, 7], [-100, 0, 11, 2]], np.int32)
MARKS = np.abs(numbers(B, T))


def attend(q, k, v, change):
    s = jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.sqrt(D)
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(change(s), -1), v)


def per_key(mask):
    return mask[:, None, None, :]


# --- masks and biases ----------------------------------------------------------

def added_finite(q, k, v, keys):
    return attend(q, k, v, lambda s: s + per_key(jnp.where(keys, 0.0, -1e9)))


def added_infinite(q, k, v, keys):
    return attend(q, k, v, lambda s: s + per_key(jnp.where(keys, 0.0, -jnp.inf)))


def added_integers(q, k, v, keys):
    return attend(q, k, v, lambda s: s - (1.0 - per_key(keys).astype(jnp.float32)) * 1e4)


def added_causal_and_keys(q, k, v, keys):
    bias = jnp.where(per_key(keys) & TRIL, 0.0, MIN)
    return attend(q, k, v, lambda s: s + bias)


def added_one_by_one(q, k, v, keys):
    causal = (1.0 - jnp.tril(jnp.ones((T, T)))) * -1e9
    return attend(q, k, v, lambda s: s + causal + (1.0 - per_key(keys)) * -1e9)


def selected_then_added(q, k, v, keys):
    return attend(q, k, v, lambda s: jnp.where(TRIL, s, -1e9) + (1.0 - per_key(keys)) * -1e9)


def library_bias(q, k, v, bias):
    return jax.nn.dot_product_attention(q, k, v, bias=jax.lax.stop_gradient(bias), is_causal=True)


def library_bias_padded(q, k, v, keys):
    bias = per_key(jnp.where(keys, 0.0, -jnp.inf))
    return jax.nn.dot_product_attention(q, k, v, bias=bias, is_causal=True)


def library_mask(q, k, v, mask):
    return jax.nn.dot_product_attention(q, k, v, mask=mask)


def selected(q, k, v, mask):
    return attend(q, k, v, lambda s: jnp.where(mask, s, -jnp.inf))


def segments(q, k, v, ids):
    mask = (ids[:, None, :, None] == ids[:, None, None, :]) & TRIL
    return attend(q, k, v, lambda s: jnp.where(mask, s, -1e9))


def window(q, k, v):
    near = TRIL & ~np.tril(np.ones((T, T), bool), -2)
    return attend(q, k, v, lambda s: jnp.where(near, s, -1e9))


def slopes(q, k, v):
    slope = 2.0 ** -(8 * jnp.arange(1, H + 1) / H)
    distance = jnp.arange(T)[None, :] - jnp.arange(T)[:, None]
    bias = slope[:, None, None] * distance
    return attend(q, k, v, lambda s: jnp.where(TRIL, s + bias, -jnp.inf))


def narrow_padded(q, k, v, keys):
    q, k, v = (a.astype(jnp.bfloat16) for a in (q, k, v))
    s = jnp.einsum("bqhd,bkhd->bhqk", q, k, preferred_element_type=jnp.float32) * 0.5
    w = jax.nn.softmax(s + per_key(jnp.where(keys, 0.0, -1e9)), -1).astype(q.dtype)
    return jnp.einsum("bhqk,bkhd->bqhd", w, v).astype(jnp.float32)


def learned(q, k, v, bias):
    out, pull = jax.vjp(lambda bias: attend(q, k, v, lambda s: s + bias), bias)
    return out, *pull(jnp.sin(out))


def mixed(q, k, v, keys):
    def change(s):
        s = jnp.where(TRIL, s + BY_BATCH, -1e9)
        return s + (1.0 - per_key(keys)) * -1e9
    return attend(q, k, v, change)


# --- heads that share keys -----------------------------------------------------

def library_groups(q, k, v):
    return jax.nn.dot_product_attention(q, k, v, is_causal=True)


def one_head_of_keys(q, k, v):
    s = jnp.einsum("bqhd,bkd->bhqk", q, k[:, :, 0]) * 0.5
    return jnp.einsum("bhqk,bkd->bqhd", jax.nn.softmax(jnp.where(TRIL, s, MIN), -1), v[:, :, 0])


def groups_padded(q, k, v, keys):
    s = jnp.einsum("bqhgd,bkhd->bhgqk", q.reshape(B, T, H, 2, D), k) * 0.5
    s = s + jnp.where(keys, 0.0, -1e9)[:, None, None, None, :]
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
    w = jax.nn.softmax(s, -1, where=mask)
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


# --- smoothed labels -----------------------------------------------------------

def smooth_one_hot(x, w, t):
    shares = jax.nn.one_hot(t, V) * 0.9 + 0.1 / V
    return -jnp.mean(jnp.sum(shares * jax.nn.log_softmax(x @ w), -1))


def smooth_gather(x, w, t):
    p = jax.nn.log_softmax(x @ w)
    loss = -jnp.take_along_axis(p, t[..., None], -1)[..., 0]
    return jnp.mean(0.9 * loss - 0.1 * p.mean(-1))


def smooth_logsumexp(x, w, t):
    logits = x @ w.T
    lse = jax.nn.logsumexp(logits, -1)
    loss = lse - jnp.take_along_axis(logits, t[..., None], -1)[..., 0]
    return jnp.mean(0.8 * loss + 0.2 * (lse - logits.mean(-1)))


def smooth_others(x, w, t):
    low = 0.1 / (V - 1)
    shares = jax.nn.one_hot(t, V) * (0.9 - low) + low
    return -jnp.mean(jnp.sum(shares * jax.nn.log_softmax(x @ w), -1))


def smooth_ignored(x, w, t):
    valid = t != -100
    p = jax.nn.log_softmax(x @ w)
    loss = -jnp.take_along_axis(p, jnp.where(valid, t, 0)[..., None], -1)[..., 0]
    return jnp.sum((0.9 * loss - 0.1 * p.mean(-1)) * valid) / jnp.maximum(valid.sum(), 1)


def ignored_one_hot(x, w, t):
    valid = t != -100
    loss = -jnp.sum(jax.nn.one_hot(t, V) * jax.nn.log_softmax(x @ w), -1)
    return jnp.sum(loss * valid) / valid.sum()


def smooth_marked(x, w, t, marks):
    shares = jax.nn.one_hot(t, V) * 0.9 + 0.1 / V
    loss = -jnp.sum(shares * jax.nn.log_softmax(x @ w), -1)
    marks = jax.lax.stop_gradient(marks)
    return jnp.sum(loss * marks) / jnp.sum(marks)


def soft(x, w, y):
    return -jnp.mean(jnp.sum(y * jax.nn.log_softmax(x @ w), -1))


def next_token(x, w, t):
    p = jax.nn.log_softmax((x @ w)[:, :-1])
    return -jnp.mean(jnp.take_along_axis(p, t[:, 1:, None], -1))


def next_token_and_logits(x, w, t):
    logits = x @ w
    return mean_loss(logits[:, :-1], t[:, 1:]), logits


def mean_loss(logits, t):
    """As optax has it."""
    logit = jnp.take_along_axis(logits, t[..., None], -1)[..., 0]
    return jnp.mean(jax.nn.logsumexp(logits, -1) - logit)


def next_token_marked(x, w, t, marks):
    logits = (x @ w)[:, :-1]
    logit = jnp.take_along_axis(logits, t[:, 1:, None], -1)[..., 0]
    marks = jax.lax.stop_gradient(marks[:, 1:])
    return jnp.sum((jax.nn.logsumexp(logits, -1) - logit) * marks) / jnp.sum(marks)


def next_token_biased(x, w, b, t):
    return mean_loss((x @ w + b)[:, :-1], t[:, 1:])


def next_token_joined(x, w, b, t):
    return mean_loss((x @ w + b)[:, :-1].reshape(-1, V), t[:, 1:].reshape(-1))


def with_bias(x, w, b, t):
    return mean_loss(x @ w + b, t)


def smooth_with_bias(x, w, b, t):
    shares = jax.nn.one_hot(t, V) * 0.9 + 0.1 / V
    return -jnp.mean(jnp.sum(shares * jax.nn.log_softmax(x @ w + b), -1))


def scaled(x, w, t):
    return mean_loss(x @ w * 0.3, t)


def scaled_with_bias(x, w, b, t):
    return mean_loss((x @ w)[:, :-1] / 3 + b, t[:, 1:])


def scaled_behind_bias(x, w, b, t):
    return mean_loss((x @ w + b) * 0.3, t)


def temperature(x, w, tau, t):
    return mean_loss(x @ w / tau, t)


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
BIASED = "CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {"
MASKED = "CHECK: trc.attention(%{{.*}}) mask(%{{.*}}) {"


def whole_step(q, k, v, x, w, keys, t):
    """What the plan of a step with a padding mask, shared keys and smoothed labels holds."""
    def loss(q, k, v, x, w):
        s = jnp.einsum("bqhgd,bkhd->bhgqk", q, k) * 0.125
        s = jnp.where(jnp.tril(jnp.ones(s.shape[-2:], bool)), s, -1e9)
        s = s + jnp.where(keys, 0.0, -1e9)[:, None, None, None, :]
        out = jnp.einsum("bhgqk,bkhd->bqhgd", jax.nn.softmax(s, -1), v)
        x = x + out.reshape(x.shape)
        p = jax.nn.log_softmax(x @ w)
        hit = -jnp.take_along_axis(p, t[..., None], -1)[..., 0]
        return jnp.mean(0.9 * hit - 0.1 * p.mean(-1))
    return jax.value_and_grad(loss, argnums=(0, 1, 2, 3, 4))(q, k, v, x, w)


def write_plan(name):
    def shape(*sizes, kind=jnp.float32):
        return jax.ShapeDtypeStruct(sizes, kind)
    inputs = [shape(2, 80, 3, 2, 16), shape(2, 80, 3, 16), shape(2, 80, 3, 16), shape(2, 80, 96),
              shape(96, 1000), shape(2, 80, kind=jnp.bool_), shape(2, 80, kind=jnp.int32)]
    body = function(whole_step, inputs).replace("func.func private @form", "func.func @step")
    with open(os.path.join(HERE, name), "w") as file:
        file.write(f"""// A step with padded keys, heads that share keys, and smoothed labels: nothing of the
// size of the scores or of the mask for each query is planned.
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
    biased = [NO_SCORES, BIASED, NO_SCORES, GRADIENT, NO_SCORES]
    masked = [NO_SCORES, MASKED, NO_SCORES, GRADIENT, NO_SCORES]
    write("raise-attention-masks.mlir", "Masks that are selected or added, with gradients.", [
        ("A padding mask is added, -1e9.", backward(added_finite), [*QKV, LEFT], biased),
        ("Minus infinity.", backward(added_infinite), [*QKV, KEYS], masked),
        ("Made of integers, and subtracted.", backward(added_integers),
         [*QKV, KEYS.astype(np.int32)], biased),
        ("Causal and padding together; a query sees nothing.", backward(added_causal_and_keys),
         [*QKV, LEFT], ["CHECK: trc.attention(%{{.*}}) mask(%{{.*}}) {additive, causal", GRADIENT]),
        ("One added after the other; a query sees nothing.", backward(added_one_by_one),
         [*QKV, LEFT.astype(np.int32)],
         ["CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {additive, causal, fill = -1.000000e+09 : "
          "f64, fill_first", GRADIENT]),
        ("The causal one selected, then padding added.", backward(selected_then_added),
         [*QKV, LEFT.astype(np.int32)],
         ["CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {causal, fill = -1.000000e+09 : f64, "
          "fill_first", GRADIENT]),
        ("jax.nn.dot_product_attention with padding as bias.", backward(library_bias_padded),
         [*QKV, KEYS], [NO_SCORES, "CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {causal", GRADIENT]),
        ("In bf16.", backward(narrow_padded), [*QKV, LEFT], biased, "3.0e-02"),
    ], CUDA)
    write("raise-attention-bias.mlir", "Masks and biases that differ between queries.", [
        ("A mask for each query; one sees nothing.", backward(library_mask), [*QKV, ANY], masked),
        ("Minus infinity.", selected, [*QKV, ANY | TRIL], [NO_SCORES, MASKED, NO_SCORES]),
        ("Positions of one segment see each other.", backward(segments),
         [*QKV, np.array([[0, 0, 1, 1], [0, 1, 1, 2]], np.int32)],
         ["CHECK: trc.attention(%{{.*}}) mask(%{{.*}}) {causal", GRADIENT]),
        ("A window: a constant mask beside the causal one.", backward(window), QKV,
         ["CHECK: trc.attention(%{{.*}}) mask(%{{.*}}) {causal", GRADIENT]),
        ("A bias by batch.", backward(lambda q, k, v, b: library_bias(q, k, v, b)),
         [*QKV, BY_BATCH], ["CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {causal", GRADIENT]),
        ("Slopes, one for each head.", backward(slopes), QKV,
         ["CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {causal", GRADIENT]),
    ], CUDA)
    write("raise-attention-groups.mlir", "Heads of queries that share heads of keys.", [
        ("jax.nn.dot_product_attention.", backward(library_groups), MANY, [ATTENTION, GRADIENT]),
        ("One head of keys.", backward(library_groups), FEW, [ATTENTION, GRADIENT]),
        ("The same by hand.", backward(one_head_of_keys), FEW, [ATTENTION, GRADIENT]),
        ("By hand, with a padding mask.", backward(groups_padded), [*MANY, LEFT],
         [BIASED, GRADIENT]),
        ("Keys and values repeated.", backward(repeated), MANY, [ATTENTION, GRADIENT]),
        ("The only head of keys repeated, and its gradients added up.", backward(repeated), FEW,
         [ATTENTION, GRADIENT]),
    ], CUDA)
    write("raise-attention-spellings.mlir", "Softmaxes and layouts by many hands.", [
        ("Less the logarithm of the sum.", backward(by_logsumexp), QKV, gradients),
        ("The exponential of log_softmax.", backward(by_log_softmax), QKV, gradients),
        ("jax.nn.softmax with a mask.", softmax_where, [*QKV, ANY | TRIL],
         [NO_SCORES, MASKED, NO_SCORES]),
        ("Queries before heads in the scores.", backward(queries_first), QKV, [ATTENTION, GRADIENT]),
        ("Matrix products of heads, a mask of floats.", backward(matmul), BHTD,
         [ATTENTION, GRADIENT]),
        ("One head of one sequence, by vmap.", backward(by_vmap), QKV, [ATTENTION, GRADIENT]),
    ])
    both = [NO_LOGITS, "CHECK: trc.head_loss_gradient(", "CHECK-SAME: smoothing", NO_LOGITS]
    write("raise-head-loss-smoothed.mlir", "Cross entropies with smoothed labels, and gradients.", [
        ("Shares by a one-hot tensor; targets outside.", backward(smooth_one_hot),
         [X, COLUMNS, TARGETS - 3], both),
        ("Forward only.", smooth_one_hot, [X, COLUMNS, TARGETS - 3],
         [NO_LOGITS, "CHECK: trc.head_loss(", "CHECK-SAME: smoothing", NO_LOGITS]),
        ("The mean of log_softmax.", backward(smooth_gather), [X, COLUMNS, TARGETS], both),
        ("Less the mean of the logits.", backward(smooth_logsumexp), [X, WEIGHT, TARGETS], both),
        ("Shares of the other words.", backward(smooth_others), [X, COLUMNS, TARGETS], both),
        ("Ignored labels.", backward(smooth_ignored), [X, COLUMNS, VALID],
         ["CHECK: trc.head_loss_gradient(", "CHECK-SAME: smoothing"]),
        ("Ignored labels, not smoothed.", backward(ignored_one_hot), [X, COLUMNS, VALID],
         ["CHECK: trc.head_loss_gradient("]),
        ("Marks for each row.", lambda x, w, m, t: smooth_marked(x, w, t, m),
         [X, COLUMNS, MARKS, TARGETS], [NO_LOGITS, "CHECK: trc.head_loss(", NO_LOGITS]),
    ], CUDA)
    head, late = [X, COLUMNS, numbers(V), TARGETS], "CHECK-NOT: tensor<{{2x[34]|6}}x12xf32>"
    both = [late, "CHECK: trc.head_loss_gradient(", late]
    write("raise-head-loss-users.mlir",
          "Heads as users of libraries write them: rows sliced, biases, scales.", [
              ("All logits but the last of each row.", next_token, [X, COLUMNS, TARGETS],
               [late, "CHECK: trc.head_loss(", late]),
              ("The same with its gradients: zeros stand behind the last.", backward(next_token),
               [X, COLUMNS, TARGETS], both),
              ("The mean of the marked ones, whose gradient is computed behind the loss.",
               backward(lambda x, w, m, t: next_token_marked(x, w, t, m)),
               [X, COLUMNS, MARKS, TARGETS], both),
              ("A bias and its gradient.", backward(with_bias), head, both),
              ("A bias, and rows sliced.", backward(next_token_biased), head, both),
              ("And then joined.", backward(next_token_joined), head,
               [late, "CHECK: trc.head_loss_gradient("]),
              ("A bias and smoothed labels.", backward(smooth_with_bias), head, both),
              ("A scale.", backward(scaled), [X, COLUMNS, TARGETS], both),
              ("A scale in front of a bias.", backward(scaled_with_bias), head, both),
              ("A scale behind it.", backward(scaled_behind_bias), head, both),
              ("A scale that is learned, forward.", temperature,
               [X, COLUMNS, np.float32([1.5]), TARGETS],
               ["CHECK: trc.head_loss(", late]),
          ], CUDA)
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
                  "Biases and divisions that are not raised, and the reason.", softmaxes,
                  "exponential", [
                      ("A bias with a gradient.", learned, [*QKV, BY_HEAD],
                       "attention not raised: what is added to the scores has a gradient, by "
                       "'stablehlo.reduce'"),
                      ("Added before and after.", mixed, [*QKV, KEYS],
                       "attention not raised: a part of what is added to the scores"),
                      ("The sum divides the result.", late_division, QKV,
                       "attention not raised: the weights are also used by 'func.return'"),
                  ])
    write_refused("raise-head-loss-spellings-refused.mlir",
                  "Heads that are not raised, and the reason.",
                  "convert-dots-to-contract,raise-head-loss{remarks}", "exponential", [
                      ("Soft labels.", soft, [X, COLUMNS, numbers(B, T, V)],
                       "head loss not raised: no row has the form of a cross entropy"),
                      ("The logits are kept too.", next_token_and_logits, [X, COLUMNS, TARGETS],
                       "head loss not raised: rows are taken from the logits by "
                       "'stablehlo.slice'"),
                      ("A scale that is learned, and its gradient.", backward(temperature),
                       [X, COLUMNS, np.float32([1.5]), TARGETS],
                       "head loss not raised: the product is read without its scale"),
                  ])
    write_refused("raise-layer-norm-refused.mlir",
                  "Norms that are not raised, and the reason.", "raise-layer-norm{remarks}", "sqrt",
                  [("Epsilon outside of the root.", epsilon_outside, [X, GAIN, BIAS],
                    "layer norm not raised: epsilon is added to the root")])
    write_plan("raise-spellings-memory.mlir")


if __name__ == "__main__":
    main()
