// Generates random texts that the grammar of RFC 3986 derives. There are two ways. derive() walks
// through the ABNF. It often takes special values that operations might handle wrongly
// (dot-segments, empty segments, colons, percent-encoded letters, default ports). assemble() joins
// random tokens, again and again until the text is valid.
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

    // Returns a text that matches the rule, such as "URI" or "relative-ref". The text usually has
    // ten to sixty octets, and sometimes hundreds.
    std::string derive(std::string_view rule);

    // Returns a text that matches the rule and consists of tokens such as "/", "..", ":", "%2E",
    // "a".
    std::string assemble(std::string_view rule);

    // Returns a text from derive() or assemble(). Sometimes a part of the text is repeated for
    // hundreds of octets.
    std::string text(std::string_view rule);

    // Returns a base (which has a scheme) and a reference, as in section 5.2. The reference is
    // random, or a copy of the base with a few changes.
    std::pair<std::string, std::string> base_and_reference();

    // Returns a base and a target. Base and target are URIs, and usually have much in common.
    std::pair<std::string, std::string> base_and_target();

    // Returns random octets. About half of them are octets that often occur in the data of a URI.
    std::string octets();

    // Changes `text`, which must be valid, into a text that is equivalent by section 6.2.2. The
    // result has percent-encoded letters, other letter case, and dot-segments that cancel out.
    std::string equivalent(std::string_view text);

    // Returns a random number from 0 to `count` - 1.
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
