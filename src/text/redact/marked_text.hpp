// The marks of a text.  There are anchors, at which a URI or reference can start, and signs, at
// which a URI can end, or a secret can start or end.  The marks are found once for a whole text,
// also if it is searched part by part.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "kernels/kernels.hpp"

namespace uriscan {

// Returns the set of the last octets of all schemes that need no "//".
nibble_table ends_of_schemes(std::span<const std::string_view> schemes) noexcept;

// Returns the sets of octets by which the kernel finds the marks.  `scheme_ends` must be what
// ends_of_schemes() returns.  `shapes` says whether the starts of tokens are marked.
mark_sets mark_sets_with(const nibble_table& scheme_ends, bool shapes) noexcept;

// A text with its marks.  The kernel finds the marks of many blocks of 64 octets at once.  These
// marks stay loaded until the marks of other blocks are needed.
//
// The text can be searched part by part.  Then offsets count from the start of the part.  Blocks
// that were loaded for earlier parts have negative offsets, as if std::size_t was signed.
class marked_text {
public:
    static constexpr std::size_t none = std::string_view::npos;

    // The first part is the whole text.
    marked_text(std::string_view text, const mark_sets& sets) noexcept
        : text_(text), sets_(sets), last_(last_of(text)) {}

    // Sets the part that is searched: a slice of the text, which must be after the previous part.
    void set_part(std::string_view part) noexcept {
        const auto begin = static_cast<std::size_t>(part.data() - text_.data());
        assert(begin_ <= begin && begin + part.size() <= text_.size());
        start_ -= begin - begin_;
        end_ -= begin - begin_;
        begin_ = begin;
        gap_ = {};
        last_ = last_of(part);
        leave_out_anchors_after_part();
    }

    // Returns the first anchor at `from` or later, or `none`.  The last octet of a part is no
    // anchor, because no URI fits after it.  `from` must be after the anchors that were returned.
    std::size_t next_anchor(std::size_t from) noexcept {
        if (!is_loaded(from)) {
            from = from - gap_.begin < gap_.end - gap_.begin ? gap_.end : from;
            if (from >= last_) {
                return none;
            }
            if (!is_loaded(from)) {
                load(from);
            }
        }
        const std::size_t begin = from;
        for (;;) {
            leave_out_anchors_before(from);
            if (anchors_[next_] < anchors_end_) {
                return start_ + anchors_[next_++];
            }
            gap_ = {begin, end_};
            if (end_ > last_) {
                return none;
            }
            from = end_;
            load(from);
        }
    }

    // Lets next_anchor() return its last anchor again.  If other blocks were loaded since then,
    // this does nothing: none of their anchors was returned yet.
    void put_back() noexcept { next_ -= next_ > 0 ? 1 : 0; }

    // Returns false only if next_anchor(0) would return `none`.  Loads nothing.
    bool may_have_anchor() noexcept {
        if (!is_loaded(0) || end_ <= last_) {
            return true;
        }
        leave_out_anchors_before(0);
        return anchors_[next_] < anchors_end_;
    }

    // Returns the signs of the 64 octets from `offset` on, also of octets after the part.  Bit n
    // says whether the octet at `offset` + n is a sign.
    std::uint64_t signs_from(std::size_t offset) noexcept {
        if (!loaded().has_signs_from(offset)) {
            if (begin_ + offset >= text_.size()) {
                return ~std::uint64_t{0};
            }
            load(offset);
        }
        return loaded().signs_from(offset);
    }

    // A copy of what is loaded.  A loop can keep the copy in registers, but not the members of
    // marked_text.
    class loaded_marks {
    public:
        // Says whether there is an anchor at `from` or later.  The octet at `from` must be loaded,
        // or `from` must be the end of what is loaded.  Each call needs the same `from` as the
        // previous call, or a larger one.
        bool has_anchor(std::size_t from) noexcept {
            while (*anchor_ < from - start_) {
                ++anchor_;
            }
            return *anchor_ < anchors_end_;
        }

        // Returns the anchor that has_anchor() has found.
        std::size_t anchor() const noexcept { return start_ + *anchor_; }
        void leave_out_anchor() noexcept { ++anchor_; }

