# cmake -DDIRECTORY=folder -DPREFIX=trc -DOUTPUT=file.inc -P EmbedHeaders.cmake
# Writes the files *.cuh of a folder as strings: one array of bytes each, and the
# table `headers` of their names (PREFIX/NAME) and texts.
file(GLOB files ${DIRECTORY}/*.cuh)
list(SORT files)
set(table "")
file(WRITE ${OUTPUT} "")
set(number 0)
foreach(file ${files})
  get_filename_component(name ${file} NAME)
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
  file(APPEND ${OUTPUT} "static const unsigned char bytes${number}[] = {${bytes}0};\n")
  string(APPEND table
    "    {\"${PREFIX}/${name}\", reinterpret_cast<const char *>(bytes${number})},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(APPEND ${OUTPUT} "static const trc::KernelHeader headers[] = {\n${table}};\n")
