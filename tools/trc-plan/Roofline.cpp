//===- Roofline.cpp - how long a step would take, by a model --------------===//
//
// See Roofline.h.
//
//===----------------------------------------------------------------------===//

#include "Roofline.h"

#include "Calls.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace trc::plan_tool {
namespace {

using namespace runtime;

struct Gpu {
  const char *name;
  double memory;           ///< bytes a second, of the data sheet
  double half, tf32, full; ///< FLOP/s of products, of the data sheet, dense
  double processors, clock;
  /// Part of `half` and `tf32` that large products reach.
  double products;
};
constexpr Gpu gpus[] = {
    {"h100", 3.35e12, 989e12, 495e12, 67e12, 132, 1.755e9, 0.62},
    {"h200", 4.80e12, 989e12, 495e12, 67e12, 132, 1.755e9, 0.64},
    {"a100", 2.04e12, 312e12, 156e12, 19.5e12, 108, 1.41e9, 0.80},
};

/// Parts of peaks that are reached, and what lies between two commands.
constexpr double memoryReached = 0.85, vectorReached = 0.5, issueReached = 0.5;
constexpr double gap = 2.8e-6; ///< seconds, between nodes of a graph

/// A kernel of attention: its part of the call's arithmetic, which counts two
/// products forward and five backward; of a round of its main loop the
/// instructions, those that multiply 16 x 8 x 16 (4096 FLOP), and the weights
/// of a thread; what dropout adds for a weight by 8 and by 16 bits.
struct AttentionFigures {
  std::string_view symbol;
  double share, instructions, matrix, weights, by8, by16;
};
constexpr AttentionFigures attentionFigures[] = {
    {"trc_attention", 1.0, 1000, 128, 64, 7.9, 13.5},
    {"trc_attention_query_gradient", 3.0 / 5, 532, 96, 32, 8.8, 14.0},
    {"trc_attention_key_value_gradient", 4.0 / 5, 712, 128, 32, 9.7, 14.9},
    {"trc_attention_key_gradient", 3.0 / 5, 712, 128, 32, 9.7, 14.9},
    {"trc_attention_value_gradient", 2.0 / 5, 712, 128, 32, 9.7, 14.9},
};
/// A block of Threefry for each weight.
constexpr double instructionsBy32 = 75;

/// The figures of a kernel, and its instructions for each that multiplies.
std::optional<std::pair<const AttentionFigures *, double>>
findAttention(std::string_view symbol) {
  const size_t bits = symbol.find("_bits");
  const std::string_view plain = symbol.substr(0, bits);
  const auto *found =
      std::find_if(std::begin(attentionFigures), std::end(attentionFigures),
                   [&](const auto &each) { return each.symbol == plain; });
  if (found == std::end(attentionFigures))
    return std::nullopt;
  double drawn = 0;
  if (bits != std::string_view::npos) {
    const std::string_view width = symbol.substr(bits);
    drawn = width == "_bits8"    ? found->by8
            : width == "_bits16" ? found->by16
                                 : instructionsBy32;
  }
  return std::pair(found, (found->instructions + drawn * found->weights) /
                              found->matrix);
}
constexpr double flopsOfInstruction = 4096, schedulers = 4;
/// Whole tiles of 128 x 64 on the diagonal, for T = 1024.
constexpr double tileWaste = 1.12;

enum class Bound { Memory, Arithmetic, Issue };
constexpr std::array boundNames = {"memory", "arithmetic", "issue"};

struct Line {
  std::string name;
  uint64_t count = 0;
  double seconds = 0, bytes = 0, flops = 0;
  Bound bound = Bound::Memory;
};

class Model {
public:
  Model(const Program &program, const Gpu &gpu) : program(program), gpu(gpu) {}

  void add(const artifact::Block &block) {
    forEachCall(block, [&](const artifact::Command &command, size_t,
                           double times) { addCall(command, times); });
  }

  std::string print() const;

private:
  void addCall(const artifact::Command &command, double times);
  double seconds(const artifact::Command &command,
                 const artifact::Kernel &kernel, double bytes, double &flops,
                 Bound &bound);
  double productRate(const artifact::Command &command) const;
  double operandBytes(const artifact::Command &command) const;

