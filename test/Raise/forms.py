"""Writes the self-checking tests of this folder: forms as JAX prints them.

  python test/Raise/forms.py

Each form is a function of a few inputs. Its test calls it on numbers, behind a
barrier so that nothing is folded, and compares with what JAX computed. What
the form should become is checked on the text.
"""

import os
import re

import jax
import jax.numpy as jnp
import numpy as np

B, T, H, D, C, V = 2, 4, 2, 4, 8, 12
HERE = os.path.dirname(os.path.abspath(__file__))
TRIL = np.tril(np.ones((T, T), bool))
MIN = float(jnp.finfo(jnp.float32).min)
rng = np.random.default_rng(7)


def numbers(*shape):
    return rng.normal(size=shape).astype(np.float32)


QKV = [numbers(B, T, H, D) for _ in range(3)]
BHTD = [numbers(B, H, T, D) for _ in range(3)]
LONG = [np.concatenate([a, -a], 1) for a in QKV]
KEY = np.array([20261121, 3000000007], np.uint32)
KEYS = np.array([[True, True, True, False], [True, False, True, True]])
X, GAIN, BIAS = numbers(B, T, C), numbers(C), numbers(C)
WEIGHT, COLUMNS = numbers(V, C), numbers(C, V)
TARGETS = rng.integers(0, V, (B, T)).astype(np.int32)


# --- attention ---------------------------------------------------------------

def library(q, k, v):
    return jax.nn.dot_product_attention(q, k, v, is_causal=True)


def library_padded(q, k, v, keys):
    return jax.nn.dot_product_attention(q, k, v, mask=keys[:, None, None, :], is_causal=True)


def flax_like(q, k, v, keys):
    q = q / jnp.sqrt(D).astype(q.dtype)
    w = jnp.einsum("...qhd,...khd->...hqk", q, k)
    mask = jnp.logical_and(keys[:, None, None, :], TRIL[None, None])
    return jnp.einsum("...hqk,...khd->...qhd", jax.nn.softmax(jnp.where(mask, w, MIN)), v)


def explicit(q, k, v):
    s = jnp.einsum("bhqd,bhkd->bhqk", q, k) / 3.0
    s = s + jnp.where(TRIL, 0.0, MIN)
    w = jnp.exp(s - jax.lax.stop_gradient(s.max(-1, keepdims=True)))
    return jnp.einsum("bhqk,bhkd->bhqd", w / w.sum(-1, keepdims=True), v)


def iotas(q, k, v):
    s = jnp.einsum("bqhd,bkhd->bhqk", q, k)
    i = jax.lax.broadcasted_iota(jnp.int32, s.shape, 2)
    j = jax.lax.broadcasted_iota(jnp.int32, s.shape, 3)
    w = jax.nn.softmax(jnp.where(j > i, -1e9, s * 0.5), -1)
    return jnp.einsum("bhqk,bkhd->bqhd", w, v)


def narrow(q, k, v):
    q, k, v = (a.astype(jnp.bfloat16) for a in (q, k, v))
    s = jnp.einsum("bqhd,bkhd->bhqk", q, k).astype(jnp.float32) * 0.5
    w = jax.nn.softmax(jnp.where(TRIL, s, -jnp.inf), -1).astype(q.dtype)
    return jnp.einsum("bhqk,bkhd->bqhd", w, v).astype(jnp.float32)


def wide_scores(q, k, v):
    q, k, v = (a.astype(jnp.bfloat16) for a in (q, k, v))
    s = 0.5 * jnp.einsum("bqhd,bkhd->bhqk", q, k, preferred_element_type=jnp.float32)
    w = jax.nn.softmax(jnp.where(TRIL, s, -1e30), -1).astype(q.dtype)
    return jnp.einsum("bhqk,bkhd->bqhd", w, v).astype(jnp.float32)


