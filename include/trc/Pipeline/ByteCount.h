//===- ByteCount.h - bytes as people write them -----------------*- C++ -*-===//
//
// "8GiB", "1500MB", "1048576". Knows neither MLIR nor LLVM.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_BYTECOUNT_H
#define TRC_PIPELINE_BYTECOUNT_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trc {

/// A number above 0, with or without a fraction, and one of KiB, MiB, GiB, TiB
/// (powers of 1024), kB, MB, GB, TB (of 1000) or B, which may be left out.
/// Nothing where it is none, or more than 2^62 bytes.
std::optional<int64_t> parseByteCount(std::string_view text);

/// "1.39 GiB", "640 KiB", "12 bytes".
std::string byteCountText(int64_t bytes);

} // namespace trc

#endif // TRC_PIPELINE_BYTECOUNT_H
