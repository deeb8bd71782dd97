#include "leaks/log_lines.hpp"

#include <algorithm>
#include <utility>

#include "leaks/log_targets.hpp"
#include "support/log_escapes.hpp"

namespace uriscan::leaks {
namespace {

using namespace tests;

std::string by_apache_in_csv(std::string_view text) {
    std::string out;
    for (const char octet : by_apache(text)) {
        out += octet == '"' ? "\"\"" : std::string(1, octet);
    }
    return out;
}

// The text that a server read as a request line.
pieces request(random_source& random, const log_kind& log) {
    const pieces target = logged_target(random, log.never);
    const std::string method = random.one_of<std::string>(
        {"GET", "POST", "HEAD", "PROPFIND", "M-SEARCH", "get", "Post", "x_y", "GET"});
    const std::string version =
        random.one_of<std::string>({" HTTP/1.1", " HTTP/1.0", " HTTP/2.0", " HTTP/2"});
    switch (random.below(12)) {
        case 0: return kept(method + " ") + target;
        case 1: return target + kept(version);
        case 2: return target;
        case 3:
            return kept(method + random.one_of<std::string>({"\t", "\x0b", "  "})) + target +
                   kept(version);
        case 4:
            return kept(random.one_of<std::string>({"\t", "\x0b", " "}) + method + " ") + target +
                   kept(version);
        default: return kept(method + " ") + target + kept(version);
    }
}

pieces value_of(random_source& random, const log_kind& log, std::string_view name,
                const path_and_query& split) {
    const auto header = [&] {
        return random.once_in(3) ? kept("-") : logged_reference(random, log.never);
    };
    return name == "REQUEST"  ? request(random, log)
           : name == "METHOD" ? kept(random.one_of<std::string>({"GET", "POST", "get", "M-SEARCH"}))
           : name == "TARGET" ? logged_target(random, log.never)
           : name == "STEM"   ? split.path
           : name == "QUERY"  ? split.query
                              : header();
}

constexpr std::string_view names[] = {"REQUEST", "METHOD",  "TARGET",  "STEM",
                                      "QUERY",   "REFERER", "LOCATION"};

}  // namespace

std::span<const log_kind> log_kinds() {
    static const std::string controls = invisible();
    static const std::vector<log_kind> all = {
        {"nginx",
         {"--log", "nginx"},
         R"(192.0.2.7 - - [20/Nov/2026:10:00:00 +0000] "REQUEST" 200 5 "REFERER" "curl/8.5")",
         by_nginx},
        {"apache",
         {"--log", "apache"},
         R"(192.0.2.7 - joe [20/Nov/2026:10:00:00 +0000] "REQUEST" 404 - "REFERER" "Mozilla/5.0")",
         by_apache},
        {"apache, in containers",
         {"--log", "combined"},
         "2026-11-20T10:00:00.123Z stdout F 192.0.2.7 - - [20/Nov/2026:10:00:00 +0000] \"REQUEST\" "
         "200 5 \"REFERER\" \"curl/8.5\"",
         by_apache},
        {"nginx, by syslog",
         {"--log", "combined"},
         "<190>Nov 20 10:00:00 host nginx: 192.0.2.7 - - [20/Nov/2026:10:00:00 +0000] \"REQUEST\" "
         "200 5 \"REFERER\" \"curl/8.5\"",
         by_nginx},
        {"apache, in CSV",
         {"--log", "combined"},
         R"("192.0.2.7 - - [20/Nov/2026:10:00:00 +0000] ""REQUEST"" 200 5 ""REFERER"" ""x""")",
         by_apache_in_csv},
        {"vhost_combined",
         {"--log", "vhost_combined"},
         R"(www.h.example:443 192.0.2.7 - - [20/Nov/2026:10:00:00 +0000] "REQUEST" 200 5 )"
         R"("REFERER" "curl/8.5")",
         by_apache},
        {"common",
         {"--log", "common"},
         R"(192.0.2.7 - - [20/Nov/2026:10:00:00 +0000] "REQUEST" 200 5)",
         by_apache},
        {"location",
         {"--log-format", R"(%h "%r" %>s "%{Location}o" "%{Referer}i")"},
         R"(192.0.2.7 "REQUEST" 302 "LOCATION" "REFERER")",
         by_apache},
        {"apache, copies",
         {"--log-format", R"(%h "%r" "%U%q" "%{X-Original-URL}i" %>s "%r" "%{Referer}i")"},
         R"(192.0.2.7 "REQUEST" "TARGET" "REFERER" 200 "REQUEST" "REFERER")",
         by_apache},
        {"nginx, copies",
         {"--log-format",
          R"($remote_addr "$request_uri" "$request" "$uri?$args" "$sent_http_location" )"
          R"("$upstream_http_location" $status)"},
         R"(192.0.2.7 "TARGET" "REQUEST" "STEM?QUERY" "LOCATION" "LOCATION" 200)",
         by_nginx},
        {"ltsv",
         {"--log-format",
          "time:$time_iso8601\thost:$remote_addr\tmethod:$request_method\turi:$request_uri\t"
          "status:$status\treferer:$http_referer"},
         "time:2026-11-20T10:00:00Z\thost:192.0.2.7\tmethod:METHOD\turi:TARGET\tstatus:200\t"
         "referer:REFERER",
         by_nginx},
        {"nginx, uri and args",
         {"--log-format", R"($remote_addr "$request_method $uri?$args" $status)"},
         R"(192.0.2.7 "METHOD STEM?QUERY" 200)",
         by_nginx},
        {"nginx, no quotation marks",
         {"--log-format", "$remote_addr $request $status"},
         "192.0.2.7 REQUEST 200",
         by_nginx,
         " "},
        {"haproxy",
         {"--log", "haproxy"},
         "haproxy[7]: 192.0.2.7:1 [20/Nov/2026:10:00:00.123] f~ b/s 0/1/1/1/0 200 73 - - ---- "
         "1/1/0/0/0 0/0 {h.example|} \"REQUEST\"",
         by_haproxy},
        {"haproxy, captured",
         {"--log", "haproxy"},
         "haproxy[7]: 192.0.2.7:1 [20/Nov/2026:10:00:00.123] f~ b/s 0/1/1/1/0 200 73 - - ---- "
         "1/1/0/0/0 0/0 {h.example|REFERER} {LOCATION} \"REQUEST\"",
         by_haproxy,
         "|",  // HAProxy does not escape it, so it cannot be told from the end of a header
         "",
         true},
        {"haproxy, quoted",
         {"--log-format", R"(%ci:%cp [%tr] %ft %b/%s %TR/%Tw/%Tc/%Tr/%Ta %ST %B %{+Q}r)"},
         R"(192.0.2.7:1 [20/Nov/2026:10:00:00.123] f b/s 0/1/1/1/0 200 73 "REQUEST")",
         by_haproxy},
        {"alb",
         {"--log", "alb"},
         R"(http 2026-11-20T10:00:00Z app/a/3 192.0.2.7:4 10.0.0.1:80 0 0 0 200 200 34 366 )"
         R"("REQUEST" "curl/8.5" - - arn "Root=1-58" "-" "-" 0)",
         by_nginx},
        {"squid",
         {"--log", "squid"},
         "1795132800.761     12 192.0.2.7 TCP_MISS/200 411 METHOD TARGET - HIER_DIRECT/192.0.2.1 "
         "text/html",
         as_it_is,
         controls},
        {"w3c",
         {"--log", "w3c"},
         "2026-11-20 10:00:00 192.0.2.1 METHOD STEM QUERY 443 - 192.0.2.7 Mozilla/5.0+(X) REFERER "
         "200 0 15",
         as_it_is,
         controls + " \"",
         "#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip "
         "cs(User-Agent) cs(Referer) sc-status sc-substatus time-taken"},
        {"w3c, tabs",
         {"--log", "w3c"},
         "2026-11-20\t10:00:00\tMETHOD\tTARGET\t200\tREFERER",
         as_it_is,
         controls + "\"",
         "#Fields: date\ttime\tcs-method\tcs-uri\tsc-status\tcs(Referer)"},
        {"cloudfront",
         {"--log", "cloudfront"},
         "2026-11-20\t10:00:00\tMETHOD\tSTEM\t200\tREFERER\tQUERY",
         by_cloudfront,
         "",
         "#Fields: date time cs-method cs-uri-stem sc-status cs(Referer) cs-uri-query"},
        {"caddy",
         {"--log", "caddy"},
         R"({"ts":1.5,"request":{"method":"METHOD","uri":"TARGET","headers":{"Referer":)"
         R"(["REFERER"]}},"status":302,"resp_headers":{"Location":["LOCATION"]}})",
         by_go,
         controls},
        {"traefik-json",
         {"--log", "traefik-json"},
         R"({"RequestMethod":"METHOD","RequestPath":"TARGET","request_Referer":"REFERER",)"
         R"("RequestLine":"REQUEST","DownstreamStatus":302,"origin_Location":"LOCATION"})",
         by_go,
         controls},
        {"nginx, JSON",
         {"--log-format",
          R"({"request": "$request", "status": "$status", "ref": "$http_referer"})"},
         R"({"request": "REQUEST", "status": "200", "ref": "REFERER"})",
         by_go,
         controls},
    };
    return all;
}

pieces log_line_of(random_source& random, const log_kind& log) {
    const path_and_query split = split_target(random, log.never);
    pieces all;
    std::string_view rest = log.line;
    while (!rest.empty()) {
        const auto* const name = std::ranges::find_if(
            names, [&](std::string_view each) { return rest.starts_with(each); });
        if (name == std::end(names)) {
            all += kept(rest.substr(0, 1));
            rest.remove_prefix(1);
            continue;
        }
        rest.remove_prefix(name->size());
        const bool can_be_cut =
            log.line.front() != '{' && rest.starts_with('"') && !rest.starts_with("\"\"");
        if (can_be_cut && random.once_in(12)) {
            const bool is_request = *name == "REQUEST";
            return all + transformed(kept(is_request ? "GET " : "") +
                                         cut_in_value(random, is_request, log.never),
                                     log.escape);
        }
        all += transformed(value_of(random, log, *name, split), log.escape);
    }
    return all;
}

}  // namespace uriscan::leaks
