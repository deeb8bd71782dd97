// Compares a C function that writes a URI with a function of C++.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "c/writing.hpp"

namespace uriscan::tests {

// Calls a C function that writes a URI: write(to, capacity, needed, uri, error).
using change_function =
    std::function<uriscan_status(char*, std::size_t, std::size_t*, uriscan_uri*, uriscan_error*)>;

inline void expect_components(const uriscan_uri& uri, const uri_view& expected) {
    const uri_components at = {uri.scheme_end, uri.host_begin, uri.host_end,
                               uri.path_begin, uri.path_end,   uri.query_end};
    ASSERT_EQ(at, expected.components()) << expected;
    ASSERT_EQ(uri.size, expected.text().size());
    ASSERT_EQ(uri.form, 0U);
}

// Checks that a C function writes `expected`, and stores its components only if it fits.
inline void expect_change(const uri_view& expected, const change_function& change) {
    ASSERT_NO_FATAL_FAILURE(expect_writes(
        std::string(expected.text()), [&](char* to, std::size_t capacity, std::size_t* needed) {
            uriscan_uri uri = {9, 9, 9, 9, 9, 9, 9, 9};
            uriscan_error error = {9, 9, 9};
            const uriscan_status status = change(to, capacity, needed, &uri, &error);
            EXPECT_EQ(error.status, status);
            EXPECT_EQ(error.offset, 0U);
            expect_components(uri, status == URISCAN_OK ? expected : uri_view());
            EXPECT_EQ(change(to, capacity, nullptr, nullptr, nullptr), status);
            return status;
        }));
}

inline void expect_error(const uri_error& expected, const change_function& change) {
    ASSERT_NO_FATAL_FAILURE(expect_fails(
        name_of(expected.reason), [&](char* to, std::size_t capacity, std::size_t* needed) {
            uriscan_uri uri = {9, 9, 9, 9, 9, 9, 9, 9};
            uriscan_error error = {9, 9, 9};
            const uriscan_status status = change(to, capacity, needed, &uri, &error);
            EXPECT_EQ(error.status, status);
            EXPECT_EQ(error.offset, expected.offset);
            EXPECT_EQ(uriscan_component_name(error.component), name_of(expected.component));
            expect_components(uri, uri_view());
            return status;
        }));
}

inline void expect_same(const result<uri>& expected, const change_function& change) {
    ASSERT_NO_FATAL_FAILURE(expected ? expect_change(expected->view(), change)
                                     : expect_error(expected.error(), change));
}

// Some of the texts for C functions, and texts that are hard to change.
inline std::vector<parsed_text> texts_to_change() {
    std::vector<parsed_text> texts;
    const std::vector<parsed_text> all = parsed_texts();
    for (std::size_t i = 0; i < all.size(); i += 9) {
        texts.push_back(all[i]);
    }
    for (const std::string text : {"", "s:", "//", "s://", "s:///", "s:////p", "//h//p",
                                   "//u@h:1//p?q#f", "s://u:p@h:", "s:a:b", "s:/.//p", "./a:b",
                                   "s:?", "s:#", "?&", "s:?a=1&a=2&%61=3&a", "s:?=&&=", "a//"}) {
        uriscan_uri uri;
        EXPECT_EQ(uriscan_parse(0, text.data(), text.size(), &uri, nullptr), URISCAN_OK) << text;
        texts.push_back({text, uri});
    }
    return texts;
}

inline const std::vector<std::string>& values() {
    static const std::vector<std::string> all = {
        "",    "a",     "http", "80",    "x/y", "/",     "//h",   "/./", "a:b",
        "%00", "%",     "%4",   "[::1]", "[::", "u:p@h", "a?b#c", "&=+", std::string("\0\xFF", 2),
        "..",  "%2e%2E"};
    return all;
}

}  // namespace uriscan::tests
