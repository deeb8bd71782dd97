// Prints what the C++ library says about many texts, for same_results.mjs, which compares it with
// the JavaScript package:
//
//     expected RANDOM SEED CASE_FILE...
//
// The texts are the inputs of the case files, the strings of the W-method over one octet of each
// class, and RANDOM random texts, bases, references, IRIs and templates.  Each line is a JSON
// array.  An octet above 127 is written as the code unit with the same number.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/reference.hpp"
#include "grammar/w_method.hpp"
#include "iri_automaton.hpp"
#include "operations/reference/generator.hpp"
#include "operations/reference/planted.hpp"
#include "support/case_file.hpp"
#include "uriscan/detail/automaton.hpp"
#include "uriscan/detail/template_automaton.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

constexpr std::array rules = {rule::uri_reference, rule::uri, rule::absolute_uri,
                              rule::relative_ref};

class line {
public:
    explicit line(std::string_view kind) { add(kind); }
    ~line() { std::printf("[%s]\n", text_.c_str()); }
    line(const line&) = delete;
    line& operator=(const line&) = delete;

    // Adds a string, or null if its pointer is null.
    line& add(std::string_view value) {
        separate();
        if (value.data() == nullptr) {
            text_ += "null";
            return *this;
        }
        text_ += '"';
        for (const char octet : value) {
            const auto number = static_cast<unsigned char>(octet);
            if (number < 0x20 || number > 0x7E || octet == '"' || octet == '\\') {
                std::array<char, 8> escape{};
                std::snprintf(escape.data(), escape.size(), "\\u%04x", unsigned{number});
                text_ += escape.data();
            } else {
                text_ += octet;
            }
        }
        text_ += '"';
        return *this;
    }
    line& add(std::size_t number) {
        separate();
        text_ += std::to_string(number);
        return *this;
    }
    line& add(const uri_error& error, const std::string& sentence) {
        return add(name_of(error.reason))
            .add(name_of(error.component))
            .add(error.offset)
            .add(std::string_view(sentence));
    }
    // Adds the text, or null and the error.
    line& add(const result<uri>& made) {
        return made ? add(made->text())
                    : add(std::string_view()).add(made.error(), describe(made.error()));
    }

private:
    void separate() { text_ += text_.empty() ? "" : ","; }
    std::string text_;
};

void print_parse(rule checked, std::string_view text) {
    const auto uri = parse(checked, text);
    if (!uri) {
        line("error")
            .add(name_of(checked))
            .add(text)
            .add(uri.error(), describe(uri.error(), text))
            .add(std::string_view(caret_diagram(text, uri.error().offset)));
        return;
    }
    line("valid")
        .add(name_of(checked))
        .add(text)
        .add(name_of(uri->host_kind()))
        .add(uri->scheme())
        .add(uri->userinfo())
        .add(uri->host())
        .add(uri->port())
        .add(uri->path())
        .add(uri->query())
        .add(uri->fragment());
}

void print_normalize(std::string_view text, unsigned flags) {
    if (const auto made = normalize(text, static_cast<normalization>(flags))) {
        line("normalize").add(text).add(std::size_t{flags}).add(made->text());
    }
}

void print_pair(std::string_view base, std::string_view other) {
    const auto from = parse_uri_reference(base), to = parse_uri_reference(other);
    if (!from || !to) {
        return;
    }
    for (const std::size_t options : {0U, 1U, 2U, 3U}) {
        line("resolve").add(base).add(other).add(options).add(
            resolve(*from, *to, {(options & 1) != 0, (options & 2) != 0}));
    }
    line("relativize").add(base).add(other).add(relativize(*from, *to));
    for (const unsigned flags : {0U, 7U, 63U, 64U}) {
        line("equal")
            .add(base)
            .add(other)
            .add(std::size_t{flags})
            .add(std::size_t{equivalent(*from, *to, static_cast<normalization>(flags))});
    }
}

