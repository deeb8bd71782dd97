# Compiles one Ragel machine into a C++ header that is the same wherever it is made.
#
#   cmake -D RAGEL=ragel -D STYLE=-G2 -D MACHINE=path/to/machine.rl -D OUTPUT=path/to/machine.hpp
#         -P ragel/generate.cmake
#
# STYLE is Ragel's option for the kind of code; or -x, for a table as a struct of the header's name: what
# the awk program beside the machine makes of Ragel's description or, where there is none, the machine's
# states and transitions (automaton.awk).
#
# Goto code (-G2) asks the likely questions first, as test_order.awk has it.
#
# Ragel writes its own line notes, which hold paths, as comments; they are taken out, and a header
# that says where the file comes from is put in.
get_filename_component(folder ${MACHINE} DIRECTORY)
get_filename_component(source ${MACHINE} NAME)
get_filename_component(name ${OUTPUT} NAME_WE)
set(ragel ${RAGEL} -C ${STYLE} -L -I ${CMAKE_CURRENT_LIST_DIR} -o /dev/stdout ${source})
if(STYLE STREQUAL "-x")
  string(REGEX REPLACE "rl$" "awk" table ${MACHINE})
  if(NOT EXISTS ${table})
    set(table ${CMAKE_CURRENT_LIST_DIR}/automaton.awk)
  endif()
  set(ragel ${ragel} COMMAND awk -v name=${name} -f ${table})
endif()
if(STYLE STREQUAL "-G2")
  set(ragel ${ragel} COMMAND awk -f ${CMAKE_CURRENT_LIST_DIR}/test_order.awk)
endif()
execute_process(
  COMMAND ${ragel}
  WORKING_DIRECTORY ${folder}
  OUTPUT_VARIABLE code
  COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE "/\\* #line [^\n]*\\*/" "" code "${code}")
string(REGEX REPLACE "[ \t]+\n" "\n" code "${code}")
string(REGEX REPLACE "\n\n\n+" "\n\n" code "${code}")
string(STRIP "${code}" code)
file(WRITE ${OUTPUT}
     "// Generated from ${source} by Ragel 6.10 (-C ${STYLE}); do not edit.  To make it anew: make generate\n"
     "#pragma once\n\n${code}\n")
