// Calls the machine of ragel/request_target_parser.rl.
#include "http/reading.hpp"

#include "kernels/self_loop_skipper.hpp"
#include "request_target_automaton.hpp"
#include "request_target_parser.hpp"

namespace uriscan {
namespace {

// Records where the host ends, and whether the text has the authority form.
struct host_recorder {
    const unsigned char* begin;
    std::uint32_t end = open<std::uint32_t>;
    bool is_authority_form = false;

    void host_end(const unsigned char* p) noexcept { end = static_cast<std::uint32_t>(p - begin); }
    void authority_end() noexcept { is_authority_form = true; }
};

host_reading read_from(int start, std::string_view text) noexcept {
    const unsigned char* const begin = octets(text);
    const unsigned char* const end = begin + text.size();
    int cs = start;
    host_recorder recorder{.begin = begin};
    const unsigned char* const stop = request_target_parser::run(
        cs, begin, end, end, recorder, self_loop_skipper<request_target_automaton>());
    const bool whole = cs >= request_target_parser::request_target_parser_first_final;
    return {recorder.end,
            recorder.is_authority_form,
            {static_cast<std::uint32_t>(stop - begin), whole}};
}

}  // namespace

origin_reading read_origin_form(std::string_view text) noexcept {
    return kernel_in_use::read_origin_form(text);
}

extent read_asterisk_form(std::string_view text) noexcept {
    return read_from(request_target_parser::request_target_parser_en_asterisk, text).read;
}

host_reading read_host_field(std::string_view text) noexcept {
    return read_from(request_target_parser::request_target_parser_en_host_field, text);
}

}  // namespace uriscan
