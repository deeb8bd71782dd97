// Helpers that the fuzz targets share.  Each target checks properties of the library, and aborts on
// the first input that breaks a property.  A target runs many times in a second, so none of these
// helpers allocates memory in each run.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "support/case_file.hpp"
#include "support/guarded_pages.hpp"
#include "uriscan/parse.hpp"

#ifdef __SANITIZE_ADDRESS__
#define URISCAN_FUZZ_WITH_ASAN
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define URISCAN_FUZZ_WITH_ASAN
#endif
#endif
#ifdef URISCAN_FUZZ_WITH_ASAN
#include <sanitizer/asan_interface.h>
#else
#define ASAN_POISON_MEMORY_REGION(address, size) ((void)(address), (void)(size))
#define ASAN_UNPOISON_MEMORY_REGION(address, size) ((void)(address), (void)(size))
#endif

namespace uriscan::tests {

inline constexpr std::array all_rules = {rule::uri_reference, rule::uri, rule::absolute_uri,
                                         rule::relative_ref};

// Room for exactly `size` octets, at the end or at the start of guarded pages.  So a read or write
// directly outside of one of its ends causes a fault, even without sanitizers.  ASan reports both
// ends.  Rooms must be destroyed in the reverse order of their construction, like local variables.
class exact_room {
public:
    enum class place { at_end, at_start };

    explicit exact_room(std::size_t size, place where = place::at_end) {
        guarded_pages& pages = pages_for(size);
        octets_ = where == place::at_end ? pages.room_at_end(size) : pages.room_at_begin(size);
        ASAN_UNPOISON_MEMORY_REGION(octets_.data(), size);
    }
    ~exact_room() {
        ASAN_POISON_MEMORY_REGION(octets_.data(), octets_.size());
        --in_use_;
    }
    exact_room(const exact_room&) = delete;
    exact_room& operator=(const exact_room&) = delete;

    std::span<char> span() const { return octets_; }
    std::string_view text() const { return {octets_.data(), octets_.size()}; }

private:
    // Returns pages that no other room uses.  They are kept for the next runs of the target.
    static guarded_pages& pages_for(std::size_t size) {
        static std::array<std::optional<guarded_pages>, 8> all;
        std::optional<guarded_pages>& pages = all.at(in_use_++);
        if (!pages || pages->size() < size) {
            constexpr std::size_t usual_size = 4096;
            pages.emplace(std::max(size, usual_size));
            ASAN_POISON_MEMORY_REGION(pages->room_at_begin(0).data(), pages->size());
        }
        return *pages;
    }

    static inline std::size_t in_use_ = 0;
    std::span<char> octets_;
};

// A copy of a text in a room of exactly its size.  The octets decide whether the room is at the
// start or at the end of its pages, so that an input always leads to the same result.
class exact_copy {
public:
    explicit exact_copy(std::string_view text) : room_(text.size(), place_of(text)) {
        std::ranges::copy(text, room_.span().begin());
    }

    std::string_view text() const { return room_.text(); }
    std::span<char> span() const { return room_.span(); }

private:
    static exact_room::place place_of(std::string_view text) {
        const unsigned sum = std::accumulate(text.begin(), text.end(), 0U, [](unsigned a, char b) {
            return a + static_cast<unsigned char>(b);
        });
        return sum % 8 == 0 ? exact_room::place::at_start : exact_room::place::at_end;
    }

    exact_room room_;
};

// An input of libFuzzer: a text, and after it octets that choose what a target checks.
class fuzz_input {
public:
    fuzz_input(const std::uint8_t* data, std::size_t size)
        : rest_(reinterpret_cast<const char*>(data), size) {}

    // Takes the last octet, and returns a number that is less than `count`.
    std::size_t choose(std::size_t count) {
        if (rest_.empty()) {
            return 0;
        }
        const auto octet = static_cast<unsigned char>(rest_.back());
        rest_.remove_suffix(1);
        return octet % count;
    }

    // Takes an octet, and returns any number if it is odd; otherwise, returns a number below 256.
    std::size_t choose_any() {
        std::size_t number = 0;
        const std::size_t octets = choose(2) == 0 ? 1 : sizeof number;
        for (std::size_t i = 0; i < octets; ++i) {
            number = number << 8 | choose(256);
        }
        return number;
    }

    template <class T, std::size_t Count>
    const T& choose_from(const std::array<T, Count>& all) {
        return all[choose(Count)];
    }

    // Takes the octets from the start up to the next LF, and the LF.
    std::string_view take_line() {
        const std::string_view line = rest_.substr(0, rest_.find('\n'));
        rest_.remove_prefix(std::min(rest_.size(), line.size() + 1));
        return line;
    }

    // Returns the octets that were not taken.
    std::string_view rest() const { return rest_; }

private:
    std::string_view rest_;
};

[[noreturn]] inline void fail(std::string_view text, std::string_view what,
                              std::string_view other = {}) {
    std::fprintf(stderr, "%s: %s%s\n", in_quotes(text).c_str(), std::string(what).c_str(),
                 other.data() == nullptr ? "" : (" " + in_quotes(other)).c_str());
    std::abort();
}

// If `holds` is false, prints the text, `what`, which says what is wrong, and `other`, and aborts.
inline void expect(bool holds, std::string_view text, std::string_view what,
                   std::string_view other = {}) {
    if (!holds) [[unlikely]] {
        fail(text, what, other);
    }
}

}  // namespace uriscan::tests
