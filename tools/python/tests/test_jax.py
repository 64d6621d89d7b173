"""`trc.jit` against `jax.jit`: the same values, types and trees, and what only trc does."""

import copy
import functools
import os
import subprocess
import sys
import warnings

import numpy as np
import pytest

import trc

jax = pytest.importorskip("jax")
jnp = jax.numpy


def check(fun, *args, _tolerance=1e-6, _options=None, **kwargs):
    """Both ways of running `fun`; returns what trc gave."""
    options = _options or {}
    expected = jax.jit(fun, **options)(*args, **kwargs)
    got = trc.jit(fun, fallback=False, **options)(*args, **kwargs)
    assert jax.tree.structure(got) == jax.tree.structure(expected)
    for ours, theirs in zip(jax.tree.leaves(got), jax.tree.leaves(expected)):
        assert ours.aval == theirs.aval
        if jax.dtypes.issubdtype(ours.dtype, jax.dtypes.prng_key):
            ours, theirs = jax.random.key_data(ours), jax.random.key_data(theirs)
        np.testing.assert_allclose(
            np.asarray(ours, np.float64), np.asarray(theirs, np.float64), _tolerance, _tolerance
        )
    return got


def test_trees_and_keywords():
    def fun(tree, *, scale, rest=None):
        return {"sum": tree["a"] + scale * tree["b"][0], "rest": rest, "pair": (tree["b"], [])}

    tree = {"a": jnp.arange(3.0), "b": [jnp.ones(3), jnp.zeros((0, 2))]}
    check(fun, tree, scale=jnp.float32(2))
    check(fun, tree, scale=np.float32(2), rest={"x": np.arange(4)})


def test_gradients_of_integers():
    def loss(x, n):
        return (x * n).sum()

    grads = jax.grad(loss, argnums=(0, 1), allow_int=True)
    args = jnp.ones(2), jnp.arange(2)
    expected, got = jax.jit(grads)(*args), trc.jit(grads, fallback=False)(*args)
    assert got[0].tolist() == expected[0].tolist() == [0, 1]
    assert type(got[1]) is type(expected[1])
    assert (got[1].shape, got[1].dtype) == (expected[1].shape, expected[1].dtype) == ((2,), jax.dtypes.float0)
    back = trc.jit(lambda grad, x: (grad, x + 1), fallback=False)(got[1], args[0])
    assert back[0].dtype == jax.dtypes.float0 and back[1].tolist() == [2, 2]


def test_numbers_and_weak_types():
    check(lambda x, n: (x + n, n * 2, 3.0), jnp.float32(1), 2)
    check(lambda x, n: (x * n, n > 1), jnp.bfloat16(1.5), 2.5)
    check(lambda flag, x: jnp.where(flag, x, -x), True, jnp.arange(3))


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint32", "float16", "bfloat16", "float32"])
def test_types(dtype):
    check(lambda x: (x[::-1], x.astype(jnp.float32)), jnp.asarray([[1, 0], [1, 1]], dtype))


@pytest.mark.parametrize("dtype", ["int2", "uint2", "int4", "uint4"])
def test_types_that_jax_packs(dtype):
    x = jnp.arange(22).astype(dtype)
    check(lambda x: (x[::-1], x.astype(jnp.float32), x[3]), x)
    check(lambda x, n: x.astype(jnp.float32) + n, np.asarray(x), 1)
    same = jax.ShapeDtypeStruct(x.shape, x.dtype)
    check(lambda x: jax.pure_callback(lambda a: np.asarray(a)[::-1], same, x).astype(jnp.float32), x)
    expected = np.asarray(x, np.float32)
    turn = trc.jit(lambda x: x[::-1], donate_argnums=0, fallback=False)
    once = turn(x)
    np.testing.assert_array_equal(np.asarray(once, np.float32), expected[::-1])
    twice = turn(once)
    assert x.is_deleted() and once.is_deleted() and twice.dtype == dtype
    np.testing.assert_array_equal(np.asarray(twice, np.float32), expected)
    both = trc.jit(lambda x, y: (y, x), donate_argnums=0, fallback=False)
    with pytest.raises(trc.errors.InvalidArgument, match="donated"):
        both(twice, twice)


