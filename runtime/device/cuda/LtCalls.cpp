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

class LtMatmulCall final : public PreparedCall {
public:
  LtMatmulCall(std::shared_ptr<LtContext> library,
               std::unique_ptr<LtMatmul> product)
      : library(std::move(library)), product(std::move(product)) {}

  Status choose(const Pick &pick);

  Status run(void *const *operands) override {
    return product->enqueue(isUsual(operands) ? usual : any, operands,
                            library->context->current);
  }

  const char *note() const override { return chosenHow.c_str(); }

private:
  Source findSource(const Pick &pick) const;
  std::string describe(Source source, const Pick &pick) const;
  int64_t version() const {
    return static_cast<int64_t>(library->library.GetVersion());
  }
  bool isUsual(void *const *operands) const {
    const Matmul &p = product->product();
    uintptr_t bits = 0;
    for (int i = 0; i < count(p); ++i)
      bits |= reinterpret_cast<uintptr_t>(operands[i]);
    return bits % usualAlignment == 0;
  }
  static int count(const Matmul &p) {
    return std::max({p.result, p.keptPre, p.biasGradient}) + 1;
  }

  std::shared_ptr<LtContext> library;
  std::unique_ptr<LtMatmul> product;
  /// For operands at multiples of 16 bytes, and for all others.
  Algorithm usual, any;
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
  case Source::Refused:
    return "heuristic of cuBLASLt at load: the library refuses the program's "
           "pick";
  }
  return "";
}

Status LtMatmulCall::choose(const Pick &pick) {
  const Source source = findSource(pick);
  chosenHow = describe(source, pick);
  const ElementType factor = product->product().factor;
  Result<Algorithm> forAny =
      library->choose(*product, static_cast<size_t>(byteSize(factor)));
  if (forAny.failed())
    return forAny.takeStatus();
  any = *forAny;
  if (source == Source::Pick) {
    usual = pick.words();
    return Status::success();
  }
  Result<Algorithm> forUsual = library->choose(*product, usualAlignment);
  if (forUsual.failed())
    return forUsual.takeStatus();
  usual = *forUsual;
  return Status::success();
}

} // namespace

PreparedResult makeLtMatmul(const std::shared_ptr<Context> &context,
                            const CallRequest &request) {
  Result<Matmul> product = readMatmul(request.operands, request.attributes);
  if (product.failed())
    return product.takeStatus().as(StatusCode::BadProgram);
  if ((product->pre >= 0 || product->keptPre >= 0) &&
      product->leading[Matmul::Out] % cublaslt::auxiliaryLeadingMultiple != 0)
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
  auto call = std::make_unique<LtMatmulCall>(std::move(*library),
                                             std::move(*described));
  TRC_RETURN_IF_FAILED(call->choose(Pick(request.attributes)));
  return std::unique_ptr<PreparedCall>(std::move(call));
}

} // namespace trc::runtime::cuda
