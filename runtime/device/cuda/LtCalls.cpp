//===- LtCalls.cpp - products of matrices on a GPU ------------------------===//
//
// See LtCalls.h.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/LtCalls.h"
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

/// A pick is made for operands at such addresses, and so is the first question;
/// the second is for elements at any address.
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
  TRC_RETURN_IF_FAILED(
      (*library)->check((*library)->Create(&made->handle), "cublasLtCreate"));
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
  Refused,      ///<   this library does not run the pick
};

/// A product with the algorithms for operands at multiples of 16 bytes, and for
/// all others; none where the library has none.
struct ChosenProduct {
  std::unique_ptr<LtMatmul> product;
  std::optional<Algorithm> usual, any;

  const std::optional<Algorithm> &forOperands(void *const *operands) const {
    const Matmul &p = product->product();
    uintptr_t bits = 0;
    for (int i = 0; i <= std::max({p.result, p.keptPre, p.biasGradient}); ++i)
      bits |= reinterpret_cast<uintptr_t>(operands[i]);
    return bits % usualAlignment == 0 ? usual : any;
  }
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
      : library(std::move(library)), fused{std::move(product), {}, {}} {}

  /// Chooses algorithms. `epilogue` does what the plain product leaves; null:
  /// nothing is left, or the program has no kernel for it.
  /// Without `fitsAuxiliary` the library does not take the pre-activation.
  Status choose(const Pick &pick, std::unique_ptr<PreparedCall> epilogue,
                bool fitsAuxiliary);

  Status run(void *const *operands) override {
    const CUstream stream = library->context->current;
    if (const std::optional<Algorithm> &one = fused.forOperands(operands))
      return fused.product->enqueue(*one, operands, stream);
    TRC_RETURN_IF_FAILED(
        plain.product->enqueue(*plain.forOperands(operands), operands, stream));
    return epilogue->run(operands + firstOfEpilogue(fused.product->product()));
  }

  static int firstOfEpilogue(const Matmul &p) { return p.plus >= 0 ? 3 : 2; }

  const char *note() const override { return chosenHow.c_str(); }

private:
  Source findSource(const Pick &pick) const;
  std::string describe(Source source, const Pick &pick) const;
  Status choosePlain(const std::string &why);
  /// The least that operands may be aligned to.
  size_t anyAlignment() const {
    return static_cast<size_t>(byteSize(fused.product->product().factor));
  }
  int64_t version() const {
    return static_cast<int64_t>(library->library.GetVersion());
  }

  std::shared_ptr<LtContext> library;
  ChosenProduct fused;
  ChosenProduct plain; ///< where `fused` has not both algorithms
  std::unique_ptr<PreparedCall> epilogue;
  std::string chosenHow;
};

Source LtMatmulCall::findSource(const Pick &pick) const {
  if (!pick)
    return Source::NoPick;
  if (pick.library->ints[0] != version())
    return Source::OtherLibrary;
  if (pick.gpu->text != library->context->description)
    return Source::OtherGpu;
  return fused.product->accepts(pick.words()) ? Source::Pick : Source::Refused;
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
  case Source::Refused:
    return "heuristic of cuBLASLt at load: the library refuses the program's "
           "pick";
  }
  return "";
}

Status LtMatmulCall::choose(const Pick &pick,
                            std::unique_ptr<PreparedCall> ofEpilogue,
                            bool fitsAuxiliary) {
  epilogue = std::move(ofEpilogue);
  if (!fitsAuxiliary) {
    chosenHow = describe(Source::NoPick, pick);
    return choosePlain("no pre-activations with rows of this length");
  }
  const Source source = findSource(pick);
  chosenHow = describe(source, pick);
  Result<Algorithm> any = library->choose(*fused.product, anyAlignment());
  Result<Algorithm> usual =
      source == Source::Pick ? Result<Algorithm>(pick.words())
                             : library->choose(*fused.product, usualAlignment);
  if (any.ok())
    fused.any = *any;
  if (usual.ok())
    fused.usual = *usual;
  if (usual.failed() && !epilogue)
    return usual.takeStatus();
  if (any.failed() && !epilogue)
    return any.takeStatus();
  if (usual.failed())
    return choosePlain("no algorithm for both");
  if (any.failed())
    return choosePlain(
        "no algorithm for both where operands are not aligned to "
        "16 bytes");
  return Status::success();
}

Status LtMatmulCall::choosePlain(const std::string &why) {
  Result<std::unique_ptr<LtMatmul>> product =
      LtMatmul::create(library->library, library->handle,
                       withoutEpilogue(fused.product->product()));
  if (product.failed())
    return product.takeStatus();
  plain.product = std::move(*product);
  for (auto [place, alignment] : {std::pair(&plain.usual, usualAlignment),
                                  std::pair(&plain.any, anyAlignment())}) {
    Result<Algorithm> chosen = library->choose(*plain.product, alignment);
    if (chosen.failed())
      return chosen.takeStatus();
    *place = *chosen;
  }
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
  TRC_RETURN_IF_FAILED(call->choose(Pick(request.attributes),
                                    std::move(*epilogue), fitsAuxiliary));
  return std::unique_ptr<PreparedCall>(std::move(call));
}

} // namespace trc::runtime::cuda
