//===- Roofline.cpp - how long a step would take, by a model --------------===//
//
// See Roofline.h.
//
//===----------------------------------------------------------------------===//

#include "Roofline.h"

#include "Calls.h"
#include "SecondLevelCache.h"

#include "trc/Output/JsonInput.h"

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
  double cache; ///< bytes of the second level, on both sides of the chip
};
constexpr Gpu gpus[] = {
    {"h100", 3.35e12, 989e12, 495e12, 67e12, 132, 1.755e9, 0.62, 50e6},
    {"h200", 4.80e12, 989e12, 495e12, 67e12, 132, 1.755e9, 0.64, 50e6},
    {"a100", 2.04e12, 312e12, 156e12, 19.5e12, 108, 1.41e9, 0.80, 40e6},
};

/// Parts of peaks that are reached, and what lies between two commands.
constexpr double memoryReached = 0.85, vectorReached = 0.5;
constexpr double gap = 2.8e-6; ///< seconds, between nodes of a graph
/// What both sides of a chip read, each of them holds.
constexpr double cacheUsed = 0.5;

/// A kernel of attention: its part of the call's arithmetic, which counts two
/// products forward and five backward; of a round of its main loop the
/// instructions, the FLOP of a warp, and the weights of a thread; what dropout
/// adds for a weight by 8 and by 16 bits; and the part of what a multiprocessor
/// can issue that it reached on an H200 (docs/gpu.md).
struct AttentionFigures {
  std::string_view symbol;
  double share, instructions, flops, weights, by8, by16, issueReached;
};
constexpr double mma = 16 * 8 * 16 * 2, wgmma = 64 * 64 * 16 * 2 / 4;
constexpr AttentionFigures attentionFigures[] = {
    {"trc_attention", 1.0, 1000, 128 * mma, 64, 7.3, 13.5, 0.46},
    {"trc_attention_query_gradient", 3.0 / 5, 531, 96 * mma, 32, 7.8, 14.0,
     0.35},
    {"trc_attention_key_value_gradient", 4.0 / 5, 584, 128 * mma, 32, 8.7, 14.9,
     0.35},
    {"trc_attention_key_gradient", 3.0 / 5, 584, 128 * mma, 32, 8.7, 14.9,
     0.35},
    {"trc_attention_value_gradient", 2.0 / 5, 584, 128 * mma, 32, 8.7, 14.9,
     0.35},
    {"trc_attention_groups", 1.0, 461, 8 * wgmma, 32, 13.7, 13.7, 0.56},
    {"trc_attention_query_gradient_groups", 3.0 / 5, 447, 12 * wgmma, 32, 13.6,
     14.0, 0.48},
    {"trc_attention_key_value_gradient_groups", 4.0 / 5, 460, 16 * wgmma, 32,
     15.1, 15.1, 0.42},
};
/// What it adds by a block of Threefry for each weight, and by bits that the
/// kernel before has stored.
constexpr double instructionsBy32 = 75, instructionsOfStored = 3.4;

/// The figures of a kernel, and its instructions for a FLOP.
std::optional<std::pair<const AttentionFigures *, double>>
findAttention(std::string_view symbol) {
  const size_t bits = std::min(symbol.find("_bits"), symbol.find("_kept"));
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
            : width == "_kept"   ? instructionsOfStored
                                 : instructionsBy32;
  }
  return std::pair(found, (found->instructions + drawn * found->weights) /
                              found->flops);
}
constexpr double schedulers = 4;
/// Whole tiles of 128 x 64 on the diagonal, for T = 1024. (Of 64 x 64 it would
/// be 1.06: what they reach of the issue slots is told by this one.)
constexpr double tileWaste = 1.12;

enum class Bound { Memory, Arithmetic, Issue };
constexpr std::array boundNames = {"memory", "arithmetic", "issue"};

struct Line {
  std::string name;
  uint64_t count = 0;
  double seconds = 0, bytes = 0, cached = 0, flops = 0;
  Bound bound = Bound::Memory;
};

class Model {
public:
  Model(const Program &program, const artifact::Entry &entry, const Gpu &gpu)
      : program(program), entry(entry), gpu(gpu), cache(gpu.cache * cacheUsed) {
    readReport();
    forEachCall(*entry.body(), [&](const artifact::Command &command, size_t,
                                   double times) { addCall(command, times); });
  }

  std::string print() const;

private:
  void addCall(const artifact::Command &command, double times);
  double seconds(const artifact::Command &command,
                 const artifact::Kernel &kernel, double bytes, double &flops,
                 Bound &bound);
  double productRate(const artifact::Command &command) const;
  struct Moved {
    double all = 0, cached = 0; ///< bytes; of them in the cache
  };
  void readReport();
  Moved operandBytes(const artifact::Command &command);
  Moved moved(const artifact::Command &command, const artifact::Kernel &kernel);

  const Program &program;
  const artifact::Entry &entry;
  const Gpu &gpu;
  SecondLevelCache cache;
  /// What generated kernels read and write, by name.
  std::map<std::string, double, std::less<>> reported;
  /// What of that is read once more, and from memory.
  std::map<std::string, double, std::less<>> readAgain;
  std::map<int32_t, Line> lines; ///< by kernel
  /// Of the call of attention whose kernels come now.
  double attentionFlops = 0;
  double gaps = 0;
};

