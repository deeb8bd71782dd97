// Tests that every kernel finds the same octets in a text as the machine that never skips: the
// ends of schemes and the runs of octets for extract(), marks for redactor, and changes for
// normalize().
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>

#include "kernels/kernels.hpp"
#include "support/guarded_pages.hpp"
#include "support/repeated_octet.hpp"
#include "text/redact/marked_text.hpp"
#include "unit/never_skips.hpp"

namespace uriscan::tests {
namespace {

TEST(kernels, find_the_same_ends_of_schemes) {
    alignas(16) constexpr nibble_table ends =
        make_nibble_table([](std::size_t octet) { return octet == 'x' || octet == 'Y'; });
    guarded_pages pages(512);
    std::minstd_rand random(3986);
    std::size_t found = 0;
    std::size_t long_schemes = 0;
    for (int i = 0; i < 20000; ++i) {
        std::string octets(random() % 300, 'a');
        const bool has_long_schemes = i % 2 == 0;
        for (char& c : octets) {
            if (has_long_schemes && random() % 64 != 0) {
                continue;
            }
            c = has_long_schemes || random() % 8 == 0 ? ":::/\\xyXY\xF8"[random() % 10]
                                                      : static_cast<char>(random());
        }
        const std::string_view text = pages.put_at_end(octets);
        for (std::size_t from = 0; from <= text.size(); from += 1 + random() % 20) {
            const scheme_end expected = never_skips.find_scheme_end(text, from, ends);
            found += expected.colon > from + 64 && expected.colon + 1 < text.size() ? 1 : 0;
            long_schemes += expected.start + 64 < expected.colon ? 1 : 0;
            for (const kernel* const usable_kernel : usable_kernels()) {
                const kernel& kernel = *usable_kernel;
                const scheme_end got = kernel.find_scheme_end(text, from, ends);
                ASSERT_EQ(got.colon, expected.colon) << kernel.name << ' ' << from << ' ' << text;
                ASSERT_EQ(got.start, expected.start) << kernel.name << ' ' << from << ' ' << text;
            }
        }
    }
    EXPECT_GT(found, 1000U);
    EXPECT_GT(long_schemes, 100U);
}

using stored_part = std::array<unsigned char, sizeof(read_part)>;

// Returns the host that a kernel has stored for a run, without a ")" at the end of the run.
std::string_view host_in(std::string_view run, const stored_part& stored) {
    const uri_components at = std::bit_cast<read_part>(stored).at;
    const std::size_t end = std::min<std::size_t>(at.host_end, run.size() - run.ends_with(')'));
    return run.substr(at.host_begin, end - at.host_begin);
}

// Checks that all kernels read the same run.  Returns the run.
uri_run compare_runs(std::string_view text, std::size_t body, bool is_opened) {
    stored_part expected_part = {};
    const uri_run expected = never_skips.read_run(text, body, is_opened, expected_part.data());
    for (const kernel* const usable_kernel : usable_kernels()) {
        const kernel& kernel = *usable_kernel;
        stored_part got_part = {};
        const uri_run got = kernel.read_run(text, body, is_opened, got_part.data());
        EXPECT_EQ(got.size, expected.size) << kernel.name << ' ' << text;
        EXPECT_EQ(got.may_have_cut, expected.may_have_cut) << kernel.name << ' ' << text;
        EXPECT_EQ(got.is_reference, expected.is_reference) << kernel.name << ' ' << text;
        EXPECT_EQ(got_part, expected_part) << kernel.name << ' ' << text;
        if (got.has_plain_host) {
            const std::string_view host = host_in(text.substr(0, got.size), got_part);
            EXPECT_EQ(host.find_first_of("%!$&'()*+,;="), text.npos) << kernel.name << ' ' << text;
        }
    }
    return expected;
}

TEST(kernels, read_the_same_runs) {
    guarded_pages pages(512);
    std::minstd_rand random(3986);
    stored_part part = {};
    std::size_t references = 0;
    for (int i = 0; i < 20000 && !HasFailure(); ++i) {
        std::string octets(random() % 300, 'a');
        for (char& c : octets) {
            const auto octet = static_cast<char>(random());
            const bool is_any = random() % 100 == 0;
            const bool is_in_uri =
                never_skips.read_run({&octet, 1}, 0, false, part.data()).size == 1;
            c = is_any || (is_in_uri && (i % 2 == 0 || random() % 8 == 0)) ? octet : c;
        }
        if (i % 4 == 3) {
            octets.insert(0, "s://h:1/%41");
        }
        const std::string_view text = pages.put_at_end(octets.substr(0, 512));
        compare_runs(text, 0, true);
        const uri_run run = compare_runs(text, 0, false);
        references += run.is_reference && run.may_have_cut ? 1 : 0;
    }
    EXPECT_GT(references, 1000U);
}

TEST(kernels, read_the_same_runs_after_slashes) {
    guarded_pages pages(512);
    std::minstd_rand random(3986);
    std::size_t references = 0;
    std::size_t others = 0;
    std::size_t plain = 0;
    for (int i = 0; i < 100000 && !HasFailure(); ++i) {
        std::string octets(1 + random() % 8, 's');
        octets.append(random() % 16 == 0 ? 60 : 0, 's');
        octets += "://";
        const std::size_t body = octets.size();
        octets.append(random() % 200, 'a');
        const std::size_t rare = 2 + random() % 200;
        for (std::size_t at = body; at < octets.size(); ++at) {
            if (random() % rare == 0) {
                octets[at] =
                    random() % 4 == 0 ? static_cast<char>(random()) : "/?.;()&"[random() % 7];
            }
        }
        const uri_run run = compare_runs(pages.put_at_end(octets), body, i % 2 == 0);
        references += run.is_reference && run.size > 2 * block_size ? 1 : 0;
        others += run.is_reference ? 0 : 1;
        stored_part part = {};
        const kernel& last = *usable_kernels().back();
        plain += last.read_run(octets, body, false, part.data()).has_plain_host ? 1 : 0;
    }
    EXPECT_GT(references, 1000U);
    EXPECT_GT(others, 100U);
    // The scalar kernel never says that a host is plain.
    EXPECT_TRUE(plain > 1000 || usable_kernels().back()->name == "scalar");
}

// A ")" at the end of a run is punctuation, if the run has no "(".  If a "(" is before the run, the
// ")" ends the run.
TEST(kernels, read_the_same_runs_with_a_bracket) {
    guarded_pages pages(512);
    const std::string others(2 * block_size, ' ');
    for (std::size_t size = 1; size < 2 * block_size + 10; ++size) {
        for (const std::string_view after : {"", "b", ")"}) {
            for (const bool is_opened : {false, true}) {
                std::string octets = "s://" + std::string(size, 'a');
                octets[octets.size() - 1 - size / 2] = is_opened ? '(' : 'a';
                octets.append(")").append(after);
                const bool may_have_cut = is_opened || !after.empty();
                for (const std::string& text : {octets, octets + others}) {
                    const std::string_view put = pages.put_at_end(text);
                    const uri_run run = compare_runs(put, 4, false);
                    ASSERT_EQ(run.size, octets.size()) << text;
                    ASSERT_EQ(run.may_have_cut, may_have_cut) << text;
                    ASSERT_TRUE(run.is_reference) << text;
                    const uri_run closed = compare_runs(put, 4, true);
                    ASSERT_EQ(closed.size, is_opened ? octets.size() : text.find(')')) << text;
                    ASSERT_EQ(closed.may_have_cut, is_opened) << text;
                    ASSERT_TRUE(closed.is_reference) << text;
                }
            }
        }
    }
}

// The scheme takes up nearly the whole text.  So few octets are left to be read after it.
TEST(kernels, refuse_a_text_of_4_gib) {
    constexpr std::string_view last = "://h";
    repeated_octet memory('a');
    ASSERT_TRUE(memory.is_there());
    const std::string_view text = memory.text();
    std::ranges::copy(last, memory.octets().last(last.size()).begin());
    for (const kernel* const usable_kernel : usable_kernels()) {
        const kernel& kernel = *usable_kernel;
        read_part part;
        const uri_run run =
            kernel.read_run(text, text.size() - 1, false, reinterpret_cast<unsigned char*>(&part));
        EXPECT_EQ(run.size, text.size()) << kernel.name;
        EXPECT_FALSE(run.is_reference) << kernel.name;
    }
}

TEST(kernels, find_the_same_marks_for_any_octet_of_a_secret_segment) {
    constexpr std::array<std::string_view, 1> schemes = {"x"};
    const mark_sets sets = mark_sets_with(ends_of_schemes(schemes), true);
    for (std::size_t at = 1; at < 4; ++at) {
        for (int octet = 0; octet < 256; ++octet) {
            std::string text = "/pas";
            text[at] = static_cast<char>(octet);
            text_marks expected;
            never_skips.find_marks(text, 0, sets, &expected, 1);
            for (const kernel* const usable_kernel : usable_kernels()) {
                const kernel& kernel = *usable_kernel;
                text_marks got;
                kernel.find_marks(text, 0, sets, &got, 1);
                EXPECT_EQ(got.signs, expected.signs) << kernel.name << ' ' << at << ' ' << octet;
            }
        }
    }
}

TEST(kernels, find_the_same_marks) {
    constexpr std::array<std::string_view, 1> schemes = {"x"};
    mark_sets sets = mark_sets_with(ends_of_schemes(schemes), true);
    guarded_pages pages(512);
    std::minstd_rand random(3986);
    std::uint64_t anchors_found = 0;
    std::uint64_t segments_found = 0;
    std::uint64_t tokens_found = 0;
    for (int i = 0; i < 20000; ++i) {
        sets.has_equals = i % 2 == 0;
        std::string octets(random() % 300, 'a');
        for (char& c : octets) {
            c = random() % 3 == 0 ? static_cast<char>(random()) : ":/\\ \"'`@&=a%xc"[random() % 14];
        }
        for (std::size_t at = random() % 20; at + 4 <= octets.size(); at += 4 + random() % 40) {
            octets.replace(at, 4, random() % 2 == 0 ? "/Ser" : "/pas");
        }
        for (std::size_t at = random() % 30; at + 4 <= octets.size(); at += 4 + random() % 60) {
            octets.replace(at, 4, random() % 2 == 0 ? ",ghp" : "?AKI");
        }
        const std::string_view text = pages.put_at_end(octets);
        for (std::size_t from = 0; from < text.size(); from += 1 + random() % 20) {
            const std::size_t count = (text.size() - from + block_size - 1) / block_size;
            std::array<text_marks, 5> expected;
            never_skips.find_marks(text, from, sets, expected.data(), count);
            anchors_found |= expected[0].anchors;
            segments_found |= text[from] == '/' ? expected[0].signs & 1 : 0;
            tokens_found |= text[from] == ',' ? expected[0].signs & 1 : 0;
            for (const kernel* const usable_kernel : usable_kernels()) {
                const kernel& kernel = *usable_kernel;
                std::array<text_marks, 5> got;
                kernel.find_marks(text, from, sets, got.data(), count);
                for (std::size_t block = 0; block < count; ++block) {
                    ASSERT_EQ(got[block].anchors, expected[block].anchors)
                        << kernel.name << ' ' << from << ' ' << text;
                    ASSERT_EQ(got[block].signs, expected[block].signs)
                        << kernel.name << ' ' << from << ' ' << text;
                }
            }
        }
    }
    EXPECT_EQ(anchors_found, ~std::uint64_t{0});  // an anchor at each offset
    EXPECT_EQ(segments_found, 1U);                // the start of a segment of a secret path
    EXPECT_EQ(tokens_found, 1U);                  // the start of a token
}

// Checks that all kernels find the same changes.  Returns the changes.
unsigned compare_changes(std::string_view text, std::size_t lowered) {
    const unsigned expected = never_skips.find_changes(text, lowered);
    for (const kernel* const usable_kernel : usable_kernels()) {
        const kernel& kernel = *usable_kernel;
        EXPECT_EQ(kernel.find_changes(text, lowered), expected)
            << kernel.name << ' ' << lowered << ' ' << text;
    }
    return expected;
}

TEST(kernels, find_the_same_changes_at_each_offset) {
    constexpr std::size_t most = 3 * block_size;
    guarded_pages pages(most);
    for (std::size_t size = 0; size <= most && !HasFailure(); ++size) {
        EXPECT_EQ(compare_changes(pages.put_at_end(std::string(size, 'a')), size), 0U);
        for (std::size_t at = 0; at < size; ++at) {
            const auto find_in = [&](std::string_view piece, std::size_t lowered) {
                std::string octets(size, 'a');
                octets.replace(at, piece.size(), piece);
                return compare_changes(pages.put_at_end(octets), lowered);
            };
            EXPECT_EQ(find_in("A", at), 0U);
            EXPECT_EQ(find_in("Z", at + 1), text_changes::letter);
            if (at + 2 <= size) {
                EXPECT_EQ(find_in("/.", 0), text_changes::dot_after_slash);
                EXPECT_EQ(find_in("./", size), 0U);
            }
            if (at + 3 <= size) {
                EXPECT_EQ(find_in("%2F", at), 0U);
                EXPECT_EQ(find_in("%2f", 0), text_changes::lower_digit);
                EXPECT_EQ(find_in("%7E", 0), text_changes::unreserved);
            }
        }
    }
}

TEST(kernels, find_the_same_changes_in_each_triplet) {
    constexpr std::string_view hexadecimal = "0123456789ABCDEFabcdef";
    for (const char first : hexadecimal) {
        for (const char second : hexadecimal) {
            const std::string triplet = {'%', first, second};
            compare_changes(triplet, 0);
            compare_changes("/%E2/" + triplet, 0);
            compare_changes(std::string(block_size, '.') + triplet, 0);
        }
    }
}

TEST(kernels, find_the_same_changes_in_random_texts) {
    guarded_pages pages(512);
    std::minstd_rand random(3986);
    std::array<std::size_t, 16> counts{};
    for (int i = 0; i < 20000; ++i) {
        const std::size_t most_pieces = random() % 200;
        const std::size_t rare = 1 + random() % 200;
        std::string octets;
        for (std::size_t piece = 0; piece < most_pieces; ++piece) {
            constexpr std::array<std::string_view, 4> changed = {"A", "/.", "%41", "%c3"};
            constexpr std::array<std::string_view, 4> plain = {"%C3", "/", ".", "~"};
            octets += random() % rare == 0 ? changed[random() % 4]
                      : random() % 8 == 0  ? plain[random() % 4]
                                           : "a";
        }
        const std::string_view text = pages.put_at_end(octets);
        ++counts[compare_changes(text, random() % (text.size() + 1))];
    }
    for (const std::size_t count : counts) {
        EXPECT_GT(count, 0U);  // each combination of changes
    }
}

}  // namespace
}  // namespace uriscan::tests
