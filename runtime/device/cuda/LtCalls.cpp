//===- LtCalls.cpp - products of matrices on a GPU ------------------------===//
//
// See LtCalls.h.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/LtCalls.h"
#include "device/cuda/CudaMemory.h"
#include "products/LtMatmul.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

namespace trc::runtime::cuda {
namespace {

using cublaslt::Algorithm;
using cublaslt::LtMatmul;

/// A pick is made for operands at such addresses.
constexpr size_t usualAlignment = 16;

/// The library on one GPU, with what it has answered so far.
class LtContext {
public:
  static Result<std::shared_ptr<LtContext>>
  of(const std::shared_ptr<Context> &context);
  ~LtContext() {
    Context::Scope current(*context);
    if (handle)
      library.Destroy(handle);
  }

  Result<Algorithm> choose(const LtMatmul &product, size_t alignment);

  const std::shared_ptr<Context> context;
  const cublaslt::Library &library;
  cublaslt::Handle handle = nullptr;

private:
  LtContext(std::shared_ptr<Context> context, const cublaslt::Library &library)
      : context(std::move(context)), library(library) {}

  using Key = std::vector<int64_t>;
  std::mutex asking;
  std::map<Key, Algorithm> answers;
};

Result<std::shared_ptr<LtContext>>
LtContext::of(const std::shared_ptr<Context> &context) {
  struct Known {
    const Context *context;
    std::weak_ptr<LtContext> made;
  };
  static std::mutex making;
  static std::vector<Known> known;

  std::lock_guard<std::mutex> lock(making);
  std::erase_if(known, [](const Known &each) { return each.made.expired(); });
  for (const Known &each : known)
    if (each.context == context.get())
      if (std::shared_ptr<LtContext> made = each.made.lock())
        return made;
  Result<const cublaslt::Library *> library = cublaslt::Library::open();
  if (library.failed())
    return library.takeStatus();
  std::shared_ptr<LtContext> made(new LtContext(context, **library));
  if (Status status = (*library)->check((*library)->Create(&made->handle),
                                        "cublasLtCreate");
      status.failed()) {
    constexpr size_t ofMajor = 10000; // 130000 is 13.0
    return failure(status.code(), status.message(), "; it is of CUDA ",
                   (*library)->GetVersion() / ofMajor, ", the driver for CUDA ",
                   context->driver.versionText(),
                   ": a driver starts libraries of its own CUDA and older "
                   "ones");
  }
  known.push_back({context.get(), made});
  return made;
}

Result<Algorithm> LtContext::choose(const LtMatmul &product, size_t alignment) {
  const Matmul &p = product.product();
  Key key = {p.batch,
             p.m,
             p.n,
             p.k,
             p.transposed[0],
             p.transposed[1],
             static_cast<int64_t>(p.activation),
             static_cast<int64_t>(p.compute),
             static_cast<int64_t>(p.factor),
             static_cast<int64_t>(p.element),
             p.plus >= 0,
             p.bias >= 0,
             p.keptPre >= 0,
             p.biasGradient >= 0,
             p.workspaceBytes,
             static_cast<int64_t>(alignment)};
  key.insert(key.end(), std::begin(p.leading), std::end(p.leading));
  key.insert(key.end(), std::begin(p.stride), std::end(p.stride));
  std::lock_guard<std::mutex> lock(asking);
  if (auto it = answers.find(key); it != answers.end())
    return it->second;
  Result<Algorithm> answer = product.choose(alignment);
  if (answer.ok())
    answers.emplace(std::move(key), *answer);
  return answer;
}

/// What the compiler wrote, if it wrote all of it.
struct Pick {
  const Attribute *algorithm = nullptr, *library = nullptr, *gpu = nullptr;

