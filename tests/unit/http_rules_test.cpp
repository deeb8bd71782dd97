// Tests check_target() and check_host() on the requests of tests/data/services/attacks.txt, and the
// machine for names of hosts on all short texts.
#include "uriscan/http_rules.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include "support/case_file.hpp"
#include "support/counting_allocator.hpp"
#include "support/places.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/uriscan.h"

namespace uriscan::tests {
namespace {

// The error of a request: the error of the target, or else the error of the field Host.
std::optional<uri_error> error_of(std::string_view method, std::string_view target_text,
                                  std::string_view host_text, const http_rules& rules = {}) {
    const auto target = parse_request_target(target_text, method);
    if (!target) {
        return target.error();
    }
    if (const auto error = check_target(*target, rules)) {
        return error;
    }
    const auto host = parse_host_field(host_text);
    return host ? check_host(*host, &*target, rules) : host.error();
}

// The same error from the C functions.
std::optional<uri_error> c_error_of(std::string_view method, std::string_view target_text,
                                    std::string_view host_text) {
    uriscan_uri target, host;
    uriscan_error error;
    const char* const text = target_text.data();
    if (uriscan_parse_request_target(method.data(), method.size(), text, target_text.size(),
                                     &target, &error) != URISCAN_OK ||
        uriscan_check_target(&target, text, nullptr, &error) != URISCAN_OK ||
        uriscan_parse(URISCAN_RULE_HOST_FIELD, host_text.data(), host_text.size(), &host, &error) !=
            URISCAN_OK ||
        uriscan_check_host(&host, host_text.data(), &target, text, nullptr, &error) != URISCAN_OK) {
        for (int reason = 0; reason < 256; ++reason) {
            const auto why = static_cast<error_reason>(reason);
            if (name_of(why) == uriscan_status_name(error.status)) {
                return uri_error{why, static_cast<component>(error.component), error.offset};
            }
        }
    }
    return std::nullopt;
}

std::string reason_of(const std::optional<uri_error>& error) {
    return error ? std::string(name_of(error->reason)) : "-";
}

TEST(http_rules, decide_about_each_attack_and_about_good_requests) {
    std::ifstream file(source_path("tests/data/services/attacks.txt"));
    const std::regex form(
        R"re((200|400) (\S+) (\S+) ("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*") .*)re");
    int refused = 0, passed = 0, number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (line.empty() || line.starts_with("#") || line.starts_with("//")) {
            continue;
        }
        std::smatch parts;
        ASSERT_TRUE(std::regex_match(line, parts, form)) << number << ": " << line;
        const auto target = unquoted(parts.str(4)), host = unquoted(parts.str(5));
        ASSERT_TRUE(target && host) << number;
        EXPECT_EQ(reason_of(error_of(parts.str(3), *target, *host)), parts.str(2))
            << "attacks.txt:" << number << ": " << line;
        EXPECT_EQ(c_error_of(parts.str(3), *target, *host), error_of(parts.str(3), *target, *host))
            << number;
        EXPECT_EQ(parts.str(1) == "200", parts.str(2) == "-") << number;
        (parts.str(1) == "200" ? passed : refused) += 1;
    }
    EXPECT_GE(refused, 240);
    EXPECT_GE(passed, 60);
}

TEST(http_rules, have_a_level_for_schemes) {
    const http_rules with_ftp = {.schemes = "http ftp"}, any = {.schemes = "*"};
    EXPECT_EQ(error_of("GET", "ftp://h/", "h", with_ftp), std::nullopt);
    EXPECT_EQ(error_of("GET", "FTP://h:21/", "h", with_ftp), std::nullopt);
    EXPECT_EQ(reason_of(error_of("GET", "https://h/", "h", with_ftp)), "scheme-not-allowed");
    EXPECT_EQ(reason_of(error_of("GET", "ft://h/", "h", with_ftp)), "scheme-not-allowed");
    EXPECT_EQ(error_of("GET", "x:y", "", any), std::nullopt);
    EXPECT_EQ(error_of("GET", "x:///y", "", any), std::nullopt);
    EXPECT_EQ(reason_of(error_of("GET", "x:///y", ":1", any)), "empty-host");
    EXPECT_EQ(error_of("GET", "x://u@h/y", "h", any), std::nullopt);
    EXPECT_EQ(reason_of(error_of("GET", "x://h:0/", "h", any)), "port-out-of-range");
    EXPECT_EQ(reason_of(error_of("GET", "x://a,b/", "h", any)), "not-a-host-name");
    EXPECT_EQ(reason_of(error_of("GET", "http:y", "h", any)), "missing-authority");
    EXPECT_EQ(reason_of(error_of("GET", "http:y", "h", {.schemes = ""})), "scheme-not-allowed");
    EXPECT_TRUE(allows_scheme({}, "HTTPS"));
    EXPECT_FALSE(allows_scheme({}, "ftp"));
    EXPECT_FALSE(allows_scheme({}, "http https"));
    EXPECT_TRUE(allows_scheme({.schemes = "http *"}, "ftp"));
    for (const char* const schemes : {"", " ", " http", "http ", "http  https"}) {
        EXPECT_FALSE(allows_scheme({.schemes = schemes}, "")) << schemes;
    }
    EXPECT_TRUE(allows_scheme({.schemes = " http  https "}, "https"));
}

TEST(http_rules, have_a_level_for_names) {
    const http_rules any = {.names = host_names::any};
    for (const char* const host : {"*", "a,b", "%41", "-h", "1.2.3", "[v1.a]", "h..i"}) {
        EXPECT_EQ(reason_of(error_of("GET", "/", host)), "not-a-host-name") << host;
        EXPECT_EQ(error_of("GET", "/", host, any), std::nullopt) << host;
        const std::string target = std::string("http://") + host + "/";
        EXPECT_EQ(reason_of(error_of("GET", target, host)), "not-a-host-name") << host;
        EXPECT_EQ(error_of("GET", target, host, any), std::nullopt) << host;
    }
    EXPECT_EQ(error_of("GET", "/", std::string(64, 'a'), any), std::nullopt);
    EXPECT_EQ(reason_of(error_of("GET", "/", ":80", any)), "empty-host");
    EXPECT_EQ(reason_of(error_of("GET", "/", "*:0", any)), "port-out-of-range");
}

TEST(http_rules, have_a_level_for_another_authority) {
    const http_rules rules = {.names = host_names::any, .other_authority = true};
    EXPECT_EQ(error_of("GET", "http://h/", "g", rules), std::nullopt);
    EXPECT_EQ(error_of("CONNECT", "h:1", "h:2", rules), std::nullopt);
    EXPECT_EQ(reason_of(error_of("GET", "http://h/", "g:0", rules)), "port-out-of-range");
    const http_rules same = {.names = host_names::any};
    EXPECT_EQ(error_of("GET", "http://%41/", "a", same), std::nullopt);
    EXPECT_EQ(reason_of(error_of("GET", "http://%41/", "b", same)), "other-authority");
    const http_rules any_scheme = {.schemes = "*"};  // "x" has no default port
    EXPECT_EQ(error_of("GET", "x://h/", "h:", any_scheme), std::nullopt);
    EXPECT_EQ(reason_of(error_of("GET", "x://h/", "h:80", any_scheme)), "other-authority");
}

// check_target() refuses such a target.  Without this call, the port is still not the default one.
TEST(http_rules, do_not_take_a_large_port_for_the_default_one) {
    const auto large = parse_request_target("http://h:65536", "GET");
    const auto empty = parse_request_target("http://h:", "GET");
    for (const char* const text : {"h", "h:", "h:80"}) {
        const auto host = parse_host_field(text);
        EXPECT_EQ(reason_of(check_host(*host, &*large)), "other-authority") << text;
        EXPECT_EQ(check_host(*host, &*empty), std::nullopt) << text;
    }
    EXPECT_EQ(reason_of(check_host(*parse_host_field("h:1"), &*large)), "other-authority");
}

TEST(http_rules, name_the_octet) {
    const struct {
        const char* method;
        const char* target;
        const char* host;
        uri_error error;
    } cases[] = {
        {"GET", "ftp://h/", "h", {error_reason::scheme_not_allowed, component::scheme, 0}},
        {"GET", "http:x", "h", {error_reason::missing_authority, component::host, 5}},
        {"GET", "http:/x", "h", {error_reason::missing_authority, component::host, 6}},
        {"GET", "http://u@h/", "h", {error_reason::userinfo_in_target, component::userinfo, 8}},
        {"GET", "http:///x", "h", {error_reason::empty_host, component::host, 7}},
        {"GET", "http://h.i,j/", "h", {error_reason::not_a_host_name, component::host, 10}},
        {"GET", "http://1.2/", "h", {error_reason::not_a_host_name, component::host, 10}},
        {"GET", "http://h:0/", "h", {error_reason::port_out_of_range, component::port, 9}},
        {"CONNECT", "h:0", "h", {error_reason::port_out_of_range, component::port, 2}},
        {"CONNECT", ":1", "h", {error_reason::empty_host, component::host, 0}},
        {"GET", "/", ":1", {error_reason::empty_host, component::host, 0}},
        {"GET", "/", "h,", {error_reason::not_a_host_name, component::host, 1}},
        {"GET", "/", "h:0", {error_reason::port_out_of_range, component::port, 2}},
        {"GET", "http://h/", "g", {error_reason::other_authority, component::host, 0}},
        {"GET", "http://h/", "h:1", {error_reason::other_authority, component::port, 2}},
        {"GET", "http://h:1/", "h", {error_reason::other_authority, component::port, 1}},
    };
    for (const auto& [method, target, host, error] : cases) {
        EXPECT_EQ(error_of(method, target, host), error) << target << ' ' << host;
    }
    const std::string label(64, 'a');
    EXPECT_EQ(error_of("GET", "/", "h." + label)->offset, 2U + 63U);
    const std::string name = std::string(63, 'a') + '.' + std::string(63, 'a') + '.' +
                             std::string(63, 'a') + '.' + std::string(62, 'a');
    EXPECT_EQ(error_of("GET", "/", name)->offset, 253U);
}

// Returns whether a text is the name of a host by RFC 952, RFC 1123 and docs/http.md.  Such a name
// has labels of letters, digits, "_" and "-".  A label has no "-" at its ends.  The last label is
// not a number.
bool is_host_name(std::string_view text) {
    static const std::regex label("[A-Za-z0-9_]([A-Za-z0-9_-]*[A-Za-z0-9_])?");
    static const std::regex number("[0-9]+|0[xX][0-9A-Fa-f]*");
    if (text.ends_with('.')) {
        text.remove_suffix(1);
    }
    std::string last;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t dot = std::min(text.find('.', at), text.size());
        last = text.substr(at, dot - at);
        if (!std::regex_match(last, label)) {
            return false;
        }
        at = dot + 1;
    }
    return !std::regex_match(last, number);
}

