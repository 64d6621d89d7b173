"""What can be counted in the machine code of a GPT-2 step's kernels, beside attention's:

    step_figures.py PROGRAM.trc ISA NVDISASM DUMP-DIR

DUMP-DIR has the text of the kernels. Kernels are called by what they do, as their numbers change
with every fusion: `norm`, and the others of that role, those with fewer blocks, `norm_1`, `norm_2`.
Prints what sass.py does for each; exit status 1 where a role has no kernel.
"""

import json
import math
import re
import sys

import sass

# Role: kind of kernel, operations that are in it, and operations that are not.
ROLES = {
    "head": ("row", {"exponential", "log"}, set()),
    "norm": ("row", {"rsqrt"}, set()),
    "norm_gradient": ("column", {"multiply", "subtract", "reduce"}, set()),
    "bias_sums": ("group", {"reduce", "convert"}, {"multiply"}),
    "squares": ("group", {"reduce", "multiply"}, {"convert", "sqrt"}),
    "optimizer": ("group", {"sqrt"}, set()),
    "rounding": ("group", {"convert"}, {"reduce", "multiply"}),
    "gather": ("gather", set(), set()),
    "added_rows": ("scatter_rows", set(), set()),
}


def role_of(name, operations):
    for role, (kind, inside, outside) in ROLES.items():
        if name.startswith(kind + "_") and inside <= operations and not outside & operations:
            return role
    return None


def main(path, isa, nvdisasm, folder):
    program, code = sass.read_program(path)
    found = {role: [] for role in ROLES}
    for kernel, image in sass.images(program, code, isa):
        with open(f"{folder}/kernels/{kernel['name']}.cu") as file:
            operations = set(re.findall(r"^//   \w+\.(\w+)", file.read(), re.M))
        if role := role_of(kernel["name"], operations):
            found[role].append((kernel, image))
    resources = sass.resources_of(program, isa)
    for role, kernels in found.items():
        kernels.sort(key=lambda each: -math.prod(each[0]["launch"]["grid"]))
        for number, (kernel, image) in enumerate(kernels):
            text = sass.disassemble(nvdisasm, image, kernel["symbol"])
            figures = sass.describe(kernel, text, resources[kernel["name"]])
            name = f"{role}_{number}" if number else role
            print(json.dumps({**figures, "name": name, "kernel": kernel["name"]}))
    if missing := [role for role, kernels in found.items() if not kernels]:
        sys.exit("no kernel for: " + ", ".join(missing))


main(*sys.argv[1:])
