# A program that `tools/test-avx512` needs in addition to the tests.

add_test_program(chosen_kernel emulated/chosen_kernel.cpp)
option(URISCAN_FOR_BOCHS "Build the kernel for AVX-512 so that Bochs 2.7 can run it" OFF)
if(URISCAN_FOR_BOCHS)
  set_property(SOURCE ${PROJECT_SOURCE_DIR}/src/kernels/avx512.cpp
    DIRECTORY ${PROJECT_SOURCE_DIR}/src
    APPEND PROPERTY COMPILE_OPTIONS -include ${CMAKE_CURRENT_SOURCE_DIR}/emulated/bochs.hpp)
endif()
