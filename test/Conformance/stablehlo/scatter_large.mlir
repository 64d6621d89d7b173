// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// scatter: more updates than one tile of a sort, many in one place.

// Adds rows, as the gradient of an embedding: row r gets the updates i with
// i * i mod 53 = r, so some rows get none. Compared with masked sums; the numbers are small, so every order gives the same sums.
func.func @main() {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c_x = stablehlo.constant dense<1.0> : tensor<50x4xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<50x4xf32>
  %i = stablehlo.iota dim = 0 : tensor<3000xi32>
  %square = stablehlo.multiply %i, %i : tensor<3000xi32>
  %c_53 = stablehlo.constant dense<53> : tensor<3000xi32>
  %row = stablehlo.remainder %square, %c_53 : tensor<3000xi32>
  %indices = stablehlo.reshape %row : (tensor<3000xi32>) -> tensor<3000x1xi32>
  %u0 = stablehlo.iota dim = 0 : tensor<3000x4xi32>
  %u1 = stablehlo.iota dim = 1 : tensor<3000x4xi32>
  %u2 = stablehlo.add %u0, %u1 : tensor<3000x4xi32>
  %c_7 = stablehlo.constant dense<7> : tensor<3000x4xi32>
  %u3 = stablehlo.remainder %u2, %c_7 : tensor<3000x4xi32>
  %updates = stablehlo.convert %u3 : (tensor<3000x4xi32>) -> tensor<3000x4xf32>
  %0 = "stablehlo.scatter"(%x, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
                                                   scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<50x4xf32>, tensor<3000x1xi32>, tensor<3000x4xf32>) -> tensor<50x4xf32>
  %r = stablehlo.iota dim = 0 : tensor<50x3000x4xi32>
  %rows = stablehlo.broadcast_in_dim %row, dims = [1] : (tensor<3000xi32>) -> tensor<50x3000x4xi32>
  %equal = stablehlo.compare EQ, %r, %rows, SIGNED
      : (tensor<50x3000x4xi32>, tensor<50x3000x4xi32>) -> tensor<50x3000x4xi1>
  %all = stablehlo.broadcast_in_dim %updates, dims = [1, 2] : (tensor<3000x4xf32>) -> tensor<50x3000x4xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<50x3000x4xf32>
  %hot = stablehlo.select %equal, %all, %zeros : tensor<50x3000x4xi1>, tensor<50x3000x4xf32>
  %sums = stablehlo.reduce(%hot init: %zero) applies stablehlo.add across dimensions = [1]
      : (tensor<50x3000x4xf32>, tensor<f32>) -> tensor<50x4xf32>
  %want = stablehlo.add %sums, %x : tensor<50x4xf32>
  check.expect_eq %0, %want : tensor<50x4xf32>
  return
}

// -----

// The last update of an element stays, by single elements and two dimensions.
func.func @main() {
  %c_x = stablehlo.constant dense<-1> : tensor<10x10xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<10x10xi32>
  %indices = stablehlo.iota dim = 0 : tensor<2500x2xi32>
  %c_10 = stablehlo.constant dense<10> : tensor<2500x2xi32>
  %digits = stablehlo.remainder %indices, %c_10 : tensor<2500x2xi32>
  %updates = stablehlo.iota dim = 0 : tensor<2500xi32>
  %0 = "stablehlo.scatter"(%x, %digits, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1],
                                                   scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<10x10xi32>, tensor<2500x2xi32>, tensor<2500xi32>) -> tensor<10x10xi32>
  %r = stablehlo.iota dim = 0 : tensor<10x10xi32>
  %c = stablehlo.iota dim = 1 : tensor<10x10xi32>
  %diagonal = stablehlo.compare EQ, %r, %c, SIGNED : (tensor<10x10xi32>, tensor<10x10xi32>) -> tensor<10x10xi1>
  %c_2490 = stablehlo.constant dense<2490> : tensor<10x10xi32>
  %last = stablehlo.add %r, %c_2490 : tensor<10x10xi32>
  %want = stablehlo.select %diagonal, %last, %x : tensor<10x10xi1>, tensor<10x10xi32>
  check.expect_eq %0, %want : tensor<10x10xi32>
  return
}
