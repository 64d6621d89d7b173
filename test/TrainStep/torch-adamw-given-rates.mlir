// The caller gives the learning rates of two groups, which differ in weight decay too.
// Written by golden.py with torch 2.13.0.
// RUN: split-file %s %t
// RUN: trc-opt %t/step.mlir --assemble-step | sed '/^module/d; /^}/d' > %t/all.mlir
// RUN: cat %t/check.mlir >> %t/all.mlir
// RUN: %check-reference %t/all.mlir
// RUN: %check-host %t/all.mlir

//--- step.mlir
func.func private @loss(%w: tensor<3x2xf32> {trc.parameter = "w"}, %b: tensor<2xf32> {trc.parameter = "b", trc.weight_decay = 2.99999999999999989e-01 : f64, trc.group = 1 : i64}, %x: tensor<4x3xf32>, %y: tensor<4x2xf32>) -> tensor<f32> {
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
trc.training_step @step loss(@loss) {optimizer = "adamw", schedule = "input", weight_decay = 1.00000000000000006e-01 : f64}

//--- check.mlir
func.func public @main() {
  %w0 = stablehlo.constant dense<[[0.5532605648040771, 0.21760061383247375], [-0.05798998847603798, -2.3189361095428467], [0.43149417638778687, -2.126279830932617]]> : tensor<3x2xf32>
  %w1 = stablehlo.constant dense<[0.9099212288856506, 0.6059655547142029]> : tensor<2xf32>
  %w2 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w3 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %w4 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w5 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  %x0 = stablehlo.constant dense<[[0.8300566673278809, 0.8276983499526978, 0.2985144555568695], [-0.5350013971328735, -0.3070622980594635, 1.5080722570419312], [-0.5822293758392334, -0.22812379896640778, -0.7245144844055176], [-0.517249345779419, -0.30655789375305176, 0.2565516531467438]]> : tensor<4x3xf32>
  %y0 = stablehlo.constant dense<[[-0.5799002647399902, -1.447042465209961], [-3.8592774868011475, -1.3083983659744263], [0.4868185520172119, -0.8855311274528503], [-2.5948240756988525, 0.6082597374916077]]> : tensor<4x2xf32>
  %rates0 = stablehlo.constant dense<[0.05, 0.0]> : tensor<2xf64>
  %s0:10 = func.call @step(%w0, %w1, %w2, %w3, %w4, %w5, %step, %x0, %y0, %rates0) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>, tensor<2xf64>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s0#7, dense<6.773125171661377> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s0#9, dense<3.7561533451080322> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#0, dense<[[0.6004942655563354, 0.26651260256767273], [-0.00770004466176033, -2.2573413848876953], [0.37933671474456787, -2.0656485557556152]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#1, dense<[0.9099212288856506, 0.6059655547142029]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#2, dense<[[-0.06704162061214447, -0.04797627776861191], [-0.021987881511449814, -0.02125774696469307], [0.23406247794628143, -0.09053531289100647]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#3, dense<[0.25800588726997375, 0.06169532611966133]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#4, dense<[[0.00044945787522010505, 0.00023017232888378203], [4.834669016418047e-05, 4.518917921814136e-05], [0.005478524602949619, 0.0008196643320843577]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#5, dense<[0.006656704004853964, 0.00038063133251853287]> : tensor<2xf32>, tolerance = 1.0e-06
  %x1 = stablehlo.constant dense<[[-0.29385605454444885, -0.3547084629535675, -0.6168151497840881], [0.08958446979522705, -1.3441660404205322, 0.052184898406267166], [1.310025691986084, -0.7669128775596619, -0.045391738414764404], [2.817209005355835, -0.9926744103431702, -1.6211415529251099]]> : tensor<4x3xf32>
  %y1 = stablehlo.constant dense<[[-0.5916575193405151, -0.3610040843486786], [-0.43143948912620544, -0.13469839096069336], [0.47444409132003784, -1.7345166206359863], [-0.22711744904518127, -0.5085890889167786]]> : tensor<4x2xf32>
  %rates1 = stablehlo.constant dense<[0.025, 0.01]> : tensor<2xf64>
  %s1:10 = func.call @step(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %x1, %y1, %rates1) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>, tensor<2xf64>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s1#7, dense<13.4989013671875> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#8, dense<0.025> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s1#9, dense<10.194586753845215> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#0, dense<[[0.5869744420051575, 0.24850685894489288], [0.013357607647776604, -2.2322754859924316], [0.37084293365478516, -2.0382652282714844]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#1, dense<[0.8976687788963318, 0.595890998840332]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#2, dense<[[0.13093064725399017, 0.6162214875221252], [-0.15572942793369293, -0.4410076439380646], [0.1042419895529747, -0.42962324619293213]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#3, dense<[0.3809913098812103, 0.5211237668991089]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#4, dense<[[0.004107357002794743, 0.04371079057455063], [0.0018962760223075747, 0.017843052744865417], [0.00660544540733099, 0.012939092703163624]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#5, dense<[0.008863775059580803, 0.02205839939415455]> : tensor<2xf32>, tolerance = 1.0e-06
  %x2 = stablehlo.constant dense<[[-0.4268091320991516, 1.8069379329681396, 2.0351154804229736], [-1.215987205505371, 0.5701406002044678, 0.004521431401371956], [-0.5883707404136658, -1.9456977844238281, 1.0245839357376099], [-0.8605383038520813, 0.29900768399238586, 0.08189396560192108]]> : tensor<4x3xf32>
  %y2 = stablehlo.constant dense<[[1.1367247104644775, -1.0352973937988281], [1.6374114751815796, 0.6080331802368164], [1.6246434450149536, -0.7044853568077087], [0.8059521317481995, 0.363103985786438]]> : tensor<4x2xf32>
  %rates2 = stablehlo.constant dense<[0.016666666666666666, 0.02]> : tensor<2xf64>
  %s2:10 = func.call @step(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %x2, %y2, %rates2) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>, tensor<2xf64>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s2#7, dense<7.746756076812744> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#8, dense<0.016666666666666666> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s2#9, dense<5.868770599365234> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#0, dense<[[0.57705157995224, 0.23784445226192474], [0.022135525941848755, -2.2139594554901123], [0.36652863025665283, -2.019376039505005]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#1, dense<[0.8801928162574768, 0.5837805271148682]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#2, dense<[[0.17737533152103424, 0.6415494084358215], [-0.11556487530469894, -0.8922826647758484], [0.08919500559568405, -0.6398595571517944]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#3, dense<[0.28658372163772583, 0.3275327682495117]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#4, dense<[[0.004457724280655384, 0.04442311450839043], [0.001954854466021061, 0.042364925146102905], [0.006600976921617985, 0.019337108358740807]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#5, dense<[0.009171975776553154, 0.024037962779402733]> : tensor<2xf32>, tolerance = 1.0e-06
  %x3 = stablehlo.constant dense<[[1.8701813220977783, 1.1759947538375854, -1.1553360223770142], [-0.26239514350891113, 1.0368475914001465, -1.333014965057373], [-0.39228832721710205, 0.22757579386234283, -1.61582612991333], [-1.2354581356048584, -1.7040770053863525, 0.2869758903980255]]> : tensor<4x3xf32>
  %y3 = stablehlo.constant dense<[[-1.4976704120635986, -0.26091790199279785], [-0.4526963233947754, -0.9661537408828735], [-0.7681495547294617, -1.4398268461227417], [-0.46717387437820435, 0.33413630723953247]]> : tensor<4x2xf32>
  %rates3 = stablehlo.constant dense<[0.0125, 0.0]> : tensor<2xf64>
  %s3:10 = func.call @step(%s2#0, %s2#1, %s2#2, %s2#3, %s2#4, %s2#5, %s2#6, %x3, %y3, %rates3) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>, tensor<2xf64>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s3#7, dense<5.94468879699707> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#8, dense<0.0125> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s3#9, dense<4.5596923828125> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#0, dense<[[0.5681218504905701, 0.23249435424804688], [0.02302989736199379, -2.201913833618164], [0.36757421493530273, -2.0049638748168945]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#1, dense<[0.8801928162574768, 0.5837805271148682]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#2, dense<[[0.26812705397605896, 0.4694249629974365], [-0.02065388858318329, -0.8317407965660095], [-0.060637328773736954, -0.8349243402481079]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#3, dense<[0.39072859287261963, 0.5633112788200378]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#4, dense<[[0.005630258470773697, 0.04554443061351776], [0.0026476967614144087, 0.04240485280752182], [0.008580018766224384, 0.026028500869870186]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#5, dense<[0.010926473885774612, 0.03122485801577568]> : tensor<2xf32>, tolerance = 1.0e-06
  %x4 = stablehlo.constant dense<[[-0.5615144968032837, 0.9286482930183411, 0.1137942522764206], [0.572017252445221, -0.08367584645748138, 0.7519237995147705], [-0.10331715643405914, -0.9822015762329102, 1.1827683448791504], [0.9800081253051758, 2.266693115234375, -0.14220093190670013]]> : tensor<4x3xf32>
  %y4 = stablehlo.constant dense<[[-0.7788386344909668, -1.5631519556045532], [1.0453300476074219, -0.37081462144851685], [0.027424728497862816, -0.2339434176683426], [-0.5401185154914856, 0.6017587184906006]]> : tensor<4x2xf32>
  %rates4 = stablehlo.constant dense<[0.01, 0.01]> : tensor<2xf64>
  %s4:10 = func.call @step(%s3#0, %s3#1, %s3#2, %s3#3, %s3#4, %s3#5, %s3#6, %x4, %y4, %rates4) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>, tensor<2xf64>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s4#7, dense<3.5249552726745605> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#8, dense<0.01> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s4#9, dense<3.635730028152466> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#0, dense<[[0.5613270401954651, 0.22978007793426514], [0.020384732633829117, -2.1918113231658936], [0.3674609065055847, -1.995233178138733]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#1, dense<[0.8701873421669006, 0.5782259106636047]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#2, dense<[[0.2731480896472931, 0.3110468089580536], [0.09549412131309509, -1.023176670074463], [-0.013779327273368835, -0.723311185836792]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#3, dense<[0.4771744906902313, 0.3968954086303711]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#4, dense<[[0.005725966766476631, 0.04674067720770836], [0.003946533426642418, 0.0499035120010376], [0.008737855590879917, 0.026081549003720284]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#5, dense<[0.012491043657064438, 0.03240549936890602]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_eq_const %s4#6, dense<5> : tensor<i32>
  return
}
