//===- KeyedBits.cpp - the random bits of jax.random ----------------------===//
//
// See KeyedBits.h.
//
//===----------------------------------------------------------------------===//

#include "KeyedBits.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

using namespace mlir;

namespace trc {

using Word = KeyedBits::Word;

/// The one element that all elements of a value repeat, or null.
static Value peelToElement(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<stablehlo::BroadcastInDimOp, stablehlo::ReshapeOp>(op))
      break;
    value = op->getOperand(0);
  }
  return getTensorType(value).getNumElements() == 1 ? value : Value();
}

namespace {
/// A value as a sum of `rest`, which may be null, and of a word.
struct Sum {
  Value rest;
  Word word;

  explicit Sum(Value value) {
    while (!takeUniform(value)) {
      auto add = value.getDefiningOp<stablehlo::AddOp>();
      if (add && takeUniform(add.getLhs())) {
        value = add.getRhs();
      } else if (add && takeUniform(add.getRhs())) {
        value = add.getLhs();
      } else {
        rest = value;
        return;
      }
    }
  }

private:
  /// Adds a value that does not differ between elements. Words that were drawn
  /// themselves, as by `fold_in`, are sums too, of words that may be.
  bool takeUniform(Value value) {
    if (!getSplatInteger(value) && !peelToElement(value))
      return false;
    SmallVector<Value> summands = {value};
    while (!summands.empty()) {
      Value next = summands.pop_back_val();
      std::optional<APInt> splat = getSplatInteger(next);
      Value element = splat ? Value() : peelToElement(next);
      auto add = element ? element.getDefiningOp<stablehlo::AddOp>() : nullptr;
      if (add && word.elements.size() + summands.size() < mostElements) {
        summands.append({add.getRhs(), add.getLhs()});
        continue;
      }
      if (element)
        splat = getSplatInteger(element);
      if (splat)
        word.number += static_cast<uint32_t>(splat->getZExtValue());
      else
        word.elements.push_back(element);
    }
    return true;
  }

  /// Each `fold_in` adds one; there may be that many within each other.
  static constexpr size_t mostElements = 32;
};
} // namespace

bool Word::operator==(const Word &other) const {
  return number == other.number && elements.size() == other.elements.size() &&
         std::is_permutation(elements.begin(), elements.end(),
                             other.elements.begin());
}

/// Undoes `x += y; y = rotate(y, amount) ^ x`.
static bool undoRound(Value &x, Value &y, uint64_t amount) {
  auto isBy = [](Value value, uint64_t number) {
    std::optional<APInt> splat = getSplatInteger(value);
    return splat && *splat == number;
  };
  auto mixed = y.getDefiningOp<stablehlo::XorOp>();
  if (!mixed || (mixed.getLhs() != x && mixed.getRhs() != x))
    return false;
  Value turned = mixed.getLhs() == x ? mixed.getRhs() : mixed.getLhs();
  auto either = turned.getDefiningOp<stablehlo::OrOp>();
  if (!either)
    return false;
  auto left = either.getLhs().getDefiningOp<stablehlo::ShiftLeftOp>();
  Value other = either.getRhs();
  if (!left) {
    left = other.getDefiningOp<stablehlo::ShiftLeftOp>();
    other = either.getLhs();
  }
  auto right = other.getDefiningOp<stablehlo::ShiftRightLogicalOp>();
  auto sum = x.getDefiningOp<stablehlo::AddOp>();
  if (!left || !right || !sum || left.getLhs() != right.getLhs() ||
      !isBy(left.getRhs(), amount) || !isBy(right.getRhs(), 32 - amount))
    return false;
  y = left.getLhs();
  if (sum.getLhs() != y && sum.getRhs() != y)
    return false;
  x = sum.getLhs() == y ? sum.getRhs() : sum.getLhs();
  return true;
}