def padded_bias(q, k, v, keys):
    s = jnp.einsum("bqhd,bkhd->bhqk", q, k)
    s = s + (1.0 - keys[:, None, None, :].astype(jnp.float32)) * MIN
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(s, -1), v)


def softcap(q, k, v):
    s = jnp.tanh(jnp.einsum("bqhd,bkhd->bhqk", q, k))
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(s, -1), v)


def returned(q, k, v):
    w = jax.nn.softmax(jnp.einsum("bqhd,bkhd->bhqk", q, k), -1)
    return jnp.einsum("bhqk,bkhd->bqhd", w, v), w


def dropped(keep_of):
    """Causal attention whose weights are multiplied by keep_of(key, shape)."""
    def form(q, k, v, key):
        s = jnp.einsum("bqhd,bkhd->bhqk", q, k) * 0.5
        causal = np.tril(np.ones(s.shape[2:], bool))
        w = jax.nn.softmax(jnp.where(causal, s, -1e9), -1)
        return jnp.einsum("bhqk,bkhd->bqhd", keep_of(key, w), v)
    return form


def bernoulli(key, w):
    return jnp.where(jax.random.bernoulli(key, 0.7, w.shape), w / 0.7, 0.0)


def bernoulli_of_split(key, w):
    keep = jax.random.bernoulli(jax.random.split(key, 3)[1], 0.5, w.shape)
    return w * (keep.astype(w.dtype) / 0.5)


def bernoulli_of_folds(key, w):
    """The key as Flax makes it: by the number of a layer, and by that of a call."""
    layer = jax.random.fold_in(key, np.uint32(2260319926))
    return bernoulli(jax.random.fold_in(layer, w.shape[-1]), w)


def known_key(q, k, v):
    return dropped(bernoulli)(q, k, v, jax.random.PRNGKey(5))


def integer_bits(key, w):
    keep = jax.random.bits(key, w.shape, jnp.uint32) < np.uint32(3000000000)
    return jnp.where(keep, w * 1.5, 0.0)


def other_order(key, w):
    keep = jax.random.bernoulli(key, 0.7, (B, T, H, T)).transpose(0, 2, 1, 3)
    return jnp.where(keep, w / 0.7, 0.0)


def shared(key, w):
    keep = jax.random.bernoulli(key, 0.7, (1, 1, T, T))
    return w * (keep.astype(w.dtype) / 0.7)


def above(key, w):
    return jnp.where(jax.random.uniform(key, w.shape) >= 0.3, w / 0.7, 0.0)


def halves(key, w):
    with jax.threefry_partitionable(False):
        return bernoulli(key, w)


# --- layer norm ---------------------------------------------------------------

def norm_two_pass(x, g, b):
    x0 = x - x.mean(-1, keepdims=True)
    return x0 * jax.lax.rsqrt(jnp.mean(x0 * x0, -1, keepdims=True) + 1e-5) * g + b


def norm_divided(x, g, b):
    return (x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-5) * g + b


def norm_one_pass(x, g, b):
    mean, mean2 = jnp.mean(x, -1), jnp.mean(jnp.square(x), -1)
    scale = jax.lax.rsqrt(jnp.maximum(0.0, mean2 - jnp.square(mean)) + 1e-6)
    return (x - mean[..., None]) * (scale[..., None] * g) + b


# --- head and loss ------------------------------------------------------------

def log_softmax(x, w, t):
    p = jax.nn.log_softmax(jnp.einsum("btc,vc->btv", x, w))
    return -jnp.take_along_axis(p, t[..., None], -1)[..., 0].mean()


def logsumexp(x, w, t):
    logits = x @ w.T
    logit = jnp.take_along_axis(logits, t[..., None], -1, mode="clip")[..., 0]
    return jnp.mean(jax.nn.logsumexp(logits, -1) - logit)


def shifted(x, w, t):
    logits = x @ w
    logits = logits - jax.lax.stop_gradient(logits.max(-1, keepdims=True))
    logit = jnp.take_along_axis(logits, t[..., None], -1)[..., 0]
    return jnp.mean(jnp.log(jnp.sum(jnp.exp(logits), -1)) - logit)


