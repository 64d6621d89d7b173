"""What tests share: small programs, threads, and a cache of artifacts of their own."""

import contextlib
import logging
import threading

import pytest

LINE = """
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %x: tensor<64xf32> loc("x"),
                        %y: tensor<64xf32> loc("y")) -> tensor<f32> {
  %each = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %scaled = stablehlo.multiply %each, %x : tensor<64xf32>
  %error = stablehlo.subtract %scaled, %y : tensor<64xf32>
  %square = stablehlo.multiply %error, %error : tensor<64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0]
      : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
  %count = stablehlo.constant dense<64.0> : tensor<f32>
  %mean = stablehlo.divide %sum, %count : tensor<f32>
  return %mean : tensor<f32>
}
func.func @initialise(%w: tensor<f32> loc("start")) -> (tensor<f32> {trc.state = "w"}) {
  return %w : tensor<f32>
}
trc.training_step @step loss(@loss) initialise(@initialise) {
    optimizer = "sgd", learning_rate = 0.5 : f64}
"""
"""Fits y = w x by gradient descent; its state is `w` and `step`."""

@contextlib.contextmanager
def quiet():
    """Without the warnings of what runs in eager."""
    log = logging.getLogger("trc.torch")
    level = log.level
    log.setLevel(logging.ERROR)
    try:
        yield
    finally:
        log.setLevel(level)


ADD = """
func.func @main(%x: tensor<4xf32> loc("x"), %y: tensor<4xf32> loc("y")) -> (tensor<4xf32> {jax.result_info = "result['z']"}) {
  %0 = stablehlo.add %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
"""z = x + y."""

COUNT = """
func.func @main(%n: tensor<4xi32> {tf.aliasing_output = 0 : i32} loc("n")) -> tensor<4xi32> {
  %one = stablehlo.constant dense<1> : tensor<4xi32>
  %0 = stablehlo.add %n, %one : tensor<4xi32>
  return %0 : tensor<4xi32>
}
"""
"""Adds one, in the memory of its input."""


def in_threads(count, work):
    """Runs `work(i)` in `count` threads to their ends, and raises what one of them raised."""
    raised: list[BaseException] = []

    def guarded(i):
        try:
            work(i)
        except BaseException as error:
            raised.append(error)

    threads = [threading.Thread(target=guarded, args=(i,)) for i in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if raised:
        raise raised[0]


@pytest.fixture(autouse=True, scope="session")
def cache(tmp_path_factory):
    """Artifacts are kept for the run of the tests, and not among the user's."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("cache")
        patch.setenv("TRC_CACHE", str(folder))
        yield folder
