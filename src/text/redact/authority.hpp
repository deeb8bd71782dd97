// Finds the user information of an authority that need not be valid (RFC 3986, section 3.2).
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "text/redact/units.hpp"

namespace uriscan {

// Says whether the octets can be a port: 1 to 5 digits, at most 65535.
bool is_port(std::string_view text) noexcept;

// The place of an authority.
struct authority_place {
    std::size_t begin;       // after the "//"
    std::size_t level;       // how many times its delimiters are percent-encoded, at most
    bool is_in_parameter;    // an "&" is likely to end it
    bool has_properties;     // a ";" ends it, as in jdbc:
    bool needs_password;     // its user information must have ":" and end before the path
    bool is_logged = false;  // escapes in it are data that a client has sent: see is_data()
};

// The parts that were found in an authority.
struct authority_parts {
    slice userinfo;
    std::size_t password_begin;  // after the first ":" of the user information, or at its end
    std::size_t host_begin;
    std::size_t end;  // where the first delimiter after the authority is, or the end of the URI
    bool is_open = false;  // has a ":" without a port after it, but no "@" was found
};

// Says whether a unit (units.hpp) is a soft end: it ends the search for an "@", because it is
// unlikely in an authority.
bool is_soft_end(const unit& unit, const authority_place& place) noexcept;

// Reads an authority from the offset `from` on, and returns its end.  `uri` is the text up to the
// end of the URI.
std::size_t end_of_authority(std::string_view uri, std::size_t from,
                             const authority_place& place) noexcept;

// Finds user information in the authorities of one URI.  All authorities together take time that is
// linear in the URI.
class authority_reader {
public:
    // `uri` is the text up to the end of the URI.
    explicit authority_reader(std::string_view uri) noexcept : uri_(uri) {}

    authority_parts read(const authority_place& place) noexcept;

    // Returns the last "@" at `from` or later that can end user information, or an empty slice.
    slice last_at(std::size_t from, const authority_place& place) noexcept;

    // Returns the "@" that ends "user/password@".  No host has to follow.
    slice last_at_of_credentials(std::size_t from, const authority_place& place) noexcept;

private:
    // The last "@", and the last "@" that is not explained (authority.cpp).
    struct last_ats {
        slice any;
        slice unexplained;  // not the start of a segment, and not in the value of a parameter
    };

    slice last_of_authority(slice at, const authority_place& place) const noexcept;

    // Searches for "@" from the offset `from` to a soft end or to the end of the URI.  If only
    // unexplained "@" are wanted, stops where an earlier search has shown that no such "@" follows.
    last_ats find_ats(std::size_t from, const authority_place& place, bool to_soft_end,
                      bool only_unexplained = false) noexcept;

    // Says whether an earlier search has shown that no unexplained "@" is after `at` in the URI.
    // An "&" or "#" must be at `at`: it ends a value, so all searches read the text after it in the
    // same way.
    bool is_known(std::size_t at, std::size_t level) const noexcept {
        const slice& explained = explained_[level];
        return explained.begin <= at && at < explained.end && explained.end == uri_.size();
    }

    // Finds the last "@" of the URI that is encoded at most `level` times, and returns it as both
    // slices.  If it is before `from`, both are empty.
    last_ats last_of_uri(std::size_t from, std::size_t level) noexcept;

    std::string_view uri_;
    // The sum of the sizes of the searches.  After most_searches, the last "@" of the URI ends each
    // further user information.
    std::size_t searched_ = 0;
    std::array<std::optional<slice>, most_levels + 1> last_of_uri_{};

    // For each level, octets in which a search found no unexplained "@".
    std::array<slice, most_levels + 1> explained_{};

    // If credentials start before this offset, no "@" ends them.
    std::size_t without_credentials_ = 0;

    // For each level, the end of the octets in which a search found no "@" at all.  These octets
    // are not searched again.
    std::array<std::size_t, most_levels + 1> without_at_{};
};

}  // namespace uriscan