def one_hot(x, w, t):
    p = jax.nn.log_softmax(x @ w)
    return -jnp.mean(jnp.sum(jax.nn.one_hot(t, V) * p, -1))


def weighted(x, w, t):
    p = jax.nn.log_softmax(x @ w.T)
    loss = -jnp.take_along_axis(p, t[..., None], -1)[..., 0]
    return jnp.sum(jnp.where(t > 2, loss, 0.0)) / jnp.sum(t > 2)


def also_logits(x, w, t):
    logits = x @ w
    logit = jnp.take_along_axis(logits, t[..., None], -1)[..., 0]
    return jnp.mean(jax.nn.logsumexp(logits, -1) - logit), logits


def joined(x, w, t):
    logits = (x @ w).reshape(-1, V)
    return jnp.mean(jax.nn.logsumexp(logits, -1) - logits[jnp.arange(B * T), t.reshape(-1)])


def one_by_one(x, w, t):
    def loss(x, t):
        return -jax.nn.log_softmax(w @ x)[t]
    return jnp.mean(jax.vmap(loss)(x[0], t[0]))


# --- embedding ----------------------------------------------------------------

def take_fill(w, t):
    return jnp.take(w, t, axis=0)


def take_clip(w, t):
    return jnp.take(w, t, axis=0, mode="clip")


def indexed(w, t):
    return w[t]


def half_rows(w, t):
    return w[t, :4]


# --- printing -----------------------------------------------------------------

def backward(form):
    """The form with its gradients by the floating-point inputs."""
    def both(*inputs):
        n = sum(a.dtype == jnp.float32 for a in inputs)
        out, pull = jax.vjp(lambda *xs: form(*xs, *inputs[n:]), *inputs[:n])
        return (out, *pull(jnp.ones_like(out) if out.ndim == 0 else jnp.sin(out)))
    return both


def constant(array):
    kind = {"float32": "f32", "int32": "i32", "uint32": "ui32",
            "bool": "i1"}[str(array.dtype)]
    shape = "".join(f"{d}x" for d in array.shape)
    if array.dtype == bool:
        text = str(array.tolist()).lower()
    else:
        text = '"0x' + array.tobytes().hex().upper() + '"'
    if not array.ndim:
        text = "0x%08X" % array.view(np.uint32)
    return text, f"tensor<{shape}{kind}>"


def function(form, inputs):
    text = jax.jit(form).lower(*inputs).as_text()
    body = "\n".join(line[2:] for line in text.splitlines()[1:-1])
    body = re.sub(r" \{(jax|mhlo)\.[^}]*\}", "", body)
    return body.replace("func.func public @main", "func.func private @form")


def check(form, inputs, tolerance):
    inputs = [np.asarray(a) for a in inputs]
    results = [np.asarray(r) for r in jax.tree.leaves(jax.jit(form)(*inputs))]
    out, types = [], []
    for i, array in enumerate(inputs):
        text, kind = constant(array)
        types.append(kind)
        out.append(f"  %c{i} = stablehlo.constant dense<{text}> : {kind}")
        out.append(f"  %i{i} = stablehlo.optimization_barrier %c{i} : {kind}")
    given = ", ".join(f"%i{i}" for i in range(len(inputs)))
    made = [constant(r) for r in results]
    name = "%r" if len(results) == 1 else f"%r:{len(results)}"
    kinds = ", ".join(kind for _, kind in made)
    kinds = kinds if len(made) == 1 else f"({kinds})"
    out.append(f"  {name} = call @form({given}) : ({', '.join(types)}) -> {kinds}")
    for i, (text, kind) in enumerate(made):
        value = "%r" if len(made) == 1 else f"%r#{i}"
        out.append(f"  %w{i} = stablehlo.constant dense<{text}> : {kind}")
        out.append(f"  check.expect_almost_eq {value}, %w{i}, tolerance = {tolerance} : {kind}")
    return "func.func @main() {\n" + "\n".join(out) + "\n  return\n}\n"


