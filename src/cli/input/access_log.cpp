// Reads each line of a log once, from left to right.
#include "cli/input/access_log.hpp"

#include <algorithm>
#include <charconv>

#include "octets/letter_case.hpp"

namespace uriscan::cli {
namespace {

constexpr std::string_view absent = "-";

// Reads a line part by part.
class line_cursor {
public:
    explicit line_cursor(std::string_view line) : line_(line) {}

    std::size_t offset() const { return offset_; }

    std::string_view rest() const { return line_.substr(offset_); }

    bool skip(std::string_view text) {
        const bool found = line_.substr(offset_).starts_with(text);
        offset_ += found ? text.size() : 0;
        return found;
    }

    // Skips everything up to the end of the next `text`.  If there is no such text, skips nothing
    // and returns false.
    bool skip_past(std::string_view text) {
        const std::size_t found = line_.find(text, offset_);
        offset_ = found == line_.npos ? offset_ : found + text.size();
        return found != line_.npos;
    }

    // Skips everything before the next space or the end of the line, and returns it.
    std::string_view word() {
        const std::size_t start = offset_;
        offset_ = std::min(line_.find(' ', offset_), line_.size());
        return line_.substr(start, offset_ - start);
    }

    // Skips a space and a word, and returns the word.  Returns an empty text if there is none.
    std::string_view next_word() { return skip(" ") ? word() : std::string_view(); }

