"""Values in, values out, and state between them."""

import ml_dtypes
import numpy as np
import pytest
from conftest import ADD, COUNT, LINE

import trc
from trc import tensors


@pytest.fixture
def line():
    """A session that fits y = 3 x, with its data."""
    session = trc.compile(LINE).session()
    session.call("initialise")(0.0)
    x = np.linspace(-1, 1, 64, dtype=np.float32)
    return session, x, 3 * x


def test_trains(line):
    session, x, y = line
    step = session.call("step")
    first = step(x, y)["loss"]
    for _ in range(40):
        last = step(y=y, x=x)["loss"]
    assert last < 1e-6 * first
    assert session.state["w"] == pytest.approx(3, abs=1e-3)
    assert session.state["step"] == 41


def test_sessions_say_what_they_have(line):
    session, *_ = line
    program = "trc.Program for host: initialise, step; state: 2 tensors, 8 bytes"
    assert repr(session.program) == f"<{program}>"
    assert repr(session) == f"<trc.Session of {program}>"
    session.close()
    assert repr(session) == f"<trc.Session (closed) of {program}>"
    many = "".join(ADD.replace("@main", f"@f{i}") for i in range(12))
    assert repr(trc.compile(many)) == "<trc.Program for host: f0, f1, f2, f3, f4, f5, f6, f7, .. (12)>"


def test_state_is_a_mapping(line):
    session, x, y = line
    assert sorted(session.state) == ["step", "w"]
    session.state["w"] = 3.0
    assert session.call("step")(x, y)["loss"] < 1e-12
    with pytest.raises(trc.errors.NotFound, match="no state 'v'; there is w, step"):
        session.state["v"]
    assert "w" in session.state and "v" not in session.state
    assert session.state.get("v", 7) == 7
    with pytest.raises(KeyError):
        session.state["v"] = 1.0
    program = session.program
    assert "step" in program and "v" not in program and list(program) == ["initialise", "step"]
    with pytest.raises(trc.errors.InvalidArgument, match=r"expected w: float32\[\], got float32\[2\]"):
        session.state["w"] = np.zeros(2, np.float32)


def test_state_lives_in_memory_of_the_caller():
    session = trc.compile(LINE).session()
    w = tensors.empty((), np.float32)
    w[...] = 0
    with pytest.raises(trc.errors.NotFound):
        session.state.bind({"w": w, "zz": w})  # all or none
    assert "w" not in session.held
    session.state.bind({"w": w})
    session.state["step"] = 0
    step = session.call("step")
    x = np.linspace(-1, 1, 64, dtype=np.float32)
    for _ in range(40):
        step(x, 3 * x)
    assert w == pytest.approx(3, abs=1e-3)
    with pytest.raises(trc.errors.Busy, match="bind state before the first is made"):
        session.state.bind({"w": w})


def test_state_as_safetensors(line, tmp_path):
    session, x, y = line
    step = session.call("step")
    step(x, y)
    session.save(tmp_path / "w.safetensors")
    kept = dict(session.state)
    step(x, y)
    assert session.state["w"] != kept["w"]
    session.load(tmp_path / "w.safetensors")
    assert dict(session.state) == kept
    session.save(tmp_path / "some.safetensors", ["w"])
    with pytest.raises(trc.errors.InvalidArgument, match=r"differ in \['step'\]"):
        session.load(tmp_path / "some.safetensors")
    session.load(tmp_path / "some.safetensors", strict=False)


def test_a_file_that_does_not_fit_leaves_state_as_it_is(line, tmp_path):
    from safetensors.numpy import save_file

    session, x, y = line
    session.call("step")(x, y)
    kept = dict(session.state)
    values = {name: np.array(value + 1) for name, value in kept.items()}
    last = list(kept)[-1]
    save_file({**values, last: np.zeros(9, np.float32)}, tmp_path / "odd.safetensors")
    for strict in True, False:
        with pytest.raises(trc.errors.InvalidArgument, match=f"expected {last}"):
            session.load(tmp_path / "odd.safetensors", strict=strict)
        assert dict(session.state) == kept


def test_outputs_are_arrays_of_their_own():
    call = trc.compile(ADD).session().call("main")
    one = np.ones(4, np.float32)
    first = call(one, one)["z"]
    second = call(one, 3 * one)["z"]
    assert first.tolist() == [2] * 4
    assert second.tolist() == [4] * 4


def test_memory_is_lent_where_it_is_aligned():
    call = trc.compile(ADD).session().call("main")
    x = tensors.empty((4,), np.float32)
    x[...] = 1
    call.bind(x, np.ones(4, np.float32))
    assert call.inputs[0] == x.ctypes.data
    askew = tensors.empty((5,), np.float32)[1:]
    askew[...] = 5
    reversed_ = np.arange(4, dtype=np.float32)[::-1]
    assert call(askew, reversed_)["z"].tolist() == [8, 7, 6, 5]


