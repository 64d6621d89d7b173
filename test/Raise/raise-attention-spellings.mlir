// Softmaxes and layouts by many hands.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --phase-simplify --phase-raise %s -o %t
// RUN: FileCheck %s < %t
// RUN: trc-run --split-input-file --target=reference %t
// RUN: %check-host %s

// Less the logarithm of the sum.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention_gradient(
// CHECK-NOT: tensor<2x2x4x4xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83F284873BF5C89893E435205BFDD0354BDBD08803FA8D524BF67C1A53D88F210BFF8002DBF5C5A8ABF444E843F8B7C06BEF36C353F1DA751BF397AA63E6E4F0B3E84C21EBF0DF3CABE416A1E3EC5D262BEA930563E4B2F31BF0323FF3E3C7B26BD8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3FDD0872BF515C9E3EC5FD963FFC5BA0BFB41FA5BEB44EEDBE349EC4BF2734803DF44BB2BEDA10B73D54B0863FCBE581BF3E43A6BE2716FBBED117A2BF87A4C33D607EBF3E95821DBE9B881C3F913C3D3E5537C8BE4DDAD6BEBDB3D4BDA3BDCDBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000002E4060BD5DFE3EBD26F22CBEE20B5C3E0E48F43D2BEE503D8CF4DBBDBB83D73EB0FA043D5F222DBD354C4CBEE012A7BE36AB81BE4C75343C7E43333EEC4D08BFE1B17ABE7C1219BE38494B3D2FDF09BEF51E7DBE15F55C3E0C99163E59519BBE00000000000000000000000000000000000000000000000000000000000000007F8E51BEBD7CDD3E470D58BF6C3C90BF447AD2BC88910EBE5336DDBD2C2BB13E1E5136BE4DB79B3E10F891BFD0A736BF55621BBE40A59BBDD66D80BE09BB2B3F62F8983DBCB5923BBE57103D46D454BE16F20B3DA381263B0FC20F3E430AC4BC"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x51F3B63CB13351BEBDF01B3F1176D53EAE20E9BE777BA43D07A21EBF6541F8BD5238BF3EB713AF3ECE1F85BCEBA1ECBC461F303E8A1FC1BDDA5E163E2663953DC344BEBE5B7E2ABEA9367BBFD43CF1BE42FE923E9130AA3B726E173FBAC7AE3DEE2CC6BCB954EC3CC5DDC63E5E43AA3DAF9B76BB6A08103C1621F3BDFDD217BDF75BBDBE28A9A83F6C22CDBD33793ABFED75973EA62FDDBDA2F6D93D829B8A3E8F135ABC1E3344BEE941B43E2EA6C13D9DED84BE673D573E1E6C11BE2E7452BE46D2C63E4BC696BF6739BABE59B62F3F7ABED3BCD7D000BEA1512C3D47B100BEBB6CA9BBFB70543D7000E53DD61E57BD368D29BC225AC13C9E73D4BBD2B9773D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0xD48FBDBF3D813F3F7D7171BFEA36283FD51E043F6B43C0BF9FCD993F415B7A3F6E76DCBE8172913D5B983FBECFB113BD30AB8A3FB0D87BBF781C9C3EE103DCBE9B003EBF69FA66BF7FF44D3FF59A40BEA37A393EEF32A8BEA30F523EC67C413CA8D2B3BEF6EC6EBE72B5BE3D89F507BE463C4D3DC4B01DBE2F32EC3D71A520BC0676E6BF7AEE263FD6F41D4043C21AC0D91320BF790C98BF342C0EC0BEA2403F0DF43CBD8410723C59EC383EFAA0B9BD640996BE136EC4BE1D851DBF582973BDBC633C3D8FB00EBD6ABCF43EDBC530BE21DC8CBE6AB49FBEF79546BE2F9F65BE9DFB133EE23A78BDFE84683E97DA943D7B95FBBC317606BDA3DB08BCAB1301BD"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1:2 = call @_where(%c, %0, %cst) : (tensor<4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>)
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.reduce(%1#0 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %4 = stablehlo.maximum %3, %2 : tensor<2x2x4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %6 = stablehlo.is_finite %5 : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x1xi1>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %8 = stablehlo.select %6, %5, %7 : tensor<2x2x4x1xi1>, tensor<2x2x4x1xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %10 = stablehlo.subtract %1#0, %9 : tensor<2x2x4x4xf32>
  %11 = stablehlo.exponential %10 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %14 = stablehlo.abs %13 : tensor<2x2x4x1xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %16 = stablehlo.compare GE, %13, %15, FLOAT : (tensor<2x2x4x1xf32>, tensor<2x2x4x1xf32>) -> tensor<2x2x4x1xi1>
  %17 = stablehlo.log %14 : tensor<2x2x4x1xf32>
  %18 = stablehlo.add %17, %8 : tensor<2x2x4x1xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %20 = stablehlo.subtract %1#0, %19 : tensor<2x2x4x4xf32>
  %21 = stablehlo.exponential %20 : tensor<2x2x4x4xf32>
  %22 = stablehlo.dot_general %arg2, %21, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %23 = stablehlo.transpose %22, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %24 = stablehlo.sine %23 : tensor<2x4x2x4xf32>
  %25 = stablehlo.transpose %24, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %26 = stablehlo.dot_general %25, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %27 = stablehlo.dot_general %25, %21, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %28 = stablehlo.transpose %27, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %29 = stablehlo.multiply %26, %21 : tensor<2x2x4x4xf32>
  %30 = stablehlo.negate %29 : tensor<2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %31 = stablehlo.reduce(%30 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %32 = stablehlo.reshape %31 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %33 = stablehlo.divide %32, %14 : tensor<2x2x4x1xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %35 = stablehlo.select %16, %34, %33 : tensor<2x2x4x1xi1>, tensor<2x2x4x1xf32>
  %36 = stablehlo.select %16, %33, %34 : tensor<2x2x4x1xi1>, tensor<2x2x4x1xf32>
  %37 = stablehlo.negate %35 : tensor<2x2x4x1xf32>
  %38 = stablehlo.add %36, %37 : tensor<2x2x4x1xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %39 = stablehlo.reduce(%38 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %41 = stablehlo.multiply %40, %11 : tensor<2x2x4x4xf32>
  %42 = stablehlo.add %29, %41 : tensor<2x2x4x4xf32>
  %43 = call @_where_0(%1#1, %42) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %44 = stablehlo.dot_general %43, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %45 = stablehlo.transpose %44, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %46 = stablehlo.dot_general %43, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %47 = stablehlo.transpose %46, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %23, %47, %45, %28 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}

// -----

// The exponential of log_softmax.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention_gradient(
// CHECK-NOT: tensor<2x2x4x4xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0xAB5D25BFE309F6BE6F7D8E3E115C65BE29766C3F1B0403BF64BA8CBB60EA30BF21055EBF9CBA2CBD25CD2FBE8257ADBDF0074E3F9349EEBEF9F0B3BCE63401BF7F9E2BBF73D483BFFBBA773FFB900EBE1BB6C43EB92B51BF8420083FB9BF2C3C84C21EBF0DF3CABE416A1E3EC5D262BEA930563E4B2F31BF0323FF3E3C7B26BD70A5A13E477004BE580A0F3F1B34F43DDCF2653E0F8D06BF8A92A4BF78562D3FB5B624BF83AF4D3E55698C3FDD4E6BBFCBA1CDBE22B5FCBE417C9CBD574E3ABE3DFDA5BE7043A63DA9A1883F1FC84EBF5F9E06BDB14505BF1333A8BF0E55E53E617EBF3E96821DBE9B881C3F933C3D3E5537C8BE4DDAD6BEB9B3D4BDA3BDCDBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0xFB8C4EBEDF0C16BE38A81DBD926366BE4DD5B23C21D2B4BDBBA27ABDF18D953E2CAC4BBDA65E9EBCD733A2BCD5FB383E9E1D6A3DC141B6BDB0BCC0BDE5EAD53EC678FDBD839003BEC5400EBE4D77B9BE21EB8DBE74AA9BBCF3A6433E0D3217BFE1B17ABE7C1219BE38494B3D2FDF09BEF51E7DBE15F55C3E0C99163E59519BBEBEE78D3DEAE0953CB5164B3CE6987CBE550C99BEC511523E2D8044BF6AF72A3ECFBEDABE9AE5063FBCE29ABF1C5D6BBF5A37A0BA46EA353CA6B49E3BE66B7ABCA4889EBE2896B23E557887BF7E410BBFA06B61BE07A6FB3C6A9001BF2696F43E5CF8983DACB5923BC257103D49D454BE19F20B3DD980263B12C20F3E3F0AC4BC"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x3F29BB3DD60BD7BD82B7F63EAF9FB93EA3E4F5BE0DBF473D282527BF071EE5BDFC285D3EB0E50F3E808EEA3D3972E83D5DE6D83D6AC5B9BEAA67213EDD91C23E0D23D5BE377698BDA75D99BF401F4CBF4C00A13E0BCED53DD786183F0992A9BCF910DF3D596D1F3DB90D1A3F4082A43EEF55753D00B4563EDBDCCDBD6C627DBE585F96BE956BA43FDE0CEABE0C4825BF0FE7A8B9B3DB2E3E89BB88BD91A3233EC27B013E621A67BD54D0D4BA1E694D3E0F5A153D11049EBE3AA21B3E997955BEFFB43F3E7E7C73BF8BA3153E8D16D83E65BBD3BC824639BE7B70BE3DE48685BDC990A3BC02D28DBEFC0FA03E5C4FBC3C35AA28BC7A39A33EB47C36BE0233E93D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x6C52E1BEDCB914BE81E9D93CCB5BA0BD8710703E4743DFBE9491913E0B5F4CBD2E21D5BE8DB012BE8007F03C5B68A1BD5BD69D3F24A785BF4462873E3F124BBFA5CC8DBF0E9F85BF9AF1513F402298BEA3B2D83E9592FDBE27055F3E21F466BE80521ABF8CA9D4BE817D523E51F157BE3041573E8024A9BE6CCF443ED49CA8BDBF120DBFCA1E263EFBE6A33F2DB479BF9468CABDAF74A6BE42B0D7BEE2480A3E1657273D0D18B4BC0C7E783E776D0CBDBF8B05BE586F91BED2BA8ABEB05A07BB662FFE3D88CA8EBD75CA3A3F842E0FBE6466F9BEBF2E21BF2B1D72BEE55097BEC1E9123E43A793BD43FF1D3FF65A86BD4652093EC73B24BF85CF96BF4F6F263F"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %1:3 = call @log_softmax(%0) : (tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x1xf32>)
  %2 = stablehlo.exponential %1#0 : tensor<2x2x4x4xf32>
  %3 = stablehlo.dot_general %arg2, %2, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %4 = stablehlo.transpose %3, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %5 = stablehlo.sine %4 : tensor<2x4x2x4xf32>
  %6 = stablehlo.transpose %5, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %7 = stablehlo.dot_general %6, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %8 = stablehlo.dot_general %6, %2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %9 = stablehlo.transpose %8, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %10 = stablehlo.multiply %7, %2 : tensor<2x2x4x4xf32>
  %11 = call @log_softmax_0(%1#1, %1#2, %10) : (tensor<2x2x4x4xf32>, tensor<2x2x4x1xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %12 = stablehlo.dot_general %11, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %13 = stablehlo.transpose %12, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %14 = stablehlo.dot_general %11, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %15 = stablehlo.transpose %14, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %4, %15, %13, %9 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @log_softmax(%arg0: tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x1xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<2x2x4xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x2x4x4xf32>
  %6 = stablehlo.exponential %5 : tensor<2x2x4x4xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %9 = stablehlo.log %8 : tensor<2x2x4x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<2x2x4x4xf32>
  return %11, %6, %8 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x1xf32>
}
func.func private @log_softmax_0(%arg0: tensor<2x2x4x4xf32>, %arg1: tensor<2x2x4x1xf32>, %arg2: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.negate %arg2 : tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %2 = stablehlo.reshape %1 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %3 = stablehlo.divide %2, %arg1 : tensor<2x2x4x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %6 = stablehlo.multiply %5, %arg0 : tensor<2x2x4x4xf32>
  %7 = stablehlo.add %arg2, %6 : tensor<2x2x4x4xf32>
  return %7 : tensor<2x2x4x4xf32>
}

// -----

// jax.nn.softmax with a mask.
// CHECK-LABEL: func.func @main
// CHECK-NOT: tensor<2x2x4x4xf32>
// CHECK: trc.attention(%{{.*}}) mask(%{{.*}}) {
// CHECK-NOT: tensor<2x2x4x4xf32>
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %c3 = stablehlo.constant dense<[[[[true, false, true, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]], [[[true, true, true, true], [true, true, false, false], [true, true, true, true], [true, true, true, true]]]]> : tensor<2x1x4x4xi1>
  %i3 = stablehlo.optimization_barrier %c3 : tensor<2x1x4x4xi1>
  %r = call @form(%i0, %i1, %i2, %i3) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x1x4x4xi1>) -> tensor<2x4x2x4xf32>
  %w0 = stablehlo.constant dense<"0x6A3282BF863C11BF5EDC053FCBD82F3E62623A3F1C46DBBE2E1F10BE8F53353E489B6DBF0A93823E6D0103BFBE6799BD80E55A3F59044BBF16588D3EBA5B6CBE008C3EBFDD233DBF37A8233F6627E6BD785D373FBE6843BF7F32843E0CBA043E94592EBFCE12BABE6E7B103E526F38BEFDA6503E67E634BFB497053F749B7EBD6CE5383EED849EBD41310A3F1597EC3C252BA53C5127FABEE81C90BF3987B63E0A6C4ABF1BEC893EDAFA5A3FB75A77BFDCF2B1BE9657DABE724ABEBF9B60AEBD8F4EF2BD77D1633CD1D2653FCB86FCBE0F05E4BDD8ADFBBEF5B092BF5417843EED45653E8979C2BD1BCD103FB241933D44AB9FBE25D8D9BEE153F1BE8D667DBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x1x4x4xi1>) -> (tensor<2x4x2x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = call @_where(%arg3, %2, %cst_0) : (tensor<2x1x4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %6 = stablehlo.maximum %5, %4 : tensor<2x2x4xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %8 = call @_where_0(%arg3, %2, %cst_3) : (tensor<2x1x4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %10 = stablehlo.subtract %8, %9 : tensor<2x2x4x4xf32>
  %11 = stablehlo.exponential %10 : tensor<2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = call @_where(%arg3, %11, %cst_4) : (tensor<2x1x4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %16 = stablehlo.divide %11, %15 : tensor<2x2x4x4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %17 = call @_where_1(%arg3, %16, %c) : (tensor<2x1x4x4xi1>, tensor<2x2x4x4xf32>, tensor<i32>) -> tensor<2x2x4x4xf32>
  %18 = stablehlo.dot_general %arg2, %17, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %19 = stablehlo.transpose %18, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %19 : tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<2x1x4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x1x4x4xi1>) -> tensor<2x2x4x4xi1>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.select %0, %arg1, %1 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %2 : tensor<2x2x4x4xf32>
}
func.func private @_where_0(%arg0: tensor<2x1x4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x1x4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3 : tensor<2x2x4x4xf32>
}
func.func private @_where_1(%arg0: tensor<2x1x4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<i32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x1x4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3 : tensor<2x2x4x4xf32>
}

// -----

// Queries before heads in the scores.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x2F3C30BFA0B3AFBE6DCE003E250D4FBEF44F1F3F21560CBF663A333E2A5FFABE634850BFEA2304BEDD60B1BD41F2F6BDFCC90B3F5C8B0EBFFDE04C3EBA30A7BE133B38BFA88423BF2BD9003F97D00CBEEEF8963E9AA645BF50FB093F69F500BD94592EBFCE12BABE6E7B103E526F38BEFDA6503E67E634BFB497053F749B7EBD6CE5383EED849EBD41310A3F1597EC3C252BA53C5127FABEE81C90BF3987B63ECBA89BBE2758B63D3BDE513F8330FCBE5610C2BE5C89F0BED948DDBE70AC2FBE8F4EF2BD77D1633CD1D2653FCB86FCBE0F05E4BDD8ADFBBEF5B092BF5417843EED45653E8979C2BD1BCD103FB241933D44AB9FBE25D8D9BEE153F1BE8D667DBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0xA29D5ABD2DB421BD759785BC09FE5EBD80C2893C68B01DBD79EE1FBDF3583F3E27CAD3BCA11C59BC109109BC2D05493DCDCA2DBA775AA7BCF6EBAFBCFA73FC3DA9B2A7BDEDAE9EBDB97293BDA29D42BE0B5B03BEE95D2A3D0F20AC3D5D826ABE2489BFBD4F7574BDCAEA0E3C234F78BD9162F1BDAF68E43DBF07923D753918BE72F6EC3C2104C33CBDF52ABD51E828BE3FED3ABEFD4FE53D8108DCBE7B04353EB2EC08BEF3D7523EF245F6BEE49CE3BEE0C246BD08A0B23C1F1B64BDB77F053E7667D6BD4EF20F3EA833C1BE07378ABE3D7805BE256B143D649C8CBEB59E883E5F28183D9D546F3C30D1ABBC377C1ABED0B021BD6D63273DE232EBBC36638C3D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0x7D9E6C3D2C509FBC6595433E5238053E597B56BEF064083C50309BBE91DE41BD38AEE03D2A85793D19EFFC3D97F3B43DFFF9A43C1FFA2FBE1520943D6551483EC20079BE12A09ABDC1F614BF4690B5BE9ED7483EDB869F3D2438A13EBF651CBD11049B3D0F630B3D07E7883E6E6E0B3EAE70DFBBCB60AF3D6A3FACBDA780E1BDE22AFABD3028E13E10AA17BEC24080BEF86AB83DB009913C75971BBB9BCE5D3DDDB5C73D3F02E4BDDAD754BD83D3273EA473823DC81B3ABEF8C0BA3D9CC7DABD7187503DC83D83BECA75993DEE31E93D52CB1CBE9DB6383C606605BA58D4AE3CC63AD7BC64A793BD1B25003EA257DFBCB1FC23BA256F1C3E6DD9B4BD7C56003D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0x6EE908BF3C4376BEE4C8B33DD471F3BD9758833E64E1F7BE7C95A23E6215DFBD97F401BFFCAF65BEF0D89F3D9B41EABDC1802C3FED345EBFC977E53E53B4D5BE1FEC76BFBA5B19BF3D41AF3E38186EBEB904C83E72FF15BFF251AC3EE0B25EBEF6D124BF7DB8B4BE15791D3EE7AE2FBE6F5F8C3E09BCEABE378F903E78B00FBE658203BE8562A33CCB025F3F6FE7D6BE9A242FBEBFC9C7BE14EA15BF84415D3DD494AF3C32C393BC0A67C03E2F91B6BDB30D3BBED686C9BEA95111BF92BF2C3CDBF6353D70E614BD145D303FD8FE3CBE9CA8A9BE851A09BFFB7628BF79EDDDBDF6A33F3DA8D60EBDF883203F1CD51BBE5F68A9BD2F94F9BED51A60BF15DA6D3E"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %0 = stablehlo.dot_general %arg1, %arg0, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.transpose %0, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x2x4xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<2x4x2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<2x4x2x4xf32>, tensor<f32>) -> tensor<2x4x2xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x2xf32>
  %6 = stablehlo.maximum %5, %4 : tensor<2x4x2xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<2x4x2xf32>) -> tensor<2x4x2x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x4x2x1xf32>) -> tensor<2x4x2x4xf32>
  %9 = stablehlo.subtract %3, %8 : tensor<2x4x2x4xf32>
  %10 = stablehlo.exponential %9 : tensor<2x4x2x4xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<2x4x2x4xf32>, tensor<f32>) -> tensor<2x4x2xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x4x2xf32>) -> tensor<2x4x2x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x4x2x1xf32>) -> tensor<2x4x2x4xf32>
  %14 = stablehlo.divide %10, %13 : tensor<2x4x2x4xf32>
  %15 = stablehlo.multiply %12, %12 : tensor<2x4x2x1xf32>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x2x1xf32>
  %17 = stablehlo.divide %16, %15 : tensor<2x4x2x1xf32>
  %18 = stablehlo.dot_general %arg2, %14, batching_dims = [0, 2] x [0, 2], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %19 = stablehlo.transpose %18, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %20 = stablehlo.sine %19 : tensor<2x4x2x4xf32>
  %21 = stablehlo.transpose %20, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %22 = stablehlo.dot_general %21, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %23 = stablehlo.transpose %22, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %24 = stablehlo.dot_general %21, %14, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %25 = stablehlo.transpose %24, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %26 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x4x2x1xf32>) -> tensor<2x4x2x4xf32>
  %27 = stablehlo.multiply %23, %26 : tensor<2x4x2x4xf32>
  %28 = stablehlo.multiply %27, %10 : tensor<2x4x2x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %29 = stablehlo.reduce(%28 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<2x4x2x4xf32>, tensor<f32>) -> tensor<2x4x2xf32>
  %30 = stablehlo.reshape %29 : (tensor<2x4x2xf32>) -> tensor<2x4x2x1xf32>
  %31 = stablehlo.negate %30 : tensor<2x4x2x1xf32>
  %32 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x4x2x1xf32>) -> tensor<2x4x2x4xf32>
  %33 = stablehlo.divide %23, %32 : tensor<2x4x2x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x4x2x1xf32>, tensor<f32>) -> tensor<2x4x2xf32>
  %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<2x4x2xf32>) -> tensor<2x4x2x4xf32>
  %36 = stablehlo.add %33, %35 : tensor<2x4x2x4xf32>
  %37 = stablehlo.multiply %36, %10 : tensor<2x4x2x4xf32>
  %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4x2x4xf32>
  %39 = stablehlo.multiply %37, %38 : tensor<2x4x2x4xf32>
  %40 = stablehlo.transpose %39, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %41 = stablehlo.dot_general %40, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.transpose %41, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %43 = stablehlo.dot_general %40, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %44 = stablehlo.transpose %43, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %19, %42, %44, %25 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}

