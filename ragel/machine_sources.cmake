# What a machine's header is made from, for CMakeLists.txt and generate.cmake.

set(machine_folder ${CMAKE_CURRENT_LIST_DIR})
get_filename_component(machine_root ${machine_folder} DIRECTORY)

# Sets `out` to the awk program that reads what Ragel writes for `machine`, a file.rl, in `style`;
# to "" if there is none.
function(find_machine_program out machine style)
  set(program "")
  if(style STREQUAL "-x")
    string(REGEX REPLACE "rl$" "awk" program ${machine})
    if(NOT EXISTS ${program})
      set(program ${machine_folder}/automaton.awk)
    endif()
  elseif(style STREQUAL "-G2")
    set(program ${machine_folder}/test_order.awk)
  endif()
  set(${out} "${program}" PARENT_SCOPE)
endfunction()

# Appends `file` to the list `out`, and the files that it includes.
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

# Sets `out` to all files that the header of `machine` in `style` is made from, except Ragel.
function(find_machine_sources out machine style)
  set(files "")
  append_with_includes(files ${machine})
  find_machine_program(program ${machine} ${style})
  list(APPEND files ${program} ${machine_folder}/generate.cmake
       ${machine_folder}/machine_sources.cmake)
  list(SORT files)
  set(${out} ${files} PARENT_SCOPE)
endfunction()

# Sets `out` to comment lines, one for each source of the machine, with its SHA-256.
function(describe_machine_sources out machine style)
  set(lines "// The SHA-256 of each file that it is made from:\n")
  find_machine_sources(sources ${machine} ${style})
  foreach(source IN LISTS sources)
    file(SHA256 ${source} hash)
    file(RELATIVE_PATH name ${machine_root} ${source})
    string(APPEND lines "//   ${hash}  ${name}\n")
  endforeach()
  set(${out} "${lines}" PARENT_SCOPE)
endfunction()

# Appends to the list `out` the files that differ from those that `header` was made from, by its
# comments; also the header itself, if its comments name none.  A file that is not there was not
# edited.
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
