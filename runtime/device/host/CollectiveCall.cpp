//===- CollectiveCall.cpp - what the host computes with other ranks -------===//
//
// Rounding is that of a reduction (Combiner.h): sums of f16 and bf16 are kept
// in f32 and rounded once, everything else rounds each time. It is also that of
// the reference, whose bits these are.
//
//===----------------------------------------------------------------------===//

#include "device/host/CollectiveCall.h"

#include "device/QueuedCall.h"
#include "device/host/kernels/Combiner.h"

#include <algorithm>
#include <cstring>
#include <optional>

namespace trc::runtime::host {
namespace {

constexpr std::string_view rankNumber = "stablehlo.partition_id";

/// Adds up rows of elements on all workers, or, where these are the step's or
/// there are none, alone.
class RowCombiner {
public:
  RowCombiner(const Workplace *given, Combiner combiner, bool isAlone)
      : combiner(std::move(combiner)), isAlone(isAlone || !given) {
    if (given)
      place.emplace(*given);
  }

  void operator()(std::byte *sum, std::span<const std::byte *const> members,
                  size_t count) const {
    Job job = {*this, sum, members};
    if (isAlone)
      return doRange(&job, 0, 0, static_cast<int64_t>(count));
    constexpr int64_t grain = 16384;
    place->pool.parallelFor(static_cast<int64_t>(count), grain, doRange, &job);
  }

private:
  static constexpr int64_t block = 256;

  struct Job {
    const RowCombiner &self;
    std::byte *sum;
    std::span<const std::byte *const> members;
  };

  static void doRange(void *context, unsigned worker, int64_t begin,
                      int64_t end) {
    const Job &job = *static_cast<Job *>(context);
    if (!job.self.combiner.operation())
      return job.self.callBody(job, worker, begin, end);
    inDomain(job.self.combiner.elementTypes()[0], [&](auto zero) {
      job.self.addBlocks<decltype(zero)>(job, begin, end);
    });
  }

  template <typename T>
  void addBlocks(const Job &job, int64_t begin, int64_t end) const {
    const ElementType type = combiner.elementTypes()[0];
    const BlockFunction<T> function = combiner.function<T>();
    const ElementwiseOptions options{bitWidth(type)};
    T sum[block], next[block];
    for (int64_t i = begin; i < end; i += block) {
      const int64_t count = std::min(block, end - i);
      load(type, job.members[0], i, count, sum);
      for (const std::byte *member : job.members.subspan(1)) {
        load(type, member, i, count, next);
        function(sum, next, count, options);
        if (combiner.roundsEachTime()) {
          uint16_t narrow[block];
          store(type, narrow, 0, count, sum);
          load(type, narrow, 0, count, sum);
        }
      }
      store(type, job.sum, i, count, sum);
    }
  }

  void callBody(const Job &job, unsigned worker, int64_t begin,
                int64_t end) const {
    const auto width =
        static_cast<int64_t>(byteSize(combiner.elementTypes()[0]));
    for (int64_t i = begin; i < end; ++i) {
      // Apart, for the sum may lie over one of the rows.
      uint64_t sum = 0;
      std::memcpy(&sum, job.members[0] + i * width, width);
      for (const std::byte *member : job.members.subspan(1)) {
        void *accumulator = &sum;
        const void *element = member + i * width;
        combiner.combine(&accumulator, &element, place->memory.scratch(worker));
      }
      std::memcpy(job.sum + i * width, &sum, width);
    }
  }

  std::optional<Workplace> place;
  Combiner combiner;
  bool isAlone;
};

class CollectiveCall final : public QueuedCall {
public:
  /// `operandCount` operands and as many results.
  CollectiveCall(std::unique_ptr<Collective> collective, CollectiveQueue &queue,
                 size_t operandCount, bool onlyBegins)
      : QueuedCall(queue, onlyBegins), collective(std::move(collective)),
        sources(operandCount), results(operandCount) {}

private:
  Status start(void *const *operands) override {
    for (size_t i = 0; i < sources.size(); ++i) {
      sources[i] = static_cast<const std::byte *>(
          operands[collective_at::operands(sources.size(), i)]);
      results[i] = static_cast<std::byte *>(
          operands[collective_at::results(sources.size(), i)]);
    }
    return Status::success();
  }
  Status exchange() override { return collective->run(sources, results); }