/// An integer as a factor for each index, and a number behind them.
static std::optional<SmallVector<uint64_t>> readLinear(Value value,
                                                       unsigned depth = 16) {
  auto type = getTensorType(value);
  SmallVector<uint64_t> result(type.getRank() + 1, 0);
  if (std::optional<APInt> splat = getSplatInteger(value)) {
    result.back() = splat->getZExtValue();
    return result;
  }
  Operation *op = value.getDefiningOp();
  if (auto iota = dyn_cast_or_null<stablehlo::IotaOp>(op)) {
    result[iota.getIotaDimension()] = 1;
    return result;
  }
  if (auto broadcast = dyn_cast_or_null<stablehlo::BroadcastInDimOp>(op)) {
    std::optional<SmallVector<uint64_t>> inner =
        depth == 0 ? std::nullopt
                   : readLinear(broadcast.getOperand(), depth - 1);
    if (!inner)
      return std::nullopt;
    auto from = getTensorType(broadcast.getOperand());
    for (auto [i, d] : llvm::enumerate(broadcast.getBroadcastDimensions()))
      if (from.getDimSize(i) != 1)
        result[d] = (*inner)[i];
    result.back() = inner->back();
    return result;
  }
  if (!isa_and_nonnull<stablehlo::AddOp, stablehlo::MulOp>(op) || depth == 0)
    return std::nullopt;
  std::optional<SmallVector<uint64_t>> a =
      readLinear(op->getOperand(0), depth - 1);
  std::optional<SmallVector<uint64_t>> b =
      readLinear(op->getOperand(1), depth - 1);
  if (!a || !b)
    return std::nullopt;
  auto isNumber = [](ArrayRef<uint64_t> linear) {
    return llvm::all_of(linear.drop_back(), [](uint64_t i) { return i == 0; });
  };
  bool isProduct = isa<stablehlo::MulOp>(op);
  if (isProduct && isNumber(*a))
    std::swap(a, b);
  if (isProduct && !isNumber(*b))
    return std::nullopt;
  for (size_t i = 0; i < result.size(); ++i)
    result[i] = isProduct ? (*a)[i] * b->back() : (*a)[i] + (*b)[i];
  return result;
}

/// Whether each element is its own number in row-major order.
static bool isRowMajorNumber(Value value) {
  // A reshape leaves the order as it is.
  while (auto reshape = value.getDefiningOp<stablehlo::ReshapeOp>())
    value = reshape.getOperand();
  auto type = getTensorType(value);
  if (std::optional<SmallVector<int64_t>> all = getIntegers(value)) {
    for (auto [i, number] : llvm::enumerate(*all))
      if (number != static_cast<int64_t>(i))
        return false;
    return true;
  }
  std::optional<SmallVector<uint64_t>> linear = readLinear(value);
  if (!linear || linear->back() != 0)
    return false;
  uint64_t stride = 1;
  for (int64_t d = type.getRank(); d-- > 0;) {
    auto size = static_cast<uint64_t>(type.getDimSize(d));
    if (size != 1 && (*linear)[d] != stride)
      return false;
    stride *= size;
  }
  return true;
}

/// Behind a conversion to 32 bits, of which the lower ones are kept.
static Value peelNarrowing(Value value) {
  auto convert = value.getDefiningOp<stablehlo::ConvertOp>();
  bool narrows = convert && getTensorType(convert.getOperand())
                                .getElementType()
                                .isUnsignedInteger(64);
  return narrows ? convert.getOperand() : value;
}

static bool isUpperNumber(Value value) {
  auto shift =
      peelNarrowing(value).getDefiningOp<stablehlo::ShiftRightLogicalOp>();
  if (!shift || !getTensorType(shift.getLhs()).getElementType().isInteger(64))
    return false;
  std::optional<APInt> by = getSplatInteger(shift.getRhs());
  return by && *by == 32 && isRowMajorNumber(shift.getLhs());
}

/// Whether `third` is `first ^ second ^ 0x1BD11BDA`.
static bool isThirdWord(const Word &third, const Word &first,
                        const Word &second) {
  uint32_t number = 0x1BD11BDA;
  SmallVector<Word> wanted;
  for (const Word &word : {first, second}) {
    if (word.isNumber())
      number ^= word.number;
    else
      wanted.push_back(word);
  }
  if (third.isNumber())
    return wanted.empty() && third.number == number;
  if (third.elements.size() != 1 || third.number != 0)
    return false;
  SmallVector<Value> pending = {third.elements.front()};
  while (!pending.empty() && pending.size() < 8) {
    Value value = peelToElement(pending.pop_back_val());
    Word word = Sum(value).word;
    auto mixed = value.getDefiningOp<stablehlo::XorOp>();
    if (Word *found = llvm::find(wanted, word); found != wanted.end())
      wanted.erase(found);
    else if (word.isNumber())
      number ^= word.number;
    else if (mixed)
      pending.append({mixed.getLhs(), mixed.getRhs()});
    else
      return false;
  }
  return number == 0 && pending.empty() && wanted.empty();
}

