# Functions that find the files that the header of a machine is made from, and that detect whether
# these files were edited.  CMakeLists.txt and generate.cmake use them.

set(machine_folder ${CMAKE_CURRENT_LIST_DIR})
get_filename_component(machine_root ${machine_folder} DIRECTORY)

# Appends `file`, and all files that it includes, to the list `out`.
function(append_with_includes out file)
  set(files ${${out}})
  if(NOT file IN_LIST files)
    list(APPEND files ${file})
    file(READ ${file} text)
    string(REGEX MATCHALL "include [A-Za-z0-9_]+ \"[^\"\n]+\"" includes "${text}")
    foreach(include IN LISTS includes)
      string(REGEX REPLACE ".*\"(.*)\".*" "\\1" name "${include}")
      append_with_includes(files ${machine_folder}/${name})
    endforeach()
  endif()
  set(${out} ${files} PARENT_SCOPE)
endfunction()

# Sets `out` to the awk programs that convert what Ragel writes: `program`, or none if it is "".
# Those that read the description of machines also need the program that reads it.
function(find_machine_programs out program)
  set(programs "")
  if(program MATCHES "^(automaton|octet_sets|js_table|js_patterns)$")
    list(APPEND programs ${machine_folder}/description.awk)
  endif()
  if(program)
    list(APPEND programs ${machine_folder}/${program}.awk)
  endif()
  set(${out} ${programs} PARENT_SCOPE)
endfunction()

# Sets `out` to the list of all files that the header of `machine` (the path of a .rl file) is made
# from.  `program` is the name of the awk program that converts what Ragel writes, or "".
function(find_machine_sources out machine program)
  set(files "")
  append_with_includes(files ${machine})
  find_machine_programs(programs "${program}")
  list(APPEND files ${programs})
  list(APPEND files ${machine_folder}/generate.cmake ${machine_folder}/machine_sources.cmake)
  list(SORT files)
  set(${out} ${files} PARENT_SCOPE)
endfunction()

# Sets `out` to comment lines for the header.  There is a line for each file that the header is made
# from, with its SHA-256.
function(describe_machine_sources out machine program)
  set(lines "// The SHA-256 of each file that it is made from:\n")
  find_machine_sources(sources ${machine} "${program}")
  foreach(source IN LISTS sources)
    file(SHA256 ${source} hash)
    file(RELATIVE_PATH name ${machine_root} ${source})
    string(APPEND lines "//   ${hash}  ${name}\n")
  endforeach()
  set(${out} "${lines}" PARENT_SCOPE)
endfunction()

# Appends to the list `out` the files that were edited after `header` was made from them.  These are
# the files whose SHA-256 differs from the one in the header's comments.  A file that does not exist
# counts as not edited.  If the header has no such comments, appends the header itself.
function(append_changed_sources out header)
  set(changed ${${out}})
  file(STRINGS ${header} lines REGEX "^//   [0-9a-f]+  [^ ]+$")
  if(NOT lines)
    file(RELATIVE_PATH name ${machine_root} ${header})
    list(APPEND changed ${name})
  endif()
  foreach(line IN LISTS lines)
    string(REGEX MATCH "^//   ([0-9a-f]+)  (.+)$" _ ${line})
    set(hash_then ${CMAKE_MATCH_1})
    set(source ${CMAKE_MATCH_2})
    if(EXISTS ${machine_root}/${source})
      file(SHA256 ${machine_root}/${source} hash_now)
      if(NOT hash_now STREQUAL hash_then)
        list(APPEND changed ${source})
      endif()
    endif()
  endforeach()
  list(REMOVE_DUPLICATES changed)
  set(${out} ${changed} PARENT_SCOPE)
endfunction()
