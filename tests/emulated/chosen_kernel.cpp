// Fails if the library does not choose a certain kernel on this processor:
//
//     chosen_kernel NAME
#include <iostream>

#include "uriscan/parse.hpp"

int main(int argc, char** argv) {
    std::cout << "the kernel is " << uriscan::kernel_name() << '\n';
    return argc == 2 && uriscan::kernel_name() == argv[1] ? 0 : 1;
}