std::optional<KeyedBits> KeyedBits::read(Value bits) {
  static constexpr uint64_t rotations[2][4] = {{13, 15, 26, 6},
                                               {17, 29, 16, 24}};
  auto type = dynTensorType(bits);
  auto joined = bits.getDefiningOp<stablehlo::XorOp>();
  if (!joined || !type || !type.getElementType().isUnsignedInteger(32))
    return std::nullopt;
  for (bool swapped : {false, true}) {
    Value x = joined.getLhs(), y = joined.getRhs();
    if (swapped)
      std::swap(x, y);
    // What each group of rounds adds to x and to y; first the counter's.
    std::array<Word, 6> ofX, ofY;
    bool matches = true;
    for (int group = 5; matches && group > 0; --group) {
      Sum sumX(x), sumY(y);
      ofX[group] = sumX.word;
      ofY[group] = sumY.word;
      x = sumX.rest;
      y = sumY.rest;
      matches = x && y;
      for (int round = 4; matches && round-- > 0;)
        matches = undoRound(x, y, rotations[(group - 1) % 2][round]);
    }
    if (!matches)
      continue;
    Sum upper(x), lower(y);
    ofX[0] = upper.word;
    ofY[0] = lower.word;
    // The upper words are zero where they have been folded.
    if (!lower.rest || (upper.rest && !isUpperNumber(upper.rest)) ||
        !isRowMajorNumber(peelNarrowing(lower.rest)) ||
        (!upper.rest && type.getNumElements() > int64_t(1) << 32))
      return std::nullopt;
    Word keys[3] = {ofX[0], ofY[0], ofX[2]};
    if (!isThirdWord(keys[2], keys[0], keys[1]))
      return std::nullopt;
    for (uint32_t group = 1; group < 6; ++group) {
      Word next = keys[(group + 1) % 3];
      next.number += group;
      if (!(ofX[group] == keys[group % 3]) || !(ofY[group] == next))
        return std::nullopt;
    }
    return KeyedBits{{keys[0], keys[1]}};
  }
  return std::nullopt;
}

/// The tensor of two of which `first` and `second` are the elements, or null.
static Value findPair(const Word &first, const Word &second) {
  auto slice = [](const Word &word) -> stablehlo::SliceOp {
    if (word.elements.size() != 1 || word.number != 0)
      return nullptr;
    return word.elements.front().getDefiningOp<stablehlo::SliceOp>();
  };
  stablehlo::SliceOp a = slice(first), b = slice(second);
  if (!a || !b || a.getOperand() != b.getOperand() ||
      getTensorType(a.getOperand()).getShape() != ArrayRef<int64_t>{2} ||
      a.getStartIndices().front() != 0 || b.getStartIndices().front() != 1)
    return {};
  return a.getOperand();
}

Value KeyedBits::buildKey(OpBuilder &builder, Location loc) const {
  if (Value pair = findPair(key[0], key[1]))
    return pair;
  TensorArithmetic math(builder, loc);
  Type element = builder.getIntegerType(32, /*isSigned=*/false);
  auto single = RankedTensorType::get({1}, element);
  SmallVector<Value> words;
  for (const Word &word : key) {
    Value sum;
    for (Value value : word.elements) {
      Value summand = math.reshape(value, {1});
      sum = sum ? math.add(sum, summand) : summand;
    }
    if (!sum || word.number != 0) {
      Value number = makeConstant(
          builder, loc, DenseElementsAttr::get(single, APInt(32, word.number)));
      sum = sum ? math.add(sum, number) : number;
    }
    words.push_back(sum);
  }
  return math.concatenate(words, 0);
}

SmallVector<Value> KeyedBits::sources() const {
  SmallVector<Value> result;
  for (const Word &word : key)
    result.append(word.elements);
  return result;
}

} // namespace trc
