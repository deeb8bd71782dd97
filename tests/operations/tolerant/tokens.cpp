// "Tokens with a known shape" in docs/redact.md.

#include <algorithm>

#include "operations/tolerant/units.hpp"
#include "support/token_shapes.hpp"

namespace uriscan::slow {

namespace {

// Returns whether a token can have this octet.
bool is_token_octet(char c) {
    return is_letter_or_digit(c) || is_in(c, "-_.");
}

// Returns the size of the part `one` of a token at `at`, or 0 if it is not there. Its octets must
// not be encoded or escaped.
std::size_t size_of(const tests::shape_part& one, const uri_in_units& uri, std::size_t at) {
    std::size_t end = at;
    for (std::size_t i = 0; i < one.text.size() + one.size; ++i, ++end) {
        const bool is_plain =
            end < uri.size() && uri.units[end].at.end - uri.units[end].at.begin == 1;
        if (!is_plain || (i < one.text.size() ? uri.octets[end] != one.text[i]
                                              : !is_in(uri.octets[end], one.alphabet))) {
            return 0;
        }
    }
    return end - at;
}

// Returns the size of the whole token of this shape at `at`, or 0 if there is none.
std::size_t size_of(const tests::token_shape& shape, const uri_in_units& uri, std::size_t at) {
    std::size_t end = at;
    for (const tests::shape_part& part : shape.parts) {
        const std::size_t size = size_of(part, uri, end);
        if (size == 0 && !part.text.empty()) {
            return 0;
        }
        end += size;
    }
    return end - at;
}

// Returns the index after a whole token at `at`, or `at` if there is none.
std::size_t end_of_token(const uri_in_units& uri, std::size_t at) {
    for (const tests::token_shape& shape : tests::token_shapes) {
        if (const std::size_t end = at + size_of(shape, uri, at); end > at) {
            return uri.octets[end - 1] == '.' ? end - 1 : end;  // it might end a sentence
        }
    }
    return at;
}

// Returns whether `at` might be in an authority, or in a URI without one.
bool might_be_in_authority(const uri_in_units& uri, std::size_t at) {
    const std::string_view octets = uri.octets;
    const std::size_t slashes = octets.starts_with('/') ? 0 : octets.find("//");
    const std::size_t path = slashes == std::string_view::npos
                                 ? std::string_view::npos
                                 : octets.find_first_of("/?#", slashes + 2);
    const std::size_t last = octets.find_last_of("/?#", at);
    return (!octets.starts_with('/') && path >= at) || is_in(octets[at - 1], ":@") ||
           (last > 0 && octets.substr(last - 1, 2) == "//");
}

}  // namespace

bool starts_with_token(std::string_view text) {
    const auto starts_text = [text](const tests::token_shape& shape) {
        std::string_view rest = text;
        int missing = 0;
        for (const tests::shape_part& part : shape.parts) {
            for (std::size_t i = 0; i < part.text.size() + part.size; ++i) {
                const bool fits = !rest.empty() && missing == 0 &&
                                  (i < part.text.size() ? rest[0] == part.text[i]
                                                        : is_in(rest[0], part.alphabet));
                missing += fits ? 0 : 1;
                rest.remove_prefix(fits ? 1 : 0);
            }
        }
        // The tokens of AWS, Mailgun and Databricks have no known shape if they were cut.
        const std::string_view prefix = shape.parts[0].text;
        const bool can_be_cut =
            prefix != "AKIA" && prefix != "ASIA" && prefix != "key-" && prefix != "dapi";
        return missing <= (can_be_cut ? 1 : 0);
    };
    return std::ranges::any_of(tests::token_shapes, starts_text);
}

// Finds only tokens that have the full length that their issuers give them.
std::vector<slice> tokens_of(const uri_in_units& uri) {
    std::vector<slice> found;
    for (std::size_t at = 0; at < uri.size(); ++at) {
        const auto& before = uri.units[at > 0 ? at - 1 : 0].at;
        const bool starts =
            at > 0 && (before.end - before.begin > 1 || !is_token_octet(uri.octets[at - 1]));
        const std::size_t end = starts ? end_of_token(uri, at) : at;
        if (end > at && !might_be_in_authority(uri, at)) {
            found.push_back({uri.units[at].at.begin, uri.units[end - 1].at.end});
            at = end - 1;
        }
    }
    return found;
}

}  // namespace uriscan::slow
