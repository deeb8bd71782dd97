# Compiles one Ragel machine into a C++ header that is the same wherever it is made.
#
#   cmake -D RAGEL=ragel -D STYLE=-G2 -D MACHINE=path/to/machine.rl -D OUTPUT=path/to/machine.hpp
#         -P ragel/generate.cmake
#
# STYLE is Ragel's option for the kind of code.  With -x, the header has a table as a struct of the
# header's name.  The awk program beside the machine makes it from Ragel's description; if there is
# none, automaton.awk makes a table of the states and transitions.  Goto code (-G2) goes through
# test_order.awk, so that it asks the likely questions first.
#
# Ragel writes its own line notes, which hold paths, as comments; they are taken out.  Comments at
# the start say where the file comes from, and with which hashes: a build without Ragel compares
# them.
cmake_minimum_required(VERSION 3.22)
include(${CMAKE_CURRENT_LIST_DIR}/machine_sources.cmake)
get_filename_component(folder ${MACHINE} DIRECTORY)
get_filename_component(source ${MACHINE} NAME)
get_filename_component(name ${OUTPUT} NAME_WE)
describe_machine_sources(sources ${MACHINE} ${STYLE})
find_machine_program(program ${MACHINE} ${STYLE})
set(ragel ${RAGEL} -C ${STYLE} -L -I ${CMAKE_CURRENT_LIST_DIR} -o /dev/stdout ${source})
if(program)
  set(ragel ${ragel} COMMAND awk -v name=${name} -f ${program})
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
     "// Generated from ${source} by Ragel 6.10 (-C ${STYLE}); do not edit.\n"
     "// To make it again: make generate\n${sources}#pragma once\n\n${code}\n")
