// Momentum in Nesterov's form, with decay and clipping.
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
trc.training_step @step loss(@loss) {optimizer = "sgd", momentum = 8.00000000000000044e-01 : f64, nesterov = 1.00000000000000000e+00 : f64, learning_rate = 5.00000000000000028e-02 : f64, weight_decay = 5.00000000000000028e-02 : f64, clip_norm = 1.50000000000000000e+00 : f64}

//--- check.mlir
func.func public @main() {
  %w0 = stablehlo.constant dense<[[-0.43233999609947205, -1.1300967931747437], [0.6738436818122864, -1.1078145503997803], [2.013915538787842, 0.9241120219230652]]> : tensor<3x2xf32>
  %w1 = stablehlo.constant dense<[-0.35926294326782227, 0.5705157518386841]> : tensor<2xf32>
  %w2 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w3 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  %x0 = stablehlo.constant dense<[[1.6115890741348267, 2.8339693546295166, -0.9232646822929382], [1.0650737285614014, 0.5177406072616577, -0.27955102920532227], [1.092198133468628, 0.5067743062973022, 1.0762407779693604], [-0.5258990526199341, -0.0024914767127484083, 0.3949611485004425]]> : tensor<4x3xf32>
  %y0 = stablehlo.constant dense<[[-1.2754770517349243, -0.49820607900619507], [-0.025620803236961365, 0.6212953925132751], [0.2105688750743866, 0.03131100907921791], [0.48547452688217163, 0.3615960478782654]]> : tensor<4x2xf32>
  %s0:8 = func.call @step(%w0, %w1, %w2, %w3, %step, %x0, %y0) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s0#5, dense<3.9477579593658447> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#6, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s0#7, dense<4.987271308898926> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#0, dense<[[-0.43628376722335815, -1.0521191358566284], [0.6641431450843811, -1.0035967826843262], [1.9934756755828857, 0.8851365447044373]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#1, dense<[-0.36538583040237427, 0.610594630241394]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#2, dense<[[0.043819572776556015, -0.8664183020591736], [0.10778368264436722, -1.1579747200012207], [0.22710944712162018, 0.4330608546733856]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#3, dense<[0.06803200393915176, -0.4453211724758148]> : tensor<2xf32>, tolerance = 1.0e-06
  %x1 = stablehlo.constant dense<[[0.019602356478571892, 0.016572438180446625, -0.7684165239334106], [0.12637938559055328, 0.18764640390872955, -0.06130997836589813], [-0.014747941866517067, 0.696460485458374, -0.6586030721664429], [0.6965227723121643, -0.1534832864999771, 0.056166090071201324]]> : tensor<4x3xf32>
  %y1 = stablehlo.constant dense<[[-0.980578601360321, 0.5671743154525757], [-0.665951132774353, -1.1682790517807007], [-0.11620000004768372, -0.5278677344322205], [0.21548552811145782, 0.2641195058822632]]> : tensor<4x2xf32>
  %s1:8 = func.call @step(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %x1, %y1) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s1#5, dense<0.666304886341095> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#6, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s1#7, dense<0.7883324027061462> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#0, dense<[[-0.42267853021621704, -1.0205330848693848], [0.6711086630821228, -0.9663246870040894], [1.946681022644043, 0.8559133410453796]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#1, dense<[-0.3082939386367798, 0.6154221296310425]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#2, dense<[[-0.13169395923614502, -0.7360304594039917], [-0.029490604996681213, -0.9287899136543274], [0.6208782196044922, 0.5171737670898438]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#3, dense<[-0.6041178703308105, -0.25155961513519287]> : tensor<2xf32>, tolerance = 1.0e-06
  %x2 = stablehlo.constant dense<[[-0.19089153409004211, 0.8991820812225342, 0.7605699300765991], [0.0061357999220490456, -0.43852102756500244, 1.8563997745513916], [0.5390181541442871, -1.1464097499847412, -0.004381249193102121], [-0.11233602464199066, 0.7218949198722839, -0.22659575939178467]]> : tensor<4x3xf32>
  %y2 = stablehlo.constant dense<[[-0.6345945596694946, 0.2830374240875244], [-0.09478610754013062, -1.6627134084701538], [1.5091370344161987, -0.0431690476834774], [-0.19199754297733307, 0.8128328323364258]]> : tensor<4x2xf32>
  %s2:8 = func.call @step(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %x2, %y2) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s2#5, dense<5.584977149963379> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#6, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s2#7, dense<3.493584394454956> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#0, dense<[[-0.3974792957305908, -0.9994427561759949], [0.6294522285461426, -0.8965669274330139], [1.8439184427261353, 0.7543198466300964]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#1, dense<[-0.31548845767974854, 0.5767914056777954]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#2, dense<[[-0.33852195739746094, -0.561461865901947], [0.4497424364089966, -1.1878819465637207], [1.4177525043487549, 1.3586716651916504]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#3, dense<[-0.18855777382850647, 0.31742578744888306]> : tensor<2xf32>, tolerance = 1.0e-06
  %x3 = stablehlo.constant dense<[[-0.7393272519111633, 1.3381937742233276, -1.9925427436828613], [-1.4141371250152588, -0.5227755904197693, -0.5143370628356934], [-0.1272912472486496, -0.011491046287119389, 0.9978008270263672], [-1.519838571548462, 2.9836041927337646, 0.6113832592964172]]> : tensor<4x3xf32>
  %y3 = stablehlo.constant dense<[[-1.4437899589538574, -0.7307507991790771], [0.8894062042236328, -1.9597103595733643], [-0.9028946757316589, 1.6072287559509277], [0.549924373626709, -1.0300368070602417]]> : tensor<4x2xf32>
  %s3:8 = func.call @step(%s2#0, %s2#1, %s2#2, %s2#3, %s2#4, %x3, %y3) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s3#5, dense<4.60450553894043> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#6, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s3#7, dense<3.361274003982544> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#0, dense<[[-0.3775545358657837, -0.9108818769454956], [0.5391669273376465, -0.8518819808959961], [1.7105364799499512, 0.7109386920928955]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#1, dense<[-0.3283800780773163, 0.5250046253204346]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#2, dense<[[-0.3718404173851013, -1.2335481643676758], [1.203055500984192, -1.0244468450546265], [2.112133741378784, 1.0858665704727173]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#3, dense<[0.05943670868873596, 0.7164868116378784]> : tensor<2xf32>, tolerance = 1.0e-06
  %x4 = stablehlo.constant dense<[[-0.773079514503479, -0.5714507102966309, -0.4829002916812897], [-2.231504201889038, 0.40076977014541626, -1.1111910343170166], [-0.5421946048736572, -1.095964789390564, -0.597980797290802], [0.023800745606422424, -1.2858315706253052, 1.5168545246124268]]> : tensor<4x3xf32>
  %y4 = stablehlo.constant dense<[[0.004910043440759182, 0.6954755783081055], [-0.8377708792686462, -0.02660023793578148], [0.30461597442626953, -0.0012167658424004912], [1.4873194694519043, 0.07347588241100311]]> : tensor<4x2xf32>
  %s4:8 = func.call @step(%s3#0, %s3#1, %s3#2, %s3#3, %s3#4, %x4, %y4) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s4#5, dense<2.1691648960113525> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#6, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s4#7, dense<2.696000337600708> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#0, dense<[[-0.3985119163990021, -0.8105703592300415], [0.46472012996673584, -0.754828691482544], [1.6067732572555542, 0.6592987179756165]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#1, dense<[-0.2867967188358307, 0.4236825406551361]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#2, dense<[[0.0675973892211914, -1.662815809249878], [1.3618780374526978, -1.5336796045303345], [2.0916504859924316, 1.0563851594924927]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#3, dense<[-0.4356209635734558, 1.4442393779754639]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_eq_const %s4#4, dense<5> : tensor<i32>
  return
}