RUN = """// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s
"""


def write(name, head, cases, more=""):
    parts = []
    for sentence, form, inputs, checks, *rest in cases:
        tolerance = rest[0] if rest else "1.0e-05"
        checks = "".join(f"// {c}\n" for c in ["CHECK-LABEL: func.func @main", *checks])
        parts.append(f"// {sentence}\n{checks}{check(form, inputs, tolerance)}\n"
                     f"{function(form, inputs)}\n")
    with open(os.path.join(HERE, name), "w") as file:
        file.write(f"// {head}\n// Printed by JAX {jax.__version__}: test/Raise/forms.py\n{RUN}{more}\n"
                   + "\n// -----\n\n".join(parts))


def write_refused(name, head, passes, op, cases):
    parts = []
    for sentence, form, inputs, reason in cases:
        body = function(form, inputs).replace("func.func private @form", "func.func @form")
        lines = []
        for line in body.splitlines():
            if f"stablehlo.{op} " in line or f'"stablehlo.{op}"' in line:
                indent = line[:len(line) - len(line.lstrip())]
                lines.append(f"{indent}// expected-remark @+1 {{{{{reason}}}}}")
            lines.append(line)
        parts.append(f"// {sentence}\n" + "\n".join(lines) + "\n")
    simplify = f"builtin.module(phase-simplify,func.func({passes}))"
    with open(os.path.join(HERE, name), "w") as file:
        file.write(f"// {head}\n// Printed by JAX {jax.__version__}: test/Raise/forms.py\n"
                   "// RUN: trc-opt --split-input-file --verify-diagnostics \\\n"
                   f"// RUN:   --pass-pipeline='{simplify}' %s -o /dev/null\n\n"
                   + "\n// -----\n\n".join(parts))


NO_SCORES = "CHECK-NOT: tensor<2x2x4x4xf32>"
ATTENTION = "CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}}) {causal"
MASKED = "CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}}) mask(%{{.*}}) {causal"
GRADIENT = "CHECK: trc.attention_gradient("
NO_LOGITS = "CHECK-NOT: tensor<2x4x12xf32>"


