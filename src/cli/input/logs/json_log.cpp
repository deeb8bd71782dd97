// Takes the first value that leads to each part.
#include "cli/input/logs/json_log.hpp"

namespace uriscan::cli {
namespace {

bool is_needed(const json_log_path& path, bool reads_all) {
    return path.part != log_part::other &&
           (reads_all || has_uri(path.part) || path.part == log_part::method);
}

std::vector<json_path> needed_paths(json_log log, bool reads_all) {
    std::vector<json_path> paths;
    for (const json_log_path& each : log) {
        if (is_needed(each, reads_all)) {
            paths.emplace_back(each.path);
        }
    }
    return paths;
}

std::vector<log_part> needed_parts(json_log log, bool reads_all) {
    std::vector<log_part> parts;
    for (const json_log_path& each : log) {
        if (is_needed(each, reads_all)) {
            parts.push_back(each.part);
        }
    }
    return parts;
}

}  // namespace

std::vector<json_path> references_of(json_log log) {
    std::vector<json_path> paths;
    for (const json_log_path& each : log) {
        if (has_uri(each.part) || each.part == log_part::other) {
            paths.emplace_back(each.path);
        }
    }
    return paths;
}

json_log_reader::json_log_reader(json_log log, bool reads_all)
    : parts_(needed_parts(log, reads_all)), reader_(needed_paths(log, reads_all)) {}

std::optional<log_fault> json_log_reader::read(std::string_view line, log_line& raw,
                                               log_line& decoded) {
    if (const json_fault fault = reader_.read(line); !fault.what.empty()) {
        return log_fault{fault.offset, fault.what};
    }
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const log_part part = parts_[i];
        if (raw[part].data() != nullptr || reader_.values(i).empty()) {
            continue;
        }
        const json_value& value = reader_.values(i).front();
        const bool is_string = value.type == json_type::string;
        if (has_uri(part) && !is_string && value.type != json_type::null) {
            return log_fault{static_cast<std::size_t>(value.raw.data() - line.data()),
                             part == log_part::referer ? "the referer is not a string"
                                                       : "the target is not a string"};
        }
        if (is_string || value.type == json_type::number) {
            raw[part] = value.raw;
            decoded[part] = value.text;
        }
    }
    return std::nullopt;
}

}  // namespace uriscan::cli
