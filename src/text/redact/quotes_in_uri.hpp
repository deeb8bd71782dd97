// Quotation marks that belong to a URI.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/redact/opening_mark.hpp"
#include "text/redact/units.hpp"

namespace uriscan {

// Says whether the octet after a quotation mark shows that the URI goes on.  If all data is secret,
// the URI goes on if this octet can start a segment that is replaced.
bool starts_data(std::string_view text, std::size_t at, bool is_closed) noexcept;

// Reads the quotation marks of one URI, from left to right.  A mark can belong to the URI: around
// the name and the password of jdbc:oracle:thin:"user"/"password"@host, around a value, as in
// "?a="b"", and in JSON or GraphQL in a query.
class quotes_in_uri {
public:
    // The authority or path of the URI starts at `body`.  `opening` is the mark before the URI.
    quotes_in_uri(std::string_view text, std::size_t body, opening_mark opening,
                  bool is_closed) noexcept
        : text_(text),
          body_(body),
          opening_(opening),
          is_closed_(is_closed),
          read_(body),
          value_(body) {}

    // If the unit is a quotation mark that belongs to the URI, returns the end of the name, value
    // or JSON that starts with the mark.  Otherwise, returns the start of the unit.  All calls
    // together take linear time.
    std::size_t after(const unit& mark) noexcept {
        return mark.is('"') && mark.level == 0 && mark.begin > body_ ? after_mark(mark)
                                                                     : mark.begin;
    }

private:
    std::size_t after_mark(const unit& mark) noexcept;
    std::size_t after_value(std::size_t quote, std::size_t end) const noexcept;
    std::size_t after_json(const unit& mark) noexcept;
    bool is_in_json(std::size_t quote) noexcept;

    std::string_view text_;
    std::size_t body_;
    opening_mark opening_;
    bool is_closed_;

    std::size_t no_json_before_ = 0;  // JSON before this offset was searched, and has no end

    // What is known of the octets before read_.
    std::size_t read_;
    bool has_query_ = false;  // whether there is a "?" or "#"
    std::size_t value_;       // the start of the last value, which is after a "="
    std::size_t depth_ = 0;   // how many brackets of this value are open
    bool has_brace_ = false;  // whether this value has a "{"
};

}  // namespace uriscan
