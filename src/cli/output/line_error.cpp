// Converts errors to line_error, and writes them as messages.
#include "cli/output/line_error.hpp"

#include "cli/system/buffer.hpp"

namespace uriscan::cli {

line_error error_of(const uri_error& error, std::string_view text) {
    return {false, error.offset, name_of(error.component), name_of(error.reason),
            describe(error, text)};
}

line_error error_of(const uri_error& error) {
    return {true, error.offset, name_of(error.component), name_of(error.reason), describe(error)};
}

line_error error_of(const located_line& line) {
    if (line.too_long != 0) {
        return {
            false, static_cast<std::size_t>(line.most), name_of(component::path),
            name_of(error_reason::too_long),
            fmt::format("the line has more than {} octets, the limit of --max-line", line.most)};
    }
    return {false, line.fault.offset, {}, line.fault.reason, std::string(line.fault.what)};
}

void append_message(fmt::memory_buffer& out, const painter& painter, const located_line& line,
                    const line_error& error) {
    const fmt::format_int number(line.number);
    const fmt::format_int column(line.start + error.offset + 1);
    const auto view = [](const fmt::format_int& digits) {
        return std::string_view(digits.data(), digits.size());
    };
    fmt::memory_buffer place;
    append(place, line.file, ":", view(number), ":", view(column), ":");
    painter.append(out, style::bold, view_of(place));
    out.push_back(' ');
    painter.append(out, style::error, "error:");
    append(out, " ", error.message, "\n");
}

void append_too_long(fmt::memory_buffer& out, const located_line& line,
                     std::string_view consequence) {
    append_formatted(out,
                     "uriscan: {}:{}: the line has {} octets, more than --max-line allows; {}\n",
                     line.file, line.number, line.too_long, consequence);
}

}  // namespace uriscan::cli
