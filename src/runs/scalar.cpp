// The kernel without vectors: a table tells which sets an octet is in.
#include "runs/kernel.hpp"
#include "runs/table.hpp"

namespace uriscan {
namespace {

class table_runs {
public:
    table_runs(const unsigned char* text, std::size_t) noexcept : text_(text) {}

    template <int State>
    std::size_t skip(std::size_t p, std::size_t end) const noexcept {
        if constexpr (loops<State>) {
            constexpr auto set = set_bit(all_loop_sets.index_of(loop_of(State).octets));
            while (p != end && (sets_of_octet[text_[p]] & set) != 0) {
                ++p;
            }
        }
        return p;
    }

private:
    const unsigned char* text_;
};

}  // namespace

const kernel scalar_kernel = {"scalar", parse_any<table_runs>, advance_with<table_runs>};

}  // namespace uriscan
