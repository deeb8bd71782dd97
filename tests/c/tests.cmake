# The C functions.  They must give what the C++ functions give.

add_tests(c_test
  SOURCES c/allowing_test.cpp c/arguments_test.cpp c/building_test.cpp c/changing_test.cpp
    c/iri_test.cpp c/long_texts_test.cpp c/matcher_test.cpp c/pieces_test.cpp c/reading_test.cpp
    c/template_test.cpp c/writing_test.cpp
  LIBRARIES slow_references
  SLOW c_with_long_texts.*)  # they need 4 GiB of memory

# The header must compile as C99 and as C++, without warnings, and its structs and constants must
# never change.

set(c_options -Wall -Wextra -Wpedantic -Werror -fsyntax-only -I${PROJECT_SOURCE_DIR}/include)
find_program(CLANG_C clang)
set(c_compilers ${CMAKE_C_COMPILER})
if(CLANG_C AND NOT CMAKE_CROSSCOMPILING)
  list(APPEND c_compilers ${CLANG_C})
endif()
list(REMOVE_DUPLICATES c_compilers)
foreach(compiler IN LISTS c_compilers)
  get_filename_component(name ${compiler} NAME)
  foreach(file frozen every_function every_iri_and_template_function every_matcher_function)
    set(source ${CMAKE_CURRENT_SOURCE_DIR}/c/${file}.c)
    add_test(NAME c.${file}.${name}_c99 COMMAND ${compiler} -std=c99 ${c_options} ${source})
    add_test(NAME c.${file}.${name}_cxx20
      COMMAND ${compiler} -x c++ -std=c++20 ${c_options} ${source})
  endforeach()
endforeach()

# C programs must be able to use both libraries without the C++ runtime library, so the C compiler
# links them.  Instrumented code needs a runtime library that only the C++ compiler adds.  In an
# instrumented build, there is also no shared library.

set(linker_of_c_programs CXX)
if(TARGET uriscan_c)
  set(linker_of_c_programs C)
endif()
function(add_c_program name source)
  add_executable(${name} c/${source})
  target_link_libraries(${name} PRIVATE ${ARGN})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/include)
  set_target_properties(${name} PROPERTIES
    C_STANDARD 99 C_EXTENSIONS OFF LINKER_LANGUAGE ${linker_of_c_programs})
  target_compile_options(${name} PRIVATE -Wall -Wextra -Wpedantic)
  add_dependencies(${name} uriscan)
endfunction()

add_c_program(c_cases cases.c $<TARGET_FILE:uriscan>)
add_test(NAME c.cases COMMAND c_cases ${case_files})
add_c_program(c_static every_function.c $<TARGET_FILE:uriscan>)
add_test(NAME c.static_library_works COMMAND c_static)
add_c_program(c_static_2 every_iri_and_template_function.c $<TARGET_FILE:uriscan>)
add_test(NAME c.static_library_has_iris_and_templates COMMAND c_static_2)

# The code that the modules for web servers share.  `make test` does not build the modules, but
# tests this code.

add_c_program(c_modules modules_test.c $<TARGET_FILE:uriscan>)
target_include_directories(c_modules PRIVATE ${PROJECT_SOURCE_DIR}/src)
target_compile_definitions(c_modules PRIVATE _POSIX_C_SOURCE=200809L)
add_test(NAME c.modules_share_right_code COMMAND c_modules)

if(TARGET uriscan_c)
  add_test(NAME c.first_program_of_the_document COMMAND
    sh ${CMAKE_CURRENT_SOURCE_DIR}/c/first_program.sh ${PROJECT_SOURCE_DIR}/docs/c.md
    ${CMAKE_C_COMPILER} -I${PROJECT_SOURCE_DIR}/include $<TARGET_FILE:uriscan>)
  add_test(NAME c.examples_of_the_header COMMAND
    sh ${CMAKE_CURRENT_SOURCE_DIR}/c/header_examples.sh
    ${PROJECT_SOURCE_DIR}/include/uriscan ${CMAKE_C_COMPILER} -I${PROJECT_SOURCE_DIR}/include
    $<TARGET_FILE:uriscan_c> $<TARGET_FILE:uriscan_c_matcher>
    -Wl,-rpath,$<TARGET_FILE_DIR:uriscan_c_matcher>)
  add_c_program(c_shared every_function.c uriscan_c)
  add_test(NAME c.shared_library_works COMMAND c_shared)
  add_c_program(c_shared_2 every_iri_and_template_function.c uriscan_c)
  add_test(NAME c.shared_library_has_iris_and_templates COMMAND c_shared_2)
  add_c_program(c_shared_matcher every_matcher_function.c uriscan_c_matcher)
  add_test(NAME c.shared_library_that_matches_works COMMAND c_shared_matcher)
  add_c_program(c_load load.c ${CMAKE_DL_LIBS})
  if(NOT CMAKE_CROSSCOMPILING)
    add_dependencies(c_load uriscan_c uriscan_c_matcher)
    if(CMAKE_SYSTEM_NAME STREQUAL Linux)
      # In a set-user-ID program, the environment must not choose the kernel.
      add_test(NAME c.library_reads_no_environment_of_others COMMAND
        sh -c "\"$1\" --dynamic --undefined-only \"$2\" | grep getenv" sh
        ${CMAKE_NM} $<TARGET_FILE:uriscan_c>)
      set_tests_properties(c.library_reads_no_environment_of_others PROPERTIES
        PASS_REGULAR_EXPRESSION "^ *U secure_getenv[^\n]*\n$")
    endif()
    set(check_library sh ${CMAKE_CURRENT_SOURCE_DIR}/c/shared_library.sh ${CMAKE_READELF}
      ${CMAKE_NM} ${PROJECT_SOURCE_DIR} $<TARGET_FILE:c_load>)
    add_test(NAME c.library_needs_only_libc COMMAND ${check_library}
      $<TARGET_FILE:uriscan_c> liburiscan0 uriscan.h uriscan_iri.h uriscan_template.h)
    add_test(NAME c.library_that_matches_exports_its_functions COMMAND ${check_library}
      $<TARGET_FILE:uriscan_c_matcher> liburiscan-matcher0 uriscan_matcher.h)
  endif()
endif()
