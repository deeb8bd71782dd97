// The C functions for URI templates must give the same as the functions of C++.  Other tests
// compare the functions of C++ with RFC 6570 and with a slow reference.
#include <gtest/gtest.h>

#include <deque>
#include <string>
#include <vector>

#include "c/writing.hpp"
#include "operations/reference/planted.hpp"
#include "support/template_file.hpp"
#include "unit/template_cases.hpp"
#include "uriscan/uriscan_template.h"

namespace uriscan::tests {
namespace {

uriscan_slice slice(const std::string& text) {
    return {text.data(), text.size()};
}

// Arguments for uriscan_template_expand() that refer to values, which must outlive them.
class c_arguments_of {
public:
    explicit c_arguments_of(const template_values& values) {
        for (const auto& [name, value] : values) {
            uriscan_template_argument& argument = all_.emplace_back();
            argument.name = slice(name);
            if (const auto* string = std::get_if<std::string>(&value)) {
                argument.string = slice(*string);
            } else if (const auto* list = std::get_if<template_list>(&value)) {
                auto& slices = lists_.emplace_back();
                for (const std::string& member : *list) {
                    slices.push_back(slice(member));
                }
                slices.push_back({});  // a vector without items could give a null pointer
                argument.list = slices.data();
                argument.count = list->size();
            } else if (const auto* pairs = std::get_if<template_pairs>(&value)) {
                auto& slices = pairs_.emplace_back();
                for (const auto& [key, of_key] : *pairs) {
                    slices.push_back({slice(key), of_key ? slice(*of_key) : uriscan_slice{}});
                }
                slices.push_back({});
                argument.pairs = slices.data();
                argument.count = pairs->size();
            }
        }
    }

