// The C functions that write must write what the functions of C++ return, for each capacity of the
// buffer, and must write nothing before or after the buffer.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "c/texts.hpp"
#include "c/writing.hpp"
#include "uriscan/uriscan.h"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

TEST(c, normalizes_as_cxx_does) {
    for (const parsed_text& uri : parsed_texts()) {
        for (const std::uint32_t bits : {0U, 1U, 2U, 4U, 7U, 63U}) {
            const auto set = static_cast<normalization>(bits);
            const std::string expected(normalize(uri.view(), set)->text());
            ASSERT_EQ(normalized_size(uri.view(), set), expected.size()) << uri.text;
            ASSERT_NO_FATAL_FAILURE(expect_writes(expected, [&](char* to, std::size_t capacity,
                                                                std::size_t* needed) {
                return uriscan_normalize(&uri.at, uri.text.data(), bits, to, capacity, needed);
            })) << uri.text;
        }
    }
}

TEST(c, compares_as_cxx_does) {
    std::vector<parsed_text> uris = parsed_texts();
    std::size_t equal = 0;
    for (std::size_t i = 0; i < uris.size(); ++i) {
        const parsed_text& a = uris[i];
        const std::string normal(normalize(a.view(), normalization::scheme_based)->text());
        const uri_view normal_view = parse_uri_reference(normal).value();
        uriscan_uri normal_uri;
        ASSERT_EQ(uriscan_parse(0, normal.data(), normal.size(), &normal_uri, nullptr), URISCAN_OK);
        for (const std::uint32_t bits : {0U, 7U, 63U, 127U}) {
            const bool expected =
                equivalent(a.view(), normal_view, static_cast<normalization>(bits));
            equal += expected ? 1 : 0;
            ASSERT_EQ(uriscan_equivalent(&a.at, a.text.data(), &normal_uri, normal.data(), bits),
                      expected ? 1 : 0);
        }
        ASSERT_EQ(uriscan_equivalent(&a.at, a.text.data(), &a.at, a.text.data(), 128), 0);
        ASSERT_EQ(uriscan_same_origin(&a.at, a.text.data(), &a.at, a.text.data()),
                  has_opaque_origin(a.view()) ? 0 : 1);
        ASSERT_NO_FATAL_FAILURE(expect_writes(
            origin(a.view()).text(), [&](char* to, std::size_t capacity, std::size_t* needed) {
                return uriscan_origin(&a.at, a.text.data(), to, capacity, needed);
            }));
    }
    EXPECT_GT(equal, uris.size());
    EXPECT_LT(equal, 4 * uris.size());
}

TEST(c, resolves_as_cxx_does) {
    const std::string bases[] = {"http://a/b/c/d;p?q", "http://h",   "s:/a/b/../c",
                                 "mailto:x",           "s:a/b//./c", "b/c"};
    for (const std::string& base_text : bases) {
        uriscan_uri base;
        ASSERT_EQ(uriscan_parse(0, base_text.data(), base_text.size(), &base, nullptr), URISCAN_OK);
        const uri_view base_view = parse_uri_reference(base_text).value();
        for (const parsed_text& reference : parsed_texts()) {
            for (std::uint32_t flags = 0; flags < 4; ++flags) {
                const resolve_options options = {(flags & 1) != 0, (flags & 2) != 0};
                const auto write = [&](char* to, std::size_t capacity, std::size_t* needed) {
                    return uriscan_resolve(&base, base_text.data(), &reference.at,
                                           reference.text.data(), flags, to, capacity, needed);
                };
                const result<uri> target = resolve(base_view, reference.view(), options);
                const result<std::size_t> size =
                    resolved_size(base_view, reference.view(), options);
                ASSERT_EQ(size.has_value(), target.has_value()) << reference.text;
                if (target) {
                    ASSERT_EQ(*size, target->text().size()) << base_text << ' ' << reference.text;
                    ASSERT_NO_FATAL_FAILURE(expect_writes(target->text(), write)) << reference.text;
                } else {
                    ASSERT_EQ(size.error(), target.error());
                    ASSERT_NO_FATAL_FAILURE(expect_fails(name_of(target.error().reason), write))
                        << reference.text;
                }
            }
        }
    }
}

constexpr encode_for parts[] = {encode_for::user_name,
                                encode_for::password,
                                encode_for::host,
                                encode_for::segment,
                                encode_for::segment_without_colon,
                                encode_for::path,
                                encode_for::query,
                                encode_for::query_parameter,
                                encode_for::fragment,
                                encode_for::unreserved};