def with_a_new_shape(a):
    a.shape = (2, 8)


def with_a_new_type(a):
    a.dtype = np.int32


def with_new_strides(a):
    a.strides = (4, 16)


def resized(a):
    a.resize((400, 400), refcheck=False)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("change", [with_a_new_shape, with_a_new_type, resized])
def test_an_array_that_changes_between_calls_is_looked_at(change):
    call = trc.compile(TWICE).session().call("main")
    a = aligned()
    assert the(call(a))[1, 2] == 12
    change(a)
    with pytest.raises(trc.errors.InvalidArgument, match="expected a: float32"):
        call(a)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_an_array_that_moves_between_calls_is_read_where_it_is():
    call = trc.compile(TWICE).session().call("main")
    a = aligned()
    call(a)
    with_new_strides(a)
    assert the(call(a)).tolist() == (2 * a).tolist()
    b = aligned()
    call(b)
    b.resize((4000, 400), refcheck=False)
    b.resize((4, 4), refcheck=False)
    b[...] = 5
    assert (the(call(b)) == 10).all()
    assert tensors._has_heads and tensors._Asked(b).raw[0] == tensors.address(b)
    for head in tensors.head_of(b), tensors._Asked(b):
        before = head.raw
        b.dtype = np.int32
        assert head.raw != before
        b.dtype = np.float32
        assert head.raw == before


def test_outputs_of_many_shapes_and_types():
    kinds = ["3xf32", "f32", "2x5xi32", "3xf32", "f32", "0x3xf32", "3xi32", "2x5xi32", "2000xf32", "3xf32", "2000xf32"]
    kinds = [f"tensor<{kind}>" for kind in kinds]
    lines = [f"%{i} = stablehlo.constant dense<{i}{'.0' * ('f' in kind)}> : {kind}" for i, kind in enumerate(kinds)]
    results = ", ".join(f"%{i}" for i in range(len(kinds)))
    types = ", ".join(kinds)
    call = trc.compile(
        f"func.func @main() -> ({types}) {{\n" + "\n".join(lines) + f"\nreturn {results} : {types}\n}}"
    ).session().call("main")
    first, second = list(call().values()), list(call().values())
    for i, (each, other, port) in enumerate(zip(first, second, call.entry.outputs)):
        assert isinstance(each, np.ndarray) and (each.shape, each.dtype) == (port.shape, port.dtype)
        assert (each == i).all() and (other == i).all() and tensors.lendable(each)
        each[...] = 99  # of memory of its own
    assert all((each == i).all() for i, each in enumerate(second))
    assert all((each == 99).all() for each in first)


TWICE = """
func.func @main(%a: tensor<4x4xf32> loc("a")) -> (tensor<4x4xf32>) {
  %r = stablehlo.add %a, %a : tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
"""


def the(results):
    (found,) = results.values()
    return found


def aligned():
    """An array that has memory of its own, which is lent."""
    found = []
    while not found or found[-1].ctypes.data % tensors.ALIGNMENT:
        found.append(np.zeros((4, 4), np.float32))
    found[-1].reshape(-1)[:] = range(16)
    return found[-1]


def test_narrow_integers_of_numpy():
    """Of which NumPy leaves open what is in the rest of their bytes."""
    text = """
    func.func @main(%a: tensor<4xi4> loc("a")) -> (tensor<4xi32> {jax.result_info = "r"}) {
      %r = stablehlo.convert %a : (tensor<4xi4>) -> tensor<4xi32>
      return %r : tensor<4xi32>
    }
    """
    a = np.array([14, 15, 0x7F, 3], np.uint8).view(tensors.DTYPES[2])
    (found,) = trc.compile(text).session().call("main")(a).values()
    assert found.tolist() == a.astype(np.int32).tolist() == [-2, -1, -1, 3]


def test_a_donated_input_is_copied_unless_it_is_given_away():
    call = trc.compile(COUNT).session().call("main")
    n = tensors.empty((4,), np.int32)
    n[...] = 7
    (result,) = call(n).values()
    assert (n.tolist(), result.tolist()) == ([7] * 4, [8] * 4)
    (result,) = call(n, donate=True).values()
    assert np.shares_memory(n, result)
    assert n.tolist() == [8] * 4


def test_dlpack_without_copies():
    torch = pytest.importorskip("torch")
    numbers = torch.arange(4.0, requires_grad=True)
    array = tensors.as_array(numbers)
    assert array.ctypes.data == numbers.data_ptr()
    half = tensors.as_array(torch.ones(2, 3, dtype=torch.bfloat16).t())
    assert half.dtype == ml_dtypes.bfloat16
    assert half.shape == (3, 2)
    call = trc.compile(ADD).session().call("main")
    assert call(numbers, numbers)["z"].tolist() == [0, 2, 4, 6]


