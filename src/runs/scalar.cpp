// The kernel without vectors: a table tells which sets an octet is in.
#include "runs/kernel.hpp"
#include "runs/table.hpp"

namespace uriscan {
namespace {

class table_runs {
public:
    table_runs(const unsigned char*, const unsigned char*) noexcept {}

    template <int State>
    const unsigned char* skip(const unsigned char* p, const unsigned char* end) const noexcept {
        if constexpr (loops<State>) {
            constexpr auto set = set_bit(all_loop_sets.index_of(loop_of(State).octets));
            while (p != end && (sets_of_octet[*p] & set) != 0) {
                ++p;
            }
        }
        return p;
    }
};

extent read(std::string_view text, uri_components& at) noexcept {
    const unsigned char* const begin = octets(text);
    return read_with<table_runs>(begin, begin + text.size(), at);
}

}  // namespace

const kernel scalar_kernel = {"scalar", read, advance_with<table_runs>};

}  // namespace uriscan
