// The functions of fields that are derived from values of a line of a log.
#include "cli/fields/field.hpp"
#include "cli/fields/log_time.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {

cell hour_of(const stored_values& source, const field&, std::string& memory) {
    auto hour = hour_of(source[field_id::time]);
    return hour ? memory = *std::move(hour) : cell();
}

cell day_of(const stored_values& source, const field& of, std::string& memory) {
    constexpr std::size_t size_of_day = 10;
    return hour_of(source, of, memory).substr(0, size_of_day);
}

cell referer_host_of(const stored_values& source, const field&, std::string& memory) {
    const auto uri = parse_uri_reference(source[field_id::referer]);
    return uri && uri->has_authority() ? normal_host(uri->host(), memory) : cell();
}

}  // namespace uriscan::cli
