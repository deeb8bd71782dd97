// The C functions for IRIs must give the same as the functions of C++.  Other tests compare the
// functions of C++ with RFC 3987 and with a slow reference.
#include <gtest/gtest.h>

#include <cctype>
#include <cstring>
#include <iterator>
#include <string>
#include <vector>

#include "c/writing.hpp"
#include "operations/reference/planted.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/uriscan_iri.h"

namespace uriscan::tests {
namespace {

constexpr iri_rule rules_of_iris[] = {iri_rule::iri_reference, iri_rule::iri,
                                      iri_rule::absolute_iri, iri_rule::relative_iri_ref};
constexpr uriscan_iri filled = {{9, 9, 9, 9, 9, 9, 9, 9}};

void expect_components(const uriscan_uri& found, const uri_components& expected, std::size_t size) {
    const uri_components at = {found.scheme_end, found.host_begin, found.host_end,
                               found.path_begin, found.path_end,   found.query_end};
    ASSERT_EQ(at, expected);
    ASSERT_EQ(found.size, size);
    ASSERT_EQ(found.form, 0U);
}

// Texts with many scripts, valid or not.
std::vector<std::string> texts() {
    std::vector<std::string> all = texts_for_c();
    slow::planter planter(7);
    for (int i = 0; i < 1500; ++i) {
        all.push_back(planter.iri().text);
        all.push_back(planter.iri().uri);
        all.push_back(planter.broken_iri().text);
    }
    return all;
}

struct parsed_iri {
    std::string text;
    uriscan_iri at;
    iri_view view() const { return parse_iri_reference(text).value(); }
};

std::vector<parsed_iri> iris() {
    std::vector<parsed_iri> all;
    for (const std::string& text : texts()) {
        uriscan_iri iri;
        if (uriscan_iri_parse(URISCAN_RULE_IRI_REFERENCE, text.data(), text.size(), &iri,
                              nullptr) == URISCAN_OK) {
            all.push_back({text, iri});
        }
    }
    return all;
}

constexpr uriscan_rule number_of(iri_rule rule) {
    return static_cast<uriscan_rule>(static_cast<int>(rule) + URISCAN_RULE_IRI_REFERENCE);
}

TEST(c_iri, is_parsed_in_chunks_as_in_one_piece) {
    std::size_t valid = 0;
    for (const std::string& text : texts()) {
        const iri_rule rule = rules_of_iris[text.size() % std::size(rules_of_iris)];
        uriscan_iri expected = filled;
        uriscan_error expected_error = {9, 9, 9};
        const uriscan_status wanted = uriscan_iri_parse(number_of(rule), text.data(), text.size(),
                                                        &expected, &expected_error);
        valid += wanted == URISCAN_OK ? 1 : 0;
        for (std::size_t cut = 0; cut <= text.size(); cut += 1 + text.size() / 16) {
            uriscan_iri_push push;
            ASSERT_EQ(uriscan_iri_push_start(&push, number_of(rule)), URISCAN_OK);
            const int goes_on = uriscan_iri_push_feed(&push, text.data(), cut);
            ASSERT_TRUE(uriscan_iri_push_feed(&push, text.data() + cut, text.size() - cut) == 0 ||
                        goes_on == 1);
            uriscan_iri iri = filled;
            uriscan_error error = {9, 9, 9};
            ASSERT_EQ(uriscan_iri_push_finish(&push, &iri, &error), wanted) << text;
            ASSERT_EQ(std::memcmp(&iri, &expected, sizeof iri), 0) << text;
            ASSERT_EQ(error.offset, expected_error.offset) << text;
            ASSERT_EQ(error.status, expected_error.status) << text;
            ASSERT_EQ(error.component, expected_error.component) << text;
        }
    }
    EXPECT_GT(valid, 1000U);
}

TEST(c_iri, is_parsed_as_by_cxx) {
    for (const std::string& text : texts()) {
        for (const iri_rule rule : rules_of_iris) {
            const uriscan_rule number = number_of(rule);
            const auto expected = parse(rule, text);
            uriscan_iri iri = filled;
            uriscan_error error = {9, 9, 9};
            const uriscan_status status =
                uriscan_iri_parse(number, text.data(), text.size(), &iri, &error);
            ASSERT_EQ(uriscan_status_name(status),
                      expected ? "ok" : name_of(expected.error().reason));
            ASSERT_EQ(error.status, status);
            ASSERT_EQ(error.offset, expected ? 0 : expected.error().offset);
            if (!expected) {
                ASSERT_EQ(uriscan_component_name(error.component),
                          name_of(expected.error().component));
            }
            ASSERT_NO_FATAL_FAILURE(
                expect_components(iri.parts, expected ? expected->components() : uri_components(),
                                  expected ? text.size() : 0));
        }
    }
}

TEST(c_iri, becomes_a_uri_and_comes_back_as_by_cxx) {
    std::size_t count = 0;
    for (const parsed_iri& iri : iris()) {
        SCOPED_TRACE(iri.text);
        const auto uri = to_uri(iri.view()).value();
        expect_writes(std::string(uri.text()), [&](char* to, std::size_t capacity,
                                                   std::size_t* needed) {
            uriscan_uri found = filled.parts;
            uriscan_error error = {9, 9, 9};
            const uriscan_status status = uriscan_to_uri(&iri.at, iri.text.data(), nullptr, nullptr,
                                                         to, capacity, needed, &found, &error);
            EXPECT_EQ(error.status, status);
            const bool ok = status == URISCAN_OK;
            expect_components(found, ok ? uri.view().components() : uri_components(),
                              ok ? uri.text().size() : 0);
            return status;
        });
        const std::string back = to_iri(iri.view());
        const uri_components at = parse_iri_reference(back).value().components();
        expect_writes(back, [&](char* to, std::size_t capacity, std::size_t* needed) {
            uriscan_iri found = filled;
            const uriscan_status status =
                uriscan_to_iri(&iri.at, iri.text.data(), to, capacity, needed, &found);
            const bool ok = status == URISCAN_OK;
            expect_components(found.parts, ok ? at : uri_components(), ok ? back.size() : 0);
            return status;
        });
        ASSERT_FALSE(testing::Test::HasFailure());
        ++count;
    }
    EXPECT_GT(count, 3000U);
}

TEST(c_iri, is_normalized_and_compared_as_by_cxx) {
    const std::vector<parsed_iri> all = iris();
    for (std::size_t i = 0; i < all.size(); i += 5) {
        const parsed_iri& iri = all[i];
        const parsed_iri& other = all[i * i % all.size()];
        for (const std::uint32_t rules : {0U, 7U, 63U}) {
            std::string buffer(3 * iri.text.size() + 9, ' ');
            const std::string normal(
                normalize(iri.view(), buffer, static_cast<normalization>(rules)).value().text());
            ASSERT_NO_FATAL_FAILURE(expect_writes(normal, [&](char* to, std::size_t capacity,
                                                              std::size_t* needed) {
                return uriscan_iri_normalize(&iri.at, iri.text.data(), rules, to, capacity, needed);
            }));
            const auto parsed = parse_iri_reference(normal).value().components();
            const uriscan_iri at = {{parsed.scheme_end, parsed.host_begin, parsed.host_end,
                                     parsed.path_begin, parsed.path_end, parsed.query_end,
                                     static_cast<std::uint32_t>(normal.size()), 0}};
            ASSERT_EQ(uriscan_iri_equivalent(&iri.at, iri.text.data(), &at, normal.data(), rules),
                      1);
        }
        ASSERT_EQ(uriscan_iri_equivalent(&iri.at, iri.text.data(), &other.at, other.text.data(), 7),
                  equivalent(iri.view(), other.view()) ? 1 : 0);
    }
}

TEST(c_iri, is_resolved_as_by_cxx) {
    const std::vector<parsed_iri> all = iris();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const parsed_iri& base = all[i * 7 % all.size()];
        std::string buffer(base.text.size() + all[i].text.size() + 9, ' ');
        const auto expected = resolve(base.view(), all[i].view(), buffer);
        const auto write = [&](char* to, std::size_t capacity, std::size_t* needed) {
            return uriscan_iri_resolve(&base.at, base.text.data(), &all[i].at, all[i].text.data(),
                                       0, to, capacity, needed);
        };
        if (expected) {
            ASSERT_NO_FATAL_FAILURE(expect_writes(std::string(expected->text()), write));
        } else {
            ASSERT_NO_FATAL_FAILURE(expect_fails(name_of(expected.error().reason), write));
        }
    }
}

// The text that the caller's function for hosts writes.
struct written_host {
    std::string text;
    uriscan_status status = URISCAN_OK;
    int calls = 0;
};

uriscan_status write_host(const char* host, std::size_t size, char* to, std::size_t capacity,
                          std::size_t* needed, void* context) {
    auto& written = *static_cast<written_host*>(context);
    ++written.calls;
    EXPECT_EQ(std::string_view(host, size), "\xC3\xA9.org");
    *needed = written.text.size();
    if (written.text.size() <= capacity) {
        written.text.copy(to, capacity);
    }
    return written.status;
}

class c_iri_with_function : public testing::Test {
protected:
    const std::string text_ = "http://u\xC3\xA9@\xC3\xA9.org:1/\xC3\xA9?q#f";
    uriscan_iri iri_ = {};