// The octets of these texts are one of each class: letters (some are also digits of hexadecimal
// numbers), digits, and signs.
TEST(host_name, is_what_the_rfcs_say_for_all_texts_of_up_to_5_octets) {
    std::vector<std::string> texts = {""};
    std::size_t names = 0;
    for (int size = 1; size <= 5; ++size) {
        std::vector<std::string> longer;
        for (const std::string& text : texts) {
            for (const char octet : std::string_view("gxa01_-.,")) {
                longer.push_back(text + octet);
                const auto host = parse_host_field(longer.back());
                ASSERT_TRUE(host);
                const bool is_name =
                    host->host_kind() == kind_of_host::ipv4 || is_host_name(longer.back());
                ASSERT_EQ(!check_host(*host, nullptr), is_name) << longer.back();
                names += is_name ? 1 : 0;
            }
        }
        texts = std::move(longer);
    }
    EXPECT_GT(names, 1000U);
    // Each single octet, at the start, inside and at the end of a label.
    for (int value = 0; value < 256; ++value) {
        for (const std::string& text : {std::string(1, static_cast<char>(value)) + "gg",
                                        "g" + std::string(1, static_cast<char>(value)) + "g",
                                        "gg" + std::string(1, static_cast<char>(value))}) {
            const auto host = parse_host_field(text);
            const bool is_good = host && !host->has_port() && !check_host(*host, nullptr);
            EXPECT_EQ(is_good, is_host_name(text)) << value;
        }
    }
}