TEST(c, encodes_and_decodes_as_cxx_does) {
    for (const std::string& text : texts_for_c()) {
        for (std::int32_t part = 0; part < 10; ++part) {
            ASSERT_NO_FATAL_FAILURE(expect_writes(
                encode(text, parts[part]),
                [&](char* to, std::size_t capacity, std::size_t* needed) {
                    return uriscan_encode(part, text.data(), text.size(), to, capacity, needed);
                }))
                << text;
        }
        uriscan_error error;
        const auto write = [&](char* to, std::size_t capacity, std::size_t* needed) {
            return uriscan_decode(text.data(), text.size(), to, capacity, needed, &error);
        };
        const result<std::string> decoded = decode(text);
        if (decoded) {
            ASSERT_NO_FATAL_FAILURE(expect_writes(*decoded, write)) << text;
        } else {
            ASSERT_NO_FATAL_FAILURE(expect_fails("malformed-percent-encoding", write)) << text;
            ASSERT_EQ(error.offset, decoded.error().offset);
        }
    }
    EXPECT_EQ(uriscan_encode(10, "", 0, nullptr, 0, nullptr), URISCAN_INVALID_ARGUMENT);
}

TEST(c, repairs_as_cxx_does) {
    std::size_t repaired = 0;
    for (const std::string& text : texts_for_c()) {
        for (const std::uint32_t allowed : {0U, 511U, 2047U}) {
            uriscan_error error;
            const auto write = [&](char* to, std::size_t capacity, std::size_t* needed) {
                return uriscan_repair(text.data(), text.size(), allowed, to, capacity, needed,
                                      &error);
            };
            const auto expected = repair(text, static_cast<repairs>(allowed));
            const auto size = repaired_size(text, static_cast<repairs>(allowed));
            ASSERT_EQ(size.has_value(), expected.has_value());
            if (expected) {
                repaired += expected->deviations.empty() ? 0 : 1;
                ASSERT_EQ(*size, expected->uri.text().size());
                ASSERT_NO_FATAL_FAILURE(expect_writes(expected->uri.text(), write)) << text;
                ASSERT_EQ(error.status, URISCAN_OK);
            } else {
                ASSERT_EQ(size.error(), expected.error());
                ASSERT_NO_FATAL_FAILURE(expect_fails(name_of(expected.error().reason), write));
                ASSERT_EQ(error.offset, expected.error().offset) << text;
                ASSERT_EQ(uriscan_component_name(error.component),
                          name_of(expected.error().component));
            }
        }
    }
    EXPECT_GT(repaired, 500U);
}

redact_options options_of(std::uint32_t flags) {
    redact_options options;
    options.userinfo = (flags & 4) != 0   ? secret_userinfo::none
                       : (flags & 2) != 0 ? secret_userinfo::password
                                          : secret_userinfo::all;
    options.fragment = (flags & 8) != 0;
    options.paths = (flags & 16) == 0;
    options.closed = (flags & 32) != 0;
    options.shapes = (flags & 64) == 0;
    return options;
}

void compare_redaction(const std::string& text, std::uint32_t flags) {
    const redactor redactor(options_of(flags));
    const bool is_reference = (flags & URISCAN_REDACT_REFERENCE) != 0;
    std::string expected;
    const redaction counts =
        is_reference ? redactor.redact_reference(text, expected) : redactor.redact(text, expected);
    std::size_t secrets = 99;
    ASSERT_NO_FATAL_FAILURE(
        expect_writes(expected, [&](char* to, std::size_t capacity, std::size_t* needed) {
            return uriscan_redact(text.data(), text.size(), flags, to, capacity, needed, &secrets);
        }));
    ASSERT_EQ(secrets, counts.secrets);
    std::string masked = text, expected_mask = text;
    is_reference ? redactor.mask_reference(expected_mask) : redactor.mask(expected_mask);
    ASSERT_EQ(uriscan_mask(masked.data(), masked.size(), flags, &secrets), URISCAN_OK);
    ASSERT_EQ(masked, expected_mask);
    ASSERT_EQ(secrets, counts.secrets);
}

TEST(c, redacts_as_cxx_does) {
    const std::string secrets = "http://u:p@h/hook?token=a&b=c#access_token=d";
    const std::string token = "http://h/ghp_0123456789abcdefghijklmnopqrstuvwxyz";
    const std::string secret_path = "https://hooks.slack.com/services/T1/B2/c3d4e5f6g7h8";
    for (std::uint32_t flags = 0; flags < 128; ++flags) {
        ASSERT_NO_FATAL_FAILURE(compare_redaction(token, flags)) << flags;
        ASSERT_NO_FATAL_FAILURE(compare_redaction(secrets, flags)) << flags;
        ASSERT_NO_FATAL_FAILURE(compare_redaction(secret_path, flags)) << flags;
    }
    for (const std::string& text : texts_for_c()) {
        ASSERT_NO_FATAL_FAILURE(compare_redaction(text + "?token=a", 0)) << text;
        ASSERT_NO_FATAL_FAILURE(compare_redaction(text, URISCAN_REDACT_REFERENCE)) << text;
    }
}