@pytest.mark.parametrize("dtype", ["bfloat16", "float32", "int8", "bool"])
def test_outputs_of_all_types_go_on_by_dlpack(dtype):
    name = {"bfloat16": "bf16", "float32": "f32", "int8": "i8", "bool": "i1"}[dtype]
    text = ADD.replace("f32", name).replace("stablehlo.add", "stablehlo.maximum")
    found = trc.compile(text).session().call("main")(*[np.arange(4).astype(dtype)] * 2)["z"]
    torch = pytest.importorskip("torch")
    tensor = torch.from_dlpack(tensors.Exported(found))
    assert tensor.dtype == getattr(torch, dtype) and tensor.tolist() == found.tolist()
    tensor[0] = 1
    assert found[0] == 1  # it is the same memory
    copied = torch.from_dlpack(tensors.Exported(found), copy=True)
    turned = torch.from_dlpack(tensors.Exported(found.reshape(2, 2).T))
    del found
    assert tensor.tolist() == copied.tolist() == turned.t().reshape(-1).tolist()
    copied[1] = 0
    assert tensor[1] == 1
    jax = pytest.importorskip("jax")
    again = jax.dlpack.from_dlpack(tensors.Exported(tensors.as_array(tensor)))
    assert again.dtype == dtype and again.tolist() == tensor.tolist()


def test_what_is_not_exported():
    with pytest.raises(trc.errors.InvalidArgument, match="no type for int4"):
        tensors.Exported(np.zeros(3, ml_dtypes.int4))
    with pytest.raises(trc.errors.WrongType, match="expected an array of NumPy, got list"):
        tensors.Exported([1])
    with pytest.raises(BufferError):
        tensors.Exported(np.zeros(3)).__dlpack__(dl_device=(2, 0))


def test_runs_in_the_background(line):
    session, x, y = line
    step = session.call("step")
    queue = trc.Queue()
    losses = [step.run_async(queue, x, y).result()["loss"] for _ in range(3)]
    assert losses[0] > losses[1] > losses[2]
    queue.wait()


def test_profiles_and_memory():
    session = trc.compile(ADD).session(profile=True)
    call = session.call("main")
    one = np.ones(4, np.float32)
    for _ in range(3):
        call(one, one)
    (record,) = call.profile()
    assert (record["runs"], record["bytes"]) == (3, 3 * 48)
    call.reset_profile()
    assert call.profile()[0]["runs"] == 0
    assert session.memory["constant_bytes"] >= 0


def test_a_program_as_a_file(tmp_path):
    trc.compile(ADD).save(tmp_path / "add.trc")
    program = trc.Program.load(tmp_path / "add.trc")
    one = np.ones(4, np.float32)
    assert program.session().call("main")(one, one)["z"].tolist() == [2] * 4
    assert [path.name for path in tmp_path.iterdir()] == ["add.trc"]


CALLS = """
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  stablehlo.custom_call @trc.print(%x) {has_side_effect = true} : (tensor<3xf32>) -> () loc("step.py":3:4)
  %0 = stablehlo.custom_call @my.scale(%x) {backend_config = {factor = 2 : i64}} : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
"""


def test_programs_call_functions_by_name(capsys):
    program = trc.compile(CALLS)
    x = np.arange(3, dtype=np.float32)

    def scale(inputs, attributes):
        return [inputs[0] * np.float32(attributes["factor"][0])]

    scaled = program.session(custom_calls={"my.scale": scale}).call("main")(x)
    assert scaled["result0"].tolist() == [0, 2, 4]
    assert capsys.readouterr().out == "step.py:3:4: [0. 1. 2.]\n"
    # Another session on the device has its own functions, or none.
    seen = []
    calls = {"my.scale": lambda inputs, attributes: inputs, "trc.print": lambda i, a: seen.append(a["label"])}
    assert program.session(custom_calls=calls).call("main")(x)["result0"].tolist() == [0, 1, 2]
    assert seen == ["step.py:3:4"]
    with pytest.raises(trc.errors.CallFailed, match="no function 'my.scale'"):
        program.session().call("main")(x)


def test_results_of_a_function_have_the_types_of_the_program():
    program = trc.compile(CALLS)
    x = np.arange(3, dtype=np.float32)
    for wrong, text in ((lambda i, a: None, "expected 1 results, got 0"),
                        (lambda i, a: [i[0][:2]], r"result 0: expected float32\[3\], got float32\[2\]")):
        with pytest.raises(trc.errors.CallFailed, match=text) as caught:
            program.session(custom_calls={"my.scale": wrong}).call("main")(x)
        assert isinstance(caught.value.__cause__, ValueError)
