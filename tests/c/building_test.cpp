// The builder of C must write the same as the builder of C++.  The tests of operations compare the
// builder of C++ with slow references.
#include <gtest/gtest.h>

#include <random>

#include "c/changing.hpp"

namespace uriscan::tests {
namespace {

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
        if (!is_late) {  // the builder of C refuses a late step
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

// Makes these steps with both builders.  If a step of the builder of C fails, the builder of C++
// must return the first such error at the end.
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

// Only the first two segments can make a path start with "//".  This holds for a builder that keeps
// the segments, and for one that only counts their octets.
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

}  // namespace
}  // namespace uriscan::tests
