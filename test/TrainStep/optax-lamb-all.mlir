// LAMB with a trust ratio for every tensor.
// Written by golden.py with optax 0.2.8.
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
trc.training_step @step loss(@loss) {optimizer = "lamb", learning_rate = 2.99999999999999989e-02 : f64, beta2 = 9.49999999999999956e-01 : f64, epsilon = 1.00000000000000005e-04 : f64, ratio_for_all = 1.00000000000000000e+00 : f64, weight_decay = 1.00000000000000002e-02 : f64, clip_norm = 1.00000000000000000e+00 : f64}

//--- check.mlir
func.func public @main() {
  %w0 = stablehlo.constant dense<[[0.695519745349884, -0.9794741868972778, -1.5734903812408447, -2.9249706268310547, -0.35323217511177063], [1.2476063966751099, 0.03307262435555458, 0.5118440389633179, 1.023238182067871, -0.8821458220481873], [2.6522867679595947, -0.8769082427024841, 0.373553067445755, 2.7395808696746826, -0.11425241082906723]]> : tensor<3x5xf32>
  %w1 = stablehlo.constant dense<[0.11429451406002045, -0.511879563331604, 0.3345264792442322, -2.1266837120056152, -0.6468087434768677]> : tensor<5xf32>
  %w2 = stablehlo.constant dense<[[1.6940932273864746, 0.21132613718509674], [-0.24039851129055023, 0.3729285001754761], [0.41460680961608887, 0.1521032601594925], [0.5785878896713257, -1.6595968008041382], [0.5912553071975708, -0.6735267639160156]]> : tensor<5x2xf32>
  %w3 = stablehlo.constant dense<0.0> : tensor<3x5xf32>
  %w4 = stablehlo.constant dense<0.0> : tensor<5xf32>
  %w5 = stablehlo.constant dense<0.0> : tensor<5x2xf32>
  %w6 = stablehlo.constant dense<0.0> : tensor<3x5xf32>
  %w7 = stablehlo.constant dense<0.0> : tensor<5xf32>
  %w8 = stablehlo.constant dense<0.0> : tensor<5x2xf32>
  %step = stablehlo.constant dense<0> : tensor<i32>
  %x0 = stablehlo.constant dense<[[0.7858026623725891, -0.02124669775366783, -0.9981828331947327], [-0.07213099300861359, -1.0070801973342896, 1.0127317905426025], [-0.02859826199710369, 0.8530917167663574, -1.115056037902832], [1.6194173097610474, -0.3010613024234772, 1.3652658462524414]]> : tensor<4x3xf32>
  %y0 = stablehlo.constant dense<[[0.15375912189483643, 0.5527752041816711], [1.3713452816009521, 0.12982802093029022], [1.4476189613342285, -0.5941755175590515], [-0.23383170366287231, -1.487204909324646]]> : tensor<4x2xf32>
  %s0:13 = func.call @step(%w0, %w1, %w2, %w3, %w4, %w5, %w6, %w7, %w8, %step, %x0, %y0) : (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s0#10, dense<5.922314167022705> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s0#11, dense<0.03> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s0#12, dense<4.174228191375732> : tensor<f32>, tolerance = 2.0e-06
  %x1 = stablehlo.constant dense<[[0.8540513515472412, -1.1009451150894165, 0.323154479265213], [-0.5424503087997437, 0.4093644917011261, 1.4324785470962524], [0.688670814037323, 1.0679359436035156, -1.1715694665908813], [0.20394518971443176, 0.3590717613697052, 1.088897705078125]]> : tensor<4x3xf32>
  %y1 = stablehlo.constant dense<[[0.8218958973884583, -1.0326086282730103], [-1.032463788986206, 0.8420940637588501], [-0.5326586365699768, -0.7531147599220276], [0.953045666217804, -0.1843002885580063]]> : tensor<4x2xf32>
  %s1:13 = func.call @step(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %x1, %y1) : (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s1#10, dense<4.082308292388916> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s1#11, dense<0.03> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s1#12, dense<3.907944679260254> : tensor<f32>, tolerance = 2.0e-06
  %x2 = stablehlo.constant dense<[[-0.6194233298301697, 0.568786084651947, 0.42947131395339966], [-1.5243183374404907, -1.0397233963012695, 0.44467079639434814], [-1.1765680313110352, -1.2269164323806763, 0.8952400088310242], [0.2855663001537323, -0.23515623807907104, 0.10549359023571014]]> : tensor<4x3xf32>
  %y2 = stablehlo.constant dense<[[0.92033851146698, -0.4026825726032257], [0.7266659140586853, 1.0785411596298218], [0.0822918638586998, 1.7989991903305054], [-0.39614051580429077, -0.21173031628131866]]> : tensor<4x2xf32>
  %s2:13 = func.call @step(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %x2, %y2) : (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s2#10, dense<3.28181791305542> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s2#11, dense<0.03> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s2#12, dense<3.5995054244995117> : tensor<f32>, tolerance = 2.0e-06
  %x3 = stablehlo.constant dense<[[-0.4045258164405823, -0.5369294285774231, -0.4605884253978729], [0.3860619068145752, 1.3213037252426147, -0.470756858587265], [-0.0686572790145874, -0.21827809512615204, -1.2600277662277222], [0.25194138288497925, 0.8667653799057007, -0.84368497133255]]> : tensor<4x3xf32>
  %y3 = stablehlo.constant dense<[[0.07937099784612656, 1.0055204629898071], [-0.2875935733318329, -0.4365914762020111], [0.25373736023902893, 1.249847173690796], [-0.4165654480457306, -1.2776522636413574]]> : tensor<4x2xf32>
  %s3:13 = func.call @step(%s2#0, %s2#1, %s2#2, %s2#3, %s2#4, %s2#5, %s2#6, %s2#7, %s2#8, %s2#9, %x3, %y3) : (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s3#10, dense<3.566890239715576> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s3#11, dense<0.03> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s3#12, dense<3.376830816268921> : tensor<f32>, tolerance = 2.0e-06
  %x4 = stablehlo.constant dense<[[0.8330973386764526, -0.5716676115989685, 1.1513005495071411], [1.2158656120300293, -0.38307300209999084, -2.0009403228759766], [-0.347988486289978, -1.3912076950073242, -1.3147207498550415], [-0.2528270483016968, 1.3604499101638794, -0.09210652858018875]]> : tensor<4x3xf32>
  %y4 = stablehlo.constant dense<[[-0.1308514028787613, 0.6237631440162659], [-0.5427918434143066, 0.12424713373184204], [-1.8689870834350586, 0.021277643740177155], [0.10273796319961548, 0.622498631477356]]> : tensor<4x2xf32>
  %s4:13 = func.call @step(%s3#0, %s3#1, %s3#2, %s3#3, %s3#4, %s3#5, %s3#6, %s3#7, %s3#8, %s3#9, %x4, %y4) : (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s4#10, dense<0.8737500309944153> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s4#11, dense<0.03> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s4#12, dense<1.5476948022842407> : tensor<f32>, tolerance = 2.0e-06
  %x5 = stablehlo.constant dense<[[-0.21958014369010925, -1.8504993915557861, -0.6061244606971741], [-1.3950831890106201, 0.5203277468681335, -0.5282455682754517], [-0.04390937462449074, -0.016708428040146828, -0.18777482211589813], [0.9525678157806396, 0.4867924749851227, -0.3196272850036621]]> : tensor<4x3xf32>
  %y5 = stablehlo.constant dense<[[0.309274286031723, 0.7717776298522949], [-0.9943755865097046, 0.6602886319160461], [-1.6512569189071655, -0.5968542098999023], [1.105857491493225, 0.8511833548545837]]> : tensor<4x2xf32>
  %s5:13 = func.call @step(%s4#0, %s4#1, %s4#2, %s4#3, %s4#4, %s4#5, %s4#6, %s4#7, %s4#8, %s4#9, %x5, %y5) : (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x2xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>)
  check.expect_almost_eq_const %s5#10, dense<1.4167613983154297> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#11, dense<0.03> : tensor<f32>, tolerance = 1.0e-09
  check.expect_almost_eq_const %s5#12, dense<1.4966450929641724> : tensor<f32>, tolerance = 2.0e-06
  check.expect_almost_eq_const %s5#0, dense<[[0.8934287428855896, -1.2704750299453735, -1.5793238878250122, -2.77230167388916, -0.03753403574228287], [1.2648646831512451, -0.2506661117076874, 0.5909563899040222, 1.1813254356384277, -0.848585307598114], [2.337052822113037, -0.5263275504112244, 0.11290694028139114, 2.4863131046295166, -0.45088639855384827]]> : tensor<3x5xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#1, dense<[0.22674256563186646, -0.7009228467941284, 0.3760525584220886, -2.3371918201446533, -0.4418259263038635]> : tensor<5xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#2, dense<[[1.5245450735092163, 0.2663155198097229], [-0.06932124495506287, 0.5367367267608643], [0.2899680435657501, 0.28718245029449463], [0.4212378263473511, -1.480474591255188], [0.5650879740715027, -0.5232457518577576]]> : tensor<5x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#3, dense<[[-0.016434572637081146, 0.03203218802809715, 0.003976809326559305, -0.018374662846326828, -0.06870288401842117], [0.0009082287433557212, 0.019256694242358208, 0.012572950683534145, -0.0031828228384256363, 0.011907866224646568], [0.011915342882275581, -0.05856524407863617, 0.014141756109893322, 2.1118585209478624e-05, 0.08699024468660355]]> : tensor<3x5xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#4, dense<[0.010280071757733822, 0.04441119730472565, 0.007192906457930803, 0.011276955716311932, -0.062027402222156525]> : tensor<5xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#5, dense<[[0.16418075561523438, 0.004069151356816292], [-0.04087294638156891, -0.09147564321756363], [0.07942868024110794, -0.0683034211397171], [0.12304133176803589, -0.2289479523897171], [-0.03979349508881569, -0.08318319916725159]]> : tensor<5x2xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#6, dense<[[0.0011009287554770708, 0.002425325335934758, 9.439697169000283e-05, 0.0014190948568284512, 0.008062892593443394], [0.0005371469305828214, 0.002636495977640152, 0.0019743265584111214, 0.0005233763949945569, 0.00396215682849288], [0.0004209440085105598, 0.004907924681901932, 0.0006635930039919913, 0.0002952029462903738, 0.012736376374959946]]> : tensor<3x5xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#7, dense<[0.002684487961232662, 0.0057466598227620125, 0.000632028270047158, 0.0009152115089818835, 0.009591660462319851]> : tensor<5xf32>, tolerance = 1.0e-06
  check.expect_almost_eq_const %s5#8, dense<[[0.03842426463961601, 0.004866238217800856], [0.0024067519698292017, 0.012770312838256359], [0.01455468125641346, 0.016728321090340614], [0.025417983531951904, 0.06372722238302231], [0.01004719827324152, 0.014634698629379272]]> : tensor<5x2xf32>, tolerance = 1.0e-06
  check.expect_eq_const %s5#9, dense<6> : tensor<i32>
  return
}
