# The common part of the toolchain files: CMake builds with Debian's cross compiler for
# CMAKE_SYSTEM_PROCESSOR, on a machine with another processor, and runs the programs in QEMU.
set(CMAKE_SYSTEM_NAME Linux)
set(target ${CMAKE_SYSTEM_PROCESSOR}-linux-gnu)
set(CMAKE_CXX_COMPILER ${target}-g++)
set(CMAKE_C_COMPILER ${target}-gcc)
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-${CMAKE_SYSTEM_PROCESSOR} -L /usr/${target})

# CMake uses the programs of the machine that builds, but not its headers and libraries.
set(CMAKE_FIND_ROOT_PATH /usr/${target})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
