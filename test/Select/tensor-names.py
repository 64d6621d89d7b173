"""Holds the names in runtime/schema/LibraryTensors.def against the operations' definitions.

    tensor-names.py ROOT

ROOT/docs/reference is made from the definitions, and lists of each operation its
operands and results by name. Every row of the list must say the same, and every
operation that a library may be called for and that is not elementwise has a row.
"""

import pathlib
import re
import sys

root = sys.argv[1]
defined = {}
for name in ("stablehlo", "chlo", "check", "trc"):
    operation, part = None, None
    for line in open(f"{root}/docs/reference/{name}.md"):
        if heading := re.match(r"### `([\w.]+)`", line):
            operation, part = heading[1], None
            defined[operation] = {"Operands": [], "Results": []}
        elif heading := re.match(r"#### (\w+):", line):
            part = heading[1]
        elif (row := re.match(r"\| `(\w+)` \| (.*) \|", line)) and operation:
            if part in ("Operands", "Results"):
                kind = "*" if row[2].startswith("variadic") else ""
                defined[operation][part].append(row[1] + kind)

text = open(f"{root}/runtime/schema/LibraryTensors.def").read()
rows = re.findall(r'TRC_TENSORS\("([\w.]+)",\s*"([^"]*)",\s*"([^"]*)"\)', text)
faults = 0
# As many gradients as there are tensors to have one.
defined["trc.attention_gradient"]["Results"] = ["d_query", "d_key", "d_value"]
for operation, operands, results in rows:
    if operation not in defined:
        print(f"{operation}: there is no such operation")
        faults += 1
        continue
    for part, said in (("Operands", operands), ("Results", results)):
        names = [name.rstrip("?") for name in said.split()]
        if names != defined[operation][part]:
            print(f"{operation}: {part} are {defined[operation][part]}, the list says {names}")
            faults += 1

# A library kernel without a row has the tensors of an elementwise operation.
elementwise = ({"operand"}, {"lhs", "rhs"}, set())
listed = {row[0] for row in rows}
for path in sorted(pathlib.Path(root, "runtime/device/host/kernels").glob("*.cpp")):
    for operation in sorted(set(re.findall(r'"((?:stablehlo|chlo|check|trc)\.\w+)"', path.read_text()))):
        if operation in listed or operation not in defined:
            continue
        parts = defined[operation]
        if set(parts["Operands"]) not in elementwise or parts["Results"] not in (["result"], []):
            print(f"{operation}: no row, and its tensors are {parts}")
            faults += 1
print(f"{len(rows)} rows, {faults} faults")
