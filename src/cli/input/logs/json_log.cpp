// For each part of a log, takes the first path that leads to a value.
#include "cli/input/logs/json_log.hpp"

#include "cli/input/logs/line_header.hpp"

namespace uriscan::cli {
namespace {

template <class Predicate>
std::vector<json_path> paths_of(json_log log, Predicate is_wanted) {
    std::vector<json_path> paths;
    for (const json_log_path& each : log) {
        if (is_wanted(each)) {
            paths.emplace_back(each.path);
        }
    }
    return paths;
}

bool is_reference(const json_log_path& path) {
    return has_uri(path.part) || path.part == log_part::other;
}

}  // namespace

std::vector<json_path> references_of(json_log log) {
    return paths_of(log, is_reference);
}

std::vector<text_kind> kinds_of_references(json_log log) {
    std::vector<text_kind> kinds;
    for (const json_log_path& each : log) {
        if (is_reference(each)) {
            kinds.push_back(each.part == log_part::target    ? text_kind::target
                            : each.part == log_part::request ? text_kind::request
                                                             : text_kind::reference);
        }
    }
    return kinds;
}

json_log_reader::json_log_reader(json_log log, bool reads_all)
    : reader_(paths_of(log,
                       [&](const json_log_path& each) {
                           const bool is_needed =
                               each.part != log_part::other && each.part != log_part::request &&
                               (reads_all || has_uri(each.part) || each.part == log_part::method);
                           if (is_needed) {
                               parts_.push_back(each.part);
                           }
                           return is_needed;
                       })),
      buffers_(parts_.size()) {}

std::optional<line_fault> json_log_reader::read(std::string_view line, log_line& raw,
                                                log_line& decoded) {
    const std::size_t header = line.starts_with('{') ? 0 : log_header_size(line);
    if (const line_fault fault = reader_.read(line.substr(header)); !fault.what.empty()) {
        return line_fault{fault.what, header + fault.offset};
    }
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const log_part part = parts_[i];
        const std::optional<json_value> value = reader_.first_value(i);
        if (raw[part].data() != nullptr || !value) {
            continue;
        }
        const bool is_string = value->type == json_type::string;
        if (has_uri(part) && !is_string && value->type != json_type::null) {
            return line_fault{part == log_part::referer ? "the referer is not a string"
                                                        : "the target is not a string",
                              static_cast<std::size_t>(value->raw.data() - line.data())};
        }
        if (is_string || value->type == json_type::number) {
            raw[part] = value->raw;
            decoded[part] =
                is_string ? cli::decoded(value->raw, escapes::json, buffers_[i]) : value->raw;
        }
    }
    return std::nullopt;
}

}  // namespace uriscan::cli
