// Tests resolve() and remove_dot_segments().  The results are compared with a table, which has the
// RFC's examples, and with the RFC's pseudocode.
#include "uriscan/resolve.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "support/counting_allocator.hpp"
#include "support/every_text.hpp"
#include "support/guarded_pages.hpp"
#include "support/operation_file.hpp"
#include "support/reserved_text.hpp"
#include "support/section_5_2.hpp"
#include "uriscan/equivalence.hpp"
#include "uriscan/normalize.hpp"
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

// Calls `write` with a buffer of every size up to `limit`.  Each buffer is a heap block, so that a
// sanitizer reports a write outside of it.  Expects `wanted` if the buffer is large enough, and an
// error otherwise.
template <class Write>
void expect_in_every_buffer(const std::string& wanted, std::size_t limit, Write write) {
    for (std::size_t size = 0; size <= limit; ++size) {
        const auto block = std::make_unique<char[]>(size);
        const auto result = write(std::span(block.get(), size));
        if (size < wanted.size()) {
            ASSERT_TRUE(!result && result.error().why == reason::buffer_too_small) << size;
        } else {
            ASSERT_TRUE(result) << size;
            const std::string_view text(*result);
            ASSERT_EQ(text, wanted) << size;
            ASSERT_EQ(static_cast<const void*>(text.data()), block.get());
        }
    }
}

// Tests of remove_dot_segments() follow.

TEST(remove_dot_segments, does_what_the_pseudocode_does_to_every_path) {
    for (const std::string& path : every_text("a./:", 7)) {
        const std::string wanted = remove_dot_segments_by_the_book(path).path;
        ASSERT_EQ(remove_dot_segments(path), wanted) << path;

        std::string in_place = path;
        const auto result = remove_dot_segments(in_place, in_place);
        ASSERT_TRUE(result && *result == wanted && result->data() == in_place.data()) << path;
    }
}

TEST(remove_dot_segments, works_at_the_start_of_a_longer_buffer) {
    for (const std::string& path : every_text("a./", 6)) {
        std::string buffer = path + "......";
        const auto result =
            remove_dot_segments(std::string_view(buffer).substr(0, path.size()), buffer);
        ASSERT_EQ(*result, remove_dot_segments_by_the_book(path).path) << path;
        ASSERT_EQ(buffer.substr(path.size()), "......");
    }
}

TEST(remove_dot_segments, needs_no_larger_buffer_than_its_result) {
    for (const std::string& path : every_text("a./", 6)) {
        SCOPED_TRACE(path);
        expect_in_every_buffer(
            remove_dot_segments_by_the_book(path).path, path.size() + 1,
            [&path](std::span<char> buffer) { return remove_dot_segments(path, buffer); });
    }
}

// Calls `write` with a buffer of `size` octets, and returns the text that it writes.
template <class Write>
std::string written_to(std::size_t size, Write write) {
    std::vector<char> buffer(size);
    return std::string(write(std::span<char>(buffer)).value());
}

// The text is written forward into a large buffer, and backward into a buffer that only has room
// for the result.  Comparisons read the normal form backward (src/operations/dot_segments.hpp).
TEST(dot_segments, are_removed_the_same_in_every_way) {
    const uri_view base = parse_uri("http://h/a/../b/c").value();
    for (const std::string& path : every_text("a./", 8)) {
        const auto remove = [&path](auto buffer) { return remove_dot_segments(path, buffer); };
        const std::string removed = remove_dot_segments(path);
        EXPECT_EQ(written_to(removed.size(), remove), removed) << path;

        const auto reference = parse_uri_reference(path);
        if (reference && !reference->has_authority()) {
            const std::string target(resolve(base, *reference).value().text());
            const auto resolve_to = [&](auto buffer) {
                return resolve(base, *reference, buffer).transform([](const uri_view& uri) {
                    return uri.text();
                });
            };
            EXPECT_EQ(written_to(target.size(), resolve_to), target) << path;
        }
        if (path.starts_with('/')) {
            const std::string text = "http://h" + path, normal = "http://h" + removed;
            const uri_view uri = parse_uri(text).value(), normal_uri = parse_uri(normal).value();
            EXPECT_EQ(normalize(uri).value().text(), normal);
            EXPECT_TRUE(is_normalized(normal_uri)) << normal;
            EXPECT_TRUE(equivalent(uri, normal_uri)) << text;
            EXPECT_EQ(hash_value(uri), hash_value(normal_uri)) << text;
        }
    }
}

