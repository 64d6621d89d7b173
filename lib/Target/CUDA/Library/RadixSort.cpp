//===- RadixSort.cpp - launches of trc/radix_sort.cuh ---------------------===//
//
// One kernel for what fits into a tile; else two a pass, and no more passes
// than the largest key has digits.
//
//===----------------------------------------------------------------------===//

#include "RadixSort.h"

#include "llvm/ADT/bit.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;

// As in trc/radix_sort.cuh.
constexpr int64_t digitBits = 8, threads = 256, tile = 2048;

unsigned RadixSort::passes() const {
  unsigned bits = bit_width(static_cast<uint64_t>(largestKey));
  return std::max<unsigned>(1, ceilDivide(bits, digitBits));
}

void RadixSort::emit(WriteKeys writeKeys, unsigned workspace,
                     SmallVectorImpl<GeneratedKernel> &kernels) const {
  int64_t tiles = ceilDivide(count, tile);
  if (tiles == 1) {
    LibraryText text("sort_tile", threads);
    text.include("trc/radix_sort.cuh");
    std::string keys = writeKeys(text);
    std::string words =
        text.operand(workspace, "unsigned int", LibraryText::Written);
    text.body << "  sort_tile<" << literal(count) << "u, " << passes() << "u>("
              << keys << ", " << words << " + " << literal(sortedKeys()) << ", "
              << words << " + " << literal(sortedPositions()) << ");\n";
    kernels.push_back(text.finish(1));
    return;
  }
  for (unsigned pass = 0; pass < passes(); ++pass) {
    int64_t from = (pass + 1) % 2 * 2 * count, to = pass % 2 * 2 * count;
    for (bool places : {false, true}) {
      LibraryText text(places ? "place_by_digit" : "count_digits", threads);
      text.include("trc/radix_sort.cuh");
      std::string keys;
      if (pass == 0)
        keys = writeKeys(text);
      std::string words =
          text.operand(workspace, "unsigned int", LibraryText::Written);
      auto at = [&](int64_t offset) {
        return words + (offset ? " + " + literal(offset) : "");
      };
      if (pass > 0)
        keys = "StoredKeys{" + at(from) + "}";
      std::string sizes = "<" + literal(count) + "u, " +
                          std::to_string(pass * digitBits) + "u>";
      std::string counts = at(4 * count);
      if (places)
        text.body << "  place_by_digit" << sizes << "(" << keys << ", "
                  << (pass ? at(from + count) : "nullptr") << ",\n      "
                  << counts << ", " << at(to) << ", " << at(to + count)
                  << ");\n";
      else
        text.body << "  count_digits" << sizes << "(" << keys << ", " << counts
                  << ");\n";
      kernels.push_back(text.finish(tiles));
    }
  }
}
