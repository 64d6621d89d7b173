//===- CopyKernel.cpp - movement of elements between boxes ----------------===//
//
// A thread moves up to four units, a block apart, so that several accesses are
// under way at once.
//
//===----------------------------------------------------------------------===//

#include "CopyKernel.h"

#include <numeric>

using namespace trc;
using namespace trc::cuda;
using namespace llvm;

namespace {

constexpr int64_t threads = 256;
constexpr int64_t unitsPerThread = 4;
constexpr int64_t tileSide = 32;

/// A part in units: what the text is written from.
struct Plan {
  CopyPart part;
  int64_t unitBytes = 1;
  /// Elements by which a unit is wider than an element of the operands.
  int64_t width = 1;
  /// The source steps by nothing in the innermost dimension: a unit repeats
  /// one element.
  bool repeats = false;
  /// The dimension whose elements are neighbours in the source, when the copy
  /// goes through tiles; -1 else.
  int64_t across = -1;
  int64_t firstBlock = 0, blocks = 0;
};

void simplify(SmallVector<CopyDimension> &dimensions) {
  SmallVector<CopyDimension> result;
  for (const CopyDimension &dimension : dimensions) {
    if (dimension.extent == 1)
      continue;
    if (!result.empty()) {
      CopyDimension &outer = result.back();
      if (outer.from == dimension.from * dimension.extent &&
          outer.to == dimension.to * dimension.extent) {
        outer = {outer.extent * dimension.extent, dimension.from, dimension.to};
        continue;
      }
    }
    result.push_back(dimension);
  }
  if (result.empty())
    result.push_back({1, 1, 1});
  dimensions = std::move(result);
}

/// The widest unit, in elements, that all steps are multiples of.
int64_t findWidth(const CallReader &call, const CopyPart &part,
                  int64_t elementBytes, bool repeats) {
  int64_t width = 16 / elementBytes;
  auto fit = [&](int64_t value) { width = std::gcd(width, value); };
  const CopyDimension &inner = part.dimensions.back();
  if (inner.to != 1 || (inner.from != 1 && !repeats))
    return 1;
  fit(inner.extent);
  fit(part.toBase);
  fit(call.alignment(part.target) / elementBytes);
  for (const DynamicStart &start : part.toStarts)
    fit(start.stride);
  for (const CopyDimension &dimension : ArrayRef(part.dimensions).drop_back())
    fit(dimension.to);
  if (repeats)
    return std::max<int64_t>(width, 1);
  fit(part.fromBase);
  fit(call.alignment(part.source) / elementBytes);
  for (const DynamicStart &start : part.fromStarts)
    fit(start.stride);
  for (const CopyDimension &dimension : ArrayRef(part.dimensions).drop_back())
    fit(dimension.from);
  return std::max<int64_t>(width, 1);
}

Plan makePlan(const CallReader &call, CopyPart part) {
  Plan plan;
  simplify(part.dimensions);
  int64_t elementBytes = call.elementBytes(part.target);
  CopyDimension &inner = part.dimensions.back();
  plan.repeats = inner.from == 0 && inner.to == 1 && inner.extent > 1;
  plan.width = findWidth(call, part, elementBytes, plan.repeats);
  plan.unitBytes = plan.repeats ? elementBytes : elementBytes * plan.width;
  if (plan.width > 1) {
    inner.extent /= plan.width;
    auto divide = [&](int64_t &value) { value /= plan.width; };
    if (plan.repeats) {
      inner.to = plan.width; // in elements still
    } else {
      divide(part.toBase);
      divide(part.fromBase);
      for (CopyDimension &dimension :
           MutableArrayRef(part.dimensions).drop_back()) {
        divide(dimension.from);
        divide(dimension.to);
      }
    }
  }
  for (auto [i, dimension] : enumerate(part.dimensions))
    if (dimension.from == 1 && dimension.extent >= tileSide / 2 &&
        inner.from != 1 && inner.from != 0 && inner.to == 1 &&
        inner.extent >= tileSide / 2)
      plan.across = static_cast<int64_t>(i);
  if (plan.across >= 0) {
    plan.blocks = part.items() /
                  (part.dimensions[plan.across].extent * inner.extent) *
                  ceilDivide(part.dimensions[plan.across].extent, tileSide) *
                  ceilDivide(inner.extent, tileSide);
  } else {
    plan.blocks = ceilDivide(part.items(), threads * unitsPerThread);
  }
  plan.part = std::move(part);
  return plan;
}

StringRef unitType(int64_t bytes) {
  switch (bytes) {
  case 1:
    return "unsigned char";
  case 2:
    return "unsigned short";
  case 4:
    return "unsigned int";
  case 8:
    return "unsigned long long";
  default:
    return "uint4";
  }
}

/// `TYPE *NAME = pointer + base + start;`
void emitPointer(const CallReader &call, LibraryText &text, const Plan &plan,
                 bool isSource) {
  const CopyPart &part = plan.part;
  ArrayRef<DynamicStart> starts = isSource ? part.fromStarts : part.toStarts;
  StringRef name = isSource ? "source" : "target";
  std::string start = (name + "Start").str();
  if (!starts.empty())
    emitStarts(call, text, starts, start, plan.repeats ? 1 : plan.width);
  unsigned operand = isSource ? part.source : part.target;
  std::string pointer =
      text.operand(operand, "unsigned char",
                   isSource ? LibraryText::Read : LibraryText::Written);
  std::string type =
      ((isSource ? "const " : "") + unitType(plan.unitBytes) + " *").str();
  text.body << "    " << type << name << " = reinterpret_cast<" << type << ">("
            << pointer << ")";
  if (int64_t base = isSource ? part.fromBase : part.toBase)
    text.body << " + " << literal(base);
  if (!starts.empty())
    text.body << " + " << start;
  text.body << ";\n";
}

void emitFlat(LibraryText &text, const Plan &plan) {
  const CopyPart &part = plan.part;
  Extents extents, from, to;
  for (const CopyDimension &dimension : part.dimensions) {
    extents.push_back(dimension.extent);
    from.push_back(dimension.from);
    to.push_back(dimension.to);
  }
  int64_t items = part.items();
  int64_t perThread = std::min(unitsPerThread, ceilDivide(items, threads));
  StringRef index = text.indexType();
  text.body << "#pragma unroll\n    for (int unit = 0; unit < " << perThread
            << "; ++unit) {\n      const " << index << " item = static_cast<"
            << index << ">(blockIdx.x";
  if (plan.firstBlock)
    text.body << " - " << plan.firstBlock << "u";
  text.body << ") * " << threads * unitsPerThread << " + unit * " << threads
            << " + static_cast<int>(threadIdx.x);\n      if (item < "
            << literal(items) << ") {\n";
  SmallVector<std::string> names =
      text.splitIndex("item", extents, "i", "        ");
  std::string source = LibraryText::sumOf(names, from);
  std::string target = LibraryText::sumOf(names, to);
  if (plan.repeats && plan.width > 1) {
    text.include("trc/types.cuh");
    StringRef type = unitType(plan.unitBytes);
    text.body << "        Vector<" << type << ", " << plan.width
              << "> unit;\n        for (int i = 0; i < " << plan.width
              << "; ++i)\n          unit.lane[i] = source[" << source
              << "];\n        store_vector<" << plan.width << ">(target + "
              << target << ", unit);\n";
  } else {
    text.body << "        target[" << target << "] = source[" << source
              << "];\n";
  }
  text.body << "      }\n    }\n";
}

/// The box's last dimension is neighbouring in the target, `across` in the
/// source: tiles of both, the others one by one.
void emitTiles(LibraryText &text, const Plan &plan) {
  const CopyPart &part = plan.part;
  const CopyDimension &inner = part.dimensions.back();
  const CopyDimension &across = part.dimensions[plan.across];
  int64_t tilesAcross = ceilDivide(across.extent, tileSide);
  int64_t tilesInner = ceilDivide(inner.extent, tileSide);
  Extents extents, from, to;
  for (auto [i, dimension] : enumerate(part.dimensions)) {
    if (static_cast<int64_t>(i) == plan.across ||
        i + 1 == part.dimensions.size())
      continue;
    extents.push_back(dimension.extent);
    from.push_back(dimension.from);
    to.push_back(dimension.to);
  }
  extents.append({tilesAcross, tilesInner});
  from.append({tileSide * across.from, tileSide * inner.from});
  to.append({tileSide * across.to, tileSide * inner.to});
  StringRef index = text.indexType();
  text.include("trc/tile.cuh");
  text.body << "    const " << index << " tile = static_cast<" << index
            << ">(blockIdx.x";
  if (plan.firstBlock)
    text.body << " - " << plan.firstBlock << "u";
  text.body << ");\n";
  SmallVector<std::string> names =
      text.splitIndex("tile", extents, "i", "    ");
  size_t last = names.size() - 1;
  auto left = [&](StringRef name, int64_t extent) -> std::string {
    if (name == "0")
      return literal(extent);
    return literal(extent) + " - " + name.str() + " * " + literal(tileSide);
  };
  text.body << "    transpose_tile(source + " << LibraryText::sumOf(names, from)
            << ", target + " << LibraryText::sumOf(names, to) << ", "
            << left(names[last - 1], across.extent) << ", "
            << left(names[last], inner.extent) << ", " << literal(inner.from)
            << ", " << literal(across.to) << ");\n";
}

} // namespace