TEST(find_dot_segment, finds_the_first_and_no_other) {
    for (const std::string& path : every_text("a./", 7)) {
        std::size_t wanted = path.npos;
        for (std::size_t start = 0; start <= path.size() && wanted == path.npos;) {
            const std::size_t end = std::min(path.find('/', start), path.size());
            const std::string segment = path.substr(start, end - start);
            wanted = segment == "." || segment == ".." ? start : path.npos;
            start = end + 1;
        }
        ASSERT_EQ(find_dot_segment(path), wanted) << path;
        ASSERT_EQ(wanted == path.npos, remove_dot_segments(path) == path) << path;
    }
}

// Tests of resolve() follow.

TEST(resolve, gives_what_the_table_says) {
    for (const operation_case& wanted : read_operations(URISCAN_OPERATIONS_DIR "/resolve.txt")) {
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
            const uri_error wanted{reason::base_without_scheme, component::scheme, 0};
            const auto target = resolve(base_view, reference_view);
            ASSERT_FALSE(target) << base;
            EXPECT_EQ(target.error(), wanted);
            const auto size = resolved_size(base_view, reference_view);
            ASSERT_FALSE(size) << base;
            EXPECT_EQ(size.error(), wanted);
        }
    }
}

// Returns the valid URI references among all combinations of a scheme, an authority, a path and a
// tail.
std::vector<std::string> references_of(const std::vector<std::string>& schemes,
                                       const std::vector<std::string>& authorities,
                                       const std::vector<std::string>& paths,
                                       const std::vector<std::string>& tails) {
    std::vector<std::string> texts;
    for (const std::string& scheme : schemes) {
        for (const std::string& authority : authorities) {
            for (const std::string& path : paths) {
                for (const std::string& tail : tails) {
                    std::string text = scheme + authority + path + tail;
                    if (is_uri_reference(text)) {
                        texts.push_back(std::move(text));
                    }
                }
            }
        }
    }
    return texts;
}

std::vector<uri_view> parse_all(const std::vector<std::string>&&) = delete;
std::vector<uri_view> parse_all(const std::vector<std::string>& texts) {
    std::vector<uri_view> uris;
    for (const std::string& text : texts) {
        uris.push_back(parse_uri_reference(text).value());
    }
    return uris;
}

std::string name(const uri_view& base, const uri_view& reference) {
    return "\"" + std::string(reference.text()) + "\" at \"" + std::string(base.text()) + "\"";
}

// Compares the result of resolve() with that of the pseudocode.  Also compares the components of
// the result with those that the parser finds.
void expect_as_in_the_book(const uri_view& base, const uri_view& reference) {
    std::array<char, 256> buffer;
    const auto target = resolve(base, reference, buffer);
    const removed_dot_segments wanted = resolve_by_the_book(base, reference);
    ASSERT_TRUE(target) << name(base, reference);
    ASSERT_EQ(target->text(), wanted.path) << name(base, reference);
    ASSERT_LE(target->text().size(), resolved_size_limit(base, reference));
    ASSERT_EQ(resolved_size(base, reference).value(), wanted.path.size()) << name(base, reference);
    const auto parsed = parse_uri(target->text());
    ASSERT_TRUE(parsed) << target->text();
    ASSERT_EQ(target->components(), parsed->components()) << name(base, reference);

    const auto refused = resolve(base, reference, buffer, {.refuse_above_root = true});
    ASSERT_EQ(refused.has_value(), !wanted.climbs) << name(base, reference);
    ASSERT_TRUE(refused || refused.error().why == reason::climbs_above_root);
    const auto exact = std::span(buffer).first(wanted.path.size());
    const auto in_exact = resolve(base, reference, exact, {.refuse_above_root = true});
    ASSERT_EQ(in_exact.has_value(), !wanted.climbs) << name(base, reference);
    const auto size = resolved_size(base, reference, {.refuse_above_root = true});
    ASSERT_EQ(size.has_value(), !wanted.climbs) << name(base, reference);
    ASSERT_TRUE(size ? *size == wanted.path.size() : size.error() == refused.error());
}

