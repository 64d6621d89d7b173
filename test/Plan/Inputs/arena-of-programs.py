"""arena-of-programs.py EVERY PROGRAM ...: whether the arena of each entry is as large as the
largest sum of buffers that live at once, by the report of trc-compile.

Takes every EVERY-th program, and plans it; no machine code is made. Both sizes count buffers
rounded up to the arena's alignment, so that they are equal where no gap is left between buffers.
"""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count


def entries(program):
    report = subprocess.run(["trc-compile", program, "--to=plan", "-o", "/dev/null", "--report=/dev/stdout"],
                            stdout=subprocess.PIPE, check=True, text=True).stdout
    return json.loads(report)["entries"]


programs = sorted(sys.argv[2:])[::int(sys.argv[1])]
count, arenas, farther = 0, 0, []
with ThreadPoolExecutor(cpu_count()) as pool:
    for program, found in zip(programs, pool.map(entries, programs)):
        for entry in found:
            arena, live = entry["arena_bytes"], entry["peak_live_bytes"]
            count, arenas = count + 1, arenas + (arena > 0)
            if arena != live:
                farther.append(f"{program}, {entry['name']}: an arena of {arena} bytes, live at once {live}: {arena / live:.4f}")
print(f"{len(programs)} programs, {count} entries, {arenas} of them with an arena; {len(farther)} arenas larger than what lives at once")
sys.exit("\n".join(farther) or (0 if arenas else "no entry has an arena"))
