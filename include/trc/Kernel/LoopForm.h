//===- LoopForm.h - the small loop form of a kernel -------------*- C++ -*-===//
//
// What a fused kernel does, as loops over scalars, before any target has seen
// it. `BuildKernel` makes it from a `trc.fusion`; the host target lowers it to
// LLVM IR, and a GPU target prints it as text. Neither derives an index from
// tensors again; what a target does to loops and accesses for itself, such as
// reading a row once, it does in this form.
//
//   kernel  = work items [0, E0*E1*..)      the parallel loops, outermost
//     body  = statements, nested by loops
//               sequential loop             rows of a chunk, plain loops
//               vector loop                 lanes (host) or threads (GPU)
//
//   softmax over rows of [R, C]:            loop 0 is the parallel loop (R)
//     vector loop 1 (C):  a = load x[C*l0 + l1]   reduce m = max(m, a)
//     vector loop 2 (C):  b = load x[..]; e = exp(b - m); store scratch[l2], e
//                                                reduce s = add(s, e)
//     vector loop 3 (C):  f = load scratch[l3]; store y[..], f / s
//
// Everything is single assignment over registers. A register is *varying* when
// it depends on the vector loop around it and *uniform* otherwise; targets
// derive that. Indices are affine in the loop counters, in elements, with
// optional registers added (gather, dynamic slice).
//
// Plain data, no MLIR: it compiles in under a second and is tested alone.
// Numbers: each operation rounds to its register's type. No operation may be
// contracted or reassociated, except that a vector loop's reductions combine
// in the order that `ReductionOrder` fixes.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_KERNEL_LOOPFORM_H
#define TRC_KERNEL_LOOPFORM_H

#include "trc/Kernel/ScalarOperations.h"

#include "schema/ElementType.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trc::kernel {

using trc::bitWidth;
using trc::ElementType;
using trc::isFloat;
using trc::isInteger;
using trc::isSigned;
using trc::isUnsigned;
using trc::storageBytes;

using Register = uint32_t;
using LoopId = uint32_t;
inline constexpr Register noRegister = ~0u;

/// constant + sum of coefficient * counter of loop.
struct Affine {
  int64_t constant = 0;
  std::vector<std::pair<LoopId, int64_t>> terms;
};

/// Holds where lower <= value < upper.
struct Guard {
  Affine value;
  int64_t lower = 0;
  int64_t upper = 0;
};

/// An element of a buffer. Where a guard does not hold, memory is not touched:
/// a load yields `fill`, a store does nothing.
struct Access {
  unsigned buffer = 0;
  Affine index;
  /// (register, stride): adds register * stride elements. The register holds an
  /// integer that is already within bounds.
  std::vector<std::pair<Register, int64_t>> dynamic;
  std::vector<Guard> guards;
  Register fill = noRegister;
};

struct Statement;

/// A value carried through a loop. Every lane and every chunk of the loop
/// starts from `init`, which is neutral for the combiner. A vector loop
/// combines in its target's `ReductionOrder`, for every number of workers; a
/// sequential loop has one lane (which, inside a vector loop, is one per
/// element of that). A combiner is called with (so far, to add), or with (lane
/// l, lane l + n/2).
///
/// The combiner is shared by several accumulators where a reduction has
/// several results (argmax).
struct Reduction {
  std::vector<Register> inits;       ///< uniform
  std::vector<Register> values;      ///< the elements, set in the loop's body
  std::vector<Register> results;     ///< uniform, live after the loop
  std::vector<Register> accumulated; ///< combiner's arguments: so far
  std::vector<Register> elements;    ///< combiner's arguments: to add
  std::vector<Statement> combiner;   ///< Compute and Constant statements only
  std::vector<Register> combined;    ///< what the combiner sets
};

/// Lanes of a vector loop on the host, for the purpose of its reductions'
/// order: four vectors of 16, so that four chains of additions hide each
/// other's latency.
inline constexpr int64_t vectorLanes = 64;

/// In which order a vector loop's reduction takes its elements; the default is
/// the host's. Element i belongs to lane (i / width) % lanes, which accumulates
/// what it has in order. Then, in each group of neighbouring lanes, halves are
/// combined, lane l with lane l + n/2, until one is left; and so the groups',
/// as many of them as a group has lanes, those that are not there being `init`.
struct ReductionOrder {
  int64_t lanes = vectorLanes;
  int64_t width = 1;
  int64_t group = vectorLanes;
};

struct Loop {
  LoopId id = 0;
  bool vector = false;
  int64_t extent = 0;
  /// When set, runs min(extent, bound) times; the bound depends on outer loops.
  std::optional<Affine> bound;
  std::vector<Statement> body;
  std::vector<Reduction> reductions;
};

struct Statement {
  enum class Kind : uint8_t {
    Constant, ///< result = bits
    Index,    ///< result (an integer) = index
    Load,     ///< result = access
    Store,    ///< access = operands[0]
    Compute,  ///< result = opcode(operands)
    Loop,
  };
  Kind kind = Kind::Compute;
  Register result = noRegister;
  Opcode opcode = Opcode::Add;
  std::vector<Register> operands;
  uint64_t bits = 0; ///< Constant: the value's bit pattern, low bits first
  Affine index;      ///< Index
  Access access;     ///< Load, Store
  uint8_t exponentBits = 0, mantissaBits = 0; ///< ReducePrecision
  std::vector<kernel::Loop> loop;             ///< Loop: exactly one
};

struct Buffer {
  enum class Kind : uint8_t {
    Operand, ///< passed by the caller, in this order
    Scratch, ///< private to a worker; `elements` long
  };
  ElementType type = ElementType::F32;
  Kind kind = Kind::Operand;
  int64_t elements = 0; ///< elements that may be addressed
  bool written = false;
};

struct Kernel {
  std::string name;
  /// Operands first, scratch buffers after them.
  std::vector<Buffer> buffers;
  /// Extents of the parallel loops, outermost first; their ids are 0 .. n-1.
  /// Work item w of [0, product) is split by division, row-major.
  std::vector<int64_t> parallel;
  /// The only parallel loop is itself run by lanes (a map over one flat index):
  /// work items are elements, and callers cut ranges at multiples of 1024.
  bool vectorParallel = false;
  std::vector<Statement> body;
  /// The type of each register.
  std::vector<ElementType> registers;
};

/// Readable text, for dumps and tests.
std::string toString(const Kernel &kernel);

/// Checks single assignment, types, loop nesting, and that no affine access can
/// leave its buffer. Returns the first fault found, or an empty string.
std::string verify(const Kernel &kernel);

/// Bytes that the scratch buffers take together; each starts at a multiple of
/// `scratchAlignment`. This is `Command.scratch` in the artifact.
inline constexpr int64_t scratchAlignment = 64;
int64_t scratchBytes(const Kernel &kernel);
/// Where scratch buffer `buffer` starts, in bytes.
int64_t scratchOffset(const Kernel &kernel, unsigned buffer);
/// Number of work items.
int64_t workItems(const Kernel &kernel);

/// Runs work items [begin, end) one scalar at a time: the oracle for targets.
/// `operands` in the kernel ABI's order; scratch is its own.
void interpret(const Kernel &kernel, void *const *operands, int64_t begin,
               int64_t end, const ReductionOrder &order = {});

/// Moves what does not depend on a loop out of it: constants, indices,
/// computations, and loads from buffers that the kernel never writes (a result
/// that shares memory with an operand overwrites only elements already read).
void hoistInvariants(Kernel &kernel);

} // namespace trc::kernel

#endif // TRC_KERNEL_LOOPFORM_H