def test_keys():
    def fun(key, old):
        first, second = jax.random.split(key)
        return first, jax.random.normal(second, (5,)), jax.random.bernoulli(old, 0.5, (7,))

    check(fun, jax.random.key(1), jax.random.PRNGKey(2))


def test_static_arguments():
    def fun(x, axis, mode="sum"):
        return getattr(x, mode)(axis)

    x = jnp.arange(6.0).reshape(2, 3)
    options = {"static_argnames": ("axis", "mode")}
    check(fun, x, 0, _options=options)
    check(fun, x, axis=1, mode="max", _options=options)
    ours = trc.jit(fun, fallback=False, static_argnums=(1, 2))
    assert ours(x, 0).shape == (3,)
    assert ours(x, 1).shape == (2,)
    assert ours(x, 1, mode="max").tolist() == [2, 5]


def test_static_arguments_of_other_types():
    ours = trc.jit(lambda x, n, m=0: x * n + m, fallback=False, static_argnums=(1,), static_argnames="m")
    x = jnp.arange(3)
    for n in (2, 2.0, 1, True, 1.0):
        assert ours(x, n).dtype == (x * n).dtype
    assert [ours(x, 1, m=m).dtype for m in (1, 1.0)] == [jnp.int32, jnp.float32]


def test_settings_of_jax_are_part_of_a_program():
    ours = trc.jit(lambda x, y: x + y, fallback=False)
    values = jnp.ones(3), jnp.arange(3)
    ours(*values)
    with jax.numpy_dtype_promotion("strict"), pytest.raises(Exception, match="promotion"):
        ours(*values)


def test_several_shapes():
    ours = trc.jit(lambda x: x.sum(), fallback=False)
    assert [float(ours(jnp.ones(n))) for n in (3, 5, 3, 0)] == [3, 5, 3, 0]


def test_control_flow_and_checkpoint():
    @functools.partial(jax.checkpoint)
    def layer(x, w):
        return jnp.tanh(x @ w)

    def loss(ws, x):
        x, _ = jax.lax.scan(lambda x, w: (layer(x, w), None), x, ws)
        return jax.lax.cond(x.sum() > 0, jnp.mean, jnp.sum, x)

    ws = 0.3 * jax.random.normal(jax.random.key(0), (3, 4, 4))
    check(jax.value_and_grad(loss), ws, jnp.ones((2, 4)))


def train(state, x, y):
    def loss_of(w):
        return jnp.mean((x @ w - y) ** 2)

    loss, grad = jax.value_and_grad(loss_of)(state["w"])
    return {"w": state["w"] - 0.1 * grad, "n": state["n"] + 1}, {"loss": loss}


def start():
    return {"w": jnp.zeros((4, 1)), "n": jnp.int32(0)}


def batch():
    x = jax.random.normal(jax.random.key(0), (16, 4))
    return x, x @ jnp.ones((4, 1))


def test_donated_state_stays_where_it_is():
    x, y = batch()
    step = trc.jit(train, donate_argnums=0, fallback=False)
    first = start()
    state, _ = step(first, x, y)
    assert first["w"].is_deleted()
    place = state["w"].unsafe_buffer_pointer()
    for _ in range(60):
        old = state
        state, out = step(state, x, y)
        assert state["w"].unsafe_buffer_pointer() == place
    assert old["w"].is_deleted()
    assert int(state["n"]) == 61
    reference = start()
    for _ in range(61):
        reference, expected = jax.jit(train)(reference, x, y)
    np.testing.assert_allclose(state["w"], reference["w"], 1e-5)
    np.testing.assert_allclose(out["loss"], expected["loss"], 1e-4, 1e-9)


def test_a_view_of_donated_state_does_not_change():
    x, y = batch()
    step = trc.jit(train, donate_argnames="state", fallback=False)
    state, _ = step(start(), x, y)
    view = np.asarray(state["w"])
    kept = view.copy()
    step(state, x, y)
    assert (view == kept).all()


def test_a_donated_array_twice():
    both = trc.jit(lambda a, b: (a + b, a), donate_argnums=0, fallback=False)
    x = jnp.ones(3)
    with pytest.raises(trc.errors.InvalidArgument, match="donated and given as another"):
        both(x, x)


def test_a_donated_array_that_no_output_takes_over():
    ours = trc.jit(lambda x: x.sum(), donate_argnums=0, fallback=False)
    x = jnp.ones(5)
    assert ours(x) == 5 and x.is_deleted()


