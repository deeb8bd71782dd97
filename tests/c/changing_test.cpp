// The C functions that change URIs must write what the functions of C++ return.  The tests of
// operations compare the functions of C++ with slow references.
#include <gtest/gtest.h>

#include "c/changing.hpp"

namespace uriscan::tests {
namespace {

TEST(c, sets_components_as_cxx_does) {
    std::size_t changed = 0;
    for (const parsed_text& uri : texts_to_change()) {
        for (const std::string& value : values()) {
            for (int which = 0; which < 7; ++which) {
                for (std::uint32_t flags = 0; flags < 4; ++flags) {
                    const auto expected = with_component(
                        uri.view(), static_cast<component>(which), value,
                        (flags & URISCAN_CHANGE_DATA) != 0 ? given_as::data : given_as::text,
                        (flags & URISCAN_CHANGE_REPAIR_PATH) != 0 ? ambiguity::repair
                                                                  : ambiguity::refuse);
                    changed += expected ? 1 : 0;
                    ASSERT_NO_FATAL_FAILURE(
                        expect_same(expected,
                                    [&](char* to, std::size_t capacity, std::size_t* needed,
                                        uriscan_uri* made, uriscan_error* error) {
                                        return uriscan_with(&uri.at, uri.text.data(), which,
                                                            value.data(), value.size(), flags, to,
                                                            capacity, needed, made, error);
                                    }))
                        << uri.text << ", component " << which << ": " << value;
                }
            }
        }
    }
    EXPECT_GT(changed, 1000U);
}

TEST(c, removes_components_as_cxx_does) {
    for (const parsed_text& uri : texts_to_change()) {
        for (int which = 0; which < 8; ++which) {
            for (const std::uint32_t flags : {0U, std::uint32_t{URISCAN_CHANGE_REPAIR_PATH}}) {
                const auto removed = which == URISCAN_COMPONENT_AUTHORITY
                                         ? component::host
                                         : static_cast<component>(which);
                const auto expected = without_component(
                    uri.view(), removed, flags != 0 ? ambiguity::repair : ambiguity::refuse);
                ASSERT_NO_FATAL_FAILURE(
                    expect_same(expected,
                                [&](char* to, std::size_t capacity, std::size_t* needed,
                                    uriscan_uri* made, uriscan_error* error) {
                                    return uriscan_without(&uri.at, uri.text.data(), which, flags,
                                                           to, capacity, needed, made, error);
                                }))
                    << uri.text << ", component " << which;
            }
        }
    }
}

TEST(c, changes_parameters_as_cxx_does) {
    for (const parsed_text& uri : texts_to_change()) {
        for (const std::string& text : values()) {
            for (const std::uint32_t flags : {0U, 1U, 4U, 5U}) {
                const given_as given = (flags & 1) != 0 ? given_as::data : given_as::text;
                const plus_sign plus = (flags & 4) != 0 ? plus_sign::space : plus_sign::kept;
                for (const char* const value : {"", "a&b", static_cast<const char*>(nullptr)}) {
                    const std::string_view view =
                        value != nullptr ? std::string_view(value) : std::string_view();
                    ASSERT_NO_FATAL_FAILURE(expect_same(
                        with_parameter(uri.view(), text, view, given, plus),
                        [&](char* to, std::size_t capacity, std::size_t* needed, uriscan_uri* made,
                            uriscan_error* error) {
                            return uriscan_with_parameter(&uri.at, uri.text.data(), text.data(),
                                                          text.size(), value, view.size(), flags,
                                                          to, capacity, needed, made, error);
                        }))
                        << uri.text << ", " << text;
                }
                ASSERT_NO_FATAL_FAILURE(expect_same(
                    without_parameter(uri.view(), text, given, plus),
                    [&](char* to, std::size_t capacity, std::size_t* needed, uriscan_uri* made,
                        uriscan_error* error) {
                        return uriscan_without_parameter(&uri.at, uri.text.data(), text.data(),
                                                         text.size(), flags, to, capacity, needed,
                                                         made, error);
                    }))
                    << uri.text << ", " << text;
            }
        }
    }
}

TEST(c, relativizes_as_cxx_does) {
    const std::vector<parsed_text> texts = texts_to_change();
    std::size_t found = 0;
    for (const parsed_text& base : texts) {
        for (std::size_t i = 0; i < texts.size(); i += 3) {
            const parsed_text& target = texts[i];
            const auto expected = relativize(base.view(), target.view());
            found += expected ? 1 : 0;
            ASSERT_NO_FATAL_FAILURE(
                expect_same(expected,
                            [&](char* to, std::size_t capacity, std::size_t* needed,
                                uriscan_uri* made, uriscan_error* error) {
                                return uriscan_relativize(&base.at, base.text.data(), &target.at,
                                                          target.text.data(), to, capacity, needed,
                                                          made, error);
                            }))
                << base.text << ' ' << target.text;
        }
    }
    EXPECT_GT(found, 100U);
}

// The results are worked out by hand, from sections 3.3, 4.2 and 5.3.  "!" and a name stand for an
// error.
TEST(c, changes_uris_that_are_hard_to_change) {
    const uriscan_component scheme = URISCAN_COMPONENT_SCHEME, host = URISCAN_COMPONENT_HOST;
    const uriscan_component path = URISCAN_COMPONENT_PATH, user = URISCAN_COMPONENT_USERINFO;
    struct {
        std::string uri;
        uriscan_component which;
        std::optional<std::string> value;
        std::string refusing, repairing;
    } const cases[] = {
        {"s://h//p", host, {}, "!path-begins-with-slashes", "s:/.//p"},
        {"s://u:p@h:1/p", host, {}, "s:/p", "s:/p"},
        {"//u@h:1", host, {}, "", ""},
        {"s:a:b", scheme, {}, "!colon-in-first-segment", "./a:b"},
        {"s:/a:b", scheme, {}, "/a:b", "/a:b"},
        {"s:a/b:c", scheme, {}, "a/b:c", "a/b:c"},
        {"s::", scheme, {}, "!colon-in-first-segment", "./:"},
        {"s:/.//p", scheme, {}, "/.//p", "/.//p"},
        {"s:a", host, "h", "!path-not-absolute", "s://h/a"},
        {"s:", host, "", "s://", "s://"},
        {"s:/.//p", host, "h", "s://h/.//p", "s://h/.//p"},
        {"?q", host, "%00", "//%00?q", "//%00?q"},
        {"/p", user, "u", "!missing-host", "!missing-host"},
        {"//h", user, "", "//@h", "//@h"},
        {"//h", user, "a@b", "!unexpected-character", "!unexpected-character"},
        {"/a", path, "//x", "!path-begins-with-slashes", "/.//x"},
        {"//h/a", path, "//x", "//h//x", "//h//x"},
        {"//h/a", path, "x", "!path-not-absolute", "//h/x"},
        {"//h/a", path, "", "//h", "//h"},
        {"/a", path, ":", "!colon-in-first-segment", "./:"},
        {"/a", path, "a%2", "!malformed-percent-encoding", "!malformed-percent-encoding"},
        {"/a", scheme, "", "!unexpected-end", "!unexpected-end"},
        {"/a", scheme, "1s", "!unexpected-character", "!unexpected-character"},
        {"//h", URISCAN_COMPONENT_PORT, "80a", "!unexpected-character", "!unexpected-character"},
        {"//[::1]:1", URISCAN_COMPONENT_PORT, {}, "//[::1]", "//[::1]"},
        {"s:?#", URISCAN_COMPONENT_QUERY, {}, "s:#", "s:#"},
        {"s:?#", URISCAN_COMPONENT_FRAGMENT, {}, "s:?", "s:?"}};
    for (const auto& each : cases) {
        uriscan_uri uri;
        ASSERT_EQ(uriscan_parse(0, each.uri.data(), each.uri.size(), &uri, nullptr), URISCAN_OK);
        for (const std::uint32_t flags : {0U, std::uint32_t{URISCAN_CHANGE_REPAIR_PATH}}) {
            const std::string& expected = flags == 0 ? each.refusing : each.repairing;
            const auto write = [&](char* to, std::size_t capacity, std::size_t* needed) {
                return each.value ? uriscan_with(&uri, each.uri.data(), each.which,
                                                 each.value->data(), each.value->size(), flags, to,
                                                 capacity, needed, nullptr, nullptr)
                                  : uriscan_without(&uri, each.uri.data(), each.which, flags, to,
                                                    capacity, needed, nullptr, nullptr);
            };
            ASSERT_NO_FATAL_FAILURE(expected.starts_with('!')
                                        ? expect_fails(expected.substr(1), write)
                                        : expect_writes(expected, write))
                << each.uri << ", component " << each.which;
        }
    }
}

// Texts of some forms are no references: an authority alone, and "*".
TEST(c, changes_only_references) {
    for (const uriscan_rule form : {+URISCAN_RULE_ORIGIN_FORM, +URISCAN_RULE_AUTHORITY_FORM,
                                    +URISCAN_RULE_ASTERISK_FORM, +URISCAN_RULE_HOST_FIELD}) {
        const std::string text = form == URISCAN_RULE_ORIGIN_FORM     ? "//p"
                                 : form == URISCAN_RULE_ASTERISK_FORM ? "*"
                                                                      : "h:1";
        uriscan_uri uri, made;
        ASSERT_EQ(uriscan_parse(form, text.data(), text.size(), &uri, nullptr), URISCAN_OK);
        const uriscan_uri empty = {};
        uriscan_builder builder;
        const char* const data = text.data();
        std::size_t needed = 9;
        EXPECT_EQ(uriscan_with(&uri, data, 2, "h", 1, 0, nullptr, 0, &needed, &made, nullptr),
                  URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(needed, 0U);
        EXPECT_EQ(uriscan_without(&uri, data, 2, 0, nullptr, 0, nullptr, &made, nullptr),
                  URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(uriscan_with_parameter(&uri, data, "a", 1, "b", 1, 0, nullptr, 0, nullptr, &made,
                                         nullptr),
                  URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(
            uriscan_without_parameter(&uri, data, "a", 1, 0, nullptr, 0, nullptr, &made, nullptr),
            URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(uriscan_relativize(&uri, data, &empty, "", nullptr, 0, nullptr, &made, nullptr),
                  URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(uriscan_relativize(&empty, "", &uri, data, nullptr, 0, nullptr, &made, nullptr),
                  URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(made.size, 0U);
        EXPECT_EQ(uriscan_builder_start(&builder, &uri, data, nullptr, 0),
                  URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(uriscan_builder_finish(&builder, 0, nullptr, nullptr, nullptr),
                  URISCAN_INVALID_ARGUMENT);
    }
}

TEST(c, changes_nothing_by_unknown_constants) {
    const uriscan_uri uri = {};
    uriscan_builder builder;
    for (const uriscan_component which : {-1, 8, 9, 10, 256, INT32_MAX, INT32_MIN}) {
        EXPECT_EQ(uriscan_with(&uri, "", which, "", 0, 0, nullptr, 0, nullptr, nullptr, nullptr),
                  URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(uriscan_without(&uri, "", which, 0, nullptr, 0, nullptr, nullptr, nullptr),
                  URISCAN_INVALID_ARGUMENT);
        ASSERT_EQ(uriscan_builder_start(&builder, nullptr, nullptr, nullptr, 0), URISCAN_OK);
        EXPECT_EQ(uriscan_builder_set(&builder, which, "", 0, 0), URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(uriscan_builder_remove(&builder, which), URISCAN_INVALID_ARGUMENT);
    }
    EXPECT_EQ(uriscan_with(&uri, "", URISCAN_COMPONENT_AUTHORITY, "", 0, 0, nullptr, 0, nullptr,
                           nullptr, nullptr),
              URISCAN_INVALID_ARGUMENT);
    for (const std::uint32_t flags : {2U, 4U, 8U, 1U << 31}) {
        ASSERT_EQ(uriscan_builder_start(&builder, nullptr, nullptr, nullptr, 0), URISCAN_OK);
        EXPECT_EQ(uriscan_builder_set(&builder, 4, "", 0, flags), URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(uriscan_builder_append_segment(&builder, "", 0, flags), URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(uriscan_builder_append_parameter(&builder, "", 0, "", 0, flags),
                  URISCAN_INVALID_ARGUMENT);
        ASSERT_EQ(uriscan_builder_start(&builder, nullptr, nullptr, nullptr, 0), URISCAN_OK);
        EXPECT_EQ(uriscan_builder_finish(&builder, flags, nullptr, nullptr, nullptr),
                  flags == 2 ? URISCAN_OK : URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(uriscan_with(&uri, "", 4, "", 0, flags, nullptr, 0, nullptr, nullptr, nullptr),
                  flags == 2 ? URISCAN_OK : URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(uriscan_without(&uri, "", 4, flags, nullptr, 0, nullptr, nullptr, nullptr),
                  flags == 2 ? URISCAN_OK : URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(uriscan_without_parameter(&uri, "", "", 0, flags, nullptr, 0, nullptr, nullptr,
                                            nullptr),
                  flags == 4 ? URISCAN_OK : URISCAN_INVALID_ARGUMENT);
        EXPECT_EQ(uriscan_with_parameter(&uri, "", "", 0, "", 0, flags, nullptr, 0, nullptr,
                                         nullptr, nullptr),
                  flags == 4 ? URISCAN_BUFFER_TOO_SMALL : URISCAN_INVALID_ARGUMENT);
    }
    EXPECT_EQ(uriscan_without(&uri, "", 4, 1, nullptr, 0, nullptr, nullptr, nullptr),
              URISCAN_INVALID_ARGUMENT);
}

}  // namespace
}  // namespace uriscan::tests
