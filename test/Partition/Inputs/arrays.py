"""Writes arrays of small repeatable numbers as .npy files:

    arrays.py FOLDER NAME=TYPE[EXTENTS]:LIMIT ..

f32: from -1 to 1; i32: 0 to LIMIT - 1. tokens=i32[8,16]:50
"""

import array
import pathlib
import re
import sys

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
state = 12345
for text in sys.argv[2:]:
    name, kind, extents, limit = re.fullmatch(r"([\w.]+)=(f32|i32)\[([\d,]*)\](?::(\d+))?", text).groups()
    shape = tuple(int(extent) for extent in extents.split(",") if extent)
    count = 1
    for extent in shape:
        count *= extent
    values = []
    for _ in range(count):
        state = (1103515245 * state + 12345) % 2**31
        values.append(state / 2**30 - 1 if kind == "f32" else (state >> 8) % int(limit))
    code, descr = {"f32": ("f", "<f4"), "i32": ("i", "<i4")}[kind]
    header = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}\n".encode()
    (folder / f"{name}.npy").write_bytes(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header +
                                         array.array(code, values).tobytes())
