// Parses a URI in chunks.
#include "uriscan/push_parser.hpp"

#include "kernels/kernels.hpp"
#include "parse/pushing.hpp"
#include "uriscan/detail/automaton.hpp"

namespace uriscan {

template <>
struct machine_of<uri_grammar> {
    static constexpr int start = uri_machine::start;

    static rule restriction_of(rule rule) noexcept { return rule; }
    static std::size_t advance(int& state, std::string_view chunk,
                               chunk_recorder<std::uint64_t>& recorder) noexcept {
        return kernel_in_use::advance(state, chunk, recorder);
    }
    static bool is_final(int state) noexcept { return uri_machine::is_final(state); }
    static bool was_final(int state) noexcept { return is_final(state); }
};

template class basic_push_parser<uri_grammar>;

}  // namespace uriscan
