// Formulas that say what is checked of a line that was split (src/kernels/lines/checks.hpp):
//
//     proof_of_checks FOLDER
//
// The specification is the walk of the machine over the line, as masks (line_walk.hpp, which
// splits.cpp compares with the table).  The formulas suppose what is true of a line that split()
// leaves to be checked: it has at most one "@" in its authority, and at most one ":" in its host.
// The host and the scheme are within the first 64 octets.  The line itself can have any size.
#include <iterator>

#include "kernels/lines/checks.hpp"
#include "proof/first_octets.hpp"
#include "proof/line_walk.hpp"
#include "proof/obligation.hpp"
#include "proof/recorded.hpp"

namespace uriscan::proof {
namespace {

// An octet of a line.
struct octet {
    const octets_of_text* text;
    word at;

    condition is_in(const octet_set& set) const { return (text->in(set) >> at & 1) != 0; }

    friend condition has_octet(const nibble_table& table, const octet& octet) {
        return octet.is_in(set_of(table));
    }
    friend condition operator==(const octet& octet, char wanted) {
        return octet.is_in(only(static_cast<unsigned char>(wanted)));
    }
};

// A pointer to octets of a line.
struct octets {
    using iterator_category = std::input_iterator_tag;
    using value_type = octet;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = octet;

    const octets_of_text* text;
    word at = 0;

    octet operator*() const { return (*this)[0]; }
    octet operator[](const word& i) const {
        if (at + i >= 64) {
            require(false, "an octet of the line is read");
            end_path();
        }
        return {text, at + i};
    }
    friend octets operator+(const octets& p, const word& count) { return {p.text, p.at + count}; }
    octets& operator++() {
        ++at;
        return *this;
    }
    friend bool operator==(const octets& a, const octets& b) { return a.at == b.at; }
};

// Replaces the C++ template has_colon(), which calls std::find().  The formula checks.colon
// compares the two.
condition has_colon(const octets& line, const word& begin, const word& end) {
    const word within = ((word(1) << end) - 1) & ~((word(1) << begin) - 1);
    return (line.text->in(only(':')) & within) != 0;
}

class check_formulas {
public:
    void write() const {
        obligation<"checks.scheme">(
            "has_scheme() says whether a scheme has only octets of a scheme, if this is so for "
            "the first eight.",
            [&] { for_any_walk([&](auto... given) { check_scheme(given...); }); });
        obligation<"checks.colon">(
            "has_colon() says whether a \":\" is in a part of the first octets of a line.",
            [&] { check_colon(); });
        obligation<"checks.port">(
            "end_of_host() says whether a port has only digits, and finds the end of the "
            "host.",
            [&] { for_any_walk([&](auto... given) { check_port(given...); }); });
    }

private:
    template <class F>
    void for_any_walk(F f) const {
        const first_octets first(classes_, 64);
        const line_walk walk(reading_, first.text, first.end);
        f(&first, &walk);
    }

    static void check_scheme(const first_octets* first, const line_walk* walk) {
        const wide not_first = ~walk->octets(set_of(detail::first_in_scheme)) & 1;
        const wide wrong = ~walk->octets(set_of(detail::in_scheme)) | not_first;
        assume((walk->colon > 1) & (walk->colon < wide(1) << 64));
        assume((wrong & lines::before(walk->colon) & ((wide(1) << lines::checked_of_scheme) - 1)) ==
               0);
        const word size = number_of(walk->colon, 0);
        for_each_path([&] {
            require(
                condition(lines::has_scheme(octets{&first->text}, size)) == !walk->has_wrong_scheme,
                "the scheme is right");
        });
    }

    static void check_colon() {
        const octet_classes classes({only(':')});
        const octets_of_text text(classes, "the line");
        const octets line{&text};
        const word end = word::any("the end of the part");
        for (std::size_t begin = 0; begin < 64; ++begin) {
            for_each_path([&] {
                if (!((end >= begin) & (end < 64))) {
                    return;
                }
                require(condition(lines::has_colon<octets, word>(line, begin, end)) ==
                            has_colon(line, begin, end),
                        "whether a colon is there");
            });
        }
    }

    static void check_port(const first_octets* first, const line_walk* walk) {
        assume((walk->host != 0) & (walk->path < wide(1) << 64));
        assume((!walk->has_two_ats) & ((walk->ports & lines::before(walk->ports)) == 0));
        const word begin = word::any("the begin of the host");
        assume((begin < 64) & (wide(1) << widen<64, 66>(begin) == walk->host));
        for (std::size_t end = 2; end < 64; ++end) {
            for_each_path([&] {
                if (walk->path != wide(1) << end) {
                    return;
                }
                const word host_end = lines::end_of_host(octets{&first->text}, begin, word(end));
                require((host_end != 0) == !walk->has_wrong_port, "the port is right");
                require((host_end == 0) | (wide(1) << widen<64, 66>(host_end) == walk->host_until),
                        "the end of the host");
            });
        }
    }

    reading reading_;
    octet_classes classes_{sets_of_lines(reading_)};
};

}  // namespace
}  // namespace uriscan::proof

int main(int argc, char** argv) {
    using namespace uriscan::proof;
    return write_to_folder(argc, argv, [] { check_formulas().write(); });
}
