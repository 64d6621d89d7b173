//===- CopyKernel.cpp - movement of elements between boxes ----------------===//
//
// Chooses units and tiles for each part; trc/copy.cuh moves them.
//
//===----------------------------------------------------------------------===//

#include "CopyKernel.h"

#include "ProblemText.h"

#include <numeric>

using namespace trc;
using namespace trc::cuda;
using namespace llvm;

namespace {

constexpr int64_t threads = 256;
constexpr int64_t unitsPerThread = 4; // as in trc/copy.cuh
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
  case 16:
    return "uint4";
  default:
    llvm_unreachable("no vector of that many bytes");
  }
}

void writeUnits(const Plan &plan, ProblemText &problem) {
  Extents extents, from, to;
  for (const CopyDimension &dimension : plan.part.dimensions) {
    extents.push_back(dimension.extent);
    from.push_back(dimension.from);
    to.push_back(dimension.to);
  }
  int64_t units = plan.part.items();
  problem.numbers("Extents", extents);
  problem.numbers("FromSteps", from);
  problem.numbers("ToSteps", to);
  problem.number("units", units);
  problem.number("unitsOfThread",
                 std::min(unitsPerThread, ceilDivide(units, threads)));
  problem.number("repeats", plan.repeats ? plan.width : 1);
}

/// The box's last dimension is neighbouring in the target, `across` in the
/// source: tiles of both, the others one by one.
void writeTiles(const Plan &plan, ProblemText &problem) {
  const CopyPart &part = plan.part;
  const CopyDimension &inner = part.dimensions.back();
  const CopyDimension &across = part.dimensions[plan.across];
  Extents extents, from, to;
  for (auto [i, dimension] : enumerate(part.dimensions)) {
    if (static_cast<int64_t>(i) == plan.across ||
        i + 1 == part.dimensions.size())
      continue;
    extents.push_back(dimension.extent);
    from.push_back(dimension.from);
    to.push_back(dimension.to);
  }
  for (const CopyDimension *dimension : {&across, &inner}) {
    extents.push_back(ceilDivide(dimension->extent, tileSide));
    from.push_back(tileSide * dimension->from);
    to.push_back(tileSide * dimension->to);
  }
  problem.numbers("Extents", extents);
  problem.numbers("FromSteps", from);
  problem.numbers("ToSteps", to);
  problem.number("across", across.extent);
  problem.number("inner", inner.extent);
  problem.number("innerFromStep", inner.from);
  problem.number("acrossToStep", across.to);
}

void writePart(const Plan &plan, StringRef name, LibraryText &text) {
  ProblemText problem(text, name);
  problem.type("Unit", unitType(plan.unitBytes));
  problem.number("firstBlock", plan.firstBlock);
  problem.number("fromBase", plan.part.fromBase);
  problem.number("toBase", plan.part.toBase);
  problem.flag("tiled", plan.across >= 0);
  plan.across >= 0 ? writeTiles(plan, problem) : writeUnits(plan, problem);
  problem.finish();
}

/// Where the box begins that starts read at run time move, in units.
std::string startOf(const CallReader &call, ArrayRef<DynamicStart> starts,
                    int64_t unit, LibraryText &text) {
  std::string sum;
  for (const DynamicStart &start : starts) {
    std::string index = text.operand(start.operand, call.stored(start.operand),
                                     LibraryText::Read);
    sum += (sum.empty() ? "" : " + ") + std::string("start_at<") +
           call.element(start.operand).str() + ", " + literal(start.limit) +
           ", " + literal(start.stride / unit) + ">(" + index + ")";
  }
  return sum.empty() ? "0" : sum;
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
  text.include("trc/copy.cuh");
  for (auto [i, plan] : enumerate(plans)) {
    const CopyPart &part = plan.part;
    std::string name = "Part" + std::to_string(i);
    writePart(plan, name, text);
    text.body << "  " << (i ? "else " : "");
    if (i + 1 < plans.size())
      text.body << "if (blockIdx.x < " << plan.firstBlock + plan.blocks
                << "u)\n    ";
    int64_t unit = plan.repeats ? 1 : plan.width;
    text.body << "copy_part<" << name << ">("
              << text.operand(part.source, "unsigned char", LibraryText::Read)
              << ", "
              << text.operand(part.target, "unsigned char",
                              LibraryText::Written)
              << ", " << startOf(call, part.fromStarts, unit, text) << ", "
              << startOf(call, part.toStarts, unit, text) << ");\n";
  }
  kernels.push_back(text.finish(blocks));
}
