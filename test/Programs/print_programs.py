"""Prints the programs of this folder, each with what JAX makes of it.

  python test/Programs/print_programs.py [NAME ...]

A file holds the program as JAX lowers it for a CPU, and a `main` that gives it
its inputs, runs it, over its own state for as many steps as it has, and holds
every output against that of JAX on this machine, at most a tolerance, as a part
of the tensor's largest element, apart.
"""

import importlib
import pathlib
import re
import sys

import jax
import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import programs  # noqa: E402

# Those that do not run on the stand-ins for CUDA in `make test`, where kernel text takes long to compile:
# they take most of that, and passed there all the same.
NOT_ON_CUDA = ("equinox_gru", "flax_linen_cnn_group_norm", "flax_linen_conv_next",
               "flax_linen_gru_bidirectional", "flax_linen_lstm", "flax_linen_mlp",
               "flax_linen_scanned_layers", "flax_linen_transformer", "flax_nnx_vit", "haiku_attention",
               "haiku_lstm", "jax_conditional_random_field", "jax_delta_rule", "jax_embeddings_dlrm",
               "jax_linear_algebra", "jax_llama", "jax_spectral_loss", "jax_state_space",
               "optax_connectionist_loss")
TYPES = {"float32": "f32", "int32": "i32", "uint32": "ui32", "bool": "i1"}


def type_of(array):
    return "tensor<" + "".join(f"{extent}x" for extent in array.shape) + TYPES[str(array.dtype)] + ">"


def elements(array):
    """The constant's elements: numbers where they are few, else bytes."""
    if array.dtype == bool or array.size <= 4:
        def text(value):
            if array.dtype == bool:
                return str(bool(value)).lower()
            if array.dtype == np.float32:
                return f"0x{value.view(np.uint32):08X}"
            return str(value)

        def nested(part):
            return text(part) if part.ndim == 0 else "[" + ", ".join(map(nested, part)) + "]"

        return "dense<" + (nested(array) if array.size else "") + ">"
    return f'dense<"0x{array.tobytes().hex().upper()}">'


def lowered(function, arguments):
    text = jax.jit(function, keep_unused=True).lower(*arguments).as_text()
    lines = text.splitlines()
    assert lines[0].startswith("module @") and lines[-1] == "}"
    body = "\n".join(lines[1:-1])
    return re.sub(r"@main\b", "@program", body)


def printed(name, entry):
    numbers = [np.asarray(leaf) for leaf in jax.tree.leaves(entry.arguments)]
    state = jax.tree.leaves(entry.arguments[0]) if entry.steps > 1 else []
    compiled, arguments = jax.jit(entry.function), entry.arguments
    for step in range(entry.steps):
        results = compiled(*arguments)
        if step + 1 < entry.steps:
            arguments = (results[0], *arguments[1:])
    expected = [np.asarray(leaf) for leaf in jax.tree.leaves(results)]
    types = [type_of(n) for n in numbers]
    out = ["  func.func public @main() {"]
    names = []
    for i, (number, kind) in enumerate(zip(numbers, types)):
        out += [f"    %c{i} = stablehlo.constant {elements(number)} : {kind}",
                f"    %a{i} = stablehlo.optimization_barrier %c{i} : {kind}"]
        names.append(f"%a{i}")
    for step in range(entry.steps):
        count = f":{len(expected)}" if len(expected) > 1 else ""
        out.append(f"    %s{step}{count} = call @program({', '.join(names)}) : "
                   f"({', '.join(types)}) -> ({', '.join(map(type_of, expected))})")
        for i in range(len(state)):
            names[i] = f"%s{step}#{i}" if len(expected) > 1 else f"%s{step}"
    for i, want in enumerate(expected):
        got = f"%s{entry.steps - 1}" + (f"#{i}" if len(expected) > 1 else "")
        if want.dtype == np.float32:
            assert np.isfinite(want).all(), name
            bound = entry.tolerance * max(float(np.abs(want).max(initial=0)), 1e-3)
            out.append(f"    check.expect_almost_eq_const {got}, {elements(want)} : {type_of(want)}, "
                       f"tolerance = {bound:.9e}")
        else:
            out.append(f"    check.expect_eq_const {got}, {elements(want)} : {type_of(want)}")
    out += ["    return", "  }"]
    head = [f"// Printed by JAX {jax.__version__}: python test/Programs/print_programs.py {name}",
            "// RUN: %check-reference %s", "// RUN: %check-host %s",
            *(["// RUN: %check-cuda %s"] if name.removeprefix("with_") not in NOT_ON_CUDA else []), "",
            f"module @{name} {{"]
    return "\n".join([*head, lowered(entry.function, entry.arguments), *out, "}"]) + "\n"


def main():
    for path in sorted([*HERE.glob("with_*.py"), *HERE.glob("with_*/")]):
        importlib.import_module(path.stem)
    for name in sys.argv[1:] or programs.TABLE:
        text = printed(name, programs.TABLE[name]())
        path = HERE / f"{name.removeprefix('with_')}.mlir"
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
            print(f"{path.name}: {len(text)} bytes")


if __name__ == "__main__":
    main()
