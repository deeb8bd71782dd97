// The URI machine with a sink that keeps offsets.
#include "machine.hpp"

#include <algorithm>

#include "uri_parser.hpp"

namespace uriscan {
namespace {

// Takes the machine's six notes.  A begin or an end that no delimiter has marked is open: it lies
// where the next component ends, at last at the end of the text.
class offset_sink {
public:
    explicit offset_sink(const unsigned char* begin) noexcept : begin_(begin) {}

    void scheme_end(const unsigned char* p) noexcept {
        at_.scheme_end = offset(p);
        at_.path_begin = at_.scheme_end + 1;
    }
    void host_begin(const unsigned char* p) noexcept {
        at_.host_begin = offset(p);
        at_.host_end = open;  // a ":" before an "@" was user information's
        at_.path_begin = open;
    }
    void host_end(const unsigned char* p) noexcept { at_.host_end = offset(p); }
    void path_begin(const unsigned char* p) noexcept { at_.path_begin = offset(p); }
    void path_end(const unsigned char* p) noexcept { at_.path_end = offset(p); }
    void query_end(const unsigned char* p) noexcept { at_.query_end = offset(p); }

    uri_components finish(std::uint32_t text_size) const noexcept {
        uri_components at = at_;
        at.query_end = std::min(at.query_end, text_size);
        at.path_end = std::min(at.path_end, at.query_end);
        at.path_begin = std::min(at.path_begin, at.path_end);
        at.host_end = std::min(at.host_end, at.path_begin);
        return at;
    }

private:
    static constexpr std::uint32_t open = UINT32_MAX;

    std::uint32_t offset(const unsigned char* p) const noexcept {
        return static_cast<std::uint32_t>(p - begin_);
    }

    const unsigned char* begin_;
    uri_components at_{.host_end = open, .path_end = open, .query_end = open};
};

}  // namespace

reading read_uri_reference(std::string_view text) noexcept {
    const unsigned char* const begin = octets(text);
    offset_sink sink(begin);
    int cs = uri_parser::uri_parser_start;
    const unsigned char* const p = uri_parser::run(cs, begin, begin + text.size(), sink);
    const auto stop = static_cast<std::uint32_t>(p - begin);
    return {sink.finish(stop), stop, cs >= uri_parser::uri_parser_first_final};
}

}  // namespace uriscan
