"""Prints the programs of the zoo as JAX lowers them, for zoo.py.

  print_zoo.py FOLDER NAME ...     writes FOLDER/NAME.mlir, and prints a JSON object:
                                   {NAME: {input: bound of its integers}}

Each program has the entries `initialise(seed) -> state` and `step(state, batch) -> state,
{"loss"}`, whose state is donated.
"""

import json
import pathlib
import sys

import jax
import jax.numpy as jnp

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "models" / "jax"))

import images  # noqa: E402
import language  # noqa: E402
import others  # noqa: E402
from print_program import print_program  # noqa: E402


def main():
    folder, names = pathlib.Path(sys.argv[1]), sys.argv[2:]
    limits = {}
    for name in names:
        make = next(getattr(module, name) for module in (images, language, others) if hasattr(module, name))
        initialise, step, batch, bounds = make()
        seed = jax.ShapeDtypeStruct((), jnp.int32)
        state = jax.eval_shape(initialise, seed)
        text = print_program(name, [(initialise, (), (seed,)), (step, (0,), (state, batch))], f"print_zoo.py {name}")
        (folder / f"{name}.mlir").write_text(text)
        limits[name] = bounds
    print(json.dumps(limits))


if __name__ == "__main__":
    main()
