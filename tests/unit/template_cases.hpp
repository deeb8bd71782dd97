// Values for URI templates that the library can read.
#pragma once

#include <deque>
#include <string_view>
#include <vector>

#include "support/template_values.hpp"
#include "uriscan/uri_template.hpp"

namespace uriscan::tests {

// Arguments for expand() that refer to values, which must outlive them.
class arguments_of {
public:
    explicit arguments_of(const template_values& values) {
        for (const auto& [name, value] : values) {
            all_.push_back({name, {}});
            if (const auto* string = std::get_if<std::string>(&value)) {
                all_.back().value = *string;
            } else if (const auto* list = std::get_if<template_list>(&value)) {
                all_.back().value = std::span<const std::string_view>(
                    lists_.emplace_back(list->begin(), list->end()));
            } else if (const auto* pairs = std::get_if<template_pairs>(&value)) {
                auto& views = pairs_.emplace_back();
                for (const auto& [key, of_key] : *pairs) {
                    views.push_back({key, of_key ? std::string_view(*of_key) : std::string_view()});
                }
                all_.back().value = std::span<const template_pair>(views);
            }
        }
    }

    operator std::span<const template_argument>() const { return all_; }

private:
    std::vector<template_argument> all_;
    std::deque<std::vector<std::string_view>> lists_;
    std::deque<std::vector<template_pair>> pairs_;
};

}  // namespace uriscan::tests
