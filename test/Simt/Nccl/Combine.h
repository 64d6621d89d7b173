//===- Combine.h - sums of NCCL's types -------------------------*- C++ -*-===//

#ifndef TRC_TEST_SIMT_NCCL_COMBINE_H
#define TRC_TEST_SIMT_NCCL_COMBINE_H

#include "Abi.h"

#include <span>
#include <string>

namespace trc::simt::nccl {

size_t bytesOf(Type type);
const char *nameOf(Type type);
const char *nameOf(Operator what);

/// `count` elements from `first` of each row, combined in order of the rows.
/// f16 and bf16 are kept in f32.
void combine(Type type, Operator what, std::span<const std::string> rows,
             size_t first, size_t count, void *result);

} // namespace trc::simt::nccl

#endif // TRC_TEST_SIMT_NCCL_COMBINE_H
