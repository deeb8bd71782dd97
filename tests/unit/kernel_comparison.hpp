// Compares all kernels that this processor can run with the machines that never skip.  For each
// text, the kernels must stop at the same offset, agree on whether it is a URI-reference, and
// record the same offsets.  The same must hold for the text as an origin form.
//
// Each text is also put right before and right after a page that cannot be read.  A kernel that
// reads outside of the text then faults.  The text is also put between letters that would continue
// most skips.  A kernel that uses these letters then gives another result.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <optional>
#include <ostream>
#include <random>
#include <string>
#include <string_view>

#include "kernels/kernel.hpp"
#include "kernels/kernels.hpp"
#include "support/case_file.hpp"
#include "support/guarded_pages.hpp"
#include "unit/never_skips.hpp"

namespace uriscan::tests {

// The results of a kernel for a whole text: as a URI-reference, and as an origin form.
struct answer {
    std::uint32_t stop = 0;
    bool whole = false;
    uri_components at;
    std::uint32_t origin_stop = 0;
    bool origin_whole = false;
    std::uint32_t origin_path_end = 0;

    bool operator==(const answer&) const = default;
};

inline answer read(const kernel& kernel, std::string_view text) {
    const origin_reading origin = kernel.read_origin_form(text);
    answer found;
    const extent read = read_with(kernel, text, found.at);
    found.stop = read.stop;
    found.whole = read.whole;
    found.origin_stop = origin.read.stop;
    found.origin_whole = origin.read.whole;
    found.origin_path_end = origin.path_end;
    return found;
}

// The result of a kernel for the chunks of a text that the kernel has read so far.
struct progress {
    int state = uri_parser::uri_parser_start;
    std::uint64_t stop = 0;
    long_uri_components offsets = no_offsets<std::uint64_t>;

    bool operator==(const progress&) const = default;
};

// Runs a kernel over one more chunk.  Returns whether the kernel accepted the whole chunk.
inline bool advance(const kernel& kernel, std::string_view chunk, progress& progress) {
    chunk_recorder<std::uint64_t> recorder(0, progress.stop, progress.offsets);
    const std::size_t count = kernel.advance(progress.state, chunk, recorder);
    progress.stop += count;
    progress.offsets = recorder.offsets();
    return count == chunk.size();
}

template <class Offset>
void print_offsets(std::ostream& out, const basic_uri_components<Offset>& at) {
    for (const Offset offset :
         {at.scheme_end, at.host_begin, at.host_end, at.path_begin, at.path_end, at.query_end}) {
        out << ' ' << (offset == open<Offset> ? "open" : std::to_string(offset));
    }
}

inline std::ostream& operator<<(std::ostream& out, const answer& answer) {
    out << "stop " << answer.stop << (answer.whole ? " whole" : "") << " offsets";
    print_offsets(out, answer.at);
    out << " origin stop " << answer.origin_stop << (answer.origin_whole ? " whole" : "")
        << " path end " << answer.origin_path_end;
    return out;
}

inline std::ostream& operator<<(std::ostream& out, const progress& progress) {
    out << "state " << progress.state << " stop " << progress.stop << " offsets";
    print_offsets(out, progress.offsets);
    return out;
}

// Describes the text that a kernel reads at the moment.  If the read faults, name_the_fault()
// prints this description.
inline struct reading {
    std::string_view kernel;
    std::string_view where;
    std::string_view text;
} now_reading;

inline std::string description(const reading& reading) {
    return std::string(reading.kernel) + ", " + std::string(reading.where) + ", " +
           std::to_string(reading.text.size()) + " octets: " + in_quotes(reading.text);
}

// Handles the signal of a fault: prints what was being read.  After the function returns, the read
// faults again, and the program ends.
inline void name_the_fault(int signal) {
    std::signal(signal, SIG_DFL);
    std::fprintf(stderr, "read outside of the text: %s\n", description(now_reading).c_str());
}

inline void name_faults() {
    std::signal(SIGSEGV, name_the_fault);
#ifdef SIGBUS  // Windows has no SIGBUS
    std::signal(SIGBUS, name_the_fault);
#endif
}

// Compares the results of all kernels for each text.  After the first difference, it compares no
// more texts.
class comparison {
public:
    comparison() {
        make_room(1 << 16);
        name_faults();
    }
    ~comparison() {
        std::printf("%zu texts, %zu in chunks, read alike by", texts_, chunked_texts_);
        for (const kernel* const usable_kernel : usable_kernels()) {
            const kernel& kernel = *usable_kernel;
            std::printf(" %.*s", static_cast<int>(kernel.name.size()), kernel.name.data());
        }
        std::printf("\n");
    }
    comparison(const comparison&) = delete;
    comparison& operator=(const comparison&) = delete;

