// Splits each row at its blanks.  ragel/access_log.rl has the grammar of a column.
#include "cli/input/logs/w3c_columns.hpp"

#include <algorithm>

#include "cli/input/escaped_text.hpp"
#include "log_parts.hpp"
#include "octets/letter_case.hpp"

namespace uriscan::cli {
namespace {

// The names of the columns, in the order of w3c_columns::column.
constexpr std::string_view names[] = {
    "cs-method",      "cs-uri",        "cs-uri-stem", "cs-uri-query", "cs(referer)",
    "date",           "time",          "sc-status",   "c-ip",         "sc-bytes",
    "cs(user-agent)", "cs-uri-scheme", "cs-host",     "cs-uri-port",
};

// Only IIS has this column.  IIS writes no column in quotation marks: a quotation mark in its logs
// was sent by the client.
constexpr std::string_view only_in_iis = "sc-win32-status";

// The logs of proxies use this name for cs-uri-stem.
constexpr std::string_view path_name = "cs-uri-path";

std::string_view column_text(const unsigned char* from, const unsigned char* to) {
    return {reinterpret_cast<const char*>(from), static_cast<std::size_t>(to - from)};
}

}  // namespace

// Splits a line into columns.  `plain` is the start state of the machine that reads a column
// without quotation marks.  A column in quotation marks can contain octets that end other columns.
// If `has_strings` is false, quotation marks are octets like any other.
void w3c_columns::split(std::string_view line, int plain, bool has_strings) {
    values_.clear();
    doubled_.clear();
    const auto* p = reinterpret_cast<const unsigned char*>(line.data());
    const unsigned char* const pe = p + line.size();
    for (bool has_more = true; has_more;) {
        log_parts parts;
        const unsigned char* end =
            has_strings ? parts.run(log_parts::log_parts_en_string_column, p, pe) : p;
        if (parts.string_end == nullptr) {
            end = parts.run(plain, p, pe);
        }
        const bool is_string = has_strings && parts.string_end == end;
        if (is_string && parts.has_doubled) {
            doubled_.push_back(values_.size());
        }
        values_.push_back(is_string ? column_text(p + 1, end - 1) : column_text(p, end));
        has_more = end != pe;
        p = end + (has_more ? 1 : 0);
    }
}

// In a column in quotation marks, "" stands for one quotation mark (WD-logfile-960323, "string").
void w3c_columns::decode_strings(std::string_view line) {
    strings_.clear();
    strings_.reserve(line.size());  // so that the octets stay at their address
    for (const std::size_t each : doubled_) {
        const std::size_t start = strings_.size();
        append_decoded(strings_, values_[each], escapes::csv);
        values_[each] = std::string_view(strings_).substr(start);
    }
}

void w3c_columns::read_directive(std::string_view line) {
    if (!line.starts_with(fields_directive)) {
        return;
    }
    count_ = 0;
    at_ = {};
    has_strings_ = true;
    has_mark_ = false;
    line.remove_prefix(fields_directive.size());
    split(line, log_parts::log_parts_en_plain_column, true);
    for (const std::string_view name : values_) {
        if (name.empty()) {
            continue;
        }
        const auto* const found = std::ranges::find_if(names, [name](std::string_view known) {
            return equal_ignoring_case(name, known) ||
                   (known == names[static_cast<std::size_t>(column::stem)] &&
                    equal_ignoring_case(name, path_name));
        });
        if (found != std::end(names)) {
            at_[static_cast<std::size_t>(found - std::begin(names))] = count_;
        }
        has_strings_ = has_strings_ && !equal_ignoring_case(name, only_in_iis);
        has_mark_ = has_mark_ || equal_ignoring_case(name, path_name);
        ++count_;
    }
}

bool w3c_columns::has_uris() const {
    const auto has = [&](column which) { return at_[static_cast<std::size_t>(which)].has_value(); };
    return has(column::uri) || has(column::stem) || has(column::referer);
}

std::string_view w3c_columns::operator[](column which) const {
    const auto at = at_[static_cast<std::size_t>(which)];
    return at ? values_[*at] : absent;
}

std::optional<line_fault> w3c_columns::read(std::string_view line, log_line& read, bool decodes) {
    read.how = escapes::log;
    split_row(line);
    if (decodes && !doubled_.empty()) {
        decode_strings(line);
    }
    if (count_ == 0) {
        return line_fault{"there is no #Fields directive before this line", 0};
    }
    if (values_.size() != count_) {
        return line_fault{"the line does not have as many columns as #Fields names", line.size()};
    }
    read[log_part::method] = (*this)[column::method];
    read[log_part::target] = target();
    read[log_part::referer] = (*this)[column::referer];
    read[log_part::time] = date_and_time();
    read[log_part::status] = (*this)[column::status];
    read[log_part::client] = (*this)[column::client];
    read[log_part::size] = (*this)[column::size];
    read[log_part::user_agent] = (*this)[column::user_agent];
    return std::nullopt;
}

// Splits a row at its tabs.  If that does not give all columns, splits it at spaces and tabs.  If
// that does not give them either, a quotation mark may have no partner.  So the function then
// splits it at spaces and tabs again, and reads quotation marks as octets like any other.
void w3c_columns::split_row(std::string_view line) {
    if (line.find('\t') != line.npos) {
        split(line, log_parts::log_parts_en_tabbed_column, has_strings_);
        if (values_.size() == count_) {
            return;
        }
    }
    split(line, log_parts::log_parts_en_plain_column, has_strings_);
    if (values_.size() != count_ && has_strings_) {
        const std::vector<std::string_view> with_strings = values_;
        split(line, log_parts::log_parts_en_plain_column, false);
        if (values_.size() != count_) {
            values_ = with_strings;
        }
    }
}

// Returns the target.  If there are columns for both the scheme and the host, as in the logs of
// proxies, a path that is empty or starts with "/" is joined to them.  Any other path is a target
// of its own, such as "*" or a whole URI.
std::string_view w3c_columns::target() {
    const std::string_view whole = (*this)[column::uri];
    const std::string_view stem = (*this)[column::stem];
    const std::string_view query = (*this)[column::query];
    const std::string_view scheme = (*this)[column::scheme];
    const std::string_view host = (*this)[column::host];
    const std::string_view port = (*this)[column::port];
    if (whole != absent) {
        return whole;
    }
    const bool has_path = stem.empty() || stem.starts_with('/');
    const bool has_host = scheme != absent && host != absent;
    const bool is_connect = (*this)[column::method] == "CONNECT";
    const bool is_joined = has_host && (has_path || (is_connect && stem == absent));
    if (!is_joined && (stem == absent || query == absent)) {
        return stem;
    }
    target_.clear();
    if (is_joined) {
        target_.append(is_connect ? "" : scheme).append(is_connect ? "" : "://").append(host);
        if (port != absent) {
            target_.append(":").append(port);
        }
        if (is_connect) {
            return target_;
        }
    }
    target_.append(stem);
    if (query != absent) {
        target_.append(has_mark_ && query.starts_with('?') ? "" : "?").append(query);
    }
    return target_;
}

std::string_view w3c_columns::date_and_time() {
    const std::string_view date = (*this)[column::date];
    const std::string_view time = (*this)[column::time];
    if (date == absent || time == absent) {
        return date == absent ? time : date;
    }
    return time_.assign(date).append(" ").append(time);
}

}  // namespace uriscan::cli
