"""Makes first.tfevents and resumed.tfevents: the events of EventFileTest.cpp as the
package `tensorboard` 2.21 writes them; and reads both back as TensorBoard does.

    python make-events.py      (needs `pip install tensorboard`)
"""

import os
import shutil
import tempfile

from tensorboard.backend.event_processing import event_accumulator
from tensorboard.compat.proto import event_pb2, summary_pb2
from tensorboard.summary.writer.record_writer import RecordWriter

folder = os.path.dirname(os.path.abspath(__file__))


def scalars(time, step, **values):
    value = [summary_pb2.Summary.Value(tag=tag.replace("_", "/", 1), simple_value=v) for tag, v in values.items()]
    return event_pb2.Event(wall_time=time, step=step, summary=summary_pb2.Summary(value=value))


def save(name, events):
    with open(os.path.join(folder, name), "wb") as file:
        writer = RecordWriter(file)
        for event in events:
            writer.write(event.SerializeToString())
        writer.flush()


def main():
    version = "brain.Event:2"
    save(
        "first.tfevents",
        [
            event_pb2.Event(wall_time=1700000000.25, file_version=version),
            scalars(1700000001.5, 1, train_loss=2.5, train_learning_rate=0.001),
            scalars(1700000002.5, 2, train_loss=2.25, train_learning_rate=0.002),
            scalars(1700000003.5, 300, train_loss=-1e-30, train_learning_rate=float("inf")),
        ],
    )
    start = event_pb2.SessionLog(status=event_pb2.SessionLog.START)
    save(
        "resumed.tfevents",
        [
            event_pb2.Event(wall_time=1700000100.0, file_version=version),
            event_pb2.Event(wall_time=1700000100.0, step=3, session_log=start),
            scalars(1700000101.0, 3, train_loss=1.5),
        ],
    )
    with tempfile.TemporaryDirectory() as run:
        for number, name in enumerate(["first.tfevents", "resumed.tfevents"]):
            shutil.copy(os.path.join(folder, name), os.path.join(run, f"events.out.tfevents.{number}.host"))
        accumulator = event_accumulator.EventAccumulator(run)
        accumulator.Reload()
        print([(e.step, e.value) for e in accumulator.Scalars("train/loss")])


main()
