// Parses an authority without a URI around it (RFC 3986, section 3.2).
//
// The machine reads "//" and then the text, as a relative-ref.  An authority cannot contain "/",
// "?" or "#".  So the text is an authority if and only if this relative-ref is valid and nothing
// follows its authority.
#include "parse/authority.hpp"

#include <cassert>

#include "uriscan/push_parser.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

uri_error delimiter_after(const long_uri_components& at) noexcept {
    assert(at.path_begin >= mark_of_authority.size());
    const auto offset = static_cast<std::size_t>(at.path_begin - mark_of_authority.size());
    if (at.host_end != at.path_begin) {
        return {error_reason::invalid_port, component::port, offset};
    }
    return {error_reason::unexpected_character, component::host, offset};
}

result<authority_view> parse_authority(std::string_view text) noexcept {
    if (text.size() > max_text_size) {
        return uri_error{error_reason::too_long, component::host, max_text_size};
    }
    push_parser parser(rule::relative_ref);
    parser.feed(mark_of_authority);
    parser.feed(text);
    const push_result read = parser.finish();
    if (!read) {
        uri_error error = read.error;
        assert(error.offset >= mark_of_authority.size());
        error.offset -= mark_of_authority.size();
        return error;
    }
    if (read.components.path_begin != read.size) {
        return delimiter_after(read.components);
    }
    const auto in_text = [](std::uint64_t offset) {
        return static_cast<std::uint32_t>(offset - mark_of_authority.size());
    };
    return authority_view(text, in_text(read.components.host_begin),
                          in_text(read.components.host_end));
}

}  // namespace uriscan
