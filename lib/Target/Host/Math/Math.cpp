//===- Math.cpp - the vector math library ---------------------------------===//
//
// One translation unit, compiled to bitcode and embedded (see MathLibrary.cpp
// and CMakeLists.txt). Exported functions: trc_<operation>, 16 floats in and
// out. Accuracy is measured by test/Target/MathAccuracyTest.cpp.
//
//===----------------------------------------------------------------------===//

#include "ErrorFunction.h"
#include "Exponential.h"
#include "Logarithm.h"
#include "Power.h"
#include "Trigonometric.h"
