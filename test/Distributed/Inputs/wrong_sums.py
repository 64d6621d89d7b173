"""Runs tools/bench/sum_worker.py as two ranks of trc, and prints what rank 0 does.

    wrong_sums.py PYTHON WORKER RUNTIME BYTES:TIMES:PROGRAM
"""

import os
import subprocess
import sys

from ranks import free_port

python, worker, runtime, word = sys.argv[1:]
place = {"TRC_RUNTIME": runtime, "WORLD_SIZE": "2", "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(free_port()),
         "GLOO_SOCKET_IFNAME": "lo"}
ranks = [subprocess.Popen([python, worker, "trc", word], env=os.environ | place | {"RANK": str(rank)}) for rank in range(2)]
sys.exit(max(abs(rank.wait()) for rank in ranks))