int64_t CopyPart::items() const {
  int64_t items = 1;
  for (const CopyDimension &dimension : dimensions)
    items *= dimension.extent;
  return items;
}

CopyPart cuda::makePart(unsigned source, unsigned target,
                        ArrayRef<int64_t> shape, ArrayRef<int64_t> from,
                        ArrayRef<int64_t> to) {
  CopyPart part{source, target, 0, 0, {}, {}, {}};
  for (auto [extent, step, targetStep] : zip_equal(shape, from, to))
    part.dimensions.push_back({extent, step, targetStep});
  return part;
}

CopyPart cuda::makeWhole(unsigned source, unsigned target, int64_t elements) {
  return makePart(source, target, {elements}, {1}, {1});
}

void cuda::emitStarts(const CallReader &call, LibraryText &text,
                      ArrayRef<DynamicStart> starts, StringRef name,
                      int64_t divisor) {
  text.include("trc/elements.cuh");
  text.body << "    const long long " << name << " =";
  for (auto [i, start] : enumerate(starts)) {
    std::string index = text.operand(start.operand, call.stored(start.operand),
                                     LibraryText::Read);
    text.body << (i ? " +" : "") << "\n        clamp_index(load_index<"
              << call.element(start.operand) << ">(" << index << ", 0), "
              << literal(start.limit) << ") * "
              << literal(start.stride / divisor);
  }
  text.body << ";\n";
}