    // Returns the text before the next quotation mark that is not escaped.  Skips the text and the
    // mark.  Returns nothing if there is no such mark.
    std::optional<std::string_view> rest_of_quoted() {
        const std::size_t start = offset_;
        std::size_t end = line_.find_first_of("\"\\", start);
        while (end != line_.npos && line_[end] == '\\') {
            end = line_.find_first_of("\"\\", end + 2);  // after the escaped octet
        }
        if (end == line_.npos) {
            return std::nullopt;
        }
        offset_ = end + 1;
        return line_.substr(start, end - start);
    }

private:
    std::string_view line_;
    std::size_t offset_ = 0;
};

// The octet that an escape stands for, and the size of the escape.
struct escape {
    char octet;
    std::size_t size;
};

// Reads the escape at the start of `text`, which starts with a backslash.  If there is no valid
// escape, returns the backslash.
escape read_escape(std::string_view text) {
    constexpr std::string_view names = "\"\\abfnrtv";
    constexpr std::string_view octets = "\"\\\a\b\f\n\r\t\v";
    constexpr std::size_t hex_size = 4;  // \xHH
    if (text.size() > 1 && names.find(text[1]) != names.npos) {
        return {octets[names.find(text[1])], 2};
    }
    if (text.size() >= hex_size && text[1] == 'x') {
        std::uint8_t value = 0;
        const char* const end = text.data() + hex_size;
        if (std::from_chars(text.data() + 2, end, value, 16).ptr == end) {
            return {static_cast<char>(value), hex_size};
        }
    }
    return {'\\', 1};
}

// Splits a line at spaces and tabs.  A field in quotation marks can contain spaces and tabs.
void split(std::string_view line, std::vector<std::string_view>& fields) {
    fields.clear();
    for (std::size_t start = 0; start <= line.size();) {
        const bool is_quoted = line.substr(start).starts_with('"');
        const std::size_t close = is_quoted ? line.find('"', start + 1) : line.npos;
        const std::size_t end =
            std::min(line.find_first_of(" \t", close == line.npos ? start : close), line.size());
        const bool is_whole = close != line.npos && close + 1 == end;
        fields.push_back(is_whole ? line.substr(start + 1, close - start - 1)
                                  : line.substr(start, end - start));
        start = end + 1;
    }
}

std::size_t offset_in(const located_line& line, std::string_view slice) {
    return static_cast<std::size_t>(slice.data() - line.text.data());
}

}  // namespace

log_reader::log_reader(log_options options, std::string_view directive) : options_(options) {
    read_directive(directive);
}

std::span<const located_line> log_reader::read(const located_line& line) {
    found_count_ = 0;
    values_ = {};
    if (options_.format == log_format::w3c) {
        read_w3c(line);
    } else {
        read_common(line);
    }
    if (found_count_ == 0) {
        add_null(line);
    }
    return {found_.data(), found_count_};
}

void log_reader::read_common(const located_line& line) {
    line_cursor cursor(line.text);
    const std::size_t client_size = line.text.find(' ');
    const bool has_start = cursor.skip_past(" [");
    const std::size_t time = cursor.offset();
    if (!has_start || !cursor.skip_past("] \"")) {
        add_error(line, cursor.offset(), "expected [TIME] and a request in quotation marks");
        return;
    }
    const std::size_t time_end = cursor.offset() - std::string_view("] \"").size();
    const auto request = cursor.rest_of_quoted();
    if (!request) {
        add_error(line, cursor.offset(), "the request lacks its closing quotation mark");
        return;
    }
    const std::string_view status = cursor.next_word();
    const std::string_view size = cursor.next_word();
    if (status.empty() || size.empty()) {
        add_error(line, cursor.offset(), "expected a status and a size after the request");
        return;
    }
    std::optional<std::string_view> referer;
    if (options_.format == log_format::combined) {
        const bool has_referer = cursor.skip(" \"");
        referer = has_referer ? cursor.rest_of_quoted() : std::nullopt;
        if (!referer) {
            add_error(line, cursor.offset(), "expected a referer in quotation marks");
            return;
        }
    }
    if (options_.has_values) {
        set(log_value::client, line.text.substr(0, client_size));
        set(log_value::time, line.text.substr(time, time_end - time));
        set(log_value::status, status);
        set(log_value::size, size);
        if (referer && cursor.skip(" \"")) {
            const std::string_view rest = cursor.rest();
            set(log_value::user_agent,
                unescaped(cursor.rest_of_quoted().value_or(rest), user_agent_));
        }
    }
    add_request(line, *request);
    if (referer) {
        add_referer(line, *referer);
    }
}

void log_reader::read_w3c(const located_line& line) {
    if (line.text.starts_with('#')) {
        read_directive(line.text);
        if (line.text.starts_with(fields_directive) && !columns_.uri && !columns_.stem &&
            !columns_.referer) {
            add_error(line, 0, "#Fields names no column with URIs");
        }
        return;
    }
    split(line.text, fields_);
    if (columns_.count == 0) {
        add_error(line, 0, "there is no #Fields directive before this line");
    } else if (fields_.size() != columns_.count) {
        add_error(line, line.text.size(),
                  "the line does not have as many columns as #Fields names");
    } else {
        read_row(line);
    }
}

void log_reader::read_row(const located_line& line) {
    if (options_.has_values) {
        set_columns();
    }
    const bool is_whole = field(columns_.uri) != absent;
    const std::string_view path = field(is_whole ? columns_.uri : columns_.stem);
    std::string_view target = path;
    if (!is_whole && path != absent && field(columns_.query) != absent) {
        target = request_.assign(path).append("?").append(field(columns_.query));
    }
    add_target(line, field(columns_.method), target, path);
    add_referer(line, field(columns_.referer));
}

// Returns the value of a column of the current line.
std::string_view log_reader::field(std::optional<std::size_t> column) const {
    return column ? fields_[*column] : absent;
}

void log_reader::set_columns() {
    std::string_view time = field(columns_.time);
    if (field(columns_.date) != absent) {
        time = time == absent ? field(columns_.date)
                              : time_.assign(field(columns_.date)).append(" ").append(time);
    }
    set(log_value::time, time);
    set(log_value::status, field(columns_.status));
    set(log_value::method, field(columns_.method));
    set(log_value::client, field(columns_.client));
    set(log_value::size, field(columns_.size));
    set(log_value::user_agent, unescaped(field(columns_.user_agent), user_agent_));
}

void log_reader::set(log_value which, std::string_view text) {
    values_[which] = text == absent ? std::string_view() : text;
}

void log_reader::read_directive(std::string_view line) {
    if (!line.starts_with(fields_directive)) {
        return;
    }
    columns_ = {};
    line.remove_prefix(fields_directive.size());
    split(line, fields_);
    for (const std::string_view name : fields_) {
        if (name.empty()) {
            continue;
        }
        const std::size_t number = columns_.count++;
        if (const auto column = column_named(name); column != nullptr) {
            *column = number;
        }
    }
}

// Returns nullptr if no value is in a column of this name.
std::optional<std::size_t>* log_reader::column_named(std::string_view name) {
    const std::pair<std::string_view, std::optional<std::size_t>*> all[] = {
        {"cs-method", &columns_.method},
        {"cs-uri", &columns_.uri},
        {"cs-uri-stem", &columns_.stem},
        {"cs-uri-query", &columns_.query},
        {"cs(referer)", &columns_.referer},
        {"date", &columns_.date},
        {"time", &columns_.time},
        {"sc-status", &columns_.status},
        {"c-ip", &columns_.client},
        {"sc-bytes", &columns_.size},
        {"cs(user-agent)", &columns_.user_agent},
    };
    for (const auto& [known, column] : all) {
        if (equal_ignoring_case(name, known)) {
            return column;
        }
    }
    return nullptr;
}

// `request` is a slice of the line.  Its escapes are not decoded yet.
void log_reader::add_request(const located_line& line, std::string_view request) {
    if (request.empty() || request == absent) {
        return;
    }
    const std::string_view plain = unescaped(request, request_);
    const std::string_view method = plain.substr(0, plain.find(' '));
    std::string_view target = plain.substr(std::min(plain.size(), method.size() + 1));
    const std::size_t last_word = target.rfind(' ') + 1;  // npos + 1 is 0
    if (last_word > 0 && target.substr(last_word).starts_with("HTTP/")) {
        target = target.substr(0, last_word - 1);
    }
    if (method.empty() || target.empty()) {
        add_error(line, offset_in(line, request), "expected a method and a target in the request",
                  values());
        return;
    }
    values_[log_value::method] = method;
    add_target(line, method, target, request);
}

void log_reader::add_target(const located_line& line, std::string_view method,
                            std::string_view target, std::string_view field) {
    if (!wants(log_uris::target) || target == absent) {
        return;
    }
    if (method == "CONNECT") {
        target = target_.assign("//").append(target);
    } else if (target.starts_with("//")) {
        target = target_.assign("/.").append(target);
    }
    add(line, target, field);
}

void log_reader::add_referer(const located_line& line, std::string_view field) {
    if (field == absent || !(options_.has_values || wants(log_uris::referer))) {
        return;
    }
    const std::string_view referer = unescaped(field, referer_);
    values_[log_value::referer] = referer;
    if (wants(log_uris::referer) && !field.empty()) {
        add(line, referer, field);
    }
}

// `field` is a slice of the line.  `uri` is a slice of `field`, or was decoded from `field`.
void log_reader::add(const located_line& line, std::string_view uri, std::string_view field) {
    located_line& found = found_[found_count_++];
    found = line;
    found.text = uri;
    found.log = values();
    found.start = offset_in(line, is_slice(uri, field) ? uri : field);
}

void log_reader::add_null(const located_line& line) {
    add(line, line.text.substr(0, 0), line.text);
    found_[0].is_null = true;
}

void log_reader::add_error(const located_line& line, std::size_t offset, std::string_view what,
                           const log_values* log) {
    found_[0] = line;
    found_[0].log_error = what;
    found_[0].log_error_offset = offset;
    found_[0].log = log;
    found_count_ = 1;
}

std::string_view log_reader::unescaped(std::string_view quoted, std::string& buffer) {
    std::size_t backslash = quoted.find('\\');
    if (backslash == quoted.npos) {
        return quoted;
    }
    buffer.clear();
    for (; backslash != quoted.npos; backslash = quoted.find('\\')) {
        const escape escape = read_escape(quoted.substr(backslash));
        buffer.append(quoted.substr(0, backslash)).push_back(escape.octet);
        quoted.remove_prefix(backslash + escape.size);
    }
    return buffer.append(quoted);
}

}  // namespace uriscan::cli
