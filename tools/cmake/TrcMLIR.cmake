# The compiler half: finds LLVM and MLIR, and declares how a library of the
# compiler is built.
#
# 85 to 90 % of the compile time of a pass is MLIR's headers, and of what is left
# half is the generated classes of our dialects. So these are precompiled once, in
# the object library `trc_compiler_pch`, and every compiler library reuses that file.
# Of ours only the dialects go in: nearly every file reads them, and they change
# less often than anything else.

find_package(MLIR 22.1 REQUIRED CONFIG)
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)
# HandleLLVMOptions sets -fno-exceptions and the like for all targets that come
# after it; it is included here so that the runtime is not touched.
set(LLVM_ENABLE_WARNINGS ON)
include(HandleLLVMOptions)
set(MLIR_TABLEGEN_EXE mlir-tblgen)
# mlir-tblgen takes its include path from the directory, not from a target.
include_directories(SYSTEM ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
include_directories(${CMAKE_SOURCE_DIR}/include ${CMAKE_BINARY_DIR}/include)

add_library(trc_mlir INTERFACE)
target_include_directories(trc_mlir INTERFACE
  ${CMAKE_SOURCE_DIR}/include ${CMAKE_BINARY_DIR}/include)
target_include_directories(trc_mlir SYSTEM INTERFACE
  ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
separate_arguments(llvm_definitions NATIVE_COMMAND ${LLVM_DEFINITIONS})
list(REMOVE_DUPLICATES llvm_definitions)
target_compile_options(trc_mlir INTERFACE ${llvm_definitions})
target_link_libraries(trc_mlir INTERFACE trc_warnings)
# What has LLVM inside (trc_link_llvm_archives) needs no shared one; the property is that of
# the program or shared library that is linked.
target_link_libraries(trc_mlir INTERFACE
  $<$<NOT:$<BOOL:$<TARGET_PROPERTY:TRC_LLVM_INSIDE>>>:MLIR>
  $<$<NOT:$<BOOL:$<TARGET_PROPERTY:TRC_LLVM_INSIDE>>>:LLVM>)
if(TRC_SANITIZE)
  # A sanitizer's own symbols are those of the program that loads a library.
  string(REPLACE "-Wl,-z,defs" "" CMAKE_SHARED_LINKER_FLAGS "${CMAKE_SHARED_LINKER_FLAGS}")
endif()
if(TRC_SANITIZE MATCHES address)
  # LLVM's arenas poison memory in headers that we compile and unpoison it in
  # libraries that we do not.
  add_library(trc_sanitizer_options OBJECT ${CMAKE_SOURCE_DIR}/tools/cmake/SanitizerOptions.cpp)
  target_link_libraries(trc_mlir INTERFACE $<TARGET_OBJECTS:trc_sanitizer_options>)
endif()

# trc_add_compiler_headers(name [HEADERS <a> <b>] [OPTIONS flags] [LINK libs]): those
# headers, and the ones of HEADERS, precompiled for targets of other flags too.
function(trc_add_compiler_headers name)
  cmake_parse_arguments(ARG "" "" "HEADERS;OPTIONS;LINK" ${ARGN})
  trc_add_precompiled_headers(${name} OPTIONS ${ARG_OPTIONS} LINK trc_mlir ${ARG_LINK} HEADERS ${ARG_HEADERS}
    <mlir/Dialect/Func/IR/FuncOps.h>
    <mlir/IR/Builders.h>
    <mlir/IR/BuiltinOps.h>
    <mlir/IR/Dialect.h>
    <mlir/IR/DialectImplementation.h>
    <mlir/IR/OpImplementation.h>
    <mlir/IR/PatternMatch.h>
    <mlir/Interfaces/InferTypeOpInterface.h>
    <mlir/Interfaces/SideEffectInterfaces.h>
    <mlir/Parser/Parser.h>
    <mlir/Pass/Pass.h>
    <mlir/Pass/PassManager.h>
    <mlir/Transforms/GreedyPatternRewriteDriver.h>
    ${CMAKE_SOURCE_DIR}/include/trc/Dialect/StableHLO/StableHLODialect.h
    ${CMAKE_SOURCE_DIR}/include/trc/Dialect/StableHLO/ChloDialect.h
    ${CMAKE_SOURCE_DIR}/include/trc/Dialect/Trc/TrcDialect.h
    ${CMAKE_SOURCE_DIR}/include/trc/Dialect/Plan/PlanDialect.h)
  if(TRC_PRECOMPILED_HEADERS)
    add_dependencies(${name} StableHLOOpsIncGen TrcOpsIncGen TrcPlanOpsIncGen)
  endif()
endfunction()
trc_add_compiler_headers(trc_compiler_pch)

# Whether our own tools have LLVM and MLIR inside. To look for a fault shared
# libraries are linked sooner.
set(TRC_LLVM_ARCHIVES ON)
if(TRC_SANITIZE OR CMAKE_BUILD_TYPE STREQUAL "Debug")
  set(TRC_LLVM_ARCHIVES OFF)
endif()

# trc_link_llvm_archives(target)
# LLVM and MLIR inside a program or shared library. It starts sooner and holds less:
# in the shared libraries some 300,000 addresses are put right at every start, which
# takes 30 ms and makes 4 MiB of pages its own. Archives are searched, not taken whole, and lld searches them in any order; so
# all of them are named. Of the targets only x86 is referred to.
function(trc_link_llvm_archives target)
  file(GLOB archives
    ${LLVM_LIBRARY_DIRS}/libMLIR*.a ${LLVM_LIBRARY_DIRS}/libLLVM*.a
    ${LLVM_LIBRARY_DIRS}/libPolly*.a)
  foreach(library z zstd)
    find_library(TRC_STATIC_${library} lib${library}.a REQUIRED)
    list(APPEND archives ${TRC_STATIC_${library}})
  endforeach()
  set_target_properties(${target} PROPERTIES TRC_LLVM_INSIDE ON)
  target_link_libraries(${target} PRIVATE ${archives} ${CMAKE_DL_LIBS})
  # What the archives say of their sources lacks its other half, and valgrind
  # ends at it.
  target_link_options(${target} PRIVATE -Wl,--gc-sections -Wl,--strip-debug)
endfunction()

# trc_link_portable(target)
# The same for machines that have neither LLVM nor our C++ library.
function(trc_link_portable target)
  trc_link_llvm_archives(${target})
  target_link_options(${target} PRIVATE -static-libstdc++ -static-libgcc -Wl,--strip-all)
endfunction()

# trc_add_compiler_library(Name SOURCES a.cpp b.cpp [DEPENDS generated] [LINK libs])
# A static library of the compiler half. DEPENDS names TableGen targets whose
# output its sources include.
function(trc_add_compiler_library name)
  cmake_parse_arguments(ARG "NO_PCH" "" "SOURCES;DEPENDS;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC trc_mlir ${ARG_LINK})
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
  if(TRC_PRECOMPILED_HEADERS AND NOT ARG_NO_PCH)
    target_precompile_headers(${name} REUSE_FROM trc_compiler_pch)
  endif()
endfunction()

# trc_generated_classes(files...)
# What TableGen writes for operations is functions of a few lines, ten thousand
# in some files, called once for each operation of a program. To have them inlined
# in each other is a quarter of the time that such a file takes.
function(trc_generated_classes)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    set_property(SOURCE ${ARGN} APPEND PROPERTY
      COMPILE_OPTIONS -mllvm=-inline-threshold=25)
  endif()
endfunction()

# trc_add_compiler_tool(name ENTRY function SOURCES a.cpp [LINK libs])
function(trc_add_compiler_tool name)
  trc_add_tool(${name} ${ARGN} LLVM)
  target_link_libraries(${name}-tool PUBLIC trc_mlir TrcRunCompilerTool)
endfunction()
