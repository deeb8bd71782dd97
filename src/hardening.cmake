# Options of the compiler and the linker that make a mistake in the code harder to exploit.
# docs/install.md lists them.  An option is left out in two cases: the compiler does not have it, or
# CMAKE_CXX_FLAGS already sets it.

include(CheckCXXCompilerFlag)
include(CheckCXXSourceCompiles)
include(CheckPIESupported)

# For all code.
add_library(uriscan_hardening INTERFACE)
# With FORTIFY, the C library checks sizes.  The core of the library has no call whose size can be
# checked.  But FORTIFY changes what the compiler inlines: the scalar kernel then needs 12 % more
# time.  So the core is compiled without it.
add_library(uriscan_fortify INTERFACE)
# The command line also checks its use of the C++ library.
add_library(uriscan_hardening_of_program INTERFACE)
target_link_libraries(uriscan_hardening_of_program INTERFACE uriscan_hardening uriscan_fortify)
if(NOT URISCAN_HARDEN)
  return()
endif()

function(harden_with flag)
  string(REGEX REPLACE "=.*" "" name ${flag})
  string(REGEX REPLACE "-strong$" "" name ${name})
  string(REGEX REPLACE "^-f" "-f(no-)?" pattern ${name})
  string(MAKE_C_IDENTIFIER "uriscan_has_${flag}" has_flag)
  # clang++ only warns of an option of another processor.  With -Werror, the check then fails.
  set(CMAKE_REQUIRED_FLAGS -Werror)
  check_cxx_compiler_flag(${flag} ${has_flag})
  if(${has_flag} AND NOT CMAKE_CXX_FLAGS MATCHES ${pattern})
    target_compile_options(uriscan_hardening INTERFACE ${flag})
  endif()
endfunction()

harden_with(-fstack-protector-strong)
harden_with(-fstack-clash-protection)
harden_with(-fcf-protection=full)           # x86
harden_with(-mbranch-protection=standard)   # 64-bit ARM

# FORTIFY works only in optimized code.  Some distributions always define the macro.
set(CMAKE_REQUIRED_FLAGS -O2)
check_cxx_source_compiles("
  #ifdef _FORTIFY_SOURCE
  #error
  #endif
  int main() {}" uriscan_may_fortify)
set(CMAKE_REQUIRED_FLAGS "-O2 -Werror -D_FORTIFY_SOURCE=3")
check_cxx_source_compiles("
  #include <string.h>
  int main() {}" uriscan_has_fortify_3)
unset(CMAKE_REQUIRED_FLAGS)
if(uriscan_may_fortify)
  set(level $<IF:$<BOOL:${uriscan_has_fortify_3}>,3,2>)
  target_compile_definitions(uriscan_fortify INTERFACE
    $<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:_FORTIFY_SOURCE=${level}>)
endif()

target_compile_definitions(uriscan_hardening_of_program INTERFACE _GLIBCXX_ASSERTIONS)

# The program is a position-independent executable.
check_pie_supported(OUTPUT_VARIABLE ignored LANGUAGES CXX)

target_link_options(uriscan_hardening INTERFACE
  -Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack)
