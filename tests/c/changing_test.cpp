// The C functions that change and build URIs must write what the functions of C++ return.  Tests of
// operations compare these with slow references.
#include <gtest/gtest.h>

#include <random>

#include "c/writing.hpp"

namespace uriscan::tests {
namespace {

// Calls a C function that writes a URI: write(to, capacity, needed, uri, error).
using change_function =
    std::function<uriscan_status(char*, std::size_t, std::size_t*, uriscan_uri*, uriscan_error*)>;

void expect_components(const uriscan_uri& uri, const uri_view& expected) {
    const uri_components at = {uri.scheme_end, uri.host_begin, uri.host_end,
                               uri.path_begin, uri.path_end,   uri.query_end};
    ASSERT_EQ(at, expected.components()) << expected;
    ASSERT_EQ(uri.size, expected.text().size());
    ASSERT_EQ(uri.form, 0U);
}

// Checks that a C function writes `expected`, and stores its components only if it fits.
void expect_change(const uri_view& expected, const change_function& change) {
    ASSERT_NO_FATAL_FAILURE(expect_writes(
        std::string(expected.text()), [&](char* to, std::size_t capacity, std::size_t* needed) {
            uriscan_uri uri = {9, 9, 9, 9, 9, 9, 9, 9};
            uriscan_error error = {9, 9, 9};
            const uriscan_status status = change(to, capacity, needed, &uri, &error);
            EXPECT_EQ(error.status, status);
            EXPECT_EQ(error.offset, 0U);
            expect_components(uri, status == URISCAN_OK ? expected : uri_view());
            EXPECT_EQ(change(to, capacity, nullptr, nullptr, nullptr), status);
            return status;
        }));
}

void expect_error(const uri_error& expected, const change_function& change) {
    ASSERT_NO_FATAL_FAILURE(expect_fails(
        name_of(expected.reason), [&](char* to, std::size_t capacity, std::size_t* needed) {
            uriscan_uri uri = {9, 9, 9, 9, 9, 9, 9, 9};
            uriscan_error error = {9, 9, 9};
            const uriscan_status status = change(to, capacity, needed, &uri, &error);
            EXPECT_EQ(error.status, status);
            EXPECT_EQ(error.offset, expected.offset);
            EXPECT_EQ(uriscan_component_name(error.component), name_of(expected.component));
            expect_components(uri, uri_view());
            return status;
        }));
}

void expect_same(const result<uri>& expected, const change_function& change) {
    ASSERT_NO_FATAL_FAILURE(expected ? expect_change(expected->view(), change)
                                     : expect_error(expected.error(), change));
}

// Some of the texts for C functions, and texts that are hard to change.
std::vector<parsed_text> texts_to_change() {
    std::vector<parsed_text> texts;
    const std::vector<parsed_text> all = parsed_texts();
    for (std::size_t i = 0; i < all.size(); i += 9) {
        texts.push_back(all[i]);
    }
    for (const std::string text : {"", "s:", "//", "s://", "s:///", "s:////p", "//h//p",
                                   "//u@h:1//p?q#f", "s://u:p@h:", "s:a:b", "s:/.//p", "./a:b",
                                   "s:?", "s:#", "?&", "s:?a=1&a=2&%61=3&a", "s:?=&&=", "a//"}) {
        uriscan_uri uri;
        EXPECT_EQ(uriscan_parse(0, text.data(), text.size(), &uri, nullptr), URISCAN_OK) << text;
        texts.push_back({text, uri});
    }
    return texts;
}

const std::vector<std::string>& values() {
    static const std::vector<std::string> all = {
        "",    "a",     "http", "80",    "x/y", "/",     "//h",   "/./", "a:b",
        "%00", "%",     "%4",   "[::1]", "[::", "u:p@h", "a?b#c", "&=+", std::string("\0\xFF", 2),
        "..",  "%2e%2E"};
    return all;
}

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

// A call of a builder.
struct step {
    enum { set, remove, segment, parameter, key } what;
    component which;
    std::string text;
    std::string value;
    bool is_data;
};

std::vector<step> random_steps(std::mt19937& random) {
    std::vector<step> steps;
    bool has_segment = false, has_parameter = false;
    for (std::size_t left = random() % 8; left > 0; --left) {
        const auto pick = [&] { return values()[random() % values().size()]; };
        step next = {step::set, static_cast<component>(random() % 7), pick(), pick(),
                     random() % 3 > 0};
        switch (random() % 6) {
            case 0: next.what = step::remove; break;
            case 1:
            case 2: next.what = step::segment; break;
            case 3: next.what = step::parameter; break;
            case 4: next.what = step::key; break;
            default: break;
        }
        has_segment = has_segment || next.what == step::segment;
        has_parameter = has_parameter || next.what == step::parameter || next.what == step::key;
        const bool is_late =
            next.what <= step::remove && ((next.which == component::path && has_segment) ||
                                          (next.which == component::query && has_parameter));
        if (!is_late) {  // the builder of C refuses it
            steps.push_back(next);
        }
    }
    return steps;
}

void apply(const step& next, uri_builder& builder) {
    const given_as given = next.is_data ? given_as::data : given_as::text;
    switch (next.what) {
        case step::remove: builder.remove(next.which); break;
        case step::segment: builder.append_segment(next.text, given); break;
        case step::parameter: builder.append_parameter(next.text, next.value, given); break;
        case step::key: builder.append_parameter(next.text, given); break;
        case step::set:
            switch (next.which) {
                case component::scheme: builder.scheme(next.text); break;
                case component::userinfo: builder.userinfo(next.text, given); break;
                case component::host: builder.host(next.text, given); break;
                case component::port: builder.port(next.text); break;
                case component::path: builder.path(next.text, given); break;
                case component::query: builder.query(next.text, given); break;
                case component::fragment: builder.fragment(next.text, given); break;
            }
            break;
    }
}

uriscan_status apply(const step& next, uriscan_builder& builder) {
    const std::uint32_t flags = next.is_data ? URISCAN_CHANGE_DATA : 0;
    const auto which = static_cast<uriscan_component>(next.which);
    const std::string& text = next.text;
    switch (next.what) {
        case step::set:
            return uriscan_builder_set(&builder, which, text.data(), text.size(), flags);
        case step::remove: return uriscan_builder_remove(&builder, which);
        case step::segment:
            return uriscan_builder_append_segment(&builder, text.data(), text.size(), flags);
        case step::parameter:
            return uriscan_builder_append_parameter(&builder, text.data(), text.size(),
                                                    next.value.data(), next.value.size(), flags);
        case step::key:
            return uriscan_builder_append_parameter(&builder, text.data(), text.size(), nullptr, 0,
                                                    flags);
    }
    return URISCAN_INVALID_ARGUMENT;
}

// Checks a builder of C that makes these steps.  The first status other than URISCAN_OK is the one
// of the error that the builder of C++ returns at the end.
void compare_builders(const parsed_text* start, const std::vector<step>& steps,
                      ambiguity if_ambiguous) {
    uri_builder builder = start != nullptr ? uri_builder(start->view()) : uri_builder();
    for (const step& next : steps) {
        apply(next, builder);
    }
    ASSERT_NO_FATAL_FAILURE(expect_same(
        builder.build(if_ambiguous), [&](char* to, std::size_t capacity, std::size_t* needed,
                                         uriscan_uri* made, uriscan_error* error) {
            uriscan_builder built;
            EXPECT_EQ(uriscan_builder_start(&built, start != nullptr ? &start->at : nullptr,
                                            start != nullptr ? start->text.data() : nullptr, to,
                                            capacity),
                      URISCAN_OK);
            uriscan_status first = URISCAN_OK;
            for (const step& next : steps) {
                const uriscan_status status = apply(next, built);
                first = first == URISCAN_OK ? status : first;
            }
            const uriscan_status status = uriscan_builder_finish(
                &built, if_ambiguous == ambiguity::repair ? URISCAN_CHANGE_REPAIR_PATH : 0, needed,
                made, error);
            EXPECT_TRUE(first == URISCAN_OK || status == first);
            EXPECT_NE(uriscan_builder_remove(&built, 0), URISCAN_OK) << "it is finished";
            return status;
        }));
}

TEST(c, builds_as_cxx_does) {
    const std::vector<parsed_text> starts = texts_to_change();
    std::mt19937 random(3);
    for (int i = 0; i < 4000; ++i) {
        const parsed_text* const start =
            random() % 3 == 0 ? nullptr : &starts[random() % starts.size()];
        const std::vector<step> steps = random_steps(random);
        for (const ambiguity if_ambiguous : {ambiguity::refuse, ambiguity::repair}) {
            ASSERT_NO_FATAL_FAILURE(compare_builders(start, steps, if_ambiguous))
                << i << ": " << (start != nullptr ? start->text : "") << ", " << steps.size()
                << " steps";
        }
    }
}

// Only the first two segments can make "//" of a path, whether they are kept or only counted.
TEST(c, builds_paths_of_empty_segments) {
    for (const std::string path : {"", "/", "a", "a/", "//"}) {
        for (std::size_t count = 1; count < 5; ++count) {
            std::vector<step> steps = {{step::set, component::path, path, "", false}};
            for (std::size_t i = 0; i < count; ++i) {
                steps.push_back({step::segment, component::path, "", "", true});
            }
            for (const ambiguity if_ambiguous : {ambiguity::refuse, ambiguity::repair}) {
                ASSERT_NO_FATAL_FAILURE(compare_builders(nullptr, steps, if_ambiguous)) << path;
                steps.push_back({step::segment, component::path, "a", "", true});
                ASSERT_NO_FATAL_FAILURE(compare_builders(nullptr, steps, if_ambiguous)) << path;
                steps.pop_back();
            }
        }
    }
}

TEST(c, builds_no_other_path_or_query_after_appending) {
    char to[100];
    uriscan_builder builder;
    uriscan_error error;
    for (const uriscan_component which : {+URISCAN_COMPONENT_PATH, +URISCAN_COMPONENT_QUERY}) {
        for (const bool removes : {false, true}) {
            ASSERT_EQ(uriscan_builder_start(&builder, nullptr, nullptr, to, sizeof to), URISCAN_OK);
            ASSERT_EQ(which == URISCAN_COMPONENT_PATH
                          ? uriscan_builder_append_segment(&builder, "a", 1, 0)
                          : uriscan_builder_append_parameter(&builder, "a", 1, "b", 1, 0),
                      URISCAN_OK);
            EXPECT_EQ(removes ? uriscan_builder_remove(&builder, which)
                              : uriscan_builder_set(&builder, which, "", 0, 0),
                      URISCAN_INVALID_ARGUMENT);
            EXPECT_EQ(uriscan_builder_finish(&builder, 0, nullptr, nullptr, &error),
                      URISCAN_INVALID_ARGUMENT);
            EXPECT_EQ(error.status, URISCAN_INVALID_ARGUMENT);
        }
    }
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

// A text that is only an authority, or "*", is no reference.
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
