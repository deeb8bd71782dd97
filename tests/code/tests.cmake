# Code that the compiler must refuse or accept: views of temporary texts, and literals.

function(add_code_test name file compiler)
  add_test(NAME code.${name} COMMAND
    sh ${CMAKE_CURRENT_SOURCE_DIR}/code/check.sh ${CMAKE_CURRENT_SOURCE_DIR}/code/${file}.cpp
    ${compiler} -I${CMAKE_CURRENT_SOURCE_DIR} -I${PROJECT_SOURCE_DIR}/include
    -isystem ${machine_dir} ${ARGN})
endfunction()

if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  set(all_errors -ferror-limit=0)  # without this, clang++ shows only twenty
endif()
add_code_test(that_is_wrong_is_refused refused ${CMAKE_CXX_COMPILER} ${all_errors})
add_code_test(that_is_right_is_accepted accepted ${CMAKE_CXX_COMPILER} -Wall -Werror)
if(CLANG_CXX AND NOT CMAKE_CROSSCOMPILING)
  add_code_test(that_dangles_gets_warnings dangling ${CLANG_CXX}
    -Werror=dangling -Werror=dangling-gsl)
endif()
