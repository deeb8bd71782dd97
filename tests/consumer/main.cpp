// A small program that uses uriscan as other projects do.  Its exit status is 0 if the results are
// right.
#include <string>
#include <string_view>
#ifdef IMPORTS_MODULE
import uriscan;
#else
#include <uriscan/uriscan.hpp>
#endif

#ifndef EXPECTED_KERNEL
#define EXPECTED_KERNEL ""
#endif

int main() {
    const std::string_view kernel = EXPECTED_KERNEL;
    if (!kernel.empty() && uriscan::kernel_name() != kernel) {
        return 1;
    }
    const auto uri = uriscan::parse_uri("http://user@example.com:8042/a%20b/c?name=ferret#nose");
    if (!uri || uri->host() != "example.com" || uri->port_number().number != 8042) {
        return 1;
    }
    std::size_t segments = 0;
    for (const auto segment : uri->segments()) {
        segments += segment.size() > 0 ? 1U : 0U;
    }
    return segments == 2 && uriscan::equivalent(*uri, *uri) ? 0 : 1;
}
