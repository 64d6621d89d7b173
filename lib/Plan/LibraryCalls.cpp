//===- LibraryCalls.cpp - what a call tells a library kernel --------------===//
//
// One rule for all: an attribute keeps its name; structured ones are flattened,
// each field under the name that it has in the StableHLO specification;
// enumerations become their spelling. So a new operation needs nothing here.
//
//===----------------------------------------------------------------------===//

#include "LibraryCalls.h"

#include "schema/Checks.h"
#include "trc/Debug/SourceLocation.h"
#include "trc/Dialect/StableHLO/CheckDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace trc;

namespace {

class OptionList {
public:
  OptionList(Builder builder, SmallVectorImpl<NamedAttribute> &list)
      : builder(builder), list(list) {}

  void add(StringRef name, Attribute value) {
    list.emplace_back(builder.getStringAttr(name), value);
  }
  void add(StringRef name, ArrayRef<int64_t> value) {
    add(name, builder.getDenseI64ArrayAttr(value));
  }
  void add(StringRef name, int64_t value) {
    add(name, builder.getI64IntegerAttr(value));
  }
  void addText(StringRef name, StringRef value) {
    add(name, builder.getStringAttr(value));
  }

  /// Returns false for what a library kernel has no use for.
  void addAny(StringRef name, Attribute value) {
    using namespace stablehlo;
    TypeSwitch<Attribute>(value)
        .Case<IntegerAttr, FloatAttr, StringAttr, DenseI64ArrayAttr, BoolAttr>(
            [&](auto attr) { add(name, attr); })
        .Case([&](UnitAttr) { add(name, builder.getBoolAttr(true)); })
        .Case<DenseI32ArrayAttr, DenseBoolArrayAttr>([&](auto attr) {
          SmallVector<int64_t> values(attr.asArrayRef().begin(),
                                      attr.asArrayRef().end());
          add(name, values);
        })
        .Case([&](DenseIntElementsAttr attr) {
          SmallVector<int64_t> values;
          for (const APInt &element : attr.getValues<APInt>())
            values.push_back(element.getSExtValue());
          add(name, values);
        })
        .Case([&](ComparisonDirectionAttr attr) {
          addText(name, stringifyComparisonDirection(attr.getValue()));
        })
        .Case([&](ComparisonTypeAttr attr) {
          addText(name, stringifyComparisonType(attr.getValue()));
        })
        .Case([&](TransposeAttr attr) {
          addText(name, stringifyTranspose(attr.getValue()));
        })
        .Case([&](RngDistributionAttr attr) {
          addText(name, stringifyRngDistribution(attr.getValue()));
        })
        .Case([&](RngAlgorithmAttr attr) {
          addText(name, stringifyRngAlgorithm(attr.getValue()));
        })
        .Case([&](DotDimensionNumbersAttr attr) {
          add("lhs_batching_dimensions", attr.getLhsBatchingDimensions());
          add("rhs_batching_dimensions", attr.getRhsBatchingDimensions());
          add("lhs_contracting_dimensions", attr.getLhsContractingDimensions());
          add("rhs_contracting_dimensions", attr.getRhsContractingDimensions());
        })
        .Case([&](GatherDimensionNumbersAttr attr) {
          add("offset_dims", attr.getOffsetDims());
          add("collapsed_slice_dims", attr.getCollapsedSliceDims());
          add("operand_batching_dims", attr.getOperandBatchingDims());
          add("start_indices_batching_dims",
              attr.getStartIndicesBatchingDims());
          add("start_index_map", attr.getStartIndexMap());
          add("index_vector_dim", attr.getIndexVectorDim());
        })
        .Case([&](ScatterDimensionNumbersAttr attr) {
          add("update_window_dims", attr.getUpdateWindowDims());
          add("inserted_window_dims", attr.getInsertedWindowDims());
          add("input_batching_dims", attr.getInputBatchingDims());
          add("scatter_indices_batching_dims",
              attr.getScatterIndicesBatchingDims());
          add("scatter_dims_to_operand_dims",
              attr.getScatterDimsToOperandDims());
          add("index_vector_dim", attr.getIndexVectorDim());
        })
        .Case([&](ConvDimensionNumbersAttr attr) {
          add("input_batch_dimension", attr.getInputBatchDimension());
          add("input_feature_dimension", attr.getInputFeatureDimension());
          add("input_spatial_dimensions", attr.getInputSpatialDimensions());
          add("kernel_input_feature_dimension",
              attr.getKernelInputFeatureDimension());
          add("kernel_output_feature_dimension",
              attr.getKernelOutputFeatureDimension());
          add("kernel_spatial_dimensions", attr.getKernelSpatialDimensions());
          add("output_batch_dimension", attr.getOutputBatchDimension());
          add("output_feature_dimension", attr.getOutputFeatureDimension());
          add("output_spatial_dimensions", attr.getOutputSpatialDimensions());
        })
        // Precision, layouts, accuracy: one policy holds everywhere.
        .Default([](Attribute) {});
  }

private:
  Builder builder;
  SmallVectorImpl<NamedAttribute> &list;
};

/// The operation that the region applies to its two arguments, if that is all
/// it does and their order makes no difference.
StringRef findOnlyOperation(Region &region) {
  if (!region.hasOneBlock())
    return {};
  Block &block = region.front();
  if (block.getNumArguments() != 2 ||
      !llvm::hasNItems(block.getOperations(), 2))
    return {};
  Operation &only = block.front();
  if (!only.hasTrait<mlir::OpTrait::IsCommutative>())
    return {};
  bool applied = llvm::is_contained(only.getOperands(), block.getArgument(0)) &&
                 llvm::is_contained(only.getOperands(), block.getArgument(1)) &&
                 block.getTerminator()->getOperands() == only.getResults();
  return applied ? only.getName().getStringRef() : StringRef();
}

} // namespace

