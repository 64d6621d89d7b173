"""limit.py PROGRAM FOLDER: bytes of memory, a little less than the program takes where it is given all."""

import json
import subprocess
import sys

program, folder = sys.argv[1:]
report = f"{folder}/free.json"
subprocess.run(["trc-compile", program, "--to=plan", f"--report={report}", "-o", f"{folder}/free.plan"], check=True)
with open(report) as text:
    print(json.load(text)["memory"]["total_bytes"] - 50000)
