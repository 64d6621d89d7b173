// LAMB as ALBERT was trained with it, without bias correction.
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
trc.training_step @step loss(@loss) {optimizer = "lamb", learning_rate = 5.00000000000000028e-02 : f64, bias_correction = 0.00000000000000000e+00 : f64, weight_decay = 1.00000000000000002e-02 : f64, clip_norm = 1.00000000000000000e+00 : f64}

//--- check.mlir
func.func public @main() {
  %w0 = stablehlo.constant dense<[[-0.5947237014770508, 0.6307834982872009], [1.0393540859222412, 1.0309216976165771], [1.8178460597991943, -0.38518938422203064]]> : tensor<3x2xf32>
  %w1 = stablehlo.constant dense<[0.5441771745681763, -0.36622169613838196]> : tensor<2xf32>
  %w2 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w3 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %w4 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w5 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  %x0 = stablehlo.constant dense<[[-1.4248485565185547, -0.7038590908050537, 0.13616234064102173], [-0.9151747226715088, -0.19147102534770966, 1.1202501058578491], [0.5704516768455505, 0.572343647480011, 0.34512242674827576], [-0.1752757877111435, -1.867742896080017, 0.991458535194397]]> : tensor<4x3xf32>
  %y0 = stablehlo.constant dense<[[-0.45195066928863525, -0.20963631570339203], [-1.3926365375518799, 1.2341779470443726], [0.8906605839729309, -0.013349239714443684], [-0.9480166435241699, 1.3458677530288696]]> : tensor<4x2xf32>
  %s0:10 = func.call @step(%w0, %w1, %w2, %w3, %w4, %w5, %step, %x0, %y0) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s0#7, dense<6.427624702453613> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s0#9, dense<5.07312536239624> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#0, dense<[[-0.5432924032211304, 0.5793460607528687], [1.0905178785324097, 0.9794173240661621], [1.766215443611145, -0.33379095792770386]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#1, dense<[0.38607650995254517, -0.20812003314495087]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#2, dense<[[-0.028772588819265366, 0.030402790755033493], [-0.02069208398461342, 0.04832977056503296], [0.03278627619147301, -0.036113444715738297]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#3, dense<[0.037807147949934006, -0.04093130677938461]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#4, dense<[[8.278618770418689e-05, 9.24329724512063e-05], [4.281623114366084e-05, 0.0002335766766918823], [0.00010749399370979518, 0.00013041807687841356]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#5, dense<[0.00014293804997578263, 0.00016753720410633832]> : tensor<2xf32>, tolerance = 1.0e-06
  %x1 = stablehlo.constant dense<[[-1.5066601037979126, 0.2160850465297699, -0.10839172452688217], [0.1372724324464798, 0.2523367702960968, -0.33384257555007935], [0.9009835124015808, -1.285101294517517, 0.7919045686721802], [-1.6919469833374023, 1.18633234500885, -0.5089677572250366]]> : tensor<4x3xf32>
  %y1 = stablehlo.constant dense<[[0.6409924626350403, 1.0631986856460571], [-0.4185880422592163, 2.3957977294921875], [-0.138849139213562, 1.9547544717788696], [-2.004913568496704, 0.3083009719848633]]> : tensor<4x2xf32>
  %s1:10 = func.call @step(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %x1, %y1) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s1#7, dense<4.074305534362793> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s1#9, dense<3.198845624923706> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#0, dense<[[-0.476514607667923, 0.5332962274551392], [1.0690103769302368, 0.9157091379165649], [1.7471802234649658, -0.2741079330444336]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#1, dense<[0.17370453476905823, 0.00318861729465425]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#2, dense<[[-0.08136805891990662, 0.027270250022411346], [0.017246076837182045, 0.06627101451158524], [0.013373096473515034, -0.04417033493518829]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#3, dense<[0.07123614102602005, -0.09460046142339706]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#4, dense<[[0.00039042579010128975, 9.234138997271657e-05], [0.00017143158765975386, 0.00028520962223410606], [0.000133418885525316, 0.00014390243450179696]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#5, dense<[0.00028125132666900754, 0.0005010177846997976]> : tensor<2xf32>, tolerance = 1.0e-06
  %x2 = stablehlo.constant dense<[[0.3740524351596832, 1.5080552101135254, -2.16268253326416], [-0.3146281838417053, 0.5734982490539551, 0.8992781043052673], [1.358278512954712, 0.6061457395553589, 0.514136016368866], [0.10633796453475952, 0.2655656933784485, 0.07098076492547989]]> : tensor<4x3xf32>
  %y2 = stablehlo.constant dense<[[0.08254212141036987, -2.5217154026031494], [-0.6451128721237183, -1.2253656387329102], [-1.4066849946975708, -0.7538057565689087], [-1.1704075336456299, 0.32552164793014526]]> : tensor<4x2xf32>
  %s2:10 = func.call @step(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %x2, %y2) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s2#7, dense<6.440402030944824> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s2#9, dense<4.568173408508301> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#0, dense<[[-0.43432340025901794, 0.4817124903202057], [1.0512545108795166, 0.8531150817871094], [1.705221176147461, -0.21397018432617188]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#1, dense<[-0.06908464431762695, 0.08321885019540787]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#2, dense<[[-0.06385289132595062, 0.0459197498857975], [0.01751614920794964, 0.10884855687618256], [0.06186242029070854, -0.08344961702823639]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#3, dense<[0.09191484749317169, -0.041954994201660156]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#4, dense<[[0.0003988307435065508, 0.0001379446330247447], [0.00017165803001262248, 0.0005270340479910374], [0.00038155479705892503, 0.0003346953308209777]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#5, dense<[0.0003582669887691736, 0.000687014835420996]> : tensor<2xf32>, tolerance = 1.0e-06
  %x3 = stablehlo.constant dense<[[0.9918099641799927, 0.15933384001255035, 0.6688719987869263], [1.6161386966705322, 1.17018461227417, -0.34412485361099243], [-0.10342659056186676, 0.7348237037658691, -0.6423035264015198], [-1.8309186697006226, -1.011434555053711, 0.5386567115783691]]> : tensor<4x3xf32>
  %y3 = stablehlo.constant dense<[[0.4648180603981018, 0.26864010095596313], [-0.8289031982421875, -0.4822407066822052], [1.6783775091171265, -0.3447113037109375], [-0.020784979686141014, -0.5877514481544495]]> : tensor<4x2xf32>
  %s3:10 = func.call @step(%s2#0, %s2#1, %s2#2, %s2#3, %s2#4, %s2#5, %s2#6, %x3, %y3) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s3#7, dense<1.7139158248901367> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s3#9, dense<2.2199974060058594> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#0, dense<[[-0.40419137477874756, 0.42902782559394836], [1.04940927028656, 0.7900432348251343], [1.66200852394104, -0.15493151545524597]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#1, dense<[-0.27591514587402344, 0.09734348207712173]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#2, dense<[[-0.050926387310028076, 0.11166917532682419], [0.002003209665417671, 0.15330956876277924], [0.07384750247001648, -0.09779568761587143]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#3, dense<[0.07846087217330933, -0.007867984473705292]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#4, dense<[[0.00040271066245622933, 0.0006325979484245181], [0.00019042377243749797, 0.000832823570817709], [0.00041419293847866356, 0.0003858489217236638]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#5, dense<[0.00035972558544017375, 0.0007756780250929296]> : tensor<2xf32>, tolerance = 1.0e-06
  %x4 = stablehlo.constant dense<[[-0.2110605686903, -0.35691380500793457, 0.7470687627792358], [-1.0516974925994873, 2.264504909515381, 0.023037556558847427], [-0.3241790235042572, 2.036990165710449, -1.0890189409255981], [-0.49728283286094666, -0.08944614976644516, -0.9602879285812378]]> : tensor<4x3xf32>
  %y4 = stablehlo.constant dense<[[0.5274475812911987, 0.8853307366371155], [0.7955832481384277, 0.4257802963256836], [0.7104299664497375, -0.21319420635700226], [0.6211587190628052, -0.9893348813056946]]> : tensor<4x2xf32>
  %s4:10 = func.call @step(%s3#0, %s3#1, %s3#2, %s3#3, %s3#4, %s3#5, %s3#6, %x4, %y4) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s4#7, dense<2.0583064556121826> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s4#9, dense<2.371544361114502> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#0, dense<[[-0.37626969814300537, 0.39508315920829773], [1.0275118350982666, 0.7275494933128357], [1.6145851612091064, -0.09508123248815536]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#1, dense<[-0.43207797408103943, 0.06196970120072365]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#2, dense<[[-0.05145876482129097, 0.08054064959287643], [0.034373268485069275, 0.20775631070137024], [0.09827616810798645, -0.12983454763889313]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#3, dense<[0.060112304985523224, 0.020648786798119545]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#4, dense<[[0.0004054720338899642, 0.0006718119257129729], [0.00029631631332449615, 0.0013188835000619292], [0.0005149880889803171, 0.0005603411700576544]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#5, dense<[0.0003703960683196783, 0.0008517975220456719]> : tensor<2xf32>, tolerance = 1.0e-06
  %x5 = stablehlo.constant dense<[[-0.3401137590408325, 0.5826229453086853, 0.16938230395317078], [-0.04852833226323128, 0.9882504940032959, 1.8865714073181152], [1.5634673833847046, -2.093358278274536, 1.3710492849349976], [0.7757242321968079, 0.4079943597316742, -0.9831743836402893]]> : tensor<4x3xf32>
  %y5 = stablehlo.constant dense<[[0.10094954818487167, 0.8649441003799438], [-1.0154666900634766, 0.7789002060890198], [0.31756341457366943, -1.2251781225204468], [-1.703070044517517, -1.6523644924163818]]> : tensor<4x2xf32>
  %s5:10 = func.call @step(%s4#0, %s4#1, %s4#2, %s4#3, %s4#4, %s4#5, %s4#6, %x5, %y5) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s5#7, dense<3.727567672729492> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s5#9, dense<3.011488676071167> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#0, dense<[[-0.34526947140693665, 0.36112329363822937], [0.992663562297821, 0.6773428320884705], [1.5654759407043457, -0.040440142154693604]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#1, dense<[-0.6285759806632996, 0.0034450513776391745]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#2, dense<[[-0.06727901846170425, 0.09285170584917068], [0.09297141432762146, 0.18660390377044678], [0.14916570484638214, -0.13749004900455475]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#3, dense<[0.08453375846147537, 0.034660227596759796]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#4, dense<[[0.00044902440276928246, 0.0007126139826141298], [0.0006808599573560059, 0.0013175788335502148], [0.0008831304730847478, 0.0006023774622008204]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#5, dense<[0.00046264048432931304, 0.0008767904946580529]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_eq_const %s5#6, dense<6> : tensor<i32>
  return
}
