//===- Npy.cpp - reading and writing .npy files ---------------------------===//
//
// `HeaderParser` reads the dictionary, and no more Python than that; then the
// elements are copied, one by one where their bytes or their order differ from
// ours.
//
//===----------------------------------------------------------------------===//

#include "Npy.h"

#include "trc/Reference/Movement.h"

#include <algorithm>
#include <cstring>

namespace trc::npy {

using reference::ElementType;
using reference::Sizes;
using reference::Tensor;

static constexpr std::string_view magic = "\x93NUMPY";
/// No array of ours has more dimensions.
static constexpr size_t maxRank = 64;

namespace {

struct Header {
  std::string descr;
  bool fortranOrder = false;
  Sizes shape;
};

/// Reads `{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }`.
class HeaderParser {
public:
  HeaderParser(std::string_view text, size_t start, std::string &error)
      : text(text), start(start), error(error) {}

  bool parse(Header &header) {
    bool hasDescr = false, hasOrder = false, hasShape = false;
    if (!expect('{'))
      return false;
    while (!accept('}')) {
      std::string key;
      if (!parseString(key) || !expect(':'))
        return false;
      bool *seen = key == "descr"           ? &hasDescr
                   : key == "fortran_order" ? &hasOrder
                   : key == "shape"         ? &hasShape
                                            : nullptr;
      if (!seen)
        return fail("unknown key '" + key + "'");
      if (*seen)
        return fail("key '" + key + "' twice");
      *seen = true;
      bool parsed = seen == &hasDescr   ? parseDescr(header.descr)
                    : seen == &hasOrder ? parseBool(header.fortranOrder)
                                        : parseShape(header.shape);
      if (!parsed)
        return false;
      if (!accept(',') && peek() != '}')
        return fail("expected ',' or '}'");
    }
    if (peek() != '\0')
      return fail("something after the dictionary");
    if (!hasDescr || !hasOrder || !hasShape)
      return fail(std::string("no key '") +
                  (!hasDescr   ? "descr"
                   : !hasOrder ? "fortran_order"
                               : "shape") +
                  "'");
    return true;
  }

private:
  bool fail(const std::string &message) {
    error = "header, byte " + std::to_string(start + at) + ": " + message;
    return false;
  }

  /// The next character that is not blank; 0 at the end.
  char peek() {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\n' ||
                                text[at] == '\t' || text[at] == '\r'))
      ++at;
    return at < text.size() ? text[at] : '\0';
  }
  bool accept(char c) {
    if (peek() != c)
      return false;
    ++at;
    return true;
  }
  bool expect(char c) {
    return accept(c) || fail(std::string("expected '") + c + "'");
  }

  bool parseString(std::string &value) {
    char quote = peek();
    if (quote != '\'' && quote != '"')
      return fail("expected a string");
    size_t end = text.find(quote, at + 1);
    if (end == std::string_view::npos)
      return fail("a string without end");
    value = text.substr(at + 1, end - at - 1);
    at = end + 1;
    return true;
  }

  bool parseDescr(std::string &value) {
    if (peek() == '[')
      return fail("structured arrays are not supported");
    return parseString(value);
  }

  bool parseBool(bool &value) {
    peek();
    for (std::string_view word : {"True", "False"})
      if (text.substr(at).starts_with(word)) {
        at += word.size();
        value = word == "True";
        return true;
      }
    return fail("expected True or False");
  }

  bool parseShape(Sizes &shape) {
    if (!expect('('))
      return false;
    while (!accept(')')) {
      int64_t extent = 0;
      if (!parseExtent(extent))
        return false;
      if (shape.size() == maxRank)
        return fail("more than " + std::to_string(maxRank) + " dimensions");
      shape.push_back(extent);
      if (!accept(',') && peek() != ')')
        return fail("expected ',' or ')'");
    }
    return true;
  }

  bool parseExtent(int64_t &extent) {
    if (char c = peek(); c < '0' || c > '9')
      return fail("expected an extent");
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at)
      if (__builtin_mul_overflow(extent, 10, &extent) ||
          __builtin_add_overflow(extent, text[at] - '0', &extent))
        return fail("an extent beyond 64 bits");
    if (at < text.size() && text[at] == 'L') // written by Python 2
      ++at;
    return true;
  }

  std::string_view text;
  size_t start;
  size_t at = 0;
  std::string &error;
};

struct Element {
  ElementType type;
  bool swapped;
};

} // namespace

/// What `descr` says, for example "<f4".
static std::optional<Element> elementOf(std::string_view descr) {
  static constexpr std::pair<std::string_view, ElementType> types[] = {
      {"b1", ElementType::I1},   {"i1", ElementType::I8},
      {"i2", ElementType::I16},  {"i4", ElementType::I32},
      {"i8", ElementType::I64},  {"u1", ElementType::UI8},
      {"u2", ElementType::UI16}, {"u4", ElementType::UI32},
      {"u8", ElementType::UI64}, {"f2", ElementType::F16},
      {"f4", ElementType::F32},  {"f8", ElementType::F64},
      {"V2", ElementType::BF16}};
  if (descr.empty())
    return std::nullopt;
  char order = descr[0];
  if (order == '<' || order == '>' || order == '|' || order == '=')
    descr.remove_prefix(1);
  for (auto [name, type] : types)
    if (descr == name)
      return Element{type, order == '>'};
  return std::nullopt;
}

