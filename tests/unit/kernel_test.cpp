// Tests that every kernel (src/kernels/kernels.hpp) gives the results of the machine that never
// skips:
//
//     kernel_test [FILE...]
//
// The program compares the results of all kernels that this processor can run, for many texts and
// for each line of the files.  It also tests that each skip goes as far as it can.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "corpus/corpus.hpp"
#include "grammar/breadth_first.hpp"
#include "grammar/reference.hpp"
#include "grammar/self_loop_texts.hpp"
#include "grammar/self_loops.hpp"
#include "grammar/w_method.hpp"
#include "kernels/kernel.hpp"
#include "kernels/kernels.hpp"
#include "kernels/table_skipper.hpp"
#include "support/case_file.hpp"
#include "support/places.hpp"
#include "support/plain_block.hpp"
#include "unit/kernel_comparison.hpp"

namespace uriscan::tests {
namespace {

// Makes texts of one size for a state to skip.  The plain text has only octets that the state loops
// on.  visit() puts another octet, a triplet or almost a triplet into the plain text, at each
// position for which `wanted` returns true.  triplets_after() makes texts of triplets.
class texts_to_skip {
public:
    texts_to_skip(const self_loop_text& loop, std::size_t size)
        : loop_(loop), plain_(repeated_octets(loop.octets, size, size)) {}

    const std::string& plain() const { return plain_; }

    template <class Wanted, class Visitor>
    void visit(Wanted wanted, Visitor visitor) const {
        for (std::size_t at = 0; at < plain_.size(); ++at) {
            if (wanted(at)) {
                const std::size_t phase = 7 * at + 31 * plain_.size();
                visitor(with(at, std::string(1, octet_of_run(loop_.not_octets, phase, 0))));
                visit_triplets(at, phase, visitor);
            }
        }
    }

    // Returns `at` plain octets, then as many triplets as fit, then plain octets.
    std::string triplets_after(std::size_t at) const {
        std::string text = plain_;
        for (; !loop_.digits.empty() && at + 3 <= text.size(); at += 3) {
            text.replace(at, 3, triplet(at));
        }
        return text;
    }

private:
    template <class Visitor>
    void visit_triplets(std::size_t at, std::size_t phase, Visitor& visitor) const {
        if (!loop_.digits.empty()) {
            visitor(with(at, triplet(phase)));
            visitor(with(at, triplet(phase).substr(0, 2)));
            visitor(with(at, triplet(phase).substr(0, 2) + "g"));
            visitor(with(at, "%g" + triplet(phase).substr(2)));
        }
    }

    std::string triplet(std::size_t phase) const {
        return "%" + repeated_octets(loop_.digits, 1, phase) +
               repeated_octets(loop_.digits, 1, phase / 3);
    }

    // Returns the plain text with `other` at a position.  If `other` does not fit, its end is cut
    // off.
    std::string with(std::size_t at, std::string_view other) const {
        std::string text = plain_;
        other = other.substr(0, text.size() - at);
        return text.replace(at, other.size(), other);
    }

