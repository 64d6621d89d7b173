//===- Attention.cpp - binding of attention and its gradient --------------===//
//
// Reads the request, and chooses the kernel: tiles for f32 and the half types
// where the machine has AVX2 or AVX-512, else plain loops.
//
//===----------------------------------------------------------------------===//

#include "Attention.h"
#include "AmxScores.h"
#include "AmxSums.h"
#include "Elements.h"
#include "Families.h"
#include "ThreeFry.h"
#include "Tiles.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace trc::runtime::host {

/// Reads a mask or a bias.
static ScoreOperand readScores(Binding &binding, size_t operand,
                               const Attention &of) {
  ScoreOperand result;
  result.operand = operand;
  IntsRef shape = binding.shape(operand);
  if (shape.size() == 2) {
    const int64_t keyShape[] = {of.batch, of.keys};
    binding.expectShape(operand, keyShape);
    result.batch = of.keys;
    return result;
  }
  if (!binding.expectRank(operand, 4))
    return result;
  int64_t expected[] = {of.batch, of.heads, of.rows, of.keys}, stride = 1;
  int64_t *strides[] = {&result.batch, &result.head, &result.row, nullptr};
  for (size_t d = 4; d-- > 0;) {
    if (d < 3 && shape[d] == 1)
      expected[d] = 1;
    else if (d < 3)
      *strides[d] = stride;
    stride *= shape[d];
  }
  binding.expectShape(operand, expected);
  return result;
}

namespace {

/// The operands by number; packed, query, key and value are one, and so are
/// their gradients. Of the mask, the bias and the generator 0: there is none.
struct Places {
  bool isPacked = false;
  size_t query = 0, key = 0, value = 0;
  size_t mask = 0, bias = 0, random = 0;
  size_t result = 0, logsumexp = 0, dResult = 0;
  size_t dQuery = 0, dKey = 0, dValue = 0;

  static Places byName(Binding &binding, bool gradient);
  static Places byOrder(Binding &binding, bool gradient);
};

} // namespace

Places Places::byName(Binding &binding, bool gradient) {
  Places at;
  size_t known = 0;
  auto find = [&](const char *name) {
    ++known;
    return binding.operand(name);
  };
  auto findOptional = [&](const char *name) {
    return binding.hasOperand(name) ? find(name) : 0;
  };
  at.isPacked = !binding.hasOperand("key");
  at.query = find("query");
  at.key = at.isPacked ? at.query : find("key");
  at.value = at.isPacked ? at.query : find("value");
  at.result = find("result");
  at.logsumexp = find("logsumexp");
  at.mask = findOptional("mask");
  at.bias = findOptional("bias");
  at.random = findOptional("random");
  if (gradient) {
    at.dResult = find("d_result");
    at.dQuery = find("d_query");
    at.dKey = at.isPacked ? at.dQuery : find("d_key");
    at.dValue = at.isPacked ? at.dQuery : find("d_value");
  }
  binding.require(at.query == 0, "expected 'query' as the first operand");
  for (size_t written :
       {gradient ? at.dQuery : at.result, gradient ? at.dKey : at.logsumexp,
        gradient ? at.dValue : at.logsumexp})
    binding.require(binding.request.operands[written].written,
                    "expected operand " + std::to_string(written) +
                        " to be written");
  binding.require(known == binding.numOperands(),
                  "expected " + std::to_string(known) +
                      " operands by their names, got " +
                      std::to_string(binding.numOperands()));
  return at;
}

