// Tests IRIs (RFC 3987): parsing, the mappings to URIs and back, and the operations.  The expected
// results are planted, or come from the text of the RFC or a slow reference.
#include "uriscan/iri.hpp"
#include "support/guarded_pages.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "operations/reference/iri.hpp"
#include "operations/reference/planted.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

constexpr int rounds = 5000;

static_assert(!std::is_convertible_v<iri_view, uri_view>);
static_assert(std::is_convertible_v<uri_view, iri_view>);

slow::iri_parts parts_of(const iri_view& iri) {
    const auto part = [](bool present, std::string_view text) {
        return present ? std::optional<std::string>(text) : std::nullopt;
    };
    return {.scheme = part(iri.has_scheme(), iri.scheme()),
            .userinfo = part(iri.has_userinfo(), iri.userinfo()),
            .host = part(iri.has_authority(), iri.host()),
            .port = part(iri.has_port(), iri.port()),
            .path = std::string(iri.path()),
            .query = part(iri.has_query(), iri.query()),
            .fragment = part(iri.has_fragment(), iri.fragment())};
}

std::string uri_of(std::string_view iri) {
    return std::string(to_uri(parse_iri_reference(iri).value()).value().text());
}

std::string iri_of(std::string_view uri) {
    return to_iri(parse_iri_reference(uri).value());
}

std::string normalized(const iri_view& iri) {
    std::string buffer(iri.text().size() + 1, '\0');
    return std::string(normalize(iri, buffer).value().text());
}

TEST(iri, planted_iris_are_read_and_mapped) {
    slow::planter planter(1);
    for (int i = 0; i < rounds; ++i) {
        const slow::planted_iri planted = planter.iri();
        const auto iri = parse_iri_reference(planted.text);
        ASSERT_TRUE(iri) << planted.text;
        EXPECT_EQ(parts_of(*iri), planted.parts) << planted.text;
        EXPECT_EQ(is_iri(planted.text), planted.parts.scheme.has_value());
        const auto uri = to_uri(*iri);
        ASSERT_TRUE(uri);
        EXPECT_EQ(uri->text(), planted.uri);
        EXPECT_EQ(to_uri_size(*iri), planted.uri.size());
        EXPECT_EQ(uri->view().components(), parse_uri_reference(planted.uri).value().components());
        EXPECT_EQ(to_iri(*iri), planted.back);
        std::string room(planted.uri.size(), '\0');
        const auto back = to_iri(uri->view(), room);
        ASSERT_TRUE(back);
        EXPECT_EQ(back->text(), planted.back);
        const auto parsed = parse_iri_reference(back->text());
        ASSERT_TRUE(parsed) << planted.back;
        EXPECT_EQ(back->components(), parsed->components());
    }
}

TEST(iri, broken_iris_are_refused) {
    slow::planter planter(2);
    for (int i = 0; i < rounds; ++i) {
        const slow::planted_fault planted = planter.broken_iri();
        const auto iri = parse_iri_reference(planted.text);
        ASSERT_FALSE(iri) << planted.text;
        EXPECT_GE(iri.error().offset, planted.at) << planted.text;
    }
}

TEST(iri, any_octets_are_mapped_as_the_reference_maps_them) {
    slow::planter planter(3);
    int valid = 0;
    for (int i = 0; i < rounds; ++i) {
        const std::string text = "s:/?" + planter.octets();
        const auto iri = parse_iri_reference(text);
        ASSERT_EQ(iri.has_value(), slow::read_iri_reference(text).has_value());
        if (iri) {
            ++valid;
            EXPECT_EQ(uri_of(text), slow::to_uri(text));
            EXPECT_EQ(iri_of(text), slow::to_iri(text));
        }
    }
    EXPECT_GT(valid, rounds / 100);
}

// It makes no difference whether an IRI is normalized first or mapped first.  The octets that the
// mapping encodes mean nothing to the rules.
TEST(iri, operations_do_what_they_do_to_the_uri) {
    slow::planter planter(4);
    for (int i = 0; i < rounds; ++i) {
        const std::string a = planter.iri().text;
        const std::string b = planter.iri().text;
        const iri_view iri = parse_iri_reference(a).value();
        const iri_view other = parse_iri_reference(b).value();
        const std::string uri = uri_of(a);
        EXPECT_EQ(uri_of(normalized(iri)), normalize(std::string_view(uri))->text());
        EXPECT_EQ(equivalent(iri, other), *equivalent(uri, uri_of(b)));
        const std::string normal = normalized(iri);
        EXPECT_TRUE(equivalent(iri, parse_iri_reference(normal).value()));
        EXPECT_EQ(*normalize(iri), normal);
        EXPECT_EQ(compare(iri, other) == 0, equivalent(iri, other));
        std::string buffer(a.size() + b.size() + 1, '\0');
        const auto resolved = resolve(iri, other, buffer);
        const auto expected = resolve(uri, uri_of(b));
        ASSERT_EQ(resolved.has_value(), expected.has_value());
        const auto owned = resolve(iri, other);
        ASSERT_EQ(owned.has_value(), resolved.has_value());
        if (resolved) {
            EXPECT_EQ(uri_of(resolved->text()), expected->text());
            EXPECT_EQ(*owned, resolved->text());
        } else {
            EXPECT_EQ(resolved.error().reason, expected.error().reason);
            EXPECT_EQ(owned.error(), resolved.error());
        }
    }
}

