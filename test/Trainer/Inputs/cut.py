"""cut.py LOG FILE SIZE OUTPUT -- COMMAND: runs the command, cuts the file to SIZE
bytes when the command's log has ten lines, and writes what it said to OUTPUT."""

import os
import subprocess
import sys
import time

log, file, size, output = sys.argv[1:5]
with open(output, "w") as out:
    process = subprocess.Popen(sys.argv[6:], stdout=out, stderr=subprocess.STDOUT)
    for _ in range(600):
        if os.path.exists(log) and len(open(log).readlines()) > 10:
            break
        time.sleep(0.05)
    os.truncate(file, int(size))
    code = process.wait(timeout=60)
    out.write(f"ended with {code}\n")
