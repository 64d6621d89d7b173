//===- HostCalls.cpp - the three kinds of calls on the host ---------------===//
//
// Each `run` is on the way of a step: no allocation but for a failure's text.
//
//===----------------------------------------------------------------------===//

#include "device/host/HostCalls.h"
#include "device/host/HostMemory.h"
#include "device/host/kernels/Blas.h"
#include "schema/Checks.h"

#include <deque>
#include <mutex>

namespace trc::runtime::host {

Status WorkMemory::reserve(unsigned workers, size_t scratchBytes,
                           size_t workspaceBytes) {
  if (scratches.empty() || scratches.back()->bytes() < scratchBytes) {
    std::vector<std::unique_ptr<Memory>> larger;
    for (unsigned worker = 0; worker < workers; ++worker) {
      Result<std::unique_ptr<Memory>> one = HostMemory::allocate(scratchBytes);
      if (one.failed())
        return one.takeStatus();
      larger.push_back(std::move(*one));
    }
    scratches = std::move(larger);
  }
  if (workspaceBytes > (shared ? shared->bytes() : 0)) {
    Result<std::unique_ptr<Memory>> larger =
        HostMemory::allocate(workspaceBytes);
    if (larger.failed())
      return larger.takeStatus();
    shared = std::move(*larger);
  }
  return Status::success();
}

namespace {

class NativeCall final : public PreparedCall {
public:
  NativeCall(Workplace place, NativeFunction function, int64_t extent,
             int64_t grain)
      : place(place), function(function), extent(extent), grain(grain) {}

  Status run(void *const *operands) override {
    Job job = {this, operands};
    place.pool.parallelFor(extent, grain, doRange, &job);
    return Status::success();
  }

private:
  struct Job {
    const NativeCall *call;
    void *const *operands;
  };

  static void doRange(void *context, unsigned worker, int64_t begin,
                      int64_t end) {
    const auto &[call, operands] = *static_cast<Job *>(context);
    call->function(operands, begin, end, call->place.memory.scratch(worker));
  }

  Workplace place;
  NativeFunction function;
  int64_t extent, grain;
};

class LibraryCall final : public PreparedCall {
public:
  LibraryCall(Workplace place, std::string_view name,
              std::unique_ptr<BoundKernel> kernel)
      : place(place), kernel(std::move(kernel)),
        failureKind(isCheck(name) ? StatusCode::CheckFailed
                                  : StatusCode::CallFailed) {}

  Status run(void *const *operands) override {
    Job job = {*this, {operands, place.memory.workspace(), nullptr}};
    for (job.phase = 0; job.phase < kernel->phases.size(); ++job.phase) {
      place.pool.parallelFor(kernel->extentOf(job.phase, operands),
                             kernel->phases[job.phase].grain, doRange, &job,
                             kernel->phases[job.phase].worth);
      if (job.status.failed())
        return std::move(job.status).as(failureKind);
      if (takeProductFailure())
        return failure(StatusCode::OutOfMemory,
                       "there was not enough memory for a matrix product");
    }
    return Status::success();
  }

private:
  struct Job {
    const LibraryCall &call;
    RunArguments arguments;
    unsigned phase = 0;
    std::mutex failing = {};
    Status status = {};
    int64_t failedAt = 0;
  };

  static void doRange(void *context, unsigned worker, int64_t begin,
                      int64_t end) {
    Job &job = *static_cast<Job *>(context);
    RunArguments arguments = job.arguments;
    arguments.scratch = job.call.place.memory.scratch(worker);
    Status status = job.call.kernel->run(job.phase, arguments, begin, end);
    if (status.ok())
      return;
    // Of several failures the first in the order of work items is kept.
    std::lock_guard<std::mutex> lock(job.failing);
    if (job.status.ok() || begin < job.failedAt) {
      job.status = std::move(status);
      job.failedAt = begin;
    }
  }

  Workplace place;
  std::unique_ptr<BoundKernel> kernel;
  StatusCode failureKind;
};

class CustomCallOfUser final : public PreparedCall {
public:
  CustomCallOfUser(std::string givenName, CustomCallFunction function,
                   const CallRequest &request, std::string note)
      : name(std::move(givenName)), function(std::move(function)),
        noteText(std::move(note)) {
    for (const OperandType &operand : request.operands) {
      shapes.emplace_back(operand.shape.begin(), operand.shape.end());
      (operand.written ? outputs : inputs)
          .push_back({{operand.element, shapes.back()}, nullptr});
      written.push_back(operand.written);
    }
    for (const Attribute &attribute : request.attributes) {
      Kept &kept = keptAttributes.emplace_back();
      kept.name = attribute.name;
      kept.text = attribute.text;
      kept.ints.assign(attribute.ints.begin(), attribute.ints.end());
      kept.floats.assign(attribute.floats.begin(), attribute.floats.end());
      attributes.push_back({kept.name, kept.ints, kept.floats, kept.text});
    }
  }

  Status run(void *const *operands) override {
    size_t input = 0, output = 0;
    for (size_t i = 0; i < written.size(); ++i)
      (written[i] ? outputs[output++] : inputs[input++]).data = operands[i];
    return function({name, inputs, outputs, attributes});
  }
  const char *note() const override { return noteText.c_str(); }

private:
  struct Kept {
    std::string name, text;
    std::vector<int64_t> ints;
    std::vector<double> floats;
  };

  std::string name;
  CustomCallFunction function;
  std::string noteText;
  std::deque<std::vector<int64_t>> shapes; // elements never move
  std::deque<Kept> keptAttributes;
  std::vector<bool> written;
  std::vector<Tensor> inputs, outputs;
  std::vector<Attribute> attributes;
};

} // namespace

std::unique_ptr<PreparedCall> makeNativeCall(Workplace place,
                                             NativeFunction function,
                                             int64_t extent, int64_t grain) {
  return std::make_unique<NativeCall>(place, function, extent, grain);
}

std::unique_ptr<PreparedCall>
makeLibraryCall(Workplace place, std::string_view name,
                std::unique_ptr<BoundKernel> kernel) {
  return std::make_unique<LibraryCall>(place, name, std::move(kernel));
}

std::unique_ptr<PreparedCall> makeCustomCall(std::string name,
                                             CustomCallFunction function,
                                             const CallRequest &request,
                                             std::string note) {
  return std::make_unique<CustomCallOfUser>(
      std::move(name), std::move(function), request, std::move(note));
}

} // namespace trc::runtime::host
