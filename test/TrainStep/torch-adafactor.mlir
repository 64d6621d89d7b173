// Adafactor: a matrix with moments of rows and columns, a vector with its own.
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
trc.training_step @step loss(@loss) {optimizer = "adafactor", learning_rate = 2.99999999999999989e-01 : f64, weight_decay = 1.00000000000000006e-01 : f64}

//--- check.mlir
func.func public @main() {
  %w0 = stablehlo.constant dense<[[-1.4308730363845825, -0.9365476965904236], [0.3939383625984192, -0.5240866541862488], [0.5256162285804749, 0.8073236346244812]]> : tensor<3x2xf32>
  %w1 = stablehlo.constant dense<[-1.4435313940048218, 1.0170637369155884]> : tensor<2xf32>
  %w2 = stablehlo.constant dense<0.0> : tensor<3xf32>
  %w3 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %w4 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  %x0 = stablehlo.constant dense<[[-0.5956486463546753, 2.0940849781036377, 0.7286889553070068], [-0.5389894247055054, 0.20148779451847076, 0.2149779200553894], [0.3295181095600128, 1.3932604789733887, 0.5328440070152283], [1.6606374979019165, 0.6342201232910156, -0.17774108052253723]]> : tensor<4x3xf32>
  %y0 = stablehlo.constant dense<[[-0.6877455115318298, 1.1100332736968994], [-0.7571494579315186, -1.376811146736145], [0.7903707027435303, 1.7780290842056274], [1.609283208847046, 0.781023383140564]]> : tensor<4x2xf32>
  %s0:9 = func.call @step(%w0, %w1, %w2, %w3, %w4, %step, %x0, %y0) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s0#6, dense<5.875057220458984> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#7, dense<0.3> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s0#8, dense<3.350886106491089> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#0, dense<[[-1.131093978881836, -0.668053925037384], [0.6049379110336304, -0.16432151198387146], [0.2301291674375534, 0.6723442077636719]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#1, dense<[-1.068939447402954, 1.391655683517456]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#2, dense<[4.098453044891357, 0.516086995601654, 0.02923586033284664]> : tensor<3xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#3, dense<[2.4386117458343506, 0.6572391986846924]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#4, dense<[1.9372122287750244, 0.003671747399494052]> : tensor<2xf32>, tolerance = 1.0e-06
  %x1 = stablehlo.constant dense<[[-1.5244078636169434, -1.560539722442627, 0.204787477850914], [0.6909785866737366, 1.4433056116104126, -0.613301694393158], [0.07777395099401474, -0.8129783272743225, -0.42233335971832275], [-2.2794487476348877, 0.7388424277305603, -0.7226053476333618]]> : tensor<4x3xf32>
  %y1 = stablehlo.constant dense<[[2.092095375061035, -0.35552698373794556], [2.175355911254883, 2.0984630584716797], [-0.34232473373413086, 0.4131457805633545], [-1.2868221998214722, -1.0262171030044556]]> : tensor<4x2xf32>
  %s1:9 = func.call @step(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %x1, %y1) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s1#6, dense<6.5919084548950195> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#7, dense<0.3> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s1#8, dense<4.356993198394775> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#0, dense<[[-0.9502993822097778, -0.4010815918445587], [0.44156816601753235, 0.10110149532556534], [0.2539719045162201, 0.8970078229904175]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#1, dense<[-0.7861437797546387, 0.9476208090782166]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#2, dense<[5.681897163391113, 0.9026119112968445, 0.0296307522803545]> : tensor<3xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#3, dense<[1.5097534656524658, 2.8996729850769043]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#4, dense<[1.385886549949646, 1.0683213472366333]> : tensor<2xf32>, tolerance = 1.0e-06
  %x2 = stablehlo.constant dense<[[-0.07269526273012161, 0.445732980966568, 0.33908846974372864], [-1.3142318725585938, 1.5181677341461182, 0.7573140263557434], [0.5001350045204163, -0.6595975160598755, -1.6042755842208862], [-1.6301579475402832, -0.20841862261295319, 0.1606714129447937]]> : tensor<4x3xf32>
  %y2 = stablehlo.constant dense<[[0.5658305883407593, -1.163601279258728], [0.2148730754852295, 0.46271616220474243], [0.14006251096725464, 0.978299617767334], [1.9572845697402954, 0.1955515742301941]]> : tensor<4x2xf32>
  %s2:9 = func.call @step(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %x2, %y2) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s2#6, dense<2.8939788341522217> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#7, dense<0.3> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s2#8, dense<2.908137798309326> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#0, dense<[[-0.910850465297699, -0.28263577818870544], [0.27154210209846497, -0.07269110530614853], [-0.011911740526556969, 0.6240056753158569]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#1, dense<[-0.5830669403076172, 0.686726987361908]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#2, dense<[3.7866480350494385, 0.9270738959312439, 0.5530992746353149]> : tensor<3xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#3, dense<[1.0728775262832642, 2.4383366107940674]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#4, dense<[1.0820140838623047, 1.066603422164917]> : tensor<2xf32>, tolerance = 1.0e-06
  %x3 = stablehlo.constant dense<[[-0.7033604979515076, 1.8294451236724854, 0.3011413514614105], [0.9985196590423584, 0.9065691232681274, -1.0704716444015503], [0.9938796162605286, 0.45020246505737305, -1.268629789352417], [0.7234396934509277, 1.0719754695892334, 0.9765949249267578]]> : tensor<4x3xf32>
  %y3 = stablehlo.constant dense<[[1.022183895111084, 1.5142062902450562], [-0.43712949752807617, -0.6492400169372559], [-2.4134414196014404, 0.45204973220825195], [1.076810359954834, 0.46086743474006653]]> : tensor<4x2xf32>
  %s3:9 = func.call @step(%s2#0, %s2#1, %s2#2, %s2#3, %s2#4, %s2#5, %x3, %y3) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s3#6, dense<0.9549508094787598> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#7, dense<0.3> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s3#8, dense<1.2636784315109253> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#0, dense<[[-0.8593880534172058, -0.2792070508003235], [0.4307323396205902, -0.05013563483953476], [0.15839844942092896, 0.5529292821884155]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#1, dense<[-0.4652738571166992, 0.7188774347305298]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#2, dense<[2.5462448596954346, 0.7362155318260193, 0.45502856373786926]> : tensor<3xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#3, dense<[0.8463078141212463, 1.6453516483306885]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#4, dense<[0.8289791941642761, 0.7214918732643127]> : tensor<2xf32>, tolerance = 1.0e-06
  %x4 = stablehlo.constant dense<[[1.0518536567687988, -1.4101163148880005, -0.24749669432640076], [-0.545717179775238, 0.054290756583213806, 0.10624998807907104], [1.1260778903961182, 0.7521507740020752, -0.8289487361907959], [0.9014636278152466, 1.6261274814605713, 0.3063559830188751]]> : tensor<4x3xf32>
  %y4 = stablehlo.constant dense<[[2.1272342205047607, 1.557761549949646], [0.8454576134681702, -0.008923848159611225], [-0.8509684205055237, 0.13937361538410187], [0.5317212343215942, -0.03649395704269409]]> : tensor<4x2xf32>
  %s4:9 = func.call @step(%s3#0, %s3#1, %s3#2, %s3#3, %s3#4, %s3#5, %x4, %y4) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s4#6, dense<2.715195417404175> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#7, dense<0.3> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s4#8, dense<2.413604497909546> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#0, dense<[[-0.6912571787834167, -0.23718737065792084], [0.24021777510643005, -0.1459890604019165], [0.09019239991903305, 0.4935572147369385]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#1, dense<[-0.21180878579616547, 0.712717592716217]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#2, dense<[2.103471517562866, 0.7155619263648987, 0.3423396646976471]> : tensor<3xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#3, dense<[0.8631699681282043, 1.2444121837615967]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#4, dense<[1.2971210479736328, 0.5225649476051331]> : tensor<2xf32>, tolerance = 1.0e-06
  %x5 = stablehlo.constant dense<[[-1.5056171417236328, -0.6447046399116516, -0.1795082688331604], [-1.6233521699905396, -0.13829556107521057, -1.2726643085479736], [0.7926174402236938, 0.6843770742416382, -0.07646868377923965], [-1.2547872066497803, 0.28921037912368774, -0.6374709606170654]]> : tensor<4x3xf32>
  %y5 = stablehlo.constant dense<[[-0.275094211101532, -0.35509440302848816], [0.7307364344596863, -1.680033564567566], [-0.288077712059021, 0.10188166797161102], [0.7264209389686584, 0.733652651309967]]> : tensor<4x2xf32>
  %s5:9 = func.call @step(%s4#0, %s4#1, %s4#2, %s4#3, %s4#4, %s4#5, %x5, %y5) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s5#6, dense<0.9769739508628845> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#7, dense<0.3> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s5#8, dense<1.88528311252594> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#0, dense<[[-0.6307498216629028, -0.12976089119911194], [0.27004474401474, -0.10590651631355286], [0.09592197835445404, 0.6114290356636047]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#1, dense<[-0.23521851003170013, 0.5211924314498901]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#2, dense<[1.8349167108535767, 0.5583581924438477, 0.3274368941783905]> : tensor<3xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#3, dense<[0.6741225719451904, 1.1396852731704712]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#4, dense<[0.9929811954498291, 0.6137797832489014]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_eq_const %s5#5, dense<6> : tensor<i32>
  return
}
