"""Compares the losses of two logs, step by step:

    compare_losses.py ONE OTHER STEPS BOUND
"""

import json
import pathlib
import sys

one, other = ({record["step"]: record["loss"] for record in map(json.loads, pathlib.Path(path).read_text().splitlines())
               if "loss" in record} for path in sys.argv[1:3])
steps, bound = int(sys.argv[3]), float(sys.argv[4])
if list(one) != list(range(1, steps + 1)) or list(other) != list(one):
    sys.exit(f"steps {list(one)} and {list(other)}")
worst = max(abs(one[step] - other[step]) for step in one)
if worst > bound:
    sys.exit(f"losses differ by {worst}")
print(f"{steps} losses within {bound}")
