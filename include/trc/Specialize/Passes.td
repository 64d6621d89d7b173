//===- Passes.td - passes of the specialize phase ----------*- tablegen -*-===//
//
// From structures to the forms that a target has kernels or a library for.
// Each description has five parts: Does, Requires, Guarantees, Does not, Example
// (the path of a lit file).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_SPECIALIZE_PASSES
#define TRC_SPECIALIZE_PASSES

include "mlir/Pass/PassBase.td"

def ExpandStructured : Pass<"expand-structured"> {
  let summary = "express layer norms and embeddings by what fuses";
  let description = [{
    **Does.** `trc.layer_norm` becomes two row reductions and arithmetic, in f32
    for narrower types, which the fuse phase makes one pass over each row;
    statistics that nobody reads are not stored. `trc.embedding` becomes the
    `gather` that copies whole rows.

    **Requires.** Nothing. Refuses no program.

    **Guarantees.** None of these operations is left.

    **Does not.** Touch attention, which stays whole to the plan, or the head,
    which `chunk-head-loss` takes.

    **Example.** `test/Specialize/expand-structured.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numExpanded", "operations expanded", "structured operations expressed by others">,
  ];
}

def ExpandWindows : Pass<"expand-windows"> {
  let summary = "express small windows by arithmetic that fuses";
  let description = [{
    **Does.** A `reduce_window` of one tensor with one commutative operation
    becomes that operation on slices, one for each place in the window; one over
    whole dimensions becomes a `reduce`; one over a tensor with gaps between its
    elements (the gradient of an average) asks only for the elements that are
    there. A `select_and_scatter` that compares and adds (the gradient of a
    maximum) becomes, for each element, a select for each window that may have
    chosen it.

    **Requires.** Nothing. Refuses no program.

    **Guarantees.** The same numbers: terms are added in the same order, those
    of f16 and bf16 in f32.

    **Does not.** Touch windows of more than 64 elements, of several tensors,
    with other bodies, or, of `select_and_scatter`, with padding; they run as
    library kernels.

    **Example.** `test/Specialize/expand-windows.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numExpanded", "operations expanded", "windows expressed by slices">,
  ];
}

def ChunkHeadLoss : Pass<"chunk-head-loss"> {
  let summary = "make a head's logits, loss and gradients some rows at a time";
  let description = [{
    **Does.** `trc.head_loss` and `trc.head_loss_gradient` become, for each chunk
    of rows, the product that makes the logits, row reductions and arithmetic
    that make the loss and, over the logits, their gradient, the product that
    makes the gradient of these rows, and one that adds to the gradient of the
    weight (`trc.contract .. plus`). Chunks are as even as multiples of 16 rows
    allow.

    **Requires.** Nothing. Refuses no program.

    **Guarantees.** No tensor of all logits exists. For types narrower than f32,
    logits (but for `trc.logits`) and the sum of the weight's gradient are kept in f32; the gradient
    of the logits is rounded before it is multiplied, the weight's at the end
    if its type asks for that.

    With `word-multiple`, weight and logits have that many more words that they
    are a multiple of it, which have no weight, no probability and no gradient.

    A head with `trc.logits = bf16` has logits that are rounded where the product
    stores them; all arithmetic on them stays f32.

    **Does not.** Make more than `max-chunks` chunks: with a large vocabulary
    and many rows, a chunk takes more than `chunk-bytes`. Pad a vocabulary that
    would become an eighth larger or more.

    **Example.** `test/Specialize/chunk-head-loss.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect", "::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"chunkBytes", "chunk-bytes", "int64_t", "67108864",
           "logits that exist at a time, in bytes">,
    Option<"maxChunks", "max-chunks", "int64_t", "32",
           "most chunks of one head">,
    Option<"wordMultiple", "word-multiple", "int64_t", "1",
           "pad vocabularies to multiples of this">,
  ];
  let statistics = [
    Statistic<"numHeads", "heads", "head operations made chunks">,
    Statistic<"numChunks", "chunks", "chunks of rows made">,
    Statistic<"numPadded", "padded heads", "heads whose vocabulary was padded">,
  ];
}

def SeparateRandomState : Pass<"separate-random-state"> {
  let summary = "compute the next state of a generator without its bits";
  let description = [{
    **Does.** Replaces the next state of a `rng_bit_generator` of kind THREE_FRY
    by the state it starts from plus the number of blocks that the bits take.
    A chain of generators becomes one sum each from the first state.

    **Requires.** Nothing. Refuses no program.

    **Guarantees.** The same bits and states. Nothing reads the next state of
    such a generator any more, so that kernels can hold it and compute the bits
    of each element where they are needed.

    **Does not.** Touch PHILOX, or 64-bit words in other layouts of the state
    than two integers.

    **Example.** `test/Specialize/separate-random-state.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numSeparated", "states separated", "next states computed by a sum">,
  ];
}

def SpecializeScatter : Pass<"specialize-scatter"> {
  let summary = "turn scatters that add rows or single elements into cheaper forms";
  let description = [{
    **Does.** A scatter that adds whole rows (the gradient of an embedding),
    with or without batching dimensions, becomes `trc.scatter_rows` on a matrix.
    Rows added into zeros, and then to another tensor, are added to that tensor;
    rows added to the first rows of a tensor, to the whole of it.
    A scatter that changes one element of each row (the gradient of picking the
    label's logit) becomes a `select` over an `iota`, which fuses.

    **Requires.** `inline-calls` has run. Refuses no program.

    **Guarantees.** Updates outside of the operand are dropped, as before; rows
    are added in the order of the updates.

    **Does not.** Touch other scatters; they run as library kernels.

    **Example.** `test/Specialize/specialize-scatter.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect", "::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numRows", "row scatters", "scatters turned into scatter_rows">,
    Statistic<"numSums", "sums absorbed", "sums that became what rows are added to">,
    Statistic<"numSlices", "slices sunk", "slices of first rows that became slices of the result">,
    Statistic<"numSelects", "element scatters", "scatters turned into a select">,
  ];
}

def ConvertConvolutionsToDots : Pass<"convert-convolutions-to-dots"> {
  let summary = "make convolutions that slide nowhere matrix products";
  let description = [{
    **Does.** A `convolution` of floats without padding, gaps in the image and
    groups becomes a `dot_general`, where in each spatial dimension the kernel
    has one tap and moves by one, or is as large as the image: convolutions of
    1 x 1, and their gradients. Dimensions of extent one come by a reshape.

    **Requires.** Nothing. Refuses no program.

    **Guarantees.** The same sums, up to the order of their terms.

    **Does not.** Touch a convolution whose images lie otherwise than the rows
    of a matrix: with channels between images and places, products of several
    images would be as many products.

    **Example.** `test/Specialize/convert-convolutions-to-dots.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numConverted", "convolutions", "convolutions that became products">,
  ];
}

def DelaySums : Pass<"delay-sums"> {
  let summary = "sum over the trips of a loop by one product behind it";
  let description = [{
    **Does.** Where a loop that counts carries `sum + product` as the next `sum`,
    the product is a `trc.contract` over fewer than `busy-rows`, and both factors
    stand in tensors that have a place for each trip, makes the sum behind the
    loop, by a product of these tensors that sums over their places too. Such a
    tensor is one in front of the loop that each trip reads a part of, or one
    that the loop puts a part into in each trip. A `reduce` that adds up f32 or
    f64 in the place of the product is taken behind the loop in the same way.

    **Requires.** Loops have the form that `simplify` leaves. Refuses no program.

    **Guarantees.** The same sum up to the order of its terms. No tensor is made
    that was not there before.

    **Does not.** Touch sums that the body reads elsewhere, products that
    something else reads, or factors that nothing keeps. The carried sum, which
    never changes now, is left to `simplify-algebra`.

    **Example.** `test/Specialize/delay-sums.mlir`
  }];
  let options = [
    Option<"busyRows", "busy-rows", "int64_t",
           /*default=*/"256",
           "rows from which on a product is bound by its multiplications">,
  ];
  let dependentDialects = ["::trc::TrcDialect", "::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numSums", "sums", "sums made behind a loop">,
  ];
}

def AccumulateInPlace : Pass<"accumulate-in-place"> {
  let summary = "add products to the sums of a loop in the sums' buffers";
  let description = [{
    **Does.** Where a loop carries `sum + product` as the next `sum`, and the
    product is a `trc.contract`, or a chain of contractions and row scatters
    that add to each other, lets the chain start from `sum` instead.

    **Requires.** `convert-dots-to-contract` has run. Refuses no program.

    **Guarantees.** The same sum up to the order of its terms. Nothing but the
    sum itself is held for it.

    **Does not.** Touch sums that the body reads elsewhere, or products that
    something else reads.

    **Example.** `test/Specialize/accumulate-in-place.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect"];
  let statistics = [
    Statistic<"numSums", "sums", "sums that products are added to">,
  ];
}

def PackAttention : Pass<"pack-attention"> {
  let summary = "let attention read query, key and value where a product put them";
  let description = [{
    **Does.** Where query, key and value of a `trc.attention` are the three
    parts, in this order, of the rows of one tensor, and the same is done to
    each (a bias added, a conversion), does it to the whole tensor and makes
    the operation read that. The gradient that belongs to it leaves its results
    packed as well.

    **Requires.** Structures are raised; labels and places are not made yet.
    Refuses no program.

    **Guarantees.** The same numbers. The three parts are no tensors of their
    own any more.

    **Does not.** Pack where one of the three is computed otherwise than the
    others. With `remarks`, a remark says so.

    **Example.** `test/Specialize/pack-attention.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect", "::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "say which attention was not packed, and why">,
  ];
  let statistics = [
    Statistic<"numPacked", "operations packed", "attention, and gradients of it">,
  ];
}

#endif // TRC_SPECIALIZE_PASSES
