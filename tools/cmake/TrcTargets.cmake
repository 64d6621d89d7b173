# Flags every target of ours gets. Flags that LLVM's own headers need are set
# by TrcMLIR.cmake for the compiler half only: the runtime never sees them.

add_library(trc_warnings INTERFACE)
target_compile_options(trc_warnings INTERFACE
  -Wall -Wextra -Werror -Wno-unused-parameter)

if(TRC_SANITIZE)
  # Kernels carry no type in front of their code, so calls by pointer are not
  # checked for it.
  add_compile_options(-fsanitize=${TRC_SANITIZE} -fno-omit-frame-pointer
                      -fno-sanitize-recover=all -fno-sanitize=function)
  add_link_options(-fsanitize=${TRC_SANITIZE})
endif()

find_program(TRC_LLD ld.lld-22)
if(TRC_LLD)
  add_link_options(--ld-path=${TRC_LLD})
endif()

# trc_precompile_headers(target <a> <b>): headers that all of a target's files read.
# The preset `debug` goes without.
function(trc_precompile_headers target)
  if(TRC_PRECOMPILED_HEADERS)
    # Without a time stamp inside, ccache can reuse what was compiled with it.
    target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()

# trc_add_precompiled_headers(name HEADERS <a> <b> [OPTIONS flags] [LINK libs])
# Headers that many targets of the same flags read, precompiled once in the object
# library `name`; trc_reuse_headers(target name) makes a target read that file.
function(trc_add_precompiled_headers name)
  if(NOT TRC_PRECOMPILED_HEADERS)
    return()
  endif()
  cmake_parse_arguments(ARG "" "" "HEADERS;OPTIONS;LINK" ${ARGN})
  file(WRITE ${CMAKE_BINARY_DIR}/${name}.cpp "// Carries precompiled headers.\n")
  add_library(${name} OBJECT ${CMAKE_BINARY_DIR}/${name}.cpp)
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
  # Without a time stamp inside, ccache can reuse what was compiled with it.
  target_compile_options(${name} PRIVATE ${ARG_OPTIONS}
    PUBLIC "SHELL:-Xclang -fno-pch-timestamp")
  target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
endfunction()

function(trc_reuse_headers target name)
  if(TRC_PRECOMPILED_HEADERS)
    target_precompile_headers(${target} REUSE_FROM ${name})
  endif()
endfunction()

# trc_add_tool_options(name SOURCES a.cpp [LINK libs])
# The command line of a tool: CLI11 throws; everything else does not know of exceptions.
function(trc_add_tool_options name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_compile_options(${name} PRIVATE -fexceptions)
  target_compile_definitions(${name} PRIVATE TRC_VERSION="${PROJECT_VERSION}")
  target_link_libraries(${name} PUBLIC ${ARG_LINK} trc_warnings TrcRunTool)
  trc_reuse_headers(${name} trc_command_line_pch)
endfunction()

# trc_add_tool(name ENTRY function SOURCES a.cpp [LINK libs] [LLVM])
# A tool is a library, <name>-tool, with the function `int trc::ENTRY(int argc,
# char **argv)`, and a program of that name around it. So that the same code can
# be part of the one program `trc` (tools/trc), which the preset `portable`
# builds in place of the others. LLVM: it uses LLVM (tools/start).
function(trc_add_tool name)
  cmake_parse_arguments(ARG "LLVM" "ENTRY" "SOURCES;LINK" ${ARGN})
  add_library(${name}-tool STATIC ${ARG_SOURCES})
  target_link_libraries(${name}-tool PUBLIC ${ARG_LINK} trc_warnings TrcRunTool)
  target_compile_definitions(${name}-tool PRIVATE TRC_VERSION="${PROJECT_VERSION}")
  set_property(TARGET ${name}-tool PROPERTY TRC_TOOL_ENTRY ${ARG_ENTRY})
  set_property(GLOBAL APPEND PROPERTY TRC_TOOLS ${name})
  if(NOT TRC_PORTABLE)
    set(TOOL_NAME ${name})
    set(TOOL_ENTRY ${ARG_ENTRY})
    set(TOOL_START runTool)
    set(start TrcRunTool)
    if(ARG_LLVM)
      set(TOOL_START runCompilerTool)
      set(start TrcRunCompilerTool)
    endif()
    configure_file(${CMAKE_SOURCE_DIR}/tools/cmake/ToolMain.cpp.in ${name}-main.cpp @ONLY)
    add_executable(${name} ${CMAKE_CURRENT_BINARY_DIR}/${name}-main.cpp)
    target_link_libraries(${name} PRIVATE ${name}-tool ${start})
    if(ARG_LLVM AND TRC_LLVM_ARCHIVES)
      trc_link_llvm_archives(${name})
    endif()
    install(TARGETS ${name} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  endif()
endfunction()
