// A model of pairs of bytes, small enough to compile in a moment: the logits of
// what follows a token are its row of a table. Trained by SGD with momentum.
module @bigram {
  func.func public @initialise(%seed: tensor<i32> loc("seed"))
      -> (tensor<256x256xf32> {trc.state = "wte.weight"},
          tensor<256x256xf32> {trc.state = "momentum.wte.weight"},
          tensor<i32> {trc.state = "step"}) {
    %size = stablehlo.constant dense<1.000000e-02> : tensor<f32>
    %real = stablehlo.convert %seed : (tensor<i32>) -> tensor<f32>
    %scaled = stablehlo.multiply %real, %size : tensor<f32>
    %wide = stablehlo.broadcast_in_dim %scaled, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %columns = stablehlo.iota dim = 1 : tensor<256x256xf32>
    %wave = stablehlo.cosine %columns : tensor<256x256xf32>
    %table = stablehlo.multiply %wave, %wide : tensor<256x256xf32>
    %zeros = stablehlo.constant dense<0.0> : tensor<256x256xf32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    return %table, %zeros, %zero : tensor<256x256xf32>, tensor<256x256xf32>, tensor<i32>
  }

  func.func private @hot(%tokens: tensor<4x8xi32>) -> tensor<32x256xf32> {
    %flat = stablehlo.reshape %tokens : (tensor<4x8xi32>) -> tensor<32xi32>
    %wide = stablehlo.broadcast_in_dim %flat, dims = [0] : (tensor<32xi32>) -> tensor<32x256xi32>
    %numbers = stablehlo.iota dim = 1 : tensor<32x256xi32>
    %same = stablehlo.compare EQ, %wide, %numbers, SIGNED : (tensor<32x256xi32>, tensor<32x256xi32>) -> tensor<32x256xi1>
    %hot = stablehlo.convert %same : (tensor<32x256xi1>) -> tensor<32x256xf32>
    return %hot : tensor<32x256xf32>
  }

  // The mean loss, and the gradient of the logits times the number of rows.
  func.func private @loss(%x: tensor<32x256xf32>, %y: tensor<32x256xf32>, %table: tensor<256x256xf32>)
      -> (tensor<f32>, tensor<32x256xf32>) {
    %logits = stablehlo.dot_general %x, %table, contracting_dims = [1] x [0] : (tensor<32x256xf32>, tensor<256x256xf32>) -> tensor<32x256xf32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %top = stablehlo.reduce(%logits init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<32x256xf32>, tensor<f32>) -> tensor<32xf32>
    %tops = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<32xf32>) -> tensor<32x256xf32>
    %shifted = stablehlo.subtract %logits, %tops : tensor<32x256xf32>
    %powers = stablehlo.exponential %shifted : tensor<32x256xf32>
    %sum = stablehlo.reduce(%powers init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<32x256xf32>, tensor<f32>) -> tensor<32xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<32xf32>) -> tensor<32x256xf32>
    %shares = stablehlo.divide %powers, %sums : tensor<32x256xf32>
    %gradient = stablehlo.subtract %shares, %y : tensor<32x256xf32>
    %logs = stablehlo.log %sums : tensor<32x256xf32>
    %logarithms = stablehlo.subtract %logs, %shifted : tensor<32x256xf32>
    %picked = stablehlo.multiply %logarithms, %y : tensor<32x256xf32>
    %total = stablehlo.reduce(%picked init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x256xf32>, tensor<f32>) -> tensor<f32>
    %rows = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %mean = stablehlo.divide %total, %rows : tensor<f32>
    return %mean, %gradient : tensor<f32>, tensor<32x256xf32>
  }

  func.func public @step(
      %table: tensor<256x256xf32> {trc.state = "wte.weight", trc.role = "parameter", tf.aliasing_output = 0 : i32},
      %momentum: tensor<256x256xf32> {trc.state = "momentum.wte.weight", trc.role = "moment", trc.moment_of = "wte.weight", tf.aliasing_output = 1 : i32},
      %step: tensor<i32> {trc.state = "step", trc.role = "counter", tf.aliasing_output = 2 : i32},
      %tokens: tensor<4x8xi32> loc("tokens"), %targets: tensor<4x8xi32> loc("targets"))
      -> (tensor<256x256xf32> {trc.state = "wte.weight"},
          tensor<256x256xf32> {trc.state = "momentum.wte.weight"},
          tensor<i32> {trc.state = "step"},
          tensor<f32> {jax.result_info = "['loss']"},
          tensor<f32> {jax.result_info = "['learning_rate']"},
          tensor<f32> {jax.result_info = "['gradient_norm']"}) {
    %x = func.call @hot(%tokens) : (tensor<4x8xi32>) -> tensor<32x256xf32>
    %y = func.call @hot(%targets) : (tensor<4x8xi32>) -> tensor<32x256xf32>
    %loss, %rows = func.call @loss(%x, %y, %table) : (tensor<32x256xf32>, tensor<32x256xf32>, tensor<256x256xf32>) -> (tensor<f32>, tensor<32x256xf32>)
    %gradient = stablehlo.dot_general %x, %rows, contracting_dims = [0] x [0] : (tensor<32x256xf32>, tensor<32x256xf32>) -> tensor<256x256xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %squares = stablehlo.multiply %gradient, %gradient : tensor<256x256xf32>
    %square = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<f32>
    %norm = stablehlo.sqrt %square : tensor<f32>
    %decay = stablehlo.constant dense<9.000000e-01> : tensor<256x256xf32>
    %decayed = stablehlo.multiply %momentum, %decay : tensor<256x256xf32>
    %moved = stablehlo.add %decayed, %gradient : tensor<256x256xf32>
    %rate = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %rates = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %change = stablehlo.multiply %moved, %rates : tensor<256x256xf32>
    %better = stablehlo.subtract %table, %change : tensor<256x256xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %step, %one : tensor<i32>
    return %better, %moved, %next, %loss, %rate, %norm : tensor<256x256xf32>, tensor<256x256xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>
  }

  func.func public @evaluate(
      %table: tensor<256x256xf32> {trc.state = "wte.weight"},
      %tokens: tensor<4x8xi32> loc("tokens"), %targets: tensor<4x8xi32> loc("targets"))
      -> (tensor<f32> {jax.result_info = "['loss']"}) {
    %x = func.call @hot(%tokens) : (tensor<4x8xi32>) -> tensor<32x256xf32>
    %y = func.call @hot(%targets) : (tensor<4x8xi32>) -> tensor<32x256xf32>
    %loss, %rows = func.call @loss(%x, %y, %table) : (tensor<32x256xf32>, tensor<32x256xf32>, tensor<256x256xf32>) -> (tensor<f32>, tensor<32x256xf32>)
    return %loss : tensor<f32>
  }

  func.func public @next(
      %table: tensor<256x256xf32> {trc.state = "wte.weight"},
      %tokens: tensor<1x8xi32> loc("tokens"), %position: tensor<i32> loc("position"))
      -> (tensor<256xf32> {jax.result_info = "['logits']"}) {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %token = stablehlo.dynamic_slice %tokens, %zero, %position, sizes = [1, 1] : (tensor<1x8xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %index = stablehlo.reshape %token : (tensor<1x1xi32>) -> tensor<i32>
    %row = stablehlo.dynamic_slice %table, %index, %zero, sizes = [1, 256] : (tensor<256x256xf32>, tensor<i32>, tensor<i32>) -> tensor<1x256xf32>
    %logits = stablehlo.reshape %row : (tensor<1x256xf32>) -> tensor<256xf32>
    return %logits : tensor<256xf32>
  }
}
