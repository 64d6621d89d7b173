//===- SumOfRanks.h - a collective that tests of ranks ask for --*- C++ -*-===//
//
// The sum of f32 over all ranks, in their order: the same bits however it is
// cut and whoever adds.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RUNTIME_SUMOFRANKS_H
#define TRC_TEST_RUNTIME_SUMOFRANKS_H

#include "comm/Collectives.h"

#include <cstddef>
#include <cstring>
#include <span>

namespace trc::runtime {

inline void addRows(std::byte *sum, std::span<const std::byte *const> rows,
                    size_t count) {
  for (size_t i = 0; i < count; ++i) {
    float total = 0, next = 0;
    std::memcpy(&total, rows[0] + i * 4, 4);
    for (const std::byte *row : rows.subspan(1)) {
      std::memcpy(&next, row + i * 4, 4);
      total += next;
    }
    std::memcpy(sum + i * 4, &total, 4);
  }
}

/// Of as many elements as each rank has; they are cut into segments.
inline CollectiveRequest sumOf(size_t elements, int ranks,
                               size_t segmentBytes) {
  CollectiveRequest request;
  request.elementBytes = sizeof(float);
  request.operandElements = request.resultElements = elements;
  request.segmentBytes = segmentBytes;
  request.segmentsUnderWay = 1 + elements % 7; // of all that there may be
  for (int rank = 0; rank < ranks; ++rank)
    request.group.push_back(rank);
  request.combine = addRows;
  return request;
}

} // namespace trc::runtime

#endif // TRC_TEST_RUNTIME_SUMOFRANKS_H
