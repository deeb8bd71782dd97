#include "iri/reading.hpp"

#include <algorithm>
#include <bit>

#include "kernels/iri_reader.hpp"
#include "kernels/kernels.hpp"
#include "kernels/table_skipper.hpp"
#include "octets/subtext.hpp"
#include "octets/words.hpp"

namespace uriscan {
namespace {

// result_access.hpp names two faults.  This value stands for all other faults.
constexpr fault after_start{-2};

bool is_ascii(char octet) noexcept {
    return static_cast<unsigned char>(octet) < 0x80;
}

// Says whether one of a few sampled octets is beyond ASCII, as in most texts that are not in Latin
// script.  Such a text need not be read as a URI first; the result is the same.
bool seems_beyond_ascii(std::string_view text) noexcept {
    constexpr std::size_t least = 2 * sizeof(word);
    if (text.size() < least || text.size() > max_text_size) {
        return false;
    }
    const char* const end = text.data() + text.size();
    const word found =
        load(text.data() + text.size() / 2) | load(end - least) | load(end - sizeof(word));
    return (found & repeated('\x80')) != 0;
}

bool read_characters(std::string_view text, read_part& part) noexcept {
    return kernel_in_use::read_iri(text, reinterpret_cast<unsigned char*>(&part));
}

// Reads a chunk.  If an octet does not fit, `state` becomes the error state.  The machine is large,
// so it is compiled only once.
[[gnu::noinline]] std::size_t run_on(int& state, std::string_view chunk,
                                     chunk_recorder<std::uint64_t>& recorder) noexcept {
    iri_skipper<table_skipper<iri_automaton>> skipper(octets(chunk), chunk.size());
    return iri_parser::run(state, octets(chunk), chunk.size(), recorder, skipper);
}

}  // namespace

bool read_iri_by_table(std::string_view text, unsigned char* to) noexcept {
    int state = iri_parser::iri_parser_start;
    chunk_recorder<std::uint64_t> recorder(0, 0, no_offsets<std::uint64_t>);
    const std::size_t size = run_on(state, text, recorder);
    const read_part part = {narrow(close(recorder.offsets(), std::uint64_t{size})),
                            static_cast<std::uint32_t>(size)};
    std::memcpy(to, &part, sizeof part);
    return state >= iri_parser::iri_parser_first_final;
}

// At an octet that does not fit, the machine loses its state.  So the octets before that octet are
// read again.
std::size_t advance_iri(int& state, std::string_view chunk,
                        chunk_recorder<std::uint64_t>& recorder) noexcept {
    const int before = state;
    const std::size_t count = run_on(state, chunk, recorder);
    if (count != chunk.size()) {
        state = before;
        chunk_recorder<std::uint64_t> unused = recorder;
        run_on(state, subtext(chunk, 0, count), unused);
    }
    return count;
}

std::size_t incomplete_character_size(std::string_view prefix) noexcept {
    const std::size_t most = std::min<std::size_t>(3, prefix.size());
    for (std::size_t back = 1; back <= most; ++back) {
        // The first octet of a character of two to four octets starts with as many 1 bits.  Each
        // further octet of the character starts with one 1 bit.
        const auto octet = static_cast<unsigned char>(prefix[prefix.size() - back]);
        const auto size = static_cast<std::size_t>(std::countl_one(octet));
        if (size != 1) {
            return size > back ? back : 0;
        }
    }
    return 0;
}

fault read_iri_reference(std::string_view text, read_part& part) noexcept {
    if (!seems_beyond_ascii(text)) {
        const fault found = kernel_in_use::read(text, reinterpret_cast<unsigned char*>(&part));
        if (found == fault::none || text.size() > max_text_size || part.size == text.size() ||
            is_ascii(text[part.size])) {
            return found;
        }
    }
    if (read_characters(text, part)) {
        return fault::none;
    }
    const std::string_view prefix = subtext(text, 0, part.size);
    read_part before;
    const bool is_valid = read_characters(
        subtext(prefix, 0, prefix.size() - incomplete_character_size(prefix)), before);
    return is_valid ? fault::after_reference : after_start;
}

}  // namespace uriscan
