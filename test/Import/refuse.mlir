// RUN: trc-opt --import %s --split-input-file --verify-diagnostics
//
// What trc does not compile is refused by name, at its location, with what to
// do instead.

// Complex numbers, and so Fourier transforms.
// expected-error@+1 {{'func.func' with 'tensor<4xcomplex<f32>>' is refused: complex numbers are not supported; compute real and imaginary parts as two real tensors}}
func.func @complex(%x: tensor<4xf32>) -> tensor<4xcomplex<f32>> {
  // expected-error@+1 {{'stablehlo.convert' with 'tensor<4xcomplex<f32>>' is refused: complex numbers}}
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
  // expected-error@+1 {{'stablehlo.fft' is refused: complex numbers}}
  %1 = stablehlo.fft %0, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  // expected-error@+1 {{'stablehlo.real' is refused: complex numbers}}
  %2 = stablehlo.real %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  // expected-error@+1 {{'stablehlo.imag' is refused: complex numbers}}
  %3 = stablehlo.imag %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  // expected-error@+1 {{'stablehlo.complex' is refused: complex numbers}}
  %4 = stablehlo.complex %x, %x : tensor<4xcomplex<f32>>
  return %1 : tensor<4xcomplex<f32>>
}

// -----

// Dynamic shapes, in types and by operations.
func.func @dynamic(%x: tensor<4xf32>, %s: tensor<1xi32>) {
  // expected-error@+1 {{'stablehlo.dynamic_broadcast_in_dim' is refused: dynamic shapes are not supported; give every input a fixed shape when lowering}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [0] : (tensor<4xf32>, tensor<1xi32>) -> tensor<?xf32>
  // expected-error@+1 {{'stablehlo.add' with 'tensor<?xf32>' is refused: dynamic shapes}}
  %1 = stablehlo.add %0, %0 : tensor<?xf32>
  // expected-error@+1 {{'stablehlo.get_dimension_size' is refused: dynamic shapes}}
  %2 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  // expected-error@+1 {{'stablehlo.set_dimension_size' is refused: dynamic shapes}}
  %3 = stablehlo.set_dimension_size %x, %2, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  // expected-error@+1 {{'stablehlo.dynamic_reshape' is refused: dynamic shapes}}
  %4 = stablehlo.dynamic_reshape %0, %s : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
  // expected-error@+1 {{'stablehlo.dynamic_iota' is refused: dynamic shapes}}
  %5 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  // expected-error@+1 {{'stablehlo.dynamic_pad' is refused: dynamic shapes}}
  %6 = stablehlo.dynamic_pad %x, %x, %s, %s, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  // expected-error@+1 {{'stablehlo.real_dynamic_slice' is refused: dynamic shapes}}
  %7 = stablehlo.real_dynamic_slice %x, %s, %s, %s : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  // expected-error@+1 {{'stablehlo.dynamic_gather' is refused: dynamic shapes}}
  %8 = "stablehlo.dynamic_gather"(%x, %s, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], index_vector_dim = 0>, indices_are_sorted = false}> : (tensor<4xf32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

// Convolutions of dynamic padding, in their own notation.
func.func @dynamic_conv(%x: tensor<1x8x3xf32>, %k: tensor<3x3x4xf32>, %p: tensor<1x2xi32>) {
  // expected-error@+1 {{'stablehlo.dynamic_conv' is refused: dynamic shapes}}
  %0 = stablehlo.dynamic_conv(%x, %k, %p) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[1, 1]], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi32>) -> tensor<1x?x4xf32>
  return
}

// -----

// Tensors of unknown rank, and of bounded extents.
// expected-error@+1 {{'func.func' with 'tensor<*xf32>' is refused: dynamic shapes}}
func.func @unranked(%x: tensor<*xf32>, %y: tensor<?xf32, #stablehlo.bounds<4>>) {
  return
}

// -----

