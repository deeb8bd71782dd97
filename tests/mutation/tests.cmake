# The program that makes mutants (docs/mutation.md) must find them in a small program.

find_program(PYTHON3 python3)
if(PYTHON3 AND NOT CMAKE_CROSSCOMPILING)
  execute_process(COMMAND ${PYTHON3} -B -c "import sites; sites.clang.Index.create()"
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/mutation
    RESULT_VARIABLE libclang_is_missing OUTPUT_QUIET ERROR_QUIET)
endif()
if(libclang_is_missing STREQUAL "0")
  add_test(NAME mutation.mutants_do_what_they_say COMMAND
    ${PYTHON3} -B ${CMAKE_CURRENT_SOURCE_DIR}/mutation/sites_test.py ${CMAKE_CXX_COMPILER})
else()
  not_tested("the program that makes mutants (Python or python3-clang-19 not found)")
endif()

# mutate.py compiles a mutated copy of the repository.  In this copy, hunt looks for texts that show
# a mutant.
if(CMAKE_CXX_FLAGS MATCHES URISCAN_MUTATION_LIMIT)
  add_test_program(hunt mutation/hunt/hunt.cpp mutation/hunt/hunter.cpp mutation/hunt/pieces.cpp
    mutation/hunt/subjects.cpp)
  set_target_properties(hunt PROPERTIES EXCLUDE_FROM_ALL TRUE)
endif()