/// Of programs that were compiled before operands had names: what may be absent
/// stands behind what is read, a mask before a bias before a generator.
Places Places::byOrder(Binding &binding, bool gradient) {
  Places at;
  at.isPacked = binding.numOperands() > 0 && binding.shape(0).size() == 5;
  const size_t vectors = at.isPacked ? 1 : 3;
  const size_t inputs = gradient ? vectors + 3 : vectors;
  const size_t outputs = gradient ? vectors : 2;
  if (!binding.expectAtLeast(inputs + outputs))
    return at;
  const size_t first = binding.numOperands() - outputs; // that is written
  const ElementType sum =
      binding.type(0) == ElementType::F64 ? ElementType::F64 : ElementType::F32;
  size_t next = inputs;
  if (next < first && binding.type(next) == ElementType::I1)
    at.mask = next++;
  if (next < first && binding.type(next) == sum)
    at.bias = next++;
  if (next < first)
    at.random = next++;
  binding.require(next == first,
                  "expected at most one mask, then one bias, and then one "
                  "generator");
  at.key = at.isPacked ? 0 : 1;
  at.value = at.isPacked ? 0 : 2;
  at.result = gradient ? vectors : first;
  at.logsumexp = at.result + 1;
  at.dResult = at.result + 2;
  at.dQuery = first;
  at.dKey = first + at.key;
  at.dValue = first + at.value;
  return at;
}

Attention Attention::read(Binding &binding, bool gradient) {
  Attention result = {};
  const Places at = binding.hasOperandNames()
                        ? Places::byName(binding, gradient)
                        : Places::byOrder(binding, gradient);
  if (!binding.ok())
    return result;
  const bool isPacked = at.isPacked;
  const ElementType sum = binding.type(at.query) == ElementType::F64
                              ? ElementType::F64
                              : ElementType::F32;
  result.random = at.random;
  result.type = binding.type(at.query);
  size_t valueAt = at.value, rank = isPacked ? 5 : 4;
  if (!binding.expectFloat(at.query) || !binding.expectRank(at.query, rank) ||
      !binding.expectRank(valueAt, rank))
    return result;
  IntsRef query = binding.shape(at.query), value = binding.shape(valueAt);
  if (isPacked &&
      !binding.require(query[2] == 3,
                       "expected query, key and value in dimension 2, got " +
                           std::to_string(query[2])))
    return result;
  result.batch = query[0];
  result.rows = query[1];
  result.heads = query[rank - 2];
  result.depth = query[rank - 1];
  result.keys = value[1];
  result.width = value[rank - 1];
  const int64_t batch = result.batch, rows = result.rows, heads = result.heads,
                keys = result.keys, depth = result.depth, width = result.width;
  const size_t random = result.random;
  const int64_t keyShape[] = {batch, keys, heads, depth};
  const int64_t valueShape[] = {batch, keys, heads, width};
  const int64_t resultShape[] = {batch, rows, heads, width};
  const int64_t sumShape[] = {batch, heads, rows};
  const size_t out = at.result;
  result.logsumexp = at.logsumexp;
  if (!isPacked) {
    binding.expectSameType(at.query, at.key);
    binding.expectSameType(at.query, at.value);
    binding.expectShape(at.key, keyShape);
    binding.expectShape(at.value, valueShape);
  }
  binding.expectSameType(at.query, out);
  binding.expectShape(out, resultShape);
  binding.expectShape(result.logsumexp, sumShape);
  binding.expectType(result.logsumexp, sum);
  auto place = [&](size_t operand, int64_t extent, int64_t extentOfHead) {
    return HeadVectors{operand, 0, extent, heads * extentOfHead, extentOfHead};
  };
  // Parts of one operand, or an operand each.
  struct Vectors {
    size_t query, key, value;
  };
  auto placeAll = [&](const Vectors &operands, HeadVectors &q, HeadVectors &k,
                      HeadVectors &v) {
    q = place(operands.query, rows, depth);
    k = place(operands.key, keys, depth);
    v = place(operands.value, keys, width);
    if (!isPacked)
      return;
    for (HeadVectors *part : {&q, &k, &v})
      part->stride = 3 * heads * depth;
    k.first = heads * depth;
    v.first = 2 * heads * depth;
  };
  placeAll({at.query, at.key, at.value}, result.query, result.key,
           result.value);
  result.result = place(out, rows, width);
  if (gradient) {
    result.dResult = place(at.dResult, rows, width);
    placeAll({at.dQuery, at.dKey, at.dValue}, result.dQuery, result.dKey,
             result.dValue);
    binding.expectSameType(at.query, at.dResult);
    binding.expectSameShape(out, at.dResult);
    for (auto [of, by] : {std::pair(at.query, at.dQuery),
                          {at.key, at.dKey},
                          {at.value, at.dValue}}) {
      binding.expectSameType(of, by);
      binding.expectSameShape(of, by);
    }
  }
  if (at.mask && binding.expectType(at.mask, ElementType::I1))
    result.mask = readScores(binding, at.mask, result);
  if (at.bias && binding.expectType(at.bias, sum))
    result.bias = readScores(binding, at.bias, result);
  if (random) {
    const int64_t stateShape[] = {2};
    result.isKeyed = binding.type(random) == ElementType::UI32;
    if (!result.isKeyed)
      binding.expectType(random, ElementType::UI64);
    binding.expectShape(random, stateShape);
  }
  result.scale = binding.number("scale");
  result.fill = binding.number("fill");
  result.causal = binding.flagOr("causal", false);
  result.fillFirst = at.bias && binding.flagOr("fill_first", false);
  result.additive = binding.flagOr("additive", false);
  int64_t below = binding.integerOr("keep_below", 0);
  const int64_t bits = binding.integerOr("random_bits", 32);
  binding.require(bits == 32 || (!result.isKeyed && (bits == 8 || bits == 16)),
                  "expected 'random_bits' of 32, or of 8 or 16 with a state, "
                  "got " +
                      std::to_string(bits));
  result.randomBits = bits;
  result.keepScale = random ? binding.numberOr("keep_scale", 1) : 1;
  if (!binding.ok())
    return result;
  binding.require(
      random ? below > 0 && below <= int64_t(1) << bits : below == 0,
      "expected 'keep_below' of 1 to 2^" + std::to_string(bits) +
          " with a generator, and 0 without, got " + std::to_string(below));
  result.keepBelow = static_cast<uint64_t>(below);
  Ints strides = binding.list("random_strides");
  if (strides.empty())
    strides = {heads * rows * keys, rows * keys, keys, 1};
  auto isNegative = [](int64_t stride) { return stride < 0; };
  if (!binding.require(strides.size() == 4 &&
                           std::ranges::none_of(strides, isNegative) &&
                           (!result.isKeyed || strides[2] < int64_t(1) << 26),
                       "expected four 'random_strides', none negative, and of "
                       "queries below 2^26"))
    return result;
  std::ranges::copy(strides, result.randomStrides.begin());
  // Numbers of blocks of random bits within a tile are 32 bits wide, and no
  // size in scratch may overflow.
  binding.require(keys < int64_t(1) << 26 && rows < int64_t(1) << 40,
                  "expected fewer than 2^26 keys, got " + std::to_string(keys));
  binding.require(depth < int64_t(1) << 20 && width < int64_t(1) << 20,
                  "expected heads narrower than 2^20, got " +
                      std::to_string(std::max(depth, width)));
  return result;
}

