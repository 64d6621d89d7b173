//===- BufferTableFuzz.cpp - any text as the CSV of trc-plan --------------===//
//
// A table that is taken is placed, and the independent checker agrees; printed
// and read again it is the same.
//
//===----------------------------------------------------------------------===//

#include "trc/Planning/BufferTable.h"
#include "trc/Planning/OffsetCheck.h"

#include <cstdint>
#include <cstdlib>

using namespace trc::planning;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  BufferTable table, again;
  if (!parseBufferTable({reinterpret_cast<const char *>(data), size}, table)
           .empty())
    return 0;
  OffsetOptions options;
  options.searchSteps = 100'000;
  const OffsetPlan plan = planOffsets(table.buffers, options);
  if (!checkOffsets(table.buffers, plan.offsets).ok() ||
      !parseBufferTable(printBufferTable(table, plan.offsets), again).empty() ||
      again.offsets != plan.offsets)
    std::abort();
  return 0;
}
