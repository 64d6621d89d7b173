//===- Sort.cpp - stablehlo.sort ------------------------------------------===//
//
// A merge sort of positions, by the comparator of the program: stable, and it
// ends whatever the comparator says. A slice is cut into chunks that are sorted
// side by side (phase 0); each further phase merges neighbouring runs into runs
// of twice the length; the last phase moves the elements. The tree of merges
// depends on the slice's length alone.
//
//===----------------------------------------------------------------------===//

#include "Binding.h"
#include "Elements.h"
#include "Families.h"

#include "schema/TensorNumbers.h"

#include <algorithm>
#include <cstring>
#include <functional>

namespace trc::runtime::host {

namespace {

/// What the calls' tensors are.
namespace sort {
constexpr TensorNumbers tensors("stablehlo.sort");
constexpr unsigned inputs = tensors["inputs"];
constexpr TensorNumber results = tensors.of("results");
} // namespace sort
namespace top_k {
constexpr TensorNumbers tensors("chlo.top_k");
constexpr unsigned operand = tensors["operand"], values = tensors["values"],
                   indices = tensors["indices"];
} // namespace top_k

constexpr size_t mostTensors = 64;
constexpr int64_t chunk = 4096;

class SortKernel final : public BoundKernel {
public:
  SortKernel(const Binding &binding, size_t tensors, int64_t dimension)
      : callee(binding.request.callees[0]), tensors(tensors) {
    for (size_t i = 0; i < tensors; ++i)
      sizes.push_back(byteSize(binding.type(sort::inputs + i)));
    IntsRef shape = binding.shape(sort::inputs);
    length = shape[dimension];
    inner = rowMajorStrides(shape)[dimension];
    slices = length ? binding.elements(sort::inputs) / length : 0;
    chunks = (length + chunk - 1) / chunk;
    phases = {Phase{slices * chunks, 1}};
    for (int64_t run = chunk; run < length; run *= 2)
      phases.push_back({slices * ((length + 2 * run - 1) / (2 * run)), 1});
    phases.push_back({slices * length, 4096});
    // Positions in two arrays, read and written in turn.
    workspaceBytes = 2 * slices * length * sizeof(int64_t);
    scratchBytes = binding.request.calleeScratch;
  }

  Status run(unsigned phase, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    if (phase + 1 == phases.size()) {
      for (int64_t i = begin; i < end; ++i)
        move(arguments, i);
      return Status::success();
    }
    for (int64_t item = begin; item < end; ++item) {
      if (phase == 0) {
        int64_t first = item % chunks * chunk;
        sortChunk(arguments, item / chunks, first,
                  std::min(length, first + chunk));
        continue;
      }
      int64_t run = chunk << (phase - 1);
      int64_t pairs = (length + 2 * run - 1) / (2 * run);
      int64_t first = item % pairs * 2 * run;
      int64_t *from = positions(arguments, item / pairs, phase - 1);
      int64_t *to = positions(arguments, item / pairs, phase);
      int64_t middle = std::min(length, first + run);
      merge(arguments, item / pairs, from, to, first, middle,
            std::min(length, middle + run));
    }
    return Status::success();
  }

private:
  /// The array that phase `phase` leaves its positions in.
  int64_t *positions(const RunArguments &arguments, int64_t slice,
                     int64_t phase) const {
    return static_cast<int64_t *>(arguments.workspace) +
           (phase % 2 * slices + slice) * length;
  }
  int64_t start(int64_t slice) const {
    return slice / inner * inner * length + slice % inner;
  }

  /// Whether the element at `a` has to come before the one at `b`.
  bool before(const RunArguments &arguments, int64_t slice, int64_t a,
              int64_t b) const {
    void *operands[2 * mostTensors + 1];
    int64_t base = start(slice);
    uint8_t result = 0;
    for (size_t k = 0; k < tensors; ++k) {
      char *data = bytes(arguments.operands[sort::inputs + k]);
      operands[2 * k] = data + (base + a * inner) * sizes[k];
      operands[2 * k + 1] = data + (base + b * inner) * sizes[k];
    }
    operands[2 * tensors] = &result;
    callee(operands, 0, 1, arguments.scratch);
    return result != 0;
  }

  void merge(const RunArguments &arguments, int64_t slice, const int64_t *from,
             int64_t *to, int64_t first, int64_t middle, int64_t last) const {
    int64_t left = first, right = middle;
    for (int64_t i = first; i < last; ++i) {
      bool takeRight =
          left == middle ||
          (right < last && before(arguments, slice, from[right], from[left]));
      to[i] = takeRight ? from[right++] : from[left++];
    }
  }

