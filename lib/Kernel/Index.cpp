//===- Index.cpp - arithmetic on affine indices ---------------------------===//
//
// See Index.h. Coefficients and extents are small enough that no product of a
// coefficient and an extent leaves 64 bits: they come from tensor types whose
// byte size MLIR has already found to fit.
//
//===----------------------------------------------------------------------===//

#include "trc/Kernel/Index.h"

#include <algorithm>

using namespace trc::kernel;

bool trc::kernel::operator==(const Affine &a, const Affine &b) {
  return a.constant == b.constant && a.terms == b.terms;
}

Affine trc::kernel::normalised(Affine index) {
  std::sort(index.terms.begin(), index.terms.end());
  Affine result;
  result.constant = index.constant;
  for (auto [loop, coefficient] : index.terms) {
    if (!result.terms.empty() && result.terms.back().first == loop)
      result.terms.back().second += coefficient;
    else
      result.terms.emplace_back(loop, coefficient);
  }
  std::erase_if(result.terms, [](const auto &term) { return !term.second; });
  return result;
}

Affine trc::kernel::constantIndex(int64_t value) {
  Affine result;
  result.constant = value;
  return result;
}

Affine trc::kernel::loopIndex(LoopId loop, int64_t coefficient) {
  Affine result;
  if (coefficient)
    result.terms.emplace_back(loop, coefficient);
  return result;
}

Affine trc::kernel::add(const Affine &a, const Affine &b) {
  Affine result = a;
  result.constant += b.constant;
  result.terms.insert(result.terms.end(), b.terms.begin(), b.terms.end());
  return normalised(std::move(result));
}

Affine trc::kernel::scale(const Affine &a, int64_t factor) {
  Affine result = a;
  result.constant *= factor;
  for (auto &[loop, coefficient] : result.terms)
    coefficient *= factor;
  return normalised(std::move(result));
}

int64_t trc::kernel::coefficientOf(const Affine &index, LoopId loop) {
  for (auto [id, coefficient] : index.terms)
    if (id == loop)
      return coefficient;
  return 0;
}

std::pair<int64_t, int64_t>
trc::kernel::rangeOf(const Affine &index, const std::vector<int64_t> &extents) {
  int64_t least = index.constant, greatest = index.constant;
  for (auto [loop, coefficient] : index.terms) {
    int64_t reach = coefficient * (extents[loop] - 1);
    (reach < 0 ? least : greatest) += reach;
  }
  return {least, greatest};
}

std::vector<int64_t>
trc::kernel::rowMajorStrides(const std::vector<int64_t> &shape) {
  std::vector<int64_t> strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * shape[i];
  return strides;
}

Affine trc::kernel::linearise(const std::vector<Affine> &indices,
                              const std::vector<int64_t> &shape) {
  std::vector<int64_t> strides = rowMajorStrides(shape);
  Affine result;
  for (size_t i = 0; i < indices.size(); ++i) {
    result.constant += indices[i].constant * strides[i];
    for (auto [loop, coefficient] : indices[i].terms)
      result.terms.emplace_back(loop, coefficient * strides[i]);
  }
  return normalised(std::move(result));
}

std::variant<std::vector<Affine>, SplitRequest>
trc::kernel::delinearise(const Affine &position,
                         const std::vector<int64_t> &shape,
                         const std::vector<int64_t> &extents) {
  std::vector<int64_t> strides = rowMajorStrides(shape);
  std::vector<Affine> indices(shape.size());
  int64_t constant = position.constant;
  if (constant < 0)
    return SplitRequest{};
  // Outermost dimensions first, as if dividing by each stride in turn.
  // Dimensions of extent 1 have index 0 and take no part.
  std::vector<size_t> dims;
  for (size_t i = 0; i < shape.size(); ++i)
    if (shape[i] != 1)
      dims.push_back(i);
  for (size_t dim : dims) {
    indices[dim].constant = constant / strides[dim];
    constant %= strides[dim];
  }
  if (constant != 0)
    return SplitRequest{};
  for (auto [loop, coefficient] : position.terms) {
    if (extents[loop] == 1)
      continue;
    if (coefficient < 0)
      return SplitRequest{};
    auto owner = std::find_if(dims.begin(), dims.end(), [&](size_t dim) {
      return strides[dim] <= coefficient;
    });
    if (owner == dims.end() || coefficient % strides[*owner])
      return SplitRequest{};
    // The term must not reach into the next dimension outwards.
    int64_t outerStride = strides[*owner] * shape[*owner];
    if (coefficient * (extents[loop] - 1) >= outerStride) {
      int64_t inner = outerStride / coefficient;
      bool even = inner > 1 && outerStride % coefficient == 0 &&
                  extents[loop] % inner == 0;
      return SplitRequest{loop, even ? inner : 0};
    }
    indices[*owner].terms.emplace_back(loop, coefficient / strides[*owner]);
  }
  for (size_t dim : dims) {
    indices[dim] = normalised(std::move(indices[dim]));
    auto [least, greatest] = rangeOf(indices[dim], extents);
    if (least < 0 || greatest >= shape[dim])
      return SplitRequest{};
  }
  return indices;
}
