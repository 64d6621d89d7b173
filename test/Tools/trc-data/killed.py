"""Kills `trc-data tokenize` at random times, and runs it to its end: the shards
are those of a run that nobody disturbed, and none is half written meanwhile.

    killed.py COUNT trc-data tokenize ... -o FOLDER text
"""

import os
import random
import subprocess
import sys
import time

count, command = int(sys.argv[1]), sys.argv[2:]
folder = command[command.index("-o") + 1]
draw = random.Random(3)
for _ in range(count):
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    time.sleep(draw.uniform(0, 0.05))
    process.kill()
    process.wait()
    for name in os.listdir(folder) if os.path.isdir(folder) else []:
        if name.endswith(".tokens"):
            with open(os.path.join(folder, name), "rb") as file:
                assert file.read(8) == b"trc-shrd", name
subprocess.run(command, check=True)
