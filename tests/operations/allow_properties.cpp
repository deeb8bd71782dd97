// Properties of parse_allowing(), checked with the slow reference of repair(). A text with octets
// that are let through must have the components of the repaired text, as slices of the original
// text.
#include <algorithm>
#include <string>

#include "operations/checks.hpp"
#include "operations/dirty_texts.hpp"
#include "operations/reference/parts.hpp"
#include "operations/reference/repair.hpp"
#include "uriscan/allow.hpp"

namespace uriscan::tests {
namespace {

struct choice {
    slow::mends theirs;
    allowances ours;
};

constexpr std::string_view octets_of(slow::mend kind) {
    switch (kind) {
        case slow::mend::space: return " ";
        case slow::mend::delimiters: return "\"<>";
        case slow::mend::brackets: return "[]";
        case slow::mend::backslash: return "\\";
        case slow::mend::unwise: return "^`{|}";
        case slow::mend::number_sign: return "#";
        case slow::mend::percent_sign: return "%";
        default: return "";
    }
}

choice read_choice(std::string_view bits) {
    choice made{read_kinds(bits).theirs, {}};
    made.theirs.erase(slow::mend::backslash_as_slash);  // these two change the meaning of the text
    made.theirs.erase(slow::mend::surrounding);
    for (const slow::mend kind : made.theirs) {
        made.ours = made.ours | allowances(octets_of(kind));
    }
    for (int octet = 0; octet < 0x20 && made.theirs.contains(slow::mend::control); ++octet) {
        made.ours.allow(static_cast<char>(octet));
        made.ours.allow('\x7F');
    }
    for (int octet = 0x80; octet < 0x100 && made.theirs.contains(slow::mend::non_ascii); ++octet) {
        made.ours.allow(static_cast<char>(octet));
    }
    return made;
}

std::string in_braces(const char* name, bool present, std::string_view value) {
    return present ? std::string(name) + '{' + std::string(value) + "} " : "";
}

std::string described(const allowed_view& got) {
    return in_braces("scheme", got.has_scheme(), got.scheme()) +
           in_braces("userinfo", got.has_userinfo(), got.userinfo()) +
           in_braces("host", got.has_authority(), got.host()) +
           in_braces("port", got.has_port(), got.port()) + in_braces("path", true, got.path()) +
           in_braces("query", got.has_query(), got.query()) +
           in_braces("fragment", got.has_fragment(), got.fragment());
}

// Describes the components of the repaired text as slices of the original text.
class original_slices {
public:
    original_slices(const std::string& text, const slow::repaired& repaired)
        : text_(text), repaired_(repaired) {}

    std::string describe() {
        const slow::parts cut = slow::split(repaired_.text);
        take("scheme", cut.scheme, 0, 1);
        if (cut.authority) {
            const slow::authority_parts parts = slow::split_authority(*cut.authority);
            at_ += 2;
            take("userinfo", parts.userinfo, 0, 1);
            take("host", parts.host, 0, 0);
            take("port", parts.port, 1, 0);
        }
        take("path", cut.path, 0, 0);
        take("query", cut.query, 1, 0);
        take("fragment", cut.fragment, 1, 0);
        return all_;
    }

private:
    // Takes a component. `before` and `after` are the sizes of the delimiters around it.
    void take(const char* name, const std::optional<std::string>& value, std::size_t before,
              std::size_t after) {
        if (!value) {
            return;
        }
        at_ += before;
        const std::size_t begin = origin(at_);
        at_ += value->size();
        const std::size_t end = origin(at_);
        at_ += after;
        all_ += in_braces(name, true, text_.substr(begin, end - begin));
    }

    std::size_t origin(std::size_t offset) const {
        return offset < repaired_.origins.size() ? repaired_.origins[offset] : text_.size();
    }

    std::string text_;
    const slow::repaired& repaired_;
    std::size_t at_ = 0;
    std::string all_;
};

std::string shown_allowances(const allowances& allowed) {
    std::string octets;
    for (int octet = 0; octet < 256; ++octet) {
        if (allowed.allows(static_cast<char>(octet))) {
            octets += static_cast<char>(octet);
        }
    }
    return "lets through " + in_quotes(octets) + (allowed.allows_zone_ids() ? ", zones" : "");
}

std::optional<difference> check_let_through(const std::string& text, const allowed_view& got,
                                            const slow::repaired& expected) {
    allowances needed;
    for (const slow::deviation& found : expected.deviations) {
        needed.allow(text[found.offset]);
    }
    if (got.let_through() != needed || got.is_strict() != expected.deviations.empty()) {
        return difference{shown_allowances(got.let_through()), shown_allowances(needed)};
    }
    const auto again = parse_allowing(rule::uri_reference, text, needed);
    if (!again || again->components() != got.components()) {
        return difference{"not accepted with what was let through", "accepted"};
    }
    return no_difference();
}

std::optional<difference> check_allowing(const inputs& in) {
    const choice allowed = read_choice(in[1]);
    const slow::repaired expected = slow::repair(in[0], allowed.theirs);
    // Sanitizers detect a read past the end of `exact`.
    const std::vector<char> exact(in[0].begin(), in[0].end());
    const std::string_view text(exact.data(), exact.size());
    const auto got = parse_allowing(rule::uri_reference, text, allowed.ours);
    if (got.has_value() == expected.error.has_value()) {
        return difference{got ? "accepted" : shown(got.error()), got ? "refused" : "accepted"};
    }
    if (!got) {
        return compare_error(got.error(), *expected.error);
    }
    const std::string wanted = original_slices(in[0], expected).describe();
    if (described(*got) != wanted) {
        return difference{shown(described(*got)), shown(wanted)};
    }
    return check_let_through(in[0], *got, expected);
}

// The components of PATH must be the same in "//h" PATH, which a parser of references reads.
std::optional<difference> check_path(const inputs& in) {
    const choice allowed = read_choice(in[1]);
    const std::string path = '/' + in[0];
    const std::string whole = "//h" + path;
    const auto got = parse_path_allowing(path, allowed.ours);
    const auto wanted = parse_allowing(rule::uri_reference, whole, allowed.ours);
    if (!got || !wanted) {
        uri_error error = wanted ? uri_error{} : wanted.error();
        error.offset -= 3;
        return got.has_value() == wanted.has_value() && got.error() == error
                   ? no_difference()
                   : difference{got ? "accepted" : shown(got.error()), shown(error)};
    }
    const std::string ours = "host{h} " + described(*got);
    if (ours != described(*wanted) || got->let_through() != wanted->let_through()) {
        return difference{shown(ours), shown(described(*wanted))};
    }
    return no_difference();
}

std::optional<difference> check_short_texts(const inputs& in) {
    return check_all_texts(in, {check_allowing, check_path});
}

}  // namespace

std::vector<property> allow_properties() {
    return {
        {"parse_allowing, any octets let through", {"", ""}, draw_with_kinds, check_allowing},
        {"parse_path_allowing, as after a host", {"", ""}, draw_with_kinds, check_path},
        {"parse_allowing all texts of 4 octets after a start",
         {"", ""},
         {},
         check_short_texts,
         1,
         all_starts({"", no_kinds})},
    };
}

}  // namespace uriscan::tests