// Feeds a text in chunks of these sizes, one after the other, and compares each answer.
void expect_same_in_chunks(iri_rule rule, std::string_view text,
                           const std::vector<std::size_t>& sizes) {
    push_iri_parser parser(rule);
    std::size_t fed = 0;
    for (std::size_t number = 0; fed < text.size(); ++number) {
        const std::size_t size = std::min(sizes[number % sizes.size()], text.size() - fed);
        const std::string chunk(text.substr(fed, size));
        const bool goes_on = parser.feed(chunk);
        fed += size;
        const std::string_view so_far = text.substr(0, fed);
        const push_iri_result pushed = parser.finish();
        const auto whole = parse(rule, so_far);
        ASSERT_EQ(pushed.valid, whole.has_value()) << so_far;
        ASSERT_EQ(pushed.size, whole ? fed : whole.error().offset) << so_far;
        ASSERT_EQ(goes_on, pushed.size == fed) << so_far;
        if (whole) {
            ASSERT_EQ(pushed.view(so_far).components(), whole->components()) << so_far;
        } else {
            ASSERT_EQ(pushed.error, whole.error()) << so_far;
        }
    }
}

TEST(iri, in_chunks_is_read_as_in_one_piece) {
    slow::planter planter(7);
    const std::vector<std::vector<std::size_t>> sizes = {{1}, {2}, {3, 1}, {7}, {2, 64, 1}};
    const auto check = [&](const std::string& text) {
        for (const iri_rule rule : {iri_rule::iri_reference, iri_rule::iri, iri_rule::absolute_iri,
                                    iri_rule::relative_iri_ref}) {
            for (const std::vector<std::size_t>& each : sizes) {
                expect_same_in_chunks(rule, text, each);
            }
        }
    };
    for (int i = 0; i < rounds / 10 && !HasFatalFailure(); ++i) {
        check(planter.iri().text);
        check(planter.broken_iri().text);
        check(planter.octets());
        check("s:/?" + planter.octets());
    }
    for (const char* text :
         {"//\xC3\xA9:\xC3\xA9/", "//h:\xC3\xA9", "//h:a\xC3\xA9", "//[::1\xC3", "/%4\xC3\xA9",
          "a\xC3\xA9:", "\xF0\x90\x80\x80:", "//h:\xF0\x90\x80", "//h:1\xF0\x90\x80\x80\xC3"}) {
        check(text);
    }
}

TEST(doc_examples, push_iri_parser) {
    uriscan::push_iri_parser parser(uriscan::iri_rule::iri);
    parser.feed("http://r\xC3");
    parser.feed("\xA9/");
    const uriscan::push_iri_result result = parser.finish();
    EXPECT_TRUE(result.valid);
    EXPECT_EQ(result.components.path_begin, 10U);
    const auto base = uriscan::parse_iri("http://a/\u00E9/c").value();
    const auto reference = uriscan::parse_iri_reference("../\u00E8").value();
    EXPECT_EQ(*uriscan::resolve(base, reference), "http://a/\u00E8");
    EXPECT_EQ(*uriscan::normalize(uriscan::parse_iri("HTTP://\u00C9/./").value()),
              "http://\u00C9/");
}

