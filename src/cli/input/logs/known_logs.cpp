// Most known logs have a notation (see log_layout.hpp).  If the server's documentation has a
// notation, ours is the same.
#include "cli/input/logs/known_logs.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include "cli/input/logs/access_log.hpp"
#include "cli/input/logs/log_names.hpp"
#include "cli/system/names.hpp"
#include "uriscan/batch.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {

namespace {

struct known_log {
    std::string_view name;
    log_format format;
    std::string_view notation = {};
    // The next members are those of log_options and log_layout.
    json_log json = {};
    escapes how = escapes::log;
    std::string_view no_request = absent;
    std::string_view no_target = {};
    bool is_encoded = false;
    bool can_lack_version = false;
};

// The formats of Apache httpd (mod_log_config).  nginx has them, too.
constexpr std::string_view common = R"(%h %l %u %t "%r" %>s %b)";
constexpr std::string_view combined = R"(%h %l %u %t "%r" %>s %b "%{Referer}i" "%{User-agent}i")";

// In Debian, Apache httpd uses this format for all sites that have no log of their own.
constexpr std::string_view vhost_combined =
    R"(%v:%p %h %l %u %t "%r" %>s %O "%{Referer}i" "%{User-agent}i")";

// Access logs of AWS's Classic Load Balancer.  Logs of the Application Load Balancer have one more
// value at the start.
constexpr std::string_view elb =
    R"($time_iso8601 $elb $client_and_port $backend $request_seconds $backend_seconds )"
    R"($response_seconds $status $backend_status $received $bytes_sent "$request" )"
    R"("$http_user_agent")";
constexpr std::string_view alb =
    R"($type $time_iso8601 $elb $client_and_port $target $request_seconds $target_seconds )"
    R"($response_seconds $status $target_status $received $bytes_sent "$request" )"
    R"("$http_user_agent")";

// The HTTP log format of HAProxy (section 8.2.3 of its manual).  There can be a header of syslog
// before the client.
constexpr std::string_view haproxy =
    R"($client_and_port [$time_local] $frontend $backend $timers $status $bytes_sent )"
    R"($cookies_state_and_headers "$request")";

// The native format of Squid (logformat).  Squid aligns the milliseconds to the right.
constexpr std::string_view squid =
    "$msec $padded $remote_addr $code/$status $bytes_sent $request_method $uri_before_source";

// The access logs of Caddy.  Its documentation of logging shows an entry.  Caddy 2.7 added
// client_ip.  Before Caddy 2.5, remote_addr had both the address and the port.
constexpr json_log_path caddy[] = {
    {"request.uri", log_part::target},
    {"request.method", log_part::method},
    {"request.headers.Referer", log_part::referer},
    {"request.headers.User-Agent", log_part::user_agent},
    {"request.client_ip", log_part::client},
    {"request.remote_ip", log_part::client},
    {"request.remote_addr", log_part::client_and_port},
    {"status", log_part::status},
    {"size", log_part::size},
    {"ts", log_part::time},
    {"resp_headers.Location", log_part::other},
};

// The access logs of Traefik in JSON.  Users can configure Traefik to leave out any field.
constexpr json_log_path traefik[] = {
    {"RequestPath", log_part::target},
    {"RequestMethod", log_part::method},
    {"request_Referer", log_part::referer},
    {"request_User-Agent", log_part::user_agent},
    {"ClientHost", log_part::client},
    {"ClientAddr", log_part::client_and_port},
    {"DownstreamStatus", log_part::status},
    {"OriginStatus", log_part::status},
    {"DownstreamContentSize", log_part::size},
    {"StartUTC", log_part::time},
    {"StartLocal", log_part::time},
    {"time", log_part::time},
    {"downstream_Location", log_part::other},
    {"origin_Location", log_part::other},
    {"RequestLine", log_part::request},
};

// A new format is a row here, and can have its name in `logs` below.
constexpr known_log every_log[] = {
    {.name = "alb", .format = log_format::layout, .notation = alb, .can_lack_version = true},
    {"apache", log_format::layout, combined},
    {.name = "caddy", .format = log_format::json, .json = caddy},
    {.name = "cloudfront", .format = log_format::w3c, .is_encoded = true},
    {"combined", log_format::layout, combined},
    {"common", log_format::layout, common},
    {.name = "elb", .format = log_format::layout, .notation = elb, .can_lack_version = true},
    {.name = "haproxy",
     .format = log_format::layout,
     .notation = haproxy,
     .how = escapes::haproxy,
     .no_request = no_request_of_haproxy},
    {"nginx", log_format::layout, combined},
    {.name = "squid",
     .format = log_format::layout,
     .notation = squid,
     .how = escapes::none,
     .no_target = "error:"},
    {"traefik", log_format::layout, combined},
    {.name = "traefik-json", .format = log_format::json, .json = traefik},
    {"vhost_combined", log_format::layout, vhost_combined},
    {"w3c", log_format::w3c},
};

}  // namespace

std::vector<std::string> known_logs() {
    return names_of(every_log, &known_log::name);
}

void set_log(log_options& options, std::string_view name) {
    const known_log& log = *std::ranges::find(every_log, name, &known_log::name);
    if (log.format == log_format::layout) {
        options.layout = std::make_shared<log_layout>(log.notation, log.can_lack_version);
    }
    options.format = log.format;
    options.json = log.json;
    options.no_request = log.no_request;
    options.no_target = log.no_target;
    options.is_encoded = log.is_encoded;
    options.how = log.how;
}

void set_log_notation(log_options& options, std::string_view notation) {
    options.layout = std::make_shared<log_layout>(notation);
    options.format = log_format::layout;
    if (options.layout->is_of_haproxy()) {
        options.how = escapes::haproxy;
        options.no_request = no_request_of_haproxy;
        options.no_target = no_request_of_haproxy;
    }
}

namespace {

// The order matters: a line of one log can also fit a later log of this list.
constexpr std::string_view logs[] = {"combined", "common",      "vhost_combined", "w3c",
                                     "alb",      "elb",         "haproxy",        "squid",
                                     "caddy",    "traefik-json"};

// Reads the lines as this log.  Returns whether most lines that have a URI have a valid target.
bool can_be_of(std::string_view name, const std::vector<std::string_view>& lines) {
    log_options log{.wanted = log_uris::both};  // so that a line must have the whole format
    set_log(log, name);
    log_reader reader(log, {});
    std::size_t valid = 0, others = 0;
    for (const std::string_view line : lines) {
        const located_line found =
            reader.read({.file = {}, .number = 1, .text = line, .whole = line}).front();
        const bool is_valid = found.has_text() && parse_uri_reference(found.text);
        valid += is_valid ? 1 : 0;
        others += is_valid || found.is_null ? 0 : 1;
    }
    return valid > others;
}

}  // namespace

std::string_view log_like(std::string_view lines, char separator) {
    lines = lines.substr(0, lines.rfind(separator) + 1);  // npos + 1 is 0
    std::vector<std::string_view> each;
    while (!lines.empty()) {
        each.push_back(detail::take_line(lines, separator));
    }
    const auto* const found =
        std::ranges::find_if(logs, [&](std::string_view name) { return can_be_of(name, each); });
    if (found == std::end(logs)) {
        return {};
    }
    // The logs of CloudFront have the format w3c, and a column that no other log has.
    const bool is_cloudfront = *found == "w3c" && std::ranges::any_of(each, [](auto line) {
        return line.starts_with(fields_directive) && line.find(" x-edge-location") != line.npos;
    });
    return is_cloudfront ? "cloudfront" : *found;
}

}  // namespace uriscan::cli
