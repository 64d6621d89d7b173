//===- TrcOps.td - what the fuse phase works towards -------*- tablegen -*-===//
//
// The operations that the fuse phase works towards: after it a function body
// consists of fusions, contractions, attention, row scatters and StableHLO
// operations that the runtime has as library kernels. All work on tensors;
// buffers come later, in the plan dialect.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_TRCOPS
#define TRC_DIALECT_TRC_TRCOPS

include "trc/Dialect/Trc/LibraryCall.td"
include "trc/Dialect/Trc/ProductOps.td"
include "trc/Dialect/Trc/StateRole.td"
include "trc/Dialect/Trc/StructuredOps.td"
include "trc/Dialect/Trc/TrainingOps.td"
include "mlir/IR/RegionKindInterface.td"

def Trc_FusionOp : Trc_Op<"fusion", [
    Pure, IsolatedFromAbove, SingleBlock]> {
  let summary = "a region of StableHLO operations that becomes one kernel";
  let description = [{
    The region's arguments are the operands; its StableHLO operations compute
    the results, which `trc.yield` names. All of it runs as one pass over one
    iteration space, which `kind` describes:

    - `map`: every element by itself,
    - `row`: reductions along the innermost dimensions, and maps around them,
    - `column`: reductions along outer dimensions, in fixed chunks of rows; the
      results of such reductions are partial sums, one per chunk, which a
      second fusion adds up.

    Made by `fuse-operations`, gone after `bufferize-to-plan`.

    Example:
    ```mlir
    %0 = trc.fusion map(%x, %y : tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
      %s = stablehlo.add %a, %b : tensor<4xf32>
      trc.yield %s : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs, StrAttr:$kind);
  let results = (outs Variadic<AnyRankedTensor>:$outputs);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The terminator, whose operands are the results.
    ::trc::YieldOp getYield();
  }];
}

def Trc_YieldOp : Trc_Op<"yield", [
    Pure, Terminator, ParentOneOf<["FusionOp"]>]> {
  let summary = "names the results of a fusion";
  let description = [{
    Lives and goes with its `trc.fusion`.

    Example:
    ```mlir
    trc.yield %s : tensor<4xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = "($results^ `:` type($results))? attr-dict";
}

def Trc_ContractOp : Trc_Op<"contract", [Pure]> {
  let summary = "a product of two tensors, summed over shared labels";
  let description = [{
    Every dimension of `lhs`, `rhs` and the result carries a label. A label in
    all three is a batch dimension, in `lhs` and `rhs` only a contracted one, in
    one operand and the result a free one. So transposes of operands and of the
    result are a matter of labels, and the matrix product is made in place.
    The sum is accumulated in f32 for f16, bf16 and f32, in f64 for f64, and
    wraps in the result's type for integers; the result is rounded once. With
    `plus`, the product is added to that tensor, in whose buffer the result is
    made when nothing else needs it. With `tf32`, a target may round f32
    operands to tf32; the host does not.

    Made by `convert-dots-to-contract`, gone after `bufferize-to-plan`.

    Example: the scores of attention, `[B,T,H,D] x [B,S,H,D] -> [B,H,T,S]`.
    ```mlir
    %0 = trc.contract %q, %k, lhs = [0, 1, 2, 3], rhs = [0, 4, 2, 3], result = [0, 2, 1, 4]
        : (tensor<4x8x2x16xf32>, tensor<4x8x2x16xf32>) -> tensor<4x2x8x8xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$lhs, AnyRankedTensor:$rhs,
                       Optional<AnyRankedTensor>:$init,
                       DenseI64ArrayAttr:$lhs_dims, DenseI64ArrayAttr:$rhs_dims,
                       DenseI64ArrayAttr:$result_dims, UnitAttr:$tf32);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`plus` $init^)? `,` `lhs` `=` $lhs_dims `,` `rhs` `=` $rhs_dims `,`
    `result` `=` $result_dims attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Type":$result, "::mlir::Value":$lhs,
                   "::mlir::Value":$rhs, "::llvm::ArrayRef<int64_t>":$lhsDims,
                   "::llvm::ArrayRef<int64_t>":$rhsDims,
                   "::llvm::ArrayRef<int64_t>":$resultDims), [{
      build($_builder, $_state, result, lhs, rhs, /*init=*/::mlir::Value(),
            lhsDims, rhsDims, resultDims, /*tf32=*/false);
    }]>,
  ];
}

def Trc_EmptyOp : Trc_Op<"empty", [Pure]> {
  let summary = "a tensor whose numbers nobody reads";
  let description = [{
    Memory for a tensor that is written before it is read, such as a stack that a
    loop fills part by part. No command makes it. The reference gives numbers
    that are easily told from what was meant.

    Made by `eliminate-dead-fills`, gone after `bufferize-to-plan`.

    Example:
    ```mlir
    %0 = trc.empty : tensor<12x4xf32>
    ```
  }];
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Trc_ScatterRowsOp : Trc_Op<"scatter_rows", [
    Pure, AllTypesMatch<["init", "result"]>]> {
  let summary = "adds rows to a matrix at indices, in order of the index";
  let description = [{
    `result = init`, then `result[indices[i], :] += updates[i, :]` for every `i`
    whose index is inside the matrix. Indices are sorted into segments, and each
    row adds its updates in order of `i`, so the bits do not depend on threads.
    The gradient of an embedding.

    Made by `specialize-scatter`, gone after `bufferize-to-plan`.

    Example:
    ```mlir
    %0 = trc.scatter_rows %init, %indices, %updates
        : (tensor<100x8xf32>, tensor<32xi32>, tensor<32x8xf32>) -> tensor<100x8xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$init, AnyRankedTensor:$indices,
                       AnyRankedTensor:$updates);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $init `,` $indices `,` $updates attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // TRC_DIALECT_TRC_TRCOPS
