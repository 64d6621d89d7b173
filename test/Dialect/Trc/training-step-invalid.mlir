// Each labelled clause of the recipe's verifier fails once.
// RUN: trc-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{training_step_c1: expected clip_norm of 0.000000e+00 to 1.000000e+30, got -1.000000e+00}}
trc.training_step @step loss(@loss) {learning_rate = 1.0 : f64, clip_norm = -1.0 : f64}

// -----

// expected-error@+1 {{training_step_c1: expected beta2 to be a number of 0 to below 1, got 1.000000e+00}}
trc.training_step @step loss(@loss) {learning_rate = 1.0 : f64, beta2 = 1.0 : f64}

// -----

// expected-error@+1 {{training_step_c2: expected optimizer adamw, adam, lamb, lion, adafactor or sgd, got adagrad}}
trc.training_step @step loss(@loss) {learning_rate = 1.0 : f64, optimizer = "adagrad"}

// -----

// expected-error@+1 {{training_step_c3: expected schedule constant, linear, cosine, polynomial or input, got step}}
trc.training_step @step loss(@loss) {learning_rate = 1.0 : f64, schedule = "step"}

// -----

// expected-error@+1 {{training_step_c4: expected total_steps above warmup_steps, got 10 and 10}}
trc.training_step @step loss(@loss) {learning_rate = 1.0 : f64, schedule = "linear", warmup_steps = 10 : i64, total_steps = 10 : i64}

// -----

// expected-error@+1 {{training_step_c5: expected accumulation of 1 or more, got 0}}
trc.training_step @step loss(@loss) {learning_rate = 1.0 : f64, accumulation = 0 : i64}

// -----

// A number of another optimizer would have no effect.
// expected-error@+1 {{training_step_c6: optimizer sgd has no number 'beta1', it has momentum nesterov}}
trc.training_step @step loss(@loss) {learning_rate = 1.0 : f64, optimizer = "sgd", beta1 = 0.9 : f64}

// -----

// expected-error@+1 {{training_step_c6: optimizer adamw has no number 'clip', it has beta1 beta2 epsilon}}
trc.training_step @step loss(@loss) {learning_rate = 1.0 : f64, clip = 1.0 : f64}

// -----

// expected-error@+1 {{training_step_c7: expected beta1 to be a number of f64, got 0.899999976 : f32}}
trc.training_step @step loss(@loss) {learning_rate = 1.0 : f64, beta1 = 0.9 : f32}

// -----

// Switches are on or off.
// expected-error@+1 {{training_step_c1: expected bias_correction to be 0 or 1, got 5.000000e-01}}
trc.training_step @step loss(@loss) {optimizer = "lamb", learning_rate = 1.0 : f64, bias_correction = 0.5 : f64}

// -----

// expected-error@+1 {{training_step_c8: expected clip_scope step or micro_batch, got layer}}
trc.training_step @step loss(@loss) {learning_rate = 1.0 : f64, clip_norm = 1.0 : f64, clip_scope = "layer"}

// -----

// expected-error@+1 {{training_step_c9: expected clip_norm above 0 with clip_scope micro_batch, got 0}}
trc.training_step @step loss(@loss) {learning_rate = 1.0 : f64, clip_scope = "micro_batch"}

// -----

// expected-error@+1 {{training_step_c10: expected a learning_rate with schedule constant}}
trc.training_step @step loss(@loss) {optimizer = "sgd"}

// -----

// What the caller gives is not said as well.
// expected-error@+1 {{training_step_c11: expected no learning_rate with schedule input, which takes the rate from the caller}}
trc.training_step @step loss(@loss) {schedule = "input", learning_rate = 1.0 : f64}

// -----

// expected-error@+1 {{training_step_c11: expected no warmup_steps with schedule input, which takes the rate from the caller}}
trc.training_step @step loss(@loss) {schedule = "input", warmup_steps = 10 : i64}

// -----

// expected-error@+1 {{training_step_c1: expected loss_scale_backoff to be a number of 1.52588e-05 to below 1, got 1.000000e+00}}
trc.training_step @step loss(@loss) {learning_rate = 1.0 : f64, loss_scale = 8.0 : f64, loss_scale_backoff = 1.0 : f64}
