"""Runs the three artifacts in a folder and compares what comes out with the formulas that they were
printed from.

    jax.py FOLDER COMMAND..

shard_map, over 4 devices along rows of x (16 x 3), with w (3 x 4) everywhere: g = x w of a part, then
psum(g), psum_scatter(g), sum(all_gather(x)) * axis_index, pmean(g), g of the rank before, all_to_all(g).
pmap: x - pmean(x) of a row.
two-axes: shard_map over a mesh {data = 2, model = 2}, with rows of x (4 x 3) by data, columns of w (3 x 4) by model and
v (8) by both: y = x w, psum(x^T y, data), psum(row sums of y, model), v * (10 * axis_index(data) + axis_index(model)),
psum(v). All numbers are small integers, or quarters of them.
"""

import pathlib
import struct
import subprocess
import sys

folder, command = pathlib.Path(sys.argv[1]), sys.argv[2:]


def write(name, rows):
    """Rows of numbers, or numbers."""
    shape = (len(rows), len(rows[0])) if isinstance(rows[0], list) else (len(rows),)
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}, }}\n".encode()
    data = b"".join(struct.pack("<f", value) for value in (flat(rows) if len(shape) == 2 else rows))
    path = folder / name
    path.write_bytes(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header + data)
    return f"--input={path}"


def run(name, *inputs):
    """Per rank its results, flat."""
    out = folder / f"{name}-out"
    subprocess.run([*command, folder / f"{name}.trc", *inputs, f"--output-dir={out}"], check=True)

    def read(path):
        data = path.read_bytes()
        start = 10 + struct.unpack("<H", data[8:10])[0]
        return [value for (value,) in struct.iter_unpack("<f", data[start:])]

    count = len(list(out.iterdir())) // 4
    return [[read(out / f"rank{rank}-result{i}.npy") for i in range(count)] for rank in range(4)]


def check(name, got, expected):
    for rank in range(4):
        if got[rank] != expected[rank]:
            sys.exit(f"{name}: rank {rank} has {got[rank]}, expected {expected[rank]}")
    print(f"{name}: {len(got[0])} results on 4 ranks are right")


def flat(rows):
    return [value for row in rows for value in row]


x = [[float(3 * i + j) for j in range(3)] for i in range(16)]
w = [[float(i + 2 * j) for j in range(4)] for i in range(3)]
g = [[[sum(a * w[k][j] for k, a in enumerate(row)) for j in range(4)] for row in x[4 * r:4 * r + 4]] for r in range(4)]
psum = [[sum(g[r][i][j] for r in range(4)) for j in range(4)] for i in range(4)]
total = sum(flat(x))
check("shard-map", run("shard-map", write("x.npy", x), write("w.npy", w)),
      [[flat(psum), psum[r], [total * r], [value / 4 for value in flat(psum)], flat(g[r - 1]),
        flat(g[other][r] for other in range(4))] for r in range(4)])
mean = [sum(row[j] for row in x[:4]) / 4 for j in range(3)]
check("pmap", run("pmap", write("pmap.npy", x[:4])), [[[a - m for a, m in zip(x[r], mean)]] for r in range(4)])

x = [[float(3 * i + j) for j in range(3)] for i in range(4)]
w = [[float(i + 2 * j) for j in range(4)] for i in range(3)]
v = [float(i) for i in range(8)]
y = [[sum(a * w[k][j] for k, a in enumerate(row)) for j in range(4)] for row in x]
products = [[sum(x[i][k] * y[i][j] for i in range(4)) for j in range(4)] for k in range(3)]
check("two-axes", run("two-axes", write("x.npy", x), write("w.npy", w), write("v.npy", v)),
      [[flat(y), flat(products), [sum(row) for row in y], [v[2 * r + i] * (10 * (r // 2) + r % 2) for i in range(2)], [sum(v)]]
       for r in range(4)])
