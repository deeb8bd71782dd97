// A list of URIs as the comparison reads it: the octets once with their line ends, and once with
// each line ended by NUL instead.  All parsers read the second, so that one which needs a NUL has
// it at no cost, and all have the same octets in the same place.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lines.hpp"

namespace uriscan::bench {

class list {
public:
    list(std::string name, std::string octets)
        : name_(std::move(name)), octets_(std::move(octets)), terminated_(octets_) {
        texts_ = split_lines(terminated_);
        for (const std::string_view text : texts_) {
            // The octet after the last is that of the line's end, or the string's own NUL.
            terminated_[static_cast<std::size_t>(text.data() - terminated_.data()) + text.size()] =
                '\0';
        }
    }
    list(const list&) = delete;  // the texts are views of it
    list& operator=(const list&) = delete;

    const std::string& name() const { return name_; }
    std::string_view octets() const { return octets_; }
    const std::vector<std::string_view>& texts() const { return texts_; }

private:
    std::string name_;
    std::string octets_;
    std::string terminated_;
    std::vector<std::string_view> texts_;
};

}  // namespace uriscan::bench