TileKeep Attention::keep(void *const *operands, int64_t b, int64_t h, int64_t t,
                         int64_t s, uint64_t *bits) const {
  TileKeep result;
  if (!random)
    return result;
  result.below = keepBelow;
  std::memcpy(result.key, operands[random], sizeof result.key);
  std::array<int64_t, 4> shape = {batch, heads, rows, keys},
                         position = {b, h, t, s};
  if (isKeyed) {
    result.first = std::transform_reduce(position.begin(), position.end(),
                                         randomStrides.begin(), uint64_t{0});
    result.queryStep = static_cast<uint32_t>(randomStrides[2]);
    result.keyStep = static_cast<uint64_t>(randomStrides[3]);
    result.source = TileKeep::DrawEach;
    return result;
  }
  uint64_t counter;
  std::memcpy(&counter, bytes(operands[random]) + sizeof counter,
              sizeof counter);
  if (randomBits < 32) {
    const int64_t band = 256 / randomBits;
    const int64_t bands = (rows + band - 1) / band,
                  rowBlocks = (keys + 31) / 32 * 8;
    const int64_t row = ((b * heads + h) * bands + t / band) * 8 + t % 8;
    result.counter = counter;
    result.first = static_cast<uint64_t>(row * rowBlocks);
    result.queryStep = static_cast<uint32_t>(rowBlocks);
    result.width = static_cast<int>(randomBits);
    result.firstKey = s;
    // Of one weight: its block, the word of it and the bits of that.
    result.word = static_cast<uint32_t>(s / 8 % 4);
    result.source = TileKeep::DrawTiles;
    result.bits = bits;
    return result;
  }
  size_t paired = findPairedDimension(shape);
  result.word = position[paired] % 2;
  shape[paired] = (shape[paired] + 1) / 2;
  position[paired] /= 2;
  result.halveQuery = paired == 2;
  result.halveKey = paired == 3;
  result.queryStep = static_cast<uint32_t>(shape[3]);
  uint64_t number = 0;
  for (size_t i = 0; i < 4; ++i)
    number = number * static_cast<uint64_t>(shape[i]) +
             static_cast<uint64_t>(position[i]);
  result.first = counter + number;
  result.source = TileKeep::Draw;
  if (bits && sharesWords()) {
    result.source = result.word == 0 ? TileKeep::DrawBoth : TileKeep::Stored;
    result.bits = bits + s;
  }
  return result;
}