    void SetUp() override {
        ASSERT_EQ(uriscan_iri_parse(URISCAN_RULE_IRI, text_.data(), text_.size(), &iri_, nullptr),
                  URISCAN_OK);
    }
    write_function writes(written_host& host) {
        return [this, &host](char* to, std::size_t capacity, std::size_t* needed) {
            return uriscan_to_uri(&iri_, text_.data(), write_host, &host, to, capacity, needed,
                                  nullptr, nullptr);
        };
    }
};

TEST_F(c_iri_with_function, gets_the_host_that_the_function_writes) {
    for (const std::string text :
         {"xn--9ca.org", "x", "a.long.name.that.is.longer.than.triplets"}) {
        written_host host{text};
        expect_writes("http://u%C3%A9@" + text + ":1/%C3%A9?q#f", writes(host));
    }
}

TEST_F(c_iri_with_function, fails_if_the_function_fails) {
    for (const uriscan_status status :
         {URISCAN_NOT_A_HOST_NAME + 0, URISCAN_HOST_NAME_TOO_LONG + 0, URISCAN_TOO_LONG + 0}) {
        written_host host{"x", status};
        expect_fails(uriscan_status_name(status), writes(host));
    }
}

// A status need not stand for a reason.
TEST_F(c_iri_with_function, returns_each_status_of_the_function) {
    for (const uriscan_status status :
         {URISCAN_UNEXPECTED_CHARACTER + 0, URISCAN_INVALID_ARGUMENT + 0, URISCAN_NO_MATCH + 0,
          URISCAN_OUT_OF_MEMORY + 0, 9999, -1}) {
        for (const std::size_t capacity : {0U, 10U, 100U}) {
            written_host host{"x", status};
            char to[100];
            uriscan_error error;
            EXPECT_EQ(uriscan_to_uri(&iri_, text_.data(), write_host, &host, to, capacity, nullptr,
                                     nullptr, &error),
                      status);
            EXPECT_EQ(error.status, status);
            EXPECT_EQ(error.component, URISCAN_COMPONENT_HOST);
        }
    }
}

// The functions of C that write return URISCAN_BUFFER_TOO_SMALL for a name that does not fit.
TEST_F(c_iri_with_function, can_say_that_the_name_does_not_fit) {
    for (const std::size_t capacity : {0U, 10U, 20U}) {
        written_host host{"a.long.name", URISCAN_BUFFER_TOO_SMALL};
        char to[20];
        std::size_t needed = 0;
        EXPECT_EQ(uriscan_to_uri(&iri_, text_.data(), write_host, &host, to, capacity, &needed,
                                 nullptr, nullptr),
                  URISCAN_BUFFER_TOO_SMALL);
        EXPECT_EQ(needed, std::strlen("http://u%C3%A9@a.long.name:1/%C3%A9?q#f"));
    }
}

TEST_F(c_iri_with_function, refuses_what_is_no_host) {
    written_host host{"a/b"};
    char to[100];
    uriscan_error error;
    uriscan_uri uri = filled.parts;
    EXPECT_EQ(uriscan_to_uri(&iri_, text_.data(), write_host, &host, to, sizeof to, nullptr, &uri,
                             &error),
              URISCAN_UNEXPECTED_CHARACTER);
    EXPECT_EQ(error.component, URISCAN_COMPONENT_HOST);
    EXPECT_EQ(error.offset, iri_.parts.host_begin);
    EXPECT_EQ(uri.size, 0U);
}

TEST_F(c_iri_with_function, is_not_called_for_a_host_in_ascii) {
    const std::string ascii = "http://h/\xC3\xA9";
    written_host host{"x"};
    ASSERT_EQ(uriscan_iri_parse(URISCAN_RULE_IRI, ascii.data(), ascii.size(), &iri_, nullptr),
              URISCAN_OK);
    expect_writes("http://h/%C3%A9", [&](char* to, std::size_t capacity, std::size_t* needed) {
        return uriscan_to_uri(&iri_, ascii.data(), write_host, &host, to, capacity, needed, nullptr,
                              nullptr);
    });
    EXPECT_EQ(host.calls, 0);
}

TEST(c_iri, has_rules_of_its_own) {
    uriscan_iri iri = filled;
    uriscan_error error;
    for (const uriscan_rule unknown : {URISCAN_RULE_URI + 0, 31, 36, -1, 32 + 256}) {
        EXPECT_EQ(uriscan_iri_parse(unknown, "a:", 2, &iri, &error), URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(iri.parts.size, 0U);
        EXPECT_EQ(error.status, URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(uriscan_iri_parse(unknown, "a:", 2, nullptr, nullptr), URISCAN_INVALID_ARGUMENT);
    }
    for (const iri_rule rule : rules_of_iris) {
        const int number = static_cast<int>(rule) + URISCAN_RULE_IRI_REFERENCE;
        EXPECT_EQ(uriscan_rule_name(number), name_of(rule));
        EXPECT_EQ(uriscan_parse(number, "a:", 2, nullptr, nullptr), URISCAN_INVALID_ARGUMENT);
    }
}

TEST(c_iri, has_less_than_4_gib) {
    uriscan_iri iri = filled;
    uriscan_error error;
    EXPECT_EQ(uriscan_iri_parse(URISCAN_RULE_IRI_REFERENCE, "", std::size_t{1} << 32, &iri, &error),
              URISCAN_TOO_LONG);
    EXPECT_EQ(error.offset, UINT32_MAX);
}

TEST(c_iri, reads_null_as_the_empty_reference) {
    uriscan_iri iri = filled;
    EXPECT_EQ(uriscan_iri_parse(URISCAN_RULE_IRI_REFERENCE, nullptr, 0, &iri, nullptr), URISCAN_OK);
    EXPECT_EQ(iri.parts.size, 0U);
    EXPECT_EQ(uriscan_iri_parse(URISCAN_RULE_IRI, nullptr, 0, nullptr, nullptr),
              URISCAN_MISSING_SCHEME);
    EXPECT_EQ(
        uriscan_to_uri(&iri, nullptr, nullptr, nullptr, nullptr, 0, nullptr, nullptr, nullptr),
        URISCAN_OK);
    EXPECT_EQ(uriscan_to_iri(&iri, nullptr, nullptr, 0, nullptr, nullptr), URISCAN_OK);
    EXPECT_EQ(uriscan_iri_normalize(&iri, nullptr, 7, nullptr, 0, nullptr), URISCAN_OK);
    EXPECT_EQ(uriscan_iri_equivalent(&iri, nullptr, &iri, nullptr, 7), 1);
    EXPECT_EQ(uriscan_iri_resolve(&iri, nullptr, &iri, nullptr, 0, nullptr, 0, nullptr),
              URISCAN_BASE_WITHOUT_SCHEME);
}

// A reason that is added to the library must get a constant of C.
TEST(c, has_a_status_for_each_reason) {
    int reasons = 0;
    for (int i = 0; i < 256; ++i) {
        const std::string_view name = name_of(static_cast<error_reason>(i));
        if (name.empty()) {
            continue;
        }
        ++reasons;
        int found = 0;
        for (uriscan_status status = 0; status < 1000; ++status) {
            found += uriscan_status_name(status) == name ? 1 : 0;
        }
        EXPECT_EQ(found, 1) << name;
    }
    EXPECT_GE(reasons, 34);
}

}  // namespace
}  // namespace uriscan::tests
