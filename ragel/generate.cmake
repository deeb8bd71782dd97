# Compiles one Ragel machine into a C++ header.  The header has the same text on every computer.
#
#   cmake -D RAGEL=ragel -D STYLE=-G2 -D MACHINE=path/to/machine.rl -D PROGRAM=test_order
#         -D OUTPUT=path/to/machine.hpp -P ragel/generate.cmake
#
# STYLE is the option of Ragel that chooses the kind of code: -G2 for code with goto, -x for a
# description of the machine.  PROGRAM is the awk program in this folder that converts what Ragel
# writes, or empty:
#
#   test_order   changes the order of the comparisons in code with goto
#   automaton    makes a struct of tables from a description, with the states and transitions
#   octet_sets   makes such a struct from the description of sets of octets
#   js_table     makes a module of JavaScript from a description; OUTPUT then ends with .js
#   js_patterns  makes a module with regular expressions from the descriptions of machines
#
# The struct has the header's name.  All programs but test_order run together with description.awk.
# The calls of add_machine in CMakeLists.txt say which machine needs which program.
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
describe_machine_sources(sources ${MACHINE} "${PROGRAM}")
set(ragel ${RAGEL} -C ${STYLE} -L -I ${CMAKE_CURRENT_LIST_DIR} -o /dev/stdout ${source})
if(PROGRAM)
  find_machine_programs(programs ${PROGRAM})
  list(TRANSFORM programs PREPEND "-f;")
  set(ragel ${ragel} COMMAND awk -v name=${name} ${programs})
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
set(guard "#pragma once\n\n")
if(OUTPUT MATCHES "\\.js$")
  set(guard "\n")
endif()
file(WRITE ${OUTPUT}
     "// Generated from ${source} by Ragel 6.10 (-C ${STYLE}); do not edit.\n"
     "// To make it again: make generate\n${sources}${guard}${code}\n")