/// Finds the header's text and where the elements start.
static std::optional<std::string_view> headerText(const uint8_t *data,
                                                  size_t size, size_t &elements,
                                                  std::string &error) {
  std::string_view bytes(reinterpret_cast<const char *>(data), size);
  if (!bytes.starts_with(magic)) {
    error = "not a .npy file: it does not start with \\x93NUMPY";
    return std::nullopt;
  }
  size_t start = magic.size() + 2;
  if (size < start + 2) {
    error = "ends at byte " + std::to_string(size) + ", within the version";
    return std::nullopt;
  }
  unsigned major = data[magic.size()];
  if (major < 1 || major > 3) {
    error = "version " + std::to_string(major) + " is not known";
    return std::nullopt;
  }
  size_t lengthBytes = major == 1 ? 2 : 4;
  if (size < start + lengthBytes) {
    error = "ends at byte " + std::to_string(size) +
            ", within the length of the header";
    return std::nullopt;
  }
  size_t length = 0;
  for (size_t i = 0; i < lengthBytes; ++i)
    length |= static_cast<size_t>(data[start + i]) << (8 * i);
  start += lengthBytes;
  if (length > size - start) {
    error = "the header is to have " + std::to_string(length) +
            " bytes, but only " + std::to_string(size - start) + " follow";
    return std::nullopt;
  }
  elements = start + length;
  return bytes.substr(start, length);
}

std::optional<Tensor> read(const uint8_t *data, size_t size,
                           std::string &error) {
  size_t start = 0;
  std::optional<std::string_view> text = headerText(data, size, start, error);
  if (!text)
    return std::nullopt;
  Header header;
  if (!HeaderParser(*text, start - text->size(), error).parse(header))
    return std::nullopt;
  std::optional<Element> element = elementOf(header.descr);
  if (!element) {
    error = "elements of type '" + header.descr + "' are not supported";
    return std::nullopt;
  }
  unsigned width = reference::storageBytes(element->type);
  size_t bytes = width;
  bool isEmpty = std::find(header.shape.begin(), header.shape.end(), 0) !=
                 header.shape.end();
  // What the extents that are not zero make must fit too: whoever walks over
  // the shape multiplies them before it meets the zero.
  constexpr size_t limit = size_t(1) << 62;
  bool tooLarge = false;
  for (int64_t extent : header.shape)
    tooLarge |=
        extent != 0 &&
        (__builtin_mul_overflow(bytes, static_cast<size_t>(extent), &bytes) ||
         bytes > limit);
  if (isEmpty)
    bytes = 0;
  if (tooLarge || bytes != size - start) {
    error = "the shape " + reference::indexText(header.shape) + " of '" +
            header.descr + "' needs " +
            (tooLarge ? "more than 2^62" : std::to_string(bytes)) +
            " bytes of elements, but " + std::to_string(size - start) +
            " follow the header";
    return std::nullopt;
  }

  Sizes shape = header.shape;
  if (header.fortranOrder)
    std::reverse(shape.begin(), shape.end());
  Tensor tensor(element->type, shape);
  for (int64_t i = 0; i < tensor.size(); ++i) {
    uint64_t bits = 0;
    for (unsigned k = 0; k < width; ++k) {
      size_t place = element->swapped ? width - 1 - k : k;
      bits |= static_cast<uint64_t>(data[start + i * width + place]) << (8 * k);
    }
    tensor.setBits(i, reference::isBoolean(element->type) ? bits != 0 : bits);
  }
  if (!header.fortranOrder)
    return tensor;
  Sizes permutation;
  for (int64_t i = tensor.rank(); i > 0; --i)
    permutation.push_back(i - 1);
  return reference::transpose(tensor, permutation);
}

static std::string descrOf(ElementType type) {
  unsigned width = reference::storageBytes(type);
  if (type == ElementType::BF16)
    return "<V2";
  char kind = reference::isBoolean(type)    ? 'b'
              : reference::isFloat(type)    ? 'f'
              : reference::isUnsigned(type) ? 'u'
                                            : 'i';
  return std::string(1, width == 1 ? '|' : '<') + kind + std::to_string(width);
}

std::vector<uint8_t> write(const Tensor &tensor) {
  std::string header = "{'descr': '" + descrOf(tensor.type()) +
                       "', 'fortran_order': False, 'shape': (";
  for (int64_t extent : tensor.shape())
    header += std::to_string(extent) + ", ";
  header += "), }";
  // The elements start at a multiple of 64; a line break ends the header.
  size_t prefix = magic.size() + 4;
  header.append(63 - (prefix + header.size()) % 64, ' ');
  header += '\n';

  std::vector<uint8_t> bytes(magic.begin(), magic.end());
  bytes.insert(bytes.end(), {1, 0, static_cast<uint8_t>(header.size()),
                             static_cast<uint8_t>(header.size() >> 8)});
  bytes.insert(bytes.end(), header.begin(), header.end());
  bytes.insert(bytes.end(), tensor.bytes().begin(), tensor.bytes().end());
  return bytes;
}

} // namespace trc::npy
