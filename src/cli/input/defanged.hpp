// Defanged texts, such as hxxps://a[.]b.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "text/refanged.hpp"

namespace uriscan::cli {

// A text as uriscan::refang() gives it, with the places of its octets.
class refanged_text {
public:
    // Reads the text.  The result is valid until the next call.
    std::string_view read(std::string_view defanged) {
        text_.clear();
        places_.clear();
        for_each_refanged(defanged, [this](std::string_view octets, std::size_t place) {
            text_.append(octets);
            places_.insert(places_.end(), octets.size(), place);
        });
        return text_;
    }

    // Returns the offset in the defanged text of an octet of the last result.
    std::size_t place_of(std::size_t offset) const { return places_[offset]; }

private:
    std::string text_;
    std::vector<std::size_t> places_;
};

}  // namespace uriscan::cli
