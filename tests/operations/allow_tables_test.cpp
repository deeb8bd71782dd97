// Checks parse_allowing() with the table of texts that were read by hand.
#include <gtest/gtest.h>

#include <string>

#include "support/guarded_pages.hpp"
#include "support/operation_file.hpp"
#include "support/places.hpp"
#include "support/repeated_octet.hpp"
#include "support/reserved_text.hpp"
#include "uriscan/allow.hpp"

namespace uriscan::tests {
namespace {

constexpr allowances controls = [] {
    allowances allowed("\x7F");
    for (char octet = 0; octet < ' '; ++octet) {
        allowed.allow(octet);
    }
    return allowed;
}();

constexpr struct {
    std::string_view name;
    allowances allowed;
} kinds[] = {
    {"space", allowances(" ")},        {"control", controls},
    {"non-ascii", allow_non_ascii},    {"delimiters", allowances("\"<>")},
    {"brackets", allowances("[]")},    {"backslash", allowances("\\")},
    {"unwise", allowances("^`{|}")},   {"number-sign", allowances("#")},
    {"percent-sign", allowances("%")}, {"zone-ids", allow_zone_ids},
};

allowances allowed_by(const operation_case& row) {
    allowances allowed;
    for (const auto& kind : kinds) {
        if (row.has_option(kind.name) || row.has_option("all")) {
            allowed = allowed | kind.allowed;
        }
    }
    return allowed;
}

result<allowed_view> parse_row(const operation_case& row) {
    const allowances allowed = allowed_by(row);
    if (row.has_option("path")) {
        return parse_path_allowing(row.input, allowed);
    }
    for (const rule rule : {rule::uri, rule::absolute_uri, rule::relative_ref}) {
        if (row.has_option(name_of(rule))) {
            return parse_allowing(rule, row.input, allowed);
        }
    }
    return parse_allowing(rule::uri_reference, row.input, allowed);
}

std::string described(const allowed_view& read) {
    std::string all;
    const auto add = [&all](const char* name, bool present, std::string_view value) {
        if (present) {
            all += (all.empty() ? "" : " ") + std::string(name) + '(' + std::string(value) + ')';
        }
    };
    add("scheme", read.has_scheme(), read.scheme());
    add("userinfo", read.has_userinfo(), read.userinfo());
    add("host", read.has_authority(), read.host());
    add("port", read.has_port(), read.port());
    add("path", true, read.path());
    add("query", read.has_query(), read.query());
    add("fragment", read.has_fragment(), read.fragment());
    std::string through;
    for (int octet = 0; octet < 256; ++octet) {
        if (read.let_through().allows(static_cast<char>(octet))) {
            through += static_cast<char>(octet);
        }
    }
    through += read.let_through().allows_zone_ids() ? "zone-id" : "";
    add("through", !read.is_strict(), through);
    return all;
}

void check_rows(const std::string& file, std::size_t least_count) {
    const auto rows = read_operations(source_path("tests/operations/") + file);
    EXPECT_GE(rows.size(), least_count);
    for (const operation_case& row : rows) {
        SCOPED_TRACE(row.place);
        const auto got = parse_row(row);
        if (got) {
            EXPECT_EQ(described(*got), row.result);
            EXPECT_EQ(got->text().data(), row.input.data());
            EXPECT_EQ(got->text().size(), row.input.size());
        } else {
            EXPECT_EQ(in_names(got.error()), row.error);
        }
    }
}

TEST(allow_table, is_what_parse_allowing_says) {
    check_rows("allow.txt", 100);
}

TEST(allow_table, is_what_parse_allowing_says_of_hostile_texts) {
    check_rows("allow_hostile.txt", 70);
}

TEST(allowances, are_sets) {
    constexpr allowances some = allowances("[]|") | allow_zone_ids;
    static_assert(some.allows('[') && some.allows('|') && !some.allows('{'));
    static_assert(some.allows_zone_ids() && !allowances("[").allows_zone_ids());
    static_assert(allowances().empty() && !some.empty() && !allow_zone_ids.empty());
    static_assert(allowances("]|[") == allowances("[]|") && allowances("[") != allowances("]"));
    static_assert(allow_non_ascii.allows('\x80') && allow_non_ascii.allows('\xFF') &&
                  !allow_non_ascii.allows('\x7F'));
    const std::string all_octets = [] {
        std::string octets;
        for (int octet = 0; octet < 256; ++octet) {
            octets += static_cast<char>(octet);
        }
        return octets;
    }();
    for (const char octet : all_octets) {
        const allowances one(std::string_view(&octet, 1));
        for (const char other : all_octets) {
            EXPECT_EQ(one.allows(other), octet == other);
        }
    }
}

TEST(parse_authority_allowing, lets_through_a_zone_identifier_only) {
    const auto allowed = allow_zone_ids | allowances("[]|%");
    const auto read = [&allowed](std::string_view text) {
        const auto got = parse_authority_allowing(text, allowed);
        return !got ? in_names(got.error())
                    : std::string(got->userinfo()) + ' ' + std::string(got->host()) + ' ' +
                          std::string(got->port());
    };
    EXPECT_EQ(read("[fe80::1%25eth0]:443"), " [fe80::1%25eth0] 443");
    EXPECT_EQ(read("u@[fe80::1%a]"), "u [fe80::1%a] ");
    EXPECT_EQ(read("@[fe80::1%a]"), " [fe80::1%a] ");
    EXPECT_EQ(read("h:443"), " h 443");
    EXPECT_EQ(read("[fe80::1%a"), "malformed-ip-literal host 8");
    EXPECT_EQ(read("[fe80::1%a]:8x"), "invalid-port port 13");
    EXPECT_EQ(read("[fe80::1%a]:80/p"), "invalid-port port 14");
    EXPECT_EQ(read("[fe80::1%a]/|"), "unexpected-character host 11");
    EXPECT_EQ(read("[fe80::1%a]?|"), "unexpected-character host 11");
    EXPECT_EQ(read("h|"), "unexpected-character host 1");
    EXPECT_EQ(read("h%"), "malformed-percent-encoding host 2");
    EXPECT_EQ(in_names(parse_authority_allowing("[::1%1]", allowances("%")).error()),
              "malformed-ip-literal host 4");
}

TEST(parse_allowing, gives_the_authority_as_it_is_in_the_text) {
    EXPECT_EQ(parse_allowing(rule::uri, "http://u@h:1/?|", allowances("|"))->authority(), "u@h:1");
}

TEST(parse_allowing, refuses_a_text_of_4_gib_without_reading_it) {
    const reserved_text reserved(std::size_t{1} << 32);
    if (!reserved.is_there()) {
        GTEST_SKIP() << "not tested: a text of 4 GiB (no address space for it)";
    }
    const allowances allowed = allow_zone_ids | allowances("|");
    const std::string_view text = reserved.text();
    EXPECT_EQ(parse_allowing(rule::uri_reference, text, allowed).error().reason,
              error_reason::too_long);
    EXPECT_EQ(parse_path_allowing(text, allowed).error().reason, error_reason::too_long);
    EXPECT_EQ(parse_authority_allowing(text, allowed).error().reason, error_reason::too_long);
}

// Each text starts with an error, so that the reader that finds errors must read it.
TEST(parse_allowing, reads_texts_of_just_below_4_gib) {
    repeated_octet memory('1');
    ASSERT_TRUE(memory.is_there());
    const std::string_view text = memory.text().substr(0, max_text_size);
    memory.set_first("//[fe80::1%a]/");
    EXPECT_TRUE(parse_allowing(rule::uri_reference, text, allow_zone_ids));
    memory.set_first("[fe80::1%a]:11");
    EXPECT_TRUE(parse_authority_allowing(text, allow_zone_ids));
    EXPECT_EQ(parse_authority_allowing(memory.text(), allow_zone_ids).error().reason,
              error_reason::too_long);
}

TEST(parse_allowing, reads_valid_texts_of_just_below_4_gib) {
    repeated_octet memory('1');
    ASSERT_TRUE(memory.is_there());
    memory.set_first("/");
    const std::string_view text = memory.text().substr(0, max_text_size);
    const auto read = parse_allowing(rule::uri_reference, text, allow_zone_ids);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->path().size(), max_text_size);
    EXPECT_TRUE(parse_path_allowing(text, allow_zone_ids));
}

// After an octet that is let through, the next 40 octets are read one by one, and the rest by a
// kernel.
TEST(parse_allowing, reads_the_rest_of_a_text_up_to_its_end) {
    guarded_pages pages(256);
    const allowances allowed = allowances("|%");
    for (std::size_t size = 0; size < 100; ++size) {
        for (const std::string_view last : {"", "%", "%4", "%41", "|"}) {
            const std::string text = "/a|" + std::string(size, 'a') + std::string(last);
            for (const std::string_view placed :
                 {pages.put_at_end(text), pages.put_at_begin(text)}) {
                const auto read = parse_allowing(rule::uri_reference, placed, allowed);
                ASSERT_TRUE(read) << text;
                EXPECT_EQ(read->path(), text);
                EXPECT_EQ(read->let_through().allows('%'), last == "%" || last == "%4") << text;
            }
        }
    }
}

// A delimiter stays a delimiter even if it is in the set.
TEST(parse_allowing, lets_no_delimiter_through) {
    const allowances delimiters(":/?#[]@%");
    EXPECT_EQ(in_names(parse_allowing(rule::uri_reference, "1:a", delimiters).error()),
              "colon-in-first-segment path 1");
}

TEST(parse_allowing, refuses_a_percent_sign_after_an_address) {
    for (const std::string_view text : {"//[::1]%", "//[::1]%41", "//[::1]%a]"}) {
        EXPECT_EQ(in_names(parse_allowing(rule::uri_reference, text, allow_zone_ids).error()),
                  "unexpected-character host 7");
    }
}

TEST(doc_examples, allow_hpp) {
    constexpr auto allowed = uriscan::allowances("[]|") | uriscan::allow_non_ascii;
    EXPECT_TRUE(allowed.allows('[') && allowed.allows('\xFC') && !allowed.allows('"'));
    const auto uri =
        uriscan::parse_allowing(uriscan::rule::uri, "http://h/?ids[]=1", uriscan::allowances("[]"))
            .value();
    EXPECT_TRUE(uri.query() == "ids[]=1" && !uri.is_strict());
    EXPECT_EQ(uri.let_through(), uriscan::allowances("[]"));
    EXPECT_EQ(uriscan::parse_path_allowing("//a|b?q", uriscan::allowances("|"))->path(), "//a|b");
    EXPECT_EQ(uriscan::parse_authority_allowing("[fe80::1%1]:443", uriscan::allow_zone_ids)->port(),
              "443");
}

TEST(parse_allowing, reads_no_octet_outside_of_the_text) {
    guarded_pages pages(100);
    for (const std::string_view text :
         {"//[::1%", "//[::1%a", "//[::1%25a", "s:%", "s:%4", "s:|"}) {
        for (const std::string_view placed : {pages.put_at_begin(text), pages.put_at_end(text)}) {
            EXPECT_FALSE(parse_allowing(rule::uri_reference, placed, allow_zone_ids)) << text;
        }
    }
    // With the octet after the text, the backslash would be a slash of an authority.
    const std::string_view backslash = std::string_view("\\/").substr(0, 1);
    EXPECT_TRUE(parse_allowing(rule::uri_reference, backslash, allowances("\\")));
}

}  // namespace
}  // namespace uriscan::tests