TEST(iri, an_error_within_a_character_is_explained_as_before_it) {
    const struct {
        std::string_view text;
        std::size_t offset;
        component where;
        error_reason why;
    } cases[] = {
        {"http://h\xC3", 9, component::host, error_reason::unexpected_end},
        {"http://h/\xC3(", 10, component::path, error_reason::unexpected_character},
        {"http://h/\xED\xA0\x80", 10, component::path, error_reason::unexpected_character},
        {"http://h/\xEE\x80\x80", 9, component::path, error_reason::unexpected_character},
        {"http://h/?\xEE\x80\x80#\xEE\x80\x80", 14, component::fragment,
         error_reason::unexpected_character},
        {"http://h/\xF4\x90\x80\x80", 9, component::path, error_reason::unexpected_character},
        {"http://h/\xC0\xAF", 9, component::path, error_reason::unexpected_character},
        {"http://[::1\xC3", 11, component::host, error_reason::malformed_ip_literal},
        {"//\xC3\xA9:\xC3\xA9/", 7, component::port, error_reason::invalid_port},
        {"/\xC3\xA9 ", 3, component::path, error_reason::unexpected_character},
        {"/\xC3\xA9%4", 5, component::path, error_reason::malformed_percent_encoding},
        {"\xC3\xA9:", 2, component::path, error_reason::colon_in_first_segment},
    };
    for (const auto& expected : cases) {
        const auto iri = parse_iri_reference(expected.text);
        ASSERT_FALSE(iri) << expected.text;
        EXPECT_EQ(iri.error(), (uri_error{expected.why, expected.where, expected.offset}))
            << expected.text << " " << iri.error();
    }
    EXPECT_EQ(parse_iri("\xC3\xA9").error(),
              (uri_error{error_reason::missing_scheme, component::scheme, 0}));
    EXPECT_EQ(parse_absolute_iri("a:\xC3\xA9#").error(),
              (uri_error{error_reason::unexpected_fragment, component::fragment, 4}));
    EXPECT_EQ(parse_relative_iri_ref("a:\xC3\xA9").error(),
              (uri_error{error_reason::colon_in_first_segment, component::path, 1}));
}

result<std::size_t> write_host(std::string_view, std::span<char> buffer, void* context) {
    EXPECT_LT(buffer.size(), 1000U);  // the rest of a small buffer, or of 256 octets more
    const std::string_view host = *static_cast<const std::string_view*>(context);
    if (host == "error") {
        return uri_error{error_reason::not_a_host_name, component::host, 7};
    }
    std::copy_n(host.begin(), std::min(host.size(), buffer.size()), buffer.begin());
    return host.size();
}

TEST(iri, a_function_can_convert_the_host) {
    const iri_view iri = parse_iri("http://u@r\u00E9sum\u00E9.example.org:80/\u00E9?q").value();
    const auto with = [&](std::string_view host) {
        return to_uri(iri, to_uri_options{write_host, &host});
    };
    EXPECT_EQ(with("xn--rsum-bpad.example.org")->text(),
              "http://u@xn--rsum-bpad.example.org:80/%C3%A9?q");
    EXPECT_EQ(with("error").error().reason, error_reason::not_a_host_name);
    for (const char* const bad : {"a/b", "a@b", "a:1", "\xC3\xA9", "a b", "a#"}) {
        EXPECT_EQ(with(bad).error(),
                  (uri_error{error_reason::unexpected_character, component::host, 9}))
            << bad;
    }
    const iri_view ascii = parse_iri("http://h/\u00E9").value();
    std::string_view unused = "x";
    EXPECT_EQ(to_uri(ascii, to_uri_options{write_host, &unused})->text(), "http://h/%C3%A9");
}

TEST(iri, reads_no_octet_outside_of_the_text) {
    const std::string_view text =
        "http://u@[v1.a]:80/%C3%A9\xC3\xA9?\xEE\x80\x80#\xF0\x9F\x98\x80%41";
    guarded_pages pages(text.size());
    for (std::size_t size = 0; size <= text.size(); ++size) {
        const std::string start(text.substr(0, size));
        const auto expected = parse_iri_reference(start);
        for (const std::string_view found : {pages.put_at_end(start), pages.put_at_begin(start)}) {
            const auto iri = parse_iri_reference(found);
            ASSERT_EQ(iri.has_value(), expected.has_value()) << start;
            EXPECT_TRUE(iri || iri.error() == expected.error()) << start;
        }
    }
}

TEST(iri, a_buffer_can_be_too_small) {
    const iri_view iri = parse_iri("http://h\u00E9/%C3%A9?\u00E9").value();
    const std::string uri = uri_of(iri.text());
    std::string_view host = "xn--h";
    for (std::size_t size = 0; size <= uri.size(); ++size) {
        std::string buffer(size, '\0');
        EXPECT_EQ(to_uri(iri, buffer).has_value(), size == uri.size());
        EXPECT_EQ(to_iri(iri, buffer).has_value(), size >= iri_of(iri.text()).size());
        const to_uri_options options{write_host, &host};
        EXPECT_EQ(to_uri(iri, buffer, options).has_value(),
                  size >= std::string_view("http://xn--h/%C3%A9?%C3%A9").size());
    }
}

// Returns a text in which "&#xHEX;" stands for a character, as in the RFC.
std::string text_of(std::string_view notation) {
    std::string text;
    while (!notation.empty()) {
        if (!notation.starts_with("&#x")) {
            text += notation.front();
            notation.remove_prefix(1);
            continue;
        }
        const std::size_t end = notation.find(';');
        const auto number =
            static_cast<unsigned>(std::stoul(std::string(notation.substr(3, end)), nullptr, 16));
        const auto tail = [&](unsigned shift) {
            text += static_cast<char>(0x80 | (number >> shift & 0x3F));
        };
        if (number < 0x800) {
            text += static_cast<char>(0xC0 | number >> 6);
        } else if (number < 0x10000) {
            text += static_cast<char>(0xE0 | number >> 12);
            tail(6);
        } else {
            text += static_cast<char>(0xF0 | number >> 18);
            tail(12);
            tail(6);
        }
        tail(0);
        notation.remove_prefix(end + 1);
    }
    return text;
}

