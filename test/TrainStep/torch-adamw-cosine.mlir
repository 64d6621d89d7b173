// AdamW, clipping that acts on some steps, warm-up and a cosine with a floor, run past its end.
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
trc.training_step @step loss(@loss) {optimizer = "adamw", learning_rate = 1.00000000000000006e-01 : f64, final_rate = 1.00000000000000002e-02 : f64, clip_norm = 1.50000000000000000e+00 : f64, schedule = "cosine", warmup_steps = 2 : i64, total_steps = 7 : i64, weight_decay = 1.00000000000000002e-02 : f64}

//--- check.mlir
func.func public @main() {
  %w0 = stablehlo.constant dense<[[-0.43233999609947205, -1.1300967931747437], [0.6738436818122864, -1.1078145503997803], [2.013915538787842, 0.9241120219230652]]> : tensor<3x2xf32>
  %w1 = stablehlo.constant dense<[-0.35926294326782227, 0.5705157518386841]> : tensor<2xf32>
  %w2 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w3 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %w4 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w5 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  %x0 = stablehlo.constant dense<[[1.6115890741348267, 2.8339693546295166, -0.9232646822929382], [1.0650737285614014, 0.5177406072616577, -0.27955102920532227], [1.092198133468628, 0.5067743062973022, 1.0762407779693604], [-0.5258990526199341, -0.0024914767127484083, 0.3949611485004425]]> : tensor<4x3xf32>
  %y0 = stablehlo.constant dense<[[0.30461597442626953, -0.0012167658424004912], [1.4873194694519043, 0.07347588241100311], [-0.19330091774463654, 0.1870390921831131], [-0.4171161353588104, -0.8450447916984558]]> : tensor<4x2xf32>
  %s0:10 = func.call @step(%w0, %w1, %w2, %w3, %w4, %w5, %step, %x0, %y0) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s0#7, dense<6.051602840423584> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s0#9, dense<5.5606303215026855> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#0, dense<[[-0.38212382793426514, -1.0795317888259888], [0.7235067486763, -1.0572606325149536], [1.9629085063934326, 0.8736499547958374]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#1, dense<[-0.3092629611492157, 0.620515763759613]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#2, dense<[[-0.022397320717573166, -0.07953339070081711], [-0.027470702305436134, -0.10702773183584213], [0.02936377003788948, 0.03884197399020195]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#3, dense<[-0.005946639459580183, -0.03251040726900101]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#4, dense<[[5.016399882151745e-05, 0.0006325559807009995], [7.546395499957725e-05, 0.0011454937048256397], [8.622310269856825e-05, 0.00015086990606505424]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#5, dense<[3.536251824698411e-06, 0.00010569265577942133]> : tensor<2xf32>, tolerance = 1.0e-06
  %x1 = stablehlo.constant dense<[[0.019602356478571892, 0.016572438180446625, -0.7684165239334106], [0.12637938559055328, 0.18764640390872955, -0.06130997836589813], [-0.014747941866517067, 0.696460485458374, -0.6586030721664429], [0.6965227723121643, -0.1534832864999771, 0.056166090071201324]]> : tensor<4x3xf32>
  %y1 = stablehlo.constant dense<[[-0.27041611075401306, -0.6779794096946716], [1.8146615028381348, 2.116427421569824], [-0.4034036099910736, -2.817439079284668], [-0.38630375266075134, 0.6481309533119202]]> : tensor<4x2xf32>
  %s1:10 = func.call @step(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %x1, %y1) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s1#7, dense<2.0438878536224365> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#8, dense<0.1> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s1#9, dense<1.3742576837539673> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#0, dense<[[-0.28930333256721497, -0.9978297352790833], [0.8216138482093811, -1.0124661922454834], [1.8618611097335815, 0.8847841024398804]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#1, dense<[-0.23147469758987427, 0.6704665422439575]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#2, dense<[[-0.030780887231230736, -0.08792884647846222], [-0.04675035923719406, -0.06544245779514313], [0.07044825702905655, -0.009527559392154217]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#3, dense<[-0.11981447041034698, -0.022305786609649658]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#4, dense<[[6.139928154880181e-05, 0.000658651755657047], [0.0001239061530213803, 0.0012397210812196136], [0.00027992052491754293, 0.0003486135683488101]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#5, dense<[0.0013136990601196885, 0.00011042219557566568]> : tensor<2xf32>, tolerance = 1.0e-06
  %x2 = stablehlo.constant dense<[[-0.19089153409004211, 0.8991820812225342, 0.7605699300765991], [0.0061357999220490456, -0.43852102756500244, 1.8563997745513916], [0.5390181541442871, -1.1464097499847412, -0.004381249193102121], [-0.11233602464199066, 0.7218949198722839, -0.22659575939178467]]> : tensor<4x3xf32>
  %y2 = stablehlo.constant dense<[[-0.6464698314666748, 0.6671902537345886], [0.6191704869270325, -0.6351048946380615], [-0.25660407543182373, -0.9951539635658264], [-0.4357721209526062, -1.1175726652145386]]> : tensor<4x2xf32>
  %s2:10 = func.call @step(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %x2, %y2) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s2#7, dense<3.860520124435425> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#8, dense<0.09140576474687263> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s2#9, dense<3.134249687194824> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#0, dense<[[-0.20383942127227783, -0.9505361914634705], [0.829422116279602, -0.9622856974601746], [1.7717524766921997, 0.8441753387451172]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#1, dense<[-0.20456987619400024, 0.6303390264511108]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#2, dense<[[-0.04105269908905029, -0.06535598635673523], [-0.007255841046571732, -0.10010245442390442], [0.1360754817724228, 0.06348688900470734]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#3, dense<[-0.057631172239780426, 0.0588383674621582]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#4, dense<[[7.91598649811931e-05, 0.0006769819301553071], [0.00024502185988239944, 0.0014082604320719838], [0.000807763310149312, 0.0008675537537783384]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#5, dense<[0.0015644080704078078, 0.0007330470834858716]> : tensor<2xf32>, tolerance = 1.0e-06
  %x3 = stablehlo.constant dense<[[-0.7393272519111633, 1.3381937742233276, -1.9925427436828613], [-1.4141371250152588, -0.5227755904197693, -0.5143370628356934], [-0.1272912472486496, -0.011491046287119389, 0.9978008270263672], [-1.519838571548462, 2.9836041927337646, 0.6113832592964172]]> : tensor<4x3xf32>
  %y3 = stablehlo.constant dense<[[-0.5409938097000122, 1.4676663875579834], [-0.3204907476902008, 1.0866886377334595], [0.3195666968822479, -1.5016511678695679], [-0.09989115595817566, -0.4627864956855774]]> : tensor<4x2xf32>
  %s3:10 = func.call @step(%s2#0, %s2#1, %s2#2, %s2#3, %s2#4, %s2#5, %s2#6, %x3, %y3) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s3#7, dense<5.075713634490967> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#8, dense<0.06890576474687263> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s3#9, dense<4.0128374099731445> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#0, dense<[[-0.13835389912128448, -0.9224770665168762], [0.7968761324882507, -0.9202800989151001], [1.7029298543930054, 0.7985841035842896]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#1, dense<[-0.19451814889907837, 0.6007970571517944]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#2, dense<[[-0.06610383093357086, -0.056307125836610794], [0.07867365330457687, -0.1288234442472458], [0.1962364912033081, 0.1403534710407257]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#3, dense<[-0.03178368881344795, 0.06362224370241165]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#4, dense<[[0.00016409027739427984, 0.0006769366445951164], [0.0009707474964670837, 0.0015568630769848824], [0.0013511356664821506, 0.001559164491482079]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#5, dense<[0.001603181823156774, 0.0007436940795741975]> : tensor<2xf32>, tolerance = 1.0e-06
  %x4 = stablehlo.constant dense<[[-0.773079514503479, -0.5714507102966309, -0.4829002916812897], [-2.231504201889038, 0.40076977014541626, -1.1111910343170166], [-0.5421946048736572, -1.095964789390564, -0.597980797290802], [0.023800745606422424, -1.2858315706253052, 1.5168545246124268]]> : tensor<4x3xf32>
  %y4 = stablehlo.constant dense<[[-1.2327646017074585, -0.4727589786052704], [1.2157784700393677, 1.2108783721923828], [-0.4199303984642029, -0.7206260561943054], [-0.04794709384441376, 0.3352009654045105]]> : tensor<4x2xf32>
  %s4:10 = func.call @step(%s3#0, %s3#1, %s3#2, %s3#3, %s3#4, %s3#5, %s3#6, %x4, %y4) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s4#7, dense<3.4915289878845215> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#8, dense<0.04109423525312736> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s4#9, dense<3.601245164871216> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#0, dense<[[-0.14181891083717346, -0.9009940028190613], [0.7830367088317871, -0.8906010985374451], [1.6615713834762573, 0.7730379700660706]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#1, dense<[-0.18424327671527863, 0.5748944282531738]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#2, dense<[[0.013052652589976788, -0.08328443765640259], [0.05973323434591293, -0.18877992033958435], [0.2403823733329773, 0.1414269655942917]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#3, dense<[-0.0597367063164711, 0.13129830360412598]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#4, dense<[[0.0006902199238538742, 0.0007825880311429501], [0.000982037978246808, 0.002085855696350336], [0.0017564398003742099, 0.0015804329887032509]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#5, dense<[0.0016984950052574277, 0.0012911171652376652]> : tensor<2xf32>, tolerance = 1.0e-06
  %x5 = stablehlo.constant dense<[[-1.2754770517349243, -0.49820607900619507, -0.025620803236961365], [0.6212953925132751, 0.2105688750743866, 0.03131100907921791], [0.48547452688217163, 0.3615960478782654, -0.980578601360321], [0.5671743154525757, -0.665951132774353, -1.1682790517807007]]> : tensor<4x3xf32>
  %y5 = stablehlo.constant dense<[[1.3053240776062012, -0.586479127407074], [-0.9459828734397888, -0.059758856892585754], [-1.990596055984497, -0.14061349630355835], [0.41403865814208984, -1.9082692861557007]]> : tensor<4x2xf32>
  %s5:10 = func.call @step(%s4#0, %s4#1, %s4#2, %s4#3, %s4#4, %s4#5, %s4#6, %x5, %y5) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s5#7, dense<3.09220290184021> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#8, dense<0.018594235253127367> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s5#9, dense<2.0450377464294434> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#0, dense<[[-0.14557458460330963, -0.8887161016464233], [0.7733416557312012, -0.8764294385910034], [1.6427913904190063, 0.7649269104003906]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#1, dense<[-0.17627981305122375, 0.5613210797309875]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#2, dense<[[0.033433638513088226, -0.12977159023284912], [0.11406280845403671, -0.22083917260169983], [0.2779335677623749, 0.10476167500019073]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#3, dense<[-0.11979193985462189, 0.18246117234230042]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#4, dense<[[0.0007365590427070856, 0.001082280301488936], [0.0013446998782455921, 0.0023432299494743347], [0.002134009264409542, 0.0016295792302116752]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#5, dense<[0.0021327780559659004, 0.0017031811876222491]> : tensor<2xf32>, tolerance = 1.0e-06
  %x6 = stablehlo.constant dense<[[-0.11620000004768372, -0.5278677344322205, 0.21548552811145782], [0.2641195058822632, -0.6345945596694946, 0.2830374240875244], [-0.09478610754013062, -1.6627134084701538, 1.5091370344161987], [-0.0431690476834774, -0.19199754297733307, 0.8128328323364258]]> : tensor<4x3xf32>
  %y6 = stablehlo.constant dense<[[0.8786523938179016, -0.6349798440933228], [-0.21471776068210602, -0.29078561067581177], [-0.16302768886089325, -0.045815642923116684], [-0.6145166754722595, -2.000851631164551]]> : tensor<4x2xf32>
  %s6:10 = func.call @step(%s5#0, %s5#1, %s5#2, %s5#3, %s5#4, %s5#5, %s5#6, %x6, %y6) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s6#7, dense<4.166489124298096> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s6#8, dense<0.01> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s6#9, dense<3.970468044281006> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s6#0, dense<[[-0.14730088412761688, -0.8827964067459106], [0.7695189714431763, -0.868198037147522], [1.633170247077942, 0.7589805126190186]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s6#1, dense<[-0.17311826348304749, 0.5531876683235168]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s6#2, dense<[[0.029490681365132332, -0.11978110671043396], [0.08654952049255371, -0.27471238374710083], [0.2773893177509308, 0.17503170669078827]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s6#3, dense<[-0.09168855845928192, 0.2587631344795227]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s6#4, dense<[[0.0007358584553003311, 0.001082089962437749], [0.001369298784993589, 0.0029178354889154434], [0.002206126693636179, 0.00227994448505342]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s6#5, dense<[0.0021566443610936403, 0.002595412079244852]> : tensor<2xf32>, tolerance = 1.0e-06
  %x7 = stablehlo.constant dense<[[-1.4437899589538574, -0.7307507991790771, 0.8894062042236328], [-1.9597103595733643, -0.9028946757316589, 1.6072287559509277], [0.549924373626709, -1.0300368070602417, 0.004910043440759182], [0.6954755783081055, -0.8377708792686462, -0.02660023793578148]]> : tensor<4x3xf32>
  %y7 = stablehlo.constant dense<[[0.8530999422073364, -0.13955584168434143], [0.5131425857543945, 0.22743237018585205], [1.1973092555999756, -0.03870805725455284], [-0.5418379902839661, 2.6896073818206787]]> : tensor<4x2xf32>
  %s7:10 = func.call @step(%s6#0, %s6#1, %s6#2, %s6#3, %s6#4, %s6#5, %s6#6, %x7, %y7) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s7#7, dense<4.991628646850586> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s7#8, dense<0.01> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s7#9, dense<4.8288350105285645> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s7#0, dense<[[-0.14678138494491577, -0.8755688667297363], [0.7657517194747925, -0.8599590063095093], [1.624091386795044, 0.7520785927772522]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s7#1, dense<[-0.17006079852581024, 0.5448862910270691]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s7#2, dense<[[-0.00946850050240755, -0.21307021379470825], [0.08734491467475891, -0.28904229402542114], [0.2693096399307251, 0.23129065334796906]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s7#3, dense<[-0.09066393971443176, 0.28179246187210083]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s7#4, dense<[[0.000864795409142971, 0.0021891267970204353], [0.0013768604258075356, 0.0030896514654159546], [0.0022425693459808826, 0.0028217497747391462]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s7#5, dense<[0.002161120530217886, 0.0028319929260760546]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_eq_const %s7#6, dense<8> : tensor<i32>
  return
}
