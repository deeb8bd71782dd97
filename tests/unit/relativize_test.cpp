// Tests relativize().  The results are compared with a table, and with all references up to some
// size.
#include "uriscan/resolve.hpp"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <unordered_map>
#include <vector>

#include "support/counting_allocator.hpp"
#include "support/every_text.hpp"
#include "support/guarded_pages.hpp"
#include "support/operation_file.hpp"
#include "support/places.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

TEST(doc_examples, relativize_hpp) {
    std::array<char, 100> buffer;
    const auto base = uriscan::parse_uri("http://a/b/c/d;p?q").value();
    const auto target = uriscan::parse_uri("http://a/b/c/g:h?y").value();
    const auto reference = uriscan::relativize(base, target, buffer);
    EXPECT_EQ(reference->text(), "./g:h?y");
    EXPECT_EQ(uriscan::relativize(base, target)->text(), "./g:h?y");
}

TEST(relativize, gives_what_the_table_says) {
    for (const operation_case& wanted :
         read_operations(source_path("tests/operations/relativize.txt"))) {
        SCOPED_TRACE(wanted.place + ": " + wanted.heading);
        const uri_view base = parse_uri_reference(wanted.base).value();
        const uri_view target = parse_uri_reference(wanted.input).value();
        const auto reference = relativize(base, target);
        EXPECT_EQ(reference ? reference->text() : in_names(reference.error()),
                  wanted.result.value_or(wanted.error));
    }
}

std::string name(const uri_view& base, const uri_view& target) {
    return "\"" + std::string(target.text()) + "\" from \"" + std::string(base.text()) + "\"";
}

// Returns the rank of a reference among references of the same size.  A lower rank is better.
int rank(const uri_view& reference) {
    return reference.has_scheme()              ? 0
           : reference.has_authority()         ? 1
           : reference.path().starts_with('/') ? 2
                                               : 3;
}

struct text_hash : std::hash<std::string_view> {
    using is_transparent = void;
};

// For one base, maps each target to the best reference that resolves to this target.
using best_references =
    std::unordered_map<std::string, const uri_view*, text_hash, std::equal_to<>>;

// Resolves all of `references`, which are sorted by size, against `base`.
best_references resolve_all(const uri_view& base, const std::vector<uri_view>& references) {
    best_references best;
    std::array<char, 256> buffer;
    for (const uri_view& reference : references) {
        const uri_view target = resolve(base, reference, buffer).value();
        const auto known = best.find(target.text());
        if (known == best.end()) {
            best.emplace(target.text(), &reference);
        } else if (known->second->text().size() == reference.text().size() &&
                   rank(reference) < rank(*known->second)) {
            known->second = &reference;
        }
    }
    return best;
}

// Calls relativize() and checks the result: the reference must resolve to the target, and have the
// components that the parser finds.  Returns the reference, or "unreachable" if there is none.
std::string checked_reference(const uri_view& base, const uri_view& target) {
    std::array<char, 256> buffer;
    std::array<char, 512> target_buffer;
    const auto reference = relativize(base, target, buffer);
    if (!reference) {
        EXPECT_EQ(reference.error().reason, error_reason::unreachable) << name(base, target);
        return "unreachable";
    }
    EXPECT_LE(reference->text().size(), relativized_size_limit(base, target));
    const auto parsed = parse_uri_reference(reference->text());
    EXPECT_TRUE(parsed && parsed->components() == reference->components())
        << name(base, target) << ": " << reference->text();
    EXPECT_EQ(resolve(base, *reference, target_buffer)->text(), target.text())
        << name(base, target) << ": " << reference->text();
    return std::string(reference->text());
}

std::vector<uri_view> parse_valid(rule, const std::vector<std::string>&&) = delete;
std::vector<uri_view> parse_valid(rule rule, const std::vector<std::string>& texts) {
    std::vector<uri_view> uris;
    for (const std::string& text : texts) {
        if (const auto uri = parse(rule, text)) {
            uris.push_back(*uri);
        }
    }
    return uris;
}