        // Says whether the signs of the 64 octets from `offset` on are loaded.
        bool has_signs_from(std::size_t offset) const noexcept {
            return offset - start_ < complete_;
        }

        // Says whether the text still has the same marks loaded.
        bool are_of(const marked_text& text) const noexcept { return start_ == text.start_; }

        // Returns the signs of the 64 octets from `offset` on.
        std::uint64_t signs_from(std::size_t offset) const noexcept {
            const std::size_t at = offset - start_;
            assert(at < complete_);
            const text_marks* const marks = marks_ + at / block_size;
            return marks[0].signs >> at % block_size | marks[1].signs << 1 << ~at % block_size;
        }

    private:
        friend class marked_text;
        explicit loaded_marks(const marked_text& text) noexcept
            : marks_(text.marks_.data()),
              anchor_(text.anchors_.data() + text.next_),
              start_(text.start_),
              complete_(text.complete_),
              anchors_end_(text.anchors_end_) {}

        const text_marks* marks_;
        const std::uint16_t* anchor_;  // the next one
        std::size_t start_;
        std::size_t complete_;
        std::size_t anchors_end_;
    };

    // Returns the marks that are loaded.
    loaded_marks loaded() const noexcept { return loaded_marks(*this); }

    // Lets next_anchor() go on at the next anchor of `marks`, a copy that loaded() has returned.
    // If other blocks were loaded since then, this does nothing.
    void go_on_with(const loaded_marks& marks) noexcept {
        if (marks.are_of(*this)) {
            next_ = static_cast<std::size_t>(marks.anchor_ - anchors_.data());
        }
    }

    // Says whether the octet at an offset is loaded.  For an offset before start_, the result is
    // also false: the difference is then larger than any size.
    bool is_loaded(std::size_t offset) const noexcept { return offset - start_ < end_ - start_; }

    // Says whether the octet at `at` is an anchor.  It must be one of the 64 octets of the last
    // call of signs_from().
    bool is_anchor(std::size_t at) const noexcept {
        assert(is_loaded(at));
        return (marks_of(at).anchors >> (at - start_) % block_size & 1) != 0;
    }

private:
    static constexpr std::size_t most = 64;
    static constexpr std::uint16_t no_anchor = most * block_size;  // more than any offset

    static std::size_t last_of(std::string_view part) noexcept {
        return std::max<std::size_t>(part.size(), 1) - 1;
    }

    const text_marks& marks_of(std::size_t offset) const noexcept {
        return marks_[(offset - start_) / block_size];
    }

    // Leaves out the anchors after the part, and at its last octet.
    void leave_out_anchors_after_part() noexcept { anchors_end_ = std::min(last_, end_) - start_; }

    void leave_out_anchors_before(std::size_t from) noexcept {
        while (anchors_[next_] < from - start_) {
            ++next_;
        }
    }

    void load(std::size_t offset) noexcept;
    bool has_semicolon(std::size_t begin, std::size_t end) const noexcept;
    void list_anchors(std::size_t count) noexcept;

    std::string_view text_;
    mark_sets sets_;
    std::size_t begin_ = 0;        // the offset of the part in the text
    std::size_t last_;             // the last octet of the part, or its end if it is empty
    std::size_t start_ = 0;        // the first octet of the blocks that are loaded
    std::size_t end_ = 0;          // the end of these blocks
    std::size_t complete_ = 0;     // so many octets from start_ on have 64 loaded octets after them
    std::size_t anchors_end_ = 0;  // only anchors before this offset from start_ are used
    std::size_t next_ = 0;         // the index of the next anchor in anchors_

    // The last range that next_anchor() has searched without finding an anchor.  After a secret, it
    // starts again before blocks that are loaded.  Without the range, it would search the same
    // blocks again after each secret.
    struct {
        std::size_t begin = 0;
        std::size_t end = 0;
    } gap_;
    std::array<text_marks, most + 1> marks_;
    std::array<std::uint16_t, most * block_size + 4> anchors_;  // their offsets from start_
};

}  // namespace uriscan