LibraryOptions trc::describeOptions(Operation *op) {
  LibraryOptions call;
  Builder builder(op->getContext());
  OptionList options(builder, call.options);
  if (auto product = dyn_cast<MatmulOp>(op)) {
    // Which tensors there are: for runtimes that do not know them by name.
    auto flag = [&](StringRef name, Value value) {
      if (value)
        options.add(name, builder.getBoolAttr(true));
    };
    flag("plus", product.getInit());
    flag("bias", product.getBias());
    flag("pre", product.getPre());
    flag("kept_pre", product.getKeptPre());
    flag("bias_gradient", product.getBiasGradient());
  }
  if (auto seed = op->getAttrOfType<IntegerAttr>("trc.seed"))
    options.add("seed", seed);
  if (auto custom = dyn_cast<stablehlo::CustomCallOp>(op)) {
    StringRef target = custom.getCallTargetName();
    if (isCheck(target)) {
      // The tolerance of the custom call differs from that of the op.
      if (target == "check.expect_almost_eq")
        options.add("tolerance", builder.getF64FloatAttr(1e-3));
      return call;
    }
    options.addText("call_target_name", target);
    const bool isPrint = target == "trc.print";
    if (isPrint)
      options.addText("label", getPrintLabel(op));
    if (auto config =
            dyn_cast_or_null<StringAttr>(custom.getBackendConfigAttr()))
      options.add("backend_config", config);
    // A dictionary is as many options; older JAX writes it under its own name.
    for (StringRef dictionary : {"backend_config", "mhlo.backend_config"})
      if (auto config = op->getAttrOfType<DictionaryAttr>(dictionary))
        for (NamedAttribute option : config)
          if (!isPrint || option.getName() != "label")
            options.addAny(option.getName(), option.getValue());
    return call;
  }

  for (NamedAttribute attribute : op->getAttrs()) {
    // Dialect attributes (sharding, frontend notes) are no options.
    if (attribute.getName().strref().contains('.'))
      continue;
    if (isa<check::ExpectEqConstOp, check::ExpectAlmostEqConstOp>(op) &&
        attribute.getName() == "value") {
      call.constant = cast<ElementsAttr>(attribute.getValue());
      continue;
    }
    options.addAny(attribute.getName(), attribute.getValue());
  }
  // The rows of a matrix, whose numbers alone would not tell them apart.
  if (auto groups = op->getAttrOfType<DenseIntElementsAttr>("replica_groups"))
    options.add("group_size", groups.getType().getDimSize(1));
  // Known to the library kernel it needs no calls, and sums as numerics want.
  if (isa<stablehlo::ReduceOp, stablehlo::ReduceWindowOp, stablehlo::ScatterOp,
          stablehlo::SelectAndScatterOp, stablehlo::AllReduceOp,
          stablehlo::ReduceScatterOp>(op)) {
    StringRef body = findOnlyOperation(op->getRegions().back());
    if (!body.empty())
      options.addText("body", body);
  }
  return call;
}
