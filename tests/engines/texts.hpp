// Texts on which the library and the engines that use it must agree.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace uriscan::tests {

// Returns `count` texts, always the same ones: the inputs of the test cases in `case_folder`, then
// by turns references as in real lists, the same with damage, texts made of special pieces, and
// random octets.  One in a thousand is long.
std::vector<std::string> texts_for_engines(const std::string& case_folder, std::size_t count);

}  // namespace uriscan::tests
