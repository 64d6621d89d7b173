//===- CollectiveOps.td - operations over many ranks --------*- tablegen -*-===//
//
// Operations in which several ranks take part. None may be dropped, doubled or
// moved across another, so they have no memory-effect interface: the effects
// are unknown to MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_COLLECTIVEOPS
#define TRC_DIALECT_STABLEHLO_COLLECTIVEOPS

include "trc/Dialect/StableHLO/StableHLOAttrs.td"

def StableHLO_AllReduceOp : StableHLO_Op<"all_reduce",
    "elements combined over the ranks of a group, given to each of them",
    "The region combines two elements.", [{
func.func @example(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [IsolatedFromAbove, StableHLO_InferTypes]> {
  let arguments = (ins Variadic<StableHLO_Tensor>:$operands,
      StableHLO_ReplicaGroupsAttr:$replica_groups,
      OptionalAttr<StableHLO_ChannelHandleAttr>:$channel_handle,
      UnitAttr:$use_global_device_ids);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Variadic<StableHLO_Tensor>:$results);
  let hasVerifier = 1;
}

def StableHLO_AllGatherOp : StableHLO_Op<"all_gather",
    "tensors of the ranks of a group, one after the other",
    "They are joined along `all_gather_dim`.", [{
func.func @example(%x: tensor<2x4xf32>) -> tensor<4x4xf32> {
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>
      : (tensor<2x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
}]> {
  let arguments = (ins Variadic<StableHLO_Tensor>:$operands,
      I64Attr:$all_gather_dim, StableHLO_ReplicaGroupsAttr:$replica_groups,
      OptionalAttr<StableHLO_ChannelHandleAttr>:$channel_handle,
      UnitAttr:$use_global_device_ids);
  let results = (outs Variadic<StableHLO_Tensor>:$results);
  let hasVerifier = 1;
}

def StableHLO_ReduceScatterOp : StableHLO_Op<"reduce_scatter",
    "elements combined over the ranks of a group, a part given to each",
    "The parts lie along `scatter_dimension`.", [{
func.func @example(%x: tensor<2x4xf32>) -> tensor<1x4xf32> {
  %0 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
}], [IsolatedFromAbove]> {
  let arguments = (ins StableHLO_Tensor:$operand, I64Attr:$scatter_dimension,
      StableHLO_ReplicaGroupsAttr:$replica_groups,
      OptionalAttr<StableHLO_ChannelHandleAttr>:$channel_handle,
      UnitAttr:$use_global_device_ids);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs StableHLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_AllToAllOp : StableHLO_Op<"all_to_all",
    "parts of tensors exchanged between the ranks of a group",
    "Each rank splits its tensor and joins the parts that it gets.", [{
func.func @example(%x: tensor<2x4xf32>) -> tensor<4x2xf32> {
  %0 = "stablehlo.all_to_all"(%x) <{
    split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
}], [StableHLO_InferTypes]> {
  let arguments = (ins Variadic<StableHLO_Tensor>:$operands,
      I64Attr:$split_dimension, I64Attr:$concat_dimension, I64Attr:$split_count,
      StableHLO_ReplicaGroupsAttr:$replica_groups,
      OptionalAttr<StableHLO_ChannelHandleAttr>:$channel_handle);
  let results = (outs Variadic<StableHLO_Tensor>:$results);
  let hasVerifier = 1;
}

def StableHLO_CollectivePermuteOp : StableHLO_Op<"collective_permute",
    "tensors sent from rank to rank, by a list of pairs",
    "A rank to which nothing is sent gets zeros.", [{
func.func @example(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}>
      : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_Tensor:$operand,
      I64ElementsAttr:$source_target_pairs,
      OptionalAttr<StableHLO_ChannelHandleAttr>:$channel_handle);
  let results = (outs StableHLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_CollectiveBroadcastOp : StableHLO_Op<"collective_broadcast",
    "the tensor of the first rank of a group, given to all of it",
    "A rank in no group gets zeros.", [{
func.func @example(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>
      : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
}], [StableHLO_InferTypes]> {
  let arguments = (ins StableHLO_Tensor:$operand,
      StableHLO_ReplicaGroupsAttr:$replica_groups,
      OptionalAttr<StableHLO_ChannelHandleAttr>:$channel_handle);
  let results = (outs StableHLO_Tensor:$result);
  let hasVerifier = 1;
}

class StableHLO_IdOp<string mnemonic, string sentence> : StableHLO_Op<mnemonic,
    sentence, "A ui32 of rank 0, counted from 0.",
    "func.func @example() -> tensor<ui32> {\n"
    "  %0 = stablehlo." # mnemonic # " : tensor<ui32>\n"
    "  return %0 : tensor<ui32>\n}", [Pure, StableHLO_InferTypes]> {
  let results = (outs StableHLO_Tensor:$result);
  let assemblyFormat = "attr-dict `:` type(results)";
  let hasVerifier = 1;
}
def StableHLO_PartitionIdOp : StableHLO_IdOp<"partition_id",
    "number of the partition that runs this">;
def StableHLO_ReplicaIdOp : StableHLO_IdOp<"replica_id",
    "number of the replica that runs this">;

#endif // TRC_DIALECT_STABLEHLO_COLLECTIVEOPS