  std::unique_ptr<Collective> collective;
  std::vector<const std::byte *> sources;
  std::vector<std::byte *> results;
};

class RankNumberCall final : public PreparedCall {
public:
  explicit RankNumberCall(int rank) : rank(static_cast<uint32_t>(rank)) {}
  Status run(void *const *operands) override {
    std::memcpy(operands[collective_at::onlyResult], &rank, sizeof rank);
    return Status::success();
  }

private:
  uint32_t rank;
};

/// The row with this rank in it.
std::vector<int> findGroup(Binding &binding, int rank) {
  const Ints numbers = binding.list("replica_groups");
  const int64_t columns = binding.integer("group_size");
  if (!binding.require(
          columns > 0 && static_cast<int64_t>(numbers.size()) % columns == 0,
          "expected rows of " + std::to_string(columns) + " ranks, got " +
              std::to_string(numbers.size()) + " numbers"))
    return {};
  for (size_t first = 0; first < numbers.size();
       first += static_cast<size_t>(columns)) {
    std::vector<int> group;
    for (int64_t i = 0; i < columns; ++i)
      if (const int64_t member = numbers[first + static_cast<size_t>(i)];
          member >= 0)
        group.push_back(static_cast<int>(member));
    if (std::find(group.begin(), group.end(), rank) != group.end())
      return group;
  }
  return {};
}

/// Whether that many elements come of operand `part` of several.
bool resultFits(const CollectiveRequest &asked, size_t part, size_t elements) {
  const size_t given = asked.parts[part], members = asked.group.size();
  switch (asked.kind) {
  case CollectiveKind::ReduceScatter:
    return elements * members == given;
  case CollectiveKind::AllGather:
    return elements == given * members;
  default:
    return elements == given;
  }
}

/// Whom this rank sends to and receives from.
void findPartners(Binding &binding, int rank, CollectiveRequest &asked) {
  const Ints pairs = binding.list("source_target_pairs");
  binding.require(pairs.size() % 2 == 0, "expected pairs of ranks");
  for (size_t i = 0; i + 1 < pairs.size(); i += 2) {
    if (pairs[i] == rank)
      asked.sendsTo = static_cast<int>(pairs[i + 1]);
    if (pairs[i + 1] == rank)
      asked.receivesFrom = static_cast<int>(pairs[i]);
  }
}

} // namespace

bool isCollective(std::string_view kernel) {
  return kernel == rankNumber || findCollective(kernel);
}

Result<CollectiveRequest> readCollective(const Workplace *place,
                                         std::string_view kernel,
                                         const CallRequest &request,
                                         std::span<const Callee> callees) {
  const int rank = request.communicator->rank();
  const BindRequest bind = {kernel,  request.operands, request.attributes,
                            callees, request.scratch,  {}};
  Binding binding(bind);
  const auto refused = [&] {
    return binding.status().as(StatusCode::BadProgram).at(std::string(kernel));
  };
  CollectiveRequest asked;
  asked.kind = findCollective(kernel)->kind;
  asked.tag = request.tag;
  if (onlyBegins(kernel))
    asked.goesBesideWork();
  const size_t count = onlyBegins(kernel) ? request.operands.size() / 2 : 1;
  if (!binding.expectOperands(2 * std::max<size_t>(count, 1)))
    return refused();
  for (size_t i = 0; i < count; ++i) {
    if (!binding.expectSameType(0, i) || !binding.expectSameType(0, count + i))
      return refused();
    asked.operandElements += static_cast<size_t>(binding.elements(i));
    asked.resultElements += static_cast<size_t>(binding.elements(count + i));
    if (onlyBegins(kernel))
      asked.parts.push_back(static_cast<size_t>(binding.elements(i)));
  }
  asked.elementBytes = static_cast<size_t>(byteSize(binding.type(0)));
  if (asked.kind == CollectiveKind::Permute)
    findPartners(binding, rank, asked);
  else
    asked.group = findGroup(binding, rank);
  for (size_t i = 0; i < asked.parts.size(); ++i)
    binding.require(
        resultFits(asked, i, static_cast<size_t>(binding.elements(count + i))),
        "a result that is not its operand's");
  if (asked.kind == CollectiveKind::AllReduce ||
      asked.kind == CollectiveKind::ReduceScatter) {
    Combiner combiner = Combiner::read(binding, {binding.type(0)});
    binding.require(place || combiner.operation(),
                    "expected a body that is one operation");
    asked.combine = RowCombiner(place, std::move(combiner), onlyBegins(kernel));
  }
  if (!binding.ok())
    return refused();
  return asked;
}

Result<std::unique_ptr<PreparedCall>>
prepareCollectiveCall(Workplace place, std::string_view kernel,
                      const CallRequest &request,
                      std::span<const Callee> callees) {
  Communicator &communicator = *request.communicator;
  if (kernel == rankNumber) {
    const BindRequest bind = {
        kernel, request.operands, request.attributes, {}, 0, {}};
    Binding binding(bind);
    binding.expectOperands(1);
    if (binding.ok())
      binding.expectType(0, ElementType::UI32);
    if (!binding.ok())
      return binding.status()
          .as(StatusCode::BadProgram)
          .at(std::string(kernel));
    return std::unique_ptr<PreparedCall>(
        std::make_unique<RankNumberCall>(communicator.rank()));
  }
  Result<CollectiveRequest> asked =
      readCollective(&place, kernel, request, callees);
  if (asked.failed())
    return asked.takeStatus();
  Result<std::unique_ptr<Collective>> collective =
      prepareCollective(communicator, std::move(*asked));
  if (collective.failed())
    return collective.takeStatus().at(std::string(kernel));
  return std::unique_ptr<PreparedCall>(std::make_unique<CollectiveCall>(
      std::move(*collective), communicator.queue(),
      onlyBegins(kernel) ? request.operands.size() / 2 : 1,
      onlyBegins(kernel)));
}

} // namespace trc::runtime::host
