//===- NcclCalls.cpp - collectives of a GPU by NCCL -----------------------===//
//
// See NcclCalls.h.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/NcclCalls.h"
#include "device/cuda/CudaMemory.h"
#include "device/host/CollectiveCall.h"

namespace trc::runtime::cuda {
namespace {

std::optional<ncclDataType_t> typeOf(ElementType element) {
  switch (element) {
  case ElementType::I8:
    return ncclInt8;
  case ElementType::UI8:
    return ncclUint8;
  case ElementType::I32:
    return ncclInt32;
  case ElementType::UI32:
    return ncclUint32;
  case ElementType::I64:
    return ncclInt64;
  case ElementType::UI64:
    return ncclUint64;
  case ElementType::F16:
    return ncclFloat16;
  case ElementType::BF16:
    return ncclBfloat16;
  case ElementType::F32:
    return ncclFloat32;
  case ElementType::F64:
    return ncclFloat64;
  default:
    return std::nullopt;
  }
}

std::optional<ncclRedOp_t> operationOf(const CallRequest &request) {
  std::string_view body;
  for (const Attribute &attribute : request.attributes)
    if (attribute.name == "body")
      body = attribute.text;
  if (body == "stablehlo.add")
    return ncclSum;
  if (body == "stablehlo.multiply")
    return ncclProd;
  if (isFloat(request.operands[host::collective_at::operands(1)].element))
    return std::nullopt; // what becomes of a NaN is not said
  if (body == "stablehlo.maximum")
    return ncclMax;
  if (body == "stablehlo.minimum")
    return ncclMin;
  return std::nullopt;
}

} // namespace

std::optional<NcclReduction> ncclReductionOf(const CallRequest &request) {
  const auto type =
      typeOf(request.operands[host::collective_at::operands(1)].element);
  const auto what = operationOf(request);
  if (!type || !what)
    return std::nullopt;
  return NcclReduction{*type, *what};
}

namespace {

/// How all ranks are grouped, as a key.
std::vector<int64_t> wayOf(const CallRequest &request) {
  std::vector<int64_t> way;
  for (std::string_view name : {"group_size", "replica_groups"})
    for (const Attribute &attribute : request.attributes)
      if (attribute.name == name)
        way.insert(way.end(), attribute.ints.begin(), attribute.ints.end());
  return way;
}

class NcclCall final : public PreparedCall {
public:
  NcclCall(std::shared_ptr<Context> context, NcclRanks &ranks,
           CollectiveRequest asked, bool onlyBegins)
      : context(std::move(context)), ranks(ranks), asked(std::move(asked)),
        onlyBegins(onlyBegins) {}

  Status open(const CallRequest &request, int rank, NcclReduction how) {
    reduction = how;
    for (std::unique_ptr<Event> *event : {&ready, &done}) {
      Result<std::unique_ptr<Event>> made = Event::create(context);
      if (made.failed())
        return made.takeStatus();
      *event = std::move(*made);
    }
    if (asked.parts.empty())
      asked.parts.push_back(asked.operandElements);
    std::vector<int> members = asked.group;
    std::vector<int64_t> way = wayOf(request);
    if (asked.kind == CollectiveKind::Permute) {
      // Pairs are of all ranks.
      members.resize(static_cast<size_t>(request.communicator->size()));
      for (size_t i = 0; i < members.size(); ++i)
        members[i] = static_cast<int>(i);
      way.assign(members.begin(), members.end());
      way.insert(way.begin(), static_cast<int64_t>(members.size()));
    }
    for (size_t i = 0; i < members.size(); ++i)
      if (members[i] == rank)
        place = static_cast<int>(i);
    Result<ncclComm_t> found = ranks.group(way, members);
    if (found.failed())
      return found.takeStatus();
    communicator = *found;
    size = static_cast<int>(members.size());
    return Status::success();
  }

  Status run(void *const *operands) override {
    TRC_RETURN_IF_FAILED(context->order(context->current, ready->get(),
                                        context->collective,
                                        "exchanging with other ranks"));
    TRC_RETURN_IF_FAILED(enqueue(operands));
    TRC_RETURN_IF_FAILED(context->checkWork(
        context->driver.cuEventRecord(done->get(), context->collective),
        "exchanging with other ranks"));
    context->isCollectiveOpen = true;
    if (!onlyBegins)
      return join();
    begunIn = context->recordings;
    return Status::success();
  }

  Status finish() override {
    const std::optional<uint64_t> begun = std::exchange(begunIn, {});
    // The end of a recording has joined all that was begun in it.
    return begun == context->recordings ? join() : Status::success();
  }
  bool communicates() const override { return true; }
  const char *note() const override { return ranks.note().c_str(); }

private:
  Status join() {
    return context->checkWork(
        context->driver.cuStreamWaitEvent(context->current, done->get(), 0),
        "taking results of other ranks");
  }

