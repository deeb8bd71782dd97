// Writes a text with another text instead of each secret.
#pragma once

#include <cassert>
#include <cstddef>
#include <string_view>

#include "octets/subtext.hpp"
#include "text/redact/units.hpp"

namespace uriscan {

// A callback for the functions of visitor.hpp.  Calls `put` with one piece of the result after
// another.
template <class Put>
class replacer {
public:
    replacer(std::string_view text, std::string_view replacement, Put put)
        : text_(text), replacement_(replacement), put_(put) {}

    void operator()(slice secret) {
        assert(written_ <= secret.begin && secret.begin <= secret.end);
        put_(subtext(text_, written_, secret.begin - written_));
        if (!secret.empty()) {
            put_(replacement_);
        }
        written_ = secret.end;
    }

    // Writes the text after the last secret.
    void finish() { put_(subtext(text_, written_)); }

private:
    std::string_view text_;
    std::string_view replacement_;
    Put put_;
    std::size_t written_ = 0;  // how many octets of the text were written or replaced
};

}  // namespace uriscan
