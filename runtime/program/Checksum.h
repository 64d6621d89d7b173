//===- Checksum.h - of a .trc file and of token shards ----------*- C++ -*-===//
//
// FNV-1a over 8-byte words, as schema/README.md says. Files have it on disk, so
// that it never changes; it finds damage, not malice. What travels between
// ranks has a faster one (comm/Checksum.h).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_PROGRAM_CHECKSUM_H
#define TRC_RUNTIME_PROGRAM_CHECKSUM_H

#include <cstddef>
#include <cstdint>
#include <span>

namespace trc::runtime {

uint64_t checksum(std::span<const std::byte> bytes);

} // namespace trc::runtime

#endif // TRC_RUNTIME_PROGRAM_CHECKSUM_H