  /// Zeros, where no rank sends here.
  Status clear(void *result) {
    const size_t bytes = asked.resultElements * asked.elementBytes;
    return bytes == 0 ? Status::success()
                      : context->checkWork(context->driver.cuMemsetD8Async(
                                               asDevice(result), 0, bytes,
                                               context->collective),
                                           "writing zeros");
  }

  Status enqueue(void *const *operands) {
    const bool isPermute = asked.kind == CollectiveKind::Permute;
    if (!communicator || (isPermute && asked.receivesFrom < 0))
      TRC_RETURN_IF_FAILED(clear(operands[host::collective_at::results(1)]));
    if (!communicator ||
        (isPermute && asked.sendsTo < 0 && asked.receivesFrom < 0))
      return Status::success();
    return ranks.issue(communicator,
                       [&](const Nccl &nccl) { return call(nccl, operands); });
  }

  ncclResult_t call(const Nccl &nccl, void *const *operands) const {
    const CUstream stream = context->collective;
    const void *operand = operands[host::collective_at::operands(1)];
    void *result = operands[host::collective_at::results(1)];
    const size_t bytes = asked.operandElements * asked.elementBytes;
    const size_t parts = asked.parts.size();
    switch (asked.kind) {
    case CollectiveKind::AllReduce:
      return nccl.together([&](auto &&add) {
        for (size_t i = 0; i < parts; ++i)
          add(nccl.ncclAllReduce(
              operands[host::collective_at::operands(parts, i)],
              operands[host::collective_at::results(parts, i)], asked.parts[i],
              reduction.type, reduction.what, communicator, stream));
      });
    case CollectiveKind::ReduceScatter:
      return nccl.together([&](auto &&add) {
        for (size_t i = 0; i < parts; ++i)
          add(nccl.ncclReduceScatter(
              operands[host::collective_at::operands(parts, i)],
              operands[host::collective_at::results(parts, i)],
              asked.parts[i] / static_cast<size_t>(size), reduction.type,
              reduction.what, communicator, stream));
      });
    case CollectiveKind::AllGather:
      return nccl.together([&](auto &&add) {
        for (size_t i = 0; i < parts; ++i)
          add(nccl.ncclAllGather(
              operands[host::collective_at::operands(parts, i)],
              operands[host::collective_at::results(parts, i)],
              asked.parts[i] * asked.elementBytes, ncclUint8, communicator,
              stream));
      });
    case CollectiveKind::Broadcast:
      return nccl.ncclBroadcast(operand, result, bytes, ncclUint8, 0,
                                communicator, stream);
    case CollectiveKind::AllToAll:
      return nccl.together([&](auto &&add) {
        const size_t part = bytes / static_cast<size_t>(size);
        for (int member = 0; member < size; ++member) {
          const size_t at = static_cast<size_t>(member) * part;
          add(nccl.ncclSend(static_cast<const std::byte *>(operand) + at, part,
                            ncclUint8, member, communicator, stream));
          add(nccl.ncclRecv(static_cast<std::byte *>(result) + at, part,
                            ncclUint8, member, communicator, stream));
        }
      });
    case CollectiveKind::Permute:
      return nccl.together([&](auto &&add) {
        if (asked.sendsTo >= 0)
          add(nccl.ncclSend(operand, bytes, ncclUint8, asked.sendsTo,
                            communicator, stream));
        if (asked.receivesFrom >= 0)
          add(nccl.ncclRecv(result, bytes, ncclUint8, asked.receivesFrom,
                            communicator, stream));
      });
    }
    return ncclSuccess;
  }

  std::shared_ptr<Context> context;
  NcclRanks &ranks;
  CollectiveRequest asked;
  bool onlyBegins;
  ncclComm_t communicator = nullptr; ///< null: this rank is in no group
  NcclReduction reduction;
  int place = 0, size = 0; ///< in the group, and of it
  std::unique_ptr<Event> ready, done;
  /// Which recording it was begun in, and not joined yet.
  std::optional<uint64_t> begunIn;
};

} // namespace

PreparedResult makeNcclCall(const std::shared_ptr<Context> &context,
                            NcclRanks &ranks, std::string_view kernel,
                            const CallRequest &request) {
  Result<CollectiveRequest> asked =
      host::readCollective(nullptr, kernel, request, {});
  if (asked.failed())
    return asked.takeStatus();
  std::optional<NcclReduction> reduction = NcclReduction();
  if (asked->combine)
    reduction = ncclReductionOf(request);
  if (!reduction)
    return std::unique_ptr<PreparedCall>();
  TRC_RETURN_IF_FAILED(
      checkCollective(*request.communicator, *asked).at(std::string(kernel)));
  auto call = std::make_unique<NcclCall>(context, ranks, std::move(*asked),
                                         onlyBegins(kernel));
  TRC_RETURN_IF_FAILED(
      call->open(request, request.communicator->rank(), *reduction)
          .at(std::string(kernel)));
  return std::unique_ptr<PreparedCall>(std::move(call));
}

} // namespace trc::runtime::cuda
