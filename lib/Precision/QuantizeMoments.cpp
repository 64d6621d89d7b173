//===- QuantizeMoments.cpp - moments kept in 8 bits per block -------------===//
//
// As narrow-state does it, at the ports: what comes in is decoded, what goes
// out is encoded (BlockCode.h), and each moment gets a second port, for the
// scales of its blocks. Optimizers, clipping and losses stay as they are. The
// codes have the moment's shape; in between, numbers are looked at as
// [blocks, numbers of each], which a kernel holds as rows, so that an update
// stays one pass over the parameter.
//
// Moments of one parameter share their random words, each has a half of them:
// what is drawn is a third of the work.
//
//===----------------------------------------------------------------------===//

#include "BlockCode.h"
#include "Chance.h"
#include "Notes.h"
#include "StatePorts.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/StatePart.h"
#include "trc/Precision/Passes.h"

#include "llvm/ADT/MapVector.h"

namespace trc {
#define GEN_PASS_DEF_QUANTIZEMOMENTS
#include "trc/Precision/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// Of fewer numbers little is to be had, and biases and gains are among them.
static constexpr int64_t leastNumbers = 4096;
/// Scales of smaller blocks would be an eighth of the codes and more.
static constexpr int64_t leastBlock = 32;

namespace {

/// A moment that is quantized.
struct Moment {
  StringAttr scales; ///< the state that holds its scales
  RoleOfState role;
  int64_t block;
  uint32_t words; ///< which random words round it ..
  bool upperHalf; ///< .. and which half of them
};

class QuantizeMomentsPass
    : public trc::impl::QuantizeMomentsBase<QuantizeMomentsPass> {
  void runOnOperation() override {
    forEachPort(getOperation(),
                [&](DictionaryAttr port, Type type) { note(port, type); });
    if (!hasMoments) {
      if (kept.empty())
        notes.addNoState(StateRole::Moment,
                         "no state says that it has this role");
      return notes.appendTo(getOperation());
    }
    if (hasParts) {
      getOperation().emitError("moments in 8 bits per block are not dealt out "
                               "over ranks: keep them in f32 or bf16, or leave "
                               "sharded_optimizer away");
      return signalPassFailure();
    }
    if (moments.empty()) {
      getOperation().emitError("no moment of the optimizer would be kept in 8 "
                               "bits: they have fewer than ")
          << leastNumbers << " numbers, or sizes without a divisor from "
          << leastBlock << " to 256; keep them in f32 or bf16";
      return signalPassFailure();
    }
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isExternal() && failed(quantize(function)))
        return signalPassFailure();
    numTensors += moments.size();
    notes.appendTo(getOperation());
  }

  bool hasMoments = false, hasParts = false;
  Notes notes;
  llvm::SmallDenseSet<StringAttr> kept;
  llvm::MapVector<StringAttr, Moment> moments;
  llvm::DenseMap<StringAttr, uint32_t> momentsOf;  ///< by parameter, so far
  llvm::DenseMap<StringAttr, uint32_t> parameters; ///< their numbers

  void note(DictionaryAttr port, Type type) {
    StringAttr name = stateOf(port);
    std::optional<RoleOfState> role = readRole(port);
    if (!name || !role || role->role != StateRole::Moment)
      return;
    auto keep = [&](const Twine &reason) {
      if (kept.insert(name).second)
        notes.addState(StateRole::Moment, name, "kept", type, reason);
    };
    if (!isF32(type))
      return keep("it is no f32");
    hasMoments = true;
    hasParts |= !!readWholeShape(port);
    auto tensor = cast<RankedTensorType>(type);
    const int64_t block = blockSize(tensor.getShape());
    if (tensor.getNumElements() < leastNumbers)
      return keep("f32: fewer than " + Twine(leastNumbers) + " numbers");
    if (block < leastBlock)
      return keep("f32: no divisor from " + Twine(leastBlock) +
                  " to 256 in its last dimensions");
    if (moments.contains(name))
      return;
    notes.addState(StateRole::Moment, name, "after", type,
                   "ui8, and an f32 for each block of " + Twine(block) +
                       (role->squares ? "; of squares" : "; of a sign"));
    const uint32_t number =
        parameters.try_emplace(role->parameter, parameters.size())
            .first->second;
    const uint32_t before = momentsOf[role->parameter]++;
    moments.insert(
        {name,
         {StringAttr::get(&getContext(), "scale." + name.getValue()), *role,
          block, number + (before / 2 << 16), before % 2 == 1}});
  }

  const Moment *find(DictionaryAttr port, Type type) const {
    StringAttr name = stateOf(port);
    const auto *found =
        name && isF32(type) ? moments.find(name) : moments.end();
    return found == moments.end() ? nullptr : &found->second;
  }

  static RankedTensorType codesOf(RankedTensorType type) {
    return type.clone(
        IntegerType::get(type.getContext(), 8, IntegerType::Unsigned));
  }

  /// Encodes what one function replaces or makes.
  class Encoder {
  public:
    explicit Encoder(func::FuncOp function) : counter(findCounter(function)) {}

    bool canDraw() const { return !!counter; }

    /// Rounded by chance, or to the nearest.
    BlockCode::Blocks run(TensorArithmetic &math, Value value,
                          const Moment &moment, bool byChance) {
      RankedTensorType type = getTensorType(value);
      const SmallVector<int64_t> shape = {type.getNumElements() / moment.block,
                                          moment.block};
      auto blocks =
          BlockCode(moment.role.squares)
              .encode(math, math.reshape(value, shape),
                      byChance ? draw(math, shape, moment) : half(math, shape));
      blocks.codes = math.reshape(blocks.codes, type.getShape());
      return blocks;
    }