TEST(resolve, does_what_the_pseudocode_does_with_every_base) {
    const auto bases =
        references_of({"s:"}, {"", "//", "//u@h:1"}, every_text("a./", 4), {"", "?", "?q"});
    const auto references = references_of({"", "S:"}, {"", "//", "//v@i:"}, every_text("a./:", 3),
                                          {"", "?", "?r", "#", "?r#f"});
    EXPECT_GT(bases.size() * references.size(), 500'000U);
    const auto reference_views = parse_all(references);
    for (const uri_view& base : parse_all(bases)) {
        for (const uri_view& reference : reference_views) {
            ASSERT_NO_FATAL_FAILURE(expect_as_in_the_book(base, reference));
        }
    }
}

// Returns a text made of random pieces.  The text is often a valid URI reference.
std::string random_reference(std::mt19937& random, const std::vector<std::string_view>& starts) {
    static const std::vector<std::string_view> pieces = {
        "/", "/", "/", "..", ".", "../", "./", "a", "bc", "a.b", "%2E", "..a", ":", "@", ";p"};
    const auto pick = [&random](const auto& from) {
        return std::string(from[random() % from.size()]);
    };
    std::string text = pick(starts);
    for (std::size_t count = random() % 12; count > 0; --count) {
        text += pick(pieces);
    }
    text += random() % 3 == 0 ? "?q/../x" : "";
    text += random() % 3 == 0 ? "#f/./x" : "";
    return text;
}

TEST(resolve, does_what_the_pseudocode_does_with_random_pairs) {
    std::mt19937 random(5);
    std::size_t pairs = 0;
    while (pairs < 200'000) {
        const std::string base = random_reference(
            random, {"s:", "http:/", "http://h", "http://u:p@[::1]:80/", "file:///"});
        const std::string reference = random_reference(
            random,
            {"", "", "", "/", "/.", "//", "//g/", "//u@1.2.3.4:5/", "http:", "t:", "t://g"});
        const auto parsed_base = parse_uri(base);
        const auto parsed_reference = parse_uri_reference(reference);
        if (parsed_base && parsed_reference) {
            ++pairs;
            ASSERT_NO_FATAL_FAILURE(expect_as_in_the_book(*parsed_base, *parsed_reference));
        }
    }
}

TEST(resolve, needs_no_larger_buffer_than_its_result) {
    const auto bases =
        references_of({"s:"}, {"", "//h"}, {"", "/b/c/d", "/b/../c/", "a"}, {"?q#f"});
    const auto references =
        references_of({"", "t:"}, {"", "//g:1"},
                      {"", "/", "g", "../g", "../..//g", ".//g/../", "/./g"}, {"", "?r", "#f"});
    const auto reference_views = parse_all(references);
    for (const uri_view& base : parse_all(bases)) {
        for (const uri_view& reference : reference_views) {
            SCOPED_TRACE(name(base, reference));
            const auto write = [&](std::span<char> buffer) -> result<std::string_view> {
                const auto target = resolve(base, reference, buffer);
                if (!target) {
                    return target.error();
                }
                return target->text();
            };
            expect_in_every_buffer(resolve_by_the_book(base, reference).path,
                                   resolved_size_limit(base, reference), write);
        }
    }
}

TEST(resolve, gives_the_offset_of_the_first_segment_that_climbs_above_the_root) {
    const auto bases = references_of({"s:"}, {"", "//h"}, every_text("a./", 3), {""});
    const auto references = references_of({""}, {""}, every_text("a./", 6), {""});
    const auto reference_views = parse_all(references);
    for (const uri_view& base : parse_all(bases)) {
        for (const uri_view& reference : reference_views) {
            const auto target = resolve(base, reference, {.refuse_above_root = true});
            if (target) {
                continue;
            }
            const std::string text(reference.text());
            const std::size_t offset = target.error().offset;
            ASSERT_EQ(target.error().where, component::path);
            const auto climbs_with = [&base](const std::string& part) {
                return resolve_by_the_book(base, parse_uri_reference(part).value()).climbs;
            };
            if (offset == text.size()) {
                ASSERT_TRUE(climbs_with("x")) << name(base, reference);
                continue;
            }
            ASSERT_EQ(text.substr(offset, 2), "..") << name(base, reference);
            ASSERT_TRUE(climbs_with(text.substr(0, offset + 2))) << name(base, reference);
            ASSERT_FALSE(climbs_with(text.substr(0, offset) + "x")) << name(base, reference);
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
    // Almost all octets of the base are its query, and those of the reference are its fragment.
    // resolve() does not read these octets, and writes nothing.
    const auto size = static_cast<std::uint32_t>(half.text().size());
    const uri_view base(half.text(), {1, 0, 2, 2, 2, size});
    const uri_view reference(half.text(), {});
    ASSERT_TRUE(base.query().size() == size - 3 && reference.fragment().size() == size - 1);
    const std::span buffer(const_cast<char*>(room.text().data()), room.text().size());
    EXPECT_EQ(resolve(base, reference, buffer).error().why, reason::too_long);
    EXPECT_EQ(resolved_size(base, reference).error().why, reason::too_long);
    const uri_view one_less(half.text().substr(1), {});
    EXPECT_EQ(resolved_size(base, one_less).value(), UINT32_MAX);
    const auto shorter = buffer.first(UINT32_MAX - 1);
    EXPECT_EQ(resolve(base, reference, shorter).error().why, reason::buffer_too_small);
}

}  // namespace
}  // namespace uriscan::tests
