//===- MeshParts.cpp - a rank's part by the axes of a mesh ----------------===//

#include "MeshParts.h"

#include "trc/Rewrite/OverRanks.h"

#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace trc;

MeshParts::MeshParts(sdy::MeshAttr mesh, sdy::TensorShardingAttr sharding)
    : ranks(mesh.getTotalSize()) {
  for (sdy::DimensionShardingAttr dimension : sharding.getDimShardings()) {
    Axes &axes = dimensions.emplace_back();
    for (sdy::AxisRefAttr wanted : dimension.getAxes()) {
      int64_t stride = ranks;
      for (sdy::MeshAxisAttr axis : mesh.getAxes()) {
        stride /= axis.getSize();
        if (axis.getName() == wanted.getName() && axis.getSize() > 1)
          axes.push_back({axis.getSize(), stride});
      }
    }
  }
}

std::optional<int64_t> MeshParts::dimensionInOrder() const {
  int64_t found = -1;
  for (auto [number, axes] : llvm::enumerate(dimensions)) {
    if (axes.empty())
      continue;
    int64_t stride = ranks;
    for (const Axis &axis : axes)
      if (axis.stride * axis.size == stride)
        stride = axis.stride;
    if (found >= 0 || stride != 1)
      return std::nullopt;
    found = static_cast<int64_t>(number);
  }
  return found;
}

Value MeshParts::cut(OpBuilder &builder, Location loc, Value whole,
                     RankedTensorType part) const {
  TensorArithmetic make(builder, loc);
  Value rank = make.convert(makeRankNumber(make), builder.getI32Type());
  SmallVector<Value> starts;
  for (auto [number, axes] : llvm::enumerate(dimensions)) {
    Value place = make.fill(rank, 0);
    for (const Axis &axis : axes) {
      const auto size = static_cast<double>(axis.size);
      Value along =
          make.div(rank, make.fill(rank, static_cast<double>(axis.stride)));
      place =
          make.add(make.mul(place, size),
                   make.make<stablehlo::RemOp>({along, make.fill(rank, size)}));
    }
    starts.push_back(make.mul(place, static_cast<double>(part.getDimSize(
                                         static_cast<unsigned>(number)))));
  }
  return make.slice(whole, starts, part.getShape());
}

DenseIntElementsAttr MeshParts::groups(OpBuilder &builder,
                                       const Axes &along) const {
  int64_t count = 1;
  for (const Axis &axis : along)
    count *= axis.size;
  SmallVector<int64_t> numbers;
  for (int64_t first : llvm::seq<int64_t>(ranks)) {
    // A group is found by the rank that is first along all of its axes.
    if (llvm::any_of(along, [&](const Axis &axis) {
          return first / axis.stride % axis.size != 0;
        }))
      continue;
    for (int64_t member : llvm::seq<int64_t>(count)) {
      int64_t rank = first, left = member;
      for (const Axis &axis : llvm::reverse(along)) {
        rank += left % axis.size * axis.stride;
        left /= axis.size;
      }
      numbers.push_back(rank);
    }
  }
  return DenseIntElementsAttr::get(
      RankedTensorType::get({ranks / count, count}, builder.getI64Type()),
      ArrayRef<int64_t>(numbers));
}

Value MeshParts::join(OpBuilder &builder, Location loc, Value part) const {
  for (auto [number, axes] : llvm::enumerate(dimensions)) {
    if (axes.empty())
      continue;
    const auto type = cast<RankedTensorType>(part.getType());
    const auto dim = static_cast<int64_t>(number);
    SmallVector<int64_t> shape(type.getShape());
    for (const Axis &axis : axes)
      shape[number] *= axis.size;
    part = stablehlo::AllGatherOp::create(
               builder, loc, TypeRange(type.clone(shape)), ValueRange(part),
               builder.getI64IntegerAttr(dim), groups(builder, axes),
               stablehlo::ChannelHandleAttr::get(builder.getContext(), 1, 1),
               builder.getUnitAttr())
               ->getResult(0);
  }
  return part;
}