// The size of a dimension that is not there.
func.func @dimension(%x: tensor<4xf32>) -> tensor<i32> {
  // expected-error@+1 {{'stablehlo.get_dimension_size' is refused: its operand has no such dimension, or its text does not say which; write 'stablehlo.get_dimension_size %x, dim = N'}}
  %0 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<4xf32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

// Quantized types.
// expected-error@+1 {{'func.func' with 'tensor<4x!quant.uniform<i8:f32, 5.000000e-01>>' is refused: quantized types are not supported; use integers and floats}}
func.func @quantized(%x: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error@+1 {{'stablehlo.uniform_dequantize' is refused: quantized types}}
  %0 = stablehlo.uniform_dequantize %x : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4xf32>
  // expected-error@+1 {{'stablehlo.uniform_quantize' is refused: quantized types}}
  %1 = stablehlo.uniform_quantize %0 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

// Transfers and asynchronous operations.
func.func @transfer(%x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error@+1 {{'stablehlo.send' is refused: transfers inside of a program are not supported; make the value an input or an output of the function}}
  %0 = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  // expected-error@+1 {{'stablehlo.recv' is refused: transfers}}
  %1:2 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  // expected-error@+1 {{'stablehlo.infeed' is refused: transfers}}
  %2:2 = "stablehlo.infeed"(%t) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  // expected-error@+1 {{'stablehlo.outfeed' is refused: transfers}}
  %3 = "stablehlo.outfeed"(%x, %t) : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  // expected-error@+1 {{'stablehlo.async_start' is refused: asynchronous operations are not supported; use the operation that they wrap}}
  %4 = "stablehlo.async_start"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error@+1 {{'stablehlo.async_done' is refused: asynchronous operations}}
  %5 = "stablehlo.async_done"(%4) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error@+1 {{'stablehlo.collective_reduce' is refused: it is not supported; use all_reduce or reduce_scatter}}
  %6 = "stablehlo.collective_reduce"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// What StableHLO no longer has.
func.func @removed(%x: tensor<4x4xf32>, %i: tensor<4xi32>) {
  // expected-error@+1 {{'stablehlo.dot' is refused: it is no longer part of StableHLO; use dot_general}}
  %0 = stablehlo.dot %x, %x, precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  // expected-error@+1 {{'stablehlo.einsum' is refused: it is no longer part of StableHLO; use dot_general}}
  %1 = stablehlo.einsum %x, %x, config = "ij,jk->ik" : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  // expected-error@+1 {{'stablehlo.unary_einsum' is refused: it is no longer part of StableHLO}}
  %2 = "stablehlo.unary_einsum"(%x) <{einsum_config = "ij->i"}> : (tensor<4x4xf32>) -> tensor<4xf32>
  // expected-error@+1 {{'stablehlo.broadcast' is refused: it is no longer part of StableHLO; use broadcast_in_dim}}
  %3 = stablehlo.broadcast %x, sizes = [2] : (tensor<4x4xf32>) -> tensor<2x4x4xf32>
  // expected-error@+1 {{'stablehlo.create_token' is refused: it is no longer part of StableHLO; use after_all}}
  %4 = stablehlo.create_token : !stablehlo.token
  // expected-error@+1 {{'stablehlo.torch_index_select' is refused: it is no longer part of StableHLO; use gather}}
  %5 = "stablehlo.torch_index_select"(%x, %i) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x4xf32>, tensor<4xi32>) -> tensor<4x4xf32>
  // expected-error@+1 {{'stablehlo.cross-replica-sum' is refused: it is no longer part of StableHLO}}
  %6 = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// Custom calls: a layout that the function called would not expect, options that
// could not be handed on.
func.func @custom_calls(%x: tensor<4x2xf32>) {
  // expected-error@+1 {{'stablehlo.custom_call' is refused: the call of 'f': operand 0 is not in row-major layout; transpose it in the program}}
  %0 = stablehlo.custom_call @f(%x) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<4x2xf32>) -> tensor<4x2xf32>
  // expected-error@+1 {{'stablehlo.custom_call' is refused: the call of 'f': result 1 is not in row-major layout}}
  %1:2 = stablehlo.custom_call @f(%x) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x2xf32>) -> (tensor<f32>, tensor<4x2xf32>)
  // expected-error@+1 {{'stablehlo.custom_call' is refused: the call of 'f': option 'table' cannot be handed on; use an integer, a list of integers, a float or text}}
  %2 = stablehlo.custom_call @f(%x) {backend_config = {rows = 4 : ui8, table = dense<1.0> : tensor<2xf32>}} : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
