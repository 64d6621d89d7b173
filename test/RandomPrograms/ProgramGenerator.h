//===- ProgramGenerator.h - random legal programs ---------------*- C++ -*-===//
//
// Writes a StableHLO program from a seed: the same text for the same seed on
// every machine. The program takes no arguments (its inputs hide behind
// barriers, so that nothing folds them) and returns several tensors.
//
// Made for comparing two ways to run a program bit by bit, so it avoids what
// may legally differ: sums are taken of small whole numbers only, which are
// exact in any order, and `+ 0` follows where a zero may have either sign.
//
// Plain C++ without MLIR. There are also texts that are almost programs,
// for the parser.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RANDOMPROGRAMS_PROGRAMGENERATOR_H
#define TRC_TEST_RANDOMPROGRAMS_PROGRAMGENERATOR_H

#include <cstdint>
#include <string>

namespace trc::fuzz {

/// Numbers that depend on the seed alone (splitmix64).
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  uint64_t next();
  /// In [0, end).
  int64_t below(int64_t end) {
    return static_cast<int64_t>(next() % static_cast<uint64_t>(end));
  }
  /// True in `percent` of the cases.
  bool chance(int percent) { return below(100) < percent; }

private:
  uint64_t state;
};

/// Which functions occur.
enum class Functions {
  All,
  /// Those that every correct implementation computes to the same bits, so no
  /// exponential, logarithm, power and the like.
  Exact,
};

/// A legal program of about `operations` operations.
std::string generateProgram(uint64_t seed, int operations,
                            Functions functions = Functions::All);

/// The program of the seed with some of its text cut, doubled, exchanged or
/// replaced: now and then legal, mostly not.
std::string generateBrokenProgram(uint64_t seed, int operations);

} // namespace trc::fuzz

#endif // TRC_TEST_RANDOMPROGRAMS_PROGRAMGENERATOR_H
