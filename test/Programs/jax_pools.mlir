// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_pools
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_pools {
  func.func public @program(%arg0: tensor<2x7x6x3xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x7x6x3xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 2, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %31 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %31 : tensor<f32>
    }) : (tensor<2x7x6x3xf32>, tensor<f32>) -> tensor<2x4x5x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.reduce_window"(%arg0, %2) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %31 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %31 : tensor<f32>
    }) : (tensor<2x7x6x3xf32>, tensor<f32>) -> tensor<2x4x3x3xf32>
    %4 = stablehlo.sine %1 : tensor<2x4x5x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x5x3xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.sine %3 : tensor<2x4x3x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x3x3xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.add %5, %7 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.reduce_window"(%arg0, %9) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 2, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %31 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %31 : tensor<f32>
    }) : (tensor<2x7x6x3xf32>, tensor<f32>) -> tensor<2x4x5x3xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.reduce_window"(%arg0, %11) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %31 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %31 : tensor<f32>
    }) : (tensor<2x7x6x3xf32>, tensor<f32>) -> tensor<2x4x3x3xf32>
    %13 = stablehlo.sine %10 : tensor<2x4x5x3xf32>
    %14 = stablehlo.cosine %10 : tensor<2x4x5x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%13 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x5x3xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.sine %12 : tensor<2x4x3x3xf32>
    %17 = stablehlo.cosine %12 : tensor<2x4x3x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%16 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x4x3x3xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.add %15, %18 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4x3x3xf32>
    %21 = stablehlo.multiply %20, %17 : tensor<2x4x3x3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4x5x3xf32>
    %23 = stablehlo.multiply %22, %14 : tensor<2x4x5x3xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.pad %arg0, %cst_9, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x7x6x3xf32>, tensor<f32>) -> tensor<2x8x6x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = "stablehlo.select_and_scatter"(%24, %21, %cst_10) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %31 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %31 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %31 : tensor<f32>
    }) : (tensor<2x8x6x3xf32>, tensor<2x4x3x3xf32>, tensor<f32>) -> tensor<2x8x6x3xf32>
    %26 = stablehlo.slice %25 [0:2, 0:7, 0:6, 0:3] : (tensor<2x8x6x3xf32>) -> tensor<2x7x6x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.pad %23, %cst_11, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 1, 0, 0] : (tensor<2x4x5x3xf32>, tensor<f32>) -> tensor<2x9x7x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.reduce_window"(%27, %28) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %31 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %31 : tensor<f32>
    }) : (tensor<2x9x7x3xf32>, tensor<f32>) -> tensor<2x7x6x3xf32>
    %30 = stablehlo.add %26, %29 : tensor<2x7x6x3xf32>
    return %8, %30 : tensor<f32>, tensor<2x7x6x3xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x194AD1BE74D7993F2913F33FEEAF883F4E00DEBD0EC3E23F001AA53D9A91EA3DE98E8D3E1B0AD2BD0A747CBF5312223F686E28BF881527BF19ADE4BECE75EABCD37BCDBD09B89C3FD33A5F3D079F69BED872033FAC930E409D539ABFBE8EB23E76DF183FB3F5153F2026923F2290A1BDA511CB3DC65A5B3FE38D0340524ACCBE51103D3F313FC7BF22755D3F01A79F3F149F5D3FE048343F6D63433FF243843F6351C43CB9C7D93EA0D68EBDA2AC603FE9F97E3E30A4AD3F2B7C86BF5EC690BF0F70803F4B97CD3DF674683C2F68403F554C1340E7A1DCBEC34413404EFD69BF564D83BE7794DCBB76DFB8BF4B73A53FD337463E4441ED3E4A750C3D59266DBFB6A446BFD94F313F3C12B4BE7FBF34BFADB306BE77824ABF43F599BF48DC813FF6AA613F328D83BEFAEF09409C3E753FF4EDD2BF6E7CB93F1B242BBFEE11B4BFEBAF83BF3F8E9F3FDF0DA93FF6E92C3F02DF1DBE842251BFAAA29C3FD129DFBD61BCBA3F37660F4097A6083F6F6D6EBF9F85B0BF7CBF0CBFED61123F0992CCBF6B34EBBE8387F13F12C6C2BEDDD4793FBB66913FF740F83E5D5C3D3FAD49B6BEFFFE5F3F1814B63F199F4FBFF4C0443F5B3A753DA96164BE38594EBF5CF792BF486606BEC48A37BFBB7233C04704F43E291AD43FA3FC073E1B3B0D3ECDDF4B3E832F9B3E3DDDC33F6633033ECEDA4B3F3E98A3BF5EBBE23E6651E4BEE206373F18CF823F207E6A3F8E468ABE87B3B2BDA44DAEBF9027A13F6E07A23E5F587D3EB5947A3F442D93BFB84C45BD613DAEBFFB582B400D1D78BF813F8DBE7663D03F35177B3DFCCB8A3FB0FEB4BE500B82BFE06C2E3F3666A1BE3670733F443A83BF29FB813F608D383EC6D0A6BE429049BFE921183D89B1403F39382D40107FEF3F055C4E3FE4615FBE816CBCBE31C4A93E8924883D5404C53DBEB8073FF0645A3EE5574E3FDDDB303F360C4C3FF1A3B6BE9DB9F0BEAE3C4E3D512F073F37C6183F0539A1BD510774BF8406853F04C4853FC6B044BF0B949CBF9701D8BF6BA998BF8CD9FE3E0B0D31BFE967983ECDA0ACBF66060D403D13E13E9DD6A6BFAF700740F09E3FBD03FB5D3F1E4D0ABF6B44133FBF1DE8BEB588783E4E5A0240D41385BF67DCA33FF90CC33E279ECBBF82C11CC0A16024BF87CA8F3F4B192CBD39ADCF3F47892EBF7A606DBFA776F23F83C5DABF51DD9E3F4CE2E3BF1FD2503F08E3553FE3AC853EF292973FF5FFB9BE4847BDBDBB577B3EA902B3BFB722323F10F2A1BF533816BFEF6E453F53C97E3FDFE27BBEC362273E1318A43FB889B8BFDC6C8E3FCA6FE8BFB14445BFD359893D96DFA23F06B2EBBF7606CDBF7EC0F1BF274E0340E627DEBCEA1A39BFE2D6D03E42D3533F3922133F6E740F406466C73F10C58B3FA53ED4BB05732ABF4E1855BE0D15DFBE"> : tensor<2x7x6x3xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<2x7x6x3xf32>
    %s0:2 = call @program(%a0) : (tensor<2x7x6x3xf32>) -> (tensor<f32>, tensor<2x7x6x3xf32>)
    check.expect_almost_eq_const %s0#0, dense<0x426893D6> : tensor<f32>, tolerance = 1.162887421e-03
    check.expect_almost_eq_const %s0#1, dense<"0xA7E27ABF9AD0A63FC73F00BFBAA7D3BFFE4BE13F23E88CBF90BD523E2C6AE63F2A93F2BFF4009D3FB57C1F3F0B5897BFB633AA3FC377193F89C691BFB5817B3F7B88753F5EEC6DBF00EEC63AD0985EBDBAAB96BF2F38FABF50A5C33F5A7942C043B7563F36208C40FC042CC07348353F8B942F3F41F571BF891E9F3E9243833E80B1B3BF0F89B63FADA40B406B07B1BF1E467B3F088570BE229E7FBF306E9E3E78356DBE910AF8BFD4A846BECA9B184043B59ABF869A9CBEB8BE803D52EB723E405A7EBCF6ABAFBED8AB87BED220E33EE0DCBEBD478445BFF8917BBED4138BBF969F8BBF67531C3F9E8FA7BEDC3A48BF0A23CD3F98CD5E3F3C10273F965BEA3E7C4D323E8FDF8E3F1C835C3E8016FBBD58F5AFBD4CE3953FBC213EBEA6CB363F2F650FBF4268B7BD52E124BF885A603F83D3C3BD788B613F24F8E53FD80D60BF623DEE3F00BCA53F40DCE33DC0CB633FA5AE443FACCC613E005D373E2F363A3F28F125BFC668AC3EDC11E2BD0B932A3FBE099BBEA84B7F3F7EBD0E3FF8C8963FB8F1BE3F349840C08B8EFE3F101BFDBDF0C5C4BFA5F3C5BE88EB45BF005E7B3D308109BF62F5F0BD30AB19BED4FDB63EC456B93F1380413F568F57BE5A2F323F6DBD4D3FF47F863FB1199CBE4A426FBF9E4B293D705DDEBDB403D3BFC7F6FDBE164DC5BF58C6F2BD705837BF424096BE011E1C3FC4529B3ECE85623F55D618BF4C47BE3F1C701740BCE04E3E3B14C83FB4A4EF3F2D6CDE3F98D7B53FA008F53FECC0D03F1C9B06BE5288C53F227BFF3F389BA6BD1DF6203F17377F3F125A5F3FC0A9E9BDB9C6E8BE20520A3DFCD7E03F5567603F14B8BABEA66931406F82D03FE584CA3F12EEF83F4A45E93F245CE5BEABC9E93F90270640C6E13BC0D8B7BFBDBBDC4B3FC87702BE06BB7FBF8D74A6BED65A6EBF79A87E3F58C5C43F5C5173BF6272813F6200783FD839BBBEA05CF93CF022443E960EA2BE6705913EC83FCD3D0646F9BF1B6ADABE3AAAC5BEC8FBFEBEF8BA40BE47562CBF9C94BCBEACA2D43F8442BCBE6B5D16C090102F3E9287A4BFC63130C0445156BF7C72823EA81318BE6462973D12A3BD3FD08A76BD68CC923D866EBABE80EBBCBDD00FB93E0138B2BE6C6C593FEEB6D43F346885BF58E2D7BE0C8617BE648086BFF7014CBF64556BBF1084813D84092C3E50F406BF15CFB03FCF800D40AC7AAEBE3E5F073F945A683F20CD813F4C4D373F6DFF143F78911840E1689EBF9C7BF93ED8AF8ABEE0DBB9BF5F2993BF46931FC0C663903E6052473F21C2E0BF888BF43F8BC2ED3FB83A67BFD7EDBB3F4033C43C52BD993FC8217B3FA8DC9D3C04D8383F640548BEFC8CE43E40B3FBBD20B1003D6275253FB7F072BFF66F873F800733BC794DC4BF5F83343F5860783F62FD0FBF707C703FFA3862BF"> : tensor<2x7x6x3xf32>, tolerance = 8.757863998e-05
    return
  }
}
