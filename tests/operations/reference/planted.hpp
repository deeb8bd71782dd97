// Random IRIs and URI Templates whose results are known. They are put together from pieces. The
// result of each piece was written down by hand, so that the expected results do not come from a
// parser.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "operations/reference/iri.hpp"
#include "operations/reference/uri_template.hpp"
#include "support/template_values.hpp"

namespace uriscan::slow {

struct planted_iri {
    std::string text;
    iri_parts parts;   // its components
    std::string uri;   // what to_uri() gives
    std::string back;  // what to_iri() gives for `text` and for `uri`
};

// A text that starts like a valid one, but is not valid.
struct planted_fault {
    std::string text;
    std::size_t at = 0;  // the size of the valid start; the error is at most a few octets later
};

struct planted_template {
    std::string text;
    uri_template parts;
    tests::template_values values;
    std::string expansion;
};

class planter {
public:
    explicit planter(std::uint64_t seed) : random_(seed) {}

    // Returns an IRI reference with characters of many scripts, with percent-encoded UTF-8, and
    // with triplets that are not UTF-8.
    planted_iri iri();

    // Returns a text that is no IRI reference: an IRI with octets that are not UTF-8 at any place,
    // or with a character that no IRI has there.
    planted_fault broken_iri();

    // Returns a template with values for some of its variables: strings, lists and pairs.
    planted_template valid_template();

    // Returns a text that is no URI Template with known operators.
    planted_fault broken_template();

    // Returns octets that are often cut or malformed UTF-8, or percent-encoded UTF-8.
    std::string octets();

private:
    std::size_t below(std::size_t count);
    bool once_in(std::size_t count) { return below(count) == 0; }

    template <class Choices>
    const auto& one_of(const Choices& choices) {
        return choices[below(choices.size())];
    }

    struct texts;
    texts pieces(std::string_view component, std::size_t most);
    void add_expression(planted_template& planted);
    std::string add_value(planted_template& planted, const varspec& variable, char op);

    std::mt19937_64 random_;
};

}  // namespace uriscan::slow
