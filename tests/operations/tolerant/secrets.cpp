// "Parameters" in docs/redact.md, and the secrets of whole URIs and texts.

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "grammar/abnf.hpp"
#include "operations/tolerant/units.hpp"

namespace uriscan::slow {

namespace {

using text = std::string_view;

constexpr std::size_t none = text::npos;

// The octets that can be around the key or the value of a member.
const std::string around_members = "()[]{}\"'`,;~|";

// Returns a key in the form in which keys are compared.
std::string compared(text key) {
    std::string result = oracle::lower_case(key);
    std::erase_if(result, [](char c) { return is_in(c, "-_.[]+ "); });
    return result;
}

// Call this function only with a key as compared() returns it.
bool is_secret_name(std::string key, const secret_rules& rules) {
    const auto is_key = [&](const std::string& one) { return compared(one) == key; };
    const auto is_ending = [&](const std::string& one) { return key.ends_with(one); };
    if (std::ranges::any_of(rules.keys, is_key)) {
        return true;
    }
    key.erase(key.find_last_not_of("0123456789") + 1);
    return std::ranges::any_of(rules.key_endings, is_ending);
}

// Returns whether some "=" or ":" follows the name of a secret key.
bool has_secret_name(text octets, const secret_rules& rules) {
    for (std::size_t at = 1; at < octets.size(); ++at) {
        if (is_in(octets[at], "=:")) {
            const std::size_t name = octets.find_last_of(around_members + "?&#/:=", at - 1) + 1;
            if (is_secret_name(compared(octets.substr(name, at - name)), rules)) {
                return true;
            }
        }
    }
    return false;
}

class secrets_of_uri {
public:
    secrets_of_uri(uri_in_units uri, bool is_whole, const secret_rules& rules)
        : uri_(std::move(uri)), is_whole_(is_whole), rules_(rules) {}