  const Program &program;
  const Gpu &gpu;
  std::map<int32_t, Line> lines; ///< by kernel
  double attentionFlops = 0;     ///< of the call whose kernels come now
  double gaps = 0;
};

double Model::operandBytes(const artifact::Command &command) const {
  double bytes = 0;
  for (uint32_t i = 0; i < countOf(command.operands()); ++i)
    bytes += static_cast<double>(
        program.type(command.operands()->Get(i)->type()).bytes());
  return bytes;
}

/// FLOP/s that a product of the library reaches.
double Model::productRate(const artifact::Command &command) const {
  const ElementType factor =
      program.type(command.operands()->Get(0)->type()).element;
  if (factor == ElementType::BF16 || factor == ElementType::F16)
    return gpu.half * gpu.products;
  for (uint32_t i = 0; i < countOf(command.attributes()); ++i)
    if (const artifact::Attribute &attribute = *command.attributes()->Get(i);
        viewOf(attribute.text()) == "tf32")
      return gpu.tf32 * gpu.products;
  return gpu.full * vectorReached;
}

double Model::seconds(const artifact::Command &command,
                      const artifact::Kernel &kernel, double bytes,
                      double &flops, Bound &bound) {
  const double memory = bytes / (gpu.memory * memoryReached);
  double work = 0;
  Bound workBound = Bound::Arithmetic;
  if (const auto attention = findAttention(viewOf(kernel.symbol()))) {
    const auto [figures, instructions] = *attention;
    // The first kernel of a call has its count.
    if (flops > 0)
      attentionFlops = flops;
    flops = attentionFlops * figures->share;
    const double issued = flops * tileWaste / flopsOfInstruction * instructions;
    work = issued / (gpu.processors * schedulers * gpu.clock * issueReached);
    workBound = Bound::Issue;
  } else {
    work = flops / (viewOf(kernel.name()) == "cublaslt.matmul"
                        ? productRate(command)
                        : gpu.full * vectorReached);
  }
  bound = work > memory ? workBound : Bound::Memory;
  return std::max(work, memory);
}

void Model::addCall(const artifact::Command &command, double times) {
  const artifact::Kernel &kernel =
      *program.root().kernels()->Get(static_cast<uint32_t>(command.kernel()));
  Line &line = lines[command.kernel()];
  // What a call of attention reads, each of its kernels does.
  const double counted = static_cast<double>(command.bytes());
  const double bytes = counted > 0 ? counted : operandBytes(command);
  double flops = static_cast<double>(command.flops());
  const double each = seconds(command, kernel, bytes, flops, line.bound);
  line.name = viewOf(kernel.name());
  line.count += static_cast<uint64_t>(times);
  line.seconds += times * each;
  line.bytes += times * bytes;
  line.flops += times * flops;
  gaps += times * gap;
}

std::string Model::print() const {
  std::vector<Line> sorted;
  double total = gaps;
  for (const auto &[kernel, line] : lines) {
    sorted.push_back(line);
    total += line.seconds;
  }
  std::sort(sorted.begin(), sorted.end(), [](const Line &a, const Line &b) {
    return std::tie(b.seconds, a.name) < std::tie(a.seconds, b.name);
  });
  char text[256];
  const auto format = [&](const char *form, auto... values) {
    std::snprintf(text, sizeof text, form, values...);
    return std::string(text);
  };
  std::string result = format("a model of one run on %s, not a measurement\n"
                              "       ms  share  calls       GB   TFLOP  bound"
                              "       kernel\n",
                              gpu.name);
  for (const Line &line : sorted)
    result += format(
        "%9.3f %5.1f%% %6llu %8.2f %7.3f  %-10s  %s\n", line.seconds * 1e3,
        100 * line.seconds / total, static_cast<unsigned long long>(line.count),
        line.bytes * 1e-9, line.flops * 1e-12,
        boundNames[static_cast<size_t>(line.bound)], line.name.c_str());
  result += format("%9.3f %5.1f%%  gaps between commands\n", gaps * 1e3,
                   100 * gaps / total);
  return result + format("%9.3f ms in all\n", total * 1e3);
}

} // namespace

std::vector<std::string> gpuNames() {
  std::vector<std::string> names;
  for (const Gpu &gpu : gpus)
    names.emplace_back(gpu.name);
  return names;
}

Result<std::string> printRoofline(const Program &program,
                                  const std::string &entry,
                                  const std::string &gpu) {
  if (viewOf(program.root().target()) != "cuda")
    return failure(StatusCode::Unsupported,
                   "the program is not for a GPU: compile with --target=cuda");
  const std::optional<size_t> index = program.findEntry(entry);
  if (!index)
    return failure(StatusCode::NotFound, "no entry '", entry, "'");
  const Gpu *found =
      std::find_if(std::begin(gpus), std::end(gpus),
                   [&](const Gpu &each) { return each.name == gpu; });
  if (found == std::end(gpus))
    return failure(StatusCode::NotFound, "no GPU '", gpu, "' is known");
  Model model(program, *found);
  model.add(*program.entry(*index).body());
  return model.print();
}

} // namespace trc::plan_tool
