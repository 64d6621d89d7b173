// Adafactor's other numbers, updates that are clipped and that are not.
// Written by golden.py with torch 2.13.0.
// RUN: split-file %s %t
// RUN: trc-opt %t/step.mlir --phase-simplify --phase-differentiate --phase-assemble | sed '/^module/d; /^}/d' > %t/all.mlir
// RUN: cat %t/check.mlir >> %t/all.mlir
// RUN: %check-reference %t/all.mlir
// RUN: %check-host %t/all.mlir

//--- step.mlir
func.func private @loss(%w: tensor<3x5xf32> {trc.parameter = "w"}, %b: tensor<5xf32> {trc.parameter = "b", trc.no_decay}, %v: tensor<5x2xf32> {trc.parameter = "v"}, %x: tensor<4x3xf32>, %y: tensor<4x2xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<8.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<5xf32>) -> tensor<4x5xf32>
  %2 = stablehlo.add %0, %1 : tensor<4x5xf32>
  %3 = stablehlo.tanh %2 : tensor<4x5xf32>
  %4 = stablehlo.dot_general %3, %v, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x2xf32>) -> tensor<4x2xf32>
  %5 = stablehlo.subtract %4, %y : tensor<4x2xf32>
  %6 = stablehlo.multiply %5, %5 : tensor<4x2xf32>
  %7 = stablehlo.reduce(%6 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
  %8 = stablehlo.divide %7, %n : tensor<f32>
  return %8 : tensor<f32>
}
trc.training_step @step loss(@loss) {optimizer = "adafactor", learning_rate = 5.00000000000000028e-02 : f64, decay_rate = 5.99999999999999978e-01 : f64, epsilon = 1.00000000000000002e-03 : f64, scale_floor = 5.00000000000000000e-01 : f64, clip_update = 1.05000000000000004e+00 : f64}

