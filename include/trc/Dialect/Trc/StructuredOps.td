//===- StructuredOps.td - what a transformer is made of ----*- tablegen -*-===//
//
// Operations that are recognised as a whole (`raise` passes), because their
// gradient or their way through memory is better known for the whole than for
// its parts. Each carries its own rule of differentiation.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_STRUCTUREDOPS
#define TRC_DIALECT_TRC_STRUCTUREDOPS

include "mlir/IR/OpAsmInterface.td"
include "trc/Dialect/Trc/TrcBase.td"

def Trc_AttentionOp : Trc_Op<"attention", [
    Pure, AttrSizedOperandSegments]> {
  let summary = "softmax attention that never holds the matrix of scores";
  let description = [{
    With `query[B,T,H,D]`, `key[B,S,H,D]` and `value[B,S,H,E]`:

        score[b,h,t,s]  = scale * sum_d query[b,t,h,d] * key[b,s,h,d]
                          + bias[b,h,t,s]      with `bias`
        score[b,h,t,s]  = fill                 where s is hidden from t
        logsumexp[b,h,t] = log sum_s exp(score[b,h,t,s])
        weight[b,h,t,s] = exp(score - logsumexp)
        weight[b,h,t,s] = kept ? keep_scale * weight : 0      with `random`
        result[b,t,h,e] = sum_s weight[b,h,t,s] * value[b,s,h,e]

    `s` is hidden from `t` when `causal` and `s > t + S - T`, or when
    the mask is false. `mask` is `[B,S]`, or like `bias` a tensor of rank 4
    that has each extent of `[B,H,T,S]` or, but for `S`, 1 in its place; a bias
    is f32 (f64 for f64) and has no gradient. `fill` may be minus infinity; then
    a query that sees nothing has the result 0 and the logsumexp minus infinity.
    With `fill_first` a hidden score is `fill + min(bias, 0)`. With `additive`
    scores are hidden by a `fill` that is added and leaves nothing of them, so
    that the gradient of a hidden score is not 0 by itself.

    With `random`, element `[b,h,t,s]` is kept when its random bits,
    `random_bits` of them, are below `keep_below`. The type of `random` says
    which bits these are:

    - a state `tensor<2xui64>`: those of `stablehlo.rng_bit_generator(random,
      THREE_FRY) : tensor<BxHxTxSxui32>`, or with 8 or 16 `random_bits` those of
      `trc.random_bits random {tiled}`,
    - a key `tensor<2xui32>`: those of element `n` of `jax.random.bits(random,
      ...)`, that is `x ^ y` of the block `(x, y)` of Threefry-2x32 with that key
      and the counter `(n >> 32, n mod 2^32)`. With `random_strides` `n` is the
      sum of `b`, `h`, `t` and `s` times one of its four numbers, so that the
      bits may lie in another order, or be shared by batches or heads; without,
      it is the row-major number of `[b,h,t,s]`.

    Scores, sums and `logsumexp` are f32 (f64 for f64). With `tf32`, a target
    may round the operands of its products to tf32. The gradient is
    `trc.attention_gradient`.

    Packed, the one operand `query[B,T,3,H,D]` holds query, key and value side
    by side, as one product makes them; `key` and `value` are absent.

    Made by `raise-attention`, packed by `pack-attention`, gone after
    `bufferize-to-plan`.

    Example:
    ```mlir
    %out, %lse = trc.attention(%q, %k, %v) {causal, fill = 0xFFF0000000000000 : f64, scale = 2.500000e-01 : f64}
        : (tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>)
        -> (tensor<2x8x4x16xf32>, tensor<2x4x8xf32>)
    %out2, %lse2 = trc.attention(%qkv) {causal, fill = 0xFFF0000000000000 : f64, scale = 2.500000e-01 : f64}
        : (tensor<2x8x3x4x16xf32>) -> (tensor<2x8x4x16xf32>, tensor<2x4x8xf32>)
    ```
  }];
  let arguments = (ins AnyRankedTensor:$query, Optional<AnyRankedTensor>:$key,
                       Optional<AnyRankedTensor>:$value,
                       Optional<AnyRankedTensor>:$mask,
                       Optional<AnyRankedTensor>:$bias,
                       Optional<AnyRankedTensor>:$random,
                       F64Attr:$scale, F64Attr:$fill, UnitAttr:$causal,
                       UnitAttr:$fill_first, UnitAttr:$additive,
                       DefaultValuedAttr<I64Attr, "0">:$keep_below,
                       DefaultValuedAttr<F64Attr, "1.0">:$keep_scale,
                       OptionalAttr<DenseI64ArrayAttr>:$random_strides,
                       DefaultValuedAttr<I64Attr, "32">:$random_bits,
                       UnitAttr:$tf32);
  let results = (outs AnyRankedTensor:$result, AnyRankedTensor:$logsumexp);
  let assemblyFormat = [{
    `(` $query (`,` $key^ `,` $value)? `)` (`mask` `(` $mask^ `)`)?
    (`bias` `(` $bias^ `)`)? (`random` `(` $random^ `)`)? attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    bool isPacked() { return !getKey(); }
  }];
}

