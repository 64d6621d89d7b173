//===- TranslationUnits.cpp - many kernels' texts as one ------------------===//
//
// See TranslationUnits.h. What texts define beside their function has the same
// names in several of them (`Problem`, `callee0`), so each is in a namespace;
// includes, and the memory that all kernels share, stand before.
//
//===----------------------------------------------------------------------===//

#include "TranslationUnits.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace trc;
using namespace llvm;
using namespace trc::cuda;

/// Beyond these a unit gains little and keeps a thread busy while others wait:
/// text of so many bytes takes ten times what a unit does without any.
static constexpr size_t mostSources = 16, mostBytes = 16 << 10;

SmallVector<SmallVector<unsigned>>
cuda::divideIntoUnits(ArrayRef<KernelSource> sources) {
  SmallVector<SmallVector<unsigned>> units;
  SmallVector<llvm::StringSet<>> symbols; // of each unit
  SmallVector<size_t> bytes;
  for (auto [number, source] : enumerate(sources)) {
    // Kernels that a generator writes are called alike: they need several
    // units.
    size_t unit = source.isAlone ? units.size() : 0;
    while (unit < units.size() &&
           (units[unit].size() == mostSources ||
            bytes[unit] + source.text.size() > mostBytes ||
            symbols[unit].contains(source.symbol)))
      ++unit;
    if (unit == units.size()) {
      units.emplace_back();
      symbols.emplace_back();
      bytes.push_back(0);
    }
    units[unit].push_back(number);
    symbols[unit].insert(source.symbol);
    bytes[unit] += source.isAlone ? mostBytes : source.text.size();
  }
  return units;
}

static bool isInclude(StringRef line) { return line.starts_with("#include "); }

/// What is said of all kernels, in the same words.
static bool isShared(StringRef line) {
  return line.starts_with("using namespace ") ||
         line.starts_with("extern __shared__ ");
}

std::string cuda::writeUnit(ArrayRef<KernelSource> sources) {
  if (sources.size() == 1)
    return sources.front().text.str();
  std::string includeText, headText, bodyText;
  raw_string_ostream includes(includeText), head(headText), body(bodyText);
  llvm::StringSet<> known;
  for (auto [number, source] : enumerate(sources)) {
    body << "namespace trc_text_" << number << " {\n";
    for (StringRef line : llvm::split(source.text, '\n')) {
      if (!isInclude(line) && !isShared(line))
        body << line << "\n";
      else if (known.insert(line).second)
        (isInclude(line) ? includes : head) << line << "\n";
    }
    body << "}\n";
  }
  return includeText + headText + bodyText;
}