  /// Runs of one, then of two, four, ..; the result lies in array 0.
  void sortChunk(const RunArguments &arguments, int64_t slice, int64_t first,
                 int64_t last) const {
    int64_t rounds = 0;
    for (int64_t run = 1; run < last - first; run *= 2)
      ++rounds;
    int64_t *from = positions(arguments, slice, rounds);
    int64_t *to = positions(arguments, slice, rounds + 1);
    for (int64_t i = first; i < last; ++i)
      from[i] = i;
    for (int64_t run = 1; run < last - first; run *= 2) {
      for (int64_t i = first; i < last; i += 2 * run)
        merge(arguments, slice, from, to, i, std::min(last, i + run),
              std::min(last, i + 2 * run));
      std::swap(from, to);
    }
  }

  void move(const RunArguments &arguments, int64_t item) const {
    int64_t slice = item / length, place = item % length;
    const int64_t *sorted =
        positions(arguments, slice, static_cast<int64_t>(phases.size()) - 2);
    int64_t from = start(slice) + sorted[place] * inner;
    int64_t to = start(slice) + place * inner;
    for (size_t k = 0; k < tensors; ++k)
      std::memcpy(bytes(arguments.operands[sort::results(tensors, k)]) +
                      to * sizes[k],
                  bytes(arguments.operands[sort::inputs + k]) + from * sizes[k],
                  sizes[k]);
  }

  Callee callee;
  size_t tensors;
  Ints sizes;
  int64_t length, inner, slices, chunks;
};

Status bindSort(const BindRequest &request,
                std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  size_t count = binding.numOperands() / 2;
  binding.require(
      count > 0 && binding.numOperands() == 2 * count && count <= mostTensors,
      "expected 2 n operands, got " + std::to_string(binding.numOperands()));
  binding.expectCallees(1);
  for (size_t i = 0; i < count; ++i) {
    binding.expectSameShape(sort::inputs, sort::inputs + i);
    binding.expectSameShape(sort::inputs, sort::results(count, i));
    binding.expectSameType(sort::inputs + i, sort::results(count, i));
  }
  int64_t rank = binding.rank(sort::inputs);
  int64_t dimension = binding.integerOr("dimension", -1);
  if (dimension < 0)
    dimension += rank;
  if (binding.ok() &&
      binding.expectRange("dimension", Ints{dimension}, 0, rank))
    kernel = std::make_unique<SortKernel>(binding, count, dimension);
  return binding.status();
}

/// Places in the total order of the type, as signed integers.
int64_t orderKey(ElementType type, const void *data, int64_t index) {
  if (isSigned(type))
    return loadIndex(type, data, index);
  uint64_t bits = 0;
  int64_t size = byteSize(type);
  std::memcpy(&bits, bytes(data) + index * size, size);
  if (!isFloat(type))
    return static_cast<int64_t>(bits ^ (uint64_t(1) << 63));
  auto value = static_cast<int64_t>(bits << (64 - 8 * size));
  return value < 0 ? INT64_MIN - value - 1 : value;
}

/// The k largest of each row, the first of equal ones first.
class TopKKernel final : public BoundKernel {
public:
  TopKKernel(ElementType type, int64_t rows, int64_t length, int64_t k)
      : type(type), length(length), k(k) {
    phases = {Phase{k ? rows : 0, std::max<int64_t>(1, 1024 / (length + 1))}};
    scratchBytes = length * sizeof(Entry);
  }
  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    auto *entries = static_cast<Entry *>(arguments.scratch);
    int64_t size = byteSize(type);
    auto *indices = static_cast<int32_t *>(arguments.operands[top_k::indices]);
    for (int64_t row = begin; row < end; ++row) {
      for (int64_t i = 0; i < length; ++i)
        entries[i] = {orderKey(type, arguments.operands[top_k::operand],
                               row * length + i),
                      i};
      std::partial_sort(entries, entries + k, entries + length,
                        [](const Entry &a, const Entry &b) {
                          return a.key != b.key ? a.key > b.key
                                                : a.index < b.index;
                        });
      for (int64_t i = 0; i < k; ++i) {
        std::memcpy(bytes(arguments.operands[top_k::values]) +
                        (row * k + i) * size,
                    bytes(arguments.operands[top_k::operand]) +
                        (row * length + entries[i].index) * size,
                    size);
        indices[row * k + i] = static_cast<int32_t>(entries[i].index);
      }
    }
    return Status::success();
  }

private:
  struct Entry {
    int64_t key, index;
  };
  ElementType type;
  int64_t length, k;
};

/// The place of a number of 32 bits or less in the order of its type.
template <typename Bits, bool isFloat> int32_t narrowOrder(Bits bits) {
  auto value = static_cast<int32_t>(static_cast<uint32_t>(bits)
                                    << (32 - 8 * sizeof(Bits)));
  return isFloat && value < 0 ? value ^ INT32_MAX : value;
}

/// The same for elements of `Bits`: one pass over each row, which passes over
/// all that are no larger than the k-th largest so far. A candidate is one
/// word, its place in the order above its index from the end, so that one
/// comparison orders equal ones too.
template <typename Bits, bool isFloat>
class NarrowTopKKernel final : public BoundKernel {
public:
  NarrowTopKKernel(int64_t rows, int64_t length, int64_t k)
      : length(length), k(k), capacity(std::min(length, 2 * k + 64)) {
    phases = {Phase{k ? rows : 0, std::max<int64_t>(1, 1024 / (length + 1))}};
    scratchBytes = capacity * sizeof(uint64_t);
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    auto *candidates = static_cast<uint64_t *>(arguments.scratch);
    const auto *elements =
        static_cast<const Bits *>(arguments.operands[top_k::operand]);
    auto *values = static_cast<Bits *>(arguments.operands[top_k::values]);
    auto *indices = static_cast<int32_t *>(arguments.operands[top_k::indices]);
    for (int64_t row = begin; row < end; ++row) {
      const Bits *from = elements + row * length;
      int64_t count = select(from, candidates);
      std::partial_sort(candidates, candidates + k, candidates + count,
                        std::greater<>());
      for (int64_t i = 0; i < k; ++i) {
        auto index = static_cast<uint32_t>(~candidates[i]);
        values[row * k + i] = from[index];
        indices[row * k + i] = static_cast<int32_t>(index);
      }
    }
    return Status::success();
  }

private:
  static constexpr int64_t block = 64;

