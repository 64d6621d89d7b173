//===- TrainingOps.td - the recipe of a training step ------*- tablegen -*-===//
//
// What a frontend says about training besides the loss itself. The phases
// `differentiate` and `assemble` turn it into a function.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_TRAININGOPS
#define TRC_DIALECT_TRC_TRAININGOPS

include "trc/Dialect/Trc/TrcBase.td"
include "mlir/IR/SymbolInterfaces.td"

def Trc_TrainingStepOp : Trc_Op<"training_step", [Symbol]> {
  let summary = "the recipe by which a loss becomes a training step";
  let description = [{
    Asks for a public function of this name that evaluates the function `loss`,
    differentiates it, and updates the parameters.

    The loss is a function whose arguments are, by their attributes,
    - parameters: `trc.parameter = "name"`, floating point; with the unit
      attribute `trc.no_decay` free of weight decay, with `trc.weight_decay`
      (f64) of a decay of its own, with `trc.group` (i64) of a learning rate of
      its own, which `schedule = "input"` has;
    - other state: `trc.state = "name"`, with one result of the same attribute
      and type (a random generator's state, say);
    - everything else: the batch.
    Result 0 is the loss, a scalar to be made small. Results with `trc.state`
    update that state; others are metrics, named by `trc.metric = "name"`.

    The step has, in this order, parameters, the optimizer's moments (`m.*` and `v.*`, say),
    `step`, other state, batch as arguments, and the updated state, then the
    metrics `loss`, `learning_rate`, `gradient_norm` and the loss's own as
    results. State ports carry `trc.state` and are donated; metrics carry
    `trc.metric`. With `accumulation = A` each batch argument gets a leading
    dimension `A` and the gradients are the mean over A micro-batches, made in a
    loop; metrics are means; other state goes from one micro-batch to the next.

    Learning rate at step t = 1, 2, ... with w = `warmup_steps`, n =
    `total_steps`, u = clamp((t - w) / (n - w), 0, 1), for `t <= w` the rate is
    `learning_rate * t / w`, then by `schedule`
    - `constant`: `learning_rate`,
    - `linear`: from `learning_rate` to `final_rate` along u,
    - `cosine`: `final_rate + (learning_rate - final_rate) * (1 + cos(pi u)) / 2`,
    - `polynomial`: `final_rate + (learning_rate - final_rate) * (1 - u)^power`;
    - `input`: what the caller gives. The last argument of the step, behind the
      batch, is `learning_rate`, an f64 scalar; where parameters have a
      `trc.group`, a vector with one rate per group, of which a parameter
      without the attribute takes the first. `learning_rate`, `final_rate`,
      `power`, `warmup_steps` and `total_steps` are not said then.

    `optimizer`, with d = `weight_decay` and, of Adam, the direction
    `u = mhat / (sqrt(vhat) + epsilon)`:
    - `"adamw"`: `p -= lr * d * p`, then `p -= lr * u`;
    - `"adam"`: `d * p` added to the gradient, then `p -= lr * u`;
    - `"lamb"`: `r = u + d * p`, `p -= lr * |p| / |r| * r`, the ratio 1 where a
      norm is 0 and, unless `ratio_for_all`, where there is no decay; without
      `bias_correction` mhat and vhat are the moments themselves;
    - `"lion"`: `p -= lr * (sign(beta1 * m + (1 - beta1) * g) + d * p)`, then
      `m = beta2 * m + (1 - beta2) * g`;
    - `"adafactor"`: second moments of rows and columns, update clipped to a root
      mean square of `clip_update`, relative to that of the parameter;
    - `"sgd"`: `d * p` added to the gradient, `buf = momentum * buf + g`,
      `p -= lr * buf`, with `nesterov` `p -= lr * (g + momentum * buf)`;
      without `momentum` there is no buffer.

    An optimizer's own numbers are attributes of f64 that only it takes, `beta1`,
    `beta2`, `epsilon` of adamw say; the file of the optimizer in `lib/TrainStep`
    has them with ranges and defaults, its formula in full and where that comes
    from. `clip_norm > 0` scales all gradients by
    `min(1, clip_norm / (norm + 1e-6))` of their joint norm. `gradient_norm` is
    the norm before that. With `clip_scope = "micro_batch"` the gradients of each
    micro-batch are scaled so by their own norm before they are added, as the
    published recipe of ALBERT does, and `gradient_norm` is the mean of those
    norms; the norm is of the whole step otherwise (`"step"`). All as in `torch.optim` and
    `torch.nn.utils.clip_grad_norm_`.

    `loss_scale > 0` (f64, as `loss_scale_period`, `loss_scale_growth` and
    `loss_scale_backoff`, whose ranges and defaults are in
    `TrainStep/LossScaling.h`) has gradients made of the loss times a scale that
    starts there, and divided by it before norm and clipping. A step in which
    their norm is not finite leaves all state as it was and has the scale
    multiplied by the backoff; after a period of other steps it grows. State
    `scaling.scale`, `scaling.clean_steps` and `scaling.skipped_steps` stands
    behind `step`, metrics `loss_scale` and `skipped_steps` behind
    `gradient_norm`.

    With `sharded_optimizer = true`, on N ranks, each keeps the moments of its
    part of every parameter: of n elements in row-major order ceil(n / N) of
    them. It updates that part, and gets the others from the other ranks. On one
    rank it changes nothing. Refused for `adafactor`, and for `sgd` without
    momentum.

    `initialise` names a function that makes parameters and other state (results
    with `trc.state`); it gets the optimizer's first state as further results.

    Made by frontends, gone after `assemble-step`.

    Example:
    ```mlir
    trc.training_step @step loss(@loss) initialise(@initialise) {optimizer = "adamw", learning_rate = 1.000000e-03 : f64, clip_norm = 1.000000e+00 : f64}
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, FlatSymbolRefAttr:$loss,
      OptionalAttr<FlatSymbolRefAttr>:$initialise,
      DefaultValuedAttr<StrAttr, "\"adamw\"">:$optimizer,
      DefaultValuedAttr<F64Attr, "0.0">:$weight_decay,
      DefaultValuedAttr<F64Attr, "0.0">:$clip_norm,
      DefaultValuedAttr<StrAttr, "\"step\"">:$clip_scope,
      DefaultValuedAttr<StrAttr, "\"constant\"">:$schedule,
      OptionalAttr<F64Attr>:$learning_rate,
      DefaultValuedAttr<F64Attr, "0.0">:$final_rate,
      DefaultValuedAttr<F64Attr, "1.0">:$power,
      DefaultValuedAttr<I64Attr, "0">:$warmup_steps,
      DefaultValuedAttr<I64Attr, "0">:$total_steps,
      DefaultValuedAttr<I64Attr, "1">:$accumulation,
      DefaultValuedAttr<BoolAttr, "false">:$sharded_optimizer);
  let assemblyFormat = [{
    $sym_name `loss` `(` $loss `)` (`initialise` `(` $initialise^ `)`)?
    attr-dict
  }];
  let hasVerifier = 1;
}

#endif // TRC_DIALECT_TRC_TRAININGOPS