  private:
    Value counter;
    llvm::DenseMap<std::pair<uint32_t, Type>, Value> drawn;

    Value draw(TensorArithmetic &math, ArrayRef<int64_t> shape,
               const Moment &moment) {
      auto type =
          RankedTensorType::get(shape, math.builder.getIntegerType(32, false));
      Value &words = drawn[{moment.words, type}];
      if (!words)
        words = Chance(counter).words(math, shape, moment.words);
      // 16 bits, where a code cuts 20 off.
      return moment.upperHalf
                 ? mask(math, shiftRight(math, words, 12), 0xffff0)
                 : math.mul(mask(math, words, 0xffff), math.fill(words, 16));
    }

    static Value half(TensorArithmetic &math, ArrayRef<int64_t> shape) {
      return math.fill(
          RankedTensorType::get(shape, math.builder.getIntegerType(32, false)),
          1 << 19);
    }
  };

  LogicalResult quantize(func::FuncOp function) {
    Block &block = function.getBody().front();
    Operation *end = block.getTerminator();
    OpBuilder builder(end);
    const unsigned numArguments = function.getNumArguments();
    const unsigned numResults = function.getNumResults();

    // Ports of the scales come behind all others. What is given ..
    llvm::MapVector<StringAttr, BlockCode::Blocks> given;
    for (unsigned i = 0; i < numArguments; ++i)
      if (const Moment *moment = find(function.getArgAttrDict(i),
                                      function.getArgumentTypes()[i])) {
        const unsigned at = function.getNumArguments();
        if (failed(function.insertArgument(
                at, scalesType(function.getArgumentTypes()[i], *moment),
                argumentOf(builder, *moment),
                NameLoc::get(moment->scales, function.getLoc()))))
          return failure();
        given[stateOf(function.getArgAttrDict(i))] = {block.getArgument(i),
                                                      block.getArgument(at)};
      }

    // .. and what is made, of values that are still f32.
    Encoder encoder(function);
    SmallVector<Value> results(end->getOperands());
    SmallVector<Type> resultTypes(function.getResultTypes());
    SmallVector<DictionaryAttr> resultPorts;
    function.getAllResultAttrs(resultPorts);
    for (unsigned i = 0; i < numResults; ++i) {
      const Moment *moment = find(resultPorts[i], resultTypes[i]);
      if (!moment)
        continue;
      StringAttr name = stateOf(resultPorts[i]);
      const auto *replaced = given.find(name);
      const bool isGiven = replaced != given.end();
      BlockCode::Blocks blocks;
      if (isGiven && results[i] == replaced->second.codes) {
        blocks = replaced->second; // handed through
      } else {
        if (isGiven && !encoder.canDraw())
          return emitNoCounter(function, name, "8 bits");
        TensorArithmetic math(builder, results[i].getLoc());
        blocks = encoder.run(math, results[i], *moment, isGiven);
      }
      if (isGiven)
        function.setArgAttr(
            cast<BlockArgument>(replaced->second.scales).getArgNumber(),
            "tf.aliasing_output", builder.getI32IntegerAttr(results.size()));
      resultTypes.push_back(scalesType(resultTypes[i], *moment));
      resultTypes[i] = codesOf(cast<RankedTensorType>(resultTypes[i]));
      results[i] = blocks.codes;
      results.push_back(blocks.scales);
      resultPorts.push_back(builder.getDictionaryAttr(
          builder.getNamedAttr("trc.state", moment->scales)));
    }
    end->setOperands(results);

    SmallVector<Type> inputs(function.getArgumentTypes());
    for (auto &[name, blocks] : given) {
      auto codes = cast<BlockArgument>(blocks.codes);
      auto type = cast<RankedTensorType>(codes.getType());
      inputs[codes.getArgNumber()] = codesOf(type);
      codes.setType(codesOf(type));
      builder.setInsertionPointToStart(&block);
      decode(builder, blocks, type, moments.find(name)->second, resultTypes);
    }
    function.setFunctionType(
        FunctionType::get(&getContext(), inputs, resultTypes));
    function.setAllResultAttrs(resultPorts);
    return success();
  }

  RankedTensorType scalesType(Type type, const Moment &moment) {
    return RankedTensorType::get(
        {cast<RankedTensorType>(type).getNumElements() / moment.block},
        Float32Type::get(&getContext()));
  }

  static DictionaryAttr argumentOf(Builder builder, const Moment &moment) {
    NamedAttrList attributes;
    attributes.set("trc.state", moment.scales);
    addRole({StateRole::Moment, moment.role.parameter}, builder, attributes);
    return attributes.getDictionary(builder.getContext());
  }

  /// Gives all readers the numbers, but ends that hand the codes through.
  static void decode(OpBuilder &builder, BlockCode::Blocks blocks,
                     RankedTensorType type, const Moment &moment,
                     ArrayRef<Type> results) {
    Value codes = blocks.codes;
    SmallVector<OpOperand *> readers;
    for (OpOperand &use : codes.getUses())
      if (!isa<func::ReturnOp>(use.getOwner()) ||
          isF32(results[use.getOperandNumber()]))
        readers.push_back(&use);
    if (readers.empty())
      return;
    TensorArithmetic math(builder, codes.getLoc());
    Value rows = math.reshape(
        codes, {type.getNumElements() / moment.block, moment.block});
    Value numbers = math.reshape(
        BlockCode(moment.role.squares).decode(math, {rows, blocks.scales}),
        type.getShape());
    for (OpOperand *reader : readers)
      reader->set(numbers);
  }
};

} // namespace
