//===- PointEvaluator.h - values at points, on demand -----------*- C++ -*-===//
//
// Computes the value of a tensor at one point of the iteration space by
// appending statements to the loop form. Asking twice for the same value at the
// same point gives the same register.
//
// Statements go to the outermost of three places where their operands exist:
//   item      once per work item        (depends on parallel loops at most)
//   row       once per row              (and on sequential loops)
//   element   in the inner loop that is being built
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_FUSION_POINTEVALUATOR_H
#define TRC_LIB_FUSION_POINTEVALUATOR_H

#include "IterationSpace.h"

#include "llvm/ADT/DenseMap.h"

#include <map>

namespace trc {

enum class Level : uint8_t { Item, Row, Element };

/// Where a tensor is read: an index per dimension, plus what must hold for it
/// to lie inside.
struct Point {
  std::vector<kernel::Affine> indices;
  /// Per dimension, registers that are added to the index.
  std::vector<std::vector<std::pair<kernel::Register, int64_t>>> dynamic;
  /// Number of a list of guards; 0: none. Equal lists have one number, for a
  /// chain of concatenations hands on a guard more at each of its points.
  unsigned guards = 0;
};

class PointEvaluator {
public:
  PointEvaluator(const Cluster &cluster, IterationSpace &space,
                 kernel::Kernel &kernel);

  /// The value of `value` at `point`. On failure either `reason` is set, or
  /// `splitRequest` says which loop to split before trying again.
  mlir::FailureOr<kernel::Register> evaluate(mlir::Value value,
                                             const Point &point);

  /// `value` at a row-major position in its own shape.
  mlir::FailureOr<kernel::Register> evaluateAt(mlir::Value value,
                                               const kernel::Affine &position);

  /// Makes the register hold the result of a row or full reduction when it is
  /// read at `position`.
  void defineReduced(mlir::Value result, kernel::Affine position,
                     kernel::Register value);
  /// Makes a column reduction's result readable from a buffer.
  void defineStored(mlir::Value result, kernel::Affine position,
                    unsigned buffer, kernel::Affine index);

  /// Starts a new inner loop: forgets what was computed in the one before.
  void startElements(std::vector<kernel::Statement> &list);
  /// Where statements of a level go from now on.
  void setList(Level level, std::vector<kernel::Statement> &list) {
    lists[static_cast<unsigned>(level)] = &list;
  }
  /// Forgets values of rows, at the end of the sequential loops.
  void endRows() { forget(Level::Row); }

  kernel::Register newRegister(kernel::ElementType type, Level level,
                               double cost = 0);
  Level levelOf(kernel::Register reg) const { return registerLevels[reg]; }
  Level levelOf(const kernel::Affine &index) const;
  /// Roughly the cycles that the inner loop at hand takes to compute a vector
  /// of `reg`. What is computed once for a row costs an element nothing.
  double costOf(kernel::Register reg) const { return registerCosts[reg]; }
  void append(Level level, kernel::Statement statement);

  kernel::Register constant(kernel::ElementType type, uint64_t bits);
  kernel::Register compute(kernel::Opcode opcode, kernel::ElementType type,
                           llvm::ArrayRef<kernel::Register> operands);
  kernel::Register convert(kernel::Register value, kernel::ElementType type);
  /// An index as 32 bits.
  kernel::Register indexOf(const kernel::Affine &affine);
  kernel::Register load(unsigned buffer, kernel::ElementType type,
                        kernel::Access access);
  void store(unsigned buffer, kernel::Affine index, kernel::Register value,
             std::vector<kernel::Guard> guards = {});

  /// Values of elements that inner loop number `stage` computed in full, at
  /// their own point; a later loop may read them back instead.
  llvm::function_ref<std::optional<unsigned>(mlir::Value)> savedBuffer =
      nullptr;
  llvm::function_ref<void(mlir::Value, kernel::Register)> onFullElement =
      nullptr;
  /// The cost of a value that the next attempt will read back, where nothing of
  /// the one at hand is used: it is not computed in one inner loop after the
  /// other.
  llvm::function_ref<std::optional<double>(mlir::Value)> costOfPostponed =
      nullptr;

