// Tells sentences of bytes apart by the letters that they have: the logits are the
// mean of a table's rows, over what is no padding.
module @classes attributes {trc.model = {name = "letters", task = "classes"}} {
  func.func public @initialise(%seed: tensor<i32> loc("seed")) -> (tensor<256x2xf32> {trc.state = "table"}) {
    %zeros = stablehlo.constant dense<0.0> : tensor<256x2xf32>
    return %zeros : tensor<256x2xf32>
  }

  func.func private @logits(%table: tensor<256x2xf32>, %tokens: tensor<8x32xi32>, %mask: tensor<8x32xi32>) -> tensor<8x2xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %wide = stablehlo.broadcast_in_dim %tokens, dims = [0, 1] : (tensor<8x32xi32>) -> tensor<8x32x256xi32>
    %numbers = stablehlo.iota dim = 2 : tensor<8x32x256xi32>
    %same = stablehlo.compare EQ, %wide, %numbers, SIGNED : (tensor<8x32x256xi32>, tensor<8x32x256xi32>) -> tensor<8x32x256xi1>
    %hot = stablehlo.convert %same : (tensor<8x32x256xi1>) -> tensor<8x32x256xf32>
    %real = stablehlo.convert %mask : (tensor<8x32xi32>) -> tensor<8x32xf32>
    %wideMask = stablehlo.broadcast_in_dim %real, dims = [0, 1] : (tensor<8x32xf32>) -> tensor<8x32x256xf32>
    %seen = stablehlo.multiply %hot, %wideMask : tensor<8x32x256xf32>
    %counts = stablehlo.reduce(%seen init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x32x256xf32>, tensor<f32>) -> tensor<8x256xf32>
    %sums = stablehlo.dot_general %counts, %table, contracting_dims = [1] x [0] : (tensor<8x256xf32>, tensor<256x2xf32>) -> tensor<8x2xf32>
    %lengths = stablehlo.reduce(%real init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x32xf32>, tensor<f32>) -> tensor<8xf32>
    %wideLengths = stablehlo.broadcast_in_dim %lengths, dims = [0] : (tensor<8xf32>) -> tensor<8x2xf32>
    %logits = stablehlo.divide %sums, %wideLengths : tensor<8x2xf32>
    return %logits : tensor<8x2xf32>
  }

  func.func private @loss(%table: tensor<256x2xf32> {trc.parameter = "table"}, %tokens: tensor<8x32xi32> loc("tokens"),
                          %mask: tensor<8x32xi32> loc("attention_mask"), %labels: tensor<8xi32> loc("labels")) -> tensor<f32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %rows = stablehlo.constant dense<8.0> : tensor<f32>
    %logits = call @logits(%table, %tokens, %mask) : (tensor<256x2xf32>, tensor<8x32xi32>, tensor<8x32xi32>) -> tensor<8x2xf32>
    %top = stablehlo.reduce(%logits init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8xf32>
    %tops = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<8xf32>) -> tensor<8x2xf32>
    %shifted = stablehlo.subtract %logits, %tops : tensor<8x2xf32>
    %powers = stablehlo.exponential %shifted : tensor<8x2xf32>
    %sum = stablehlo.reduce(%powers init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<8xf32>
    %log = stablehlo.log %sum : tensor<8xf32>
    %logs = stablehlo.broadcast_in_dim %log, dims = [0] : (tensor<8xf32>) -> tensor<8x2xf32>
    %losses = stablehlo.subtract %logs, %shifted : tensor<8x2xf32>
    %wide = stablehlo.broadcast_in_dim %labels, dims = [0] : (tensor<8xi32>) -> tensor<8x2xi32>
    %numbers = stablehlo.iota dim = 1 : tensor<8x2xi32>
    %same = stablehlo.compare EQ, %wide, %numbers, SIGNED : (tensor<8x2xi32>, tensor<8x2xi32>) -> tensor<8x2xi1>
    %hot = stablehlo.convert %same : (tensor<8x2xi1>) -> tensor<8x2xf32>
    %picked = stablehlo.multiply %losses, %hot : tensor<8x2xf32>
    %total = stablehlo.reduce(%picked init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %mean = stablehlo.divide %total, %rows : tensor<f32>
    return %mean : tensor<f32>
  }

  func.func public @predict(%table: tensor<256x2xf32> {trc.state = "table"}, %tokens: tensor<8x32xi32> loc("tokens"),
                            %mask: tensor<8x32xi32> loc("attention_mask")) -> (tensor<8x2xf32> {jax.result_info = "['logits']"}) {
    %logits = call @logits(%table, %tokens, %mask) : (tensor<256x2xf32>, tensor<8x32xi32>, tensor<8x32xi32>) -> tensor<8x2xf32>
    return %logits : tensor<8x2xf32>
  }

  trc.training_step @step loss(@loss) initialise(@initialise) {optimizer = "adamw", learning_rate = 1.0e-1 : f64}
}