std::string_view value_in(const uri_parts& parts, component which) {
    const std::array values = {parts.scheme, parts.userinfo, parts.host,    parts.port,
                               parts.path,   parts.query,    parts.fragment};
    return values[static_cast<std::size_t>(which)];
}

void print_build(const uri_parts& parts) {
    for (const bool repairs : {false, true}) {
        line out("build");
        for (std::size_t c = 0; c < 7; ++c) {
            out.add(value_in(parts, static_cast<component>(c)));
        }
        out.add(std::size_t{repairs});
        const auto made = build(parts, repairs ? ambiguity::repair : ambiguity::refuse);
        if (made) {
            out.add(made->text());
            continue;
        }
        // If the error is an octet that is not allowed, its description shows the octet.
        const bool shows = check_component(made.error().component,
                                           value_in(parts, made.error().component)) == made.error();
        const std::string_view value = value_in(parts, made.error().component);
        out.add(std::string_view())
            .add(made.error(), shows ? describe(made.error(), value) : describe(made.error()));
    }
}

void print_all(std::string_view text) {
    for (const rule checked : rules) {
        print_parse(checked, text);
    }
    for (const unsigned flags : {0U, 1U, 2U, 4U, 7U, 63U, 64U, 127U}) {
        print_normalize(text, flags);
    }
}

// The actions of a transition, as the constants of table.js name them.
struct action_names {
    std::string names;
    void scheme_end(int) { names += "SCHEME_END "; }
    void host_begin(int) { names += "HOST_BEGIN "; }
    void host_end(int) { names += "HOST_END "; }
    void path_begin(int) { names += "PATH_BEGIN "; }
    void path_end(int) { names += "PATH_END "; }
    void query_end(int) { names += "QUERY_END "; }
    void expression_begin(int) { names += "EXPRESSION_BEGIN "; }
    void varspec_begin(int) { names += "VARSPEC_BEGIN "; }
    void modifier_begin(int) { names += "MODIFIER_BEGIN "; }
    void expression_end(int) { names += "EXPRESSION_END "; }
    void reserved_operator(int) { names += "RESERVED_OPERATOR "; }
};

// A machine as data, which `prove` compares with the RFC's automaton.
template <class Table>
void print_table(std::string_view name) {
    using machine = detail::automaton<Table>;
    line("start").add(name).add(std::size_t{machine::start}).add(machine::state_count);
    for (std::size_t state = 1; state < machine::state_count; ++state) {
        const int from = static_cast<int>(state);
        line out("state");
        out.add(name).add(state).add(std::size_t{machine::is_final(from)});
        for (unsigned octet = 0; octet < 256; ++octet) {
            const auto next = machine::follow(from, static_cast<char>(octet));
            action_names names;
            Table::act(next.actions, names, 0);
            out.add(static_cast<std::size_t>(next.target)).add(std::string_view(names.names));
        }
    }
}

// Verdicts for formats of JSON Schema.  Other calls print the verdicts for the other formats.
void print_formats(std::string_view text) {
    const std::size_t is_iri = parse(iri_rule::iri, text).has_value();
    const std::size_t is_reference = parse(iri_rule::iri_reference, text).has_value();
    const std::size_t is_template = uri_template::parse(text).has_value();
    line("formats").add(text).add(is_iri).add(is_reference).add(is_template);
}

void print_random_formats(std::size_t count, std::uint64_t seed) {
    slow::planter random(seed);
    for (std::size_t i = 0; i < count; ++i) {
        print_formats(random.iri().text);
        print_formats(random.broken_iri().text);
        print_formats(random.valid_template().text);
        print_formats(random.broken_template().text);
        print_formats(random.octets());
    }
}

