// Calls the machines of ragel/request_target_parser.rl and ragel/origin_form_parser.rl.
//
// A text can have two forms: "h:80" is an absolute form and an authority form.  The machine reads
// the text as all forms at once, and records the offsets of all of them.  At the end of the text,
// it reports which forms the text has.  Here, only the authority form and the asterisk form matter:
// the kernels read the other two.
#include "http/reading.hpp"

#include <algorithm>

#include "kernels/self_loop_skipper.hpp"
#include "request_target_automaton.hpp"
#include "request_target_parser.hpp"

namespace uriscan {
namespace {

// Records the offsets, and the forms that the kernels do not read.
class form_recorder : public offset_recorder<std::uint32_t> {
public:
    using offset_recorder::offset_recorder;

    void origin_end() noexcept {}
    void absolute_end() noexcept {}
    void authority_end() noexcept { forms_.add(request_form::authority); }
    void asterisk_end() noexcept { forms_.add(request_form::asterisk); }

    form_set forms() const noexcept { return forms_; }

private:
    form_set forms_;
};

target_reading read_from(int start, std::string_view text) noexcept {
    const unsigned char* const begin = octets(text);
    const unsigned char* const end = begin + text.size();
    int cs = start;
    form_recorder recorder(begin, 0, no_offsets<std::uint32_t>);
    const unsigned char* const stop = request_target_parser::run(
        cs, begin, end, end, recorder, self_loop_skipper<request_target_automaton>());
    const bool whole = cs >= request_target_parser::request_target_parser_first_final;
    return {
        recorder.offsets(), recorder.forms(), {static_cast<std::uint32_t>(stop - begin), whole}};
}

}  // namespace

target_reading read_request_target(std::string_view text) noexcept {
    return read_from(request_target_parser::request_target_parser_en_any_form, text);
}

origin_reading read_origin_form(std::string_view text) noexcept {
    return kernel_in_use::read_origin_form(text);
}

target_reading read_asterisk_form(std::string_view text) noexcept {
    return read_from(request_target_parser::request_target_parser_en_asterisk, text);
}

target_reading read_host_field(std::string_view text) noexcept {
    return read_from(request_target_parser::request_target_parser_en_host_field, text);
}

uri_components components_of(const uri_components& offsets, std::uint32_t size) noexcept {
    return {.host_end = std::min(offsets.host_end, size),
            .path_begin = size,
            .path_end = size,
            .query_end = size};
}

}  // namespace uriscan
