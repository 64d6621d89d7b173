"""Holds what ranks made against what one made, in folders of trc-run --output-dir:

    compare.py ONE MANY RANKS BOUND [NUMBER ..]

Results of the numbers given need not be those of one. A result of the same shape has the same bits on every rank; of another, the ranks have its parts along the
dimension that differs. Each element is at most BOUND, as a part of the tensor's largest, from that of one.
"""

import array
import ast
import pathlib
import sys

one, many, ranks, bound = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
free = {int(number) for number in sys.argv[5:]}
CODES = {"<f4": "f", "<f8": "d", "<i4": "i", "<u4": "I", "<i8": "q", "<u8": "Q", "|b1": "B", "|u1": "B", "<i2": "h"}


def read(path):
    data = path.read_bytes()
    end = 10 + int.from_bytes(data[8:10], "little")
    header = ast.literal_eval(data[10:end].decode())
    return header["shape"], array.array(CODES[header["descr"]], data[end:])


def joined(parts, dim):
    """Elements of the whole, from the parts of all ranks along `dim`."""
    inner = 1
    for extent in parts[0][0][dim:]:
        inner *= extent
    rows = len(parts[0][1]) // inner
    return [value for row in range(rows) for _, part in parts for value in part[row * inner:(row + 1) * inner]]


split = 0
names = sorted(path.name for path in one.iterdir())
for name in names:
    shape, expected = read(one / name)
    parts = [read(many / f"rank{rank}-{name}") for rank in range(ranks)]
    if parts[0][0] == shape:
        for rank, (_, part) in enumerate(parts):
            if part.tobytes() != parts[0][1].tobytes():
                sys.exit(f"{name}: rank {rank} has other bits than rank 0")
        got = parts[0][1]
    else:
        dim = next(i for i, (a, b) in enumerate(zip(shape, parts[0][0])) if a != b)
        got = joined(parts, dim)
        split += 1
    if len(got) != len(expected):
        sys.exit(f"{name}: {len(got)} elements, expected {len(expected)}")
    scale = max((abs(value) for value in expected), default=0) or 1
    differs = max((abs(a - b) for a, b in zip(got, expected)), default=0) / scale
    if int(name.removeprefix("result").removesuffix(".npy")) in free:
        continue
    if not differs <= bound:
        sys.exit(f"{name}: differs by {differs}")
print(f"{len(names) - len(free)} results of {ranks} ranks, {split} of them in parts, are those of one within {bound}")
