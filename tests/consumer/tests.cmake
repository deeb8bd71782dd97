# Each public header must compile alone and without warnings, and other projects must be able to use
# the library.

set(check_headers sh ${CMAKE_CURRENT_SOURCE_DIR}/checks/public_headers.sh)
set(header_directories ${PROJECT_SOURCE_DIR}/include ${machine_dir})
add_test(NAME public_headers.each
  COMMAND ${check_headers} ${CMAKE_CXX_COMPILER} 20 each ${header_directories})
set_tests_properties(public_headers.each PROPERTIES LABELS slow)
add_test(NAME public_headers.cxx23
  COMMAND ${check_headers} ${CMAKE_CXX_COMPILER} 2b together ${header_directories})
if(CLANG_CXX AND NOT CMAKE_CROSSCOMPILING)
  add_test(NAME public_headers.clang_cxx20
    COMMAND ${check_headers} ${CLANG_CXX} 20 together ${header_directories})
  add_test(NAME public_headers.clang_cxx23
    COMMAND ${check_headers} ${CLANG_CXX} 2b together ${header_directories})
endif()
if(with_libcxx)  # single_header/tests.cmake looks for it
  add_test(NAME public_headers.libcxx_cxx20
    COMMAND ${check_headers} ${with_libcxx} 20 together ${header_directories})
  add_test(NAME public_headers.libcxx_cxx23
    COMMAND ${check_headers} ${with_libcxx} 2b together ${header_directories})
endif()

# The module must have all public names.  clang++ builds modules from version 16 on.

find_program(MODULE_CLANG_CXX NAMES clang++-20 clang++-19 clang++-18 clang++-17 clang++-16)
if(MODULE_CLANG_CXX AND NOT CMAKE_CROSSCOMPILING AND
   NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize|-fprofile")
  add_test(NAME consumer.imports_the_module
    COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/consumer/module.sh ${PROJECT_SOURCE_DIR}
      ${CMAKE_CURRENT_BINARY_DIR}/consumer_of_module $<TARGET_FILE:uriscan> ${MODULE_CLANG_CXX}
      ${header_directories})
else()
  not_tested("the module (no clang++ from version 16 on, or special compiler flags)")
endif()

if(URISCAN_INSTALL AND NOT CMAKE_CROSSCOMPILING)
  set(consumer_options -G ${CMAKE_GENERATOR} -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}
    -DCMAKE_CXX_FLAGS=${CMAKE_CXX_FLAGS} -DCMAKE_BUILD_TYPE=None)
  function(add_consumer_test how uriscan)
    set(with_c WITH_C=OFF)
    if(TARGET uriscan_c AND NOT how STREQUAL from_source)
      set(with_c WITH_C=ON)
    endif()
    add_test(NAME consumer.${how} COMMAND ${CMAKE_COMMAND} -E env ${with_c}
      sh ${CMAKE_CURRENT_SOURCE_DIR}/consumer/consumer.sh ${how} ${uriscan}
      ${CMAKE_CURRENT_BINARY_DIR}/consumer_with_${how} ${ARGN})
    set_tests_properties(consumer.${how} PROPERTIES LABELS slow)
  endfunction()
  # This compiles the library without optimization, and only one kernel, to take less time.
  add_consumer_test(from_source ${PROJECT_SOURCE_DIR} ${consumer_options}
    -DURISCAN_KERNELS=scalar -DEXPECTED_KERNEL=scalar)
  add_consumer_test(find_package ${PROJECT_BINARY_DIR} ${consumer_options})
  find_program(PKG_CONFIG pkg-config)
  find_program(MAKE_PROGRAM make)
  if(PKG_CONFIG AND MAKE_PROGRAM)
    separate_arguments(flags UNIX_COMMAND "${CMAKE_CXX_FLAGS}")
    add_consumer_test(pkg_config ${PROJECT_BINARY_DIR} ${CMAKE_CXX_COMPILER} ${flags})
    add_test(NAME makefile.installs_and_uninstalls COMMAND
      sh ${CMAKE_CURRENT_SOURCE_DIR}/packaging/make_install.sh ${PROJECT_SOURCE_DIR})
  else()
    not_tested("the installation (make or pkg-config not found)")
  endif()
endif()

# Machines outside of the project must be able to include the installed grammars.

if(have_ragel AND URISCAN_INSTALL AND NOT CMAKE_CROSSCOMPILING)
  add_test(NAME grammars.can_be_included COMMAND
    sh ${CMAKE_CURRENT_SOURCE_DIR}/packaging/grammars.sh ${PROJECT_BINARY_DIR} ${RAGEL}
    ${CMAKE_CXX_COMPILER})
endif()
