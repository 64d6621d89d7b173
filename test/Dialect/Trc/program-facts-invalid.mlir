// Each labelled clause about roles of state and facts of a model fails once.
// RUN: trc-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{state_role_c1: trc.moment_of = "w" belongs to trc.role = "moment", which is not there}}
func.func @main(%m: tensor<f32> {trc.state = "m.w", trc.moment_of = "w"}) {
  return
}

// -----

// expected-error@+1 {{state_role_c2: expected trc.role of "parameter", "moment", "counter", "generator" or "other", got "weight"}}
func.func @main(%w: tensor<f32> {trc.state = "w", trc.role = "weight"}) {
  return
}

// -----

// expected-error@+1 {{state_role_c2: expected trc.role of "parameter", "moment", "counter", "generator" or "other", got 1 : i64}}
func.func @main(%w: tensor<f32>) -> (tensor<f32> {trc.state = "w", trc.role = 1}) {
  return %w : tensor<f32>
}

// -----

// expected-error@+1 {{state_role_c3: trc.role = "counter" is said of a port without trc.state: give that the name of the state tensor}}
func.func @main(%n: tensor<i32> {trc.role = "counter"}) {
  return
}

// -----

// expected-error@+1 {{state_role_c4: trc.role = "moment" wants trc.moment_of, the name of its parameter}}
func.func @main(%m: tensor<f32> {trc.state = "m", trc.role = "moment"}) {
  return
}

// -----

// expected-error@+1 {{state_role_c4: trc.role = "generator" is no moment: leave trc.moment_of away}}
func.func @main(%m: tensor<f32> {trc.state = "m", trc.role = "generator", trc.moment_of = "w"}) {
  return
}

// -----

// expected-error@+1 {{state_role_c5: trc.moment_squares has no value, and belongs to a port with trc.moment_of, got unit}}
func.func @main(%m: tensor<f32> {trc.state = "m", trc.role = "other", trc.moment_squares}) {
  return
}

// -----

// expected-error@+1 {{model_c1: expected trc.model of a module to be a dictionary with a name, got "gpt2"}}
module attributes {trc.model = "gpt2"} {}

// -----

// expected-error@+1 {{model_c1: expected trc.model of a module to be a dictionary with a name, got {task = "next_token"}}}
module attributes {trc.model = {task = "next_token"}} {}

// -----

// expected-error@+1 {{model_c2: expected name, configuration and task of trc.model to be texts, and nothing else, got "layers" = 12 : i64}}
module attributes {trc.model = {name = "gpt2", layers = 12}} {}

// -----

// expected-error@+1 {{model_c2: expected name, configuration and task of trc.model to be texts, and nothing else, got "configuration" = {layers = 12 : i64}}}
module attributes {trc.model = {name = "gpt2", configuration = {layers = 12}}} {}
