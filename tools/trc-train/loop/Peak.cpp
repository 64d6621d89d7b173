//===- Peak.cpp - what this machine can do at most ------------------------===//

#include "loop/Peak.h"

#include "device/host/HostMemory.h"
#include "device/host/kernels/Bf16Product.h"
#include "device/host/kernels/Blas.h"
#include "device/host/kernels/F32Product.h"
#include "device/host/kernels/Tiles.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <new>
#include <thread>
#include <vector>

namespace trc::train {

using Clock = std::chrono::steady_clock;

static constexpr int64_t extent = 768;

/// Makes what one thread does again and again.
using MakeProduct = std::function<std::function<void()>()>;

/// Numbers of one value in pages that go back to the system afterwards; the
/// heap of a thread keeps what it has grown to.
template <typename T> class Numbers {
public:
  explicit Numbers(size_t count, T value = {}) {
    auto allocated = runtime::host::HostMemory::allocate(count * sizeof(T));
    if (allocated.failed())
      throw std::bad_alloc();
    memory = std::move(*allocated);
    std::fill_n(data(), count, value);
  }
  T *data() const { return reinterpret_cast<T *>(memory->data()); }

private:
  std::shared_ptr<runtime::Memory> memory;
};

// Threads read the same operands, so that each holds no more than in a step,
// which a memory limit counts.

static MakeProduct makeSgemm() {
  Numbers<float> a(extent * extent, 0.5f), b(extent * extent, 0.5f);
  return [=] {
    Numbers<float> c(extent * extent);
    return [=] {
      runtime::host::multiply<float>(
          extent, extent, extent, {a.data(), extent, 1}, {b.data(), extent, 1},
          {c.data(), extent, 1}, false);
    };
  };
}

/// By Bf16Product or F32Product.
template <typename Product, typename Element>
static MakeProduct makeInPlace(const std::shared_ptr<const Product> &product,
                               Element value) {
  Numbers<Element> a(extent * extent, value), b(extent * extent, value);
  return [=] {
    Numbers<float> c(extent * extent);
    Numbers<std::byte> scratch(
        std::max<size_t>(1, static_cast<size_t>(product->scratchBytes)));
    return [=] { product->run(a.data(), b.data(), c.data(), scratch.data()); };
  };
}

/// The sum over threads of the operations a second that each does at best.
static double measure(int32_t threads, double seconds,
                      const MakeProduct &makeProduct) {
  std::atomic<int32_t> ready = 0;
  std::vector<double> rates(static_cast<size_t>(threads));
  auto work = [&](size_t index) {
    const std::function<void()> product = makeProduct();
    product(); // opens the library, touches the memory
    ++ready;
    while (ready.load() < threads)
      std::this_thread::yield();
    // The best of several stretches: what the core can do when left alone.
    const Clock::time_point start = Clock::now();
    double elapsed = 0;
    while (elapsed < seconds) {
      const Clock::time_point begin = Clock::now();
      for (int i = 0; i < 4; ++i)
        product();
      const double took =
          std::chrono::duration<double>(Clock::now() - begin).count();
      rates[index] =
          std::max(rates[index], 4 * 2.0 * extent * extent * extent / took);
      elapsed = std::chrono::duration<double>(Clock::now() - start).count();
    }
  };
  std::vector<std::thread> workers;
  for (size_t i = 1; i < rates.size(); ++i)
    workers.emplace_back(work, i);
  work(0);
  for (std::thread &worker : workers)
    worker.join();
  double sum = 0;
  for (const double rate : rates)
    sum += rate;
  return sum;
}

Peak measurePeak(int32_t threads, double seconds, std::string_view precision) {
  if (runtime::Status status = runtime::host::reserveProducts();
      status.failed())
    return {0, status.message()};
  const auto describe = [&](std::string_view what, std::string_view library) {
    return fmt::format("{0} {1}x{1}x{1} by {2} on {3} thread{4}", what, extent,
                       library, threads, threads == 1 ? "" : "s");
  };
  const runtime::host::BlockShape shape = {
      extent, extent, extent, extent, 1, extent, 1, extent, true, false};
  if (precision == "bf16") {
    constexpr uint16_t half = 0x3f00;
    auto product = runtime::host::Bf16Product::make(shape);
    if (product.failed())
      return {0, product.takeStatus().message()};
    if (*product)
      return {measure(threads, seconds, makeInPlace(*product, half)),
              describe("bf16 products",
                       runtime::host::hasTiles() ? "tiles of AMX" : "oneDNN")};
  }
  auto product = runtime::host::F32Product::make(shape);
  if (product.failed())
    return {0, product.takeStatus().message()};
  if (*product)
    return {measure(threads, seconds, makeInPlace(*product, 0.5f)),
            describe("sgemm", "tiles of AMX")};
  return {measure(threads, seconds, makeSgemm()),
          describe("sgemm", runtime::host::blasDescription())};
}

double flopsPerToken(int64_t parameters, int64_t layers, int64_t width,
                     int64_t length, bool isCausal) {
  return 6.0 * static_cast<double>(parameters) +
         (isCausal ? 6.0 : 12.0) * static_cast<double>(layers) *
             static_cast<double>(width) * static_cast<double>(length);
}

} // namespace trc::train
