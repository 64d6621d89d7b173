//===- ScatterRows.cpp - trc.scatter_rows: embedding gradients ------------===//
//
// result = init, then result[indices[i], :] += updates[i, :].
//
//   phase 0   item 0: sorts (row, i) by row, keeping the order of i
//             other items: copy blocks of init to result
//   phase 1   item (column block, p): where sorted entry p is the first of its
//             row, adds all updates of that row in order of i
//
// So each element of the result is summed by one worker in the order of i, and
// rows that occur often are still shared among workers, by columns. Rows
// outside the matrix are dropped. Each addition rounds to the element type, as
// those of a scatter do.
//
//===----------------------------------------------------------------------===//

#include "Binding.h"
#include "Elements.h"
#include "Families.h"

#include "schema/TensorNumbers.h"

#include <algorithm>
#include <cstring>

namespace trc::runtime::host {

namespace {

/// The call's tensors.
namespace at {
constexpr TensorNumbers tensors("trc.scatter_rows");
constexpr unsigned init = tensors["init"], indices = tensors["indices"],
                   updates = tensors["updates"], result = tensors["result"];
} // namespace at

struct Entry {
  uint32_t row;
  uint32_t update;
};

/// Workspace: how many entries are inside, and where the sorted ones lie.
struct Header {
  int64_t count;
  int64_t sortedAt; ///< 0 or 1: which of the two arrays
  char unused[48];
};

constexpr unsigned digitBits = 11;

template <typename T> class ScatterRowsKernel final : public BoundKernel {
public:
  ScatterRowsKernel(ElementType type, ElementType indexType, int64_t rows,
                    int64_t columns, int64_t updates)
      : type(type), indexType(indexType), rows(rows), columns(columns),
        updates(updates) {
    copyBytes = rows * columns * byteSize(type);
    copyItems = (copyBytes + copyBlock - 1) / copyBlock;
    columnBlocks = (columns + columnBlock - 1) / columnBlock;
    phases = {
        Phase{1 + copyItems, 1},
        Phase{columnBlocks * updates,
              std::max<int64_t>(1, 4096 / std::max<int64_t>(1, columns))}};
    workspaceBytes = sizeof(Header) + 2 * updates * sizeof(Entry);
  }

  int64_t extentOf(unsigned phase, void *const *operands) const override {
    return phase == 0 && isInPlace(operands) ? 1 : phases[phase].extent;
  }

  Status run(unsigned phase, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    for (int64_t item = begin; item < end; ++item) {
      if (phase == 1)
        addRow(arguments, item % updates, item / updates * columnBlock);
      else if (item == 0)
        sort(arguments);
      else
        copy(arguments.operands, (item - 1) * copyBlock);
    }
    return Status::success();
  }

private:
  static constexpr int64_t copyBlock = 256 * 1024, columnBlock = 256;

  static bool isInPlace(void *const *operands) {
    return operands[at::init] == operands[at::result];
  }
  void copy(void *const *operands, int64_t begin) const {
    if (!isInPlace(operands))
      std::memcpy(bytes(operands[at::result]) + begin,
                  bytes(operands[at::init]) + begin,
                  std::min(copyBlock, copyBytes - begin));
  }

  Entry *entries(void *workspace, int64_t array) const {
    return reinterpret_cast<Entry *>(bytes(workspace) + sizeof(Header)) +
           array * updates;
  }

  /// Radix sort from the lowest digit; stable.
  void sort(const RunArguments &arguments) const {
    auto *header = static_cast<Header *>(arguments.workspace);
    Entry *from = entries(arguments.workspace, 0);
    Entry *to = entries(arguments.workspace, 1);
    int64_t count = 0;
    for (int64_t i = 0; i < updates; ++i) {
      int64_t row = loadIndex(indexType, arguments.operands[at::indices], i);
      if (row >= 0 && row < rows)
        from[count++] = {static_cast<uint32_t>(row), static_cast<uint32_t>(i)};
    }
    header->count = count;
    header->sortedAt = 0;
    for (unsigned shift = 0; shift < 32 && (rows - 1) >> shift;
         shift += digitBits) {
      uint32_t starts[1 << digitBits] = {};
      auto digit = [&](const Entry &entry) {
        return entry.row >> shift & ((1 << digitBits) - 1);
      };
      for (int64_t i = 0; i < count; ++i)
        ++starts[digit(from[i])];
      uint32_t sum = 0;
      for (uint32_t &start : starts) {
        uint32_t next = sum + start;
        start = sum;
        sum = next;
      }
      for (int64_t i = 0; i < count; ++i)
        to[starts[digit(from[i])]++] = from[i];
      std::swap(from, to);
      header->sortedAt ^= 1;
    }
  }

  void addRow(const RunArguments &arguments, int64_t position,
              int64_t firstColumn) const {
    const auto *header = static_cast<const Header *>(arguments.workspace);
    const Entry *sorted = entries(arguments.workspace, header->sortedAt);
    if (position >= header->count)
      return;
    uint32_t row = sorted[position].row;
    if (position > 0 && sorted[position - 1].row == row)
      return;
    int64_t count = std::min(columnBlock, columns - firstColumn);
    int64_t target = row * columns + firstColumn;
    T sum[columnBlock], update[columnBlock];
    load(type, arguments.operands[at::result], target, count, sum);
    for (; position < header->count && sorted[position].row == row;
         ++position) {
      load(type, arguments.operands[at::updates],
           sorted[position].update * columns + firstColumn, count, update);
      for (int64_t i = 0; i < count; ++i)
        sum[i] += update[i];
      if (byteSize(type) < 4 && isFloat(type)) {
        store(type, arguments.operands[at::result], target, count, sum);
        load(type, arguments.operands[at::result], target, count, sum);
      }
    }
    store(type, arguments.operands[at::result], target, count, sum);
  }

  ElementType type, indexType;
  int64_t rows, columns, updates;
  int64_t copyBytes, copyItems, columnBlocks;
};

Status bindScatterRows(const BindRequest &request,
                       std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(4);
  binding.expectInteger(at::indices);
  binding.expectSameType(at::init, at::updates);
  binding.expectSameType(at::init, at::result);
  binding.expectSameShape(at::init, at::result);
  binding.require(binding.rank(at::init) >= 1, "expected a matrix of rows");
  binding.require(binding.type(at::init) != ElementType::I1,
                  "element type i1 is not supported");
  if (!binding.ok())
    return binding.status();
  IntsRef shape = binding.shape(at::init);
  int64_t columns = countElements(shape.subspan(1));
  int64_t updates = binding.elements(at::indices);
  constexpr int64_t limit = int64_t(1) << 32;
  if (!binding.require(shape[0] < limit && updates < limit,
                       "expected fewer than 2^32 rows") ||
      !binding.require(binding.elements(at::updates) == updates * columns,
                       "expected " + std::to_string(updates) + " rows of " +
                           std::to_string(columns) + " updates, got " +
                           toString(binding.shape(at::updates))))
    return binding.status();
  auto make = [&]<typename T>() {
    kernel = std::make_unique<ScatterRowsKernel<T>>(binding.type(at::init),
                                                    binding.type(at::indices),
                                                    shape[0], columns, updates);
  };
  switch (domainOf(binding.type(at::init))) {
  case Domain::Float:
    make.operator()<float>();
    break;
  case Domain::Double:
    make.operator()<double>();
    break;
  case Domain::Signed:
  case Domain::Unsigned: // wraps alike
    make.operator()<uint64_t>();
    break;
  }
  return Status::success();
}

} // namespace

void addScatterRowsKernels(KernelRegistry &registry) {
  registry.add("trc.scatter_rows", bindScatterRows);
}

} // namespace trc::runtime::host
