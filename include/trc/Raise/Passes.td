//===- Passes.td - passes of the raise phase ---------------*- tablegen -*-===//
//
// Declares every pass of `lib/Raise`. Each description has five parts: Does,
// Requires, Guarantees, Does not, Example (the path of a lit file).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RAISE_PASSES
#define TRC_RAISE_PASSES

include "mlir/Pass/PassBase.td"

def ConvertDotsToContract : Pass<"convert-dots-to-contract"> {
  let summary = "turn matrix products into contractions with labelled dimensions";
  let description = [{
    **Does.** Each `dot_general` becomes a `trc.contract`, whose dimensions carry
    labels. Transposes of the operands, a transpose that is the result's only
    use, and broadcasts along batch dimensions become labels as well; so does a
    sum along batch dimensions that is the result's only use.

    **Requires.** `canonicalize-dots` has run. Refuses no program.

    **Guarantees.** No `dot_general` is left. The innermost dimension of an
    operand or result never becomes a batch dimension by absorbing a transpose,
    so that the matrix product finds unit strides.

    **Does not.** Copy data: what cannot be said by labels stays as it is.

    **Example.** `test/Raise/convert-dots-to-contract.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect", "::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numContracts", "contractions made", "dot_general operations converted">,
    Statistic<"numTransposes", "transposes absorbed", "transposes that became labels">,
    Statistic<"numBroadcasts", "broadcasts absorbed", "batch broadcasts that became labels">,
    Statistic<"numSums", "sums absorbed", "sums of a product along batch dimensions that became labels">,
  ];
}

def MergeContracts : Pass<"merge-contracts", "::mlir::func::FuncOp"> {
  let summary = "make products of one operand with slices of one weight one product";
  let description = [{
    **Does.** Joins products that share an operand and whose other operands are
    neighbouring slices of one tensor along a dimension that only the result has:
    one product with the whole, and slices of its result. So queries, keys and
    values are one product, and, if this runs before `differentiate`, so are
    their gradients.

    **Requires.** `convert-dots-to-contract` has run. Refuses no program.

    **Guarantees.** The same sums; a library may add up the parts of a wider
    product in another order.

    **Does not.** Copy weights side by side that lie apart: that moves each of
    them twice in every step, and three products of 1024 x 768 x 768 take no
    longer than one of 1024 x 2304 x 768 (see the decision on the GEMM library).
    With `remarks`, a remark says what it would move and save.

    **Example.** `test/Raise/merge-contracts.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect",
                           "::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "say which products with separate weights stay apart">,
  ];
  let statistics = [
    Statistic<"numMerged", "products merged", "products that became part of another">,
  ];
}

def MoveGathers : Pass<"move-gathers", "::mlir::func::FuncOp"> {
  let summary = "take rows before a product, not after it";
  let description = [{
    **Does.** Where a gather takes fewer rows of `x . w + b` than there are, it
    takes them of `x`, and the product is of these rows. Where the program has its own gradient,
    whose scatter lays the rows into zeros for products with `w` and `x`, the products
    are of the rows too, and the scatter comes behind the one with `w`. With
    `remarks`, a remark says so, or what stood in the way.

    **Requires.** `convert-dots-to-contract` has run. Refuses no program.

    **Guarantees.** The values are those of the program; where a row is taken
    twice, a sum may be added up in another order.

    **Does not.** Move a gather of rows that something else reads all of, or that
    takes as many rows as there are, or one in front of a product whose rows lie
    otherwise than in its operand.

    **Example.** `test/Raise/move-gathers.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect",
                           "::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "say which gathers were moved, and why others were not">,
  ];
  let statistics = [
    Statistic<"numMoved", "gathers moved", "gathers that take rows before a product">,
    Statistic<"numScatters", "scatters moved", "gradients whose products are of the rows taken">,
    Statistic<"numRefused", "gathers not moved", "candidates left alone">,
  ];
}

def RaiseAttention : Pass<"raise-attention", "::mlir::func::FuncOp"> {
  let summary = "recognise softmax attention, forward and backward";
  let description = [{
    **Does.** Finds each softmax of the product of queries and keys, and gives
    every tensor of the size of the scores a normal form: a sum of products of
    the exponentials, their row sums, masks and the product of the result's
    gradient with the values. A product with the values whose weights have the
    form of a softmax becomes `trc.attention`; products whose factors have the
    forms of the gradients become `trc.attention_gradient`. Scale, causal mask,
    other masks, biases and dropout become attributes and operands.

    **Requires.** `convert-dots-to-contract` has run. Refuses no program.

    **Guarantees.** Where a `trc.attention` was made, nothing of the size of
    the scores is left of the operations it replaces: either every user is
    covered or nothing changes.

    **Does not.** Raise dropout whose bits are neither those of
    `rng_bit_generator` (THREE_FRY) in the order of the scores nor those of
    `jax.random` with a key that all of them share, or a bias that has a
    gradient. With `remarks`, a remark at the softmax says what stood in the
    way.

    **Example.** `test/Raise/raise-attention.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect",
                           "::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "say why a softmax was not raised">,
  ];
  let statistics = [
    Statistic<"numRaised", "attentions raised", "softmaxes that became attention">,
    Statistic<"numGradients", "gradients raised", "backward passes that became attention_gradient">,
    Statistic<"numRefused", "attentions not raised", "candidates left alone">,
  ];
}

def RaiseLayerNorm : Pass<"raise-layer-norm", "::mlir::func::FuncOp"> {
  let summary = "recognise layer normalisation";
  let description = [{
    **Does.** Finds `(x - mean) * rsqrt(variance + epsilon) * gain + bias` along
    the innermost dimension and makes it a `trc.layer_norm`. The variance may be
    the mean of squared differences or the difference of mean squares; factors
    may come in any order, as products or quotients; a gain or a bias that is
    not there becomes a constant. Where a backward pass reads
    the mean or the inverse deviation, it reads the results of the operation.

    **Requires.** The simplify phase has run. Refuses no program.

    **Guarantees.** Nothing else changes; the parts that others read stay.

    **Does not.** Raise a normalisation along several dimensions, or with an
    epsilon outside of the root. With `remarks`, a remark at the root says why.

    **Example.** `test/Raise/raise-layer-norm.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect",
                           "::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "say why a normalisation was not raised">,
  ];
  let statistics = [
    Statistic<"numRaised", "layer norms raised", "normalisations that became one operation">,
    Statistic<"numRefused", "layer norms not raised", "candidates left alone">,
  ];
}

def RaiseEmbedding : Pass<"raise-embedding", "::mlir::func::FuncOp"> {
  let summary = "recognise rows of a table by index";
  let description = [{
    **Does.** Makes each `stablehlo.gather` that takes whole rows of a matrix a
    `trc.embedding`. What surrounds it (negative indices counted from the end,
    a fill for indices outside) stays.

    **Requires.** The simplify phase has run. Refuses no program.

    **Guarantees.** The bits are those of the gather.

    **Does not.** Raise gathers of parts of rows or of several rows at an index.
    With `remarks`, a remark at the gather of a floating-point matrix says why.

    **Example.** `test/Raise/raise-embedding.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect",
                           "::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "say why a gather was not raised">,
  ];
  let statistics = [
    Statistic<"numRaised", "embeddings raised", "gathers that became an embedding">,
  ];
}

def RaiseHeadLoss : Pass<"raise-head-loss", "::mlir::func::FuncOp"> {
  let summary = "recognise a vocabulary head with its cross entropy";
  let description = [{
    **Does.** Finds the softmax of the product of rows with a matrix, brings
    everything of the size of the logits into a normal form, and makes the rows
    of `logsumexp - logits[target]` a `trc.head_loss`. Where the products with
    the gradient of the logits follow, the whole becomes a
    `trc.head_loss_gradient`. The target's logit may be a gather or a sum over
    a one-hot tensor; labels may be smoothed. The logits may be scaled, and have a
    bias. Slices of a product, and reshapes that join its rows, move to its
    operands first.

    **Requires.** `convert-dots-to-contract` has run. Refuses no program.

    **Guarantees.** Nothing of the size of the logits is left of what it
    replaces: either every user is covered or nothing changes.

    **Does not.** Raise soft targets, or logits that are also a result. With `remarks`, a remark at the softmax says what stood in the way.

    **Example.** `test/Raise/raise-head-loss.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect",
                           "::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "say why a cross entropy was not raised">,
  ];
  let statistics = [
    Statistic<"numRaised", "head losses raised", "cross entropies that became head_loss">,
    Statistic<"numGradients", "gradients raised", "cross entropies raised with their gradient">,
    Statistic<"numRefused", "head losses not raised", "candidates left alone">,
  ];
}

def RaiseComposites : Pass<"raise-composites", "::mlir::ModuleOp"> {
  let summary = "take composites that a user marked as operations of trc";
  let description = [{
    **Does.** Replaces each `stablehlo.composite` named `trc.attention`,
    `trc.attention_gradient`, `trc.layer_norm`, `trc.head_loss`,
    `trc.embedding` or `trc.random_bits` by that operation. The
    operands are the operation's in order; the composite's attributes are the
    operation's attributes (`has_mask` and `has_random` say which of the
    optional operands follow); its results are the operation's first results.
    Random bits have the next state as a second one, a sum.

    **Requires.** A verified module, before `inline-calls`.

    **Guarantees.** No composite of these names is left, but for 2^32 random
    bits or more, which their decomposition draws. Its decomposition is
    not read, and is erased by `inline-calls`, if nothing else names it.

    **Does not.** Compare the decomposition with the operation: the mark is the
    user's word. Attributes that are missing, unknown or of another type, and
    operands that the operation refuses, are errors at the composite.

    **Example.** `test/Raise/raise-composites.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect"];
  let statistics = [
    Statistic<"numRaised", "composites raised", "composites that became operations">,
  ];
}

def RemarkStructures : Pass<"remark-structures", "::mlir::func::FuncOp"> {
  let summary = "say what was recognised";
  let description = [{
    **Does.** Emits a remark at each attention, layer norm, embedding and head
    with its loss, and at their gradients, however they came to be: what the
    passes that raise them say of those which they leave is the other half.

    **Requires.** Nothing. Refuses no program.

    **Guarantees.** The program is what it was.

    **Does not.** Say it of what `differentiate` makes later: the gradient of a
    recipe's structures is theirs.

    **Example.** `test/Raise/remark-structures.mlir`
  }];
  let statistics = [
    Statistic<"numStructures", "structures", "that a remark was made of">,
  ];
}

#endif // TRC_RAISE_PASSES