/// The report counts what a kernel reaches of its operands: of a stack that a
/// loop over layers keeps, one layer.
void Model::readReport() {
  llvm::Expected<llvm::json::Value> report =
      parseJson(llvm::StringRef(viewOf(program.root().report())));
  if (!report)
    return llvm::consumeError(report.takeError());
  const llvm::json::Object *object = report->getAsObject();
  const llvm::json::Array *kernels =
      object ? object->getArray("kernels") : nullptr;
  if (!kernels)
    return;
  for (const llvm::json::Value &value : *kernels) {
    const llvm::json::Object *kernel = value.getAsObject();
    const auto name = kernel ? kernel->getString("name") : std::nullopt;
    const auto read = kernel ? kernel->getNumber("bytes_read") : std::nullopt;
    const auto written =
        kernel ? kernel->getNumber("bytes_written") : std::nullopt;
    if (name && read && written)
      reported[name->str()] = *read + *written;
    if (const auto again =
            name ? kernel->getNumber("bytes_read_again") : std::nullopt)
      readAgain[name->str()] = *again;
  }
}

/// What the operands have, and what of that is read from the cache. What is
/// written reaches memory.
Model::Moved Model::operandBytes(const artifact::Command &command) {
  Moved result;
  for (uint32_t i = 0; i < countOf(command.operands()); ++i) {
    const artifact::Operand &operand = *command.operands()->Get(i);
    const artifact::Slot &slot = *entry.slots()->Get(operand.slot());
    const uint64_t bytes = program.type(operand.type()).bytes();
    const uint64_t place =
        uint64_t(slot.kind()) << 32 | static_cast<uint64_t>(slot.index());
    const double found =
        cache.touch(place, slot.offset() + operand.offset(), bytes);
    result.all += static_cast<double>(bytes);
    if (operand.access() == artifact::Access::read)
      result.cached += found;
  }
  return result;
}

Model::Moved Model::moved(const artifact::Command &command,
                          const artifact::Kernel &kernel) {
  Moved moved = operandBytes(command);
  double counted = static_cast<double>(command.bytes());
  // Attention's kernels say what they move, and may move more than there is.
  const bool isAttention = findAttention(viewOf(kernel.symbol())).has_value();
  if (viewOf(kernel.symbol()) == "trc_dynamic_update_slice" &&
      countOf(command.operands()) > 0) {
    // In place: the update is read, and written. It comes first, as in every
    // call of a generated kernel: these have an order, and no names.
    counted = 2 * static_cast<double>(
                      program.type(command.operands()->Get(0)->type()).bytes());
  } else if (counted == 0) {
    counted = moved.all;
  }
  if (const auto known = reported.find(viewOf(kernel.name()));
      known != reported.end())
    counted = std::min(counted, known->second);
  // Of an embedding some rows are read, and of a call the first of its kernels
  // has the bytes of all.
  const double part = moved.all > 0 ? std::min(1.0, counted / moved.all) : 0;
  const auto again = readAgain.find(viewOf(kernel.name()));
  return {(isAttention ? counted : part * moved.all) +
              (again == readAgain.end() ? 0 : again->second),
          part * moved.cached};
}

/// The left factor of a product, whatever order its call has: the first where
/// an older program says no names.
const artifact::Operand &factorOf(const artifact::Command &command) {
  for (const artifact::Operand *operand : *command.operands())
    if (viewOf(operand->name()) == "lhs")
      return *operand;
  return *command.operands()->Get(0);
}

/// FLOP/s that a product of the library reaches.
double Model::productRate(const artifact::Command &command) const {
  const ElementType factor = program.type(factorOf(command).type()).element;
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
    const double issued = flops * tileWaste * instructions;
    work = issued /
           (gpu.processors * schedulers * gpu.clock * figures->issueReached);
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
  const auto [bytes, cached] = moved(command, kernel);
  double flops = static_cast<double>(command.flops());
  const double each =
      seconds(command, kernel, bytes - cached, flops, line.bound);
  line.name = viewOf(kernel.name());
  line.count += static_cast<uint64_t>(times);
  line.seconds += times * each;
  line.bytes += times * (bytes - cached);
  line.cached += times * cached;
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
  std::string result =
      format("a model of one run on %s, not a measurement\n"
             "       ms  share  calls       GB  cached   TFLOP  "
             "bound       kernel\n",
             gpu.name);
  for (const Line &line : sorted)
    result +=
        format("%9.3f %5.1f%% %6llu %8.2f %6.1f%% %7.3f  %-10s  %s\n",
               line.seconds * 1e3, 100 * line.seconds / total,
               static_cast<unsigned long long>(line.count), line.bytes * 1e-9,
               100 * line.cached / std::max(line.bytes + line.cached, 1.0),
               line.flops * 1e-12, boundNames[static_cast<size_t>(line.bound)],
               line.name.c_str());
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
  return Model(program, program.entry(*index), *found).print();
}

} // namespace trc::plan_tool
