//===- AttentionTiling.cpp - in which tiles a GPU does attention ----------===//

#include "AttentionTiling.h"

#include "Workspaces.h"

#include <algorithm>
#include <vector>

namespace trc::cuda {

namespace {

/// The engines of the device headers, and the sizes of what they hold.
struct Engine {
  enum Kind { Group, Tensor, Tf32, Fma } kind;
  int64_t warps, matrices; ///< tensor cores: 16 `matrices` rows a warp
  int64_t size;            ///< Fma: rows of a thread

  int64_t threads() const { return kind == Fma ? 256 : 32 * warps; }
  int64_t rows() const {
    return kind == Fma ? 16 * size : 16 * matrices * warps;
  }
  std::string name(const std::string &element, bool aligned) const {
    std::string warp = std::to_string(warps) + ", " + std::to_string(matrices);
    const char *end = aligned ? ">" : ", false>";
    switch (kind) {
    case Group:
      return "AttentionGroupEngine<trc_device::" + element + end;
    case Tensor:
      return "AttentionTensorEngine<trc_device::" + element + ", " + warp + end;
    case Tf32:
      return "AttentionTf32Engine<" + warp + end;
    case Fma:
      break;
    }
    return "AttentionFmaEngine<trc_device::" + element + ", " +
           std::to_string(size) + end;
  }
  const char *header() const {
    switch (kind) {
    case Group:
      return "trc/attention_group.cuh";
    case Tensor:
      return "trc/attention_tensor.cuh";
    case Tf32:
      return "trc/attention_tf32.cuh";
    case Fma:
      break;
    }
    return "trc/attention_fma.cuh";
  }

  /// Chunks of 16 bytes that a stage is whole of: tiles of wgmma begin at
  /// multiples of 1024 bytes.
  int64_t stageMultiple() const { return kind == Group ? 64 : 1; }

