// Puts each host of tests/data/special/hosts.txt into URIs, and into texts with a mistake after the
// host.  The wanted finding comes from the file.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "support/places.hpp"
#include "unit/auditing.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

struct special_host {
    std::string host;
    audit_findings wanted;  // empty for an ordinary host
};

audit_findings finding_called(const std::string& name) {
    for (const finding_description& each : all_findings()) {
        if (name_of(each.finding) == name) {
            return each.finding;
        }
    }
    EXPECT_EQ(name, "ordinary");
    return {};
}

std::vector<special_host> special_hosts() {
    std::vector<special_host> hosts;
    std::ifstream file(source_path("tests/data/special/hosts.txt"));
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string name;
        if (!(words >> name) || name == "//" || name == "#") {
            continue;
        }
        const audit_findings wanted = finding_called(name);
        for (std::string host; words >> host;) {
            hosts.push_back({host, wanted});
        }
    }
    return hosts;
}

// Findings that say which machine a host is.
const audit_findings of_machines = audit_finding::metadata_host | audit_finding::loopback_host |
                                   audit_finding::private_host | audit_finding::link_local_host |
                                   audit_finding::unspecified_host | audit_finding::multicast_host |
                                   audit_finding::reserved_host;

// Returns what is wrong with the findings about the machine, or an empty text.
std::string mistake_in(const special_host& host, const audit_findings& found) {
    const auto bits = found.bits() & of_machines.bits();
    if (host.wanted.empty()) {
        return bits == 0 ? "" : "has a finding";
    }
    return (bits & host.wanted.bits()) != 0 ? "" : "has no such finding";
}

const std::vector<std::string> users = {"", "u@", "u:p@", "good.example@", "u%40x:p@", ":@"};
const std::vector<std::string> starts = {"http://",     "HTTPS://",         "//",
                                         "ftp://",      "redis://",         "x-y.z+1://",
                                         "url:http://", "view-source:ws://"};

// Wrong ports, for after the ":" of a host.  After the "]" of an address, some of these texts are
// mistakes of another kind.  But the host is complete before them, too.
const std::vector<std::string> bad_ports = {
    "8x",           "+80",  "80:80", "-1",     "0x50",   "x",     "8 0",           "80 ",  " 80",
    "80;x",         "80,1", "8.0",   "$80",    "80%",    "80%20", "%38%30",        "%zz",  "80\"",
    "{port}",       "<80>", "[80]",  "80]",    "8|0",    "8^0",   "80`",           "80\\", "\\80",
    "\xEF\xBC\x98", "80\t", "8\n0",  "80\r\n", "80\x01", "80'",   "99999999999:x", ":",    ":80:"};
const std::vector<std::string> tails = {"", "/", "/p?q#f", "?q", "#f", "/a b"};

// Collects texts with wrong findings, and shows the first of them.
class checker {
public:
    void check(const special_host& host, const std::string& text) {
        ++texts_;
        if (const std::string mistake = mistake_in(host, audit_of(text)); !mistake.empty()) {
            ++mistakes_;
            shown_ += mistakes_ <= 20 ? "\n" + text + " " + mistake : "";
        }
    }
    void expect_none(std::size_t least_texts) const {
        EXPECT_GE(texts_, least_texts);
        EXPECT_EQ(mistakes_, 0U) << "in " << texts_ << " texts" << shown_;
    }

private:
    std::size_t texts_ = 0, mistakes_ = 0;
    std::string shown_;
};

// Returns the texts by turns.  Each call takes the next one, so that the texts are combined in many
// ways.
const std::string& next_of(const std::vector<std::string>& texts, std::size_t& number) {
    return texts[number++ % texts.size()];
}