TEST(http_rules, allocate_nothing) {
    const std::string host = std::string(60, 'h') + ".example:80";
    const std::string target = "http://" + host + "/p";
    std::size_t errors = 0;
    const std::size_t count = allocations_during([&] {
        errors += error_of("GET", target, host) ? 1U : 0U;
        errors += error_of("GET", target, "other") ? 1U : 0U;
        errors += audit_host_field(target).size();
    });
    EXPECT_EQ(count, 0U);
    EXPECT_GT(errors, 0U);
}

TEST(audit_host_field, finds_what_the_authority_of_a_uri_has) {
    EXPECT_EQ(audit_host_field("h.example"), audit_findings());
    EXPECT_EQ(audit_host_field("localhost:0"),
              audit_finding::loopback_host | audit_finding::zero_port);
    EXPECT_EQ(audit_host_field("[::1]"), audit_finding::loopback_host);
    EXPECT_EQ(audit_host_field("10.0.0.1"), audit_finding::private_host);
    EXPECT_EQ(audit_host_field(""), audit_findings());
}

TEST(audit_host_field, reads_no_scheme_in_a_value_that_is_not_valid) {
    // These values are not read as references.  As a reference, "javascript:alert" would have a
    // scheme, and "127.0.0.1/a" would be a path.
    EXPECT_FALSE(audit_host_field("javascript:alert").has(audit_finding::script_scheme));
    EXPECT_TRUE(audit_host_field("127.0.0.1/a").has(audit_finding::loopback_host));
    EXPECT_FALSE(audit_host_field("127.0.0.1/a").has(audit_finding::network_path_reference));
    EXPECT_TRUE(audit_host_field("me@127.0.0.1").has(audit_finding::loopback_host));
    EXPECT_TRUE(audit_host_field("me@127.0.0.1").has(audit_finding::userinfo_present));
    EXPECT_TRUE(audit_host_field("127.0.0.1\\@h").has(audit_finding::backslash));
    const std::string long_value = "10.0.0.1/" + std::string(5000, 'a');
    EXPECT_TRUE(audit_host_field(long_value).has(audit_finding::private_host));
}

TEST(doc_examples, http_rules_hpp) {
    const auto target = uriscan::parse_request_target("http:///p", "GET");
    const auto error = uriscan::check_target(*target);
    EXPECT_TRUE(error->reason == error_reason::empty_host && error->offset == 7);
    const auto host = uriscan::parse_host_field("h:0");
    const auto error_of_host = uriscan::check_host(*host, nullptr);
    EXPECT_TRUE(error_of_host->reason == error_reason::port_out_of_range &&
                error_of_host->offset == 2);
    EXPECT_TRUE(uriscan::allows_scheme({}, "HTTPS") && !uriscan::allows_scheme({}, "ftp"));
    const auto found = uriscan::audit_host_field("localhost:0");
    EXPECT_TRUE(found == (audit_finding::loopback_host | audit_finding::zero_port));
}

}  // namespace
}  // namespace uriscan::tests