// Returns the cells of each row in the tables of docs/iri.md whose head starts with `head`.
std::vector<std::vector<std::string>> rows_of(std::string_view head) {
    std::ifstream page(URISCAN_IRI_PAGE);
    std::vector<std::vector<std::string>> rows;
    bool inside = false;
    for (std::string line; std::getline(page, line);) {
        if (!line.starts_with('|')) {
            inside = false;
        } else if (line.starts_with(head)) {
            inside = true;
        } else if (inside && !line.starts_with("|---")) {
            std::vector<std::string> cells;
            std::istringstream rest(line.substr(1));
            for (std::string cell; std::getline(rest, cell, '|');) {
                std::erase(cell, '`');
                cells.push_back(text_of(cell.substr(1, cell.size() - 2)));
            }
            rows.push_back(cells);
        }
    }
    return rows;
}

// Sections 3.1, 3.2 and 5.3 of the RFC.
TEST(iri, examples_of_the_page) {
    const auto to_uris = rows_of("| IRI |");
    const auto to_iris = rows_of("| URI |");
    const auto compared = rows_of("| | |");
    ASSERT_EQ(to_uris.size(), 4U);
    ASSERT_EQ(to_iris.size(), 4U);
    ASSERT_EQ(compared.size(), 10U);
    for (const auto& row : to_uris) {
        EXPECT_EQ(uri_of(row[0]), row[1]);
    }
    for (const auto& row : to_iris) {
        EXPECT_EQ(iri_of(row[0]), row[1]);
    }
    for (const auto& row : compared) {
        const auto a = parse_iri(row[0]).value();
        const auto b = parse_iri(row[1]).value();
        EXPECT_EQ(equivalent(a, b), row[2] == "yes") << row[0];
        EXPECT_EQ(*equivalent(uri_of(row[0]), uri_of(row[1])),
                  row[2] == "yes" || row[2] == "only as URIs")
            << row[0];
        EXPECT_EQ(equivalent(a, b, normalization::scheme_based),
                  row[2] == "yes" || row[2] == "by the rules of the scheme")
            << row[0];
    }
}

// The kinds of texts that JSON Schema's tests of the formats `iri` and `iri-reference` have.
TEST(iri, formats_of_json_schema) {
    const struct {
        const char* text;
        bool is_iri;
        bool is_reference;
    } cases[] = {
        {"http://\u0192\u00F8\u00F8.\u00DF\u00E5r/?\u2202\u00E9\u0153=\u03C0\u00EEx#\u03C0\u00FCx",
         true, true},
        {"http://\u0192\u00F8\u00F8.com/blah_(w\u00EEk\u00EFp\u00E9di\u00E5)_blah#\u00DF-1", true,
         true},
        {"http://\u0192\u00F8\u00F8.\u00DF\u00E5r/?q=Test%20URL-encoded%20stuff", true, true},
        {"http://-.~_!$&'()*+,;=:%40:80%2f::::::@example.com", true, true},
        {"http://[2001:0db8:85a3:0000:0000:8a2e:0370:7334]", true, true},
        {"http://2001:0db8:85a3:0000:0000:8a2e:0370:7334", false, false},
        {"//\u0192\u00F8\u00F8.\u00DF\u00E5r/?\u2202\u00E9\u0153=\u03C0", false, true},
        {"/\u00E2\u03C0\u03C0", false, true},
        {"\u00E2\u03C0\u03C0", false, true},
        {"#\u0192r\u00E4gm\u00EAnt", false, true},
        {"#\u0192r\u00E4g\\m\u00EAnt", false, false},
        {"\\\\WINDOWS\\fil\u00EB\u00DF\u00E5r\u00E9", false, false},
    };
    for (const auto& expected : cases) {
        EXPECT_EQ(is_iri(expected.text), expected.is_iri) << expected.text;
        EXPECT_EQ(is_iri_reference(expected.text), expected.is_reference) << expected.text;
    }
}

TEST(iri, names_of_rules) {
    EXPECT_EQ(name_of(iri_rule::iri_reference), "iri-reference");
    EXPECT_EQ(name_of(iri_rule::iri), "iri");
    EXPECT_EQ(name_of(iri_rule::absolute_iri), "absolute-iri");
    EXPECT_EQ(name_of(iri_rule::relative_iri_ref), "relative-iri-ref");
}

}  // namespace
}  // namespace uriscan::tests
