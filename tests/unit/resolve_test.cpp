// Tests resolve(): its options, its errors, its time and its memory.  The results are compared with
// a table, which has the RFC's examples.  resolve_pseudocode_test.cpp has more texts.
#include "uriscan/resolve.hpp"

#include <gtest/gtest.h>

#include <array>
#include <span>
#include <string>

#include "support/counting_allocator.hpp"
#include "support/guarded_pages.hpp"
#include "support/operation_file.hpp"
#include "support/places.hpp"
#include "support/reserved_text.hpp"
#include "support/section_5_2.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

resolve_options options_of(const operation_case& wanted) {
    return {wanted.has_option("backward-compatible"), wanted.has_option("refuse-above-root")};
}

TEST(doc_examples, resolve_hpp) {
    std::array<char, 100> buffer;
    const auto base = uriscan::parse_uri("http://a/b/c/d;p?q").value();
    const auto reference = uriscan::parse_uri_reference("../g?y").value();
    const auto target = uriscan::resolve(base, reference, buffer);
    EXPECT_TRUE(target->text() == "http://a/b/g?y" && target->query() == "y");
    EXPECT_EQ(uriscan::resolve(base, reference)->text(), "http://a/b/g?y");

    EXPECT_EQ(uriscan::find_dot_segment("/a/../b"), 3U);

    std::string path = "/a/b/c/./../../g";
    const auto result = uriscan::remove_dot_segments(path, path);
    EXPECT_EQ(*result, "/a/g");
    EXPECT_EQ(uriscan::remove_dot_segments("mid/content=5/../6"), "mid/6");
}

TEST(resolve, gives_what_the_table_says) {
    for (const operation_case& wanted :
         read_operations(source_path("tests/operations/resolve.txt"))) {
        SCOPED_TRACE(wanted.place + ": " + wanted.heading);
        const uri_view base = parse_uri_reference(wanted.base).value();
        const uri_view reference = parse_uri_reference(wanted.input).value();
        const auto target = resolve(base, reference, options_of(wanted));
        EXPECT_EQ(target ? target->text() : in_names(target.error()),
                  wanted.result.value_or(wanted.error));
        const auto size = resolved_size(base, reference, options_of(wanted));
        EXPECT_EQ(size ? std::to_string(*size) : in_names(size.error()),
                  wanted.result ? std::to_string(wanted.result->size()) : wanted.error);
        std::string room(wanted.result.value_or("").size(), ' ');
        const auto written = resolve(base, reference, room, options_of(wanted));
        EXPECT_EQ(written.has_value(), wanted.result.has_value());
        EXPECT_EQ(room, wanted.result.value_or(""));
    }
}

TEST(resolve, needs_a_base_with_a_scheme) {
    for (const std::string_view base : {"", "a", "/a", "//a/b", "?q", "#f"}) {
        for (const std::string_view reference : {"", "g", "/g", "//g", "t:g", "#s"}) {
            const uri_view base_view = parse_uri_reference(base).value();
            const uri_view reference_view = parse_uri_reference(reference).value();
            const uri_error wanted{error_reason::base_without_scheme, component::scheme, 0};
            const auto target = resolve(base_view, reference_view);
            ASSERT_FALSE(target) << base;
            EXPECT_EQ(target.error(), wanted);
            const auto size = resolved_size(base_view, reference_view);
            ASSERT_FALSE(size) << base;
            EXPECT_EQ(size.error(), wanted);
        }
    }
}

TEST(resolve, compares_schemes_without_regard_to_case_if_backward_compatible) {
    const uri_view base = parse_uri("Z+h.1-x://a/b").value();
    const resolve_options options{.backward_compatible = true};
    for (const std::string_view reference : {"z+H.1-X:g", "Z+h.1-x:g", "g"}) {
        EXPECT_EQ(resolve(base, parse_uri_reference(reference).value(), options)->text(),
                  "Z+h.1-x://a/g");
    }
    for (const std::string_view reference : {"z+h.1-x1:g", "z+h.1-:g", "z:g", "z+h.2-x:g"}) {
        EXPECT_EQ(resolve(base, parse_uri_reference(reference).value(), options)->text(),
                  reference);
    }
}