    std::vector<slice> found() {
        std::size_t from = 0;  // the end of the last secret
        for (std::size_t at = 0; at < uri_.size(); ++at) {
            std::size_t end = at;
            if (const auto level = authority_level(from, at)) {
                end = read_userinfo(at, *level);
            }
            if (end == at && uri_.octets[at] == '=') {
                const secrecy key = secrecy_of_key(from, at);
                end = key == secrecy::yes ? value_end(at) : at;
                add_value(at, std::min(end, certain_end(from, at)));
                hide_delimiters(at + 1, key == secrecy::no ? at : value_end(at));
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

    // Adds the value after a "=" to the secrets.  A quotation mark at its start might not be a part
    // of the secret.  Then the next quotation mark ends the value.
    void add_value(std::size_t equals, std::size_t end) {
        constexpr text quotes = "\"'`";
        const std::size_t begin = equals + 1;
        const bool is_quoted = begin < end && is_in(uri_.octets[begin], quotes);
        is_quoted ? add(begin + 1, uri_.find(begin + 1, end, quotes, uri_.units[begin].level))
                  : add(begin, end);
    }

    // Replaces the octets of a secret by spaces, so that they are not read as delimiters of the
    // URI.
    void hide_delimiters(std::size_t begin, std::size_t end) {
        for (std::size_t at = begin; at < end; ++at) {
            uri_.octets[at] = ' ';
        }
    }

    // ---- User information ----

    // If an authority starts at `at`, returns the level of the "://" before it.
    std::optional<int> authority_level(std::size_t from, std::size_t at) const {
        if (at < from + 3 || text(uri_.octets).substr(at - 3, 3) != "://" ||
            (at > 3 && !is_scheme_octet(uri_.text[uri_.units[at - 3].at.begin - 1]))) {
            return std::nullopt;
        }
        std::size_t scheme = at - 3;
        while (scheme > 0 && is_scheme_octet(uri_.octets[scheme - 1])) {
            --scheme;
        }
        if (is_in_member(scheme)) {
            return std::nullopt;  // the end of the member's value is not known
        }
        return std::max(uri_.units[at - 3].level, uri_.units[at - 1].level);
    }

    // Returns whether a key or a scheme at `begin` might be inside of the value of a secret member.
    // It might be if it is in a query, and if a secret key and a ":" are before it in the same
    // parameter.
    bool is_in_member(std::size_t begin) const {
        const text before = text(uri_.octets).substr(0, begin);
        const std::size_t query = before.find_first_of("?&#");
        const std::size_t parameter = before.find_last_of("&#", begin > 0 ? begin - 1 : 0);
        return query != none &&
               has_secret_name(before.substr(parameter == none ? query : parameter), rules_);
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
        // If the user information has a secret parameter, its value can go on after the "@".
        std::size_t last = *end;
        std::size_t hidden = *end;
        for (std::size_t at = uri_.find(begin, *end, "/?#", level); at < *end; ++at) {
            const secrecy key = uri_.octets[at] == '=' ? secrecy_of_key(begin, at) : secrecy::no;
            hidden = key != secrecy::no ? std::max(hidden, value_end(at)) : hidden;
            last = key == secrecy::yes ? std::max(last, certain_end(begin, at)) : last;
        }
        add(*end, last);
        hide_delimiters(begin, hidden);
        return hidden;
    }

    // ---- Parameters ----

    enum class secrecy { no, maybe, yes };

    // Returns whether the key before the "=" at `equals` is secret.  The key starts after `from`.
    // The answer `maybe` means that the key is secret only by one reading.  Then its value might
    // contain octets that another reading takes for delimiters.
    secrecy secrecy_of_key(std::size_t from, std::size_t equals) const {
        const std::size_t begin = key_begin(from, equals);
        const std::string key = compared(text(uri_.octets).substr(begin, equals - begin));
        const bool is_after_semicolon = begin > from && uri_.octets[begin - 1] == ';';
        const bool is_one = key.find_first_of(is_after_semicolon ? "=/" : "=") == key.npos &&
                            key.find("://") == key.npos;
        const bool is_in_authority = begin > 2 && text(uri_.octets).substr(begin - 3, 3) == "://";
        if (begin > from && is_one && is_secret_name(key, rules_)) {
            return is_in_authority || is_in_value_in_path(begin) || is_in_member(begin)
                       ? secrecy::maybe
                       : secrecy::yes;
        }
        const std::size_t last = key.find_last_of(around_members + "=/:");
        return is_secret_name(last == key.npos ? key : key.substr(last + 1), rules_)
                   ? secrecy::maybe
                   : secrecy::no;
    }

    // Returns whether a key at `begin` might be inside of a value of the path.  It might be if it
    // follows a "&" of the path, because in a path, "&" ends no value.
    bool is_in_value_in_path(std::size_t begin) const {
        constexpr int any = 7;  // the highest level
        const std::size_t segment = std::min(uri_.octets.rfind('/', begin) + 1, begin);
        return begin > 0 && uri_.octets[begin - 1] == '&' &&
               uri_.find(0, begin - 1, "?#", any) == begin - 1 &&
               uri_.find(segment, begin - 1, "=", any) < begin - 1;
    }

    std::size_t key_begin(std::size_t from, std::size_t equals) const {
        std::size_t begin = equals;
        while (begin > from && !starts_key(begin - 1, uri_.units[equals].level)) {
            --begin;
        }
        return begin;
    }

    bool starts_key(std::size_t at, int level) const {
        constexpr int any = 7;  // the highest level
        const bool in_path = uri_.find(0, at, "?#&", any) == at;
        return is_in(uri_.octets[at], in_path ? "?&;#/:" : "?&;#") ||
               (uri_.octets[at] == '=' && uri_.units[at].level < level);
    }

    // Returns the end of the value after the "=" at `equals`.  Another rule can end the value
    // earlier.
    std::size_t value_end(std::size_t equals) const {
        const int level = uri_.units[equals].level;
        constexpr int any = 7;  // the highest level
        const text delimiters = uri_.find(0, equals, "#", level) < equals    ? "&"
                                : uri_.find(0, equals, "?&", level) < equals ? "&#"
                                : uri_.find(0, equals, "?&", any) < equals   ? "&;/?#"
                                                                             : ";/?#";
        return uri_.end_of_line(equals, uri_.find(equals + 1, uri_.size(), delimiters, level));
    }

    // Returns the end of the part of the value that is secret by each reading.  The key starts
    // after `from`.
    std::size_t certain_end(std::size_t from, std::size_t equals) const {
        const int level = uri_.units[equals].level;
        constexpr int any = 7;  // the highest level
        std::string delimiters;
        if (uri_.find(0, equals, "?#", level) == equals) {
            delimiters += "&;/?#";  // after a "&", the key might be in a value of the path
        }
        // The key can contain an octet after which the key of a member can start.  Then the octets
        // after it might be such a key.  In "?;a:token=b;c=d", the key "a" ends at the ":", so
        // "token" is in its value.
        const std::size_t begin = key_begin(from, equals);
        const bool is_after_semicolon = begin > from && uri_.octets[begin - 1] == ';';
        if (uri_.find(begin, equals, around_members, any) < equals ||
            (begin > from && uri_.octets[begin - 1] == ':') ||
            (is_after_semicolon && uri_.find(begin, equals, ":", any) < equals)) {
            delimiters += around_members;
        }
        if (has_properties(uri_, begin)) {
            delimiters += ";),";  // the key might be the name of a property
        }
        if (uri_.find(0, equals, "\"", any) < equals) {
            delimiters += '"';  // it might end a string of JSON that has the value
        }
        return uri_.find(equals + 1, value_end(equals), delimiters, level);
    }

    uri_in_units uri_;
    bool is_whole_;
    const secret_rules& rules_;
    std::vector<slice> found_;
};

// "Such a reference starts at a / after white space" and so on, "before any ?", and "at a scheme
// before a : that is escaped or percent-encoded".
bool may_start_reference(const uri_in_units& all, std::size_t at) {
    switch (all.octets[at]) {
        case '?': return true;
        case ':': return all.units[at].at.end - all.units[at].at.begin > 1;
        case '/': return at == 0 || is_in(all.octets[at - 1], "\"'`([{<>=,;|: \t\n");
        default: return false;
    }
}

// A reference can start in the text `before` a URI.  Returns whether it might go on in the URI.
// There are two cases: the scheme of the URI is listed, or the URI is in a secret value of the
// reference.
bool may_be_in_reference(const uri_in_units& before, const tolerant_uri& uri,
                         const secret_rules& rules) {
    std::size_t start = 0;
    while (start < before.size() && !may_start_reference(before, start)) {
        ++start;
    }
    if (start == before.size() || !uri.has_certain_scheme) {
        return start < before.size();
    }
    return has_secret_name(text(before.octets).substr(start), rules);
}

}  // namespace

struct tolerant_text::uri_and_text_before {
    tolerant_uri one;
    uri_in_units before;
    uri_in_units uri;
    std::vector<slice> tokens;
};

tolerant_text::tolerant_text(text octets, const names& schemes) {
    const auto units_of = [octets](const slice& part) {
        return uri_in_units(octets.substr(part.begin, part.end - part.begin));
    };
    for (const tolerant_uri& one : tolerant_uris(octets, schemes)) {
        const uri_in_units uri = units_of(one.at);
        uris_.push_back({one, units_of(one.before), uri, tokens_of(uri)});
    }
}

tolerant_text::~tolerant_text() = default;

std::vector<slice> tolerant_text::secrets(const secret_rules& rules) const {
    std::vector<slice> found;
    for (const auto& [one, before, uri, tokens] : uris_) {
        if (may_be_in_reference(before, one, rules)) {
            continue;
        }
        std::vector<slice> of_uri = secrets_of_uri(uri, one.is_whole, rules).found();
        if (rules.tokens) {
            of_uri.insert(of_uri.end(), tokens.begin(), tokens.end());
        }
        for (const slice& secret : of_uri) {
            found.push_back({one.at.begin + secret.begin, one.at.begin + secret.end});
        }
    }
    return found;
}

std::vector<slice> tolerant_secrets_in_text(text octets, const secret_rules& rules,
                                            const names& schemes) {
    return tolerant_text(octets, schemes).secrets(rules);
}

}  // namespace uriscan::slow
