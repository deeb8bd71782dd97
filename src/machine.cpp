// The URI machine over a whole text.
#include "machine.hpp"

#include "uri_parser.hpp"

namespace uriscan {

reading read_uri_reference(std::string_view text) noexcept {
    const unsigned char* const begin = octets(text);
    offset_sink<std::uint32_t> sink(begin, 0, no_marks<std::uint32_t>);
    int cs = uri_parser::uri_parser_start;
    const unsigned char* const p = uri_parser::run(cs, begin, begin + text.size(), sink);
    const auto stop = static_cast<std::uint32_t>(p - begin);
    return {close(sink.marks(), stop), stop, cs >= uri_parser::uri_parser_first_final};
}

}  // namespace uriscan
