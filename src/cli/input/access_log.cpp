// Reading the lines of logs from left to right, once.
#include "cli/input/access_log.hpp"

#include <algorithm>
#include <charconv>

#include "octets/letter_case.hpp"

namespace uriscan::cli {
namespace {

constexpr std::string_view absent = "-";

// Walks over a line, one part at a time.
class walk {
public:
    explicit walk(std::string_view line) : line_(line) {}

    std::size_t offset() const { return offset_; }

    bool skip(std::string_view text) {
        const bool found = line_.substr(offset_).starts_with(text);
        offset_ += found ? text.size() : 0;
        return found;
    }

    // Goes behind the next `text`.
    bool skip_behind(std::string_view text) {
        const std::size_t found = line_.find(text, offset_);
        offset_ = found == line_.npos ? offset_ : found + text.size();
        return found != line_.npos;
    }

    // What stands before the next space or the end; it may not be empty.
    bool skip_word() {
        const std::size_t end = std::min(line_.find(' ', offset_), line_.size());
        const bool found = end > offset_;
        offset_ = end;
        return found;
    }

    // What stands before the next quotation mark that no backslash precedes; goes behind that.
    std::optional<std::string_view> rest_of_quoted() {
        const std::size_t begin = offset_;
        std::size_t end = line_.find_first_of("\"\\", begin);
        while (end != line_.npos && line_[end] == '\\') {
            end = line_.find_first_of("\"\\", end + 2);  // behind what is escaped
        }
        if (end == line_.npos) {
            return std::nullopt;
        }
        offset_ = end + 1;
        return line_.substr(begin, end - begin);
    }

private:
    std::string_view line_;
    std::size_t offset_ = 0;
};

// The octet that an escape stands for, and how long the escape is; of no escape, its backslash.
struct escape {
    char octet;
    std::size_t size;
};

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

bool same_name(std::string_view a, std::string_view in_lower_case) {
    return std::ranges::equal(a, in_lower_case, {}, lower);
}

// Cuts a line at spaces and tabs; a field in quotation marks may hold them.
void split(std::string_view line, std::vector<std::string_view>& fields) {
    fields.clear();
    for (std::size_t begin = 0; begin <= line.size();) {
        const bool is_quoted = line.substr(begin).starts_with('"');
        const std::size_t close = is_quoted ? line.find('"', begin + 1) : line.npos;
        const std::size_t end =
            std::min(line.find_first_of(" \t", close == line.npos ? begin : close), line.size());
        const bool is_whole = close != line.npos && close + 1 == end;
        fields.push_back(is_whole ? line.substr(begin + 1, close - begin - 1)
                                  : line.substr(begin, end - begin));
        begin = end + 1;
    }
}

std::size_t offset_in(const located_line& line, std::string_view slice) {
    return static_cast<std::size_t>(slice.data() - line.text.data());
}

}  // namespace

log_reader::log_reader(log_format format, log_uris wanted, std::string_view directive)
    : format_(format), wanted_(wanted) {
    read_directive(directive);
}

std::span<const located_line> log_reader::read(const located_line& line) {
    found_count_ = 0;
    if (format_ == log_format::w3c) {
        read_w3c(line);
    } else {
        read_common(line);
    }
    return {found_.data(), found_count_};
}

void log_reader::read_common(const located_line& line) {
    walk walk(line.text);
    if (!walk.skip_behind(" [") || !walk.skip_behind("] \"")) {
        refuse(line, walk.offset(), "expected [TIME] and a request in quotation marks");
        return;
    }
    const auto request = walk.rest_of_quoted();
    if (!request) {
        refuse(line, walk.offset(), "the request lacks its closing quotation mark");
        return;
    }
    if (!walk.skip(" ") || !walk.skip_word() || !walk.skip(" ") || !walk.skip_word()) {
        refuse(line, walk.offset(), "expected a status and a size after the request");
        return;
    }
    if (format_ == log_format::common) {
        add_request(line, *request);
        return;
    }
    const bool has_referer = walk.skip(" \"");
    const auto referer = has_referer ? walk.rest_of_quoted() : std::nullopt;
    if (!referer) {
        refuse(line, walk.offset(), "expected a referer in quotation marks");
        return;
    }
    add_request(line, *request);
    add_referer(line, *referer);
}

void log_reader::read_w3c(const located_line& line) {
    if (line.text.starts_with('#')) {
        read_directive(line.text);
        if (line.text.starts_with(fields_directive) && !columns_.uri && !columns_.stem &&
            !columns_.referer) {
            refuse(line, 0, "this names no column that has URIs");
        }
        return;
    }
    split(line.text, fields_);
    if (columns_.count == 0) {
        refuse(line, 0, "there is no #Fields directive before this line");
    } else if (fields_.size() != columns_.count) {
        refuse(line, line.text.size(), "this has not as many columns as #Fields names");
    } else {
        const auto field = [&](std::optional<std::size_t> column) {
            return column ? fields_[*column] : absent;
        };
        const bool is_whole = field(columns_.uri) != absent;
        const std::string_view path = field(is_whole ? columns_.uri : columns_.stem);
        std::string_view target = path;
        if (!is_whole && path != absent && field(columns_.query) != absent) {
            target = request_.assign(path).append("?").append(field(columns_.query));
        }
        add_target(line, field(columns_.method), target, path);
        add_referer(line, field(columns_.referer));
    }
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
        if (same_name(name, "cs-method")) {
            columns_.method = number;
        } else if (same_name(name, "cs-uri")) {
            columns_.uri = number;
        } else if (same_name(name, "cs-uri-stem")) {
            columns_.stem = number;
        } else if (same_name(name, "cs-uri-query")) {
            columns_.query = number;
        } else if (same_name(name, "cs(referer)")) {
            columns_.referer = number;
        }
    }
}

// `request` as it stands in the line, with its escapes.
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
        refuse(line, offset_in(line, request), "expected a method and a target in the request");
        return;
    }
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
    if (wants(log_uris::referer) && field != absent && !field.empty()) {
        add(line, unescaped(field, referer_), field);
    }
}

// `uri` was made of `field`, a slice of the line, and may be one of that.
void log_reader::add(const located_line& line, std::string_view uri, std::string_view field) {
    located_line& found = found_[found_count_++];
    found = line;
    found.text = uri;
    found.begin = offset_in(line, is_slice(uri, field) ? uri : field);
}

void log_reader::refuse(const located_line& line, std::size_t offset, std::string_view what) {
    found_[0] = line;
    found_[0].misfit = what;
    found_[0].misfit_offset = offset;
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