def Trc_AttentionGradientOp : Trc_Op<"attention_gradient", [
    Pure, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "gradients of attention by query, key and value";
  let description = [{
    The operands and attributes are those of the `trc.attention` it belongs to,
    with its two results and the gradient `d_result` of the first. The weights
    are made again from `logsumexp`, so nothing of size `T x S` is kept:

        d_weight = keep * (d_result . value)
        d_score  = weight * (d_weight - sum_e d_result * result)
        d_score  = 0                           where hidden, but for `additive`
        d_query  = scale * d_score . key,  d_key = scale * d_score . query
        d_value  = keep * weight . d_result

    Packed, the gradients are one result of the type of the one operand.

    Made by `differentiate` and `raise-attention`, packed by `pack-attention`,
    gone after `bufferize-to-plan`.

    Example:
    ```mlir
    %dq, %dk, %dv = trc.attention_gradient(%q, %k, %v) of(%out, %lse, %dout) {causal, fill = 0xFFF0000000000000 : f64, scale = 2.500000e-01 : f64}
        : (tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>, tensor<2x4x8xf32>, tensor<2x8x4x16xf32>)
        -> (tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>)
    %dqkv = trc.attention_gradient(%qkv) of(%out, %lse, %dout) {causal, fill = 0xFFF0000000000000 : f64, scale = 2.500000e-01 : f64}
        : (tensor<2x8x3x4x16xf32>, tensor<2x8x4x16xf32>, tensor<2x4x8xf32>, tensor<2x8x4x16xf32>) -> tensor<2x8x3x4x16xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$query, Optional<AnyRankedTensor>:$key,
                       Optional<AnyRankedTensor>:$value,
                       AnyRankedTensor:$result,
                       AnyRankedTensor:$logsumexp, AnyRankedTensor:$d_result,
                       Optional<AnyRankedTensor>:$mask,
                       Optional<AnyRankedTensor>:$bias,
                       Optional<AnyRankedTensor>:$random,
                       F64Attr:$scale, F64Attr:$fill, UnitAttr:$causal,
                       UnitAttr:$fill_first, UnitAttr:$additive,
                       DefaultValuedAttr<I64Attr, "0">:$keep_below,
                       DefaultValuedAttr<F64Attr, "1.0">:$keep_scale,
                       OptionalAttr<DenseI64ArrayAttr>:$random_strides,
                       DefaultValuedAttr<I64Attr, "32">:$random_bits,
                       UnitAttr:$tf32);
  let results = (outs Variadic<AnyRankedTensor>:$gradients);
  let assemblyFormat = [{
    `(` $query (`,` $key^ `,` $value)? `)`
    `of` `(` $result `,` $logsumexp `,` $d_result `)`
    (`mask` `(` $mask^ `)`)? (`bias` `(` $bias^ `)`)?
    (`random` `(` $random^ `)`)? attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    bool isPacked() { return !getKey(); }
    /// Not of a packed one, which has one gradient.
    ::mlir::Value getDQuery() { return getGradients()[0]; }
    ::mlir::Value getDKey() { return getGradients()[1]; }
    ::mlir::Value getDValue() { return getGradients()[2]; }
  }];
}

def Trc_RandomBitsOp : Trc_Op<"random_bits", [Pure]> {
  let summary = "a few random bits for each element, of which many share a block";
  let description = [{
    Numbers of `bits` bits, 8 or 16. `state` holds the key and the number of the
    first block, as that of `stablehlo.rng_bit_generator`. A word has
    `P = 32 / bits` parts, the lowest first, and each a number, so that many
    elements share a block. Which they are is chosen for those who draw them:

    - Row by row, from blocks of two words of Threefry-2x32: element number `n`,
      in row-major order, takes of block `n / (2 P)` the word `n / P % 2` and of
      it the part `n % P`. Neighbours share a block, since a thread has
      neighbours.
    - `tiled`, of matrices `[..., T, S]`, from blocks of four words of
      Philox-4x32: element `[i, t, s]` takes of block

          ((i * ceil(T / (8 P)) + t / (8 P)) * 8 + t % 8) * 8 ceil(S / 32)
              + s / 32 * 8 + s % 8

      the word `s / 8 % 4` and of it the part `t / 8 % P`: elements that lie
      eight rows or columns apart, as a thread holds them of what tensor cores
      have multiplied, also of the transposed matrix.

    Made by `raise-composites`, gone after `fuse-operations`.

    Example:
    ```mlir
    %bits = trc.random_bits %state {bits = 8 : i64, tiled} : (tensor<2xui64>) -> tensor<2x4x64x64xui32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$state, I64Attr:$bits, UnitAttr:$tiled);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$state attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Numbers in a word.
    int64_t getParts() { return 32 / static_cast<int64_t>(getBits()); }
    /// Blocks that are drawn, by which the state moves on.
    uint64_t countBlocks();
  }];
}