namespace {

#if defined(__x86_64__)
/// With scores and sums in tiles of AMX.
const TileFunctions &tileFunctionsOfAmx() {
  static const TileFunctions functions = [] {
    TileFunctions with = x86_64_v4_bf16::tileFunctions();
    with.multiplyScores = amx::multiplyScores;
    with.sumOverQueries = amx::sumOverQueries;
    with.sumOverKeys = amx::sumOverKeys;
    with.pairQueries = amx::pairQueries;
    with.turnKeys = amx::turnKeys;
    return with;
  }();
  return functions;
}
#endif

/// Null where neither instruction set is there, or `limit` names none.
const TileFunctions *findTile(const Attention &attention,
                              std::string_view limit) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  bool any = limit.empty();
  // A device's level is x86-64-v4 wherever there is more than that.
  const bool multipliesHalves = attention.type == ElementType::BF16 &&
                                (any || limit == "x86-64-v4") &&
                                __builtin_cpu_supports("x86-64-v4") &&
                                __builtin_cpu_supports("avx512bf16");
  constexpr int64_t whole = 2 * amx::pairsOfScores;
  if (multipliesHalves && attention.depth % whole == 0 &&
      attention.width % whole == 0 && hasTiles())
    return &tileFunctionsOfAmx();
  if (multipliesHalves)
    return &x86_64_v4_bf16::tileFunctions();
  if ((any || limit == "x86-64-v4") && __builtin_cpu_supports("x86-64-v4"))
    return &x86_64_v4::tileFunctions();
  if ((any || limit == "x86-64-v4" || limit == "x86-64-v3") &&
      __builtin_cpu_supports("x86-64-v3"))
    return &x86_64_v3::tileFunctions();
#endif
  return nullptr;
}

template <bool gradient>
Status bindAttention(const BindRequest &request,
                     std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  Attention attention = Attention::read(binding, gradient);
  if (!binding.ok())
    return binding.status();
  const TileFunctions *tile = attention.type == ElementType::F64
                                  ? nullptr
                                  : findTile(attention, request.isa);
  if (gradient)
    kernel = tile ? makeAttentionGradient(attention, *tile)
                  : makePlainAttentionGradient(attention);
  else
    kernel =
        tile ? makeAttention(attention, *tile) : makePlainAttention(attention);
  return Status::success();
}

} // namespace

void addAttentionKernels(KernelRegistry &registry) {
  registry.add("trc.attention", bindAttention<false>);
  registry.add("trc.attention_gradient", bindAttention<true>);
}

} // namespace trc::runtime::host
