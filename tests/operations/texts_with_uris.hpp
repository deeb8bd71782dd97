// Texts that have URIs in them, for the properties of finding and redacting URIs.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "operations/properties.hpp"
#include "operations/reference/extract.hpp"

namespace uriscan::tests {

// The schemes of URIs that extract() finds by default, even without "//".
const slow::names& listed_schemes();

using check_of_text = std::optional<difference> (*)(const std::string&);

// Returns a property of random texts. `check` runs on 1 in `once_in` texts.
property on_random_texts(const std::string& name, check_of_text check, std::size_t once_in);

// Returns a property of the texts that consist of `before` and up to `size` octets of `alphabet`.
property on_all_texts(const std::string& name, check_of_text check, std::string_view before,
                      std::string_view alphabet, std::size_t size);

}  // namespace uriscan::tests
