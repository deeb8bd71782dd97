// Finds the longest URI at the start of a text, with the machine of ragel/uri_parser.rl.
#pragma once

#include <cstddef>
#include <string_view>

#include "kernels/brackets.hpp"
#include "kernels/machine.hpp"
#include "uri_parser.hpp"

namespace uriscan {
namespace {

// A skipper that skips nothing.  Whenever the machine enters a state in which a URI-reference can
// end, this skipper stores the offset.
class last_end {
public:
    template <int State>
    std::size_t skip(std::size_t p, std::size_t) noexcept {
        if constexpr (State >= uri_parser::uri_parser_first_final) {
            offset_ = p;
        }
        return p;
    }
    bool jump(std::size_t, std::size_t) const noexcept { return false; }
    bracket_reading read_in_brackets(int state, const unsigned char* text, std::size_t p,
                                     std::size_t end) const noexcept {
        return uriscan::read_in_brackets(state, text, p, end);
    }
    std::size_t offset() const noexcept { return offset_; }

private:
    std::size_t offset_ = 0;
};

// Returns the size of the longest URI-reference at the start of a text.  If the text starts with a
// scheme and ":", this is the longest URI.  The machine can read far beyond this URI: it reads all
// of "http://[v1.aaa", in which the longest URI is "http://".
inline std::size_t size_of_longest_uri(std::string_view text) noexcept {
    struct {
        void scheme_end(std::size_t) const noexcept {}
        void host_begin(std::size_t) const noexcept {}
        void host_end(std::size_t) const noexcept {}
        void path_begin(std::size_t) const noexcept {}
        void path_end(std::size_t) const noexcept {}
        void query_end(std::size_t) const noexcept {}
    } no_recorder;
    last_end end;
    int state = uri_parser::uri_parser_start;
    uri_parser::run(state, octets(text), text.size(), no_recorder, end);
    return end.offset();
}

}  // namespace
}  // namespace uriscan
