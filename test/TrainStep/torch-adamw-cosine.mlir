// AdamW, clipping that acts on some steps, warm-up and a cosine with a floor, run past its end.
// Written by golden.py with torch 2.13.0.
// RUN: split-file %s %t
// RUN: trc-opt %t/step.mlir --assemble-step | sed '/^module/d; /^}/d' > %t/all.mlir
// RUN: cat %t/check.mlir >> %t/all.mlir
// RUN: %check-reference %t/all.mlir
// RUN: %check-host %t/all.mlir

//--- step.mlir
func.func private @loss(%w: tensor<3x2xf32> {trc.parameter = "w"}, %b: tensor<2xf32> {trc.parameter = "b", trc.no_decay}, %x: tensor<4x3xf32>, %y: tensor<4x2xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<8.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
  %2 = stablehlo.add %0, %1 : tensor<4x2xf32>
  %3 = stablehlo.subtract %2, %y : tensor<4x2xf32>
  %4 = stablehlo.multiply %3, %3 : tensor<4x2xf32>
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
  %6 = stablehlo.divide %5, %n : tensor<f32>
  return %6 : tensor<f32>
}
func.func private @gradient(%w: tensor<3x2xf32>, %b: tensor<2xf32>, %x: tensor<4x3xf32>, %y: tensor<4x2xf32>) -> (tensor<f32>, tensor<3x2xf32>, tensor<2xf32>) attributes {trc.gradient_of = @loss} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<8.0> : tensor<f32>
  %scale = stablehlo.constant dense<0.25> : tensor<4x2xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
  %2 = stablehlo.add %0, %1 : tensor<4x2xf32>
  %3 = stablehlo.subtract %2, %y : tensor<4x2xf32>
  %4 = stablehlo.multiply %3, %3 : tensor<4x2xf32>
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
  %6 = stablehlo.divide %5, %n : tensor<f32>
  %7 = stablehlo.multiply %3, %scale : tensor<4x2xf32>
  %8 = stablehlo.dot_general %x, %7, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
  %9 = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
  return %6, %8, %9 : tensor<f32>, tensor<3x2xf32>, tensor<2xf32>
}
trc.training_step @step loss(@loss) {optimizer = "adamw", learning_rate = 1.00000000000000006e-01 : f64, final_rate = 1.00000000000000002e-02 : f64, clip_norm = 1.50000000000000000e+00 : f64, schedule = "cosine", warmup_steps = 2 : i64, total_steps = 7 : i64, weight_decay = 1.00000000000000002e-02 : f64}

