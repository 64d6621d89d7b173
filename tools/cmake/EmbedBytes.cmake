# cmake -DINPUT=file -DOUTPUT=file.inc -P EmbedBytes.cmake
# Writes the bytes of INPUT as a list of C++ integers. (#embed would do, but
# ccache does not see that an embedded file changed.)
file(READ ${INPUT} bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
file(WRITE ${OUTPUT} "${bytes}\n")