def test_an_array_that_is_not_aligned_is_copied():
    x = np.arange(17, dtype=np.float32)
    addresses = [trc.tensors.address(x), trc.tensors.address(x) + 4]
    whole, part = trc.jax_program._align([x, x[1:]], addresses)
    assert not any(address % trc.tensors.ALIGNMENT for address in addresses)
    assert whole.tolist() == x.tolist() and part.tolist() == x[1:].tolist()


def test_large_and_small_results():
    def fun(state, x):
        return {"w": state["w"] + x, "key": state["key"]}, x * 2, x.sum(), 2 * x[0, :0], 3

    x = jnp.ones((100, 100))
    check(fun, {"w": x, "key": jax.random.key(0)}, x)
    ours = trc.jit(fun, donate_argnums=0, fallback=False)
    state = {"w": x + 0, "key": jax.random.key(0)}
    place = state["w"].unsafe_buffer_pointer()
    for _ in range(3):
        state, double, total, nothing, three = ours(state, x)
    assert state["w"].unsafe_buffer_pointer() == place
    assert float(state["w"].min()) == 4 and float(total) == 10000 and nothing.shape == (0,)
    assert float(double.max()) == 2 and three == 3 and three.weak_type
    assert jax.random.key_data(state["key"]).tolist() == [0, 0]


def test_a_donated_view_of_numpy():
    x, y = batch()
    step = trc.jit(train, donate_argnums=0, fallback=False)
    state, _ = step(start(), x, y)
    view = np.asarray(state["w"])
    kept = view.copy()
    after, _ = step({"w": view, "n": state["n"]}, x, y)
    assert (view == kept).all() and int(after["n"]) == 2


def test_memory_is_shared():
    x = jnp.arange(4.0)
    ours = trc.jit(lambda x: x + 1, fallback=False)
    y = ours(x)
    np.testing.assert_array_equal(ours(y), [2, 3, 4, 5])
    np.testing.assert_array_equal(ours(np.arange(5.0, dtype=np.float32)[1:]), [2, 3, 4, 5])


def test_under_a_transformation_it_is_the_function():
    square = trc.jit(lambda x: x * x, fallback=False)
    assert jax.grad(square)(3.0) == 6
    assert jax.vmap(square)(jnp.arange(3.0)).tolist() == [0, 1, 4]
    assert jax.jit(lambda x: square(x) + 1)(2.0) == 5
    assert jax.jit(lambda x: square(jnp.float32(3)) + x)(2.0) == 11
    with jax.disable_jit():
        assert square(jnp.float32(3)) == 9


def test_what_trc_refuses_runs_by_jax():
    def fun(x):
        return jnp.fft.fft(x).real

    ours = trc.jit(fun)
    with pytest.warns(trc.jax.FallbackWarning, match=r"fun runs by jax.jit, not by trc: .*complex numbers"):
        first = ours(jnp.ones(4))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert ours(jnp.ones(4)).tolist() == first.tolist() == [4, 0, 0, 0]
    with pytest.raises(trc.CompileError, match="complex numbers"):
        trc.jit(fun, fallback=False)(jnp.ones(4))


def test_several_devices_run_by_jax():
    code = """
import warnings, jax, trc
from jax.sharding import NamedSharding, PartitionSpec
mesh = jax.make_mesh((2,), ("rows",), axis_types=(jax.sharding.AxisType.Auto,))
x = jax.numpy.ones((4, 3))
step = trc.jit(lambda state, x: (state + x, x.sum()), donate_argnums=0)
second = jax.devices()[1]
state = jax.device_put(x + 0, second)
after, total = step(state, jax.device_put(x, second))
assert after[0, 0] == 2 and total == 12 and state.is_deleted() and len(step._made) == 1
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    rows = jax.device_put(x, NamedSharding(mesh, PartitionSpec("rows")))
    assert trc.jit(lambda x: x + 1)(rows).sum() == 24
    inner = jax.shard_map(lambda x: x + 1, mesh=mesh, in_specs=PartitionSpec("rows"), out_specs=PartitionSpec("rows"))
    assert trc.jit(lambda x: inner(x))(x).sum() == 24
assert [trc.jax.FallbackWarning] * 2 == [each.category for each in seen], seen
"""
    environment = os.environ | {"XLA_FLAGS": "--xla_force_host_platform_device_count=2"}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)


