//===- Program.h - a random program while it grows --------------*- C++ -*-===//
//
// A pool of named values grows by one operation at a time. Each kind of
// operation picks a value that fits, makes other operands of the right type (a
// value of the pool, a constant, a new input), and adds its result. What no
// value fits is skipped.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RANDOMPROGRAMS_PROGRAM_H
#define TRC_TEST_RANDOMPROGRAMS_PROGRAM_H

#include "ProgramGenerator.h"

#include <functional>
#include <memory>
#include <vector>

namespace trc::fuzz {

using Shape = std::vector<int64_t>;

struct Value {
  std::string name;
  std::string element;
  Shape shape;
  /// Whole numbers up to this magnitude; 0 where that is not known.
  double bound = 0;
};

inline bool isFloat(const std::string &element) {
  return element[0] == 'f' || element[0] == 'b';
}
inline bool isBool(const std::string &element) { return element == "i1"; }
inline bool isUnsigned(const std::string &element) { return element[0] == 'u'; }
inline bool isInteger(const std::string &element) {
  return !isFloat(element) && !isBool(element);
}

inline int64_t countElements(const Shape &shape) {
  int64_t count = 1;
  for (int64_t size : shape)
    count *= size;
  return count;
}

inline std::string typeText(const std::string &element, const Shape &shape) {
  std::string text = "tensor<";
  for (int64_t size : shape)
    text += std::to_string(size) + "x";
  return text + element + ">";
}
inline std::string typeText(const Value &value) {
  return typeText(value.element, value.shape);
}

inline std::string listText(const Shape &numbers) {
  std::string text;
  for (int64_t number : numbers)
    text += (text.empty() ? "" : ", ") + std::to_string(number);
  return "[" + text + "]";
}
inline std::string arrayText(const Shape &numbers) {
  std::string text = listText(numbers);
  text = text.substr(1, text.size() - 2);
  return numbers.empty() ? "array<i64>" : "array<i64: " + text + ">";
}

inline bool isAny(const Value &) { return true; }

class Program {
public:
  Program(uint64_t seed, int operations, Functions allowed);

  std::string print();

private:
  /// Whether the name occurs after its definition.
  bool isRead(const std::string &name) const;

  // ---- choices

  std::string pickElement();
  Shape pickShape();
  using Filter = std::function<bool(const Value &)>;
  /// A value that fits, later ones more often; null if there is none.
  const Value *pick(const Filter &fits);

  // ---- writing

  std::string newName() { return "%v" + std::to_string(counter++); }
  void line(const std::string &content) { text += "  " + content + "\n"; }
  Value &add(const std::string &element, const Shape &shape, double bound,
             const std::string &operation);
  std::string number(const std::string &element, double &bound);
  std::string elementsText(const std::string &element, const Shape &shape,
                           size_t dim, double &bound);
  Value constant(const std::string &element, const Shape &shape);
  Value splat(const std::string &element, const Shape &shape,
              const std::string &what, double bound);

  /// Numbers that identities know: zeros, ones, powers of two.
  Value knownSplat(const std::string &element, const Shape &shape);
  const Value &addInput(const std::string &element, const Shape &shape);

  /// A value of exactly this type, from wherever.
  Value operand(const std::string &element, const Shape &shape);

  /// Whether `small` is a subsequence of `large`, so that it broadcasts.
  static bool fits(const Shape &small, const Shape &large);

  Value spread(const Value &small, const Shape &shape);

  /// `x + 0`, so that a zero has one sign.
  Value &addPositiveZero(const Value &value);

  // ---- operations, each in the file of its family

  void addUnary();
  void addBinary();
  void addCompare();
  void addSelect();
  void addConvert();
  void addBroadcast();
  void addReshape();
  void addTranspose();
  void addSlice();
  void addPad();
  void addConcatenate();
  void addReverse();
  void addIota();
  void addDynamicSlice();
  void addReduce();
  void addDot();
  void addGather();
  void addScatter();
  void addWhile();
  void addCase();
  void addCall();
  void addSort();

  void addOperation();

  Random random;
  bool exactOnly;
  std::vector<Value> pool;
  std::vector<std::unique_ptr<Value>> picked;
  std::string text, functions;
  int counter = 0;
};

} // namespace trc::fuzz

#endif // TRC_TEST_RANDOMPROGRAMS_PROGRAM_H
