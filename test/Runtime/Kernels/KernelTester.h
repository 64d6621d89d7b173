//===- KernelTester.h - calls a library kernel in a test --------*- C++ -*-===//
//
// `Call` binds a kernel and runs it several times: in one range, in ranges of
// odd sizes in reverse order, and item by item, with poisoned scratch and
// workspace. The bits of all results have to agree. Each tensor is a heap block
// of exactly its size, so that the address sanitizer sees a step beyond it.
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
  std::vector<Callee> callees;
  /// (result, input): the result is the input's memory.
  std::vector<std::pair<size_t, size_t>> aliases;
  std::unique_ptr<BoundKernel> kernel;

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
    for (const Tensor &tensor : inputs)
      types.push_back({tensor.type, tensor.shape, false});
    for (const Tensor &tensor : results)
      types.push_back({tensor.type, tensor.shape, true});
    std::vector<Attribute> attributes;
    for (const Option &option : options)
      attributes.push_back(
          {option.name, option.ints, option.floats, option.text});
    return builtinKernels().bind({name, types, attributes, callees, 0}, kernel);
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
        EXPECT_EQ(std::memcmp(out[i].data.data(), expected[i].data.data(),
                              out[i].data.size()),
                  0)
            << name << ": result " << i << " depends on ranges of " << piece;
    }
    results = expected;
    return status;
  }

private:
  Status runOnce(std::vector<Tensor> &out, int64_t piece) {
    std::vector<Tensor> in = inputs;
    for (Tensor &tensor : out)
      std::memset(tensor.data.data(), 0x5a, tensor.data.size());
    for (auto [result, input] : aliases)
      out[result].data = in[input].data;
    std::vector<void *> pointers;
    for (Tensor &tensor : in)
      pointers.push_back(tensor.data.data());
    for (Tensor &tensor : out)
      pointers.push_back(tensor.data.data());
    for (auto [result, input] : aliases)
      pointers[input] = out[result].data.data();
    auto aligned = [](int64_t size) {
      size = (std::max<int64_t>(size, 1) + 63) / 64 * 64;
      void *block = std::aligned_alloc(64, size);
      std::memset(block, 0x5a, size);
      return std::unique_ptr<void, decltype(&std::free)>(block, &std::free);
    };
    auto workspace = aligned(kernel->workspaceBytes);
    for (unsigned phase = 0; phase < kernel->phases.size(); ++phase) {
      int64_t extent = kernel->phases[phase].extent;
      // From the last range to the first, to catch hidden order.
      for (int64_t end = extent; end > 0; end -= std::min(end, piece)) {
        auto scratch = aligned(kernel->scratchBytes);
        Status status = kernel->run(
            phase, {pointers.data(), workspace.get(), scratch.get()},
            std::max<int64_t>(0, end - piece), end);
        if (status.failed())
          return status;
      }
    }
    return Status::success();
  }
};

inline std::string messageOf(const Status &status) { return status.message(); }

} // namespace trc::runtime::host

#endif // TRC_TEST_RUNTIME_KERNELS_KERNELTESTER_H
