//===- KernelTester.h - calls a library kernel in a test --------*- C++ -*-===//
//
// `Call` binds a kernel and runs it several times: in one range, in ranges of
// odd sizes in reverse order, and item by item, with poisoned scratch and
// workspace. The bits of all results have to agree. Each tensor is a heap block
// of exactly its size, so that the address sanitizer sees a step beyond it.
//
// Each call is then mutated at random: shapes, types, attributes, and the bytes
// of the operands. What still binds is run, and must stay within its operands.
// TRC_MUTATIONS=N in the environment tries N times instead of 40.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RUNTIME_KERNELS_KERNELTESTER_H
#define TRC_TEST_RUNTIME_KERNELS_KERNELTESTER_H

#include "device/host/LibraryKernel.h"
#include "device/host/kernels/Elements.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <gtest/gtest.h>
#include <optional>
#include <random>

namespace trc::runtime::host {

using enum ElementType;

struct Tensor {
  ElementType type = F32;
  std::vector<int64_t> shape;
  std::vector<char> data;

  Tensor(ElementType type, std::vector<int64_t> shape)
      : type(type), shape(std::move(shape)) {
    data.resize(size() * byteSize(type));
  }
  Tensor(ElementType type, std::vector<int64_t> shape,
         const std::vector<double> &values)
      : Tensor(type, std::move(shape)) {
    for (size_t i = 0; i < values.size(); ++i)
      set(i, values[i]);
  }

  int64_t size() const {
    int64_t count = 1;
    for (int64_t extent : shape)
      count *= extent;
    return count;
  }
  double get(int64_t index) const {
    double value;
    load(type, data.data(), index, 1, &value);
    return value;
  }
  int64_t getInt(int64_t index) const {
    int64_t value;
    load(type, data.data(), index, 1, &value);
    return value;
  }
  void set(int64_t index, double value) {
    if (isFloat(type))
      store(type, data.data(), index, 1, &value);
    else
      setInt(index, static_cast<int64_t>(value));
  }
  void setInt(int64_t index, int64_t value) {
    store(type, data.data(), index, 1, &value);
  }
  std::vector<double> values() const {
    std::vector<double> result(size());
    for (int64_t i = 0; i < size(); ++i)
      result[i] = get(i);
    return result;
  }
};

/// Values in [-4, 4] for floats (multiples of 1/8, exact in every type), small
/// integers otherwise.
inline Tensor randomTensor(ElementType type, std::vector<int64_t> shape,
                           unsigned seed = 1) {
  Tensor tensor(type, std::move(shape));
  std::mt19937 random(seed);
  for (int64_t i = 0; i < tensor.size(); ++i) {
    if (isFloat(type))
      tensor.set(i, (int(random() % 65) - 32) / 8.0);
    else
      tensor.setInt(i, int64_t(random() % 23) - (isSigned(type) ? 11 : 0));
  }
  return tensor;
}

/// Runs all phases, `piece` items at a time, on workspace and scratch whose
/// bytes are `poison` at first.
inline Status runInPieces(const BoundKernel &kernel, void *const *operands,
                          int64_t piece, int poison) {
  const auto aligned = [poison](int64_t size) {
    size = (std::max<int64_t>(size, 1) + 63) / 64 * 64;
    void *block = std::aligned_alloc(64, size);
    std::memset(block, poison, size);
    return std::unique_ptr<void, decltype(&std::free)>(block, &std::free);
  };
  auto workspace = aligned(kernel.workspaceBytes);
  for (unsigned phase = 0; phase < kernel.phases.size(); ++phase) {
    int64_t extent = kernel.extentOf(phase, operands);
    // From the last range to the first, to catch hidden order.
    for (int64_t end = extent; end > 0; end -= std::min(end, piece)) {
      auto scratch = aligned(kernel.scratchBytes);
      Status status =
          kernel.run(phase, {operands, workspace.get(), scratch.get()},
                     std::max<int64_t>(0, end - piece), end);
      if (status.failed())
        return status;
    }
  }
  return Status::success();
}

struct Call {
  struct Option {
    std::string name;
    std::vector<int64_t> ints;
    std::vector<double> floats;
    std::string text;
  };

