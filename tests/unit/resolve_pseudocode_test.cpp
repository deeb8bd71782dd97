// Compares resolve() with the RFC's pseudocode (section 5.2).
#include <gtest/gtest.h>

#include <array>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "support/every_text.hpp"
#include "support/section_5_2.hpp"
#include "unit/buffers.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::tests {
namespace {

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
    ASSERT_TRUE(refused || refused.error().reason == error_reason::climbs_above_root);
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
            ASSERT_EQ(target.error().component, component::path);
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

}  // namespace
}  // namespace uriscan::tests
