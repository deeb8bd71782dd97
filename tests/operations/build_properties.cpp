// Properties of building and changing URIs. Either the result can be read back as the components
// that were set, or the operation fails (RFC 3986, sections 3 and 5.3).
#include <string>

#include "operations/checks.hpp"
#include "operations/reference/parameters.hpp"
#include "operations/reference/parts.hpp"
#include "operations/reference/percent.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan::tests {
namespace {

// A component with its rule. `data` says which octets stay unencoded when data of the component is
// encoded. A scheme and a port are never encoded, so their `data` has no rule.
struct kind {
    component ours;
    std::string_view rule;
    slow::part_rule data;
};

const kind parameter_kinds[] = {
    {component::scheme, "scheme", {}},
    {component::userinfo, "userinfo", {"userinfo"}},
    {component::host, "host", {"reg-name"}},
    {component::port, "port", {}},
    {component::path, "path", {"segment", "", "/"}},
    {component::query, "query", {"query"}},
    {component::fragment, "fragment", {"fragment"}},
};

// Chooses a component by an octet. The octet is a text, not a number, because shrinking works on
// texts.
const kind& read_kind(const std::string& octet) {
    return parameter_kinds[octet.empty()
                               ? 4
                               : static_cast<unsigned char>(octet[0]) % std::size(parameter_kinds)];
}

// Returns the error that check_component() must return for a text that does not match the rule.
uri_error wrong_with(const kind& kind, const std::string& text) {
    const std::size_t stop = slow::viable_prefix(kind.rule, text);
    for (const std::size_t back : {1U, 2U}) {
        if (stop >= back && text[stop - back] == '%') {
            return {error_reason::malformed_percent_encoding, kind.ours, stop - back};
        }
    }
    return {stop == text.size() ? error_reason::unexpected_end : error_reason::unexpected_character,
            kind.ours, stop};
}

std::optional<difference> check_check(const inputs& in) {
    const kind& kind = read_kind(in[0]);
    const std::optional<uri_error> got = check_component(kind.ours, in[1]);
    const std::optional<uri_error> expected =
        slow::is_valid(kind.rule, in[1]) ? std::nullopt : std::optional(wrong_with(kind, in[1]));
    if (got != expected) {
        const auto told = [](const std::optional<uri_error>& what) {
            return what ? shown(*what) : std::string("nothing");
        };
        return difference{told(got), told(expected)};
    }
    return no_difference();
}

// The seven components of a URI. Each can be set or removed.
struct seven_values {
    slow::parts five;
    std::optional<slow::authority_parts> authority;
    bool without_host = false;  // userinfo or port was set, but there is no host

    explicit seven_values(const std::string& text) : five(slow::split(text)) {
        if (five.authority) {
            authority = slow::split_authority(*five.authority);
        }
    }

    void set(component which, const std::optional<std::string>& value) {
        switch (which) {
            case component::scheme: five.scheme = value; break;
            case component::path: five.path = value.value_or(""); break;
            case component::query: five.query = value; break;
            case component::fragment: five.fragment = value; break;
            case component::host: set_host(value); break;
            case component::userinfo:
            case component::port:
                without_host = !authority && value;
                if (authority) {
                    (which == component::port ? authority->port : authority->userinfo) = value;
                }
                break;
        }
        five.authority = authority ? std::optional(slow::join(*authority)) : std::nullopt;
    }

    // Returns the URI with these components. Returns std::nullopt if it would be read back as other
    // components.
    std::optional<std::string> text() const {
        const std::string text = slow::recompose(five);
        const bool read_back = slow::is_valid("URI-reference", text) && slow::split(text) == five;
        return without_host || !read_back ? std::nullopt : std::optional(text);
    }