  std::string reason;
  std::optional<kernel::SplitRequest> splitRequest;

private:
  struct Definition {
    kernel::Affine position;
    kernel::Register value = kernel::noRegister;
    unsigned buffer = 0;
    kernel::Affine index;
  };
  using Key = std::pair<void *, std::vector<int64_t>>;

  IterationSpace &space;
  kernel::Kernel &kernel;
  llvm::SmallPtrSet<mlir::Operation *, 16> members;
  llvm::DenseMap<mlir::Value, unsigned> inputNumber;
  llvm::DenseMap<mlir::Value, Definition> definitions;
  std::map<Key, kernel::Register> known;
  /// By the number of a list of guards, less one: its last guard, and the
  /// number of what stands before that.
  std::vector<std::pair<unsigned, kernel::Guard>> guardLists;
  std::map<std::pair<unsigned, std::vector<int64_t>>, unsigned> guardNumbers;
  std::map<std::pair<kernel::ElementType, uint64_t>, kernel::Register>
      constants;
  std::vector<Level> registerLevels;
  std::vector<double> registerCosts;
  std::vector<kernel::Statement> *lists[3] = {};
  kernel::Affine fullPosition;
  /// The last point at that position, of a tensor of that type.
  std::pair<mlir::Type, std::vector<kernel::Affine>> full;
  /// How deep the evaluation at hand is, and what it came to when it was too
  /// deep to go on.
  unsigned depth = 0;
  std::optional<std::pair<mlir::Value, Point>> postponed;

  mlir::FailureOr<kernel::Register> fail(llvm::Twine why);
  mlir::FailureOr<kernel::Register> evaluateStretch(mlir::Value value,
                                                    const Point &point);
  mlir::FailureOr<kernel::Register> compute(mlir::Value value,
                                            const Point &point);
  mlir::FailureOr<kernel::Register>
  readInput(mlir::Value value, unsigned number, const Point &point);
  /// What of the point is known only at run time, in elements of `value`.
  static decltype(kernel::Access::dynamic) dynamicPlaces(mlir::Value value,
                                                         const Point &point);
  /// Loads from an input, but for the guards that always hold.
  kernel::Register loadInput(mlir::Value value, unsigned number,
                             kernel::Affine index, unsigned guards,
                             decltype(kernel::Access::dynamic) dynamic = {});
  mlir::FailureOr<kernel::Register> readDefined(mlir::Value value,
                                                const Definition &definition,
                                                const Point &point);
  mlir::FailureOr<kernel::Register> readIota(stablehlo::IotaOp iota,
                                             const Point &point);
  mlir::FailureOr<kernel::Register>
  readRandomBits(stablehlo::RngBitGeneratorOp op, const Point &point);
  mlir::FailureOr<kernel::Register> readFewRandomBits(RandomBitsOp op,
                                                      const Point &point);
  /// An element of a generator's state.
  mlir::FailureOr<kernel::Register> readState(mlir::Value state, int64_t index);
  mlir::FailureOr<kernel::Register> readPad(stablehlo::PadOp pad,
                                            const Point &point);
  mlir::FailureOr<kernel::Register>
  readConcatenate(stablehlo::ConcatenateOp concatenate, const Point &point);
  mlir::FailureOr<kernel::Register>
  readDynamicSlice(stablehlo::DynamicSliceOp slice, const Point &point);
  mlir::FailureOr<kernel::Register> readTotalOrder(stablehlo::CompareOp compare,
                                                   const Point &point);
  mlir::FailureOr<kernel::Register>
  readReshape(mlir::Value operand, mlir::Value result, const Point &point);
  mlir::FailureOr<kernel::Register> readElementwise(mlir::Operation *op,
                                                    kernel::Opcode opcode,
                                                    const Point &point);
  kernel::Register guardHolds(const kernel::Guard &guard);
  /// The number of the list of guards with one more at its end.
  unsigned addGuard(unsigned guards, const kernel::Guard &guard);
  bool isFullPoint(mlir::Value value, const Point &point);
  void forget(Level level);
  Key keyOf(mlir::Value value, const Point &point) const;
};

} // namespace trc

#endif // TRC_LIB_FUSION_POINTEVALUATOR_H