    const uriscan_template_argument* data() const { return all_.data(); }
    std::size_t size() const { return all_.size(); }

private:
    std::vector<uriscan_template_argument> all_;
    std::deque<std::vector<uriscan_slice>> lists_;
    std::deque<std::vector<uriscan_template_pair>> pairs_;
};

void expect_same_variables(const std::string& text) {
    uriscan_template_variable found = {};
    uri_template::parse(std::string_view(text))
        .value()
        .for_each_part([&](const template_part& part) {
            for (const template_variable& variable : part.variables()) {
                ASSERT_EQ(uriscan_template_next_variable(text.data(), text.size(), &found), 1);
                EXPECT_EQ(std::string_view(found.name.data, found.name.size), variable.name);
                EXPECT_EQ(found.name.data, variable.name.data());
                EXPECT_EQ(found.op, static_cast<int>(part.op));
                EXPECT_EQ(found.max_length, variable.max_length);
                EXPECT_EQ(found.explode, variable.explode ? 1U : 0U);
            }
        });
    EXPECT_EQ(uriscan_template_next_variable(text.data(), text.size(), &found), 0);
    EXPECT_EQ(found.name.data, nullptr);
}

// Checks the functions with one template and its values.
void expect_same(const std::string& text, const template_values& values) {
    const auto parsed = uri_template::parse(std::string_view(text));
    std::size_t variables = 99;
    uriscan_error error = {9, 9, 9};
    const uriscan_status status =
        uriscan_template_parse(text.data(), text.size(), &variables, &error);
    EXPECT_EQ(uriscan_template_parse(text.data(), text.size(), nullptr, nullptr), status);
    EXPECT_EQ(error.status, status);
    EXPECT_EQ(uriscan_status_name(status), parsed ? "ok" : name_of(parsed.error().reason));
    EXPECT_EQ(variables, parsed ? parsed->variable_count() : 0);
    EXPECT_EQ(error.offset, parsed ? 0 : parsed.error().offset);
    if (parsed) {
        expect_same_variables(text);
    }
    const c_arguments_of arguments(values);
    const auto write = [&](char* to, std::size_t capacity, std::size_t* needed) {
        return uriscan_template_expand(text.data(), text.size(), arguments.data(), arguments.size(),
                                       to, capacity, needed, &error);
    };
    const result<std::string> expanded =
        parsed ? expand(*parsed, arguments_of(values)) : result<std::string>(parsed.error());
    if (expanded) {
        expect_writes(*expanded, write);
    } else {
        expect_fails(name_of(expanded.error().reason), write);
        EXPECT_EQ(error.offset, expanded.error().offset);
    }
}

TEST(c_template, gives_the_answers_of_cxx_for_the_cases) {
    std::size_t count = 0;
    for (const std::string file : {"rfc6570.txt", "more.txt", "refused.txt"}) {
        for (const template_case& each :
             read_template_cases(source_path("tests/data/templates/") + file)) {
            SCOPED_TRACE(each.place + ": " + each.text);
            ASSERT_NO_FATAL_FAILURE(expect_same(each.text, each.values));
            ++count;
        }
    }
    EXPECT_GT(count, 400U);
}

TEST(c_template, gives_planted_answers) {
    slow::planter planter(5);
    for (int i = 0; i < 2000; ++i) {
        const slow::planted_template planted = planter.valid_template();
        SCOPED_TRACE(planted.text);
        ASSERT_NO_FATAL_FAILURE(expect_same(planted.text, planted.values));
        ASSERT_NO_FATAL_FAILURE(expect_same(planter.broken_template().text, {}));
    }
}

TEST(c_template, reads_null_as_the_empty_template) {
    std::size_t variables = 9;
    EXPECT_EQ(uriscan_template_parse(nullptr, 0, &variables, nullptr), URISCAN_OK);
    EXPECT_EQ(variables, 0U);
    uriscan_template_variable variable = {};
    EXPECT_EQ(uriscan_template_next_variable(nullptr, 0, &variable), 0);
    EXPECT_EQ(uriscan_template_expand(nullptr, 0, nullptr, 0, nullptr, 0, nullptr, nullptr),
              URISCAN_OK);
    // An argument whose name is NULL gives a value to no variable.
    const uriscan_template_argument nothing = {};
    EXPECT_EQ(uriscan_template_expand("{a}", 3, &nothing, 1, nullptr, 0, &variables, nullptr),
              URISCAN_OK);
    EXPECT_EQ(variables, 0U);
}

TEST(c_template, tells_undefined_and_empty_members_apart) {
    const uriscan_slice list[] = {{"", 0}, {nullptr, 0}, {"b", 1}};
    const uriscan_template_pair pairs[] = {{{nullptr, 0}, {"1", 1}}, {{"k", 1}, {nullptr, 0}}};
    const uriscan_template_argument arguments[] = {{{"l", 1}, {"x", 1}, list, pairs, 3},
                                                   {{"p", 1}, {"x", 1}, nullptr, pairs, 2},
                                                   {{"n", 1}, {"x", 1}, list, nullptr, 0},
                                                   {{"e", 1}, {"", 0}, nullptr, nullptr, 9}};
    char to[40];
    EXPECT_EQ(uriscan_template_expand("{l}|{p}|{n}|{?e}", 16, arguments, 4, to, sizeof to, nullptr,
                                      nullptr),
              URISCAN_INVALID_LITERAL);
    EXPECT_EQ(uriscan_template_expand("{l}-{p}-{n}-{?e}", 16, arguments, 4, to, sizeof to, nullptr,
                                      nullptr),
              URISCAN_OK);
    EXPECT_STREQ(to, ",b-,1--?e=");
}

// The function must read texts of any size, even those that are no templates.  It must read no
// octet after the text, even if the text ends within an expression.
TEST(c_template, reads_no_variable_beyond_the_end_of_a_text_that_is_cut) {
    const std::string whole = "x{?a:3,b*}y{c}{}{";
    const auto variables = [](std::string text, std::size_t size) {
        std::vector<std::string> found;
        uriscan_template_variable variable = {};
        while (found.size() < 9 &&
               uriscan_template_next_variable(text.data(), size, &variable) != 0) {
            found.push_back(std::string(variable.name.data, variable.name.size) +
                            static_cast<char>(variable.op != 0 ? variable.op : ' ') +
                            std::to_string(variable.max_length));
        }
        return found;
    };
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        const std::string cut = whole.substr(0, size);
        const auto expected = variables(cut + std::string(9, '}'), size);
        for (const char* const after : {"{?z}", "+z}{z}", ",z}", ":9}", "*}", "zzzz}"}) {
            EXPECT_EQ(variables(cut + after, size), expected) << cut << ' ' << after;
        }
    }
}

TEST(c_template, finds_no_variables_after_the_end) {
    for (const std::string text : {"{", "a{", "{+", "{}", "{a,", "{a", "}{,"}) {
        const std::string copy = text;  // sanitizers notice a read after its end
        uriscan_template_variable variable = {};
        int count = 0;
        while (count < 9 && uriscan_template_next_variable(copy.data(), copy.size(), &variable)) {
            ++count;
        }
        EXPECT_LT(count, 9) << text;
    }
}

}  // namespace
}  // namespace uriscan::tests