TEST(resolve, resolves_a_uri_against_itself) {
    for (const std::string_view text : {"a:b/c?q#f", "a:/b/c", "a:", "a://h:1/b/c", "a://h?q#f"}) {
        const uri_view uri = parse_uri(text).value();
        for (const bool backward_compatible : {false, true}) {
            const auto target = resolve(uri, uri, {.backward_compatible = backward_compatible});
            const std::string wanted =
                backward_compatible && text == "a:b/c?q#f" ? "a:b/b/c?q#f" : std::string(text);
            EXPECT_EQ(target->text(), wanted);
            EXPECT_EQ(target->view().components(), parse_uri(wanted)->components());
        }
    }
}

TEST(resolve, allocates_nothing_in_a_buffer) {
    const uri_view base = parse_uri("http://a/b/c/../d;p?q").value();
    std::array<char, 100> buffer;
    for (const std::string_view text : {"../../../g", "g?y", "", "//h/./p", "t:..", "?"}) {
        const uri_view reference = parse_uri_reference(text).value();
        const auto action = [&] {
            EXPECT_TRUE(resolve(base, reference, buffer));
            EXPECT_TRUE(remove_dot_segments(text, buffer));
        };
        EXPECT_EQ(allocations_during(action), 0U) << text;
    }
}

std::string repeat(std::string_view text, std::size_t size) {
    std::string repeated;
    while (repeated.size() + text.size() <= size) {
        repeated += text;
    }
    return repeated;
}

TEST(resolve, takes_linear_time) {
    constexpr std::size_t megabyte = 1'000'000;
    const std::string up = repeat("../", megabyte), down = repeat("a/", megabyte);
    const std::string base_text = "s://h/" + down;
    const uri_view base = parse_uri(base_text).value();
    const auto resolved = [&base](const std::string& reference, resolve_options options = {}) {
        return resolve(base, parse_uri_reference(reference).value(), options);
    };
    EXPECT_EQ(resolved(up)->text(), base_text.substr(0, base_text.size() - up.size() / 3 * 2));
    EXPECT_EQ(resolved(up + up)->text(), "s://h/");
    for (const std::string_view nothing : {"./", "a/../", "a/b/../../", "//../../"}) {
        const std::string reference = "./" + repeat(nothing, megabyte);
        EXPECT_EQ(resolved(reference)->text(), base_text) << nothing;
    }
    for (const std::string_view something : {".", "/", ".a", "a.", "..."}) {
        const std::string reference = "x" + repeat(something, megabyte);
        EXPECT_EQ(resolved(reference)->text(), base_text + reference) << something;
    }
    EXPECT_EQ(resolved(up + up, {.refuse_above_root = true}).error().offset,
              down.size() / 2 * std::size_t{3});
}

TEST(resolve, reads_no_octet_outside_of_the_reference) {
    guarded_pages pages(100);
    const uri_view base = parse_uri("s:/a/b").value();
    for (const std::string_view text : {"", ".", "..", "...", "./", "../", ".a", "a/.", "a/.."}) {
        for (const std::string_view placed : {pages.put_at_begin(text), pages.put_at_end(text)}) {
            const uri_view reference = parse_uri_reference(placed).value();
            EXPECT_EQ(resolve(base, reference)->text(), resolve_by_the_book(base, reference).path);
        }
    }
}

TEST(resolve, refuses_what_would_be_too_long) {
    const reserved_text half(std::size_t{1} << 31);
    const reserved_text room((std::size_t{1} << 32) + 1);
    ASSERT_TRUE(half.is_there() && room.is_there());
    // Almost all octets of the base are in its query, and almost all octets of the reference are in
    // its fragment.  resolve() does not read these octets, and writes nothing.
    const auto size = static_cast<std::uint32_t>(half.text().size());
    const uri_view base = uri_view::unchecked(half.text(), {1, 0, 2, 2, 2, size});
    const uri_view reference = uri_view::unchecked(half.text(), {});
    ASSERT_TRUE(base.query().size() == size - 3 && reference.fragment().size() == size - 1);
    const std::span buffer(const_cast<char*>(room.text().data()), room.text().size());
    EXPECT_EQ(resolve(base, reference, buffer).error().reason, error_reason::too_long);
    EXPECT_EQ(resolved_size(base, reference).error().reason, error_reason::too_long);
    const uri_view one_less = uri_view::unchecked(half.text().substr(1), {});
    EXPECT_EQ(resolved_size(base, one_less).value(), UINT32_MAX);
    const auto shorter = buffer.first(UINT32_MAX - 1);
    EXPECT_EQ(resolve(base, reference, shorter).error().reason, error_reason::buffer_too_small);
}

}  // namespace
}  // namespace uriscan::tests
