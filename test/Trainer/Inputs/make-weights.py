"""make-weights.py FILE: weights of bigram.mlir as a file of ALBERT's would have them: a table of zeros, and the
buffer of positions that older versions wrote, in which a NaN stands.
"""

import json
import struct
import sys

TENSORS = {"albert.wte.weight": [0.0] * 256 * 256, "albert.embeddings.position_ids": [float("nan")]}
SHAPES = {"albert.wte.weight": [256, 256], "albert.embeddings.position_ids": [1]}

header, data = {}, b""
for name, values in TENSORS.items():
    begin = len(data)
    data += struct.pack(f"<{len(values)}f", *values)
    header[name] = {"dtype": "F32", "shape": SHAPES[name], "data_offsets": [begin, len(data)]}
text = json.dumps(header).encode()
with open(sys.argv[1], "wb") as file:
    file.write(struct.pack("<Q", len(text)) + text + data)
