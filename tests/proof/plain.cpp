// Formulas that say which parts of a URI-reference are plain (src/kernels/plainness.hpp):
//
//     proof_of_plain FOLDER
//
// The specification is what the slow reference of the tests says octet by octet
// (support/octet_by_octet.hpp).  A text of at least 64 octets is read in turns, like that of
// normal.cpp: each block must start at the last octet of the block before it, or earlier, so by
// induction over the turns, each two octets that are neighbours are in one block.  Each block must
// be within the text.  In a text of up to 64 octets, all that is found is compared with the
// slow reference.  In a longer text, only the host is compared.
#include <string>
#include <vector>

#include "kernels/plainness.hpp"
#include "proof/block.hpp"
#include "proof/obligation.hpp"

namespace uriscan::proof {

const octet_set letters = set_of([](std::size_t octet) {
    return (octet >= 'A' && octet <= 'Z') || (octet >= 'a' && octet <= 'z');
});

condition is_alpha(const text_octet& octet) {
    return octet.is_in(letters);
}

namespace {

constexpr std::size_t most = std::size_t{1} << 32;  // no text is larger

const octet_set digits = set_of([](std::size_t octet) { return octet >= '0' && octet <= '9'; });

octet_set either(const octet_set& a, const octet_set& b) {
    return set_of([&](std::size_t octet) { return a[octet] || b[octet]; });
}

class plain_formulas {
public:
    void write() const {
        const char* const statement =
            "find_plain() finds the plain parts: the host, segments and octets.";
        obligation<"plain.short">(statement, [&] { in_short_text(); });
        obligation<"plain.host">(statement, [&] { in_first_block(); });
        obligation<"plain.one_block">(statement, [&] { in_any_turn(0); });
        obligation<"plain.turn">(statement, [&] {
            const word last = word::any("the size of the text without the last block");
            assume((last < most) & (last > 0));
            in_any_turn(last);
        });
    }

private:
    // Returns any offsets that the components of a valid URI-reference of this size can have.
    static components_of_text any_components(const word& size) {
        const components_of_text at = {
            word::any("the begin of the host"), word::any("the end of the host"),
            word::any("the begin of the path"), word::any("the end of the path")};
        assume((at.path_begin <= at.path_end) & (at.path_end <= size));
        assume((at.host_begin <= at.host_end) & (at.host_end <= size));
        return at;
    }

    // The octets of a block at the offset `begin`.
    struct part {
        const octets_of_text* octets;
        word begin;

        condition has(std::size_t i, const octet_set& set) const { return bit(octets->in(set), i); }
        condition has(std::size_t i, char octet) const {
            return has(i, only(static_cast<unsigned char>(octet)));
        }
        condition is_between(std::size_t i, const word& from, const word& to) const {
            return (from <= begin + i) & (begin + i < to);
        }
        condition has_odd_segment(const components_of_text& at) const {
            condition odd = false;
            for (std::size_t i = 0; i + 1 < 64; ++i) {
                odd = odd | (is_between(i, at.path_begin, at.path_end) &
                             is_between(i + 1, at.path_begin, at.path_end) & has(i, '/') &
                             (has(i + 1, '/') | has(i + 1, '.') | has(i + 1, '%')));
            }
            return odd;
        }
        condition has_triplet() const { return octets->in(only('%')) != 0; }

        // Says whether the host is plain, if it is in this block.
        condition has_plain_host(const components_of_text& at) const {
            const octet_set signs = either(only('.'), only('-'));
            condition is = (at.host_begin != 0) & (at.host_begin < at.host_end);
            condition ends_with_name = false;
            for (std::size_t i = 0; i < 64; ++i) {
                const condition in_host = is_between(i, at.host_begin, at.host_end);
                const auto is_first_after = [&](const octet_set& set) {
                    const condition is_begin = at.host_begin == begin + i;
                    return i == 0 ? is_begin : is_begin | has(i - 1, set);
                };
                const condition is_sign = has(i, signs);
                is = is & ((!in_host) | has(i, either(letters, digits)) |
                           (is_sign & !is_first_after(signs)));
                is = is & !(in_host & is_sign & (at.host_end == begin + i + 1));
                ends_with_name =
                    choose(in_host & is_first_after(only('.')), has(i, letters), ends_with_name);
            }
            return is & ends_with_name;
        }
    };

    static void require_plain(unsigned found, unsigned plain, const condition& wanted) {
        require(condition((found & plain) != 0) == wanted, "what is plain");
    }