TEST(audit, finds_each_special_host_in_uris) {
    checker hosts;
    for (const special_host& host : special_hosts()) {
        for (const std::string& start : starts) {
            for (const std::string& user : users) {
                for (const char* const port : {"", ":", ":80", ":0", ":99999"}) {
                    hosts.check(host, start + user + host.host + port + "/p");
                }
            }
        }
    }
    hosts.expect_none(50'000);
}

TEST(audit, finds_each_special_host_before_a_bad_port) {
    checker hosts;
    std::size_t start = 0, tail = 0;
    for (const special_host& host : special_hosts()) {
        for (const std::string& user : users) {
            for (const std::string& port : bad_ports) {
                const std::string text = user + host.host + ":" + port;
                hosts.check(host, "http://" + text + next_of(tails, tail));
                hosts.check(host, next_of(starts, start) + text + next_of(tails, tail));
            }
            ++start;
        }
    }
    hosts.expect_none(100'000);
}

// Octets that no authority can have.
const std::vector<std::string> refused_octets = {
    "\\", " ", "\t", "\r\n", "\x01", "\x1F", "\x7F", "\"", "<", ">", "^", "`", "{", "|", "}"};

// Some parsers read a host before the mistake, and other parsers a host after the mistake.
TEST(audit, finds_each_special_host_beside_a_mistake) {
    std::vector<std::string> before = {"%", "%zz", "[", "]"};  // or in user information
    before.insert(before.end(), refused_octets.begin(), refused_octets.end());
    checker hosts;
    std::size_t start = 0, tail = 0;
    for (const special_host& host : special_hosts()) {
        const bool is_literal = host.host.starts_with('[');
        const auto check = [&](const std::string& text) {
            hosts.check(host, next_of(starts, start) + text + next_of(tails, tail));
        };
        for (const std::string& octet : before) {
            check("good.example" + octet + "@" + host.host);
            check("u:p" + octet + "@" + host.host + ":80");
            check(host.host + octet);
            check(host.host + octet + "good.example");
        }
        for (const std::string& octet : refused_octets) {
            check(octet + host.host);
            check("\"" + host.host + octet);
            // Browsers remove tabs and line ends.  Then the two hosts become one.
            if (!host.wanted.empty() || octet.find_first_of("\t\r") == octet.npos) {
                check("good.example" + octet + host.host + ":80");
            }
        }
        if (!is_literal) {
            check("[" + host.host + "]");
            check("]" + host.host);
        }
        for (const char* const blank : {" ", "\n", "\x01"}) {
            check(host.host + blank + "@good.example");
            check("u@" + host.host + ":80" + blank + "@good.example");
        }
    }
    hosts.expect_none(30'000);
}

TEST(audit, finds_what_is_complete_before_a_bad_port) {
    const audit_findings found = audit_of("HTTP://good.example:pw@127.0.0.1:8x/");
    EXPECT_EQ(found, audit_finding::scheme_not_lower_case | audit_finding::userinfo_present |
                         audit_finding::password_present | audit_finding::userinfo_like_host |
                         audit_finding::loopback_host);
    EXPECT_EQ(audit_of("//10.0.0.1:80:80/"),
              audit_finding::network_path_reference | audit_finding::private_host);
    EXPECT_EQ(audit_of("file://10.0.0.1:x/"),
              audit_finding::host_in_file_uri | audit_finding::private_host);
}

TEST(audit, finds_addresses_before_a_port_without_a_scheme) {
    EXPECT_EQ(audit_of("127.0.0.1:11211:80"), audit_finding::loopback_host);
    EXPECT_EQ(audit_of("u@10.0.0.1:x/p").bits() & of_machines.bits(),
              audit_findings(audit_finding::private_host).bits());
}

TEST(audit, takes_user_information_before_a_mistake_for_no_host) {
    EXPECT_EQ(audit_of("http://127.0.0.1:pw{@good.example/").bits() & of_machines.bits(), 0U);
    EXPECT_EQ(audit_of("foo://127.0.0.1:pw{@good.example/").bits() & of_machines.bits(), 0U);
}

}  // namespace
}  // namespace uriscan::tests
