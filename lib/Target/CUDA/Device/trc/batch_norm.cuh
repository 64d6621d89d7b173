//===- batch_norm.cuh - batch normalisation, a block per feature ----------===//
//
// In f64, rounded once, as the reference and the host have it. Element `i` of a
// feature lies at ((i / inner) * features + feature) * inner + i % inner.
//
//===----------------------------------------------------------------------===//

#pragma once
#include "trc/elements.cuh"

namespace trc_device {

constexpr unsigned int normThreads = 256;

/// The same sum in every thread, in an order that depends on nothing.
__device__ inline f64 sum_block(f64 value) {
  __shared__ f64 sums[normThreads];
  __syncthreads();
  sums[threadIdx.x] = value;
  for (unsigned int half = normThreads / 2; half > 0; half /= 2) {
    __syncthreads();
    if (threadIdx.x < half)
      sums[threadIdx.x] += sums[threadIdx.x + half];
  }
  __syncthreads();
  return sums[0];
}

template <typename Element, i64 numFeatures, i64 innerExtent, i64 outerExtent>
struct Feature {
  using Stored = typename Element::Stored;
  static constexpr i64 count = innerExtent * outerExtent;

  __device__ static i64 place(i64 i) {
    return (i / innerExtent * numFeatures + blockIdx.x) * innerExtent +
           i % innerExtent;
  }
  __device__ static f64 get(const Stored *data, i64 at) {
    return static_cast<f64>(Element::from_stored(data[at]));
  }
  __device__ static f64 get(const Stored *data) {
    return get(data, blockIdx.x);
  }
  __device__ static void set(Stored *data, i64 at, f64 value) {
    data[at] = narrow<Element>(value);
  }
  template <typename Function>
  __device__ static void forEach(Function function) {
    for (i64 i = threadIdx.x; i < count; i += normThreads)
      function(place(i));
  }

  __device__ static void infer(const Stored *x, const Stored *scale,
                               const Stored *offset, const Stored *mean,
                               const Stored *variance, Stored *result,
                               f64 epsilon) {
    const f64 deviation = sqrt(get(variance) + epsilon);
    forEach([&](i64 at) {
      set(result, at,
          get(scale) * (get(x, at) - get(mean)) / deviation + get(offset));
    });
  }

  __device__ static void train(const Stored *x, const Stored *scale,
                               const Stored *offset, Stored *result,
                               Stored *meanResult, Stored *varianceResult,
                               f64 epsilon) {
    f64 sum = 0;
    forEach([&](i64 at) { sum += get(x, at); });
    const f64 mean = sum_block(sum) / count;
    sum = 0;
    forEach([&](i64 at) {
      const f64 distance = get(x, at) - mean;
      sum += distance * distance;
    });
    const f64 variance = sum_block(sum) / count;
    const f64 deviation = sqrt(variance + epsilon);
    forEach([&](i64 at) {
      set(result, at,
          get(scale) * ((get(x, at) - mean) / deviation) + get(offset));
    });
    if (threadIdx.x == 0) {
      set(meanResult, blockIdx.x, mean);
      set(varianceResult, blockIdx.x, variance);
    }
  }

  __device__ static void
  differentiate(const Stored *x, const Stored *scale, const Stored *means,
                const Stored *variance, const Stored *gradient, Stored *result,
                Stored *scaleResult, Stored *offsetResult, f64 epsilon) {
    const f64 mean = get(means), deviation = sqrt(get(variance) + epsilon);
    f64 scaleSum = 0, offsetSum = 0;
    forEach([&](i64 at) {
      scaleSum += get(gradient, at) * ((get(x, at) - mean) / deviation);
      offsetSum += get(gradient, at);
    });
    scaleSum = sum_block(scaleSum);
    offsetSum = sum_block(offsetSum);
    forEach([&](i64 at) {
      const f64 inside = get(gradient, at) - offsetSum / count -
                         (get(x, at) - mean) / deviation * scaleSum / count;
      set(result, at, get(scale) / deviation * inside);
    });
    if (threadIdx.x == 0) {
      set(scaleResult, blockIdx.x, scaleSum);
      set(offsetResult, blockIdx.x, offsetSum);
    }
  }
};

} // namespace trc_device