    std::size_t texts() const { return texts_; }

    // Compares the kernels on a whole text.  Returns whether the text is a URI-reference.
    bool whole(std::string_view text) {
        if (differs_) {
            return false;
        }
        make_room(text.size());
        ++texts_;
        const answer expected = read(never_skips, text);
        const std::string_view at_end = guarded_->put_at_end(text);
        compare(at_end, "before a page that cannot be read", expected);
        compare(guarded_->put_at_begin(text), "after a page that cannot be read", expected);
        compare_at_alignment(text, texts_ % 64, expected);
        return expected.whole;
    }

    void at_all_alignments(std::string_view text) {
        const answer expected = read(never_skips, text);
        for (std::size_t alignment = 0; alignment < 64; ++alignment) {
            compare_at_alignment(text, alignment, expected);
        }
    }

    // Cuts the text at random offsets, and compares the kernels on the chunks.  Each chunk ends
    // before a page that cannot be read.
    void in_chunks(std::string_view text) {
        if (differs_) {
            return;
        }
        make_room(text.size());
        ++chunked_texts_;
        progress expected;
        advance(never_skips, text, expected);
        for (const kernel* const usable_kernel : usable_kernels()) {
            const kernel& kernel = *usable_kernel;
            const progress got = read_in_chunks(kernel, text);
            if (got != expected) {
                differ({kernel.name, "in chunks", text}, got, expected);
            }
        }
    }

private:
    static constexpr std::size_t margin = 256;

    void make_room(std::size_t size) {
        if (!guarded_ || guarded_->size() < size + 2 * margin) {
            guarded_.emplace(size + 2 * margin);
            letters_.emplace(size + 2 * margin);
            letters_->fill(0, letters_->size(), 'A');
        }
    }

    void compare(std::string_view text, std::string_view where, const answer& expected) {
        for (const kernel* const usable_kernel : usable_kernels()) {
            const kernel& kernel = *usable_kernel;
            now_reading = {kernel.name, where, text};
            const answer got = read(kernel, text);
            if (got != expected) {
                differ(now_reading, got, expected);
            }
        }
    }

    void compare_at_alignment(std::string_view text, std::size_t alignment,
                              const answer& expected) {
        if (!differs_) {
            compare(letters_->put_at(margin / 2 + alignment, text), "between letters", expected);
            letters_->fill(margin / 2 + alignment, text.size(), 'A');
        }
    }

    progress read_in_chunks(const kernel& kernel, std::string_view text) {
        constexpr std::array<std::size_t, 3> most = {4, 70, 200};
        const std::size_t most_octets = most[random_() % most.size()];
        progress progress;
        bool fits = true;
        while (fits && !text.empty()) {
            const std::size_t size = std::min(text.size(), 1 + random_() % most_octets);
            const std::string_view chunk = guarded_->put_at_end(text.substr(0, size));
            now_reading = {kernel.name, "a chunk before a page that cannot be read", chunk};
            fits = advance(kernel, chunk, progress);
            text.remove_prefix(size);
        }
        return progress;
    }

    template <class Answer>
    void differ(const reading& reading, const Answer& got, const Answer& expected) {
        ADD_FAILURE() << description(reading) << "\n  got      " << got << "\n  expected "
                      << expected;
        differs_ = true;
    }

    std::optional<guarded_pages> guarded_;
    std::optional<guarded_pages> letters_;
    std::minstd_rand random_{3986};
    std::size_t texts_ = 0;
    std::size_t chunked_texts_ = 0;
    bool differs_ = false;
};

}  // namespace uriscan::tests
