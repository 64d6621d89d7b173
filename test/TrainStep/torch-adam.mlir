// Adam with decay as part of the gradient, clipping, a polynomial schedule.
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
trc.training_step @step loss(@loss) {optimizer = "adam", learning_rate = 5.00000000000000028e-02 : f64, final_rate = 1.00000000000000002e-02 : f64, weight_decay = 1.00000000000000006e-01 : f64, schedule = "polynomial", power = 5.00000000000000000e-01 : f64, warmup_steps = 2 : i64, total_steps = 6 : i64, clip_norm = 1.50000000000000000e+00 : f64}

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
  %y0 = stablehlo.constant dense<[[0.8140115737915039, 0.12878909707069397], [-0.12921637296676636, -0.4735991954803467], [-0.08642260730266571, 0.38668426871299744], [1.7347666025161743, 1.0650031566619873]]> : tensor<4x2xf32>
  %s0:10 = func.call @step(%w0, %w1, %w2, %w3, %w4, %w5, %step, %x0, %y0) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s0#7, dense<2.430468797683716> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#8, dense<0.025> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s0#9, dense<2.972808837890625> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#0, dense<[[-1.0783385038375854, -0.7000246644020081], [-0.7568053007125854, 0.29197585582733154], [-0.27358072996139526, 0.101483054459095]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#1, dense<[0.8180425763130188, 0.8329365849494934]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#2, dense<[[-0.09504781663417816, -0.06284644454717636], [-0.06031375005841255, -0.021803153678774834], [0.0128996092826128, 0.008126446977257729]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#3, dense<[0.07814247906208038, 0.05104760453104973]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#4, dense<[[0.0009034087415784597, 0.0003949675301555544], [0.00036377485957928, 4.753774919663556e-05], [1.6639991372358054e-05, 6.603913789149374e-06]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#5, dense<[0.000610624672845006, 0.0002605858026072383]> : tensor<2xf32>, tolerance = 1.0e-06
  %x1 = stablehlo.constant dense<[[-0.9853556156158447, -1.1129541397094727, -0.7606260180473328], [0.6480246186256409, -0.12983135879039764, -1.8695971965789795], [-0.4233491122722626, 1.0138968229293823, 0.9837153553962708], [0.6300419569015503, -0.23805880546569824, -1.8449398279190063]]> : tensor<4x3xf32>
  %y1 = stablehlo.constant dense<[[-0.19944703578948975, 0.9165647029876709], [0.11714239418506622, -1.4813830852508545], [-0.10665150731801987, 0.9946871399879456], [-0.5963627696037292, 0.9359904527664185]]> : tensor<4x2xf32>
  %s1:10 = func.call @step(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %x1, %y1) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s1#7, dense<1.992510437965393> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s1#9, dense<2.297064781188965> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#0, dense<[[-1.0325722694396973, -0.6637247800827026], [-0.706740140914917, 0.3112737536430359], [-0.24108651280403137, 0.12228190898895264]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#1, dense<[0.7679826021194458, 0.7863125801086426]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#2, dense<[[-0.12798795104026794, -0.0614706426858902], [-0.11983617395162582, -0.011978179216384888], [-0.08590199053287506, -0.011408202350139618]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#3, dense<[0.16023002564907074, 0.07151912152767181]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#4, dense<[[0.0010826624929904938, 0.0003969822428189218], [0.0007931411382742226, 5.333429362508468e-05], [0.0009674753528088331, 4.164865458733402e-05]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#5, dense<[0.001418247469700873, 0.00032573979115113616]> : tensor<2xf32>, tolerance = 1.0e-06
  %x2 = stablehlo.constant dense<[[0.1695777326822281, -0.17597776651382446, 0.07679986208677292], [1.5423041582107544, 0.18368354439735413, 0.2763338088989258], [0.6050974726676941, -0.25656890869140625, -0.6643563508987427], [-0.7373730540275574, 0.7669664621353149, 0.5045527219772339]]> : tensor<4x3xf32>
  %y2 = stablehlo.constant dense<[[-0.30668291449546814, 0.026489954441785812], [-1.1911495923995972, 2.070178508758545], [0.4534372091293335, 1.008429765701294], [-0.45270928740501404, -1.463404655456543]]> : tensor<4x2xf32>
  %s2:10 = func.call @step(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %x2, %y2) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s2#7, dense<2.2386634349823> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#8, dense<0.04464101615137755> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s2#9, dense<1.7866195440292358> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#0, dense<[[-0.9959176182746887, -0.6272374987602234], [-0.6759207844734192, 0.29186713695526123], [-0.22281841933727264, 0.10576970875263214]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#1, dense<[0.7248209118843079, 0.7484546899795532]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#2, dense<[[-0.1364361196756363, -0.18858426809310913], [-0.09692211449146271, 0.03472128137946129], [-0.063588447868824, 0.022203218191862106]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#3, dense<[0.1972094029188156, 0.07780134677886963]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#4, dense<[[0.0011267232475802302, 0.0021724263206124306], [0.0008042954723350704, 0.00026032092864625156], [0.0009853409137576818, 0.00014704099157825112]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#5, dense<[0.0016977544873952866, 0.00034346166648902]> : tensor<2xf32>, tolerance = 1.0e-06
  %x3 = stablehlo.constant dense<[[-0.4895464777946472, 1.1526952981948853, 0.184331476688385], [-1.340218424797058, 0.6058789491653442, -0.1394856721162796], [-1.3288018703460693, 0.5154848694801331, -0.34481650590896606], [-0.39234259724617004, 0.5898959040641785, -2.1924967765808105]]> : tensor<4x3xf32>
  %y3 = stablehlo.constant dense<[[1.2116085290908813, -0.7118646502494812], [1.6520525217056274, -0.17110216617584229], [1.6245306730270386, -0.7290267944335938], [-1.7639888525009155, 0.6980904936790466]]> : tensor<4x2xf32>
  %s3:10 = func.call @step(%s2#0, %s2#1, %s2#2, %s2#3, %s2#4, %s2#5, %s2#6, %x3, %y3) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s3#7, dense<2.956561326980591> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#8, dense<0.0382842712474619> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s3#9, dense<3.2782328128814697> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#0, dense<[[-0.9662690162658691, -0.5938990116119385], [-0.6551730632781982, 0.26608142256736755], [-0.1989162266254425, 0.10195097327232361]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#1, dense<[0.6906535625457764, 0.7146326303482056]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#2, dense<[[-0.14424662292003632, -0.2552810311317444], [-0.0836590826511383, 0.09138454496860504], [-0.13630379736423492, 0.006948556751012802]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#3, dense<[0.2041536122560501, 0.14674603939056396]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#4, dense<[[0.0011716245207935572, 0.0029022227972745895], [0.0008047662558965385, 0.0006216871552169323], [0.0016096284380182624, 0.0001638833637116477]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#5, dense<[0.0017671597888693213, 0.0009317882359027863]> : tensor<2xf32>, tolerance = 1.0e-06
  %x4 = stablehlo.constant dense<[[-1.277300238609314, -0.4245201647281647, 0.24916356801986694], [-0.6651073098182678, -0.9967172145843506, -1.052423119544983], [-0.11729315668344498, 0.6750199198722839, -1.4500020742416382], [-2.080379009246826, -0.29737618565559387, -0.382018119096756]]> : tensor<4x3xf32>
  %y4 = stablehlo.constant dense<[[-0.06804879754781723, -0.0027206644881516695], [1.0487077236175537, -0.8821529150009155], [-1.2946302890777588, -1.1684366464614868], [-1.682166576385498, -1.808622121810913]]> : tensor<4x2xf32>
  %s4:10 = func.call @step(%s3#0, %s3#1, %s3#2, %s3#3, %s3#4, %s3#5, %s3#6, %x4, %y4) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s4#7, dense<6.679242134094238> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#8, dense<0.03> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s4#9, dense<5.796837329864502> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#0, dense<[[-0.9407239556312561, -0.5670983791351318], [-0.6381283402442932, 0.25118276476860046], [-0.17922094464302063, 0.1108187809586525]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#1, dense<[0.6631495356559753, 0.6870468258857727]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#2, dense<[[-0.22688309848308563, -0.3046339750289917], [-0.09580157697200775, 0.07231523841619492], [-0.15863418579101562, -0.029125550761818886]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#3, dense<[0.24821597337722778, 0.1879180669784546]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#4, dense<[[0.0021125394850969315, 0.003460037987679243], [0.0008460209355689585, 0.0006309276795946062], [0.0017373365117236972, 0.00028888863744214177]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#5, dense<[0.002181130228564143, 0.001242741011083126]> : tensor<2xf32>, tolerance = 1.0e-06
  %x5 = stablehlo.constant dense<[[-0.9089804291725159, 0.6117427945137024, 0.8046315908432007], [-0.5641675591468811, -0.3444513976573944, 0.5700291991233826], [-0.42921262979507446, -1.403144359588623, -0.06756824254989624], [-0.9042325019836426, 0.3252800405025482, -0.505173921585083]]> : tensor<4x3xf32>
  %y5 = stablehlo.constant dense<[[-1.2852389812469482, -0.9740036725997925], [-0.4589351415634155, -1.2143608331680298], [-0.14966599643230438, 0.7312468886375427], [-0.2517392933368683, 0.3796369731426239]]> : tensor<4x2xf32>
  %s5:10 = func.call @step(%s4#0, %s4#1, %s4#2, %s4#3, %s4#4, %s4#5, %s4#6, %x5, %y5) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s5#7, dense<3.3672003746032715> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#8, dense<0.01> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s5#9, dense<3.077799081802368> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#0, dense<[[-0.9318010807037354, -0.5582194328308105], [-0.6319704055786133, 0.24588295817375183], [-0.17444851994514465, 0.11010187864303589]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#1, dense<[0.6536793112754822, 0.6775718331336975]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#2, dense<[[-0.280169814825058, -0.33022385835647583], [-0.11290151625871658, 0.0825040191411972], [-0.12191831320524216, 0.008805016055703163]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#3, dense<[0.3185752034187317, 0.23373264074325562]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#4, dense<[[0.002687647473067045, 0.0037707749288529158], [0.0009163577342405915, 0.0006606434471905231], [0.001779081765562296, 0.00041122589027509093]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#5, dense<[0.0030848882161080837, 0.0016588967991992831]> : tensor<2xf32>, tolerance = 1.0e-06
  %x6 = stablehlo.constant dense<[[-0.18915224075317383, 0.5194133520126343, -0.12481909990310669], [-0.634016215801239, -1.0064568519592285, 1.7210699319839478], [1.1066086292266846, -1.503652811050415, -1.0524353981018066], [0.5840120315551758, -0.588364839553833, 0.015163412317633629]]> : tensor<4x3xf32>
  %y6 = stablehlo.constant dense<[[-0.9573408961296082, 0.23714514076709747], [0.4041365087032318, -0.7182034254074097], [-1.615241527557373, -0.2831249237060547], [-0.11770311743021011, 1.301977276802063]]> : tensor<4x2xf32>
  %s6:10 = func.call @step(%s5#0, %s5#1, %s5#2, %s5#3, %s5#4, %s5#5, %s5#6, %x6, %y6) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s6#7, dense<1.7587223052978516> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s6#8, dense<0.01> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s6#9, dense<2.0745887756347656> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s6#0, dense<[[-0.9248939752578735, -0.5495759844779968], [-0.6245874166488647, 0.24168092012405396], [-0.1697934865951538, 0.10633987188339233]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s6#1, dense<[0.6439847350120544, 0.6686133146286011]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s6#2, dense<[[-0.22627729177474976, -0.3388236463069916], [-0.18622846901416779, 0.0676376074552536], [-0.12317655980587006, 0.0625791847705841]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s6#3, dense<[0.3883935213088989, 0.2305259257555008]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s6#4, dense<[[0.002751914318650961, 0.003940244670957327], [0.0016314468812197447, 0.0006643599481321871], [0.001795393181964755, 0.0007095279870554805]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s6#5, dense<[0.004115601070225239, 0.001697906875051558]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_eq_const %s6#6, dense<7> : tensor<i32>
  return
}