  /// Bytes of a tile with rows of `width` elements.
  int64_t tileBytes(int64_t rows, int64_t width, int64_t sumBytes) const {
    int64_t padded = std::max<int64_t>(ceilDivide(width, 16), 1) * 16;
    return kind <= Tensor ? rows * padded * 2 : rows * (padded * sumBytes + 16);
  }
};

struct Choice {
  Engine engine;
  int64_t columns, stages;
  int64_t blocks = 2; ///< on a multiprocessor
};

bool findsBoth(AttentionKernel kernel) {
  return kernel == AttentionKernel::KeyGradient;
}

/// From the quickest to the smallest.
std::vector<Choice> listChoices(const AttentionShape &shape,
                                AttentionKernel kernel) {
  using enum AttentionKernel;
  bool forward = kernel == Forward, queries = kernel == QueryGradient;
  int64_t wide = std::max(shape.depth, shape.width);
  std::vector<Choice> choices;
  if (shape.element == "f16" || shape.element == "bf16") {
    auto add = [&](int64_t matrices, int64_t columns) {
      choices.push_back({{Engine::Tensor, 4, matrices, 0}, columns, 2});
    };
    // What the sums of the last kernel leave of the registers is little.
    bool plain =
        !shape.masked && !shape.sumsAgain() &&
        (!shape.dropped || shape.randomBits < 32 || shape.storesKept());
    // Nor has the first one the room for a block of random words beside a mask.
    bool crowded = shape.dropped && shape.randomBits == 32 &&
                   (shape.masked || shape.sumsAgain());
    bool fits =
        forward ? wide <= 128 && !crowded : wide <= 64 && (queries || plain);
    int64_t rows = forward || queries ? shape.rows : shape.keys;
    if (shape.groupProducts && ceilDivide(shape.depth, 16) == 4 &&
        ceilDivide(shape.width, 16) == 4) {
      // A group of its own for each 64 rows: others work while one waits for
      // its products.
      choices.push_back({{Engine::Group, 4, 1, 0},
                         64,
                         2,
                         forward            ? 4
                         : queries || plain ? 3
                                            : 2});
    }
    bool fillsGpu = shape.batch * shape.heads * ceilDivide(rows, 128) >=
                    2 * shape.processors;
    if (fits && fillsGpu)
      add(2, forward && wide <= 64 ? 64 : 32);
    if (wide <= (forward ? 128 : 64))
      add(1, 64);
    if (wide <= (forward ? 256 : 128))
      add(1, 32);
    if (wide <= 256)
      add(1, 16);
    return choices;
  }
  if (shape.element == "f32" && shape.tf32) {
    auto add = [&](int64_t warps, int64_t columns, int64_t stages) {
      choices.push_back({{Engine::Tf32, warps, 1, 0}, columns, stages});
    };
    if (wide <= 64)
      add(4, 32, 2);
    if (wide <= 128) {
      add(4, 32, 1);
      add(4, 16, 1);
    }
    if (wide <= 256)
      add(2, 16, 1);
    return choices;
  }
  // Sums of a thread, in registers.
  int64_t most = shape.element == "f64" ? 32 : 64;
  int64_t sums = ceilDivide(wide, 16) * (findsBoth(kernel) ? 2 : 1);
  auto add = [&](int64_t size, int64_t columns) {
    if (size * sums <= most)
      choices.push_back({{Engine::Fma, 0, 0, size}, columns, 1});
  };
  if (shape.element == "f32") {
    add(4, 64);
    add(4, 32);
  }
  add(2, 32);
  add(2, 16);
  add(1, 16);
  return choices;
}

int64_t countSharedBytes(const AttentionShape &shape, AttentionKernel kernel,
                         const Choice &choice) {
  const Engine &engine = choice.engine;
  int64_t sum = shape.sumBytes(), rows = engine.rows();
  auto bytes = [&](int64_t rows, int64_t width) {
    return engine.tileBytes(rows, width, sum);
  };
  int64_t stage =
      bytes(choice.columns, shape.depth) + bytes(choice.columns, shape.width);
  int64_t block =
      kernel == AttentionKernel::Forward
          ? std::max(bytes(rows, shape.depth), bytes(rows, shape.width))
          : bytes(rows, shape.depth) + bytes(rows, shape.width);
  if (kernel != AttentionKernel::Forward &&
      kernel != AttentionKernel::QueryGradient)
    stage +=
        (shape.sumsAgain() ? 3 : 2) * choice.columns * sum +
        (shape.storesKept() ? rows * ceilDivide(choice.columns, 32) * 4 : 0);
  stage = ceilDivide(stage, 16 * engine.stageMultiple()) * 16 *
          engine.stageMultiple();
  int64_t weights =
      engine.kind == Engine::Fma ? bytes(rows, choice.columns) : 0;
  return block + choice.stages * stage + weights;
}

} // namespace

static int64_t elementBytes(const AttentionShape &shape) {
  return shape.element == "f64" ? 8 : shape.element == "f32" ? 4 : 2;
}

int64_t AttentionShape::bytesOfHead() const {
  return std::max<int64_t>(rows, keys) * (depth + width) * elementBytes(*this);
}

int64_t AttentionShape::headsTogether() const {
  return std::max<int64_t>(cache / std::max<int64_t>(bytesOfHead(), 1), 1);
}

int64_t countMovedBytes(const AttentionShape &shape, AttentionKernel kernel,
                        int64_t tiles) {
  const int64_t heads = shape.batch * shape.heads;
  const auto bytesOf = [&](int64_t rows, int64_t width) {
    return heads * rows * width * elementBytes(shape);
  };
  const int64_t query = bytesOf(shape.rows, shape.depth),
                key = bytesOf(shape.keys, shape.depth),
                value = bytesOf(shape.keys, shape.width),
                result = bytesOf(shape.rows, shape.width),
                logsumexp = heads * shape.rows * shape.sumBytes();
  int64_t times = 1;
  if (shape.bytesOfHead() > shape.cache)
    times = shape.causal ? (tiles + 1) / 2 : tiles;
  switch (kernel) {
  case AttentionKernel::Forward:
    return query + result + logsumexp + times * (key + value) +
           (shape.keptByForward ? shape.keptBytes() : 0);
  case AttentionKernel::QueryGradient: // reads and writes a query, and so on
    return 2 * query + 2 * result + logsumexp + shape.workspaceBytes() +
           times * (key + value);
  case AttentionKernel::KeyGradient:
    return 2 * (key + value) + shape.keptBytes() +
           times * (query + result + shape.statisticsBytes());
  case AttentionKernel::KeyOnly:
    return 2 * key + value + shape.keptBytes() +
           times * (query + result + shape.statisticsBytes());
  case AttentionKernel::ValueOnly:
    return key + 2 * value + shape.keptBytes() +
           times * (query + result + shape.statisticsBytes());
  }
  return 0;
}

std::optional<AttentionTiling> tileAttention(const AttentionShape &shape,
                                             AttentionKernel kernel) {
  for (const Choice &choice : listChoices(shape, kernel)) {
    int64_t shared = countSharedBytes(shape, kernel, choice);
    if (shared > mostSharedBytes)
      continue;
    const Engine &engine = choice.engine;
    int64_t rows = kernel == AttentionKernel::Forward ? shape.rows
                   : kernel == AttentionKernel::QueryGradient
                       ? shape.statisticsRows()
                       : shape.keys;
    bool crowded =
        engine.kind == Engine::Fma && std::max(shape.depth, shape.width) > 64;
    return AttentionTiling{engine.header(),
                           engine.name(shape.element, shape.aligned),
                           engine.kind == Engine::Group,
                           engine.threads(),
                           engine.rows(),
                           choice.columns,
                           choice.stages,
                           engine.stageMultiple(),
                           ceilDivide(rows, engine.rows()),
                           shared,
                           crowded ? 1 : choice.blocks};
  }
  return std::nullopt;
}

bool splitsKeyGradient(const AttentionShape &shape) {
  return shape.onTensorCores() && std::max(shape.depth, shape.width) > 128;
}

} // namespace trc::cuda
