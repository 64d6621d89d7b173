"""Writes a program of test/Programs split over ranks, which holds its outputs against JAX's by itself:

    split_program.py PROGRAM RANKS NUMBER:DIMENSION ..    inputs of its `main` that are split
    split_program.py PROGRAM RANKS rows                   the last ones, with as many rows as the last
    split_program.py PROGRAM RANKS list                   says which inputs can be split, and how
"""

import pathlib
import re
import sys

text, ranks, wanted = pathlib.Path(sys.argv[1]).read_text(), int(sys.argv[2]), sys.argv[3:]
line = re.compile(r"(    %a(\d+) = stablehlo\.optimization_barrier)( %c\d+) : tensor<([\dx]*)\w+>")
extents = {int(number): [int(extent) for extent in shape.split("x") if extent]
           for _, number, _, shape in line.findall(text)}
splits = {number: [dim for dim, extent in enumerate(shape) if extent % ranks == 0 and extent]
          for number, shape in extents.items()}
if wanted == ["list"]:
    print(*(f"{number}:{dim}" for number, dims in splits.items() for dim in dims))
    sys.exit()
if wanted == ["rows"]:
    chosen = {}
    for number in sorted(extents, reverse=True):
        if 0 not in splits[number] or extents[number][0] != extents[max(extents)][0]:
            break
        chosen[number] = 0
    if not chosen:
        sys.exit("no rows that can be split")
else:
    chosen = dict(tuple(map(int, pair.split(":"))) for pair in wanted)


def ask(match):
    start, number, value, _ = match.groups()
    if int(number) not in chosen:
        return match.group(0)
    return f"{start} {{trc.partition = {chosen[int(number)]} : i64}}{value}{match.group(0)[match.end(3) - match.start():]}"


text = line.sub(ask, text)
print(re.sub(r"^(module @\w+) \{$", rf"\1 attributes {{mhlo.num_partitions = {ranks} : i32}} {{", text, flags=re.M))
