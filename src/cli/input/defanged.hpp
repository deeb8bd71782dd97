// Defanged texts, such as hxxps://a[.]b, which no program makes a link of.  Reports about attacks
// have them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/uri_view.hpp"

namespace uriscan::cli {

// A text without what makes it defanged.
class refanged_text {
public:
    // Reads the text.  The result is valid until the next call.
    std::string_view read(std::string_view defanged);

    // Returns the offset in the defanged text of an octet of the last result.
    std::size_t place_of(std::size_t offset) const { return places_[offset]; }

private:
    void append(std::string_view octets, std::size_t place);

    std::string text_;
    std::vector<std::size_t> places_;
};

// Returns the URI in a form that no program makes a link of: "http" is "hxxp", "ftp" is "fxp", the
// ":" after any other scheme is "[:]", and each "." in the authority, or in a path after an "@", is
// "[.]".
std::string defang(const uri_view& uri);

}  // namespace uriscan::cli