//--- check.mlir
func.func public @main() {
  %w0 = stablehlo.constant dense<[[-1.3976184129714966, -1.2040095329284668, -1.3022689819335938, -0.6226853728294373, 1.4472801685333252], [-1.6013139486312866, 0.9439694881439209, 1.2624719142913818, -0.35546061396598816, -0.7009360790252686], [0.472114622592926, 1.2145576477050781, 2.155531167984009, 0.8918114900588989, 1.593842625617981]]> : tensor<3x5xf32>
  %w1 = stablehlo.constant dense<[-0.45029157400131226, -0.8742169737815857, -1.719773292541504, -1.1537026166915894, -0.36343371868133545]> : tensor<5xf32>
  %w2 = stablehlo.constant dense<[[0.19299472868442535, -1.3131005764007568], [0.8160858750343323, -0.10304894298315048], [-0.6422010660171509, -0.765288770198822], [2.02068829536438, 0.16922834515571594], [-0.8979265689849854, -0.9539822936058044]]> : tensor<5x2xf32>
  %w3 = stablehlo.constant dense<0.0> : tensor<3xf32>
  %w4 = stablehlo.constant dense<0.0> : tensor<5xf32>
  %w5 = stablehlo.constant dense<0.0> : tensor<5xf32>
  %w6 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %w7 = stablehlo.constant dense<0.0> : tensor<5xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  %x0 = stablehlo.constant dense<[[1.8378244638442993, -0.5783509016036987, 1.1887041330337524], [1.4232739210128784, -2.324401378631592, 1.3509749174118042], [-0.208432137966156, -1.0841286182403564, -0.5438424348831177], [0.5608957409858704, 0.37397655844688416, 0.4255141317844391]]> : tensor<4x3xf32>
  %y0 = stablehlo.constant dense<[[0.05935043469071388, 0.9403364062309265], [-0.679302453994751, 0.7431597709655762], [0.9406924247741699, 0.6372542381286621], [1.5628830194473267, -0.0719723254442215]]> : tensor<4x2xf32>
  %s0:12 = func.call @step(%w0, %w1, %w2, %w3, %w4, %w5, %w6, %w7, %step, %x0, %y0) : (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2xf32>, tensor<5xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2xf32>, tensor<5xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s0#9, dense<4.321179389953613> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#10, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s0#11, dense<4.814979076385498> : tensor<f32>, tolerance = 2.0e-06
  %x1 = stablehlo.constant dense<[[-0.7248960137367249, 1.2790838479995728, 1.5021305084228516], [1.8340637683868408, 1.0004626512527466, 1.8943145275115967], [2.0939269065856934, 0.704255998134613, 0.8811621069908142], [0.5822091102600098, 0.5514243841171265, 0.8632445335388184]]> : tensor<4x3xf32>
  %y1 = stablehlo.constant dense<[[0.6928568482398987, 2.4785261154174805], [0.028532017022371292, -0.1391706019639969], [0.004361252766102552, 0.5866447687149048], [-0.6182072162628174, -0.24512255191802979]]> : tensor<4x2xf32>
  %s1:12 = func.call @step(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %x1, %y1) : (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2xf32>, tensor<5xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2xf32>, tensor<5xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s1#9, dense<3.2084052562713623> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#10, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s1#11, dense<5.638364791870117> : tensor<f32>, tolerance = 2.0e-06
  %x2 = stablehlo.constant dense<[[-1.7089818716049194, -0.32379835844039917, 0.48785674571990967], [-2.1073310375213623, -1.4418405294418335, 1.5844982862472534], [-1.0591626167297363, -0.46434730291366577, 0.375119149684906], [-0.47598153352737427, -0.8607988357543945, -0.5160695314407349]]> : tensor<4x3xf32>
  %y2 = stablehlo.constant dense<[[-1.754826307296753, -1.0494790077209473], [-1.0211206674575806, -1.1600689888000488], [-0.444155216217041, 0.6934671401977539], [-0.38318517804145813, -1.323199987411499]]> : tensor<4x2xf32>
  %s2:12 = func.call @step(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %x2, %y2) : (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2xf32>, tensor<5xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2xf32>, tensor<5xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s2#9, dense<3.592801809310913> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#10, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s2#11, dense<5.870201587677002> : tensor<f32>, tolerance = 2.0e-06
  %x3 = stablehlo.constant dense<[[-0.4281975328922272, -0.5798081159591675, 0.18236412107944489], [1.6098145246505737, 0.35630476474761963, 1.6248068809509277], [0.7396646738052368, 0.8360877633094788, 0.5866628885269165], [-0.2989090383052826, 0.4216400384902954, 0.3029302656650543]]> : tensor<4x3xf32>
  %y3 = stablehlo.constant dense<[[0.2422885149717331, 0.16950848698616028], [-1.4017311334609985, 0.1484195739030838], [-1.0733722448349, -0.6324586272239685], [-0.7377951145172119, 0.8202232718467712]]> : tensor<4x2xf32>
  %s3:12 = func.call @step(%s2#0, %s2#1, %s2#2, %s2#3, %s2#4, %s2#5, %s2#6, %s2#7, %s2#8, %x3, %y3) : (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2xf32>, tensor<5xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2xf32>, tensor<5xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s3#9, dense<0.4362879991531372> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#10, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s3#11, dense<1.1214185953140259> : tensor<f32>, tolerance = 2.0e-06
  %x4 = stablehlo.constant dense<[[-1.1123286485671997, 0.7482550740242004, 0.5777177810668945], [0.36849504709243774, -0.5584652423858643, -2.6333842277526855], [1.4674605131149292, -0.07030129432678223, -2.177415370941162], [0.649692177772522, -0.6993975639343262, 0.6869034171104431]]> : tensor<4x3xf32>
  %y4 = stablehlo.constant dense<[[-0.8260735273361206, -0.32150721549987793], [0.18092769384384155, 1.0312893390655518], [1.1803354024887085, -1.0205700397491455], [1.1834670305252075, 0.2974247932434082]]> : tensor<4x2xf32>
  %s4:12 = func.call @step(%s3#0, %s3#1, %s3#2, %s3#3, %s3#4, %s3#5, %s3#6, %s3#7, %s3#8, %x4, %y4) : (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2xf32>, tensor<5xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2xf32>, tensor<5xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s4#9, dense<3.6623051166534424> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#10, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s4#11, dense<4.170629978179932> : tensor<f32>, tolerance = 2.0e-06
  %x5 = stablehlo.constant dense<[[-0.10185984522104263, 1.1342781782150269, 0.2334326207637787], [0.27951446175575256, 0.14994269609451294, 1.2306160926818848], [-1.295922040939331, 1.176883578300476, 0.6888067126274109], [-0.5544061064720154, -0.0023359637707471848, -0.44650617241859436]]> : tensor<4x3xf32>
  %y5 = stablehlo.constant dense<[[1.19416344165802, 1.0524698495864868], [-0.5330355167388916, 0.03800962120294571], [-0.29476356506347656, 0.3730640709400177], [1.653254747390747, 0.054443057626485825]]> : tensor<4x2xf32>
  %s5:12 = func.call @step(%s4#0, %s4#1, %s4#2, %s4#3, %s4#4, %s4#5, %s4#6, %s4#7, %s4#8, %x5, %y5) : (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2xf32>, tensor<5xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<2xf32>, tensor<5xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s5#9, dense<1.238039493560791> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#10, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s5#11, dense<1.7682280540466309> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#0, dense<[[-1.3977575302124023, -1.0281351804733276, -1.4649461507797241, -0.3938722312450409, 1.3950332403182983], [-1.529765248298645, 1.1022284030914307, 1.0877487659454346, -0.38131609559059143, -0.7394662499427795], [0.23470798134803772, 1.321769118309021, 2.0433413982391357, 0.9979137182235718, 1.5895259380340576]]> : tensor<3x5xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#1, dense<[-0.38766923546791077, -0.733361542224884, -1.815845251083374, -1.0550134181976318, -0.4429176449775696]> : tensor<5xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#2, dense<[[0.01131512876600027, -1.1315250396728516], [0.6542218923568726, 0.0296678114682436], [-0.8189661502838135, -0.5960339307785034], [1.8056923151016235, 0.3625827729701996], [-0.7917956709861755, -0.8320003151893616]]> : tensor<5x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#3, dense<[0.4706224203109741, 0.18345369398593903, 0.22274494171142578]> : tensor<3xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#4, dense<[0.6739621162414551, 0.7827519178390503, 0.8208038210868835, 0.6932821869850159, 0.5858858823776245]> : tensor<5xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#5, dense<[0.07319800555706024, 0.09382683783769608, 0.0597369559109211, 1.056967854499817, 0.17763888835906982]> : tensor<5xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#6, dense<[1.0225082635879517, 0.40016594529151917]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#7, dense<[0.037443023175001144, 0.13961853086948395, 0.1082579717040062, 1.0655643939971924, 0.12023982405662537]> : tensor<5xf32>, tolerance = 1.0e-06
  check.expect_eq_const %s5#8, dense<6> : tensor<i32>
  return
}
