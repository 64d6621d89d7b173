"""albert-batch.py FOLDER: a seed, and a batch of masked words and order for B=2, T=8,
two masked words a sequence and a vocabulary of 520, as .npy files. The second sequence has
padding, and one slot that is not used.
"""

import array
import pathlib
import sys

BATCH = {
    "seed": ((), [1]),
    "tokens": ((2, 8), [2, 17, 4, 301, 44, 9, 518, 3, 2, 88, 230, 4, 3, 0, 0, 0]),
    "token_types": ((2, 8), [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0]),
    "attention_mask": ((2, 8), [1] * 13 + [0] * 3),
    "masked_positions": ((2, 2), [2, 5, 3, 0]),
    "masked_tokens": ((2, 2), [77, 410, 9, -1]),
    "order": ((2,), [1, 0]),
}

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
for name, (shape, values) in BATCH.items():
    head = f"{{'descr': '<i4', 'fortran_order': False, 'shape': {shape}, }}".encode()
    head += b" " * (63 - (10 + len(head)) % 64) + b"\n"
    (folder / f"{name}.npy").write_bytes(
        b"\x93NUMPY\x01\x00" + len(head).to_bytes(2, "little") + head + array.array("i", values).tobytes())
