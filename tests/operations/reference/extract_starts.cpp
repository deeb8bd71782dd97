// Rule 1 at the top of uriscan/extract.hpp: where a URI can start.
#include "operations/reference/extract_starts.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "grammar/abnf.hpp"
#include "operations/reference/parts.hpp"

namespace uriscan::slow::starts {

bool is_in(char c, text set) {
    return set.find(c) != set.npos;
}

bool is_letter(char c) {
    return is_valid("ALPHA", {&c, 1});
}

bool is_digit(char c) {
    return is_valid("DIGIT", {&c, 1});
}

bool are_hexadecimal(text octets, std::size_t count) {
    return octets.size() >= count && std::ranges::all_of(octets.substr(0, count), [](char c) {
               return is_valid("HEXDIG", {&c, 1}) || is_in(c, "abcdef");
           });
}

bool is_scheme_octet(char c) {
    return is_valid("scheme", std::string("a") + c);
}

namespace {

// Returns how many octets at the start of `run` are the end of a control sequence of a terminal,
// which starts at the end of `before`. They are digits and a letter. The letter is "m" or "K". If
// the sequence starts with an escape octet, the letter can also be another capital letter.
std::size_t colour_size(text before, text run) {
    std::size_t digits = 0;
    while (digits < run.size() && is_digit(run[digits])) {
        ++digits;
    }
    if (digits == run.size() || !is_in(run[digits], "mABCDEFGHIJKLMNOPQRSTUVWXYZ")) {
        return 0;
    }
    std::size_t parameters = digits;
    while (!before.empty() && (is_digit(before.back()) || before.back() == ';')) {
        before.remove_suffix(1);
        ++parameters;
    }
    const bool is_usual = parameters > 0 && is_in(run[digits], "mK");
    const bool opens =
        before.ends_with('[') && parameters <= 32 && (is_usual || before.ends_with("\x1B["));
    return opens ? digits + 1 : 0;
}

// Returns how many octets at the start of `run` are not part of the scheme, because they belong to
// the octets at the end of `before`.
std::size_t size_of_no_scheme(text before, text run) {
    if (before.ends_with('%') && are_hexadecimal(run, 2)) {
        return 2;
    }
    if (before.ends_with('\\') && !run.empty()) {
        if (is_in(run[0], "nrt")) {
            return 1;
        }
        if (run[0] == 'x' && are_hexadecimal(run.substr(1), 2)) {
            return 3;
        }
        if (run[0] == 'u' && are_hexadecimal(run.substr(1), 4)) {
            return 5;
        }
    }
    return colour_size(before, run);
}

bool starts_with_media_type(text after) {
    const auto name = [&after] {
        std::size_t size = 0;
        while (size < after.size() &&
               (is_letter(after[size]) || is_digit(after[size]) || is_in(after[size], "!$&+-._"))) {
            ++size;
        }
        after.remove_prefix(size);
        return size > 0 && size <= 127;
    };
    if (!name() || !after.starts_with('/')) {
        return false;
    }
    after.remove_prefix(1);
    return name() && !after.empty() && is_in(after[0], ",;");
}

}  // namespace

std::optional<std::size_t> start_of_scheme(text all, std::size_t from, std::size_t colon) {
    std::size_t run = colon;
    while (run > from && is_scheme_octet(all[run - 1])) {
        --run;
    }
    std::size_t at =
        run + size_of_no_scheme(all.substr(from, run - from), all.substr(run, colon - run));
    while (at < colon && !is_letter(all[at])) {
        ++at;
    }
    return at < colon ? std::optional(at) : std::nullopt;
}

std::size_t size_of_slashes(text scheme, text after_colon) {
    if (after_colon.starts_with("//")) {
        return 2;
    }
    if (after_colon.starts_with("\\/\\/")) {
        return 4;
    }
    if (oracle::lower_case(scheme) != "http" && oracle::lower_case(scheme) != "https") {
        return 0;
    }
    // All references to "/" of up to seven octets.
    constexpr std::array<text, 8> slashes = {"&#47;",  "&#047;", "&#0047;", "&#x2F;",
                                             "&#X2F;", "&#x2f;", "&#X2f;",  "&#x02F;"};
    const auto size = [&](text rest) -> std::size_t {
        for (const text slash : slashes) {
            if (oracle::lower_case(rest.substr(0, slash.size())) == oracle::lower_case(slash)) {
                return slash.size();
            }
        }
        return 0;
    };
    const std::size_t first = size(after_colon);
    const std::size_t second = first == 0 ? 0 : size(after_colon.substr(first));
    return second == 0 ? 0 : first + second;
}

bool may_start(text scheme, text after_colon, const names& schemes) {
    const std::string name = oracle::lower_case(scheme);
    return size_of_slashes(scheme, after_colon) > 0 ||
           (schemes.contains(name) && (name != "data" || starts_with_media_type(after_colon)));
}

}  // namespace uriscan::slow::starts
