//===- ElementType.h - the runtime's element types --------------*- C++ -*-===//
//
// Those of the schema (schema/ElementType.h), and sizes as the runtime counts
// them.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_BASE_ELEMENTTYPE_H
#define TRC_RUNTIME_BASE_ELEMENTTYPE_H

#include "schema/ElementType.h"

namespace trc::runtime {

using trc::bitWidth;
using trc::ElementType;
using trc::isFloat;
using trc::isInteger;
using trc::isSigned;
using trc::isUnsigned;
using trc::name;
using trc::numElementTypes;

/// Bytes that one element fills in memory.
constexpr int64_t byteSize(ElementType type) { return storageBytes(type); }

} // namespace trc::runtime

#endif // TRC_RUNTIME_BASE_ELEMENTTYPE_H