def Trc_LayerNormOp : Trc_Op<"layer_norm", [Pure]> {
  let summary = "normalisation along the innermost dimension, with gain and bias";
  let description = [{
    With `C` the innermost extent of `x`:

        mean = sum x / C,  variance = sum (x - mean)^2 / C
        inverse_deviation = 1 / sqrt(variance + epsilon)
        result = (x - mean) * inverse_deviation * gain + bias

    `gain` and `bias` have shape `[C]`. Statistics are f32 (f64 for f64), of
    the shape of `x` without its innermost dimension.

    Made by `raise-layer-norm`, gone after `expand-structured`, which gives it
    to the fuse phase as StableHLO.

    Example:
    ```mlir
    %y, %mean, %inverse = trc.layer_norm(%x, %gain, %bias) {epsilon = 1.000000e-05 : f64}
        : (tensor<4x8x16xf32>, tensor<16xf32>, tensor<16xf32>)
        -> (tensor<4x8x16xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
    ```
  }];
  let arguments = (ins AnyRankedTensor:$x, AnyRankedTensor:$gain,
                       AnyRankedTensor:$bias, F64Attr:$epsilon);
  let results = (outs AnyRankedTensor:$result, AnyRankedTensor:$mean,
                      AnyRankedTensor:$inverse_deviation);
  let assemblyFormat = [{
    `(` $x `,` $gain `,` $bias `)` attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Trc_EmbeddingOp : Trc_Op<"embedding", [Pure]> {
  let summary = "rows of a table by index";
  let description = [{
    `result[i..., :] = table[clamp(ids[i...], 0, V - 1), :]` for a table
    `[V,C]`, as `stablehlo.gather` clamps. Its gradient by the table is
    `trc.scatter_rows` into zeros, at the clamped indices.

    Made by `raise-embedding`, gone after `expand-structured`.

    Example:
    ```mlir
    %rows = trc.embedding %table, %ids : (tensor<100x8xf32>, tensor<4x6xi32>) -> tensor<4x6x8xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$table, AnyRankedTensor:$ids);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $table `,` $ids attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Trc_HeadLossOp : Trc_Op<"head_loss", [Pure]> {
  let summary = "cross entropy of a vocabulary head, row by row";
  let description = [{
    With `x[N,C]`, `weight[V,C]` and `targets[N]`:

        logits[n,v]  = sum_c x[n,c] * weight[v,c]  (+ bias[v] where there is one)
        logsumexp[n] = log sum_v exp(logits[n,v])
        loss[n]      = logsumexp[n] - logits[n, targets[n]]

    A target outside `[0, V)` takes no logit: its loss is the logsumexp. With
    `smoothing` e > 0 each word has a share of the target:

        share[n,v] = (1 - e) * [v = targets[n]] + e / V
        loss[n]    = sum_v share[n,v] * (logsumexp[n] - logits[n,v])

    where a target outside has the shares e / V alone. Loss and logsumexp are
    f32 (f64 for f64). The gradient is `trc.head_loss_gradient`.

    Made by `raise-head-loss`, gone after `chunk-head-loss`, so that the logits
    of a chunk of rows exist at a time.

    Example:
    ```mlir
    %loss, %lse = trc.head_loss(%x, %weight, %targets)
        : (tensor<32x8xf32>, tensor<100x8xf32>, tensor<32xi32>) -> (tensor<32xf32>, tensor<32xf32>)
    ```
  }];
  let arguments = (ins AnyRankedTensor:$x, AnyRankedTensor:$weight,
                       AnyRankedTensor:$targets,
                       Optional<AnyRankedTensor>:$bias,
                       DefaultValuedAttr<F64Attr, "0.0">:$smoothing,
                       UnitAttr:$tf32);
  let results = (outs AnyRankedTensor:$loss, AnyRankedTensor:$logsumexp);
  let assemblyFormat = [{
    `(` $x `,` $weight `,` $targets (`,` `bias` $bias^)? `)` attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Trc_HeadLossGradientOp : Trc_Op<"head_loss_gradient", [Pure]> {
  let summary = "a vocabulary head's cross entropy together with its gradients";
  let description = [{
    The loss of `trc.head_loss`, and the gradients by `x` and `weight` for the
    gradient `d_loss[N]`:

        d_logits[n,v] = d_loss[n] * (softmax(logits)[n,v] - [v = targets[n]])
        d_logits[n,v] = d_loss[n] * (softmax(logits)[n,v] * sum_w share[n,w]
                                     - share[n,v])     with `smoothing`
        d_x = d_logits . weight,  d_weight = d_logits^T . x
        d_bias[v] = sum_n d_logits[n,v]                    with a `bias`

    `d_weight` has the type of `weight`, or that of the sums, f32 (f64 for f64).
    One operation, since each chunk of logits then serves all three and its
    gradient is written over it.

    Made by `differentiate` and `raise-head-loss`, gone after `chunk-head-loss`.

    Example:
    ```mlir
    %loss, %dx, %dw = trc.head_loss_gradient(%x, %weight, %targets, %d)
        : (tensor<32x8xf32>, tensor<100x8xf32>, tensor<32xi32>, tensor<32xf32>)
        -> (tensor<32xf32>, tensor<32x8xf32>, tensor<100x8xf32>)
    ```
  }];
  let arguments = (ins AnyRankedTensor:$x, AnyRankedTensor:$weight,
                       AnyRankedTensor:$targets, AnyRankedTensor:$d_loss,
                       Optional<AnyRankedTensor>:$bias,
                       DefaultValuedAttr<F64Attr, "0.0">:$smoothing,
                       UnitAttr:$tf32);
  let results = (outs AnyRankedTensor:$loss, AnyRankedTensor:$d_x,
                      AnyRankedTensor:$d_weight,
                      Optional<AnyRankedTensor>:$d_bias);
  let assemblyFormat = [{
    `(` $x `,` $weight `,` $targets `,` $d_loss (`,` `bias` $bias^)? `)`
    attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // TRC_DIALECT_TRC_STRUCTUREDOPS
