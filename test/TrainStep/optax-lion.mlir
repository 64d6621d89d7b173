// Lion with decay on one of two parameters.
// Written by golden.py with optax 0.2.8.
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
trc.training_step @step loss(@loss) {optimizer = "lion", learning_rate = 2.00000000000000004e-02 : f64, beta1 = 8.00000000000000044e-01 : f64, weight_decay = 2.99999999999999989e-01 : f64}

//--- check.mlir
func.func public @main() {
  %w0 = stablehlo.constant dense<[[-1.1033384799957275, -0.7250246405601501], [-0.7818052768707275, 0.26697584986686707], [-0.2485807240009308, 0.12648305296897888]]> : tensor<3x2xf32>
  %w1 = stablehlo.constant dense<[0.8430425524711609, 0.8579365611076355]> : tensor<2xf32>
  %w2 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w3 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  %x0 = stablehlo.constant dense<[[0.4751836359500885, -0.4507685899734497, -0.7549322843551636], [-0.8148140907287598, -0.3438548445701599, -0.05138009414076805], [-0.9722736477851868, -1.134487509727478, 0.3057052195072174], [-1.8516850471496582, -0.1770535111427307, 0.42582565546035767]]> : tensor<4x3xf32>
  %y0 = stablehlo.constant dense<[[-0.18915224075317383, 0.5194133520126343], [-0.12481909990310669, -0.634016215801239], [-1.0064568519592285, 1.7210699319839478], [1.1066086292266846, -1.503652811050415]]> : tensor<4x2xf32>
  %s0:8 = func.call @step(%w0, %w1, %w2, %w3, %step, %x0, %y0) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s0#5, dense<5.108665466308594> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#6, dense<0.02> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s0#7, dense<4.13751745223999> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#0, dense<[[-1.0767184495925903, -0.7006744742393494], [-0.7571144700050354, 0.2853739857673645], [-0.26708924770355225, 0.10572415590286255]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#1, dense<[0.8230425715446472, 0.8379365801811218]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#2, dense<[[-0.02059411071240902, -0.020456666126847267], [-0.01441815122961998, -0.0019002832705155015], [0.002528320299461484, 0.00379119417630136]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#3, dense<[0.021854247897863388, 0.01262714620679617]> : tensor<2xf32>, tolerance = 1.0e-06
  %x1 = stablehlo.constant dense<[[-0.9853556156158447, -1.1129541397094727, -0.7606260180473328], [0.6480246186256409, -0.12983135879039764, -1.8695971965789795], [-0.4233491122722626, 1.0138968229293823, 0.9837153553962708], [0.6300419569015503, -0.23805880546569824, -1.8449398279190063]]> : tensor<4x3xf32>
  %y1 = stablehlo.constant dense<[[-1.0524353981018066, 0.5840120315551758], [-0.588364839553833, 0.015163412317633629], [0.8140115737915039, 0.12878909707069397], [-0.12921637296676636, -0.4735991954803467]]> : tensor<4x2xf32>
  %s1:8 = func.call @step(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %x1, %y1) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s1#5, dense<2.679563283920288> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#6, dense<0.02> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s1#7, dense<2.907072067260742> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#0, dense<[[-1.0502581596374512, -0.6764703989028931], [-0.7325717806816101, 0.2636617422103882], [-0.24548670649528503, 0.12508980929851532]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#1, dense<[0.8030425906181335, 0.8179365992546082]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#2, dense<[[-0.025983544066548347, -0.021905342116951942], [-0.027776630595326424, -0.00025973128504119813], [-0.016956603154540062, 0.0027288084384053946]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#3, dense<[0.035822950303554535, 0.019217202439904213]> : tensor<2xf32>, tolerance = 1.0e-06
  %x2 = stablehlo.constant dense<[[0.1695777326822281, -0.17597776651382446, 0.07679986208677292], [1.5423041582107544, 0.18368354439735413, 0.2763338088989258], [0.6050974726676941, -0.25656890869140625, -0.6643563508987427], [-0.7373730540275574, 0.7669664621353149, 0.5045527219772339]]> : tensor<4x3xf32>
  %y2 = stablehlo.constant dense<[[-0.08642260730266571, 0.38668426871299744], [1.7347666025161743, 1.0650031566619873], [-0.19944703578948975, 0.9165647029876709], [0.11714239418506622, -1.4813830852508545]]> : tensor<4x2xf32>
  %s2:8 = func.call @step(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %x2, %y2) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s2#5, dense<2.591160774230957> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#6, dense<0.02> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s2#7, dense<1.7484210729599> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#0, dense<[[-1.0239566564559937, -0.6524115800857544], [-0.7081763744354248, 0.24207976460456848], [-0.2240137904882431, 0.10433927178382874]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#1, dense<[0.7830426096916199, 0.7979366183280945]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#2, dense<[[-0.03633575513958931, -0.03286685794591904], [-0.028100183233618736, 0.005361795891076326], [-0.018747320398688316, 0.006879367399960756]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#3, dense<[0.03436504304409027, 0.022717799991369247]> : tensor<2xf32>, tolerance = 1.0e-06
  %x3 = stablehlo.constant dense<[[-0.4895464777946472, 1.1526952981948853, 0.184331476688385], [-1.340218424797058, 0.6058789491653442, -0.1394856721162796], [-1.3288018703460693, 0.5154848694801331, -0.34481650590896606], [-0.39234259724617004, 0.5898959040641785, -2.1924967765808105]]> : tensor<4x3xf32>
  %y3 = stablehlo.constant dense<[[-0.10665150731801987, 0.9946871399879456], [-0.5963627696037292, 0.9359904527664185], [-0.30668291449546814, 0.026489954441785812], [-1.1911495923995972, 2.070178508758545]]> : tensor<4x2xf32>
  %s3:8 = func.call @step(%s2#0, %s2#1, %s2#2, %s2#3, %s2#4, %x3, %y3) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s3#5, dense<2.703831911087036> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#6, dense<0.02> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s3#7, dense<3.437674045562744> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#0, dense<[[-0.9978129267692566, -0.6284971237182617], [-0.7239273190498352, 0.2206272929906845], [-0.20266970992088318, 0.08371323347091675]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#1, dense<[0.7630426287651062, 0.7779366374015808]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#2, dense<[[-0.05409848690032959, -0.04061964526772499], [-0.016317671164870262, 0.008436889387667179], [-0.034424494951963425, 0.011254417710006237]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#3, dense<[0.05276928097009659, 0.02727636694908142]> : tensor<2xf32>, tolerance = 1.0e-06
  %x4 = stablehlo.constant dense<[[-1.277300238609314, -0.4245201647281647, 0.24916356801986694], [-0.6651073098182678, -0.9967172145843506, -1.052423119544983], [-0.11729315668344498, 0.6750199198722839, -1.4500020742416382], [-2.080379009246826, -0.29737618565559387, -0.382018119096756]]> : tensor<4x3xf32>
  %y4 = stablehlo.constant dense<[[0.4534372091293335, 1.008429765701294], [-0.45270928740501404, -1.463404655456543], [1.2116085290908813, -0.7118646502494812], [1.6520525217056274, -0.17110216617584229]]> : tensor<4x2xf32>
  %s4:8 = func.call @step(%s3#0, %s3#1, %s3#2, %s3#3, %s3#4, %x4, %y4) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s4#5, dense<3.343249559402466> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#6, dense<0.02> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s4#7, dense<3.8229944705963135> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#0, dense<[[-0.9718260765075684, -0.6047261357307434], [-0.6995837688446045, 0.23930352926254272], [-0.18145368993282318, 0.10321095585823059]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#1, dense<[0.7430426478385925, 0.7579366564750671]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#2, dense<[[-0.07165609300136566, -0.057413384318351746], [-0.027108941227197647, 0.0030432678759098053], [-0.03984305262565613, -0.002563060261309147]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#3, dense<[0.06626255065202713, 0.04350576177239418]> : tensor<2xf32>, tolerance = 1.0e-06
  %x5 = stablehlo.constant dense<[[-0.9089804291725159, 0.6117427945137024, 0.8046315908432007], [-0.5641675591468811, -0.3444513976573944, 0.5700291991233826], [-0.42921262979507446, -1.403144359588623, -0.06756824254989624], [-0.9042325019836426, 0.3252800405025482, -0.505173921585083]]> : tensor<4x3xf32>
  %y5 = stablehlo.constant dense<[[1.6245306730270386, -0.7290267944335938], [-1.7639888525009155, 0.6980904936790466], [-0.06804879754781723, -0.0027206644881516695], [1.0487077236175537, -0.8821529150009155]]> : tensor<4x2xf32>
  %s5:8 = func.call @step(%s4#0, %s4#1, %s4#2, %s4#3, %s4#4, %x5, %y5) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s5#5, dense<3.2853140830993652> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#6, dense<0.02> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s5#7, dense<2.6056363582611084> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#0, dense<[[-0.9459950923919678, -0.5810977816581726], [-0.6753862500190735, 0.21786770224571228], [-0.20036496222019196, 0.08259169012308121]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#1, dense<[0.7230426669120789, 0.7379366755485535]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#2, dense<[[-0.07751543819904327, -0.06824984401464462], [-0.03790147602558136, 0.0055763316340744495], [-0.03697289153933525, -0.00034998083719983697]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#3, dense<[0.0788000300526619, 0.0569046288728714]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_eq_const %s5#4, dense<6> : tensor<i32>
  return
}
