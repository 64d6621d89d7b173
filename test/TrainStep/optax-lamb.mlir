// LAMB: norms and biases have neither decay nor a trust ratio.
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
trc.training_step @step loss(@loss) {optimizer = "lamb", learning_rate = 5.00000000000000028e-02 : f64, weight_decay = 1.00000000000000006e-01 : f64, schedule = "linear", warmup_steps = 1 : i64, total_steps = 8 : i64}

//--- check.mlir
func.func public @main() {
  %w0 = stablehlo.constant dense<[[-1.1033384799957275, -0.7250246405601501], [-0.7818052768707275, 0.26697584986686707], [-0.2485807240009308, 0.12648305296897888]]> : tensor<3x2xf32>
  %w1 = stablehlo.constant dense<[0.8430425524711609, 0.8579365611076355]> : tensor<2xf32>
  %w2 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w3 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %w4 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w5 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  %x0 = stablehlo.constant dense<[[0.4751836359500885, -0.4507685899734497, -0.7549322843551636], [-0.8148140907287598, -0.3438548445701599, -0.05138009414076805], [-0.9722736477851868, -1.134487509727478, 0.3057052195072174], [-1.8516850471496582, -0.1770535111427307, 0.42582565546035767]]> : tensor<4x3xf32>
  %y0 = stablehlo.constant dense<[[-0.18915224075317383, 0.5194133520126343], [-0.12481909990310669, -0.634016215801239], [-1.0064568519592285, 1.7210699319839478], [1.1066086292266846, -1.503652811050415]]> : tensor<4x2xf32>
  %s0:10 = func.call @step(%w0, %w1, %w2, %w3, %w4, %w5, %step, %x0, %y0) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s0#7, dense<5.108665466308594> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s0#9, dense<4.13751745223999> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#0, dense<[[-1.0688039064407349, -0.6916667222976685], [-0.7482708096504211, 0.2972481846809387], [-0.2789103090763092, 0.09498686343431473]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#1, dense<[0.7930426001548767, 0.8079366087913513]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#2, dense<[[-0.2059411108493805, -0.20456667244434357], [-0.1441815197467804, -0.01900283247232437], [0.025283202528953552, 0.03791194409132004]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#3, dense<[0.21854248642921448, 0.12627145648002625]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#4, dense<[[0.004241174086928368, 0.004184752237051725], [0.002078830963000655, 3.6110763176111504e-05], [6.392403156496584e-05, 0.00014373153680935502]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#5, dense<[0.004776081535965204, 0.0015944482292979956]> : tensor<2xf32>, tolerance = 1.0e-06
  %x1 = stablehlo.constant dense<[[-0.9853556156158447, -1.1129541397094727, -0.7606260180473328], [0.6480246186256409, -0.12983135879039764, -1.8695971965789795], [-0.4233491122722626, 1.0138968229293823, 0.9837153553962708], [0.6300419569015503, -0.23805880546569824, -1.8449398279190063]]> : tensor<4x3xf32>
  %y1 = stablehlo.constant dense<[[-1.0524353981018066, 0.5840120315551758], [-0.588364839553833, 0.015163412317633629], [0.8140115737915039, 0.12878909707069397], [-0.12921637296676636, -0.4735991954803467]]> : tensor<4x2xf32>
  %s1:10 = func.call @step(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %x1, %y1) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s1#7, dense<2.6257593631744385> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#8, dense<0.042857142857142864> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s1#9, dense<2.886070728302002> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#0, dense<[[-1.0348756313323975, -0.6632205247879028], [-0.7097947597503662, 0.29662811756134033], [-0.25453704595565796, 0.07790270447731018]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#1, dense<[0.7516648173332214, 0.7678111791610718]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#2, dense<[[-0.24011461436748505, -0.19942499697208405], [-0.26458311080932617, -0.000422600656747818], [-0.17156416177749634, 0.02451777458190918]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#3, dense<[0.33646339178085327, 0.1785767674446106]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#4, dense<[[0.004536882042884827, 0.004204022232443094], [0.00389438821002841, 6.389672489603981e-05], [0.0038398492615669966, 0.00015280951629392803]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#5, dense<[0.006725015118718147, 0.0020144761074334383]> : tensor<2xf32>, tolerance = 1.0e-06
  %x2 = stablehlo.constant dense<[[0.1695777326822281, -0.17597776651382446, 0.07679986208677292], [1.5423041582107544, 0.18368354439735413, 0.2763338088989258], [0.6050974726676941, -0.25656890869140625, -0.6643563508987427], [-0.7373730540275574, 0.7669664621353149, 0.5045527219772339]]> : tensor<4x3xf32>
  %y2 = stablehlo.constant dense<[[-0.08642260730266571, 0.38668426871299744], [1.7347666025161743, 1.0650031566619873], [-0.19944703578948975, 0.9165647029876709], [0.11714239418506622, -1.4813830852508545]]> : tensor<4x2xf32>
  %s2:10 = func.call @step(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %x2, %y2) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s2#7, dense<2.548398971557617> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#8, dense<0.03571428571428572> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s2#9, dense<1.7501299381256104> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#0, dense<[[-1.0082093477249146, -0.6394537687301636], [-0.6860632300376892, 0.27994704246520996], [-0.23829151690006256, 0.05812922865152359]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#1, dense<[0.7263990044593811, 0.7375064492225647]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#2, dense<[[-0.32316717505455017, -0.29215899109840393], [-0.24470841884613037, 0.05489576607942581], [-0.1742251217365265, 0.0630633682012558]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#3, dense<[0.2875412404537201, 0.19335642457008362]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#4, dense<[[0.005678615532815456, 0.005469417665153742], [0.0038948282599449158, 0.0003693776379805058], [0.0038752821274101734, 0.0003207351255696267]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#5, dense<[0.006741624791175127, 0.002118981210514903]> : tensor<2xf32>, tolerance = 1.0e-06
  %x3 = stablehlo.constant dense<[[-0.4895464777946472, 1.1526952981948853, 0.184331476688385], [-1.340218424797058, 0.6058789491653442, -0.1394856721162796], [-1.3288018703460693, 0.5154848694801331, -0.34481650590896606], [-0.39234259724617004, 0.5898959040641785, -2.1924967765808105]]> : tensor<4x3xf32>
  %y3 = stablehlo.constant dense<[[-0.10665150731801987, 0.9946871399879456], [-0.5963627696037292, 0.9359904527664185], [-0.30668291449546814, 0.026489954441785812], [-1.1911495923995972, 2.070178508758545]]> : tensor<4x2xf32>
  %s3:10 = func.call @step(%s2#0, %s2#1, %s2#2, %s2#3, %s2#4, %s2#5, %s2#6, %x3, %y3) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s3#7, dense<2.57137393951416> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#8, dense<0.028571428571428577> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s3#9, dense<3.355729103088379> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#0, dense<[[-0.9864913821220398, -0.6209181547164917], [-0.6786636114120483, 0.2648075819015503], [-0.22231052815914154, 0.04062751680612564]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#1, dense<[0.7033005356788635, 0.713550329208374]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#2, dense<[[-0.46729835867881775, -0.34091702103614807], [-0.10842453688383102, 0.07936187088489532], [-0.3138822913169861, 0.0983954519033432]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#3, dense<[0.44167667627334595, 0.22027559578418732]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#4, dense<[[0.008786322548985481, 0.006071941461414099], [0.005141148809343576, 0.0004587425210047513], [0.006338809616863728, 0.0004937901976518333]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#5, dense<[0.010079742409288883, 0.002330813091248274]> : tensor<2xf32>, tolerance = 1.0e-06
  %x4 = stablehlo.constant dense<[[-1.277300238609314, -0.4245201647281647, 0.24916356801986694], [-0.6651073098182678, -0.9967172145843506, -1.052423119544983], [-0.11729315668344498, 0.6750199198722839, -1.4500020742416382], [-2.080379009246826, -0.29737618565559387, -0.382018119096756]]> : tensor<4x3xf32>
  %y4 = stablehlo.constant dense<[[0.4534372091293335, 1.008429765701294], [-0.45270928740501404, -1.463404655456543], [1.2116085290908813, -0.7118646502494812], [1.6520525217056274, -0.17110216617584229]]> : tensor<4x2xf32>
  %s4:10 = func.call @step(%s3#0, %s3#1, %s3#2, %s3#3, %s3#4, %s3#5, %s3#6, %x4, %y4) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s4#7, dense<3.123040199279785> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#8, dense<0.021428571428571432> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s4#9, dense<3.6680853366851807> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#0, dense<[[-0.9679391980171204, -0.6043623685836792], [-0.6695641875267029, 0.26176637411117554], [-0.20919398963451385, 0.043571967631578445]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#1, dense<[0.6852753162384033, 0.694605827331543]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#2, dense<[[-0.5922421216964722, -0.4704684019088745], [-0.203168585896492, 0.02215678058564663], [-0.3373951315879822, -0.04759204760193825]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#3, dense<[0.5306856632232666, 0.35773247480392456]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#4, dense<[[0.011724717915058136, 0.008743775077164173], [0.006250858772546053, 0.0007010262343101203], [0.006633883807808161, 0.0023469228763133287]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#5, dense<[0.011843264102935791, 0.004872010555118322]> : tensor<2xf32>, tolerance = 1.0e-06
  %x5 = stablehlo.constant dense<[[-0.9089804291725159, 0.6117427945137024, 0.8046315908432007], [-0.5641675591468811, -0.3444513976573944, 0.5700291991233826], [-0.42921262979507446, -1.403144359588623, -0.06756824254989624], [-0.9042325019836426, 0.3252800405025482, -0.505173921585083]]> : tensor<4x3xf32>
  %y5 = stablehlo.constant dense<[[1.6245306730270386, -0.7290267944335938], [-1.7639888525009155, 0.6980904936790466], [-0.06804879754781723, -0.0027206644881516695], [1.0487077236175537, -0.8821529150009155]]> : tensor<4x2xf32>
  %s5:10 = func.call @step(%s4#0, %s4#1, %s4#2, %s4#3, %s4#4, %s4#5, %s4#6, %x5, %y5) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s5#7, dense<3.077702283859253> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#8, dense<0.01428571428571429> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s5#9, dense<2.4779417514801025> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#0, dense<[[-0.9562077522277832, -0.5931802988052368], [-0.6621577739715576, 0.2580903470516205], [-0.20221668481826782, 0.04448133707046509]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#1, dense<[0.6729955673217773, 0.6814401149749756]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#2, dense<[[-0.5941619277000427, -0.532248854637146], [-0.29055264592170715, 0.04796326905488968], [-0.28083616495132446, -0.02394312620162964]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#3, dense<[0.6024042367935181, 0.45228904485702515]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#4, dense<[[0.012086853384971619, 0.009919369593262672], [0.007404556963592768, 0.000778849411290139], [0.006679322570562363, 0.002380258170887828]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#5, dense<[0.013388603925704956, 0.006565724965184927]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_eq_const %s5#6, dense<6> : tensor<i32>
  return
}
