// Calls the machine of ragel/request_target_parser.rl.
#include "http/reading.hpp"

#include "http/host_skipper.hpp"
#include "kernels/table_skipper.hpp"
#include "request_target_parser.hpp"

namespace uriscan {
namespace {

// Records where the host ends, and whether the text has the authority form.
struct host_recorder {
    std::uint32_t end = open<std::uint32_t>;
    bool is_authority_form = false;

    void host_end(std::size_t p) noexcept { end = static_cast<std::uint32_t>(p); }
    void authority_end() noexcept { is_authority_form = true; }
};

host_reading read_from(int start, std::string_view text) noexcept {
    const host_skipper<table_skipper<request_target_automaton>> skipper(octets(text), text.size());
    int cs = start;
    host_recorder recorder;
    const std::size_t stop =
        request_target_parser::run(cs, octets(text), text.size(), recorder, skipper);
    const bool whole = cs >= request_target_parser::request_target_parser_first_final;
    return {recorder.end, recorder.is_authority_form, {static_cast<std::uint32_t>(stop), whole}};
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
