// Applies edits to URIs.
#pragma once

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "cli/edits/edit.hpp"
#include "uriscan/pieces.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_builder.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::cli {

// Keeps its buffers, so that most lines need no allocation.  Each thread needs its own editor.
class editor {
public:
    // The edits must outlive the editor.
    explicit editor(const std::vector<edit>& edits);

    // A copy has the same edits, and buffers of its own.
    editor(const editor& other) : editor(*other.edits_) {}
    editor& operator=(const editor&) = delete;
    ~editor() = default;

    // Returns a buffer size that is always enough for run().
    std::size_t size_limit(const uri_view& uri) const { return uri.text().size() + added_; }

    // Applies all edits in their order.  Returns a view of the buffer, or `uri` itself if no edit
    // changed anything.  The errors are those of resolve(), and those of compose() with repairs.
    result<uri_view> run(const uri_view& uri, std::span<char> buffer);

private:
    using outcome = std::optional<uri_error>;
    struct parameter_place {
        std::uint32_t begin;
        std::uint32_t key_size;
        std::uint32_t size;
    };

    outcome apply(const set_component&);
    outcome apply(const remove_component&);
    outcome apply(const append_item&);
    outcome apply(const set_parameter&);
    outcome apply(const remove_parameters&);
    outcome apply(const sort_parameters&);
    outcome apply(const redirect&);

    bool has_key(const query_parameter&, const key_pattern&);
    void find_parameters();

    const std::vector<edit>* edits_;
    std::size_t added_ = 0;  // the most octets by which a result is longer than its URI

    uri_parts parts_;  // the URI after the edits so far
    bool is_changed_ = false;

    // Two buffers for one component.  A new value is written to the buffer that does not hold the
    // old one.
    class buffer_pair {
    public:
        fmt::memory_buffer& unused() {
            current_ = 1 - current_;
            buffers_.at(current_).clear();
            return buffers_.at(current_);
        }

    private:
        std::array<fmt::memory_buffer, 2> buffers_;
        std::size_t current_ = 0;
    };
    buffer_pair paths_, queries_;
    fmt::memory_buffer base_, target_;  // for redirect; base_ also for set_parameter
    fmt::memory_buffer key_;            // a decoded key
    std::vector<parameter_place> places_;
};

}  // namespace uriscan::cli
