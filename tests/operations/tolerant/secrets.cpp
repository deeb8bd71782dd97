// "Parameters" in docs/redact.md, and the secrets of whole URIs and texts.

#include <algorithm>
#include <optional>
#include <string>

#include "grammar/abnf.hpp"
#include "operations/tolerant/units.hpp"

namespace uriscan::slow {

namespace {

using text = std::string_view;

constexpr std::size_t none = text::npos;

// Returns what of a key is compared.
std::string compared(text key) {
    std::string result = oracle::lower_case(key);
    std::erase_if(result, [](char c) { return is_in(c, "-_.[]+ "); });
    return result;
}

class secrets_of_uri {
public:
    secrets_of_uri(text uri, bool is_whole, const secret_rules& rules)
        : uri_(uri), is_whole_(is_whole), rules_(rules) {}

    std::vector<slice> found() {
        std::size_t from = 0;  // the end of the last secret
        for (std::size_t at = 0; at < uri_.size(); ++at) {
            std::size_t end = at;
            if (const auto level = authority_level(from, at)) {
                end = read_userinfo(at, *level);
            }
            if (end == at && uri_.octets[at] == '=' && is_secret_key(from, at)) {
                end = value_end(at);
                add(at + 1, end);
                hide_delimiters(at + 1, end);
            }
            if (end > at) {
                from = end;
                at = end - 1;
            }
        }
        return found_;
    }

private:
    void add(std::size_t begin, std::size_t end) {
        if (begin < end) {
            found_.push_back({uri_.units[begin].at.begin, uri_.units[end - 1].at.end});
        }
    }

    // A secret has no delimiters of the URI.
    void hide_delimiters(std::size_t begin, std::size_t end) {
        for (std::size_t at = begin; at < end; ++at) {
            uri_.octets[at] = ' ';
        }
    }

    // ---- User information ----

    // If an authority starts at `at`, returns the level of the "://" before it.
    std::optional<int> authority_level(std::size_t from, std::size_t at) const {
        if (at < from + 3 || at < 4 || text(uri_.octets).substr(at - 3, 3) != "://" ||
            !is_scheme_octet(uri_.text[uri_.units[at - 3].at.begin - 1])) {
            return std::nullopt;
        }
        return std::max(uri_.units[at - 3].level, uri_.units[at - 1].level);
    }

    // Adds the user information of the authority, and returns its end.
    std::size_t read_userinfo(std::size_t begin, int level) {
        const bool in_value = text(uri_.octets).substr(0, begin).find_first_of("?#&") != none;
        const auto end = userinfo_end(uri_, {begin, level, in_value, is_whole_});
        if (!end || rules_.userinfo == hidden_userinfo::none) {
            return begin;
        }
        const std::size_t colon = uri_.find(begin, *end, ":", level);
        add(rules_.userinfo == hidden_userinfo::all ? begin : std::min(colon + 1, *end), *end);
        hide_delimiters(begin, *end);
        return *end;
    }

    // ---- Parameters ----

    // Returns whether the key before the "=" at `equals` is secret.  It starts after `from`.
    bool is_secret_key(std::size_t from, std::size_t equals) const {
        std::size_t begin = equals;
        while (begin > from && !starts_key(begin - 1, uri_.units[equals].level)) {
            --begin;
        }
        std::string key = compared(text(uri_.octets).substr(begin, equals - begin));
        const bool is_after_semicolon = begin > from && uri_.octets[begin - 1] == ';';
        if (key.find_first_of(is_after_semicolon ? "=/" : "=") != key.npos) {
            return false;
        }
        const auto is_key = [&](const std::string& one) { return compared(one) == key; };
        const auto is_ending = [&](const std::string& one) { return key.ends_with(one); };
        if (begin == from || std::ranges::any_of(rules_.keys, is_key)) {
            return begin > from;
        }
        key.erase(key.find_last_not_of("0123456789") + 1);
        return std::ranges::any_of(rules_.key_endings, is_ending);
    }

    bool starts_key(std::size_t at, int level) const {
        return is_in(uri_.octets[at], "?&;#") ||
               (uri_.octets[at] == '=' && uri_.units[at].level < level);
    }

    // Returns the end of the value after the "=" at `equals`.
    std::size_t value_end(std::size_t equals) const {
        const int level = uri_.units[equals].level;
        constexpr int any = 3;  // the highest level
        const text delimiters = uri_.find(0, equals, "#", level) < equals    ? "&"
                                : uri_.find(0, equals, "?&", level) < equals ? "&#"
                                : uri_.find(0, equals, "?&", any) < equals   ? "&;/?#"
                                                                             : ";/?#";
        return uri_.end_of_line(equals, uri_.find(equals + 1, uri_.size(), delimiters, level));
    }

    uri_in_units uri_;
    bool is_whole_;
    const secret_rules& rules_;
    std::vector<slice> found_;
};

}  // namespace

std::vector<slice> tolerant_secrets_in_text(text octets, const secret_rules& rules,
                                            const names& schemes) {
    std::vector<slice> found;
    for (const tolerant_uri& uri : tolerant_uris(octets, schemes)) {
        const auto [begin, end] = uri.at;
        secrets_of_uri secrets(octets.substr(begin, end - begin), uri.is_whole, rules);
        for (const slice& secret : secrets.found()) {
            found.push_back({begin + secret.begin, begin + secret.end});
        }
    }
    return found;
}

}  // namespace uriscan::slow
