// Tests remove_dot_segments() and find_dot_segment() with every short path.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "support/every_text.hpp"
#include "support/section_5_2.hpp"
#include "unit/buffers.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::tests {
namespace {

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

// A large buffer is written from its start.  A buffer that only has room for the result is written
// from its end.  Comparisons of long texts also read the normal form from its end
// (src/operations/dot_segments.hpp).
TEST(dot_segments, are_removed_the_same_in_both_ways) {
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

            const std::string tail = '?' + std::string(1100, 'q');
            const std::string long_text = text + tail, long_normal = normal + tail;
            const uri_view longer = parse_uri(long_text).value();
            const uri_view longer_normal = parse_uri(long_normal).value();
            EXPECT_TRUE(equivalent(longer, longer_normal)) << text;
            EXPECT_EQ(compare(longer, longer_normal), std::strong_ordering::equal) << text;
            EXPECT_EQ(hash_value(longer), hash_value(longer_normal)) << text;
        }
    }
}

// For most references, resolve() does not remove segments from the merged path.  It finds out which
// parts of the path remain.
TEST(dot_segments, of_references_are_removed_as_from_the_merged_path) {
    constexpr std::array<std::array<std::string_view, 2>, 7> bases = {{{"http://h/b/d/c", "/b/d/"},
                                                                       {"http://h/b//c", "/b//"},
                                                                       {"http://h/c", "/"},
                                                                       {"http://h", "/"},
                                                                       {"s:/b/c", "/b/"},
                                                                       {"s:/c", "/"},
                                                                       {"s:b/d/c", "b/d/"}}};
    for (const auto& [base, directory] : bases) {
        const uri_view base_uri = parse_uri(base).value();
        for (const std::string& path : every_text("a./", 8)) {
            if (path.empty() || path.starts_with('/')) {
                continue;
            }
            std::string wanted = remove_dot_segments(std::string(directory) + path);
            if (!base_uri.has_authority() && wanted.starts_with("//")) {
                wanted = "/." + wanted;
            }
            const uri target = resolve(base_uri, parse_uri_reference(path).value()).value();
            ASSERT_EQ(target.view().path(), wanted) << base << ' ' << path;
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

}  // namespace
}  // namespace uriscan::tests
