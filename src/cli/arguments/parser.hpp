// Parsing the words of the command line with getopt_long, by the declarations of the options.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/arguments/option.hpp"

namespace uriscan::cli {

struct parsed_words {
    // An option such as --help that ends the parsing; else null.
    const option* ending = nullptr;
    // The value of that option.
    std::string value = {};
    // The index of the first word that was not parsed.
    int next = 0;
};

// Parses the options in words 1 to `count` - 1, and stores their values.  Words that are not
// options go to `take_operand`; so do all words after "--".  If `take_operand` is empty, stops at
// the first word that is not an option, or after "--".  Throws usage_error; the message names the
// option.
//
// An option must be written in full: a script that abbreviates it would break when a similar option
// is added.
parsed_words parse_words(const std::vector<const option*>& options, int count, char** words,
                         const std::function<void(const std::string&)>& take_operand);

}  // namespace uriscan::cli
