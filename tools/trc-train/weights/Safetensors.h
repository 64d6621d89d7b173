//===- Safetensors.h - files of named tensors -------------------*- C++ -*-===//
//
//   8 bytes   length N of the header, little-endian
//   N bytes   JSON: name -> {dtype, shape, data_offsets}, and __metadata__
//   the rest  the tensors, one after the other: no hole, no overlap
//
// Reading checks all of that before it gives a tensor; a refusal names the file
// and the tensor or the byte. Tensors lie in the mapped file.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_WEIGHTS_SAFETENSORS_H
#define TRC_TOOLS_TRC_TRAIN_WEIGHTS_SAFETENSORS_H

#include "data/MappedFile.h"
#include "weights/Element.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace trc::train {

struct StoredTensor {
  trc_element element;
  std::vector<int64_t> shape;
  const uint8_t *data;
  size_t bytes;

  /// As f32, from f32, f16 or bf16; false for other elements.
  bool toF32(float *to) const;
};

class SafetensorsFile {
public:
  static Result<SafetensorsFile> open(const std::string &path);

  const std::string &path() const { return file.path(); }
  /// Whether the tensors that were read are what the file had; see MappedFile.
  Status check() const { return file.check(); }
  const std::map<std::string, StoredTensor> &tensors() const { return content; }
  const std::map<std::string, std::string> &metadata() const { return about; }

private:
  Status readHeader(std::string_view header, size_t dataBytes);

  MappedFile file;
  std::map<std::string, StoredTensor> content;
  std::map<std::string, std::string> about;
};

/// A tensor to be written. `read` fills `bytes` bytes when its turn comes, so
/// that no copy of everything is needed.
struct TensorToWrite {
  std::string name;
  trc_element element;
  std::vector<int64_t> shape;
  size_t bytes;
  std::function<Status(void *to, size_t bytes)> read;
};

/// Writes the tensors in their order. The file appears complete or not at all.
Status writeSafetensors(const std::string &path,
                        const std::vector<TensorToWrite> &tensors,
                        const std::map<std::string, std::string> &metadata);

/// "[2, 3]"
std::string shapeText(const std::vector<int64_t> &shape);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_WEIGHTS_SAFETENSORS_H
