"""Reads a compile report: how many kernels there are, and which use local memory."""

import json
import sys

with open(sys.argv[1]) as file:
    kernels = json.load(file)["kernels"]
architectures = sorted({name for k in kernels for name in k["resources"]})
print(len(kernels), "kernels for", ", ".join(architectures))
for kernel in kernels:
    for name, used in kernel["resources"].items():
        if used["stack_bytes"] or used["spill_bytes"]:
            print(kernel["name"], "uses local memory on", name, used)
