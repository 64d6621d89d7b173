// Plain descent with clipping, a polynomial schedule with an end rate.
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
trc.training_step @step loss(@loss) {optimizer = "sgd", learning_rate = 2.00000000000000011e-01 : f64, final_rate = 2.00000000000000004e-02 : f64, power = 2.00000000000000000e+00 : f64, schedule = "polynomial", warmup_steps = 1 : i64, total_steps = 5 : i64, clip_norm = 7.50000000000000000e-01 : f64}

//--- check.mlir
func.func public @main() {
  %w0 = stablehlo.constant dense<[[-0.35966846346855164, 1.2036751508712769], [1.396868109703064, 0.31723591685295105], [0.4141342043876648, -0.48954981565475464]]> : tensor<3x2xf32>
  %w1 = stablehlo.constant dense<[-0.9141207337379456, -0.900360643863678]> : tensor<2xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  %x0 = stablehlo.constant dense<[[-0.9984312653541565, 0.9292048215866089, -0.056291915476322174], [0.12827908992767334, -0.6399704217910767, -1.0878171920776367], [-1.2019541263580322, -0.841569185256958, 0.5991567373275757], [0.018440082669258118, -0.4567716419696808, -0.2392784059047699]]> : tensor<4x3xf32>
  %y0 = stablehlo.constant dense<[[-0.49921712279319763, 0.555186927318573], [0.19183960556983948, -0.6228839159011841], [-1.899604082107544, -2.5900275707244873], [-1.4407085180282593, -0.15324564278125763]]> : tensor<4x2xf32>
  %s0:6 = func.call @step(%w0, %w1, %step, %x0, %y0) : (tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s0#3, dense<1.7710192203521729> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#4, dense<0.2> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s0#5, dense<1.5983645915985107> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#0, dense<[[-0.30968141555786133, 1.1397325992584229], [1.3401657342910767, 0.3569070100784302], [0.3439151346683502, -0.4871285557746887]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#1, dense<[-0.8905532360076904, -0.8253162503242493]> : tensor<2xf32>, tolerance = 1.0e-06
  %x1 = stablehlo.constant dense<[[-1.4273353815078735, 1.2306824922561646, -1.2164154052734375], [0.042381782084703445, 2.136975049972534, -2.5511903762817383], [-1.4069595336914062, -0.7237060070037842, 0.11655163764953613], [-1.7148762941360474, -0.23527948558330536, -0.02842767722904682]]> : tensor<4x3xf32>
  %y1 = stablehlo.constant dense<[[0.9112892150878906, -0.4199661612510681], [0.677221417427063, 1.1607997417449951], [2.379967451095581, 0.28706687688827515], [1.4944175481796265, 0.23437222838401794]]> : tensor<4x2xf32>
  %s1:6 = func.call @step(%s0#0, %s0#1, %s0#2, %x1, %y1) : (tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s1#3, dense<4.8508429527282715> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#4, dense<0.12125000000000001> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s1#5, dense<4.393362522125244> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#0, dense<[[-0.35746708512306213, 1.0828914642333984], [1.3197497129440308, 0.34742334485054016], [0.35040876269340515, -0.4911578893661499]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#1, dense<[-0.8612289428710938, -0.7888448238372803]> : tensor<2xf32>, tolerance = 1.0e-06
  %x2 = stablehlo.constant dense<[[0.17052218317985535, -2.388373374938965, 0.6464356184005737], [1.5968682765960693, 0.43659916520118713, -0.7231163382530212], [-0.6134333610534668, -2.646308183670044, 0.47600245475769043], [1.5030674934387207, 0.6501621007919312, -2.977264404296875]]> : tensor<4x3xf32>
  %y2 = stablehlo.constant dense<[[-1.2386449575424194, -2.2706432342529297], [0.2972390651702881, 0.8884705305099487], [2.469564199447632, -0.6682649254798889], [0.4901525676250458, -0.11585573107004166]]> : tensor<4x2xf32>
  %s2:6 = func.call @step(%s1#0, %s1#1, %s1#2, %x2, %y2) : (tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s2#3, dense<8.230781555175781> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#4, dense<0.065> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s2#5, dense<6.954352855682373> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#0, dense<[[-0.35420870780944824, 1.0721274614334106], [1.2824147939682007, 0.3371696174144745], [0.34613117575645447, -0.4756317138671875]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#1, dense<[-0.8392760157585144, -0.7919691205024719]> : tensor<2xf32>, tolerance = 1.0e-06
  %x3 = stablehlo.constant dense<[[-0.42597678303718567, -0.10285642743110657, -0.48352906107902527], [1.0332247018814087, -1.7442846298217773, -0.7177557945251465], [0.5955752730369568, 0.9909282922744751, 0.16914278268814087], [1.0552788972854614, 0.5201869606971741, -1.0592679977416992]]> : tensor<4x3xf32>
  %y3 = stablehlo.constant dense<[[-2.3684029579162598, 0.37480616569519043], [-0.32175782322883606, -1.276410698890686], [1.687811255455017, -0.617070198059082], [0.46888330578804016, -0.2654266953468323]]> : tensor<4x2xf32>
  %s3:6 = func.call @step(%s2#0, %s2#1, %s2#2, %x3, %y3) : (tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s3#3, dense<2.8952200412750244> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#4, dense<0.03125> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s3#5, dense<2.576970100402832> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#0, dense<[[-0.3397345244884491, 1.0635309219360352], [1.2741847038269043, 0.33903688192367554], [0.33936572074890137, -0.4721892774105072]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#1, dense<[-0.8284114003181458, -0.7963316440582275]> : tensor<2xf32>, tolerance = 1.0e-06
  %x4 = stablehlo.constant dense<[[1.2935194969177246, -0.5056678056716919, -1.6305724382400513], [0.4380359947681427, 1.8142719268798828, 0.9591727256774902], [0.9973325133323669, 0.19063861668109894, -2.4650049209594727], [0.6800286173820496, 0.15752781927585602, -2.6411263942718506]]> : tensor<4x3xf32>
  %y4 = stablehlo.constant dense<[[-0.7165401577949524, -0.16788329184055328], [0.7930627465248108, -0.689954936504364], [-1.6514766216278076, 1.7963721752166748], [0.4393642842769623, -0.959037721157074]]> : tensor<4x2xf32>
  %s4:6 = func.call @step(%s3#0, %s3#1, %s3#2, %x4, %y4) : (tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s4#3, dense<1.949220061302185> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#4, dense<0.02> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s4#5, dense<3.4567012786865234> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#0, dense<[[-0.3359549343585968, 1.0601098537445068], [1.2719165086746216, 0.33843743801116943], [0.3287898004055023, -0.46489831805229187]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#1, dense<[-0.8249552249908447, -0.8004003167152405]> : tensor<2xf32>, tolerance = 1.0e-06
  %x5 = stablehlo.constant dense<[[-0.6518527269363403, -0.8796846866607666, 1.0611265897750854], [0.12337648123502731, 0.2982218563556671, 0.24271562695503235], [-1.328055739402771, -1.9638224840164185, 0.05716666579246521], [-0.2933800518512726, -0.01425075251609087, -0.16637058556079865]]> : tensor<4x3xf32>
  %y5 = stablehlo.constant dense<[[-0.09169039875268936, -1.5647732019424438], [-0.0651945173740387, 0.8606303930282593], [-1.9317392110824585, 0.8670360445976257], [0.8076404929161072, -0.27186959981918335]]> : tensor<4x2xf32>
  %s5:6 = func.call @step(%s4#0, %s4#1, %s4#2, %x5, %y5) : (tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s5#3, dense<2.8592944145202637> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#4, dense<0.02> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s5#5, dense<3.2468602657318115> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#0, dense<[[-0.33883801102638245, 1.053752064704895], [1.2686026096343994, 0.329683780670166], [0.3302120268344879, -0.46348512172698975]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#1, dense<[-0.8201513886451721, -0.7925541996955872]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_eq_const %s5#2, dense<6> : tensor<i32>
  return
}
