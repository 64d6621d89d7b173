"""albert-batch.py FOLDER [spans|classes]: a seed, and a batch for B=2, T=8 and a vocabulary of
520, as .npy files: of masked words and order, two masked words a sequence, or of answers, or of
three classes. The second sequence has padding; one slot for a masked word is not used, and one
answer ends behind its sequence.
"""

import array
import pathlib
import sys

TEXT = {
    "seed": ((), [1]),
    "tokens": ((2, 8), [2, 17, 4, 301, 44, 9, 518, 3, 2, 88, 230, 4, 3, 0, 0, 0]),
    "token_types": ((2, 8), [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0]),
    "attention_mask": ((2, 8), [1] * 13 + [0] * 3),
}
TASKS = {
    "masked-words+order": {
        "masked_positions": ((2, 2), [2, 5, 3, 0]),
        "masked_tokens": ((2, 2), [77, 410, 9, -1]),
        "order": ((2,), [1, 0]),
    },
    "spans": {"starts": ((2,), [5, 1]), "ends": ((2,), [6, 11])},
    "classes": {"labels": ((2,), [2, 0])},
}

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
for name, (shape, values) in (TEXT | TASKS[sys.argv[2] if len(sys.argv) > 2 else "masked-words+order"]).items():
    head = f"{{'descr': '<i4', 'fortran_order': False, 'shape': {shape}, }}".encode()
    head += b" " * (63 - (10 + len(head)) % 64) + b"\n"
    (folder / f"{name}.npy").write_bytes(
        b"\x93NUMPY\x01\x00" + len(head).to_bytes(2, "little") + head + array.array("i", values).tobytes())
