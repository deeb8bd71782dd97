// The C functions that read segments and query parameters.
#include "uriscan/pieces.hpp"
#include "c/changes.hpp"
#include "octets/subtext.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::c {
namespace {

// Returns what follows the piece that ends at `end`: the next piece and those after it.  Returns
// null if that was the last piece.  `end` is null before the first piece.
std::string_view pieces_after(std::string_view text, const char* end) noexcept {
    if (end == nullptr) {
        return text.empty() ? std::string_view() : text;
    }
    const auto offset = static_cast<std::size_t>(end - text.data());
    return offset < text.size() ? subtext(text, offset + 1) : std::string_view();
}

const char* end_of(const uriscan_slice& slice) noexcept {
    return slice.data != nullptr ? slice.data + slice.size : nullptr;
}

const char* end_of(const uriscan_parameter& parameter) noexcept {
    return end_of(parameter.value.data != nullptr ? parameter.value : parameter.key);
}

// Returns the parameters after `parameter`.  If `parameter` is absent, returns those of the whole
// query.
std::string_view parameters_after(const uriscan_uri& uri, const char* text,
                                  const uriscan_parameter& parameter) noexcept {
    return pieces_after(view_of(uri, text).query(), end_of(parameter));
}

uriscan_parameter slices_of(const query_parameter& parameter) noexcept {
    return {slice_of(parameter.key), slice_of(parameter.value)};
}

}  // namespace

}  // namespace uriscan::c

using namespace uriscan;
using namespace uriscan::c;

std::size_t uriscan_segment_count(const uriscan_uri* uri, const char* text) noexcept {
    return view_of(*uri, text).segments().size();
}

uriscan_slice uriscan_segment(const uriscan_uri* uri, const char* text,
                              std::size_t index) noexcept {
    for (const std::string_view segment : view_of(*uri, text).segments()) {
        if (index-- == 0) {
            return slice_of(segment);
        }
    }
    return {nullptr, 0};
}

int uriscan_next_segment(const uriscan_uri* uri, const char* text,
                         uriscan_slice* segment) noexcept {
    const std::string_view rest = pieces_after(view_of(*uri, text).path(), end_of(*segment));
    *segment = slice_of(subtext(rest, 0, rest.find('/')));
    return segment->data != nullptr ? 1 : 0;
}

std::size_t uriscan_parameter_count(const uriscan_uri* uri, const char* text) noexcept {
    return view_of(*uri, text).parameters().size();
}

int uriscan_next_parameter(const uriscan_uri* uri, const char* text,
                           uriscan_parameter* parameter) noexcept {
    const std::string_view rest = parameters_after(*uri, text, *parameter);
    *parameter = rest.data() != nullptr
                     ? slices_of(detail::parameter_of(subtext(rest, 0, rest.find('&'))))
                     : uriscan_parameter{};
    return rest.data() != nullptr ? 1 : 0;
}

int uriscan_find_parameter(const uriscan_uri* uri, const char* text, const char* key,
                           std::size_t size, std::uint32_t flags,
                           uriscan_parameter* parameter) noexcept {
    const std::string_view wanted(key, size);
    while (are_known(flags, URISCAN_QUERY_PLUS_IS_SPACE) &&
           uriscan_next_parameter(uri, text, parameter) != 0) {
        if (decoded_view({parameter->key.data, parameter->key.size}, plus_of(flags)) == wanted) {
            return 1;
        }
    }
    *parameter = {};
    return 0;
}

uriscan_status uriscan_decode_parameter(const char* text, std::size_t size, std::uint32_t flags,
                                        char* to, std::size_t capacity, std::size_t* needed,
                                        uriscan_error* error) noexcept {
    if (flags == 0) {
        return uriscan_decode(text, size, to, capacity, needed, error);
    }
    const destination out(to, capacity, needed);
    if (!are_known(flags, URISCAN_QUERY_PLUS_IS_SPACE)) {
        return store(URISCAN_INVALID_ARGUMENT, error);
    }
    const std::string_view encoded(text, size);
    const result<std::size_t> decoded = decoded_size(encoded);
    if (decoded && *decoded <= out.buffer().size()) {
        std::copy_n(decoded_view(encoded, plus_sign::space).begin(), *decoded, out.buffer().data());
    }
    return end_without_result(decoded, out, error);
}
