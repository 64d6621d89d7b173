//===- WriteReductions.cpp - accumulators and how they combine ------------===//
//
// An accumulator per thread, or per element that a thread has; a combiner as a
// lambda; and at the end of a vector loop what trc/reduce.cuh does with a
// warp's or a block's accumulators.
//
//===----------------------------------------------------------------------===//

#include "KernelWriter.h"

#include <algorithm>
#include <utility>

namespace trc::cuda {

using namespace kernel;

/// The combiner of a reduction with several results works on a struct of them.
void KernelWriter::writeCombiner(const Reduction &reduction) {
  std::string id = std::to_string(reduction.results[0]);
  size_t count = reduction.results.size();
  std::string type = typeOf(reduction.results[0]);
  if (count > 1) {
    type = "Values" + id;
    open("struct ", type);
    for (size_t i = 0; i < count; ++i)
      line(typeOf(reduction.results[i]), " v", i, ";");
    --depth;
    line("};");
  }
  auto parameter = [&](Register reg, const char *several) {
    return count > 1 ? std::string(several) : "v" + std::to_string(reg);
  };
  open("const auto combine", id, " = [&](const ", type, " ",
       parameter(reduction.accumulated[0], "so_far"), ", const ", type, " ",
       parameter(reduction.elements[0], "to_add"), ")");
  if (count > 1)
    for (size_t i = 0; i < count; ++i) {
      line("const ", typeOf(reduction.accumulated[i]), " v",
           reduction.accumulated[i], " = so_far.v", i, ";");
      line("const ", typeOf(reduction.elements[i]), " v", reduction.elements[i],
           " = to_add.v", i, ";");
    }
  bool wasInLanes = std::exchange(inLaneLoop, false);
  for (const Statement &statement : reduction.combiner)
    writeStatement(statement);
  if (count == 1) {
    line("return ", value(reduction.combined[0]), ";");
  } else {
    std::string values;
    for (size_t i = 0; i < count; ++i)
      values += (i ? ", " : "") + value(reduction.combined[i]);
    line("return ", type, "{", values, "};");
  }
  inLaneLoop = wasInLanes;
  --depth;
  line("};");
}

static std::string accumulatorName(const Reduction &reduction) {
  return (reduction.results.size() > 1 ? "t" : "v") +
         std::to_string(reduction.results[0]);
}

void KernelWriter::writeAccumulators(const Loop &loop, bool asArrays) {
  for (const Reduction &reduction : loop.reductions) {
    writeCombiner(reduction);
    std::string id = std::to_string(reduction.results[0]);
    std::string name = accumulatorName(reduction);
    bool several = reduction.results.size() > 1;
    std::string type = several ? "Values" + id : typeOf(reduction.results[0]);
    auto initial = [&] {
      if (!several)
        return value(reduction.inits[0]);
      std::string values;
      for (Register reg : reduction.inits)
        values += (values.empty() ? "" : ", ") + value(reg);
      return type + "{" + values + "}";
    };
    if (!asArrays) {
      line(type, " ", name, " = ", initial(), ";");
      continue;
    }
    if (!several)
      isArray[reduction.results[0]] = true;
    line(type, " ", name, "[", mapping.width, "];");
    openLanes();
    line(name, "[k] = ", initial(), ";");
    closeLanes();
  }
}

void KernelWriter::writeCombine(const Reduction &reduction) {
  std::string id = std::to_string(reduction.results[0]);
  std::string name = accumulatorName(reduction), values;
  for (Register reg : reduction.values)
    values += (values.empty() ? "" : ", ") + value(reg);
  if (reduction.results.size() > 1)
    values = "Values" + id + "{" + values + "}";
  bool isPerLane =
      inLaneLoop && !facts.vectorLoops.empty() &&
      std::none_of(facts.vectorLoops.begin(), facts.vectorLoops.end(),
                   [&](const Loop *loop) {
                     return std::any_of(loop->reductions.begin(),
                                        loop->reductions.end(),
                                        [&](const Reduction &other) {
                                          return &other == &reduction;
                                        });
                   });
  if (isPerLane || (inLaneLoop && kernel.vectorParallel))
    name += "[k]";
  line(name, " = combine", id, "(", name, ", ", values, ");");
}

/// What the threads of a group have becomes one value that all have.
void KernelWriter::writeFinish(const Reduction &reduction) {
  std::string id = std::to_string(reduction.results[0]);
  std::string name = accumulatorName(reduction);
  bool several = reduction.results.size() > 1;
  if (mapping.kind == Mapping::Kind::Group) {
    std::string initial;
    for (Register reg : reduction.inits)
      initial += (initial.empty() ? "" : ", ") + value(reg);
    if (several)
      initial = "Values" + id + "{" + initial + "}";
    if (mapping.threads == 32)
      line(name, " = warp_reduce(", name, ", combine", id, ");");
    else
      line(name, " = block_reduce<", mapping.threads / 32, ">(", name, ", ",
           initial, ", combine", id, ");");
  }
  if (several)
    for (size_t i = 0; i < reduction.results.size(); ++i)
      line("const ", typeOf(reduction.results[i]), " v", reduction.results[i],
           " = ", name, ".v", i, ";");
}

} // namespace trc::cuda
