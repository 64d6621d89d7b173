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
    install(TARGETS ${name} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  endif()
endfunction()