//--- check.mlir
func.func public @main() {
  %w0 = stablehlo.constant dense<[[-0.43233999609947205, -1.1300967931747437], [0.6738436818122864, -1.1078145503997803], [2.013915538787842, 0.9241120219230652]]> : tensor<3x2xf32>
  %w1 = stablehlo.constant dense<[-0.35926294326782227, 0.5705157518386841]> : tensor<2xf32>
  %w2 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w3 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %w4 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w5 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  %x0 = stablehlo.constant dense<[[1.6115890741348267, 2.8339693546295166, -0.9232646822929382], [1.0650737285614014, 0.5177406072616577, -0.27955102920532227], [1.092198133468628, 0.5067743062973022, 1.0762407779693604], [-0.5258990526199341, -0.0024914767127484083, 0.3949611485004425]]> : tensor<4x3xf32>
  %y0 = stablehlo.constant dense<[[0.30461597442626953, -0.0012167658424004912], [1.4873194694519043, 0.07347588241100311], [-0.19330091774463654, 0.1870390921831131], [-0.4171161353588104, -0.8450447916984558]]> : tensor<4x2xf32>
  %s0:10 = func.call @step(%w0, %w1, %w2, %w3, %w4, %w5, %step, %x0, %y0) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s0#7, dense<6.051602840423584> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s0#9, dense<5.5606303215026855> : tensor<f32>, tolerance = 2.0e-06
  %x1 = stablehlo.constant dense<[[0.019602356478571892, 0.016572438180446625, -0.7684165239334106], [0.12637938559055328, 0.18764640390872955, -0.06130997836589813], [-0.014747941866517067, 0.696460485458374, -0.6586030721664429], [0.6965227723121643, -0.1534832864999771, 0.056166090071201324]]> : tensor<4x3xf32>
  %y1 = stablehlo.constant dense<[[-0.27041611075401306, -0.6779794096946716], [1.8146615028381348, 2.116427421569824], [-0.4034036099910736, -2.817439079284668], [-0.38630375266075134, 0.6481309533119202]]> : tensor<4x2xf32>
  %s1:10 = func.call @step(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %x1, %y1) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s1#7, dense<2.0438878536224365> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#8, dense<0.1> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s1#9, dense<1.3742576837539673> : tensor<f32>, tolerance = 2.0e-06
  %x2 = stablehlo.constant dense<[[-0.19089153409004211, 0.8991820812225342, 0.7605699300765991], [0.0061357999220490456, -0.43852102756500244, 1.8563997745513916], [0.5390181541442871, -1.1464097499847412, -0.004381249193102121], [-0.11233602464199066, 0.7218949198722839, -0.22659575939178467]]> : tensor<4x3xf32>
  %y2 = stablehlo.constant dense<[[-0.6464698314666748, 0.6671902537345886], [0.6191704869270325, -0.6351048946380615], [-0.25660407543182373, -0.9951539635658264], [-0.4357721209526062, -1.1175726652145386]]> : tensor<4x2xf32>
  %s2:10 = func.call @step(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %x2, %y2) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s2#7, dense<3.860520124435425> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#8, dense<0.09140576474687263> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s2#9, dense<3.134249687194824> : tensor<f32>, tolerance = 2.0e-06
  %x3 = stablehlo.constant dense<[[-0.7393272519111633, 1.3381937742233276, -1.9925427436828613], [-1.4141371250152588, -0.5227755904197693, -0.5143370628356934], [-0.1272912472486496, -0.011491046287119389, 0.9978008270263672], [-1.519838571548462, 2.9836041927337646, 0.6113832592964172]]> : tensor<4x3xf32>
  %y3 = stablehlo.constant dense<[[-0.5409938097000122, 1.4676663875579834], [-0.3204907476902008, 1.0866886377334595], [0.3195666968822479, -1.5016511678695679], [-0.09989115595817566, -0.4627864956855774]]> : tensor<4x2xf32>
  %s3:10 = func.call @step(%s2#0, %s2#1, %s2#2, %s2#3, %s2#4, %s2#5, %s2#6, %x3, %y3) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s3#7, dense<5.075713634490967> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#8, dense<0.06890576474687263> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s3#9, dense<4.0128374099731445> : tensor<f32>, tolerance = 2.0e-06
  %x4 = stablehlo.constant dense<[[-0.773079514503479, -0.5714507102966309, -0.4829002916812897], [-2.231504201889038, 0.40076977014541626, -1.1111910343170166], [-0.5421946048736572, -1.095964789390564, -0.597980797290802], [0.023800745606422424, -1.2858315706253052, 1.5168545246124268]]> : tensor<4x3xf32>
  %y4 = stablehlo.constant dense<[[-1.2327646017074585, -0.4727589786052704], [1.2157784700393677, 1.2108783721923828], [-0.4199303984642029, -0.7206260561943054], [-0.04794709384441376, 0.3352009654045105]]> : tensor<4x2xf32>
  %s4:10 = func.call @step(%s3#0, %s3#1, %s3#2, %s3#3, %s3#4, %s3#5, %s3#6, %x4, %y4) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s4#7, dense<3.4915289878845215> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#8, dense<0.04109423525312736> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s4#9, dense<3.601245164871216> : tensor<f32>, tolerance = 2.0e-06
  %x5 = stablehlo.constant dense<[[-1.2754770517349243, -0.49820607900619507, -0.025620803236961365], [0.6212953925132751, 0.2105688750743866, 0.03131100907921791], [0.48547452688217163, 0.3615960478782654, -0.980578601360321], [0.5671743154525757, -0.665951132774353, -1.1682790517807007]]> : tensor<4x3xf32>
  %y5 = stablehlo.constant dense<[[1.3053240776062012, -0.586479127407074], [-0.9459828734397888, -0.059758856892585754], [-1.990596055984497, -0.14061349630355835], [0.41403865814208984, -1.9082692861557007]]> : tensor<4x2xf32>
  %s5:10 = func.call @step(%s4#0, %s4#1, %s4#2, %s4#3, %s4#4, %s4#5, %s4#6, %x5, %y5) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s5#7, dense<3.09220290184021> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#8, dense<0.018594235253127367> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s5#9, dense<2.0450377464294434> : tensor<f32>, tolerance = 2.0e-06
  %x6 = stablehlo.constant dense<[[-0.11620000004768372, -0.5278677344322205, 0.21548552811145782], [0.2641195058822632, -0.6345945596694946, 0.2830374240875244], [-0.09478610754013062, -1.6627134084701538, 1.5091370344161987], [-0.0431690476834774, -0.19199754297733307, 0.8128328323364258]]> : tensor<4x3xf32>
  %y6 = stablehlo.constant dense<[[0.8786523938179016, -0.6349798440933228], [-0.21471776068210602, -0.29078561067581177], [-0.16302768886089325, -0.045815642923116684], [-0.6145166754722595, -2.000851631164551]]> : tensor<4x2xf32>
  %s6:10 = func.call @step(%s5#0, %s5#1, %s5#2, %s5#3, %s5#4, %s5#5, %s5#6, %x6, %y6) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s6#7, dense<4.166489124298096> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s6#8, dense<0.01> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s6#9, dense<3.970468044281006> : tensor<f32>, tolerance = 2.0e-06
  %x7 = stablehlo.constant dense<[[-1.4437899589538574, -0.7307507991790771, 0.8894062042236328], [-1.9597103595733643, -0.9028946757316589, 1.6072287559509277], [0.549924373626709, -1.0300368070602417, 0.004910043440759182], [0.6954755783081055, -0.8377708792686462, -0.02660023793578148]]> : tensor<4x3xf32>
  %y7 = stablehlo.constant dense<[[0.8530999422073364, -0.13955584168434143], [0.5131425857543945, 0.22743237018585205], [1.1973092555999756, -0.03870805725455284], [-0.5418379902839661, 2.6896073818206787]]> : tensor<4x2xf32>
  %s7:10 = func.call @step(%s6#0, %s6#1, %s6#2, %s6#3, %s6#4, %s6#5, %s6#6, %x7, %y7) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s7#7, dense<4.991628646850586> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s7#8, dense<0.01> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s7#9, dense<4.8288350105285645> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s7#0, dense<[[-0.14678138494491577, -0.8755688667297363], [0.7657517194747925, -0.8599590063095093], [1.624091386795044, 0.7520785927772522]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s7#1, dense<[-0.17006079852581024, 0.5448862910270691]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s7#2, dense<[[-0.00946850050240755, -0.21307021379470825], [0.08734491467475891, -0.28904229402542114], [0.2693096399307251, 0.23129065334796906]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s7#3, dense<[-0.09066393971443176, 0.28179246187210083]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s7#4, dense<[[0.000864795409142971, 0.0021891267970204353], [0.0013768604258075356, 0.0030896514654159546], [0.0022425693459808826, 0.0028217497747391462]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s7#5, dense<[0.002161120530217886, 0.0028319929260760546]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_eq_const %s7#6, dense<8> : tensor<i32>
  return
}
