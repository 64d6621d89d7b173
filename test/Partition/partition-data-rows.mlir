// RUN: trc-opt %s --partition-data --split-input-file | FileCheck %s

// Counters that have the number of each row are batch dimensions ..
// CHECK-LABEL: func.func public @all_of_ui8
// CHECK: "stablehlo.gather"
// CHECK-SAME: operand_batching_dims = [0]
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @all_of_ui8(%x: tensor<256x5xf32> {trc.partition = 0 : i64}, %y: tensor<256x1xi32> {trc.partition = 0 : i64}) -> tensor<256xf32> {
    %c0 = stablehlo.iota dim = 0 : tensor<256xui8>
    %0 = stablehlo.convert %c0 : (tensor<256xui8>) -> tensor<256xi32>
    %1 = stablehlo.reshape %0 : (tensor<256xi32>) -> tensor<256x1xi32>
    %2 = stablehlo.concatenate %1, %y, dim = 1 : (tensor<256x1xi32>, tensor<256x1xi32>) -> tensor<256x2xi32>
    %3 = "stablehlo.gather"(%x, %2) <{
      dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 1>
    }> : (tensor<256x5xf32>, tensor<256x2xi32>) -> tensor<256xf32>
    return %3 : tensor<256xf32>
  }
}

// -----

// CHECK-LABEL: func.func public @all_of_i8
// CHECK: "stablehlo.gather"
// CHECK-SAME: operand_batching_dims = [0]
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @all_of_i8(%x: tensor<128x5xf32> {trc.partition = 0 : i64}, %y: tensor<128x1xi32> {trc.partition = 0 : i64}) -> tensor<128xf32> {
    %c0 = stablehlo.iota dim = 0 : tensor<128xi8>
    %0 = stablehlo.convert %c0 : (tensor<128xi8>) -> tensor<128xi32>
    %1 = stablehlo.reshape %0 : (tensor<128xi32>) -> tensor<128x1xi32>
    %2 = stablehlo.concatenate %1, %y, dim = 1 : (tensor<128x1xi32>, tensor<128x1xi32>) -> tensor<128x2xi32>
    %3 = "stablehlo.gather"(%x, %2) <{
      dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 1>
    }> : (tensor<128x5xf32>, tensor<128x2xi32>) -> tensor<128xf32>
    return %3 : tensor<128xf32>
  }
}

// -----

// CHECK-LABEL: func.func public @all_of_bf16
// CHECK: "stablehlo.gather"
// CHECK-SAME: operand_batching_dims = [0]
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @all_of_bf16(%x: tensor<256x5xf32> {trc.partition = 0 : i64}, %y: tensor<256x1xi32> {trc.partition = 0 : i64}) -> tensor<256xf32> {
    %c0 = stablehlo.iota dim = 0 : tensor<256xi32>
    %c1 = stablehlo.convert %c0 : (tensor<256xi32>) -> tensor<256xbf16>
    %0 = stablehlo.convert %c1 : (tensor<256xbf16>) -> tensor<256xi32>
    %1 = stablehlo.reshape %0 : (tensor<256xi32>) -> tensor<256x1xi32>
    %2 = stablehlo.concatenate %1, %y, dim = 1 : (tensor<256x1xi32>, tensor<256x1xi32>) -> tensor<256x2xi32>
    %3 = "stablehlo.gather"(%x, %2) <{
      dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 1>
    }> : (tensor<256x5xf32>, tensor<256x2xi32>) -> tensor<256xf32>
    return %3 : tensor<256xf32>
  }
}

// -----

// .. and those that wrap or are rounded name other rows.
// CHECK-LABEL: func.func public @wraps_ui8
// CHECK: "stablehlo.gather"
// CHECK-SAME: start_index_map = [0, 1]
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @wraps_ui8(%x: tensor<512x5xf32> {trc.partition = 0 : i64}, %y: tensor<512x1xi32> {trc.partition = 0 : i64}) -> tensor<512xf32> {
    %c0 = stablehlo.iota dim = 0 : tensor<512xui8>
    %0 = stablehlo.convert %c0 : (tensor<512xui8>) -> tensor<512xi32>
    %1 = stablehlo.reshape %0 : (tensor<512xi32>) -> tensor<512x1xi32>
    %2 = stablehlo.concatenate %1, %y, dim = 1 : (tensor<512x1xi32>, tensor<512x1xi32>) -> tensor<512x2xi32>
    %3 = "stablehlo.gather"(%x, %2) <{
      dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 1>
    }> : (tensor<512x5xf32>, tensor<512x2xi32>) -> tensor<512xf32>
    return %3 : tensor<512xf32>
  }
}

// -----

// CHECK-LABEL: func.func public @wraps_i8
// CHECK: "stablehlo.gather"
// CHECK-SAME: start_index_map = [0, 1]
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @wraps_i8(%x: tensor<256x5xf32> {trc.partition = 0 : i64}, %y: tensor<256x1xi32> {trc.partition = 0 : i64}) -> tensor<256xf32> {
    %c0 = stablehlo.iota dim = 0 : tensor<256xi8>
    %0 = stablehlo.convert %c0 : (tensor<256xi8>) -> tensor<256xi32>
    %1 = stablehlo.reshape %0 : (tensor<256xi32>) -> tensor<256x1xi32>
    %2 = stablehlo.concatenate %1, %y, dim = 1 : (tensor<256x1xi32>, tensor<256x1xi32>) -> tensor<256x2xi32>
    %3 = "stablehlo.gather"(%x, %2) <{
      dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 1>
    }> : (tensor<256x5xf32>, tensor<256x2xi32>) -> tensor<256xf32>
    return %3 : tensor<256xf32>
  }
}

