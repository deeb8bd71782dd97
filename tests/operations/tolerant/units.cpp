// "What is read in between" in docs/redact.md: the sequences of octets that stand for one octet.

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <regex>
#include <string>

#include "grammar/abnf.hpp"
#include "operations/tolerant/units.hpp"

namespace uriscan::slow {

namespace {

using text = std::string_view;

// A unit at the start of a text: its octet, its level and its size.
struct decoded {
    unsigned octet = 0;
    int level = 0;
    std::size_t size = 0;
};

constexpr int most_levels = 7;  // also stands for more levels

unsigned number(const std::string& digits, int base) {
    return static_cast<unsigned>(std::stoul(digits, nullptr, base));
}

std::optional<std::smatch> match(const std::string& octets, const std::regex& pattern) {
    std::smatch found;
    constexpr auto at_start = std::regex_constants::match_continuous;
    return std::regex_search(octets, found, pattern, at_start) ? std::optional(found)
                                                               : std::nullopt;
}

// Reads a percent-encoding: %40, %2540, %252540 and so on; \u002540 and &#37;40.
std::optional<decoded> percent_encoded(const std::string& octets) {
    static const std::regex pattern(R"((?:%((?:25)*)|\\(?:x|u00)25)"
                                    R"(|&(?:amp;|AMP;)?#(?:0*37|[xX]0*25);)([0-9A-Fa-f]{2}))");
    const auto found = match(octets, pattern);
    if (!found) {
        return std::nullopt;
    }
    const auto size = static_cast<std::size_t>(found->length());
    return decoded{number((*found)[2], 16),
                   std::min(static_cast<int>((*found)[1].length() / 2 + 1), most_levels), size};
}

// Reads an escape with backslashes: \/ \" \' \: \= \# \! \t \n \r \x26 and \u0026.  There can be up
// to seven backslashes, or one that is escaped: \u005C/ and &#92;/.
std::optional<decoded> after_backslashes(const std::string& octets) {
    static const std::regex pattern(
        R"((?:\\{1,7}|\\(?:x|u00)5[cC]|&(?:amp;|AMP;)?#(?:0*92|[xX]0*5[cC]);))"
        R"((?:([/"':=#!tnr])|(?:x|u00)([0-9A-Fa-f]{2})))");
    const auto found = match(octets, pattern);
    if (!found) {
        return std::nullopt;
    }
    const auto size = static_cast<std::size_t>(found->length());
    if ((*found)[2].matched) {
        return decoded{number((*found)[2], 16), 0, size};
    }
    const char letter = *(*found)[1].first;
    const char octet = letter == 't' ? '\t' : letter == 'n' || letter == 'r' ? '\n' : letter;
    return decoded{static_cast<unsigned char>(octet), 0, size};
}

// Replaces "{" and "}" in a pattern.  They stand for "#" and ";", which can be escaped.
std::regex with_signs(std::string pattern) {
    const std::array<std::array<text, 2>, 2> signs = {
        {{"{", R"((?:\\?\\?\\?#|\\(?:x|u00)23))"}, {"}", R"((?:;|\\(?:x|u00)3[bB]))"}}};
    for (const auto& [sign, meaning] : signs) {
        for (std::size_t at = pattern.find(sign); at != std::string::npos;
             at = pattern.find(sign, at + meaning.size())) {
            pattern.replace(at, 1, meaning);
        }
    }
    return std::regex(pattern);
}

// Reads a character reference: &amp; &#38; and &#x26;.  Its "&" can be escaped, even several times,
// as in &amp;amp;.
std::optional<decoded> character_reference(const std::string& octets) {
    static const std::regex pattern = with_signs(
        R"((?:&|\\\\?\\?\\?\\?\\?\\?(?:x26|u0026))(?:(?:amp|AMP|{(?:0*38|[xX]0*26))})*)"
        R"((?:(amp|AMP|quot|QUOT|apos|lt|LT|gt|GT)|{0*([0-9][0-9]?[0-9]?[0-9]?[0-9]?[0-9]?[0-9]?))"
        R"(|{[xX]0*([0-9A-Fa-f][0-9A-Fa-f]?[0-9A-Fa-f]?[0-9A-Fa-f]?[0-9A-Fa-f]?[0-9A-Fa-f]?))})");
    const auto found = match(octets, pattern);
    if (!found) {
        return std::nullopt;
    }
    const auto size = static_cast<std::size_t>(found->length());
    if ((*found)[1].matched) {
        static const std::map<std::string, char> characters = {
            {"amp", '&'}, {"AMP", '&'}, {"quot", '"'}, {"QUOT", '"'}, {"apos", '\''},
            {"lt", '<'},  {"LT", '<'},  {"gt", '>'},   {"GT", '>'}};
        return decoded{static_cast<unsigned>(characters.at((*found)[1])), 0, size};
    }
    const unsigned value = (*found)[2].matched ? number((*found)[2], 10) : number((*found)[3], 16);
    return decoded{std::min(value, 0x80U), 0, size};  // no octet from 0x80 on is a delimiter
}

decoded first_unit(text octets) {
    constexpr std::size_t longest = 32;
    if (text("%\\&").find(octets[0]) != text::npos) {
        const std::string part(octets.substr(0, longest));
        decoded longest_unit;
        for (auto* read : {percent_encoded, character_reference, after_backslashes}) {
            const auto found = read(part);
            longest_unit = found && found->size > longest_unit.size ? *found : longest_unit;
        }
        if (longest_unit.size > 0) {
            return longest_unit;
        }
    }
    return {static_cast<unsigned char>(octets[0]), 0, 1};
}

}  // namespace

std::vector<unit> read_units(text octets) {
    std::vector<unit> units;
    for (std::size_t at = 0; at < octets.size();) {
        const decoded one = first_unit(octets.substr(at));
        units.push_back({static_cast<char>(one.octet), one.level, {at, at + one.size}});
        at += one.size;
    }
    return units;
}

uri_in_units::uri_in_units(std::string_view octets_of_uri)
    : text(octets_of_uri), units(read_units(octets_of_uri)) {
    for (const unit& one : units) {
        octets += one.octet;
    }
}

bool uri_in_units::delimits(std::size_t at, std::string_view delimiters, int level) const {
    return delimiters.find(octets[at]) != delimiters.npos && units[at].level <= level;
}

std::size_t uri_in_units::find(std::size_t from, std::size_t end, std::string_view delimiters,
                               int level) const {
    while (from < end && !delimits(from, delimiters, level)) {
        ++from;
    }
    return from;
}

std::size_t uri_in_units::end_of_line(std::size_t from, std::size_t end) const {
    const std::string_view blanks("\0\t\n\v\f\r ", 7);
    while (from < end && !(units[from].escaped() && blanks.find(octets[from]) != blanks.npos)) {
        ++from;
    }
    return from;
}

// The scheme starts after an escape, or at the first letter of a run of scheme octets.  An "m" at
// the start of the URI can be the end of the colour of a terminal.
bool has_properties(const uri_in_units& uri, std::size_t begin) {
    const std::string before = oracle::lower_case(uri.octets.substr(0, begin));
    for (std::size_t at = before.find("sb://"); at != before.npos;
         at = before.find("sb://", at + 1)) {
        const std::size_t least = before[0] == 'm' ? 1 : 0;
        std::size_t run = at;
        const auto is_plain = [&](const slice& one) { return one.end - one.begin == 1; };
        while (run > least && is_scheme_octet(before[run - 1]) && is_plain(uri.units[run - 1].at)) {
            --run;
        }
        if (before.find_first_of("abcdefghijklmnopqrstuvwxyz", run) == at) {
            return true;
        }
    }
    return false;
}

}  // namespace uriscan::slow
