# Compiles one Ragel machine into a C++ header.  The header has the same text on every computer.
#
#   cmake -D RAGEL=ragel -D STYLE=-G2 -D MACHINE=path/to/machine.rl -D OUTPUT=path/to/machine.hpp
#         -P ragel/generate.cmake
#
# STYLE is the option of Ragel that chooses the kind of code:
#
#   -G2     Ragel writes code with goto.  test_order.awk then changes the order of its comparisons.
#   -x      Ragel writes a description of the machine, and an awk program makes a table from it:
#           octet_sets.awk if the machine's name ends with "_sets", otherwise automaton.awk, whose
#           table has the states and transitions.  The table is a struct with the header's name.
#   other   The header has the code as Ragel writes it.
#
# Ragel writes comments with line numbers and paths.  This script removes them, because paths differ
# between computers.  It writes comments at the start of the header, which name the machine and the
# hash of each file that the header is made from.  A build without Ragel compares these hashes with
# the files.
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