    std::optional<std::string> repaired() const {
        slow::parts parts = five;
        if (authority && !parts.path.empty() && !parts.path.starts_with('/')) {
            parts.path = "/" + parts.path;
        }
        return without_host ? std::nullopt : std::optional(slow::recompose_readably(parts));
    }

private:
    void set_host(const std::optional<std::string>& value) {
        if (!value) {
            authority = std::nullopt;
            return;
        }
        authority = authority.value_or(slow::authority_parts());
        authority->host = *value;
    }
};

// Checks `write`, which writes either into a given buffer or into a text that it makes.
template <class Write>
std::optional<difference> check_written(const std::optional<std::string>& expected,
                                        std::size_t limit, Write write) {
    const result<uri> got = write();
    if (!expected) {
        guarded_buffer buffer(limit);
        const result<uri_view> written = write(buffer.span());
        return got || written || got.error() != written.error() || !buffer.intact()
                   ? difference{shown(got) + ", " + shown(written), "an error"}
                   : no_difference();
    }
    if (auto found = compare_text(got, *expected)) {
        return found;
    }
    return check_sizes(*expected, limit, write);
}

std::optional<difference> check_with(const inputs& in, given_as given) {
    const kind& kind = read_kind(in[1]);
    const uri_view uri = parse_uri_reference(in[0]).value();
    const bool literal = kind.ours == component::host && in[2].starts_with('[');
    const bool encodes = given == given_as::data && !kind.data.rule.empty() && !literal;
    const std::string value = encodes ? slow::encode(in[2], kind.data) : in[2];
    seven_values changed(in[0]);
    changed.set(kind.ours, value);
    const bool valid = slow::is_valid(kind.rule, value);
    const std::size_t limit = changed_size_limit(uri, in[2]);
    for (const ambiguity ambiguity : {ambiguity::refuse, ambiguity::repair}) {
        const auto expected = !valid                           ? std::nullopt
                              : ambiguity == ambiguity::refuse ? changed.text()
                                                               : changed.repaired();
        if (auto found = check_written(expected, limit, [&](auto... buffer) {
                return with_component(uri, kind.ours, in[2], buffer..., given, ambiguity);
            })) {
            return found;
        }
    }
    const auto got = with_component(uri, kind.ours, in[2], given);
    if (!valid && got.error() != wrong_with(kind, value)) {
        return difference{shown(got), shown(wrong_with(kind, value))};
    }
    return no_difference();
}

std::optional<difference> check_without(const inputs& in) {
    const kind& kind = read_kind(in[1]);
    const uri_view uri = parse_uri_reference(in[0]).value();
    seven_values changed(in[0]);
    changed.set(kind.ours, std::nullopt);
    for (const ambiguity ambiguity : {ambiguity::refuse, ambiguity::repair}) {
        const auto expected = ambiguity == ambiguity::refuse ? changed.text() : changed.repaired();
        if (auto found = check_written(expected, changed_size_limit(uri), [&](auto... buffer) {
                return without_component(uri, kind.ours, buffer..., ambiguity);
            })) {
            return found;
        }
    }
    return no_difference();
}

bool is_dot_segment(const std::string& text) {
    const std::string plain = slow::decode(text).value_or(text);
    return plain == "." || plain == "..";
}

// Appends two segments and a parameter as data. The build fails if a segment is "." or "..", or if
// the result would be read back as other components.
std::optional<difference> check_append(const inputs& in) {
    uri_builder builder(parse_uri_reference(in[0]).value());
    seven_values expected(in[0]);
    std::string path = expected.five.path;
    for (const std::size_t i : {1U, 2U}) {
        builder.append_segment(in[i]);
        path += i == 1 && path.ends_with('/') ? "" : "/";
        path += slow::encode(in[i], {"segment"});
    }
    const std::string parameter =
        slow::encode(in[1], {"query", "&=+"}) + "=" + slow::encode(in[2], {"query", "&=+"});
    builder.append_parameter(in[1], in[2]);
    const std::string query = expected.five.query.value_or("");
    expected.set(component::path, path);
    expected.set(component::query, query + (query.empty() ? "" : "&") + parameter);
    const bool refused = in[1] == "." || in[1] == ".." || in[2] == "." || in[2] == "..";
    const auto text = refused ? std::nullopt : expected.text();
    return check_written(text, composed_size_limit(builder.parts()),
                         [&](auto... buffer) { return builder.build(buffer...); });
}

bool holds(const std::string& text, std::string_view octets) {
    return text.find_first_of(octets) != std::string::npos;
}

// Appends a segment and a parameter as text. They are appended unchanged if they are valid and
// would be read back unchanged. Otherwise the build fails.
std::optional<difference> check_append_text(const inputs& in) {
    uri_builder builder(parse_uri_reference(in[0]).value());
    seven_values expected(in[0]);
    builder.append_segment(in[1], given_as::text).append_parameter(in[1], in[2], given_as::text);
    const std::string& path = expected.five.path;
    const std::string query = expected.five.query.value_or("");
    expected.set(component::path, path + (path.ends_with('/') ? "" : "/") + in[1]);
    expected.set(component::query, query + (query.empty() ? "" : "&") + in[1] + "=" + in[2]);
    const bool refused = !slow::is_valid("segment", in[1]) || is_dot_segment(in[1]) ||
                         !slow::is_valid("query", in[2]) || holds(in[1], "&=") || holds(in[2], "&");
    const auto text = refused ? std::nullopt : expected.text();
    return check_written(text, composed_size_limit(builder.parts()),
                         [&](auto... buffer) { return builder.build(buffer...); });
}

// Builds a URI from the scheme, the path and the query of one URI and the other components of a
// second URI. build() gets all components at once. A uri_builder gets them one by one.
std::optional<difference> check_build(const inputs& in) {
    const uri_view a = parse_uri_reference(in[0]).value();
    uri_builder builder(parse_uri_reference(in[1]).value());
    seven_values expected(in[1]);
    uri_parts parts = parts_of(parse_uri_reference(in[1]).value());
    const auto take = [&](component which, std::string_view value, std::string_view& part) {
        part = value;
        const auto copy = value.data() ? std::optional(std::string(value)) : std::nullopt;
        expected.set(which, copy);
        value.data() ? void() : void(builder.remove(which));
    };
    take(component::scheme, a.scheme(), parts.scheme);
    take(component::query, a.query(), parts.query);
    if (a.has_scheme()) {
        builder.scheme(a.scheme());
    }
    if (a.has_query()) {
        builder.query(a.query());
    }
    take(component::path, a.path(), parts.path);
    builder.path(a.path());
    if (auto found = check_written(expected.text(), composed_size_limit(parts),
                                   [&](auto... buffer) { return build(parts, buffer...); })) {
        return found;
    }
    return check_written(expected.text(), composed_size_limit(builder.parts()),
                         [&](auto... buffer) { return builder.build(buffer...); });
}

// Sets a parameter to a value, or to no value, and removes it.  The URI, the key and the value are
// `in`.  The result must be that of the slow reference, or an error for text that a parameter
// cannot have.
std::optional<difference> check_parameter(const inputs& in, given_as given, plus_sign plus) {
    const uri_view uri = parse_uri_reference(in[0]).value();
    const bool is_space = plus == plus_sign::space;
    const auto written = [&](const std::string& text) {
        return given == given_as::data ? slow::encode(text, {"query", "&=+"}) : text;
    };
    const bool is_key =
        given == given_as::data || (slow::is_valid("query", in[1]) && !holds(in[1], "&="));
    const bool is_value =
        given == given_as::data || (slow::is_valid("query", in[2]) && !holds(in[2], "&"));
    const auto changed = [&](const std::optional<slow::parameter>& added) {
        const std::string key =
            given == given_as::data || !is_key ? in[1] : slow::decode_parameter(in[1], is_space);
        return slow::change_parameter(in[0], key, added, is_space);
    };
    const std::size_t limit = in[0].size() + 3 * (in[1].size() + in[2].size()) + 2;
    using text = std::optional<std::string>;
    if (auto found = check_written(
            is_key && is_value ? text(changed({{written(in[1]), written(in[2])}})) : std::nullopt,
            limit, [&](auto... buffer) {
                return with_parameter(uri, in[1], in[2], buffer..., given, plus);
            })) {
        return found;
    }
    if (auto found = check_written(
            is_key && !in[1].empty() ? text(changed({{written(in[1]), {}}})) : std::nullopt, limit,
            [&](auto... buffer) {
                return with_parameter(uri, in[1], {}, buffer..., given, plus);
            })) {
        return found;
    }
    return check_written(is_key ? text(changed({})) : std::nullopt, limit, [&](auto... buffer) {
        return without_parameter(uri, in[1], buffer..., given, plus);
    });
}

// Draws a URI, a key and a value.  Usually, the query has the key one or more times, sometimes with
// other triplets.
inputs draw_parameter(slow::generator& random) {
    slow::parts uri = slow::split(random.text("URI-reference"));
    const auto piece = [&](std::string_view delimiters) {
        std::string text = random.derive("query");
        for (const char delimiter : delimiters) {
            std::erase(text, delimiter);
        }
        return text.substr(0, text.find('%'));
    };
    std::string key = random.below(4) == 0 ? random.octets() : piece("&=");
    for (std::size_t i = random.below(5); i > 0; --i) {
        std::string parameter =
            random.below(2) == 0 ? slow::encode(key, {"query", "&="}) : piece("");
        if (random.below(4) == 0 && !key.empty()) {
            parameter = slow::encode(key, {"ALPHA", "aeiou"});
        }
        uri.query = uri.query.value_or("") + (uri.query ? "&" : "") + parameter +
                    (random.below(3) > 0 ? "=" + piece("&") : "");
    }
    return {slow::recompose(uri), key, random.below(3) == 0 ? random.octets() : piece("&")};
}

std::string draw_kind(slow::generator& random) {
    return std::string(1, static_cast<char>(random.below(std::size(parameter_kinds))));
}

inputs draw_change(slow::generator& random) {
    const std::string which = draw_kind(random);
    const std::string value =
        random.below(3) == 0 ? random.octets() : random.derive(read_kind(which).rule);
    return {random.text("URI-reference"), which, value};
}

inputs draw_additions(slow::generator& random) {
    const auto addition = [&] {
        return random.below(3) > 0 ? random.octets() : random.derive("segment");
    };
    return {random.text("URI-reference"), addition(), addition()};
}

}  // namespace