    const self_loop_text& loop_;
    std::string plain_;
};

constexpr std::size_t longest_skip = 130;

TEST(kernels, read_every_skip_alike) {
    comparison compare;
    for (const self_loop_text& loop : self_loop_texts()) {
        for (std::size_t size = 0; size <= longest_skip; ++size) {
            const texts_to_skip texts(loop, size);
            EXPECT_TRUE(compare.whole(loop.before + texts.plain() + loop.after));
            const auto in_context = [&](const std::string& skipped) {
                compare.whole(loop.before + skipped);
                compare.whole(loop.before + skipped + loop.after);
            };
            in_context(texts.plain());
            texts.visit([](std::size_t) { return true; }, in_context);
            for (std::size_t at = 0; at < 3; ++at) {
                in_context(texts.triplets_after(at));
            }
            compare.at_all_alignments(loop.before + texts.plain() + loop.after);
        }
    }
}

// The skips start at many successive offsets.  The octet or triplet that is put into the plain text
// is near the start of the skip, or near a multiple of 64 octets from the start of the text.
TEST(kernels, read_skips_alike_wherever_they_start) {
    constexpr std::size_t sizes[] = {1, 3, 16, 17, 32, 63, 64, 65, 127, 130, 190, 260};
    comparison compare;
    for (const self_loop_text& loop : self_loop_texts()) {
        for (std::size_t more = 0; more <= 66 && !loop.long_before.empty(); ++more) {
            const std::string before = loop.before_longer_by(more);
            for (const std::size_t size : sizes) {
                const texts_to_skip texts(loop, size);
                const auto near_an_edge = [&](std::size_t at) {
                    return at < 2 || (before.size() + at + 3) % 64 < 5;
                };
                const auto in_context = [&](const std::string& skipped) {
                    compare.whole(before + skipped + loop.after);
                };
                in_context(texts.plain());
                texts.visit(near_an_edge, in_context);
                in_context(texts.triplets_after(more % 3));
            }
        }
    }
}

// A self-loop of the URI machine is also tried in the path and the query of an origin form.
TEST(kernels, read_skips_in_origin_forms_alike) {
    const std::string starts[] = {"/", "/?", "//%41/a?%41", "/" + std::string(61, 'a') + "?",
                                  "/" + std::string(126, 'a')};
    comparison compare;
    for (const self_loop_text& loop : self_loop_texts()) {
        for (std::size_t size = 0; size <= longest_skip; size += 1 + size / 20) {
            const texts_to_skip texts(loop, size);
            for (const std::string& start : starts) {
                const auto in_context = [&](const std::string& skipped) {
                    compare.whole(start + skipped);
                    compare.whole(start + skipped + "?" + skipped);
                };
                in_context(texts.plain());
                texts.visit([&](std::size_t at) { return at % 3 == size % 3; }, in_context);
                in_context(texts.triplets_after(size % 3));
            }
        }
    }
}

std::size_t all_skips = 0;
std::size_t short_skips = 0;

// Counts the skips that stop too early.  After such a skip, the machine goes on octet by octet.
// The machine is then slower, but its result is the same, so no other test notices.
template <class Skipper, class Automaton = uri_automaton>
class skip_checker {
public:
    skip_checker(const unsigned char* text, std::size_t size) noexcept
        : text_(text), skipper_(text, size) {}

    template <int State>
    std::size_t skip(std::size_t p, std::size_t end) const noexcept {
        static constexpr self_loop loop = self_loop_of<Automaton>(State);
        const std::size_t skipped = skipper_.template skip<State>(p, end);
        ++all_skips;
        short_skips += skipped != end_of_skip(loop, p, end) ? 1 : 0;
        return skipped;
    }

    bool jump(std::size_t& p, std::size_t end) const noexcept { return skipper_.jump(p, end); }

    bracket_reading read_in_brackets(int state, const unsigned char* text, std::size_t p,
                                     std::size_t end) const noexcept {
        return skipper_.read_in_brackets(state, text, p, end);
    }

private:
    std::size_t end_of_skip(const self_loop& loop, std::size_t p, std::size_t end) const noexcept {
        while (p != end) {
            if (loop.octets[text_[p]]) {
                ++p;
            } else if (text_[p] == loop.triplet.opener && end - p >= 3 &&
                       loop.triplet.digits[text_[p + 1]] && loop.triplet.digits[text_[p + 2]]) {
                p += 3;
            } else {
                return p;
            }
        }
        return p;
    }

