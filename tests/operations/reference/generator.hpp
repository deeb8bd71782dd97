// Generates random texts that RFC 3986's grammar derives, in two ways. One walks through the ABNF
// and often takes special values on which operations go wrong (dot-segments, empty segments,
// colons, percent-encoded letters, default ports). The other joins random tokens until the text is
// valid.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace uriscan::slow {

class generator {
public:
    explicit generator(std::uint64_t seed) : random_(seed) {}

    // A text that matches the rule, such as "URI" or "relative-ref". It usually has some ten to
    // sixty octets, and sometimes hundreds.
    std::string derive(std::string_view rule);

    // A text that matches the rule, made of tokens such as "/", "..", ":", "%2E", "a".
    std::string assemble(std::string_view rule);

    // A text from derive() or assemble(), sometimes with a part of it repeated for hundreds of
    // octets.
    std::string text(std::string_view rule);

    // A base (which has a scheme) and a reference for section 5.2. The reference is random, or a
    // part of the base, or a copy of the base with a few changes.
    std::pair<std::string, std::string> base_and_reference();

    // A base and a target, both URIs, which usually have much in common.
    std::pair<std::string, std::string> base_and_target();

    // Random octets. About half of them are octets that often occur in the data of a URI.
    std::string octets();

    // A text that differs from `text`, which must be valid, but is equivalent by sections 6.2.2 and
    // 6.2.3: it has percent-encoded letters, other letter case, and dot-segments that cancel out.
    std::string equivalent(std::string_view text);

    // A random number from 0 to `count` - 1.
    std::size_t below(std::size_t count);

private:
    bool once_in(std::size_t count) { return below(count) == 0; }
    const std::string& one_of(const std::vector<std::string>& choices);
    std::string stretch(std::string_view rule, const std::string& text);
    std::string vary(std::string_view text);
    std::string vary_path(const std::string& path);
    std::string encode_some(std::string_view text);
    std::string shake_case(std::string_view text);

    std::mt19937_64 random_;
};

}  // namespace uriscan::slow
