// Reads the parts of each line, and makes references and values from them.
#include "cli/input/logs/access_log.hpp"

#include <iterator>

#include "cli/input/logs/log_layout.hpp"
#include "log_parts.hpp"
#include "uriscan/http_rules.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/request_target.hpp"

namespace uriscan::cli {
namespace {

constexpr std::string_view connect = "CONNECT";

bool is_token(std::string_view text) {
    const auto* const begin = reinterpret_cast<const unsigned char*>(text.data());
    log_parts parts;
    parts.run(log_parts::log_parts_en_method_part, begin, begin + text.size());
    return parts.has_token;
}

// Returns whether this can be the target of CONNECT.  Neither its host nor its port is empty (RFC
// 9110, section 9.3.6).
bool is_host_and_port(std::string_view text) {
    const auto target = parse_request_target(text, request_form::authority);
    return target && !check_target(*target, {.names = host_names::any});
}

std::size_t offset_in(const located_line& line, std::string_view slice) {
    return is_slice(slice, line.text) ? static_cast<std::size_t>(slice.data() - line.text.data())
                                      : 0;
}

// Some clients send two spaces before the version.  Returns the target without those at its end.
std::string_view without_spaces(std::string_view target) {
    return target.ends_with(' ') ? target.substr(0, target.find_last_not_of(' ') + 1) : target;
}

}  // namespace

log_reader::log_reader(const log_options& options, std::string_view directive) : options_(options) {
    columns_.read_directive(directive);
    if (options.format == log_format::json) {
        json_.emplace(options.json, options.has_values);
    }
    parts_.can_lack_referer = options.wanted == log_uris::target;
}

std::span<const located_line> log_reader::read(const located_line& line) {
    if (is_quoted_record(line.text)) {
        located_line unquoted = line;
        whole_line_.clear();
        append_decoded(whole_line_, line.text.substr(1, line.text.size() - 2), escapes::csv);
        unquoted.text = whole_line_;
        read_line(unquoted);
        for (located_line& found : std::span(found_).first(found_count_)) {
            found.start = 0;  // offsets in the decoded line mean nothing in the line itself
            found.text = found.fault.what.empty() ? found.text : line.text;
            found.fault.offset = 0;
        }
    } else {
        read_line(line);
    }
    return {found_.data(), found_count_};
}

// Returns whether the line is one field of CSV.  Then the quotation marks of the log are doubled.
bool log_reader::is_quoted_record(std::string_view line) const {
    if (options_.format != log_format::layout || line.size() < 2 || line.front() != '"' ||
        line.back() != '"' || !options_.layout->can_be_quoted()) {
        return false;
    }
    const std::string_view within = line.substr(1, line.size() - 2);
    std::size_t at = within.find('"');
    const bool has_quotes = at != within.npos;
    for (; at != within.npos; at = within.find('"', at + 2)) {
        if (!within.substr(at + 1).starts_with('"')) {
            return false;
        }
    }
    return has_quotes;
}

void log_reader::read_line(const located_line& line) {
    found_count_ = 0;
    if (is_directive(line.text)) {
        read_directive(line);
    } else if (const auto fault = read_parts(line.text, options_.has_values)) {
        const bool has_values = options_.has_values && parts_.has_values;
        if (has_values) {
            set_values();
        }
        add_error(line, *fault, has_values ? &values_ : nullptr);
    } else {
        add_parts(line);
    }
    if (found_count_ == 0) {
        add_null(line);
    }
}

bool log_reader::is_directive(std::string_view line) const {
    return options_.format == log_format::w3c && line.starts_with('#');
}

void log_reader::read_directive(const located_line& line) {
    columns_.read_directive(line.text);
    if (line.text.starts_with(fields_directive) && !columns_.has_uris()) {
        add_error(line, {"#Fields names no column with URIs", 0});
    } else {
        add_null(line);
        found_[0].log = nullptr;  // a directive has no values
    }
}

std::optional<line_fault> log_reader::read_parts(std::string_view line, bool reads_all,
                                                 bool reads_places) {
    parts_.clear();
    if (options_.format == log_format::w3c) {
        return columns_.read(line, parts_, !reads_places);
    }
    if (json_) {
        texts_.clear();
        return json_->read(line, parts_, texts_);
    }
    parts_.how =
        options_.how == escapes::log && !escapes_.has_escape(line) ? escapes::none : options_.how;
    return options_.layout->read(line, reads_all, parts_);
}

void log_reader::add_parts(const located_line& line) {
    const bool is_usual = has_usual_request();
    const std::optional<line_fault> fault = is_usual ? std::nullopt : fault_of_request(line);
    if (fault && !parts_.is_request && parts_[log_part::request].data() != nullptr) {
        parts_[log_part::method] = {};  // this is no request, so its first word is no method
    }
    if (options_.has_values) {
        set_values();
    }
    if (fault) {
        add_error(line, *fault, options_.has_values ? &values_ : nullptr);
        return;
    }
    if (is_usual || !has_no_request()) {
        add_target(line);
    }
    add_referer(line);
}

// Returns whether the target is a path and the method cannot be CONNECT.  Then nothing is wrong
// with the request.  Most requests are like this, so the slower fault_of_request() is not called.
bool log_reader::has_usual_request() const {
    return parts_.is_request && parts_.has_version && parts_[log_part::target].starts_with('/') &&
           parts_[log_part::method].size() != connect.size();
}

// Returns what is wrong with the request, or nothing.  A line may have no request.
std::optional<line_fault> log_reader::fault_of_request(const located_line& line) {
    const std::string_view request = parts_[log_part::request];
    const std::string_view target = parts_[log_part::target];
    if (has_no_request()) {
        return std::nullopt;
    }
    if (!request.empty() && (!parts_.is_request || target.empty())) {
        return line_fault{"expected a method, a target and a version of HTTP in the request",
                          offset_in(line, request)};
    }
    const bool is_json = options_.layout != nullptr && options_.layout->is_json();
    const std::string_view written = parts_[log_part::method];
    if (written.data() == nullptr || (is_json && written.empty()) || target.empty()) {
        return std::nullopt;
    }
    const std::string_view method = decoded(log_part::method, method_);
    if (!parts_.is_request && !is_token(method)) {
        return line_fault{"expected a token as the method", offset_in(line, written)};
    }
    if (method == connect) {
        if (!is_host_and_port(decoded(log_part::target, target_))) {
            return line_fault{"expected HOST:PORT as the target of CONNECT",
                              offset_in(line, target)};
        }
    } else if (!target.starts_with('/')) {
        // A target must not have a "#", but some clients send one.  The "#" starts a fragment, as
        // in a target that starts with "/".
        const std::string_view text = decoded(log_part::target, target_);
        const auto uri = parse_uri_reference(text);
        const std::size_t end = uri && uri->has_fragment() ? text.find('#') : text.size();
        const bool is_wrong = uri && !parse_request_target(text.substr(0, end), method);
        if (is_wrong || (text == "*" && !query_apart().empty())) {
            return line_fault{"expected a target that starts with \"/\" or a scheme",
                              offset_in(line, target)};
        }
    }
    return std::nullopt;
}

// Returns whether the server read no request.  Then it wrote "-" or `no_request` for the request or
// for its target.  A load balancer of AWS writes a target of absent values, such as "http://h:80-",
// and no version after it.
bool log_reader::has_no_request() const {
    const auto is_absent = [&](std::string_view text) {
        return text == absent || text == options_.no_request;
    };
    const std::string_view request = parts_[log_part::request];
    const std::string_view target = parts_[log_part::target];
    const bool can_lack_method = options_.layout != nullptr && options_.layout->can_lack_method();
    const bool has_target = parts_.is_request || request.data() == nullptr || can_lack_method;
    return is_absent(request) || (has_target && (is_absent(target) || is_no_target(target))) ||
           (can_lack_method && options_.layout->can_lack_version() && !parts_.has_version &&
            parts_[log_part::method] == absent);
}

// Returns whether the server wrote this text for a missing target.
bool log_reader::is_no_target(std::string_view text) const {
    return !options_.no_target.empty() && text.starts_with(options_.no_target);
}

// Returns the query, if it is a value of its own in the log.  Removes its "?".
std::string_view log_reader::query_of_parts() const {
    std::string_view query = parts_[log_part::query];
    query.remove_prefix(query.starts_with('?') ? 1 : 0);
    return query;
}

// Returns the query that is a value of its own in the log and belongs to the target.  Returns an
// empty text if there is none.
std::string_view log_reader::query_apart() const {
    const bool is_apart = options_.layout != nullptr && options_.layout->has_query_apart();
    const std::string_view query = is_apart ? parts_[log_part::query] : std::string_view();
    const bool is_absent =
        query == absent && (options_.layout->writes_dashes() || options_.layout->is_json());
    return is_absent ? std::string_view() : query;
}

void log_reader::add_target(const located_line& line) {
    const std::string_view place = parts_[log_part::target];
    if (!wants(log_uris::target) || place.empty()) {
        return;
    }
    const std::string_view method = decoded(log_part::method, method_);
    const bool is_raw = options_.format == log_format::w3c && !options_.is_encoded;
    std::string_view target = is_raw ? place : decoded(log_part::target, target_);
    if (const std::string_view query = query_apart(); !query.empty()) {
        std::string buffer;
        const std::string_view text = uriscan::cli::decoded(query, parts_.how, buffer);
        const bool has_mark = options_.layout->has_query_mark() && text.starts_with('?');
        target = whole_.assign(target).append(has_mark ? "" : "?").append(text);
    }
    if (method == connect) {
        target = reference_.assign("//").append(target);
    } else if (target.starts_with("//")) {
        target = reference_.assign("/.").append(target);
    }
    add(line, log_role::target, target, place);
}

void log_reader::add_referer(const located_line& line) {
    const std::string_view place = parts_[log_part::referer];
    if (wants(log_uris::referer) && !place.empty() && place != absent) {
        add(line, log_role::referer, decoded(log_part::referer, referer_), place);
    }
}

// `place` is the slice of the line that is the URI.
void log_reader::add(const located_line& line, log_role role, std::string_view uri,
                     std::string_view place) {
    located_line& found = found_[found_count_++];
    found = line;
    found.role = role;
    found.text = uri;
    found.start = offset_in(line, place);
    found.log = options_.has_values ? &values_ : nullptr;
}

void log_reader::add_null(const located_line& line) {
    add(line, log_role::any, line.text.substr(0, 0), line.text);
    found_[0].is_null = true;
}

void log_reader::add_error(const located_line& line, line_fault fault, const log_values* log) {
    found_[0] = line;
    found_[0].fault = fault;
    found_[0].log = log;
    found_count_ = 1;
}

void log_reader::set_values() {
    std::string_view client = plain(log_part::client);
    if (client.data() == nullptr) {
        client = plain(log_part::client_and_port);
        client = client.substr(client.rfind(' ') + 1);  // npos + 1 is 0
        client = client.substr(0, client.rfind(':'));
    }
    const auto set = [&](field_id which, std::string_view text) {
        const bool is_absent = text == absent || text == options_.no_request;
        values_[which] = is_absent ? std::string_view() : text;
    };
    set(field_id::time, plain(log_part::time));
    set(field_id::status, plain(log_part::status));
    set(field_id::method, decoded(log_part::method, method_));
    if (parts_[log_part::method] == absent && parts_.has_version && !has_no_request()) {
        values_[field_id::method] = absent;  // "-" is also a valid method
    }
    set(field_id::client, client);
    set(field_id::size, plain(log_part::size));
    set(field_id::user_agent, decoded(log_part::user_agent, user_agent_));
    set(field_id::referer, decoded(log_part::referer, referer_));
}

// Returns a part without the escapes of JSON.  The part must have no other escapes.
std::string_view log_reader::plain(log_part which) const {
    return json_ ? texts_[which] : parts_[which];
}

std::string_view log_reader::decode_part(log_part which, std::string& buffer) const {
    if (json_) {
        return texts_[which];
    }
    if (options_.is_encoded) {
        auto text = decode(parts_[which]);
        // values_ can already point into the buffer.  Then the buffer has the same text, so
        // assign() neither moves nor changes it.
        return text ? std::string_view(buffer.assign(*text)) : parts_[which];
    }
    return uriscan::cli::decoded(parts_[which], parts_.how, buffer);
}

}  // namespace uriscan::cli
