"""batch.py FOLDER [B T VOCABULARY]: a seed and a batch, of B=2, T=16 for a vocabulary of 256 where nothing is said, as
.npy files."""

import array
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
rows, length, vocabulary = map(int, sys.argv[2:5] or (2, 16, 256))
stream = [(7 * i * i + 3 * i) % vocabulary for i in range(rows * length + 1)]
shape = f"({rows}, {length})"
for name, shape, values in ("seed", "()", [1]), ("tokens", shape, stream[:-1]), ("targets", shape, stream[1:]):
    head = f"{{'descr': '<i4', 'fortran_order': False, 'shape': {shape}, }}".encode()
    head += b" " * (63 - (10 + len(head)) % 64) + b"\n"
    (folder / f"{name}.npy").write_bytes(
        b"\x93NUMPY\x01\x00" + len(head).to_bytes(2, "little") + head + array.array("i", values).tobytes())