    const unsigned char* text_;
    Skipper skipper_;
};

template <class OfUri, class OfOriginForm>
void check_skips_with(std::string_view text) {
    unsigned char part[sizeof(read_part)];
    (void)read_as<skip_checker<OfUri>>(text, part);
    (void)read_origin_form_with<skip_checker<OfOriginForm, origin_form_automaton>>(text);
}

void check_skips(std::string_view text) {
    check_skips_with<table_skipper<uri_automaton>, table_skipper<origin_form_automaton>>(text);
    if (text.size() < block_size) {
        check_skips_with<short_skipper<plain_block, uri_automaton>,
                         short_skipper<plain_block, origin_form_automaton>>(text);
    } else {
        check_skips_with<long_skipper<plain_block, uri_automaton>,
                         long_skipper<plain_block, origin_form_automaton>>(text);
    }
}

TEST(skippers, skip_as_far_as_they_can) {
    for (const self_loop_text& loop : self_loop_texts()) {
        for (std::size_t size = 0; size <= 2 * longest_skip; size += 1 + size / 80) {
            const texts_to_skip texts(loop, size);
            const auto in_context = [&](const std::string& skipped) {
                const std::string text = loop.before + skipped + loop.after;
                check_skips(text);
                ASSERT_EQ(short_skips, 0U) << in_quotes(text);
            };
            in_context(texts.plain());
            const auto near_an_edge = [&](std::size_t at) {
                return at < 2 || (loop.before.size() + at + 3) % 64 < 5;
            };
            texts.visit(near_an_edge, in_context);
            in_context(texts.triplets_after(size % 3));
        }
    }
    std::printf("%zu skips\n", all_skips);
    EXPECT_GT(all_skips, 0U);
}

TEST(kernels, read_skips_in_chunks_alike) {
    comparison compare;
    for (const self_loop_text& loop : self_loop_texts()) {
        for (std::size_t size = 0; size <= longest_skip; ++size) {
            const texts_to_skip texts(loop, size);
            const auto in_context = [&](const std::string& skipped) {
                compare.in_chunks(loop.before + skipped + loop.after);
            };
            in_context(texts.plain());
            texts.visit([&](std::size_t at) { return (at + size) % 3 == 0; }, in_context);
            in_context(texts.triplets_after(size % 3));
        }
    }
}

// The strings of the W-method are shorter than a block.  So each string that starts with a letter
// is also read with 60 to 67 letters before it, which makes it longer than a block, or almost as
// long.
TEST(kernels, read_the_w_methods_strings_alike) {
    comparison compare;
    const auto& automaton = oracle::rfc3986_reference().automaton(oracle::rule::uri_reference);
    const std::uint64_t count = oracle::w_suite(automaton).visit(0, [&](std::string_view text) {
        compare.whole(text);
        compare.in_chunks(text);
        if (!text.empty() && std::isalpha(static_cast<unsigned char>(text.front())) != 0) {
            compare.whole(std::string(60 + compare.texts() % 8, 'a') + std::string(text));
        }
        return true;
    });
    EXPECT_GE(compare.texts(), count);
}

TEST(kernels, read_the_w_methods_strings_of_all_octets_alike) {
    comparison compare;
    const oracle::w_suite suite(oracle::rfc3986_reference().automaton(oracle::rule::uri_reference),
                                oracle::all_octets());
    suite.visit(0, [&](std::string_view text) {
        compare.whole(text);
        return true;
    });
}

TEST(kernels, read_the_case_files_alike) {
    comparison compare;
    for (const auto& file : std::filesystem::directory_iterator(source_path("tests/data"))) {
        if (file.path().extension() == ".txt") {
            for (const test_case& test : read_cases(file.path().string())) {
                compare.whole(test.input);
                compare.in_chunks(test.input);
            }
        }
    }
    EXPECT_GT(compare.texts(), 1000U);
}

void compare_lines(std::istream& lines) {
    comparison compare;
    for (std::string line; std::getline(lines, line);) {
        compare.whole(line);
        compare.in_chunks(line);
    }
}

TEST(kernels, read_the_corpus_alike) {
    for (const bench::shape shape : bench::all_shapes) {
        std::istringstream lines(bench::make_corpus(shape, 4000));
        compare_lines(lines);
    }
}

class file_test : public testing::Test {
public:
    explicit file_test(const char* path) : path_(path) {}
    void TestBody() override {
        std::ifstream lines(path_);
        ASSERT_TRUE(lines) << path_;
        compare_lines(lines);
    }

private:
    const char* path_;
};

}  // namespace
}  // namespace uriscan::tests

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    for (int i = 1; i < argc; ++i) {
        testing::RegisterTest(
            "kernels", (std::string("read_alike_") + argv[i]).c_str(), nullptr, nullptr, argv[i], 1,
            [path = argv[i]]() -> testing::Test* { return new uriscan::tests::file_test(path); });
    }
    return RUN_ALL_TESTS();
}