  explicit Pick(std::span<const Attribute> attributes) {
    for (const Attribute &attribute : attributes)
      if (attribute.name == "algorithm" && attribute.ints.size() == 8)
        algorithm = &attribute;
      else if (attribute.name == "library" && attribute.ints.size() == 1)
        library = &attribute;
      else if (attribute.name == "gpu")
        gpu = &attribute;
  }
  explicit operator bool() const { return algorithm && library && gpu; }
  Algorithm words() const {
    Algorithm result;
    std::copy_n(algorithm->ints.begin(), 8, std::begin(result.words));
    return result;
  }
};

/// Where the algorithm for operands at usual addresses comes from.
enum class Source {
  Pick,         ///< the program's
  NoPick,       ///< the rest: the library's heuristic, since
  OtherLibrary, ///<   the pick is another version's
  OtherGpu,     ///<   the pick is another GPU's
  OtherPlaces,  ///<   operands are not where it wants them
  Refused,      ///<   this library does not run the pick
};

/// Copies of a call's operands that start at multiples of 16 bytes, for a
/// library that has no algorithm for where they are.
class AlignedCopies {
public:
  /// Of the first `count` operands, those that want one.
  static Result<std::unique_ptr<AlignedCopies>>
  create(const std::shared_ptr<Context> &context,
         std::span<const OperandType> operands) {
    std::unique_ptr<AlignedCopies> made(new AlignedCopies(context));
    for (const OperandType &operand : operands) {
      Copy copy;
      if (operand.alignment < usualAlignment) {
        copy.bytes = static_cast<size_t>(byteSize(operand.element));
        for (int64_t extent : operand.shape)
          copy.bytes *= static_cast<size_t>(extent);
        copy.isWritten = operand.written;
        Result<std::unique_ptr<Memory>> memory =
            CudaMemory::allocate(context, copy.bytes);
        if (memory.failed())
          return memory.takeStatus();
        copy.memory = std::move(*memory);
      }
      made->copies.push_back(std::move(copy));
    }
    return made;
  }

  /// Calls `run` with the operands as they are and with the copies in place of
  /// those that have one.
  template <typename Function>
  Status around(void *const *operands, const Function &run) {
    addresses.assign(operands, operands + copies.size());
    for (size_t i = 0; i < copies.size(); ++i)
      if (copies[i].memory) {
        addresses[i] = copies[i].memory->data();
        TRC_RETURN_IF_FAILED(move(addresses[i], operands[i], copies[i].bytes));
      }
    TRC_RETURN_IF_FAILED(run(addresses.data()));
    for (size_t i = 0; i < copies.size(); ++i)
      if (copies[i].memory && copies[i].isWritten)
        TRC_RETURN_IF_FAILED(move(operands[i], addresses[i], copies[i].bytes));
    return Status::success();
  }

private:
  struct Copy {
    std::unique_ptr<Memory> memory; ///< null: the operand is good as it is
    size_t bytes = 0;
    bool isWritten = false;
  };

  explicit AlignedCopies(std::shared_ptr<Context> context)
      : context(std::move(context)) {}

  Status move(void *to, const void *from, size_t bytes) const {
    return context->check(
        context->driver.cuMemcpyDtoDAsync_v2(asDevice(to), asDevice(from),
                                             bytes, context->current),
        "copying an operand of a product");
  }

  std::shared_ptr<Context> context;
  std::vector<Copy> copies;
  std::vector<void *> addresses;
};

/// The product alone: its result is what the epilogue starts from.
Matmul withoutEpilogue(Matmul product) {
  product.activation = Matmul::Activation::None;
  product.bias = product.pre = product.keptPre = product.biasGradient = -1;
  return product;
}

class LtMatmulCall final : public PreparedCall {
public:
  LtMatmulCall(std::shared_ptr<LtContext> library,
               std::unique_ptr<LtMatmul> product)
      : library(std::move(library)), product(std::move(product)) {}

  /// Chooses an algorithm for these operands. `epilogue` does what the plain
  /// product leaves; null: nothing is left, or the program has no kernel for
  /// it. Without `fitsAuxiliary` the library does not take the pre-activation.
  Status choose(const Pick &pick, std::span<const OperandType> operands,
                std::unique_ptr<PreparedCall> epilogue, bool fitsAuxiliary);

