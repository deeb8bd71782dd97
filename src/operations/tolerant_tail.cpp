// Reads the end of a text with octets that are let through.
#include "operations/tolerant_tail.hpp"

#include <algorithm>
#include <array>

#include "kernels/kernels.hpp"
#include "kernels/machine.hpp"
#include "octets/subtext.hpp"
#include "octets/triplets.hpp"
#include "operations/machine_states.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

// Says what an octet means in a component: it does not fit, it belongs to the component, or it is
// the delimiter that starts the next component.
enum class meaning : std::uint8_t { refused, content, starts_query, starts_fragment };

// A component, in the form that tail_reader needs.  `state` is the state of the machine in which
// all octets of the component can follow.  `meanings` says what each octet means in this state.
struct tail_part {
    int state;
    std::array<meaning, 256> meanings;
};

constexpr tail_part make_tail_part(int state) {
    tail_part part{state, {}};
    for (std::size_t octet = 0; octet < part.meanings.size(); ++octet) {
        const int next = uri_machine::after(state, static_cast<char>(octet));
        part.meanings[octet] = next == state               ? meaning::content
                               : next == state_of_query    ? meaning::starts_query
                               : next == state_of_fragment ? meaning::starts_fragment
                                                           : meaning::refused;
    }
    return part;
}

constexpr tail_part path_part = make_tail_part(state_of_absolute_path);
constexpr tail_part query_part = make_tail_part(state_of_query);
constexpr tail_part fragment_part = make_tail_part(state_of_fragment);

// In the state of a tail_part, a triplet leads back to this state.
static_assert(settled_states[state_of_absolute_path] && settled_states[state_of_query] &&
              settled_states[state_of_fragment]);

// After these texts, is_settled_path() returns true, and path_part is used for the rest of the
// path.  So the machine must be in the state of path_part.
static_assert(uri_machine::after("/a") == state_of_absolute_path);
static_assert(uri_machine::after("a/") == state_of_absolute_path);
static_assert(uri_machine::after("s:a") == state_of_absolute_path);
static_assert(uri_machine::after("s:/a") == state_of_absolute_path);

class tail_reader {
public:
    tail_reader(std::string_view text, const uri_components& at, std::uint32_t stop) noexcept
        : text_(text), at_(at), p_(stop) {
        if (at_.query_end < stop) {
            part_ = &fragment_part;
            return;
        }
        at_.query_end = open<std::uint32_t>;
        if (at_.path_end < stop) {
            part_ = &query_part;
            return;
        }
        at_.path_end = open<std::uint32_t>;
    }

    // Reads up to the end of the text.  Returns false if an octet is not allowed.
    bool read(const allowances& allowed) noexcept {
        for (pass_content(); p_ != text_.size(); pass_content()) {
            switch (part_->meanings[octet_at(p_)]) {
                case meaning::content: break;
                case meaning::starts_query: start_query(); break;
                case meaning::starts_fragment: start_fragment(); break;
                case meaning::refused:
                    if (!pass_refused(allowed)) {
                        return false;
                    }
                    break;
            }
        }
        return true;
    }

    allowed_view view() const noexcept {
        const auto size = static_cast<std::uint32_t>(text_.size());
        return allowed_view::unchecked(uri_view::unchecked(text_, close(at_, size)), let_through_);
    }

private:
    unsigned char octet_at(std::size_t p) const noexcept {
        return static_cast<unsigned char>(text_[p]);
    }

    void start_query() noexcept {
        at_.path_end = p_++;
        part_ = &query_part;
    }

    void start_fragment() noexcept {
        at_.query_end = p_++;
        part_ = &fragment_part;
    }

    // Passes the octets that belong to the component.  A short run is passed octet by octet, which
    // takes less time than to start a kernel.
    void pass_content() noexcept {
        constexpr std::uint32_t limit = 40;
        const auto size = static_cast<std::uint32_t>(text_.size());
        const std::uint32_t end = size - p_ < limit ? size : p_ + limit;
        while (p_ != end && part_->meanings[octet_at(p_)] == meaning::content) {
            ++p_;
        }
        if (p_ == end && p_ != size) {
            pass_with_kernel();
        }
    }

    // Passes octets with the kernel, up to the next octet that does not fit.
    void pass_with_kernel() noexcept {
        const std::string_view rest = subtext(text_, p_);
        chunk_recorder<std::uint64_t> recorder(0, p_, no_offsets<std::uint64_t>);
        int state = part_->state;
        const std::size_t count = kernel_in_use::advance(state, rest, recorder);
        p_ += static_cast<std::uint32_t>(count - incomplete_triplet_size(subtext(rest, 0, count)));
        const long_uri_components found = recorder.offsets();
        if (found.path_end != open<std::uint64_t>) {
            at_.path_end = static_cast<std::uint32_t>(found.path_end);
            part_ = &query_part;
        }
        if (found.query_end != open<std::uint64_t>) {
            at_.query_end = static_cast<std::uint32_t>(found.query_end);
            part_ = &fragment_part;
        }
    }

    // Passes a triplet, or an octet that is let through.
    bool pass_refused(const allowances& allowed) noexcept {
        const char octet = text_[p_];
        if (octet == '%' && text_.size() - p_ > 2 && is_hexdig(text_[p_ + 1]) &&
            is_hexdig(text_[p_ + 2])) {
            p_ += 3;
            return true;
        }
        if (!allowed.allows(octet)) {
            return false;
        }
        let_through_.allow(octet);
        ++p_;
        return true;
    }

    std::string_view text_;
    uri_components at_;  // the path and the query may have no ends yet
    std::uint32_t p_;
    const tail_part* part_ = &path_part;
    allowances let_through_;
};

}  // namespace

std::optional<allowed_view> read_tolerant_tail(std::string_view text, const uri_components& at,
                                               std::uint32_t stop,
                                               const allowances& allowed) noexcept {
    tail_reader reader(text, at, stop);
    return reader.read(allowed) ? std::optional(reader.view()) : std::nullopt;
}

bool is_settled_path(std::string_view text, const uri_components& at, std::uint32_t stop) noexcept {
    if (stop <= at.path_begin) {
        return false;
    }
    const std::string_view path = subtext(text, at.path_begin, stop - at.path_begin);
    if (at.host_begin != 0) {
        return true;
    }
    if (path.starts_with('/')) {
        return path.size() > 1;
    }
    return at.scheme_end != 0 || path.find('/') != path.npos;
}

}  // namespace uriscan
