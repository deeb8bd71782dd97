// Random texts that RFC 3986's grammar derives: by walking the ABNF, where rules in which the operations
// go wrong get the odd values that make them (dot-segments, empty segments, colons, percent-encoded
// letters, default ports), and by throwing together a few tokens and keeping what is valid.
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

    // A text of the rule, such as "URI" or "relative-ref": mostly of some ten to sixty octets, but now and
    // then of hundreds.
    std::string derive(std::string_view rule);

    // A valid text of the rule, made of tokens such as "/", "..", ":", "%2E", "a".
    std::string assemble(std::string_view rule);

    // Either of them, and now and then with something in it repeated for hundreds of octets.
    std::string text(std::string_view rule);

    // A base and a reference for section 5.2; a base has a scheme.  The reference is any, or a part of
    // the base, or what differs from the base in a few places.
    std::pair<std::string, std::string> base_and_reference();

    // A base and a target, two URIs, that mostly have much in common.
    std::pair<std::string, std::string> base_and_target();

    // Some octets, half of them such as a URI holds as data.
    std::string octets();

    // A text that differs from a valid `text` in a way that sections 6.2.2 and 6.2.3 do not count:
    // letters percent-encoded, cases of letters that do not matter, dot-segments that cancel out.
    std::string equivalent(std::string_view text);

    // 0 to `count` - 1.
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