  static uint64_t candidate(Bits bits, int64_t index) {
    uint32_t order =
        static_cast<uint32_t>(narrowOrder<Bits, isFloat>(bits)) ^ 0x80000000u;
    return uint64_t(order) << 32 | static_cast<uint32_t>(~index);
  }

  /// Collects candidates, the k largest among them; how many there are.
  int64_t select(const Bits *from, uint64_t *candidates) const {
    int64_t count = 0, next = 0;
    int32_t bound = 0; // of the first block on
    for (; next < length && count < capacity; ++next)
      candidates[count++] = candidate(from[next], next);
    while (next < length) {
      // Room for a whole block.
      if (count + block > capacity) {
        std::nth_element(candidates, candidates + k - 1, candidates + count,
                         std::greater<>());
        count = k;
        // What is kept came before: of equal ones it stays.
        bound = static_cast<int32_t>(
            static_cast<uint32_t>(candidates[k - 1] >> 32) ^ 0x80000000u);
      }
      while (next + block <= length && !hasLarger(from + next, bound))
        next += block;
      const int64_t end = std::min(length, next + block);
      for (; next < end; ++next)
        if (narrowOrder<Bits, isFloat>(from[next]) > bound)
          candidates[count++] = candidate(from[next], next);
    }
    return count;
  }

  static bool hasLarger(const Bits *from, int32_t bound) {
    bool found = false;
    for (int64_t i = 0; i < block; ++i)
      found |= narrowOrder<Bits, isFloat>(from[i]) > bound;
    return found;
  }

  int64_t length, k, capacity;
};

std::unique_ptr<BoundKernel> makeTopK(ElementType type, int64_t rows,
                                      int64_t length, int64_t k) {
  switch (type) {
  case ElementType::F32:
    return std::make_unique<NarrowTopKKernel<uint32_t, true>>(rows, length, k);
  case ElementType::F16:
  case ElementType::BF16:
    return std::make_unique<NarrowTopKKernel<uint16_t, true>>(rows, length, k);
  case ElementType::I32:
    return std::make_unique<NarrowTopKKernel<uint32_t, false>>(rows, length, k);
  default:
    return std::make_unique<TopKKernel>(type, rows, length, k);
  }
}

Status bindTopK(const BindRequest &request,
                std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(3);
  binding.expectSameType(top_k::operand, top_k::values);
  binding.expectType(top_k::indices, ElementType::I32);
  int64_t k = binding.integer("k");
  if (!binding.ok() || !binding.require(binding.rank(top_k::operand) > 0,
                                        "expected at least one dimension"))
    return binding.status();
  IntsRef shape = binding.shape(top_k::operand);
  int64_t length = shape.back();
  Ints result(shape.begin(), shape.end());
  result.back() = k;
  if (binding.expectRange("k", Ints{k}, 0, length + 1) &&
      binding.expectShape(top_k::values, result) &&
      binding.expectShape(top_k::indices, result))
    kernel = makeTopK(binding.type(top_k::operand),
                      length ? binding.elements(top_k::operand) / length : 0,
                      length, k);
  return binding.status();
}

} // namespace

void addSortKernels(KernelRegistry &registry) {
  registry.add("stablehlo.sort", bindSort);
  registry.add("chlo.top_k", bindTopK);
}

} // namespace trc::runtime::host