  std::string name;
  std::vector<Tensor> inputs;
  std::vector<Tensor> results; ///< types going in, values coming out
  std::vector<Option> options;
  /// Of the inputs and then of the results; empty: they have none.
  std::vector<std::string> names;
  std::vector<Callee> callees;
  /// (result, input): the result is the input's memory.
  std::vector<std::pair<size_t, size_t>> aliases;
  std::string isa; ///< newest instruction set; empty for the best
  unsigned workers = 2;
  std::unique_ptr<BoundKernel> kernel;

  Call() = default;
  Call(std::string name, std::vector<Tensor> inputs,
       std::vector<Tensor> results)
      : name(std::move(name)), inputs(std::move(inputs)),
        results(std::move(results)) {}

  Call &ints(std::string key, std::vector<int64_t> values) {
    options.push_back({std::move(key), std::move(values), {}, {}});
    return *this;
  }
  Call &number(std::string key, double value) {
    options.push_back({std::move(key), {}, {value}, {}});
    return *this;
  }
  Call &text(std::string key, std::string value) {
    options.push_back({std::move(key), {}, {}, std::move(value)});
    return *this;
  }

  Status bind() {
    std::vector<OperandType> types;
    types.reserve(inputs.size() + results.size());
    for (const Tensor &tensor : inputs)
      types.push_back({tensor.type, tensor.shape, false});
    for (const Tensor &tensor : results)
      types.push_back({tensor.type, tensor.shape, true});
    for (size_t i = 0; i < std::min(names.size(), types.size()); ++i)
      types[i].name = names[i];
    std::vector<Attribute> attributes;
    attributes.reserve(options.size());
    for (const Option &option : options)
      attributes.push_back(
          {option.name, option.ints, option.floats, option.text});
    return builtinKernels().bind(
        {name, types, attributes, callees, 0, isa, workers}, kernel);
  }

  /// Binds and runs; the results of all ways of cutting have to agree.
  Status run() {
    Status status = bind();
    if (status.failed())
      return status;
    std::vector<Tensor> expected;
    for (int64_t piece : {int64_t(1) << 60, int64_t(7), int64_t(1)}) {
      std::vector<Tensor> out = results;
      status = runOnce(out, piece);
      if (status.failed())
        return status;
      if (expected.empty())
        expected = out;
      for (size_t i = 0; i < out.size(); ++i)
        EXPECT_TRUE(out[i].data == expected[i].data)
            << name << ": result " << i << " depends on ranges of " << piece;
    }
    results = expected;
    mutate();
    return status;
  }

private:
  static void doNothing(void *const *, int64_t, int64_t, void *) {}

  void mutate() {
    int64_t size = 0;
    for (const auto *list : {&inputs, &results})
      for (const Tensor &tensor : *list)
        size += tensor.size();
    if (size > 5000)
      return;
    const char *wanted = std::getenv("TRC_MUTATIONS");
    char *end = nullptr;
    long rounds = wanted ? std::strtol(wanted, &end, 10) : 40;
    ASSERT_TRUE(!end || (end != wanted && *end == 0))
        << "TRC_MUTATIONS: expected a number, got '" << wanted << "'";
    std::mt19937_64 random(size);
    for (long round = 0; round < rounds; ++round) {
      Call other;
      other.name = name;
      other.options = options;
      other.names = names;
      other.isa = isa;
      other.aliases = round % 2 ? aliases : decltype(aliases)();
      other.callees.assign(callees.size(), doNothing);
      other.inputs = inputs;
      other.results = results;
      for (uint64_t count = random() % 3 + 1; count > 0; --count)
        other.mutateOnce(random);
      for (Tensor &tensor : other.inputs)
        for (char &byte : tensor.data)
          if (random() % 4 == 0)
            byte = static_cast<char>(random());
      for (auto [result, input] : other.aliases)
        if (other.results[result].data.size() !=
            other.inputs[input].data.size())
          other.aliases = {};
      if (!other.bind().ok())
        continue;
      std::vector<Tensor> out = other.results;
      (void)other.runOnce(out, int64_t(1) << 60).ok();
    }
  }

