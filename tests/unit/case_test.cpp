// Checks the parser against the case files in tests/data.  All cases below one heading are one
// test.  Each input is in a heap block of exactly its size, so that a sanitizer reports a read
// outside of the input.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>
#include <memory>

#include "support/case_file.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

using lines = std::vector<std::string>;

void add(lines& out, const std::string& name, bool present, std::string_view value) {
    if (present) {
        out.push_back(name + " " + in_quotes(value));
    }
}

// Returns the lines about components.  A case must list all of them.
lines components_of(const uri_view& uri) {
    lines out;
    add(out, "scheme", uri.has_scheme(), uri.scheme());
    add(out, "userinfo", uri.has_userinfo(), uri.userinfo());
    add(out, "host", uri.has_authority(), uri.host());
    if (uri.host_kind() != kind_of_host::none) {
        out.push_back("host-kind " + std::string(name_of(uri.host_kind())));
    }
    add(out, "port", uri.has_port(), uri.port());
    add(out, "path", true, uri.path());
    add(out, "query", uri.has_query(), uri.query());
    add(out, "fragment", uri.has_fragment(), uri.fragment());
    return out;
}

std::string port_number_of(const uri_view& uri) {
    switch (const port_value port = uri.port_number(); port.status) {
        case port_status::absent: return "absent";
        case port_status::empty: return "empty";
        case port_status::overflow: return "overflow";
        case port_status::value: return std::to_string(port.number);
    }
    return "";
}

std::string address_of(const uri_view& uri) {
    std::string text;
    if (const auto ipv4 = uri.ipv4_address()) {
        for (const unsigned octet : *ipv4) {
            text += (text.empty() ? "ipv4-address " : ".") + std::to_string(octet);
        }
    }
    if (const auto ipv6 = uri.ipv6_address()) {
        text = "ipv6-address ";
        for (const unsigned octet : *ipv6) {
            text += "0123456789abcdef"[octet >> 4];
            text += "0123456789abcdef"[octet & 0xF];
        }
    }
    return text;
}

// Returns the other lines about a URI.  A case can list all, some or none of them.
lines facts_of(const uri_view& uri) {
    lines out = {"port-number " + port_number_of(uri), address_of(uri)};
    std::string segments = "segments";
    for (const std::string_view segment : uri.segments()) {
        segments += " " + in_quotes(segment);
    }
    out.push_back(segments);
    std::string parameters = "query-parameters";
    for (const query_parameter parameter : uri.parameters()) {
        parameters += " " + in_quotes(parameter.key);
        parameters += parameter.has_value() ? "=" + in_quotes(parameter.value) : "";
    }
    out.push_back(parameters);
    return out;
}

std::string joined(const lines& all) {
    std::string text;
    for (const std::string& line : all) {
        text += "  " + line + "\n";
    }
    return text;
}

void check_valid(const test_case& test, const uri_view& uri) {
    const lines components = components_of(uri);
    const lines facts = facts_of(uri);
    lines stated;
    for (const std::string& line : test.expected) {
        const std::string name = line.substr(0, line.find(' '));
        if (std::ranges::any_of(std::array{"port-number", "ipv4-address", "ipv6-address",
                                           "segments", "query-parameters"},
                                [&](const char* fact) { return name == fact; })) {
            EXPECT_NE(std::ranges::find(facts, line), facts.end())
                << "expected " << line << ", got\n"
                << joined(facts);
        } else {
            stated.push_back(line);
        }
    }
    EXPECT_EQ(joined(stated), joined(components));
}

void check_invalid(const test_case& test, std::string_view input, const uri_error& error) {
    const std::string got = "error " + std::to_string(error.offset) + " " +
                            std::string(name_of(error.component)) + " " +
                            std::string(name_of(error.reason));
    EXPECT_EQ(joined(test.expected), "  " + got + "\n") << caret_diagram(input, error.offset);
    EXPECT_FALSE(describe(error, input).empty());
}

void check(const test_case& test) {
    SCOPED_TRACE(test.place + ": " + std::string(name_of(test.checked_rule)) + " " +
                 in_quotes(test.input));
    const auto block = std::make_unique<char[]>(test.input.size());
    std::memcpy(block.get(), test.input.data(), test.input.size());
    const std::string_view input(block.get(), test.input.size());
    const auto result = parse(test.checked_rule, input);
    ASSERT_FALSE(test.expected.empty()) << "the case has no expectations";
    if (result) {
        check_valid(test, *result);
        EXPECT_EQ(result->text(), input);
    } else {
        check_invalid(test, input, result.error());
    }
    EXPECT_EQ(is_valid(test.checked_rule, input), result.has_value());
}

class cases_of_heading : public testing::Test {
public:
    explicit cases_of_heading(std::vector<test_case> cases) : cases_(std::move(cases)) {}
    void TestBody() override {
        for (const test_case& test : cases_) {
            check(test);
        }
    }

private:
    std::vector<test_case> cases_;
};

// Registers a test for each heading of the file; returns the number of cases in the file.
std::size_t register_headings(const std::string& path) {
    std::map<std::string, std::vector<test_case>> headings;
    std::size_t count = 0;
    for (const test_case& test : read_cases(path)) {
        headings[test.heading].push_back(test);
        ++count;
    }
    const std::size_t slash = path.find_last_of('/') + 1;
    const std::string suite = path.substr(slash, path.find_last_of('.') - slash);
    for (const auto& [heading, cases] : headings) {
        testing::RegisterTest(suite.c_str(), heading.c_str(), nullptr, nullptr, path.c_str(), 1,
                              [own_cases = cases] { return new cases_of_heading(own_cases); });
    }
    return count;
}

}  // namespace
}  // namespace uriscan::tests

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    std::size_t count = 0;
    for (int i = 1; i < argc; ++i) {
        count += uriscan::tests::register_headings(argv[i]);
    }
    if (count == 0) {
        std::fprintf(stderr, "usage: case_test CASES.txt...\n");
        return 2;
    }
    const int status = RUN_ALL_TESTS();
    std::printf("%zu cases\n", count);
    return status;
}