void cuda::emitCopies(const CallReader &call, StringRef name,
                      ArrayRef<CopyPart> parts,
                      SmallVectorImpl<GeneratedKernel> &kernels) {
  std::vector<Plan> plans;
  int64_t blocks = 0, reach = 0;
  for (const CopyPart &part : parts) {
    if (part.items() == 0)
      continue;
    Plan plan = makePlan(call, part);
    plan.firstBlock = blocks;
    blocks += plan.blocks;
    reach = std::max(
        {reach, call.elements(part.source), call.elements(part.target)});
    plans.push_back(std::move(plan));
  }
  if (plans.empty())
    return;
  LibraryText text(name, threads);
  text.useIndicesFor(reach);
  // In the call's order.
  for (unsigned i = 0; i < call.numOperands(); ++i)
    for (const Plan &plan : plans) {
      if (plan.part.source == i)
        text.operand(i, "unsigned char", LibraryText::Read);
      if (plan.part.target == i)
        text.operand(i, "unsigned char", LibraryText::Written);
      for (const auto *starts : {&plan.part.fromStarts, &plan.part.toStarts})
        for (const DynamicStart &start : *starts)
          if (start.operand == i)
            text.operand(i, call.stored(i), LibraryText::Read);
    }
  for (auto [i, plan] : enumerate(plans)) {
    text.body << "  " << (i ? "else " : "");
    if (i + 1 < plans.size())
      text.body << "if (blockIdx.x < " << plan.firstBlock + plan.blocks
                << "u) ";
    text.body << "{\n";
    emitPointer(call, text, plan, /*isSource=*/true);
    emitPointer(call, text, plan, /*isSource=*/false);
    plan.across >= 0 ? emitTiles(text, plan) : emitFlat(text, plan);
    text.body << "  }\n";
  }
  kernels.push_back(text.finish(blocks));
}
