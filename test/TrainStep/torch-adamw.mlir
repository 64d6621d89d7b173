// AdamW with decay on one of two parameters.
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
trc.training_step @step loss(@loss) {optimizer = "adamw", learning_rate = 5.00000000000000028e-02 : f64, beta2 = 9.49999999999999956e-01 : f64, weight_decay = 1.00000000000000006e-01 : f64}

//--- check.mlir
func.func public @main() {
  %w0 = stablehlo.constant dense<[[0.0341927669942379, 1.3597475290298462], [1.224721074104309, -0.5103070735931396], [-0.2979695200920105, -0.5273842215538025]]> : tensor<3x2xf32>
  %w1 = stablehlo.constant dense<[0.5697263479232788, -0.056064438074827194]> : tensor<2xf32>
  %w2 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w3 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %w4 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
  %w5 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  %x0 = stablehlo.constant dense<[[0.7468855977058411, -1.8473248481750488, 1.5665488243103027], [-0.0964321568608284, 0.6803784370422363, -0.13656634092330933], [-0.3790985643863678, 0.46311014890670776, 0.8245135545730591], [-0.2025298774242401, -0.15278618037700653, 0.6856986284255981]]> : tensor<4x3xf32>
  %y0 = stablehlo.constant dense<[[-1.0066649913787842, 1.2571885585784912], [-1.2617379426956177, 0.566945493221283], [1.301867961883545, -1.599669337272644], [-0.302517831325531, -1.309216856956482]]> : tensor<4x2xf32>
  %s0:10 = func.call @step(%w0, %w1, %w2, %w3, %w4, %w5, %step, %x0, %y0) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s0#7, dense<1.3347327709197998> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s0#9, dense<1.1813890933990479> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#0, dense<[[0.08402180671691895, 1.4029487371444702], [1.1685975790023804, -0.45775550603866577], [-0.24647967517375946, -0.5747473239898682]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#1, dense<[0.5197263360023499, -0.006064452230930328]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#2, dense<[[-0.025948334485292435, -0.00779845891520381], [0.09131018817424774, -0.007660517934709787], [-0.0539834164083004, 0.015676509588956833]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#3, dense<[0.04062749817967415, -0.003984817769378424]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#4, dense<[[0.003366580232977867, 0.0003040797892026603], [0.041687749326229095, 0.00029341765912249684], [0.014571045525372028, 0.0012287646532058716]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s0#5, dense<[0.008252968080341816, 7.939386705402285e-05]> : tensor<2xf32>, tolerance = 1.0e-06
  %x1 = stablehlo.constant dense<[[-0.8703406453132629, -1.5143835544586182, 0.39498186111450195], [-0.6705658435821533, -1.9203405380249023, -0.8140536546707153], [-0.4675975441932678, -1.1932024955749512, -1.4924638271331787], [0.03663782775402069, 0.8972492814064026, -0.23313207924365997]]> : tensor<4x3xf32>
  %y1 = stablehlo.constant dense<[[0.24405410885810852, 1.51437509059906], [2.0235559940338135, -1.7781144380569458], [-0.5749490261077881, 0.703545093536377], [1.5793726444244385, 0.4212106466293335]]> : tensor<4x2xf32>
  %s1:10 = func.call @step(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %x1, %y1) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s1#7, dense<3.2636072635650635> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s1#9, dense<3.0133492946624756> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#0, dense<[[0.05667443946003914, 1.3831478357315063], [1.1164042949676514, -0.41232889890670776], [-0.24858655035495758, -0.5439480543136597]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#1, dense<[0.5449686646461487, 0.03707759827375412]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#2, dense<[[0.07298336923122406, 0.004926238674670458], [0.31844907999038696, -0.041108500212430954], [0.006951873190701008, -0.05031552538275719]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#3, dense<[-0.0931815430521965, -0.021369367837905884]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#4, dense<[[0.0496022067964077, 0.0010022732894867659], [0.3187206983566284, 0.006131746340543032], [0.029264258220791817, 0.02191983349621296]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s1#5, dense<[0.09201082587242126, 0.0016566053964197636]> : tensor<2xf32>, tolerance = 1.0e-06
  %x2 = stablehlo.constant dense<[[-0.7435960173606873, 0.3849938213825226, 0.717235803604126], [-0.3000105917453766, 0.5446677803993225, 1.0428755283355713], [-0.2069564312696457, -0.8135155439376831, 0.34765058755874634], [0.2475457340478897, 1.0988128185272217, -1.2845808267593384]]> : tensor<4x3xf32>
  %y2 = stablehlo.constant dense<[[-0.7461519837379456, 0.2971315085887909], [-0.016619201749563217, -0.20374071598052979], [-0.7344710826873779, 0.38725975155830383], [0.30787962675094604, -0.09298412501811981]]> : tensor<4x2xf32>
  %s2:10 = func.call @step(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %x2, %y2) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s2#7, dense<1.4274088144302368> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s2#9, dense<1.7846707105636597> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#0, dense<[[0.043705206364393234, 1.3435200452804565], [1.0673573017120361, -0.37546566128730774], [-0.2478076070547104, -0.5031841993331909]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#1, dense<[0.539972722530365, 0.07609279453754425]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#2, dense<[[0.04079938679933548, 0.05281662195920944], [0.3570263981819153, -0.03814155235886574], [0.0011129302438348532, -0.13073809444904327]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#3, dense<[0.02774023823440075, -0.08361762017011642]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#4, dense<[[0.05021857097744942, 0.012656737118959427], [0.32758110761642456, 0.005831701681017876], [0.027933334931731224, 0.05733587592840195]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s2#5, dense<[0.14968714118003845, 0.022301042452454567]> : tensor<2xf32>, tolerance = 1.0e-06
  %x3 = stablehlo.constant dense<[[-0.6616129279136658, -0.8381669521331787, -1.734014868736267], [0.1264345496892929, 0.5278041958808899, -0.7387900352478027], [1.3856470584869385, 0.8219243288040161, 0.6273764967918396], [0.40170708298683167, 0.9556695818901062, -1.3319798707962036]]> : tensor<4x3xf32>
  %y3 = stablehlo.constant dense<[[-0.2216879427433014, -1.2849165201187134], [-0.48617565631866455, 1.2064496278762817], [-0.19055825471878052, -1.439697265625], [1.3344428539276123, 0.5302653908729553]]> : tensor<4x2xf32>
  %s3:10 = func.call @step(%s2#0, %s2#1, %s2#2, %s2#3, %s2#4, %s2#5, %s2#6, %x3, %y3) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s3#7, dense<2.1201117038726807> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s3#9, dense<1.8927286863327026> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#0, dense<[[0.0199480839073658, 1.29826819896698], [1.020219087600708, -0.3640229403972626], [-0.2334778904914856, -0.46301642060279846]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#1, dense<[0.5218100547790527, 0.07017672806978226]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#2, dense<[[0.09607536345720291, 0.11695991456508636], [0.38395628333091736, -0.013425672426819801], [-0.038808055222034454, -0.14510007202625275]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#3, dense<[0.12826725840568542, 0.02530713938176632]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#4, dense<[[0.06532326340675354, 0.03612302243709564], [0.33081620931625366, 0.007724527269601822], [0.034460727125406265, 0.05823269486427307]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s3#5, dense<[0.1955583095550537, 0.07175058126449585]> : tensor<2xf32>, tolerance = 1.0e-06
  %x4 = stablehlo.constant dense<[[0.6139296293258667, 0.602776825428009, -1.7677185535430908], [0.3470301032066345, -0.25042134523391724, 0.7815226912498474], [-0.4390621781349182, -0.018240857869386673, 0.34285151958465576], [-0.8762617111206055, 0.5985966324806213, -0.10496319085359573]]> : tensor<4x3xf32>
  %y4 = stablehlo.constant dense<[[2.1080870628356934, 0.06251216679811478], [-0.4613845646381378, -1.4476447105407715], [1.3238383531570435, 2.5695114135742188], [-0.8209349513053894, -0.6470876336097717]]> : tensor<4x2xf32>
  %s4:10 = func.call @step(%s3#0, %s3#1, %s3#2, %s3#3, %s3#4, %s3#5, %s3#6, %x4, %y4) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s4#7, dense<2.6065051555633545> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s4#9, dense<1.1548194885253906> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#0, dense<[[0.008793880231678486, 1.2501320838928223], [0.9775478839874268, -0.35618147253990173], [-0.22830456495285034, -0.42009884119033813]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#1, dense<[0.5028738379478455, 0.06906969845294952]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#2, dense<[[0.04990828409790993, 0.18981575965881348], [0.3636237680912018, -0.008912579156458378], [-0.012934071943163872, -0.18552246689796448]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#3, dense<[0.14186175167560577, 0.005034091416746378]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#4, dense<[[0.06874009966850281, 0.07006193697452545], [0.3159067630767822, 0.007388561964035034], [0.035156190395355225, 0.0704089030623436]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s4#5, dense<[0.18927079439163208, 0.06973700225353241]> : tensor<2xf32>, tolerance = 1.0e-06
  %x5 = stablehlo.constant dense<[[0.49248263239860535, -0.5218375325202942, 1.086201548576355], [0.6052019596099854, -0.178025022149086, 0.6319571733474731], [1.2597551345825195, 1.7911754846572876, -1.5735763311386108], [0.8831318020820618, 0.465068519115448, -0.09386078268289566]]> : tensor<4x3xf32>
  %y5 = stablehlo.constant dense<[[0.5961887836456299, -0.8303454518318176], [-0.27055835723876953, -0.34983769059181213], [0.19195888936519623, 1.0948184728622437], [0.022067589685320854, 0.9189100861549377]]> : tensor<4x2xf32>
  %s5:10 = func.call @step(%s4#0, %s4#1, %s4#2, %s4#3, %s4#4, %s4#5, %s4#6, %x5, %y5) : (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s5#7, dense<1.327019214630127> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#8, dense<0.05> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s5#9, dense<2.2984418869018555> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#0, dense<[[-0.014337862841784954, 1.200693130493164], [0.9321823120117188, -0.35344409942626953], [-0.20517809689044952, -0.3888864815235138]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#1, dense<[0.478442907333374, 0.055104199796915054]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#2, dense<[[0.13935162127017975, 0.22173187136650085], [0.45639142394065857, -0.0014810949796810746], [-0.12531398236751556, -0.14060279726982117]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#3, dense<[0.20293040573596954, 0.07748602330684662]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#4, dense<[[0.10989215224981308, 0.07951170951128006], [0.38348421454429626, 0.007233006414026022], [0.09800649434328079, 0.07036466151475906]]> : tensor<3x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#5, dense<[0.20812368392944336, 0.0928625613451004]> : tensor<2xf32>, tolerance = 1.0e-06
  check.expect_eq_const %s5#6, dense<6> : tensor<i32>
  return
}