// Resolves all references of at most `size` octets over the alphabet against every base.  For each
// target that a reference resolves to, expects relativize() to find the best of these references.
// For the other targets, expects relativize() to find none of these references.
void expect_the_best(const std::vector<std::string>& base_texts, std::string_view alphabet,
                     std::size_t size, const std::vector<std::string>& other_targets) {
    const std::vector<std::string> reference_texts = every_text(alphabet, size);
    const auto bases = parse_valid(rule::uri, base_texts);
    const auto references = parse_valid(rule::uri_reference, reference_texts);
    const auto others = parse_valid(rule::uri, other_targets);
    for (const uri_view& base : bases) {
        const best_references best = resolve_all(base, references);
        for (const auto& [text, wanted] : best) {
            const uri_view target = parse_uri(text).value();
            const std::string found = checked_reference(base, target);
            ASSERT_EQ(found.size(), wanted->text().size())
                << name(base, target) << ": " << found << " and not " << wanted->text();
            ASSERT_EQ(rank(parse_uri_reference(found).value()), rank(*wanted))
                << name(base, target) << ": " << found << " and not " << wanted->text();
        }
        for (const uri_view& target : others) {
            const std::string found = checked_reference(base, target);
            const bool is_one_of_them =
                found.size() <= size && found.find_first_not_of(alphabet) == found.npos;
            ASSERT_TRUE(!is_one_of_them || best.contains(target.text()))
                << name(base, target) << ": " << found;
            ASSERT_FALSE(found == "unreachable" && best.contains(target.text()))
                << name(base, target);
        }
    }
}

std::vector<std::string> combine(const std::vector<std::string>& starts,
                                 const std::vector<std::string>& paths,
                                 const std::vector<std::string>& tails) {
    std::vector<std::string> texts;
    for (const std::string& start : starts) {
        for (const std::string& path : paths) {
            for (const std::string& tail : tails) {
                texts.push_back(start + path + tail);
            }
        }
    }
    return texts;
}

TEST(relativize, gives_the_shortest_of_all_references) {
    const auto starts = std::vector<std::string>{"a:", "a://", "a://a"};
    expect_the_best(combine(starts, every_text("a./:", 3), {"", "?", "?a"}), "a./:?#", 5,
                    combine({"a:", "a://", "a://a", "b:", "A:"}, every_text("a./:", 3),
                            {"", "?", "?a", "#", "?#a"}));
}

TEST(relativize, gives_the_shortest_of_all_references_from_deep_paths) {
    expect_the_best(combine({"a:", "a://", "a://a"},
                            {"/a/a/a", "/a/.a/", "/a//a/", "///a", "a/a/a/a", "a/../a/",
                             "a/../..//a", "/.//a/a", "/./a/.", "../../a", "..//a/", "/a/aaaaaaa/",
                             "aaa/aaa/", "/../a/aa/a/../", "a/aa//"},
                            {"", "?"}),
                    "a./:", 8, combine({"a:", "a://", "a://a"}, every_text("a./", 6), {""}));
}

// Texts are compared in words of eight octets.
TEST(relativize, finds_the_first_difference_wherever_it_is) {
    guarded_pages base_pages(100), target_pages(100);
    for (std::size_t size = 1; size < 30; ++size) {
        const std::string name(size, 'a');
        const std::string base = "s:/common/start/" + name + "/b";
        // No octet before or after the texts is read.
        const auto reference_to = [&](const std::string& text) {
            const auto reference_between = [](std::string_view from, std::string_view to) {
                const uri reference =
                    relativize(parse_uri(from).value(), parse_uri(to).value()).value();
                return std::string(reference.text());
            };
            const std::string reference =
                reference_between(base_pages.put_at_end(base), target_pages.put_at_end(text));
            EXPECT_EQ(
                reference_between(base_pages.put_at_begin(base), target_pages.put_at_begin(text)),
                reference);
            return reference;
        };
        EXPECT_EQ(reference_to("s:/common/start/" + name + "/c"), "c");
        EXPECT_EQ(reference_to("s:/common/start/" + name), "../" + name);
        for (std::size_t at = 0; at < size; ++at) {
            std::string other = name;
            other[at] = 'b';
            EXPECT_EQ(reference_to("s:/common/start/" + other), "../" + other);
        }
    }
}

// The tests below use random pairs of long URIs that have much in common.

std::string random_path(std::mt19937& random) {
    static const std::vector<std::string_view> segments = {"a", "a",   "bb", "b",
                                                           "",  "c:d", ".",  ".."};
    std::string path;
    for (std::size_t count = random() % 7; count > 0; --count) {
        path += '/';
        path += segments[random() % (random() % 4 == 0 ? segments.size() : 5)];
    }
    return path;
}