// -----

// CHECK-LABEL: func.func public @wraps_between
// CHECK: "stablehlo.gather"
// CHECK-SAME: start_index_map = [0, 1]
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @wraps_between(%x: tensor<512x5xf32> {trc.partition = 0 : i64}, %y: tensor<512x1xi32> {trc.partition = 0 : i64}) -> tensor<512xf32> {
    %c0 = stablehlo.iota dim = 0 : tensor<512xi32>
    %c1 = stablehlo.convert %c0 : (tensor<512xi32>) -> tensor<512xui8>
    %0 = stablehlo.convert %c1 : (tensor<512xui8>) -> tensor<512xi32>
    %1 = stablehlo.reshape %0 : (tensor<512xi32>) -> tensor<512x1xi32>
    %2 = stablehlo.concatenate %1, %y, dim = 1 : (tensor<512x1xi32>, tensor<512x1xi32>) -> tensor<512x2xi32>
    %3 = "stablehlo.gather"(%x, %2) <{
      dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 1>
    }> : (tensor<512x5xf32>, tensor<512x2xi32>) -> tensor<512xf32>
    return %3 : tensor<512xf32>
  }
}

// -----

// CHECK-LABEL: func.func public @truth
// CHECK: "stablehlo.gather"
// CHECK-SAME: start_index_map = [0, 1]
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @truth(%x: tensor<4x5xf32> {trc.partition = 0 : i64}, %y: tensor<4x1xi32> {trc.partition = 0 : i64}) -> tensor<4xf32> {
    %c0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c1 = stablehlo.convert %c0 : (tensor<4xi32>) -> tensor<4xi1>
    %0 = stablehlo.convert %c1 : (tensor<4xi1>) -> tensor<4xi32>
    %1 = stablehlo.reshape %0 : (tensor<4xi32>) -> tensor<4x1xi32>
    %2 = stablehlo.concatenate %1, %y, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %3 = "stablehlo.gather"(%x, %2) <{
      dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 1>
    }> : (tensor<4x5xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    return %3 : tensor<4xf32>
  }
}

// -----

// CHECK-LABEL: func.func public @rounded_bf16
// CHECK: "stablehlo.gather"
// CHECK-SAME: start_index_map = [0, 1]
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @rounded_bf16(%x: tensor<512x5xf32> {trc.partition = 0 : i64}, %y: tensor<512x1xi32> {trc.partition = 0 : i64}) -> tensor<512xf32> {
    %c0 = stablehlo.iota dim = 0 : tensor<512xbf16>
    %0 = stablehlo.convert %c0 : (tensor<512xbf16>) -> tensor<512xi32>
    %1 = stablehlo.reshape %0 : (tensor<512xi32>) -> tensor<512x1xi32>
    %2 = stablehlo.concatenate %1, %y, dim = 1 : (tensor<512x1xi32>, tensor<512x1xi32>) -> tensor<512x2xi32>
    %3 = "stablehlo.gather"(%x, %2) <{
      dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 1>
    }> : (tensor<512x5xf32>, tensor<512x2xi32>) -> tensor<512xf32>
    return %3 : tensor<512xf32>
  }
}

// -----

// CHECK-LABEL: func.func public @rounded_between
// CHECK: "stablehlo.gather"
// CHECK-SAME: start_index_map = [0, 1]
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @rounded_between(%x: tensor<4096x5xf32> {trc.partition = 0 : i64}, %y: tensor<4096x1xi32> {trc.partition = 0 : i64}) -> tensor<4096xf32> {
    %c0 = stablehlo.iota dim = 0 : tensor<4096xi32>
    %c1 = stablehlo.convert %c0 : (tensor<4096xi32>) -> tensor<4096xf16>
    %0 = stablehlo.convert %c1 : (tensor<4096xf16>) -> tensor<4096xi32>
    %1 = stablehlo.reshape %0 : (tensor<4096xi32>) -> tensor<4096x1xi32>
    %2 = stablehlo.concatenate %1, %y, dim = 1 : (tensor<4096x1xi32>, tensor<4096x1xi32>) -> tensor<4096x2xi32>
    %3 = "stablehlo.gather"(%x, %2) <{
      dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 1>
    }> : (tensor<4096x5xf32>, tensor<4096x2xi32>) -> tensor<4096xf32>
    return %3 : tensor<4096xf32>
  }
}

// -----

// The bytes from 128 on are below zero.
// CHECK-LABEL: func.func public @constant
// CHECK: "stablehlo.gather"
// CHECK-SAME: start_index_map = [0, 1]
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @constant(%x: tensor<256x5xf32> {trc.partition = 0 : i64}, %y: tensor<256x1xi32> {trc.partition = 0 : i64}) -> tensor<256xf32> {
    %c = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF"> : tensor<256xi8>
    %0 = stablehlo.convert %c : (tensor<256xi8>) -> tensor<256xi32>
    %1 = stablehlo.reshape %0 : (tensor<256xi32>) -> tensor<256x1xi32>
    %2 = stablehlo.concatenate %1, %y, dim = 1 : (tensor<256x1xi32>, tensor<256x1xi32>) -> tensor<256x2xi32>
    %3 = "stablehlo.gather"(%x, %2) <{
      dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 1>
    }> : (tensor<256x5xf32>, tensor<256x2xi32>) -> tensor<256xf32>
    return %3 : tensor<256xf32>
  }
}
