// Formulas that say where jumps over addresses end, and which hosts in brackets are valid
// (src/kernels/skipping.hpp and lines/checks.hpp):
//
//     proof_of_jumps FOLDER
//
// The text has any size.  After one of its "[", there is either an address and a "]", or no
// address.  The formulas suppose what addresses.cpp shows: size_of_address() and
// size_of_mixed_address() find the size of an address that is in the block together with its "]".
// In the place of these two C++ templates, the formulas have functions that do this.
#include <string>

#include "kernels/lines/checks.hpp"
#include "proof/address_reading.hpp"
#include "proof/block.hpp"
#include "proof/obligation.hpp"

namespace uriscan::proof {
namespace {

// The address after a "[" of a text.
struct address {
    word begin;         // the octet after the "["
    word size;          // 0 if there is no address
    condition has_dot;  // whether it ends with an IPv4address

    // If there is an address, its "]" is in the text.
    explicit address(const word& size_of_text)
        : begin(word::any("the octet after the bracket")),
          size(word::any("the size of the address")),
          has_dot(word::any("whether the address has a dot") != 0) {
        assume((begin <= size_of_text) & (size <= choose(has_dot, word(45), word(39))));
        assume((size == 0) | (size < size_of_text - begin));
    }
};
inline const address* the_address = nullptr;

// What follows the "]" of a host.
struct host_rest {
    const octets_of_text* octets;
    word begin;  // where it starts, from the start of the host on
};
inline const host_rest* the_rest = nullptr;

class address_block : public block {
public:
    explicit address_block(const place& begin) : address_block(begin, 64) {}
    address_block(const place& begin, const word& size)
        : block(begin, size), begin_(begin.offset), end_(begin.offset + size) {
        require(size < 128, "the size of a block");
        end_ = choose(size < 64, end_, begin_ + 64);
    }

    using block::in;
    word in(const nibble_table& set) const {
        return the_rest != nullptr ? mask_of(set_of(set)) : block::in(set);
    }
    word equal(unsigned char octet) const {
        return the_rest != nullptr ? mask_of(only(octet)) : block::equal(octet);
    }

    // Returns the size of the address if it is in the block with its "]", and 0 otherwise.
    word size_of(const condition& is_wanted, const word& from) const {
        require((begin_ + from == the_address->begin) & (from < 64),
                "the right octet is asked for");
        const bool is_found = is_wanted & (the_address->begin + the_address->size < end_);
        return is_found ? the_address->size : word(0);
    }

private:
    word mask_of(const octet_set& set) const {
        require(begin_ + 1 == the_address->begin, "the block begins with the host");
        const word mask = word::any("a mask of the block");
        assume_result(the_rest->octets->in(set).as_term(), "bvlshr", mask.as_term(),
                      the_rest->begin.as_term());
        return mask;
    }

    word begin_, end_;
};
word size_of_address(const address_block& block, const word& from) {
    return block.size_of(!the_address->has_dot, from);
}
word size_of_mixed_address(const address_block& block, const word& from) {
    return block.size_of(the_address->has_dot, from);
}

constexpr std::size_t most = std::size_t{1} << 32;  // no text is larger

class jump_formulas {
public:
    void write() const {
        obligation<"jump.any">("size_of_any_address() finds an address, in a text of any size.",
                               [&] { for_any_address(); });
        obligation<"jump.short">("A jump in a text of fewer than 64 octets ends after the address.",
                                 [&] { in_text<short_skipper<address_block>>(64); });
        obligation<"jump.long">("A jump in a text of any size ends after the address.",
                                [&] { in_text<long_skipper<address_block>>(most); });
        obligation<"jump.host">(
            "size_of_bracket_host() accepts an address, alone or with a port, and nothing else.",
            [&] { for_host(); });
    }

private:
    template <class Run>
    void run(const word& size, const octets_of_text& octets, Run run) const {
        memory memory{size, [&](std::size_t, const word&, const word&) { return &octets; }};
        the_memory = &memory;
        for_each_path([&] {
            memory.loaded = 0;
            run();
        });
    }

    void for_any_address() const {
        const word size = word::any("the size of the text");
        assume(size < most);
        const address address(size);
        the_address = &address;
        run(size, octets_of_text(classes_, "a block"), [&] {
            require(size_of_any_address<address_block>(place{address.begin},
                                                       size - address.begin) == address.size,
                    "the size of the address");
        });
    }

    template <class Skipper>
    void in_text(std::size_t limit) const {
        const word size = word::any("the size of the text");
        assume(size < limit);
        const address address(size);
        the_address = &address;
        run(size, octets_of_text(classes_, "a block"), [&] {
            const Skipper skipper(place{0}, size);
            word p = address.begin;
            const condition jumps = skipper.jump(p, size);
            require(p == address.begin + address.size, "the jump ends at the closing bracket");
            require(jumps == (address.size != 0), "whether there is a jump");
        });
    }

    void for_host() const {
        const word size = word::any("the size of the text");
        const word host = word::any("where the host begins");
        const word host_size = word::any("the size of the host and the port");
        assume((size < most) & (host < size) & (host_size > 0) & (host_size <= size - host));
        const address address(size);
        assume(address.begin == host + 1);
        the_address = &address;
        // The machine reads a port from its ":" on.  The port ends before a "/", a "?", a "#" or
        // the end of the line.
        const word begin = word(1) + address.size + 1, count = host_size - begin;
        const word in_block = choose(size - host < 64, size - host, word(64));
        const octets_of_text octets =
            octets_of_text(classes_, "after the bracket").up_to(in_block - begin);
        const word colons = octets.in(only(':')), digits = octets.in(port_);
        const word read = choose(count < 64, (word(1) << (count & 63)) - 1, ~word(0));
        const condition is_port = ((colons & 1) != 0) & ((read & ~word(1) & ~digits) == 0);
        const condition is_valid = (address.size != 0) & (begin <= host_size) & (host_size <= 64) &
                                   ((count == 0) | is_port);
        const condition is_cut = ((colons | digits) >> (count & 63) & 1) != 0;
        const host_rest rest{&octets, begin};
        the_rest = &rest;
        run(size, octets, [&] {
            const word found =
                lines::size_of_bracket_host<address_block>(place{host}, size - host, host_size);
            require((found == 0) | (is_valid & (found == begin)), "the host is valid");
            require((found != 0) | !is_valid | is_cut, "a valid host is found");
        });
        the_rest = nullptr;
    }

    // The digits of a port, by the table: a ":" after a "]" begins the port.
    static octet_set digits_of_port() {
        const int port = machine::after(bracket_closed, ':');
        return set_of([&](std::size_t octet) {
            const bool is = machine::after(port, static_cast<char>(octet)) == port;
            return is;
        });
    }
    static std::vector<octet_set> sets() {
        std::vector<octet_set> all = {digits_of_port(), set_of(lines::in_port), only(':'),
                                      only('%')};
        for (const nibble_table& table : uri_automaton::sets) {
            all.push_back(set_of(table));
        }
        return all;
    }

    octet_set port_ = digits_of_port();
    octet_classes classes_{sets()};
};

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] { jump_formulas().write(); });
}