// The results come from docs/redact.md, not from the C++ functions.
TEST(c, replaces_all_data_in_the_closed_mode) {
    struct closed_case {
        std::string text;
        std::uint32_t flags;
        std::string expected;
        std::string masked;
    };
    const std::string uri = "see http://u:p@h:1/a/b9b9b9;c=d?q=s,t&x9x9x9=r&v#f end";
    const closed_case cases[] = {
        {uri, URISCAN_REDACT_CLOSED,
         "see http://REDACTED@h:1/a/REDACTED;c=REDACTED?q=REDACTED&REDACTED=REDACTED&REDACTED"
         "#REDACTED end",
         "see http://xxx@h:1/a/xxxxxx;c=x?q=xxx&xxxxxx=x&x#x end"},
        {uri, URISCAN_REDACT_CLOSED | URISCAN_REDACT_KEEP_USER,
         "see http://u:REDACTED@h:1/a/REDACTED;c=REDACTED?q=REDACTED&REDACTED=REDACTED&REDACTED"
         "#REDACTED end",
         "see http://u:x@h:1/a/xxxxxx;c=x?q=xxx&xxxxxx=x&x#x end"},
        {"a=b&c=d", URISCAN_REDACT_CLOSED | URISCAN_REDACT_REFERENCE, "a=REDACTED&c=REDACTED",
         "a=x&c=x"},
        {"a=b&c=d", URISCAN_REDACT_CLOSED, "a=b&c=d", "a=b&c=d"},
        {"mailto:me@h", URISCAN_REDACT_CLOSED, "mailto:REDACTED", "mailto:xxxx"},
        {uri, 0, "see http://REDACTED@h:1/a/b9b9b9;c=d?q=s,t&x9x9x9=r&v#f end",
         "see http://xxx@h:1/a/b9b9b9;c=d?q=s,t&x9x9x9=r&v#f end"}};
    for (const auto& each : cases) {
        ASSERT_NO_FATAL_FAILURE(
            expect_writes(each.expected, [&](char* to, std::size_t capacity, std::size_t* needed) {
                return uriscan_redact(each.text.data(), each.text.size(), each.flags, to, capacity,
                                      needed, nullptr);
            }));
        std::string masked = each.text;
        ASSERT_EQ(uriscan_mask(masked.data(), masked.size(), each.flags, nullptr), URISCAN_OK);
        ASSERT_EQ(masked, each.masked);
    }
}

TEST(c, describes_errors_as_cxx_does) {
    for (const std::string& text : texts_for_c()) {
        uriscan_error error;
        if (uriscan_parse(URISCAN_RULE_URI, text.data(), text.size(), nullptr, &error) ==
            URISCAN_OK) {
            continue;
        }
        const uri_error expected = parse_uri(text).error();
        const std::string sentence = describe(expected, text);
        ASSERT_LT(sentence.size(), URISCAN_DESCRIPTION_CAPACITY);
        ASSERT_NO_FATAL_FAILURE(
            expect_writes(sentence, [&](char* to, std::size_t capacity, std::size_t* needed) {
                return uriscan_describe(&error, text.data(), text.size(), to, capacity, needed);
            }));
        ASSERT_NO_FATAL_FAILURE(expect_writes(
            describe(expected), [&](char* to, std::size_t capacity, std::size_t* needed) {
                return uriscan_describe(&error, nullptr, 0, to, capacity, needed);
            }));
    }
    for (const uriscan_error& unknown : {uriscan_error{0, 0, 0}, uriscan_error{0, 65, 4},
                                         uriscan_error{0, 9, 7}, uriscan_error{0, 9, -1}}) {
        ASSERT_NO_FATAL_FAILURE(expect_fails(
            "invalid-argument", [&](char* to, std::size_t capacity, std::size_t* needed) {
                return uriscan_describe(&unknown, "a", 1, to, capacity, needed);
            }));
    }
}

TEST(c, unescapes_as_cxx_does) {
    for (const std::string_view text :
         {R"(http:\/\/h\/a)", R"(a:\/\/b)", R"(http:\/\/h\/a?b=\/)"}) {
        const std::string original(text);
        std::string expected = original;
        expected.erase(std::remove(expected.begin(), expected.end(), '\\'), expected.end());
        ASSERT_NO_FATAL_FAILURE(
            expect_writes(expected, [&](char* to, std::size_t capacity, std::size_t* needed) {
                return uriscan_unescape(original.data(), original.size(), to, capacity, needed);
            }));
    }
}

TEST(c, defangs_as_cxx_does) {
    const std::string text = "https://u@a.b.c/d.e";
    uriscan_uri uri;
    ASSERT_EQ(uriscan_parse(URISCAN_RULE_URI, text.data(), text.size(), &uri, nullptr), URISCAN_OK);
    const std::string defanged = defang(*parse_uri(text));
    expect_writes(defanged, [&](char* to, std::size_t capacity, std::size_t* needed) {
        return uriscan_defang(&uri, text.data(), to, capacity, needed);
    });
    expect_writes(text, [&](char* to, std::size_t capacity, std::size_t* needed) {
        return uriscan_refang(defanged.data(), defanged.size(), to, capacity, needed);
    });
}

}  // namespace
}  // namespace uriscan::tests