  void mutateOnce(std::mt19937_64 &random) {
    constexpr int64_t odd[] = {-3, -2, -1, 0,         1,         2,
                               3,  4,  5,  INT64_MAX, INT64_MIN, INT64_MAX / 2};
    uint64_t which = random() % 3;
    if (which == 0 && !options.empty()) {
      Option &option = options[random() % options.size()];
      if (random() % 4 == 0)
        option.ints.resize(random() % 4);
      if (!option.ints.empty())
        option.ints[random() % option.ints.size()] =
            odd[random() % std::size(odd)];
      return;
    }
    auto &list = !inputs.empty() && random() % 3 ? inputs : results;
    if (list.empty())
      return;
    Tensor &tensor = list[random() % list.size()];
    ElementType type = tensor.type;
    if (which == 1)
      type = static_cast<ElementType>(random() % numElementTypes);
    std::vector<int64_t> shape = tensor.shape;
    if (which != 1 && random() % 4 == 0)
      shape.resize(random() % 4, 2);
    if (which != 1 && !shape.empty())
      shape[random() % shape.size()] = static_cast<int64_t>(random() % 6);
    tensor = Tensor(type, shape);
  }

  Status runOnce(std::vector<Tensor> &out, int64_t piece) {
    std::vector<Tensor> in = inputs;
    for (Tensor &tensor : out)
      std::fill(tensor.data.begin(), tensor.data.end(), char(0x5a));
    for (auto [result, input] : aliases)
      out[result].data = in[input].data;
    std::vector<void *> pointers;
    pointers.reserve(in.size() + out.size());
    for (Tensor &tensor : in)
      pointers.push_back(tensor.data.data());
    for (Tensor &tensor : out)
      pointers.push_back(tensor.data.data());
    for (auto [result, input] : aliases)
      pointers[input] = out[result].data.data();
    return runInPieces(*kernel, pointers.data(), piece, 0x5a);
  }
};

/// Calls `function(coordinates)` for every point of a box, row-major.
template <typename Function>
void forEachPoint(const std::vector<int64_t> &shape, Function function) {
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  for (int64_t i = 0; i < count; ++i) {
    std::vector<int64_t> point(shape.size());
    int64_t rest = i;
    for (size_t j = shape.size(); j-- > 0;) {
      point[j] = rest % shape[j];
      rest /= shape[j];
    }
    function(point);
  }
}

inline int64_t linear(const std::vector<int64_t> &shape,
                      const std::vector<int64_t> &point) {
  int64_t index = 0;
  for (size_t i = 0; i < shape.size(); ++i)
    index = index * shape[i] + point[i];
  return index;
}

/// Copies one element, bit for bit.
inline void copyElement(const Tensor &from, int64_t source, Tensor &to,
                        int64_t target) {
  int64_t size = byteSize(from.type);
  std::memcpy(to.data.data() + target * size, from.data.data() + source * size,
              size);
}

/// Callees for scalars of f32.
inline void addF32(void *const *o, int64_t, int64_t, void *) {
  *static_cast<float *>(o[2]) =
      *static_cast<float *>(o[0]) + *static_cast<float *>(o[1]);
}
inline void greaterEqualF32(void *const *o, int64_t, int64_t, void *) {
  *static_cast<uint8_t *>(o[2]) =
      *static_cast<float *>(o[0]) >= *static_cast<float *>(o[1]);
}

inline std::string messageOf(const Status &status) { return status.message(); }

} // namespace trc::runtime::host

#endif // TRC_TEST_RUNTIME_KERNELS_KERNELTESTER_H
