"""Writes the tests of gathers behind products; see forms.py.

  python test/Raise/gathers.py
"""

import jax.numpy as jnp
import numpy as np

from forms import B, T, V, WEIGHT, X, backward, numbers, write, write_refused

WORD_BIAS = numbers(V)
# One place is taken twice, and one lies outside.
PLACES = np.array([[2, 0, 2], [1, 3, 3]], np.int32)
OUTSIDE = np.array([[2, 4, 2], [-1, 3, -5]], np.int32)


def logits(x, w, b):
    return x @ w.T + b


def along(x, w, b, places):
    return jnp.take_along_axis(logits(x, w, b), places[..., None], axis=1)


def zero_outside(x, w, b, places):
    return jnp.take_along_axis(logits(x, w, b), places[..., None], axis=1, mode="fill", fill_value=0.0)


def clipped(x, w, b, places):
    return jnp.take_along_axis(logits(x, w, b), places[..., None], axis=1, mode="clip")


def by_pairs(x, w, places):
    return (x @ w.T)[jnp.arange(B)[:, None], places]


def of_joined_rows(x, w, b, places):
    return logits(x, w, b).reshape(B * T, V)[(places + T * jnp.arange(B)[:, None]).reshape(-1)]


def narrow(x, w, b, places):
    y = (x.astype(jnp.bfloat16) @ w.T.astype(jnp.bfloat16)).astype(jnp.float32) + b
    return jnp.take_along_axis(y, places[..., None], axis=1, mode="clip")


def signs(x, w, b, places):
    return jnp.take_along_axis(jnp.where(logits(x, w, b) > 0, 1.0, -1.0), places[..., None], axis=1)


def to_the_zeroth(x, w, b, places):
    return jnp.take_along_axis(logits(x, w, b) ** (0.0 * b), places[..., None], axis=1)


def squared_often(x, w, b, places):
    y = logits(x, w, b)
    for _ in range(40):
        y = jnp.sin(y * y)
    return jnp.take_along_axis(y, places[..., None], axis=1)


def whole_numbers(x, places):
    rows = jnp.full((B, 3, V), 0.5).at[:, 2].set(0.0)
    summed = jnp.zeros((B, T, V)).at[jnp.arange(B)[:, None], places].add(rows)
    whole = summed.astype(jnp.int32).reshape(B * T, V)
    return (whole.T @ jnp.round(x).astype(jnp.int32).reshape(B * T, -1)).astype(jnp.float32)


def also_all(x, w, b, places):
    y = logits(x, w, b)
    return jnp.take_along_axis(y, places[..., None], axis=1, mode="clip"), y


def as_many(x, w, b):
    return logits(x, w, b).reshape(B * T, V)[jnp.array([7, 0, 1, 2, 3, 4, 5, 6])]



def norm_between(x, w, b, places):
    y = x @ w.T
    return jnp.take_along_axis(y - y.mean(-1, keepdims=True), places[..., None], axis=1, mode="clip")


def main():
    inputs = [X, WEIGHT, WORD_BIAS, PLACES]
    rows = ["CHECK-NOT: tensor<2x4x12xf32>", "CHECK-NOT: tensor<8x12xf32>", "CHECK: trc.contract"]
    no_rows = ["CHECK-NOT: tensor<2x4x12xf32>", "CHECK-NOT: tensor<8x12xf32>", "CHECK: return"]
    write("move-gathers.mlir", "Rows are taken before the product.", [
        ("jnp.take_along_axis; NaN outside, by a select.", along, inputs, rows),
        ("Its gradients: three products of the rows taken.", backward(along), inputs,
         [*rows, "CHECK: trc.contract", "CHECK: trc.contract", "CHECK-NOT: trc.contract", "CHECK: return"]),
        ("Zero outside: what is outside adds nothing to a gradient.", backward(zero_outside),
         [X, WEIGHT, WORD_BIAS, OUTSIDE], no_rows),
        ("Indices clipped.", backward(clipped), [X, WEIGHT, WORD_BIAS, OUTSIDE], no_rows),
        ("By pairs of row and place, without a bias.", backward(by_pairs), [X, WEIGHT, PLACES], no_rows),
        ("Of rows that were joined.", backward(of_joined_rows), inputs, no_rows),
        ("In bf16, with the bias in f32.", backward(narrow), inputs,
         ["CHECK-NOT: tensor<2x4x12x", "CHECK: return"], "6.0e-02"),
        ("A number is made of what is none: the rows are filled behind it.", signs,
         [X, WEIGHT, WORD_BIAS, OUTSIDE], ["CHECK: return"]),
        ("So it is of a power.", to_the_zeroth, [X, WEIGHT, WORD_BIAS, OUTSIDE], ["CHECK: return"]),
        ("Values that are read twice, forty times over.", squared_often, inputs, ["CHECK: return"]),
        ("A sum that is rounded is made before it is.", whole_numbers,
         [X, np.array([[3, 3, 0], [1, 1, 2]], np.int32)], ["CHECK: return"]),
    ])
    write_refused("move-gathers-refused.mlir", "Rows that are taken behind the product, and why.",
                  "convert-dots-to-contract,move-gathers{remarks}", "gather", [
                      ("All rows are a result.", also_all, inputs,
                       "gather not moved in front of the product: all rows are also used by 'func.return'"),
                      ("As many as there are.", as_many, inputs[:3],
                       "gather not moved in front of the product: it takes 8 rows of 8"),
                      ("A sum along each row is between.", norm_between, inputs,
                       "gather not moved in front of the product: more than a product"),
                  ])


if __name__ == "__main__":
    main()
