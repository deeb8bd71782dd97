// Lines of logs with planted truth.  Each writer writes values as the manual of its server says,
// which shares nothing with the reader.  The method, the target and the status must be read back.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"
#include "cli/input/logs/access_log.hpp"
#include "cli/input/logs/known_logs.hpp"
#include "support/log_escapes.hpp"

namespace uriscan::tests {
namespace {

struct planted {
    std::string method, target, status;
    int hour;
    std::uint64_t size;
};

// How a server writes a line.  Capital words in the text stand for the values.
struct writer {
    std::string log;        // a name, or a notation with a "$"
    std::string directive;  // the #Fields directive, in formats of the W3C
    std::string line;       // METHOD, TARGET or STEM and QUERY, STATUS, SIZE, and one of the times
    std::string (*escape)(std::string_view);
    std::string never = {};  // octets that no target has, because the server refuses them
};

std::vector<writer> writers() {
    const std::string combined =
        R"(192.0.2.7 - - [CLF] "METHOD TARGET HTTP/1.1" STATUS SIZE "-" "-")";
    const std::string elb =
        R"(app/a/3 192.0.2.7:4 - -1 -1 -1 STATUS - 0 SIZE "METHOD TARGET HTTP/1.1" "-" - -)";
    return {
        {"nginx", "", combined, by_nginx},
        {"apache", "", combined, by_apache},
        {"common", "", R"(192.0.2.7 - - [CLF] "METHOD TARGET HTTP/1.1" STATUS SIZE)", by_apache},
        {"vhost_combined", "", "v:80 " + combined, by_apache},
        {"haproxy", "",
         R"(192.0.2.7:1 [CLF] f b/s 0/1/1/1/0 STATUS SIZE - - ---- 1/1/0/0/0 0/0 )"
         R"("METHOD TARGET HTTP/1.1")",
         by_haproxy},
        {"alb", "", "http ISO " + elb, by_nginx},
        {"elb", "", "ISO " + elb, by_nginx},
        {"cloudfront", "#Fields: date time cs-method cs-uri-stem sc-status cs-uri-query sc-bytes",
         "DAY\tHOUR\tMETHOD\tSTEM\tSTATUS\tQUERY\tSIZE", by_cloudfront},
        // IIS writes a "+" for a space.  No browser sends a control.
        {"w3c",
         "#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip "
         "cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status sc-bytes time-taken",
         "DAY HOUR 192.0.2.1 METHOD STEM QUERY 443 - 192.0.2.7 Mozilla/5.0+(X) - STATUS 0 0 SIZE "
         "15",
         as_it_is, invisible(" ")},
        // The lines of Heroku's router have no escapes for a quotation mark.
        {"$time_iso8601 heroku[router]: at=$at method=$request_method path=\"$request_uri\" "
         "host=$host request_id=$id fwd=\"$remote_addr\" dyno=$dyno connect=$connect "
         "service=$service status=$status bytes=$body_bytes_sent protocol=$protocol",
         "",
         "ISO heroku[router]: at=info method=METHOD path=\"TARGET\" host=h.example "
         "request_id=8601b555 fwd=\"192.0.2.7\" dyno=web.1 connect=1ms service=18ms "
         "status=STATUS bytes=SIZE protocol=http",
         as_it_is, invisible("\"\\")},
        // LTSV, in the notation of nginx: http://ltsv.org has the labels.
        {"time:$time_iso8601\thost:$remote_addr\tmethod:$request_method\turi:$request_uri\t"
         "status:$status\tsize:$body_bytes_sent\treferer:$http_referer",
         "",
         "time:ISO\thost:192.0.2.7\tmethod:METHOD\turi:TARGET\tstatus:STATUS\tsize:SIZE\t"
         "referer:-",
         by_nginx},
        // With uri_whitespace allow, Squid writes spaces.  It refuses controls.
        {"squid", "",
         "SECONDS.761     12 192.0.2.7 TCP_MISS/STATUS SIZE METHOD TARGET - HIER_NONE/- text/html",
         as_it_is, invisible()},
        {"caddy", "",
         R"({"ts":SECONDS.5,"request":{"client_ip":"192.0.2.7","method":"METHOD","uri":"TARGET"},)"
         R"("size":SIZE,"status":STATUS})",
         by_go, invisible()},
        {"traefik-json", "",
         R"({"ClientHost":"192.0.2.7","RequestMethod":"METHOD","RequestPath":"TARGET",)"
         R"("DownstreamStatus":STATUS,"DownstreamContentSize":SIZE,"StartUTC":"ISO"})",
         by_go, invisible()},
    };
}

constexpr std::string_view names_of_values[] = {
    "METHOD", "TARGET", "STEM", "QUERY", "STATUS", "SIZE", "CLF", "ISO", "DAY", "HOUR", "SECONDS"};

std::string value_of(std::string_view name, const writer& by, const planted& line) {
    const std::size_t mark = line.target.find('?');
    const std::string hour = (line.hour < 10 ? "0" : "") + std::to_string(line.hour);
    constexpr int start = 1795132800;  // 2026-11-20
    return name == "METHOD"   ? line.method
           : name == "TARGET" ? by.escape(line.target)
           : name == "STEM"   ? by.escape(line.target.substr(0, mark))
           : name == "QUERY"
               ? (mark == line.target.npos ? "-" : by.escape(line.target.substr(mark + 1)))
           : name == "STATUS" ? line.status
           : name == "SIZE"   ? std::to_string(line.size)
           : name == "CLF"    ? "20/Nov/2026:" + hour + ":59:00 +0000"
           : name == "ISO"    ? "2026-11-20T" + hour + ":59:00Z"
           : name == "DAY"    ? "2026-11-20"
           : name == "HOUR"   ? hour + ":59:00"
                              : std::to_string(start + 3600 * line.hour + 3599);
}

// Writes the values of a line.
std::string written(const writer& by, const planted& line) {
    std::string out;
    for (std::string_view rest = by.line; !rest.empty();) {
        const auto* const end = std::end(names_of_values);
        const auto* const name =
            rest.front() < 'A' || rest.front() > 'Z'
                ? end
                : std::ranges::find_if(names_of_values, [&](std::string_view each) {
                      return rest.starts_with(each);
                  });
        out += name == end ? std::string(1, rest.front()) : value_of(*name, by, line);
        rest.remove_prefix(name == end ? 1 : name->size());
    }
    return out;
}

cli::log_options options_for(const writer& by) {
    cli::log_options options;
    options.wanted = cli::log_uris::target;
    options.has_values = true;
    if (by.log.find('$') == by.log.npos) {
        cli::set_log(options, by.log);
    } else {
        cli::set_log_notation(options, by.log);
    }
    return options;
}

std::string random_target(std::minstd_rand& random, const std::string& never = {}) {
    std::string target = "/a";
    for (std::size_t size = random() % 24; size > 0; --size) {
        const std::size_t kind = random() % 4;
        target += kind == 0   ? static_cast<char>(random())
                  : kind == 1 ? "\"\\#<> ?&=%x2"[random() % 12]
                              : static_cast<char>('a' + random() % 26);
    }
    std::erase_if(target, [&](char octet) { return never.find(octet) != never.npos; });
    // A server writes "-" if there is no query.  A reader cannot tell this from the queries "-" and
    // "".  So the tests do not use these two.
    const std::size_t mark = target.find('?');
    const std::string query = mark == target.npos ? "x" : target.substr(mark + 1);
    return query.empty() || query == "-" ? target + "x" : target;
}

TEST(log_reader, reads_what_writers_have_planted) {
    for (const writer& each : writers()) {
        const cli::log_options options = options_for(each);
        cli::log_reader reader(options, each.directive);
        std::minstd_rand random(9112);
        for (int i = 0; i < 100000 && !testing::Test::HasFailure(); ++i) {
            const planted truth = {i % 3 == 0 ? "M-SEARCH" : "GET",
                                   random_target(random, each.never),
                                   std::to_string(100 + random() % 500),
                                   static_cast<int>(random() % 24), random() % 100000};
            const std::string line = written(each, truth);
            const auto found = reader.read({"", 1, line});
            ASSERT_EQ(found.size(), 1U);
            ASSERT_TRUE(found.front().fault.what.empty()) << each.log << ": " << line;
            ASSERT_EQ(found.front().text, truth.target) << each.log << ": " << line;
            const cli::log_values& values = *found.front().log;
            ASSERT_EQ(values[cli::field_id::method], truth.method) << line;
            ASSERT_EQ(values[cli::field_id::status], truth.status) << line;
            ASSERT_EQ(values[cli::field_id::size], std::to_string(truth.size)) << line;
        }
    }
}

using sums = std::map<std::string, std::uint64_t>;

// Returns the rows of a table of `stats --format json`.
sums rows_of(const nlohmann::json& table) {
    sums rows;
    for (const nlohmann::json& row : table.at("top")) {
        const nlohmann::json& value = row.at("value");
        const std::string name = value.is_object() ? value.at("path").get<std::string>() + '+' +
                                                         value.at("status").get<std::string>()
                                                   : value.get<std::string>();
        rows[name] = row.contains("sum") ? row.at("sum") : row.at("count");
    }
    return rows;
}

// Compares each table of `stats` with the sums of what was planted.  The logs are those of all
// writers.
TEST(stats_log, sums_what_writers_have_planted) {
    for (const writer& each : writers()) {
        std::minstd_rand random(6265);
        std::string log = each.directive.empty() ? "" : each.directive + '\n';
        std::map<std::string, sums> expected;
        constexpr int count = 2000;
        for (int i = 0; i < count; ++i) {
            const std::string path = "/" + std::to_string(random() % 40);
            const planted line = {random() % 4 == 0 ? "POST" : "GET",
                                  path + (random() % 2 == 0 ? "?q=1" : ""),
                                  std::to_string(200 + random() % 5 * 100),
                                  static_cast<int>(random() % 24), random() % 100000};
            log += written(each, line) + '\n';
            const std::string hour = std::string("2026-11-20 ") + (line.hour < 10 ? "0" : "") +
                                     std::to_string(line.hour);
            ++expected["status"][line.status];
            ++expected["method"][line.method];
            ++expected["hour"][hour];
            ++expected["path"][path];
            ++expected["path+status"][path + '+' + line.status];
            expected["size/path"][path] += line.size;
            expected["size/status"][line.status] += line.size;
            expected["size/hour"][hour] += line.size;
            expected["path@status=400"][path] += line.status == "400" ? 1 : 0;
        }
        std::erase_if(expected["path@status=400"], [](const auto& row) { return row.second == 0; });
        std::string tables;
        for (const auto& [name, rows] : expected) {
            tables += (tables.empty() ? "" : ",") + name;
        }
        const std::string option = each.log.find('$') == each.log.npos ? "--log" : "--log-format";
        const finished_program run = uriscan(
            {"stats", option, each.log, "--by", tables, "--top", "0", "--format", "json"}, log);
        const nlohmann::json report = nlohmann::json::parse(run.out);
        EXPECT_EQ(report.at("valid"), count) << each.log;
        for (const auto& [name, rows] : expected) {
            const nlohmann::json& table = report.at("by").at(name);
            EXPECT_EQ(rows_of(table), rows) << each.log << ", " << name;
            std::uint64_t sum = 0;
            for (const auto& row : rows) {
                sum += row.second;
            }
            EXPECT_EQ(table.at("total"), sum) << each.log << ", " << name;
        }
    }
}

// The method of these requests is no token, or the version is missing.
TEST(log_reader, takes_no_garbage_for_a_request) {
    cli::log_options options;
    options.wanted = cli::log_uris::target;
    cli::set_log(options, "nginx");
    cli::log_reader reader(options, {});
    std::minstd_rand random(9110);
    constexpr std::string_view no_token = "\x16\x03\"(),/:;<=>?@[\\]{}\x7F\xE0";
    for (int i = 0; i < 100000; ++i) {
        std::string method = i % 8 == 0 ? "" : "GET";
        method.insert(random() % (method.size() + 1), 1, no_token[random() % no_token.size()]);
        const bool has_method = i % 2 == 0;
        const std::string request = (has_method ? method : "GET") + ' ' + random_target(random) +
                                    (has_method   ? " HTTP/1.1"
                                     : i % 3 == 0 ? " HTTP/x"
                                                  : "");
        const std::string line = "h - - [t] \"" + by_nginx(request) + "\" 400 5 \"-\" \"-\"";
        const auto found = reader.read({"", 1, line});
        ASSERT_FALSE(found.front().fault.what.empty()) << line;
    }
}

}  // namespace
}  // namespace uriscan::tests
