#include "support/places.hpp"

namespace uriscan::tests {

std::string source_path(std::string_view name) {
    return std::string(URISCAN_SOURCE) + '/' + std::string(name);
}

}  // namespace uriscan::tests
