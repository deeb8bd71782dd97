// A list of URIs for the comparison. It contains the octets twice: once with their line ends, and
// once with a NUL after each line instead. All parsers read the second copy. So a parser that needs
// a NUL finds one without extra work, and all parsers read the same octets at the same address.
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
            // The octet after a text is its line end. After the last line, it can be the NUL that
            // ends the string.
            terminated_[static_cast<std::size_t>(text.data() - terminated_.data()) + text.size()] =
                '\0';
        }
    }
    list(const list&) = delete;  // `texts_` are views of `terminated_`
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
