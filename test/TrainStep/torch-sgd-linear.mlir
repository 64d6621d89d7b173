// Momentum with decay, a linear schedule after a warm-up, run past its end.
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
trc.training_step @step loss(@loss) {optimizer = "sgd", momentum = 9.00000000000000022e-01 : f64, learning_rate = 5.00000000000000028e-02 : f64, final_rate = 5.00000000000000010e-03 : f64, schedule = "linear", warmup_steps = 3 : i64, total_steps = 6 : i64, weight_decay = 5.00000000000000028e-02 : f64}

//--- check.mlir
func.func public @main() {
  %w0 = stablehlo.constant dense<[[-0.5947237014770508, 0.6307834982872009], [1.0393540859222412, 1.0309216976165771], [1.8178460597991943, -0.38518938422203064]]> : tensor<3x2xf32>
  %w1 = stablehlo.constant dense<[0.5441771745681763, -0.36622169613838196]> : tensor<2xf32>
  %w2 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w3 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  %x0 = stablehlo.constant dense<[[-1.4248485565185547, -0.7038590908050537, 0.13616234064102173], [-0.9151747226715088, -0.19147102534770966, 1.1202501058578491], [0.5704516768455505, 0.572343647480011, 0.34512242674827576], [-0.1752757877111435, -1.867742896080017, 0.991458535194397]]> : tensor<4x3xf32>
  %y0 = stablehlo.constant dense<[[-0.138849139213562, 1.9547544717788696], [-2.004913568496704, 0.3083009719848633], [0.08254212141036987, -2.5217154026031494], [-0.6451128721237183, -1.2253656387329102]]> : tensor<4x2xf32>
  %s0:8 = func.call @step(%w0, %w1, %w2, %w3, %step, %x0, %y0) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s0#5, dense<7.416708946228027> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#6, dense<0.016666666666666666> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s0#7, dense<4.6266279220581055> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#0, dense<[[-0.5715664029121399, 0.5911482572555542], [1.051269292831421, 0.9976179599761963], [1.7860186100006104, -0.37165650725364685]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#1, dense<[0.5088587999343872, -0.3476179242134094]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#2, dense<[[-1.389439582824707, 2.37811541557312], [-0.7149143815040588, 1.9982244968414307], [1.9096450805664062, -0.8119727373123169]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#3, dense<[2.1191022396087646, -1.1162257194519043]> : tensor<2xf32>, tolerance = 1.0e-06
  %x1 = stablehlo.constant dense<[[-1.5066601037979126, 0.2160850465297699, -0.10839172452688217], [0.1372724324464798, 0.2523367702960968, -0.33384257555007935], [0.9009835124015808, -1.285101294517517, 0.7919045686721802], [-1.6919469833374023, 1.18633234500885, -0.5089677572250366]]> : tensor<4x3xf32>
  %y1 = stablehlo.constant dense<[[-1.4066849946975708, -0.7538057565689087], [-1.1704075336456299, 0.32552164793014526], [0.4648180603981018, 0.26864010095596313], [-0.8289031982421875, -0.4822407066822052]]> : tensor<4x2xf32>
  %s1:8 = func.call @step(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %x1, %y1) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s1#5, dense<2.471644401550293> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#6, dense<0.03333333333333333> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s1#7, dense<3.1786839962005615> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#0, dense<[[-0.45477432012557983, 0.5358099341392517], [1.032740831375122, 0.9140843152999878], [1.7457231283187866, -0.3343803286552429]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#1, dense<[0.3926566243171692, -0.30081701278686523]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#2, dense<[[-3.503762722015381, 1.6601500511169434], [0.5558555722236633, 2.506009101867676], [1.2088661193847656, -1.1182851791381836]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#3, dense<[3.48606538772583, -1.4040277004241943]> : tensor<2xf32>, tolerance = 1.0e-06
  %x2 = stablehlo.constant dense<[[0.3740524351596832, 1.5080552101135254, -2.16268253326416], [-0.3146281838417053, 0.5734982490539551, 0.8992781043052673], [1.358278512954712, 0.6061457395553589, 0.514136016368866], [0.10633796453475952, 0.2655656933784485, 0.07098076492547989]]> : tensor<4x3xf32>
  %y2 = stablehlo.constant dense<[[1.6783775091171265, -0.3447113037109375], [-0.020784979686141014, -0.5877514481544495], [0.5274475812911987, 0.8853307366371155], [0.7955832481384277, 0.4257802963256836]]> : tensor<4x2xf32>
  %s2:8 = func.call @step(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %x2, %y2) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s2#5, dense<3.414376735687256> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#6, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s2#7, dense<3.272681474685669> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#0, dense<[[-0.2811185121536255, 0.45203229784965515], [1.04924476146698, 0.7544281482696533], [1.5521739721298218, -0.2227552831172943]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#1, dense<[0.23874914646148682, -0.2646484971046448]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#2, dense<[[-3.473115921020508, 1.6755526065826416], [-0.33007919788360596, 3.1931235790252686], [3.8709821701049805, -2.2325007915496826]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#3, dense<[3.0781495571136475, -0.7233700752258301]> : tensor<2xf32>, tolerance = 1.0e-06
  %x3 = stablehlo.constant dense<[[0.9918099641799927, 0.15933384001255035, 0.6688719987869263], [1.6161386966705322, 1.17018461227417, -0.34412485361099243], [-0.10342659056186676, 0.7348237037658691, -0.6423035264015198], [-1.8309186697006226, -1.011434555053711, 0.5386567115783691]]> : tensor<4x3xf32>
  %y3 = stablehlo.constant dense<[[0.7104299664497375, -0.21319420635700226], [0.6211587190628052, -0.9893348813056946], [0.10094954818487167, 0.8649441003799438], [-1.0154666900634766, 0.7789002060890198]]> : tensor<4x2xf32>
  %s3:8 = func.call @step(%s2#0, %s2#1, %s2#2, %s2#3, %s2#4, %x3, %y3) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s3#5, dense<2.0494394302368164> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#6, dense<0.034999999999999996> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s3#7, dense<2.889284133911133> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#0, dense<[[-0.14846941828727722, 0.3165624439716339], [1.072679042816162, 0.6059909462928772], [1.4168204069137573, -0.1366351842880249]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#1, dense<[0.12606801092624664, -0.23792198300361633]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#2, dense<[[-3.7899739742279053, 3.8705670833587646], [-0.6695518493652344, 4.241062641143799], [3.867243766784668, -2.4605743885040283]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#3, dense<[3.21946120262146, -0.7636147737503052]> : tensor<2xf32>, tolerance = 1.0e-06
  %x4 = stablehlo.constant dense<[[-0.2110605686903, -0.35691380500793457, 0.7470687627792358], [-1.0516974925994873, 2.264504909515381, 0.023037556558847427], [-0.3241790235042572, 2.036990165710449, -1.0890189409255981], [-0.49728283286094666, -0.08944614976644516, -0.9602879285812378]]> : tensor<4x3xf32>
  %y4 = stablehlo.constant dense<[[0.31756341457366943, -1.2251781225204468], [-1.703070044517517, -1.6523644924163818], [-1.0460742712020874, 0.31883567571640015], [0.24758265912532806, 1.2282605171203613]]> : tensor<4x2xf32>
  %s4:8 = func.call @step(%s3#0, %s3#1, %s3#2, %s3#3, %s3#4, %x4, %y4) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s4#5, dense<4.3820695877075195> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#6, dense<0.019999999999999997> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s4#7, dense<4.330814838409424> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#0, dense<[[-0.05689425393939018, 0.2574254274368286], [1.0145859718322754, 0.4943091869354248], [1.3462741374969482, -0.09822412580251694]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#1, dense<[0.041514523327350616, -0.2353265881538391]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#2, dense<[[-4.578758239746094, 2.956850290298462], [2.9046545028686523, 5.584088325500488], [3.5273163318634033, -1.9205530881881714]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#3, dense<[4.22767448425293, -0.12976986169815063]> : tensor<2xf32>, tolerance = 1.0e-06
  %x5 = stablehlo.constant dense<[[-0.3401137590408325, 0.5826229453086853, 0.16938230395317078], [-0.04852833226323128, 0.9882504940032959, 1.8865714073181152], [1.5634673833847046, -2.093358278274536, 1.3710492849349976], [0.7757242321968079, 0.4079943597316742, -0.9831743836402893]]> : tensor<4x3xf32>
  %y5 = stablehlo.constant dense<[[2.2689993381500244, -0.47863808274269104], [-2.039334535598755, -1.489894151687622], [-2.0308990478515625, -0.6905665397644043], [-0.5410264730453491, 1.2764043807983398]]> : tensor<4x2xf32>
  %s5:8 = func.call @step(%s4#0, %s4#1, %s4#2, %s4#3, %s4#4, %x5, %y5) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s5#5, dense<5.040480613708496> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#6, dense<0.004999999999999999> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s5#7, dense<3.785196304321289> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#0, dense<[[-0.03949772194027901, 0.24592280387878418], [0.9999747276306152, 0.46653860807418823], [1.3137121200561523, -0.09400328248739243]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#1, dense<[0.015525930561125278, -0.23555120825767517]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#2, dense<[[-3.479306221008301, 2.300525188446045], [2.922248363494873, 5.554115295410156], [6.512394428253174, -0.8441691398620605]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#3, dense<[5.197718620300293, 0.044925257563591]> : tensor<2xf32>, tolerance = 1.0e-06
  %x6 = stablehlo.constant dense<[[-0.45195066928863525, -0.20963631570339203, -1.3926365375518799], [1.2341779470443726, 0.8906605839729309, -0.013349239714443684], [-0.9480166435241699, 1.3458677530288696, 0.6409924626350403], [1.0631986856460571, -0.4185880422592163, 2.3957977294921875]]> : tensor<4x3xf32>
  %y6 = stablehlo.constant dense<[[-1.5092213153839111, -0.24945861101150513], [-0.2549113929271698, -0.13325992226600647], [-0.5754238367080688, 2.1100144386291504], [-0.18877951800823212, 0.03400328755378723]]> : tensor<4x2xf32>
  %s6:8 = func.call @step(%s5#0, %s5#1, %s5#2, %s5#3, %s5#4, %x6, %y6) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s6#5, dense<2.7936763763427734> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s6#6, dense<0.004999999999999999> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s6#7, dense<3.1920666694641113> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s6#0, dense<[[-0.026305366307497025, 0.23270577192306519], [0.9820004105567932, 0.44388264417648315], [1.2723170518875122, -0.08738747984170914]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s6#1, dense<[-0.01574588380753994, -0.23339615762233734]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s6#2, dense<[[-2.6384711265563965, 2.643406867980957], [3.594865322113037, 4.531194686889648], [8.279011726379395, -1.3231604099273682]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s6#3, dense<[6.254363059997559, -0.43101122975349426]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_eq_const %s6#4, dense<7> : tensor<i32>
  return
}