def main():
    write("raise-attention.mlir", "Attention in several hands becomes one operation.", [
        ("jax.nn.dot_product_attention, with a dimension of one head per group.",
         library, QKV, [NO_SCORES, ATTENTION, NO_SCORES]),
        ("The same with a padding mask.",
         library_padded, [*QKV, KEYS], [NO_SCORES, MASKED, NO_SCORES]),
        ("The scale on the queries, masks combined, filled with the smallest number.",
         flax_like, [*QKV, KEYS], [MASKED + ", fill = -3.4028234663852886E+38"]),
        ("Heads before positions; a causal mask that is added; a softmax by hand.",
         explicit, BHTD, [ATTENTION]),
        ("A comparison of iotas, the other way round; -1e9.",
         iotas, QKV, [NO_SCORES, ATTENTION + ", fill = -1.000000e+09", NO_SCORES]),
        ("A padding mask that is added, and no causal one.",
         padded_bias, [*QKV, KEYS], ["CHECK: trc.attention(%{{.*}}) bias(%{{.*}}) {fill"]),
        ("Softmax in f32 around products in bf16.",
         narrow, QKV, [ATTENTION, "CHECK-SAME: tensor<2x4x2x4xbf16>"], "2.0e-02"),
    ])
    gradients = [NO_SCORES, ATTENTION, NO_SCORES, GRADIENT, NO_SCORES]
    write("raise-attention-gradient.mlir",
          "Forward and backward of attention, as JAX transposes it.", [
              ("The library's attention.", backward(library), QKV, gradients),
              ("A padding mask.", backward(library_padded), [*QKV, KEYS],
               [MASKED, GRADIENT, NO_SCORES]),
              ("The scale on the queries.", backward(flax_like), [*QKV, KEYS],
               [MASKED, GRADIENT]),
              ("Heads before positions, and a mask that is added.", backward(explicit), BHTD,
               [ATTENTION, GRADIENT]),
              ("The derivative of jax.nn.softmax.", backward(iotas), QKV, gradients),
              ("Scores in f32 of queries and keys in bf16.", backward(wide_scores), QKV,
               gradients, "3.0e-02"),
          ])
    keyed = "{{.*}}) random(%{{.*}}) {causal, fill = -1.000000e+09 : f64, keep_below = "
    both = ["CHECK-NOT: xor", NO_SCORES, "CHECK: trc.attention(" + keyed, NO_SCORES,
            "CHECK: trc.attention_gradient(" + keyed, "CHECK-NOT: xor", NO_SCORES]
    write("raise-attention-key.mlir",
          "Dropout by the bits of jax.random goes into the operation, forward and backward.", [
              ("jax.random.bernoulli.", dropped(bernoulli), [*QKV, KEY],
               ["CHECK-NOT: xor", "CHECK: trc.attention(" + keyed + "3006477312"]),
              ("With its gradients.", backward(dropped(bernoulli)), [*QKV, KEY], both),
              ("One key of several, made by the same generator.",
               backward(dropped(bernoulli_of_split)), [*QKV, KEY],
               ["CHECK: trc.attention(" + keyed + "2147483648", NO_SCORES,
                "CHECK: trc.attention_gradient(" + keyed, NO_SCORES]),
              ("A key that numbers were folded into, whose words are sums.",
               backward(dropped(bernoulli_of_folds)), [*QKV, KEY],
               ["CHECK: trc.attention(" + keyed + "3006477312", NO_SCORES,
                "CHECK: trc.attention_gradient(" + keyed, NO_SCORES]),
              ("A key that is known.", backward(known_key), LONG,
               ["CHECK: trc.attention(" + keyed, "CHECK-NOT: tensor<2x2x8x8x",
                "CHECK: trc.attention_gradient(" + keyed, "CHECK-NOT: tensor<2x2x8x8x"]),
              ("A mask in the order of positions before heads.",
               backward(dropped(other_order)), [*QKV, KEY],
               ["CHECK: trc.attention(", "CHECK-SAME: random_strides = array<i64: 32, 4, 8, 1>",
                "CHECK: trc.attention_gradient(",
                "CHECK-SAME: random_strides = array<i64: 32, 4, 8, 1>"]),
              ("One mask for all heads and batches.",
               backward(dropped(shared)), [*QKV, KEY],
               ["CHECK: trc.attention(", "CHECK-SAME: random_strides = array<i64: 0, 0, 4, 1>"]),
              ("The bits as integers.", backward(dropped(integer_bits)), [*QKV, KEY],
               both),
          ])
    norm = ["CHECK: trc.layer_norm(%{{.*}}, %{{.*}}, %{{.*}}) {epsilon", "CHECK-NOT: sqrt"]
    write("raise-layer-norm.mlir", "Layer norm in several hands becomes one operation.", [
        ("The mean of squared differences.", norm_two_pass, [X, GAIN, BIAS], norm),
        ("Divided by the root.", norm_divided, [X, GAIN, BIAS], norm),
        ("The difference of mean squares, the gain multiplied with the scale first.",
         norm_one_pass, [X, GAIN, BIAS], norm),
        ("The backward pass reads the statistics.", backward(norm_two_pass), [X, GAIN, BIAS],
         ["CHECK: trc.layer_norm", "CHECK: return"], "1.0e-04"),
    ])
    loss = [NO_LOGITS, "CHECK: trc.head_loss(", NO_LOGITS]
    both = [NO_LOGITS, "CHECK: trc.head_loss_gradient(", NO_LOGITS]
    write("raise-head-loss.mlir",
          "A vocabulary head with its cross entropy becomes one operation.", [
              ("log_softmax, then the target's.", log_softmax, [X, WEIGHT, TARGETS], loss),
              ("logsumexp less the target's logit.", logsumexp, [X, WEIGHT, TARGETS], loss),
              ("Logits less their maximum first; the weight by columns.",
               shifted, [X, COLUMNS, TARGETS], loss),
              ("A one-hot tensor.", one_hot, [X, COLUMNS, TARGETS], loss),
              ("Some rows do not count.", weighted, [X, WEIGHT, TARGETS], loss),
              ("A target outside of the vocabulary has the loss 0 by a one-hot tensor.",
               one_hot, [X, COLUMNS, TARGETS - 3], loss),
          ])
    write("raise-head-loss-gradient.mlir", "The head, its loss and the gradients of both.", [
        ("log_softmax, then the target's.", backward(log_softmax), [X, WEIGHT, TARGETS], both),
        ("logsumexp less the target's logit.", backward(logsumexp), [X, WEIGHT, TARGETS], both),
        ("The weight by columns.", backward(shifted), [X, COLUMNS, TARGETS], both),
        ("A one-hot tensor; targets outside.", backward(one_hot), [X, COLUMNS, TARGETS - 3], both),
        ("Rows of the logits are joined, and indexed by pairs.",
         backward(joined), [X, COLUMNS, TARGETS],
         ["CHECK-NOT: exponential", "CHECK: trc.head_loss_gradient(", "CHECK-NOT: exponential"]),
        ("One row at a time, by vmap.", backward(one_by_one), [X, WEIGHT, TARGETS],
         ["CHECK-NOT: tensor<4x12xf32>", "CHECK: trc.head_loss_gradient("]),
        ("Some rows do not count.", backward(weighted), [X, WEIGHT, TARGETS],
         ["CHECK: trc.head_loss_gradient("]),
    ])
    row = ["CHECK: trc.embedding", "CHECK-NOT: gather"]
    write("raise-embedding.mlir", "Rows by index become an embedding.", [
        ("jnp.take; indices outside read NaN, by a select that stays.",
         take_fill, [WEIGHT, TARGETS], [*row, "CHECK: stablehlo.select"]),
        ("Indices clipped.", take_clip, [WEIGHT, TARGETS], row),
        ("Negative indices count from the end.", indexed, [WEIGHT, TARGETS - 3], row),
    ])
    write_refused("raise-attention-refused.mlir", "What is not attention for us, and the reason.",
                  "convert-dots-to-contract,raise-attention{remarks}", "exponential", [
                      ("Scores are capped.", softcap, QKV,
                       "attention not raised: the scores pass through 'stablehlo.tanh'"),
                      ("The weights are a result.", returned, QKV,
                       "attention not raised: the weights are also used by 'func.return'"),
                      ("Dropout that keeps what lies above.", dropped(above), [*QKV, KEY],
                       "dropout does not keep where random bits are below a constant"),
                      ("Dropout by the bits of older versions of JAX.",
                       dropped(halves), [*QKV, KEY],
                       "drawn neither by rng_bit_generator nor by jax.random"),
                  ])
    write_refused("raise-head-loss-refused.mlir", "What is not a head loss for us, and the reason.",
                  "convert-dots-to-contract,raise-head-loss{remarks}", "exponential", [
                      ("The logits are a result.", also_logits, [X, COLUMNS, TARGETS],
                       "head loss not raised: the logits are also used by 'func.return'"),
                  ])
    write_refused("raise-embedding-refused.mlir", "What is not an embedding for us, and why.",
                  "raise-embedding{remarks}", "gather", [
                      ("Parts of rows.", half_rows, [WEIGHT, TARGETS],
                       "embedding not raised: the index is not one into the rows"),
                  ])


if __name__ == "__main__":
    main()
