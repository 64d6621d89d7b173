"""Waiting for a run that trains: as long as it takes on a busy machine, and not for ever."""

import time

PATIENCE = 600  # seconds; a run has its ten lines after one


def for_ten_lines(log, process):
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        try:
            with open(log) as lines:
                if len(lines.readlines()) > 10:
                    return
        except FileNotFoundError:
            pass
        time.sleep(0.05)


def for_its_end(process):
    """Its exit code; one that does not end is killed."""
    try:
        return process.wait(timeout=PATIENCE)
    finally:
        process.kill()