// -----

// Matrix products of heads, a mask of floats.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x1469773FDD1510BEE6B80A3FA70C483F81C8543FCADF6B3FB746E9BEA2EAC13F5D909FBFE2995C3FAAE4FC3E81A55F3F5883F03F4F02BE3F289592BF6426D8BFA41F513FEDEB81BFF93F4BBC61F8563FF467D2BFEB0907C0D7C2843EFBCD353DCDB37BBEA1D61D3DC04A5CBF2FBAC1BF92A72ABEE7C178BF995DD2BF5174013F217D7BBD8224D03E6F427DBF8A7628BF49C17FBFF6FA62BF0319483E067148BF524EB63E7DF4AD3E3D9C0140E946B2BF924D633F7745B7BDF4DC65BC2395B9BF869EEBBE2D423E3F6CEAA8BDD5FFA53DD1D894BEF1C8933F3DE7AFBC9CD30CC0AB2B31BF8701FCBF911750C0A4B507BF17B2AA3FCD00413DFA1596BFB5D170BF"> : tensor<2x2x4x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x2x4x4xf32>
  %c1 = stablehlo.constant dense<"0xEFB7903FE068213EDA9A443DC0FA5ABD98491D3D112F4E3F0D750D3FB1E15C3EB67C85BF06D8023FD12A2FBF23038C3FCBB1A2BF83EC0CBEC71DF1BBFC8DA9BF9169DC3F9CEEBA3FDA5AEDBE858F453FD4E1C13E8F4427C02B34803EEE437BBDDC6DAA3D0AD789BFDBE789BE778936BE7913983F063AAB3EF906B6BB4AB5C33FBA240EBF6963C7BE6E8BE8BF76D8C83F7CDE763F8EB66A3FEE3C2B3F9595E13D22A95C3E020781BEA17C50BE776D5E3DA183C13F90410E3FE3736FBD0A5314BF438F22BF7025CD3F42B6013FF2578A3DBF3EB1BE76F58DBFB6EE88BD0EA85F3FA4FAC8BE48B268BED45662BE0373E03DC8E7CBBF440C71BEAAB95ABF2A74623F"> : tensor<2x2x4x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x2x4x4xf32>
  %c2 = stablehlo.constant dense<"0xF44545BF56B9133FC420C33FB08FA0BEE7001ABFD106443E6FF904BBA45D7EBFA1FDEB3E37FE0040412784BEC7BE4FBE55C085BF905FA33EEB9C9FBFEAAF8DBF23CCA33FC6CB67BFED698A3F2A1EC33F70C6843E0FAB0D3F5CE3F93F2C7349BE3ACF17BFAD36ADBF0BD52A3D9954BD3F0BA8753FE42C71BFE2F95ABF5E1101BF29A4953E293D52BED1995B3E39EE973EDAF898BE6E8D24BDF48C533E4FF8ABBDBEE6003FDB78EF3F7F8B173F9999643DBCD2D7BF50A2C63EC22CF9BF3B5BB4BFA3C95A3FD2CB343F9C8919BEA5E1DABF6521BEBECBC12DBFFF07233FA87E104007235E3EEF8047BFA2D495BF1EC365BD460935BEFB6493BFA74BEE3D225193BF"> : tensor<2x2x4x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x2x4x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>)
  %w0 = stablehlo.constant dense<"0xF44545BF56B9133FC420C33FB08FA0BEA35B30BF9003C83EE65D493F9F6D24BF8E89113CDCDAA63FA44E07BCBCFDECBEBADF34BF06DA0A3F6643323F7D8610BF23CCA33FC6CB67BFED698A3F2A1EC33FDEF3863E901C0C3F696CF93FA71A42BE4C8B9F3D2CC825BFA2D85F3FA6C0733F1A1E753E3A87E1BEA6C14C3F502DE63E29A4953E293D52BED1995B3E39EE973EA56A943D5E5A13BE6A9B583E2EE21E3EB58BD5BD5ACCCD3E40B5973EE8D13DBD64C856BFB2890A3FA5B756BF72813ABFA3C95A3FD2CB343F9C8919BEA5E1DABFBAB7423FD59A193FE07FB7BD8EEEB3BF8B69E8BD3B2030BF2EF9B8BD2C8EA13FCE94193E5F62FBBEF5B197BE5BA54ABD"> : tensor<2x2x4x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x2x4x4xf32>
  %w1 = stablehlo.constant dense<"0x000000000000000000000000000000004489013E1CA799BDD05D6FBD7062FFBCBBFA65BE46DCD3BCE70A44BE5B2A233E9EAA823E3E7CA5BCB9ED6EBB19042B3D00000000000000000000000000000000C8A294BBDA6461BC4E011E3BAA5B38BBDB53E83DFCDFDF3E7697B0BD0D49953DF03156BBDCD7D7BCC4B4D5BC930BEABD000000000000000000000000000000002396B8BC20AD9EBCFCF716BDF738B13CC01B46BD064B9FBDCB8960BD2AB5E4BB8A79FB3EB1D0FA3D53FF03BD8512D1BE0000000000000000000000000000000029076BBD94EB093FAE5DE93DA5FE23BE9F9EB73CF7DA9EBE505E2C3CD851513EA90330BC47F337BDACFF50BD6E1FA1BC"> : tensor<2x2x4x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x2x4x4xf32>
  %w2 = stablehlo.constant dense<"0x5471CA3EE7598C3E668F66BEA05AACBDD31DA7BC556895BE1A3B2B3DEAF857BE91AE82BEE2FCE53DD706E23D89F03F3E8843F5BD1EC3C1BD5F7A953D626BDC3D6718E4BCE07850BD9F6C3DBE1D8ADEBD12CEB63CF8871ABDA981903D2A17593ECB6D41BCADF24BBCA28267BD53D74FBD26018E3CC4FECE3D780C2F3E367157BDB00191BDC72608BC5F7816BA6507A73D4D385BBE2147363CCA2A0ABE950FE13EC9770CBE0DB4223D7F95113EB5172C3E7618D83E243C2EBD8787DABBA36E30BFCE40B9BD49669E3E40093E3ED741BEBE315A3EBEC4F240BFDB284EBF4389AD3EE932823E1C19E33E399D233F847B453D10A6B43CC2414C3A4FD69EBC6ADC7EBC"> : tensor<2x2x4x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x2x4x4xf32>
  %w3 = stablehlo.constant dense<"0x810CB4BFD0A5913F1BF3DE3FE7BC79BF5FA2DFBE92F5173F4ACEF03E1F1C0ABF191F03BDE12B193F70CC023D3B8596BEE9F3C6BD08309E3DBE90C43D28F7A3BD0153803F701676BFABC9903F55419C3FBCFDC33EBB9D173E8107BC3F0FDA813E1D33DC3D3CD8D1BED3DF123F59D7023F1B00263D934395BD1B16FB3D0622983D947C983EC19D87BEC5E5A03EB956B73EBA426DBE5897BB3EF1F2F13D78000EBE88D42ABE8C45423E2FFD98BD9BBA0DBE940DC6BE4722893EF101C6BEC03CB1BEF3EAB53FB4BF863F85AD98BE3311F2BF9D87B73C71FFE1BEC7C104BEE8BAF03E9B0F363C6687D9BEAE8413BE8432B63EF1E6CD3C506EA2BD152A49BDBD4B08BC"> : tensor<2x2x4x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x2x4x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x2x4x4xf32>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.dot_general %arg0, %0, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %5 = call @tril(%4) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %7 = stablehlo.compare EQ, %5, %6, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %8:2 = call @_where(%7, %cst_2, %3) : (tensor<4x4xi1>, tensor<f32>, tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>)
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %9 = stablehlo.reduce(%8#0 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %11 = stablehlo.maximum %10, %9 : tensor<2x2x4xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %14 = stablehlo.subtract %8#0, %13 : tensor<2x2x4x4xf32>
  %15 = stablehlo.exponential %14 : tensor<2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.reduce(%15 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %19 = stablehlo.divide %15, %18 : tensor<2x2x4x4xf32>
  %20 = stablehlo.multiply %17, %17 : tensor<2x2x4x1xf32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %22 = stablehlo.divide %21, %20 : tensor<2x2x4x1xf32>
  %23 = stablehlo.dot_general %19, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %24 = stablehlo.sine %23 : tensor<2x2x4x4xf32>
  %25 = stablehlo.dot_general %24, %19, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %26 = stablehlo.transpose %25, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %27 = stablehlo.dot_general %24, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %28 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %29 = stablehlo.multiply %27, %28 : tensor<2x2x4x4xf32>
  %30 = stablehlo.multiply %29, %15 : tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %31 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %32 = stablehlo.reshape %31 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %33 = stablehlo.negate %32 : tensor<2x2x4x1xf32>
  %34 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %35 = stablehlo.divide %27, %34 : tensor<2x2x4x4xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %38 = stablehlo.add %35, %37 : tensor<2x2x4x4xf32>
  %39 = stablehlo.multiply %38, %15 : tensor<2x2x4x4xf32>
  %40 = call @_where_0(%8#1, %39) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.divide %40, %41 : tensor<2x2x4x4xf32>
  %43 = stablehlo.dot_general %42, %arg0, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %44 = stablehlo.transpose %43, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %45 = stablehlo.dot_general %42, %0, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %46 = stablehlo.transpose %44, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  return %23, %45, %46, %26 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>
}
func.func private @tril(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
  %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
  %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xf32>
  return %6 : tensor<4x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<f32>, %arg2: tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>) {
  %0 = stablehlo.convert %arg1 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %2, %arg2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3, %1 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %0, %arg1 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}

// -----

// One head of one sequence, by vmap.
// CHECK-LABEL: func.func @main
// CHECK: trc.attention(
// CHECK: trc.attention_gradient(
func.func @main() {
  %c0 = stablehlo.constant dense<"0x193DA13A2DF5983ECC5B8CBED4FD63BF9CCAE8BE8CDC7DBF2359763D2C8CAB3F7E02FCBE71D71EBF94CCFA3EE5B9B63E6DE3D73D27336EBF85A1EFBC64FF313F390FACBF9D4CEABE445BF3BF930FA5BFF9BDEBBFBBBB70BEB03BA2BF29E38A3E5B83203ED36A3FBE971221C0C7E709BFEDA846BD8B0EE83D7DDBC3BF149CF4BE3A807ABFF50F4FBF87CB873F98BA4EBF7B3505BD6067623FD76615BFFEC3E4BD063BE23D05A0823DA1CE9CBF69EF9B3DEDEDAD3FD608C6BF81005C3FE26FF43D673724BFD30600407423433F4C8299BFF79B983DEEA1133F1A5041BE35D32E3F3C3A88BDBCD02A3F8221B83F34F82CBF9103503EA736EDBEA752023EFEF597BF"> : tensor<2x4x2x4xf32>
  %i0 = stablehlo.optimization_barrier %c0 : tensor<2x4x2x4xf32>
  %c1 = stablehlo.constant dense<"0x1C4D14BF99E748BE6415663FA296923F5C69A9BFAF6D4BBF769B253F9D07FFBF9A24EDBE5E3EC7BDDEE5A03FC67C303F8488A7BEFBB5BCBE9D1980BE0303C33F1626DBBEFF7B9BBE8E86B43E7F56F7BDE0044ABEC1998EBF8AC43CBC141DE3BEAD43953FCF30273FD4C8C5BC051B2B3F6203AEBE14AC863FCCEEB0BB8C58153FFD3BA5BF0C80B13E1317D8BFD44202C065E49BBEA86166BF75FD273E18AA0F40CFEB54BFC4BA1FBF6955523E3D6CFC3ECBA334BE67DF52BE9DD4333FAB18053F7D4F84BFD129A2BDF188103D5AF986BFA109853E09A35BBF5DD9783F2F5F453E52E6B63DA24D17BFB5E9F2BD27B6FFBFF6D190BF23C6B93E713A08C056BB583F"> : tensor<2x4x2x4xf32>
  %i1 = stablehlo.optimization_barrier %c1 : tensor<2x4x2x4xf32>
  %c2 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83FB9C486BDC13E8CBE2AB423BE95A379BF7E9E8C3FF7FA0ABF0AAD51BD79154BBF544620BF7F8CA3BFA6E7A03F22C91DBEA446773F694F5A3C6EC431BF4A43A7BE4D6B0FBFE266023CFA22C0BE578F99BE2375B0BF748D4EBF28B8D33FF1D52BBF8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F760DC0BC1A50923D7C9740BF78D9E83E640F0ABF385512BE7DDB8DBF41A99BBFB5F2AA3F9DD101BF2157953ED7670ABDC9DDE1BEBB0902BF184D213F648E9ABE0B141BBEFC09B63CD397963FF8352E3F2FE4C33E374610BF5AE4B0BF6514733F"> : tensor<2x4x2x4xf32>
  %i2 = stablehlo.optimization_barrier %c2 : tensor<2x4x2x4xf32>
  %r:4 = call @form(%i0, %i1, %i2) : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>)
  %w0 = stablehlo.constant dense<"0x1780DFBF9DB9413F7E7258BFF66B473F1318063E02B7C4BF1BE49F3FDC89B83F489B6DBF0A93823E6D0103BFBE6799BD80E55A3F59044BBF16588D3EBA5B6CBE008C3EBFDD233DBF37A8233F6627E6BD785D373FBE6843BF7F32843E0CBA043E94592EBFCE12BABE6E7B103E526F38BEFDA6503E67E634BFB497053F749B7EBD8CEC86BF09B6AC3E7F21B43F781DBABFC08655BE32CE21BF1669E1BF28243C3F0A6C4ABF1BEC893EDAFA5A3FB75A77BFDCF2B1BE9657DABE724ABEBF9B60AEBD5360E1BD53D1413C3E04543F5F3D49BFBA14B9BECB01E9BE7E6583BF70E3BCBDED45653E8979C2BD1BCD103FB241933D44AB9FBE25D8D9BEE153F1BE8D667DBE"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#0, %w0, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000FA0AD7BCC626B7BC4AD8A5BDE802D33D907E893C8C31EB3BE29A77BC319B723D17E6B13C34DF03BD65DD19BEBDEE6ABE3768E9BDCFEC973CA2FB943D2A374BBE2489BFBD4F7574BDCAEA0E3C234F78BD9162F1BDAF68E43DBF07923D753918BE0000000000000000000000000000000000000000000000000000000000000000781433BE8946BD3E6FA138BFBA8476BF3AC812BC01D946BD95441ABD361BF73D40F3B6BD50AA293E4F41FFBE900FD0BE4645AABDE144883BABD0E8BD040C913E5F28183D9D546F3C30D1ABBC377C1ABED0B021BD6D63273DE232EBBC36638C3D"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#1, %w1, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w2 = stablehlo.constant dense<"0xA902573DC1F3ABBD1E73B23EEB10753ED9EC49BEC70E3A3BD94092BE4A5503BD29F16E3E61883D3E725CCB3D3AC83B3D098C1D3DEA9257BC5C83543DC05D773CF9988DBE30C5E5BD87C618BF3254A2BEC2A9243EFB45B33B9B34993EC635193D04FE17BC8141353CA585183EAC95023DD4FB07BB16D89E3BBD1086BDC46FA7BC6F880DBE114D163FE34C80BE65189EBEDD08E13D11F726BD7774193DFA54963DC617893C970D75BE053C9B3E8F70F33DE074A3BDDF90AD3DC4B25DBD91E6A4BD4C06FF3D30B4C1BE5182F2BD201F623EC197F1BC778C39BD96718B3CBD8E753BA16B47BB8A0DFA3CC9C5863DD234FDBC700317BA2F36AC3A1239BDB9F1A35C3B"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#2, %w2, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  %w3 = stablehlo.constant dense<"0xEC4CCCBFB912263F20415FBF473F1F3F1EF41B3F920CCCBFC14F9E3F8903773FBB570DBFDCCE7EBCBED605BE7DCA8EBDF77F5D3FAEF671BF3F5BD33E879809BE4C1628BFDD990FBF022CE03E225209BEE215613E49D0B4BE47784F3E67E5723CD72E93BEB83226BE487F833D2582A7BDDE524C3D5FE623BE64AAFB3DB7E57ABC3777B6BF945F053F69BD024097A5FEBFA6591BBF99FA8ABFFAFE00C0569E0C3F2E8F19BEF548533D3338B43E54C382BE6609AEBE0EE1DABE93B14FBF14090ABEAA100B3DBB0DDEBC1C5CE23E53296CBE98CE59BE95598EBE173FC7BE714202BE495F963D8B6D00BD387C353ED29DC23CE64347BDFF0786BD8C7393BDE3131FBD"> : tensor<2x4x2x4xf32>
  check.expect_almost_eq %r#3, %w3, tolerance = 1.0e-05 : tensor<2x4x2x4xf32>
  return
}

func.func private @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.transpose %arg1, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.dot_general %arg0, %0, batching_dims = [0, 2] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<-1.000000e+10> : tensor<f32>
  %4:2 = call @_where(%c, %3, %cst_0) : (tensor<4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>)
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %5 = stablehlo.reduce(%4#0 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %7 = stablehlo.maximum %6, %5 : tensor<2x2x4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %10 = stablehlo.subtract %4#0, %9 : tensor<2x2x4x4xf32>
  %11 = stablehlo.exponential %10 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %15 = stablehlo.divide %11, %14 : tensor<2x2x4x4xf32>
  %16 = stablehlo.multiply %13, %13 : tensor<2x2x4x1xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %18 = stablehlo.divide %17, %16 : tensor<2x2x4x1xf32>
  %19 = stablehlo.dot_general %15, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %20 = stablehlo.transpose %19, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %21 = stablehlo.sine %20 : tensor<2x4x2x4xf32>
  %22 = stablehlo.transpose %21, dims = [0, 2, 1, 3] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %23 = stablehlo.dot_general %22, %15, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %24 = stablehlo.transpose %23, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %25 = stablehlo.dot_general %22, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %26 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %27 = stablehlo.multiply %25, %26 : tensor<2x2x4x4xf32>
  %28 = stablehlo.multiply %27, %11 : tensor<2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %29 = stablehlo.reduce(%28 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %30 = stablehlo.reshape %29 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %31 = stablehlo.negate %30 : tensor<2x2x4x1xf32>
  %32 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %33 = stablehlo.divide %25, %32 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %36 = stablehlo.add %33, %35 : tensor<2x2x4x4xf32>
  %37 = stablehlo.multiply %36, %11 : tensor<2x2x4x4xf32>
  %38 = call @_where_0(%4#1, %37) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %40 = stablehlo.divide %38, %39 : tensor<2x2x4x4xf32>
  %41 = stablehlo.dot_general %40, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.transpose %41, dims = [0, 1, 3, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %43 = stablehlo.dot_general %40, %0, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %44 = stablehlo.transpose %43, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %45 = stablehlo.transpose %42, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %20, %44, %45, %24 : tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
  %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<2x4x4xf32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [1, 2, 3] : (tensor<2x4x4xi1>) -> tensor<2x2x4x4xi1>
  %5 = stablehlo.broadcast_in_dim %3, dims = [1, 2, 3] : (tensor<2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %6 = stablehlo.select %4, %arg1, %5 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %6, %4 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xi1>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %1 : tensor<2x2x4x4xf32>
}
