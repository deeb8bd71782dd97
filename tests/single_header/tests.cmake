# The single header must work without the rest of the repository, with each compiler and standard
# library.  `make amalgamate` makes it.

get_target_property(single_header uriscan_single_header HEADER_FILE)
function(add_single_header_test name implementation)
  add_test(NAME single_header.${name} COMMAND
    sh ${CMAKE_CURRENT_SOURCE_DIR}/single_header/check.sh ${single_header}
    ${CMAKE_CURRENT_BINARY_DIR}/readme_example.cpp ${CMAKE_CURRENT_BINARY_DIR}/readme_example.txt
    ${CMAKE_CURRENT_BINARY_DIR}/document_examples.cpp "${implementation}" "${emulator}" ${ARGN})
endfunction()
# The target below has compiled the implementation already.  If it had other options, such as those
# of a sanitizer, the test compiles it again.
set(implementation $<TARGET_OBJECTS:single_header_implementation>)
if(CMAKE_CXX_FLAGS OR URISCAN_BUILD_FUZZERS)
  set(implementation "")
endif()
add_single_header_test(works_alone "${implementation}" ${CMAKE_CXX_COMPILER})
set_tests_properties(single_header.works_alone PROPERTIES LABELS slow)
if(NOT CMAKE_CROSSCOMPILING)
  # libc++ has std::ranges::copy() from version 15 on.  The search is made anew each time, because a
  # newer compiler can have been installed since.
  find_program(clang_for_libcxx NO_CACHE
    NAMES clang++-20 clang++-19 clang++-18 clang++-17 clang++-16 clang++-15 clang++)
  if(CLANG_CXX)
    add_single_header_test(works_with_clang "" ${CLANG_CXX})
    set_tests_properties(single_header.works_with_clang PROPERTIES LABELS slow)
  endif()
  if(clang_for_libcxx)
    execute_process(
      COMMAND ${clang_for_libcxx} -stdlib=libc++ -std=c++20 -x c++ -include version -E -dM /dev/null
      OUTPUT_VARIABLE libcxx ERROR_QUIET)
    if(libcxx MATCHES "_LIBCPP_VERSION ([0-9]+)" AND CMAKE_MATCH_1 GREATER_EQUAL 15000)
      set(with_libcxx "${clang_for_libcxx} -stdlib=libc++")
      add_single_header_test(works_with_libcxx "" ${clang_for_libcxx} -stdlib=libc++)
      set_tests_properties(single_header.works_with_libcxx PROPERTIES LABELS slow)
    else()
      not_tested("libc++ (not found, or older than version 15)")
    endif()
  endif()
endif()

add_test(NAME single_header.has_the_sizes_that_its_page_names COMMAND
  sh ${CMAKE_CURRENT_SOURCE_DIR}/single_header/sizes.sh
  ${PROJECT_SOURCE_DIR}/docs/single_header.md ${single_header})

# The cases of data/ must have the same results with the single header as with the library.

add_executable(single_header_case_test unit/case_test.cpp support/case_file.cpp)
target_include_directories(single_header_case_test PRIVATE
  ${CMAKE_CURRENT_SOURCE_DIR} $<TARGET_PROPERTY:uriscan,INTERFACE_INCLUDE_DIRECTORIES>)
target_link_libraries(single_header_case_test PRIVATE
  single_header_implementation uriscan_options GTest::gtest)
foreach(path IN LISTS case_files)
  get_filename_component(name ${path} NAME_WE)
  add_test(NAME single_header.cases.${name} COMMAND single_header_case_test ${path})
endforeach()

# The same with the optimizations that users choose.  The slow tests compile the header.

foreach(level O2 O3)
  set(program single_header_case_test_${level})
  configure_file(single_header/implementation.cpp implementation_${level}.cpp COPYONLY)
  set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/implementation_${level}.cpp PROPERTIES
    COMPILE_OPTIONS "-${level};-Wno-conversion;-Wno-sign-conversion;-Wno-shadow")
  add_executable(${program} EXCLUDE_FROM_ALL unit/case_test.cpp support/case_file.cpp
    ${CMAKE_CURRENT_BINARY_DIR}/implementation_${level}.cpp)
  add_dependencies(${program} uriscan_single_header)
  target_include_directories(${program} PRIVATE ${PROJECT_BINARY_DIR}
    ${CMAKE_CURRENT_SOURCE_DIR} $<TARGET_PROPERTY:uriscan,INTERFACE_INCLUDE_DIRECTORIES>)
  target_link_libraries(${program} PRIVATE uriscan_options GTest::gtest)
  add_test(NAME single_header.compiles_with_${level}
    COMMAND ${CMAKE_COMMAND} --build ${PROJECT_BINARY_DIR} --target ${program})
  set_tests_properties(single_header.compiles_with_${level} PROPERTIES
    FIXTURES_SETUP ${program} RESOURCE_LOCK build_folder LABELS slow)
  foreach(path IN LISTS case_files)
    get_filename_component(name ${path} NAME_WE)
    add_test(NAME single_header.cases_with_${level}.${name} COMMAND ${program} ${path})
    set_tests_properties(single_header.cases_with_${level}.${name} PROPERTIES
      FIXTURES_REQUIRED ${program} LABELS slow)
  endforeach()
endforeach()
