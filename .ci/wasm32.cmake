# A toolchain file for WebAssembly with the system interface WASI: CMake builds with Debian's
# clang, libc++ and C library for wasm32-wasi, and runs the programs in Node.
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/debian llvm REGEX "^LLVM=")
string(REPLACE LLVM= "" llvm ${llvm})
set(CMAKE_SYSTEM_NAME Generic)  # CMake knows no WASI before version 3.31
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-${llvm})
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER clang++-${llvm})
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# Debian's libc++ for WASI has no exceptions.
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -msimd128")
find_program(CMAKE_AR llvm-ar-${llvm})
find_program(CMAKE_RANLIB llvm-ranlib-${llvm})
set(CMAKE_CROSSCOMPILING_EMULATOR node --no-warnings ${CMAKE_CURRENT_LIST_DIR}/run_wasi.mjs)

# CMake uses the programs of the machine that builds, but not its headers and libraries.
set(CMAKE_FIND_ROOT_PATH /usr/lib/wasm32-wasi)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