std::string random_uri(std::mt19937& random) {
    static const std::vector<std::string> starts = {"s:",   "s://h", "s://h", "s://h:1",
                                                    "s://", "s:x",   "t:",    "s:x:y"};
    static const std::vector<std::string> tails = {"", "", "?", "?q", "#", "#f", "?q#f"};
    return starts[random() % starts.size()] + random_path(random) + tails[random() % tails.size()];
}

TEST(relativize, gives_references_that_resolve_to_the_target_for_random_pairs) {
    std::mt19937 random(5);
    std::size_t pairs = 0, unreachable = 0;
    while (pairs < 200'000) {
        const std::string base = random_uri(random), text = random_uri(random);
        const auto from = parse_uri(base), target = parse_uri(text);
        if (!from || !target) {
            continue;
        }
        ++pairs;
        const std::string reference = checked_reference(*from, *target);
        if (reference == "unreachable") {
            ++unreachable;
            ASSERT_NE(find_dot_segment(target->path()), text.npos) << name(*from, *target);
        }
    }
    EXPECT_GT(unreachable, 10'000U);
    EXPECT_LT(unreachable, 100'000U);
}

TEST(relativize, reaches_every_target_that_a_random_reference_resolves_to) {
    std::mt19937 random(6);
    for (std::size_t pairs = 0; pairs < 200'000;) {
        const std::string base = random_uri(random);
        std::string text = random_uri(random);
        text.erase(0, random() % 8);
        const auto from = parse_uri(base);
        const auto reference = parse_uri_reference(text);
        if (!from || !reference) {
            continue;
        }
        ++pairs;
        const uri target = resolve(*from, *reference).value();
        ASSERT_LE(checked_reference(*from, target).size(), text.size())
            << name(*from, target) << ": " << text;
    }
}

TEST(relativize, needs_no_larger_buffer_than_its_result) {
    const auto base_texts = combine({"a:", "a://a"}, {"", "/a/b/c", "b", "/"}, {"?q"});
    const auto target_texts =
        combine({"a:", "a://a", "b:"}, {"", "/a/b/c", "/a/d:/e", "/b/", "//a"}, {"", "#f"});
    const auto bases = parse_valid(rule::uri, base_texts);
    const auto targets = parse_valid(rule::uri, target_texts);
    EXPECT_GT(bases.size() * targets.size(), 150U);
    for (const uri_view& base : bases) {
        for (const uri_view& target : targets) {
            const std::string wanted = checked_reference(base, target);
            for (std::size_t size = 0; size <= target.text().size(); ++size) {
                const auto block = std::make_unique<char[]>(size);
                const auto reference = relativize(base, target, {block.get(), size});
                ASSERT_EQ(reference.has_value(), size >= wanted.size()) << name(base, target);
                ASSERT_TRUE(reference ||
                            reference.error().reason == error_reason::buffer_too_small);
                ASSERT_TRUE(!reference || reference->text() == wanted);
            }
        }
    }
}

TEST(relativize, allocates_nothing_in_a_buffer) {
    const uri_view base = parse_uri("http://a/b/c/../d;p?q").value();
    std::array<char, 100> buffer;
    for (const std::string_view text :
         {"http://a/b/d;p", "http://a/b/c:d", "http://a/", "http://b", "t:x", "http:"}) {
        const uri_view target = parse_uri(text).value();
        EXPECT_EQ(allocations_during([&] { EXPECT_TRUE(relativize(base, target, buffer)); }), 0U)
            << text;
    }
}

TEST(relativize, takes_linear_time) {
    std::string deep = "s://h";
    for (std::size_t i = 0; i < 500'000; ++i) {
        deep += "/a";
    }
    const std::string deeper = deep + "/b", winding = deep + "/b/../../a/c/.";
    const auto relative = [](const std::string& base, const std::string& target) {
        return std::move(*relativize(parse_uri(base).value(), parse_uri(target).value())).text();
    };
    EXPECT_EQ(relative(deep, deeper), "a/b");
    EXPECT_EQ(relative(deeper, deep), "../a");
    EXPECT_EQ(relative(winding, deeper), "../b");
    EXPECT_EQ(relative(deeper, "s://h/a/b"), "/a/b");
    EXPECT_TRUE(relative("s://h/b", deep) == deep.substr(6));
    EXPECT_TRUE(relative("t:/", deep) == deep);
}

}  // namespace
}  // namespace uriscan::tests