std::vector<property> build_properties() {
    std::vector<property> properties = {
        {"check of a component",
         {"", ""},
         [](slow::generator& random) {
             const inputs change = draw_change(random);
             return inputs{change[1], change[2]};
         },
         check_check},
        {"with_component() a component as text",
         {"URI-reference", "", ""},
         draw_change,
         [](const inputs& in) { return check_with(in, given_as::text); }},
        {"with_component() a component as data",
         {"URI-reference", "", ""},
         draw_change,
         [](const inputs& in) { return check_with(in, given_as::data); }},
        {"without_component() a component",
         {"URI-reference", ""},
         [](slow::generator& random) {
             return inputs{random.text("URI-reference"), draw_kind(random)};
         },
         check_without},
        {"append segments and a parameter as data",
         {"URI-reference", "", ""},
         draw_additions,
         check_append},
        {"append a segment and a parameter as text",
         {"URI-reference", "", ""},
         draw_additions,
         check_append_text},
        {"build from the parts of two references",
         {"URI-reference", "URI-reference"},
         [](slow::generator& random) {
             return inputs{random.text("URI-reference"), random.text("URI-reference")};
         },
         check_build},
    };
    for (const given_as given : {given_as::data, given_as::text}) {
        for (const plus_sign plus : {plus_sign::kept, plus_sign::space}) {
            properties.push_back(
                {std::string("with_parameter() of ") + (given == given_as::data ? "data" : "text") +
                     (plus == plus_sign::space ? ", as in HTML forms" : ""),
                 {"URI-reference", "", ""},
                 draw_parameter,
                 [=](const inputs& in) { return check_parameter(in, given, plus); }});
        }
    }
    return properties;
}

}  // namespace uriscan::tests
