//===- DescribeKernel.cpp - what stands above a kernel's text -------------===//
//
// See DescribeKernel.h.
//
//===----------------------------------------------------------------------===//

#include "DescribeKernel.h"

#include "trc/Debug/SourceLocation.h"
#include "trc/Dialect/Trc/TrcDialect.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace trc;

/// The name that the program gives a value, or the operation that makes it.
static StringRef findName(Location loc) {
  if (auto name = dyn_cast<NameLoc>(loc))
    return name.getName();
  if (auto fused = dyn_cast<FusedLoc>(loc))
    for (Location part : fused.getLocations())
      if (StringRef name = findName(part); !name.empty())
        return name;
  return {};
}

std::string cuda::describeKernel(plan::KernelOp op) {
  FusionOp fusion = op.getFusion();
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "// " << op.getSymName() << ": one kernel (" << fusion.getKind()
     << ") for the operations below.\n//\n";
  auto printOperand = [&](StringRef kind, size_t number, Value value) {
    os << "//   " << kind << number << " : " << value.getType();
    Operation *maker = value.getDefiningOp();
    if (StringRef name = findName(maker ? maker->getLoc() : value.getLoc());
        !name.empty())
      os << ", " << name;
    os << "\n";
  };
  Block &body = fusion.getBody().front();
  size_t number = 0;
  for (BlockArgument argument : body.getArguments())
    printOperand("in", number++, argument);
  for (Value result : fusion.getYield().getResults())
    printOperand("out", number++, result);
  os << "//\n";
  SmallVector<std::string> lines;
  llvm::StringMap<unsigned> counts;
  for (Operation &inner : body.without_terminator()) {
    SourceLocation source = resolveLocation(inner.getLoc());
    std::string entry = inner.getName().getStringRef().str();
    if (!source.file.empty())
      entry += (" at " + Twine(source.file) + ":" + Twine(source.line)).str();
    if (!source.scope.empty())
      entry += " in " + source.scope;
    if (counts[entry]++ == 0)
      lines.push_back(entry);
  }
  for (const std::string &entry : lines) {
    os << "//   " << entry;
    if (unsigned count = counts[entry]; count > 1)
      os << ", " << count << " times";
    os << "\n";
  }
  return text;
}