    // Returns the memory of a text.  `first` is its only block, or its first one.
    static memory memory_of(const word& size, const octets_of_text& first) {
        return {.size = size,
                .load_octets = [&](std::size_t, const word&, const word&) { return &first; },
                .load_octet =
                    [&](const word& offset) {
                        require(offset < 64, "an octet of the first block is read");
                        return text_octet{[&first, offset](const octet_set& set) {
                            return (first.in(set) >> (offset & 63) & 1) != 0;
                        }};
                    }};
    }

    void in_short_text() const {
        const word size = word::any("the size of the text");
        assume(size < 64);
        const components_of_text at = any_components(size);
        const octets_of_text text = octets_of_text(classes_, "the text").up_to(size);
        const part all = {&text, 0};
        memory memory = memory_of(size, text);
        memory.load_octets = [&](std::size_t, const word& offset, const word& part) {
            require((offset == 0) & (part == size), "the block is the text");
            return &text;
        };
        the_memory = &memory;
        for_each_path([&] {
            memory.loaded = 0;
            const unsigned found = find_plain<block>({{0}, size}, at);
            require_plain(found, plain_parts::host, all.has_plain_host(at));
            require_plain(found, plain_parts::segments, !all.has_odd_segment(at));
            require_plain(found, plain_parts::octets, !all.has_triplet());
        });
    }

    // Checks the host of a text of at least 64 octets.
    void in_first_block() const {
        const word size = word::any("the size of the text");
        assume((size < most) & (size >= 64));
        const components_of_text at = any_components(size);
        const octets_of_text text(classes_, "the first block");
        const part all = {&text, 0};
        memory memory = memory_of(size, text);
        the_memory = &memory;
        for_each_path([&] {
            memory.loaded = 0;
            const bool has_plain_host =
                at.host_begin != 0 && at.host_begin < at.host_end && at.host_end <= block_size &&
                is_plain_host<block>(block(place{0}), {{0}, size}, at.host_begin, at.host_end);
            require((at.host_end > 64) | (condition(has_plain_host) == all.has_plain_host(at)),
                    "what is plain");
        });
    }

    // Requires that any turn of the loop loads the next block, and that the last block is loaded.
    // `last` is its offset.  If it is 0, there is only one block, and what is found in it is also
    // compared.
    void in_any_turn(const word& last) const {
        const word done = word::any("up to here, pairs were read");
        const word size = last + 64;
        assume((done >= 63) & (done < most));
        components_of_text at = any_components(size);
        at.host_begin = 0;  // the host is in the first block, or is not looked at
        const octets_of_text none = octets_of_text::known(classes_, "");
        const octets_of_text text =
            last.as_term().is_constant ? octets_of_text(classes_, "the last block") : none;
        std::vector<part> parts;
        word* loop = nullptr;  // the variable of the loop
        bool is_last = false;
        memory memory{
            .size = size, .load_octets = [&](std::size_t number, const word& offset, const word&) {
                word* const variable = the_memory->loop_offset;
                if (number == 0) {
                    require(offset == 0, "the first block is loaded");
                    return &none;
                }
                const bool is_one_block = last.as_term().is_constant;
                loop = number == 1 && !is_one_block ? variable : loop;
                if (variable != loop) {
                    require(offset == last, "the last block is loaded");
                    const word pairs = parts.empty() ? done : parts[0].begin + 63;
                    require(condition(is_one_block) | (pairs >= last), "no pair is left out");
                    is_last = true;
                    parts.push_back({&text, offset});
                    return &text;
                }
                if (number == 1) {
                    require(offset == 0, "the first block is loaded");
                    *loop = done - 63;
                    return &none;
                }
                if (number == 3) {  // a later turn
                    require(offset <= parts[0].begin + 63, "no pair is left out");
                    require(offset > parts[0].begin, "the loop goes on");
                    end_path();
                }
                require(offset <= done, "no pair is left out");
                parts.push_back({&text, offset});
                return &text;
            }};
        the_memory = &memory;
        for_each_path([&] {
            memory.loaded = 0;
            parts.clear();
            loop = nullptr;
            is_last = false;
            const unsigned found = find_plain<block>({{0}, size}, at);
            require(is_last, "the last block is loaded");
            if (last.as_term().is_constant) {
                require_plain(found, plain_parts::segments, !parts[0].has_odd_segment(at));
                require_plain(found, plain_parts::octets, !parts[0].has_triplet());
            }
        });
    }

    octet_classes classes_{{letters, digits, only('.'), only('-'), only('/'), only('%')}};
};

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] { plain_formulas().write(); });
}
