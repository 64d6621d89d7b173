//===- BenchKernels.h - typical fused kernels, by hand ----------*- C++ -*-===//
//
// What fusion makes of a transformer's memory-bound parts, written directly as
// loop forms, so that code generation can be measured alone.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_TARGET_BENCHKERNELS_H
#define TRC_TEST_TARGET_BENCHKERNELS_H

#include "../Kernel/KernelBuilder.h"

namespace trc::kernel {

inline Kernel softmaxKernel(int64_t rows, int64_t columns) {
  constexpr ElementType F32 = ElementType::F32;
  KernelBuilder b({rows});
  unsigned x = b.buffer(F32, rows * columns);
  unsigned y = b.buffer(F32, rows * columns, true);
  unsigned e = b.scratch(F32, columns);
  Register lowest = b.f32(-INFINITY), zero = b.f32(0);
  LoopId j = b.beginLoop(columns, true);
  Register max =
      b.reduce(Opcode::Maximum, lowest, b.load(x, {0, {{0, columns}, {j, 1}}}));
  b.endLoop();
  j = b.beginLoop(columns, true);
  Register power = b.compute(
      Opcode::Exp, {b.compute(Opcode::Subtract,
                              {b.load(x, {0, {{0, columns}, {j, 1}}}), max})});
  b.store(e, {0, {{j, 1}}}, power);
  Register sum = b.reduce(Opcode::Add, zero, power);
  b.endLoop();
  j = b.beginLoop(columns, true);
  b.store(y, {0, {{0, columns}, {j, 1}}},
          b.compute(Opcode::Divide, {b.load(e, {0, {{j, 1}}}), sum}));
  b.endLoop();
  return b.finish();
}

/// Outputs: normalised rows, mean, reciprocal deviation.
inline Kernel layerNormKernel(int64_t rows, int64_t columns) {
  constexpr ElementType F32 = ElementType::F32;
  KernelBuilder b({rows});
  unsigned x = b.buffer(F32, rows * columns);
  unsigned gamma = b.buffer(F32, columns), beta = b.buffer(F32, columns);
  unsigned y = b.buffer(F32, rows * columns, true);
  unsigned mean = b.buffer(F32, rows, true), rstd = b.buffer(F32, rows, true);
  Register zero = b.f32(0), scale = b.f32(1.0f / float(columns));
  Register epsilon = b.f32(1e-5f);
  LoopId j = b.beginLoop(columns, true);
  Register sum =
      b.reduce(Opcode::Add, zero, b.load(x, {0, {{0, columns}, {j, 1}}}));
  b.endLoop();
  Register m = b.compute(Opcode::Multiply, {sum, scale});
  j = b.beginLoop(columns, true);
  Register d =
      b.compute(Opcode::Subtract, {b.load(x, {0, {{0, columns}, {j, 1}}}), m});
  Register squares =
      b.reduce(Opcode::Add, zero, b.compute(Opcode::Multiply, {d, d}));
  b.endLoop();
  Register variance = b.compute(Opcode::Multiply, {squares, scale});
  Register r =
      b.compute(Opcode::Rsqrt, {b.compute(Opcode::Add, {variance, epsilon})});
  b.store(mean, {0, {{0, 1}}}, m);
  b.store(rstd, {0, {{0, 1}}}, r);
  j = b.beginLoop(columns, true);
  Register h = b.compute(
      Opcode::Multiply,
      {b.compute(Opcode::Subtract, {b.load(x, {0, {{0, columns}, {j, 1}}}), m}),
       r});
  h = b.compute(Opcode::Multiply, {h, b.load(gamma, {0, {{j, 1}}})});
  b.store(y, {0, {{0, columns}, {j, 1}}},
          b.compute(Opcode::Add, {h, b.load(beta, {0, {{j, 1}}})}));
  b.endLoop();
  return b.finish();
}

/// gelu(x + bias), by tanh.
inline Kernel biasGeluKernel(int64_t rows, int64_t columns) {
  constexpr ElementType F32 = ElementType::F32;
  KernelBuilder b({rows});
  unsigned x = b.buffer(F32, rows * columns), bias = b.buffer(F32, columns);
  unsigned y = b.buffer(F32, rows * columns, true);
  Register half = b.f32(0.5f), one = b.f32(1), cubic = b.f32(0.044715f);
  Register root = b.f32(0.7978845608f);
  auto multiply = [&](Register a, Register c) {
    return b.compute(Opcode::Multiply, {a, c});
  };
  auto add = [&](Register a, Register c) {
    return b.compute(Opcode::Add, {a, c});
  };
  LoopId j = b.beginLoop(columns, true);
  Register z =
      add(b.load(x, {0, {{0, columns}, {j, 1}}}), b.load(bias, {0, {{j, 1}}}));
  Register cube = multiply(multiply(z, z), z);
  Register inner = multiply(root, add(z, multiply(cubic, cube)));
  Register t = b.compute(Opcode::Tanh, {inner});
  b.store(y, {0, {{0, columns}, {j, 1}}},
          multiply(multiply(half, z), add(one, t)));
  b.endLoop();
  return b.finish();
}

/// Parameters, both moments in place; the gradient is read.
inline Kernel adamwKernel(int64_t n) {
  constexpr ElementType F32 = ElementType::F32;
  KernelBuilder b({n}, true);
  unsigned p = b.buffer(F32, n), m = b.buffer(F32, n), v = b.buffer(F32, n);
  unsigned g = b.buffer(F32, n), rate = b.buffer(F32, 1);
  unsigned p1 = b.buffer(F32, n, true), m1 = b.buffer(F32, n, true);
  unsigned v1 = b.buffer(F32, n, true);
  Affine i{0, {{0, 1}}};
  auto multiply = [&](Register a, Register c) {
    return b.compute(Opcode::Multiply, {a, c});
  };
  auto add = [&](Register a, Register c) {
    return b.compute(Opcode::Add, {a, c});
  };
  Register gradient = b.load(g, i), parameter = b.load(p, i);
  Register first =
      add(multiply(b.f32(0.9f), b.load(m, i)), multiply(b.f32(0.1f), gradient));
  Register second = add(multiply(b.f32(0.99f), b.load(v, i)),
                        multiply(b.f32(0.01f), multiply(gradient, gradient)));
  Register root = add(b.compute(Opcode::Sqrt, {second}), b.f32(1e-8f));
  Register step = add(b.compute(Opcode::Divide, {first, root}),
                      multiply(b.f32(0.01f), parameter));
  step = multiply(b.load(rate, {}), step);
  b.store(p1, i, b.compute(Opcode::Subtract, {parameter, step}));
  b.store(m1, i, first);
  b.store(v1, i, second);
  return b.finish();
}

/// Column sums: work items are blocks of 256 columns; rows run inside.
inline Kernel columnSumKernel(int64_t rows, int64_t columns) {
  constexpr ElementType F32 = ElementType::F32;
  constexpr int64_t block = 256;
  KernelBuilder b({columns / block});
  unsigned x = b.buffer(F32, rows * columns), y = b.buffer(F32, columns, true);
  Register zero = b.f32(0);
  LoopId j = b.beginLoop(block, true);
  LoopId i = b.beginLoop(rows, false);
  Register sum = b.reduce(Opcode::Add, zero,
                          b.load(x, {0, {{0, block}, {i, columns}, {j, 1}}}));
  b.endLoop();
  b.store(y, {0, {{0, block}, {j, 1}}}, sum);
  b.endLoop();
  return b.finish();
}

/// The same through scratch: rows outside, all columns of a block inside.
inline Kernel columnSumScratchKernel(int64_t rows, int64_t columns) {
  constexpr ElementType F32 = ElementType::F32;
  constexpr int64_t unroll = 4;
  KernelBuilder b({1});
  unsigned x = b.buffer(F32, rows * columns), y = b.buffer(F32, columns, true);
  unsigned sums = b.scratch(F32, columns);
  Register zero = b.f32(0);
  LoopId j = b.beginLoop(columns, true);
  b.store(sums, {0, {{j, 1}}}, zero);
  b.endLoop();
  LoopId i = b.beginLoop(rows / unroll, false);
  j = b.beginLoop(columns, true);
  Register sum = b.load(sums, {0, {{j, 1}}});
  for (int64_t k = 0; k < unroll; ++k)
    sum = b.compute(
        Opcode::Add,
        {sum, b.load(x, {k * columns, {{i, unroll * columns}, {j, 1}}})});
  b.store(sums, {0, {{j, 1}}}, sum);
  b.endLoop();
  b.endLoop();
  j = b.beginLoop(columns, true);
  b.store(y, {0, {{j, 1}}}, b.load(sums, {0, {{j, 1}}}));
  b.endLoop();
  return b.finish();
}

/// y = transpose(x); work items are output rows.
inline Kernel transposeKernel(int64_t rows, int64_t columns) {
  constexpr ElementType F32 = ElementType::F32;
  KernelBuilder b({columns});
  unsigned x = b.buffer(F32, rows * columns);
  unsigned y = b.buffer(F32, rows * columns, true);
  LoopId i = b.beginLoop(rows, true);
  b.store(y, {0, {{0, rows}, {i, 1}}}, b.load(x, {0, {{0, 1}, {i, columns}}}));
  b.endLoop();
  return b.finish();
}

} // namespace trc::kernel

#endif // TRC_TEST_TARGET_BENCHKERNELS_H
