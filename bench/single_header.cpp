// The implementation of the single header, for the program speed_of_single_header.
#define URISCAN_IMPLEMENTATION
#include "uriscan_single.hpp"
