# A toolchain file for IBM Z, a processor that stores the highest octet of a number first.
set(CMAKE_SYSTEM_PROCESSOR s390x)
include(${CMAKE_CURRENT_LIST_DIR}/cross.cmake)