  Status run(void *const *operands) override {
    return copies
               ? copies->around(operands,
                                [&](void *const *all) { return enqueue(all); })
               : enqueue(operands);
  }

  static int firstOfEpilogue(const Matmul &p) { return p.plus >= 0 ? 3 : 2; }

  const char *note() const override { return chosenHow.c_str(); }

private:
  Source findSource(const Pick &pick) const;
  std::string describe(Source source, const Pick &pick) const;
  Status chooseFor(size_t alignment, const Pick &pick, bool fitsAuxiliary);
  Status choosePlain(size_t alignment, const std::string &why);
  int64_t version() const {
    return static_cast<int64_t>(library->library.GetVersion());
  }

  Status enqueue(void *const *operands) {
    TRC_RETURN_IF_FAILED(
        (plain ? plain : product)
            ->enqueue(*algorithm, operands, library->context->current));
    return plain ? epilogue->run(operands + firstOfEpilogue(product->product()))
                 : Status::success();
  }

  std::shared_ptr<LtContext> library;
  std::unique_ptr<LtMatmul> product; ///< with its epilogue
  std::unique_ptr<LtMatmul> plain;   ///< where the library has not both
  std::optional<Algorithm> algorithm;
  std::unique_ptr<PreparedCall> epilogue;
  std::unique_ptr<AlignedCopies> copies; ///< where it wants such operands
  std::string chosenHow;
};

Source LtMatmulCall::findSource(const Pick &pick) const {
  if (!pick)
    return Source::NoPick;
  if (pick.library->ints[0] != version())
    return Source::OtherLibrary;
  if (pick.gpu->text != library->context->description)
    return Source::OtherGpu;
  return product->accepts(pick.words()) ? Source::Pick : Source::Refused;
}

std::string LtMatmulCall::describe(Source source, const Pick &pick) const {
  switch (source) {
  case Source::Pick:
    return "the program's pick";
  case Source::NoPick:
    return "heuristic of cuBLASLt at load: the program holds no pick";
  case Source::OtherLibrary:
    return text("heuristic of cuBLASLt ", version(),
                " at load: the program's pick is for version ",
                pick.library->ints[0]);
  case Source::OtherGpu:
    return text("heuristic of cuBLASLt at load: the program's pick is for ",
                pick.gpu->text, ", this is ", library->context->description);
  case Source::OtherPlaces:
    return "heuristic of cuBLASLt at load: the program's pick is for operands "
           "at multiples of 16 bytes";
  case Source::Refused:
    return "heuristic of cuBLASLt at load: the library refuses the program's "
           "pick";
  }
  return "";
}

Status LtMatmulCall::choose(const Pick &pick,
                            std::span<const OperandType> operands,
                            std::unique_ptr<PreparedCall> ofEpilogue,
                            bool fitsAuxiliary) {
  epilogue = std::move(ofEpilogue);
  const Matmul &p = product->product();
  // The workspace's start is rounded up.
  operands = operands.first(
      static_cast<size_t>(std::max({p.result, p.keptPre, p.biasGradient})) + 1);
  size_t alignment = usualAlignment;
  for (const OperandType &operand : operands)
    alignment = std::min(alignment, operand.alignment);
  Status status = chooseFor(alignment, pick, fitsAuxiliary);
  if (status.ok() || alignment == usualAlignment)
    return status;
  if (Status of = chooseFor(usualAlignment, pick, fitsAuxiliary); of.failed())
    return status;
  Result<std::unique_ptr<AlignedCopies>> made =
      AlignedCopies::create(library->context, operands);
  if (made.failed())
    return made.takeStatus();
  copies = std::move(*made);
  chosenHow += "; of copies: cuBLASLt has no algorithm where operands are not "
               "aligned to 16 bytes";
  return Status::success();
}

/// For operands at multiples of so many bytes.
Status LtMatmulCall::chooseFor(size_t alignment, const Pick &pick,
                               bool fitsAuxiliary) {
  if (!fitsAuxiliary) {
    chosenHow = describe(Source::NoPick, pick);
    return choosePlain(alignment,
                       "no pre-activations with rows of this length");
  }
  const Source source = pick && alignment < usualAlignment ? Source::OtherPlaces
                                                           : findSource(pick);
  chosenHow = describe(source, pick);
  Result<Algorithm> chosen = source == Source::Pick
                                 ? Result<Algorithm>(pick.words())
                                 : library->choose(*product, alignment);
  if (chosen.failed())
    return epilogue ? choosePlain(alignment, "no algorithm for both")
                    : chosen.takeStatus();
  algorithm = *chosen;
  return Status::success();
}

Status LtMatmulCall::choosePlain(size_t alignment, const std::string &why) {
  Result<std::unique_ptr<LtMatmul>> made = LtMatmul::create(
      library->library, library->handle, withoutEpilogue(product->product()));
  if (made.failed())
    return made.takeStatus();
  Result<Algorithm> chosen = library->choose(**made, alignment);
  if (chosen.failed())
    return chosen.takeStatus();
  plain = std::move(*made);
  algorithm = *chosen;
  chosenHow +=
      "; product and epilogue one after the other: cuBLASLt has " + why;
  return Status::success();
}

/// The call's callee, if it has one, on the operands that it takes.
PreparedResult makeEpilogue(const std::shared_ptr<Context> &context,
                            std::span<const CudaKernels::Kernel> kernels,
                            const CallRequest &request, const Matmul &product) {
  if (request.callees.empty())
    return std::unique_ptr<PreparedCall>();
  const CudaKernels::Kernel &kernel = kernels[request.callees[0]];
  if (request.callees.size() != 1 || !kernel.function)
    return failure(StatusCode::BadProgram,
                   "expected one kernel for its epilogue as a callee");
  const auto first =
      static_cast<size_t>(LtMatmulCall::firstOfEpilogue(product));
  const auto last = static_cast<size_t>(
      std::max({product.result, product.keptPre, product.biasGradient}));
  CallRequest ofEpilogue;
  ofEpilogue.operands = request.operands.subspan(first, last + 1 - first);
  return makeLaunch(context, kernel, ofEpilogue);
}

} // namespace

PreparedResult makeLtMatmul(const std::shared_ptr<Context> &context,
                            std::span<const CudaKernels::Kernel> kernels,
                            const CallRequest &request) {
  Result<Matmul> product = readMatmul(request.operands, request.attributes);
  if (product.failed())
    return product.takeStatus().as(StatusCode::BadProgram);
  const bool fitsAuxiliary =
      (product->pre < 0 && product->keptPre < 0) ||
      product->leading[Matmul::Out] % cublaslt::auxiliaryLeadingMultiple == 0;
  if (!fitsAuxiliary && request.callees.empty())
    return failure(StatusCode::BadProgram, product->describe(),
                   ": rows of a pre-activation are multiples of ",
                   cublaslt::auxiliaryLeadingMultiple, " elements, got ",
                   product->leading[Matmul::Out]);
  Result<std::shared_ptr<LtContext>> library = LtContext::of(context);
  if (library.failed())
    return library.takeStatus();
  Result<std::unique_ptr<LtMatmul>> described =
      LtMatmul::create((*library)->library, (*library)->handle, *product);
  if (described.failed())
    return described.takeStatus();
  Result<std::unique_ptr<PreparedCall>> epilogue =
      makeEpilogue(context, kernels, request, *product);
  if (epilogue.failed())
    return epilogue.takeStatus();
  auto call = std::make_unique<LtMatmulCall>(std::move(*library),
                                             std::move(*described));
  TRC_RETURN_IF_FAILED(call->choose(Pick(request.attributes), request.operands,
                                    std::move(*epilogue), fitsAuxiliary));
  return std::unique_ptr<PreparedCall>(std::move(call));
}

} // namespace trc::runtime::cuda
