// Runs the IRI machine over a text, with a skipper.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "iri_parser.hpp"
#include "kernels/brackets.hpp"
#include "kernels/characters.hpp"
#include "kernels/machine.hpp"

namespace uriscan {
namespace {

// A skipper for the IRI machine, made from one for the URI machine.
template <class Skipper>
using iri_skipper =
    bracket_skipper<Skipper, iri_machine::after("//["), iri_machine::after("//[::]")>;

// Reads a text, and stores what was read.  This is a read_iri_function (kernels.hpp).
template <class Skipper>
bool run_iri_machine(std::string_view text, unsigned char* to) noexcept {
    chunk_recorder<std::uint32_t> recorder(0, 0, no_offsets<std::uint32_t>);
    iri_skipper<Skipper> skipper(octets(text), text.size());
    int cs = iri_parser::iri_parser_start;
    const std::size_t stop = iri_parser::run(cs, octets(text), text.size(), recorder, skipper);
    const auto size = static_cast<std::uint32_t>(stop);
    const read_part part = {close(recorder.offsets(), size), size};
    std::memcpy(to, &part, sizeof part);
    return cs >= iri_parser::iri_parser_first_final;
}

}  // namespace
}  // namespace uriscan
