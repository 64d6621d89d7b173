"""held.py FOLDER COMMAND...: runs the command and holds it for two seconds when it has written a file into
the folder, as a machine does that has much else to do."""

import os
import signal
import subprocess
import sys
import time

folder, command = sys.argv[1], sys.argv[2:]
process = subprocess.Popen(command)
while process.poll() is None and not (os.path.isdir(folder) and os.listdir(folder)):
    time.sleep(0.001)
process.send_signal(signal.SIGSTOP)
time.sleep(2)
process.send_signal(signal.SIGCONT)
sys.exit(process.wait())