// IPv6 addresses with runs of zeros, and with the prefixes that RFC 5952 writes in another way.
void print_addresses(std::size_t count, std::uint64_t seed) {
    constexpr std::array<std::string_view, 8> groups = {"0",    "0",  "0000", "0",
                                                        "FFFF", "64", "fF9b", "1"};
    constexpr std::array<std::string_view, 5> before = {
        "", "::ffff:", "::ffff:0:", "64:ff9b::", "0:0:0:0:0:ffff:"};
    slow::generator random(seed);
    for (std::size_t i = 0; i < count; ++i) {
        std::string address(before[random.below(before.size())]);
        for (std::size_t group = random.below(8); group > 0; --group) {
            address += groups[random.below(groups.size())];
            address += random.below(6) == 0 ? "::" : ":";
        }
        address += random.below(3) == 0 ? "1.0.255.0" : groups[random.below(groups.size())];
        print_normalize("http://[" + address + "]:80", 64U);
        print_normalize("http://u@[" + address + "]:80/.", 127U);
    }
}

// Random octets in a valid text make it invalid at any place.
std::string damaged(slow::generator& random, std::string text) {
    const std::string octets = random.octets();
    const std::size_t at = random.below(text.size() + 1);
    const std::size_t size = random.below(3);
    return text.replace(at, random.below(2), octets.substr(0, size));
}

void print_random(std::size_t count, std::uint64_t seed) {
    slow::generator random(seed);
    for (std::size_t i = 0; i < count; ++i) {
        const std::string text = random.text("URI-reference");
        print_all(text);
        const std::string other = damaged(random, text);
        print_all(other);
        const auto [base, reference] = random.base_and_reference();
        print_pair(base, reference);
        const auto [from, target] = random.base_and_target();
        print_pair(from, target);
        print_pair(text, random.equivalent(text));
        const auto a = parse_uri_reference(text), b = parse_uri_reference(reference);
        uri_parts parts = parts_of(*a);
        const uri_parts others = parts_of(*b);
        parts.path = others.path;
        parts.host = random.below(3) == 0 ? others.host : parts.host;
        parts.scheme = random.below(3) == 0 ? others.scheme : parts.scheme;
        print_build(parts);
        for (std::string_view* const value :
             {&parts.scheme, &parts.userinfo, &parts.host, &parts.port, &parts.path, &parts.query,
              &parts.fragment}) {
            if (value->data() != nullptr) {
                const std::string changed = damaged(random, std::string(*value));
                const std::string_view kept = std::exchange(*value, changed);
                print_build(parts);
                *value = kept;
            }
        }
    }
}

}  // namespace
}  // namespace uriscan::tests

int main(int argc, char** argv) {
    using namespace uriscan::tests;
    if (argc < 3) {
        std::fputs("usage: expected RANDOM SEED CASE_FILE...\n", stderr);
        return 2;
    }
    print_table<uriscan::uri_automaton>("table");
    print_table<uriscan::iri_automaton>("iri_table");
    print_table<uriscan::template_automaton>("template_table");
    std::vector<std::string> texts;
    for (int i = 3; i < argc; ++i) {
        for (const test_case& each : read_cases(argv[i])) {
            texts.push_back(each.input);
        }
    }
    for (std::size_t i = 0; i < texts.size(); ++i) {
        print_all(texts[i]);
        print_formats(texts[i]);
        print_pair("http://a/b/c/d;p?q", texts[i]);
        print_pair(texts[i], texts[i * 7919 % texts.size()]);
    }
    using namespace uriscan::oracle;
    const dfa& minimal = rfc3986_reference().automaton(uriscan::oracle::rule::uri_reference);
    w_suite(minimal).visit(0, [](std::string_view text) {
        print_parse(uriscan::rule::uri_reference, text);
        return true;
    });
    const std::size_t count = std::strtoull(argv[1], nullptr, 10);
    const std::uint64_t seed = std::strtoull(argv[2], nullptr, 10);
    print_random(count, seed);
    print_random_formats(count, seed);
    print_addresses(10 * count, seed);
}
