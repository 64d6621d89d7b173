//===- RandomBuffers.h - seeded problems for the planners -------*- C++ -*-===//
//
// Numbers that are the same on every machine, and two kinds of offset problems:
// free ones, and *tight* ones, cut from a full rectangle of time and bytes so
// that a placement without any gap exists.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_PLANNING_RANDOMBUFFERS_H
#define TRC_TEST_PLANNING_RANDOMBUFFERS_H

#include "trc/Planning/Offsets.h"

#include <vector>

namespace trc::planning::test {

class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  /// Uniform in [0, bound).
  int64_t below(int64_t bound) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return static_cast<int64_t>((state >> 33) % static_cast<uint64_t>(bound));
  }

private:
  uint64_t state;
};

inline std::vector<Buffer> randomBuffers(uint64_t seed, int64_t count,
                                         int64_t alignment) {
  Random random(seed);
  std::vector<Buffer> buffers;
  for (int64_t i = 0; i < count; ++i) {
    Buffer buffer;
    buffer.lower = random.below(count);
    buffer.upper = buffer.lower + random.below(count / 4 + 2);
    buffer.size = random.below(10) ? random.below(5000) : random.below(200000);
    buffer.alignment = alignment;
    buffers.push_back(buffer);
  }
  return buffers;
}

/// A buffer per operation, short-lived, with every tenth living from the way
/// forth to its counterpart on the way back: a training step.
inline std::vector<Buffer> trainingStep(uint64_t seed, int64_t count) {
  Random random(seed);
  std::vector<Buffer> buffers;
  for (int64_t i = 0; i < count; ++i) {
    Buffer buffer;
    buffer.lower = i;
    buffer.upper = i + 2 + random.below(6);
    if (i < count / 2 && i % 10 < 4)
      buffer.upper = count - i;
    static constexpr int64_t sizes[] = {4096,    786432, 786432,
                                        3145728, 1024,   65536};
    buffer.size = sizes[random.below(6)] + 4 * random.below(2);
    buffer.alignment = 64;
    buffers.push_back(buffer);
  }
  return buffers;
}

/// `count` buffers cut from a rectangle of `count` times and `height` bytes.
inline std::vector<Buffer> tightBuffers(uint64_t seed, size_t count,
                                        int64_t height) {
  struct Piece {
    int64_t lower, upper, bottom, top;
  };
  Random random(seed);
  std::vector<Piece> pieces{{0, static_cast<int64_t>(count), 0, height}};
  while (pieces.size() < count) {
    size_t pick = static_cast<size_t>(random.below(pieces.size()));
    Piece piece = pieces[pick];
    Piece other = piece;
    if (random.below(2)) {
      if (piece.upper - piece.lower < 2)
        continue;
      int64_t cut =
          piece.lower + 1 + random.below(piece.upper - piece.lower - 1);
      piece.upper = other.lower = cut;
    } else {
      if (piece.top - piece.bottom < 2)
        continue;
      int64_t cut =
          piece.bottom + 1 + random.below(piece.top - piece.bottom - 1);
      piece.top = other.bottom = cut;
    }
    pieces[pick] = piece;
    pieces.push_back(other);
  }
  std::vector<Buffer> buffers;
  buffers.reserve(pieces.size());
  for (const Piece &piece : pieces)
    buffers.push_back({piece.lower, piece.upper, piece.top - piece.bottom, 1});
  return buffers;
}

} // namespace trc::planning::test

#endif // TRC_TEST_PLANNING_RANDOMBUFFERS_H