def test_prints_with_its_format_and_in_order(capsys):
    def fun(x):
        jax.debug.print("x is {x:.2f}", x=x[0])

        def body(i, x):
            jax.debug.print("{} of {}", i, x, ordered=True)
            return x + 1

        return jax.lax.fori_loop(0, 2, body, x)

    assert trc.jit(fun, fallback=False)(jnp.array([0.5, 1.0])).tolist() == [2.5, 3.0]
    assert capsys.readouterr().out == "x is 0.50\n0 of [0.5 1. ]\n1 of [1.5 2. ]\n"


def test_calls_functions_of_python():
    seen = []

    def fun(x):
        jax.debug.callback(lambda value: seen.append(float(value)), x)
        kind = jax.ShapeDtypeStruct((2,), jnp.float32)
        turned = jax.pure_callback(lambda value: np.array([value, -value], np.float32), kind, x)
        return turned + x

    ours = trc.jit(fun, fallback=False)
    other = trc.jit(lambda x: jax.debug.callback(lambda value: seen.append("other"), x), fallback=False)
    assert ours(2.0).tolist() == [4, 0]
    other(1.0)
    assert ours(3.0).tolist() == [6, 0]
    assert seen == [2.0, "other", 3.0]


def test_what_a_function_of_python_raises_ends_the_run():
    def refuse(value):
        raise KeyError(f"not {value}")

    def fun(x):
        jax.debug.callback(refuse, x)
        return x + 1

    with pytest.raises(trc.errors.CallFailed, match="trc.python.*not 2"):
        trc.jit(fun, fallback=False)(2.0)


def test_the_largest_of_each_row():
    x = jax.random.normal(jax.random.key(0), (4, 9))
    check(lambda x: jax.lax.approx_max_k(x, 3), x)


def test_methods():
    class Model:
        rate = 3.0

        @functools.partial(trc.jit, static_argnums=0, fallback=False)
        def scaled(self, x, power=1):
            return x * self.rate**power

        @trc.jit
        def __call__(self, x):
            return x + 1

    x = jnp.arange(3.0)
    assert Model().scaled(x).tolist() == [0, 3, 6]
    assert Model().scaled(x, power=jnp.float32(2)).tolist() == [0, 9, 18]
    assert isinstance(Model.scaled, trc.jax.Jitted)
    assert copy.deepcopy(Model.scaled) is Model.scaled
    jax.tree_util.register_pytree_node(Model, lambda model: ((), None), lambda *_: Model())
    assert Model()(x).tolist() == [1, 2, 3]


def test_other_arguments_and_methods_of_jit():
    x = jnp.arange(3.0)
    of_jax = {"keep_unused": True, "inline": True, "compiler_options": {}}
    where = jax.sharding.SingleDeviceSharding(jax.devices()[0])
    ours = trc.jit(lambda x, y: x + 1, fallback=False, in_shardings=where, out_shardings=where, **of_jax)
    assert ours(x, x).tolist() == [1, 2, 3]
    assert ours.eval_shape(x, x).shape == (3,)
    assert ours.trace(x, x).jaxpr.in_avals == [x.aval] * 2
    ours.clear_cache()
    assert not ours._made
    assert ours(x, x).tolist() == [1, 2, 3]


def test_where_a_nan_comes_from_is_what_jax_says():
    ours = trc.jit(jnp.log, fallback=False)
    with jax.debug_nans(True), pytest.raises(FloatingPointError):
        ours(-jnp.ones(3))
    assert np.isnan(ours(-jnp.ones(3))).all()


def test_errors_of_the_function_are_its_own():
    with pytest.raises(TypeError, match="incompatible shapes"):
        trc.jit(lambda x, y: x + y)(jnp.ones(2), jnp.ones(3))


def test_as_a_decorator():
    @trc.jit(donate_argnums=0, precision="bf16")
    def product(x, y):
        """Says what it is."""
        return x @ y

    assert product.__doc__ == "Says what it is."
    x = jnp.full((8, 8), 1.01)
    assert float(product(x + 0, x)[0, 0]) == pytest.approx(8 * 1.01**2, rel=1e-2)
    assert product.program(jnp.ones((8, 8)), x).report["precision"]
