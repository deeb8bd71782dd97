// A program that only parses, to see what a linker takes from the library for it.
#include <cstdio>

#include "uriscan/parse.hpp"

int main(int argc, char** argv) {
    const auto uri = uriscan::parse_uri_reference(argc > 1 ? argv[1] : "");
    if (!uri) {
        return 1;
    }
    std::printf("%.*s\n", static_cast<int>(uri->host().size()), uri->host().data());
    return 0;
}
