"""Nothing large is imported before it is used."""

import subprocess
import sys


def test_neither_jax_nor_torch_is_imported():
    code = "import sys, trc; sys.exit(any(name in sys.modules for name in ('jax', 'torch')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
