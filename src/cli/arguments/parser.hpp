// Parses the words of the command line with getopt_long.  The declarations of the options say which
// words are valid.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "cli/arguments/command.hpp"

namespace uriscan::cli {

struct parsed_words {
    // The option that ended the parsing, such as --help; null if there was none.
    const option* ending = nullptr;
    // The value of `ending`.
    std::string value = {};
    // The index of the first word that was not parsed.
    int next = 0;
};

// Parses the options in words 1 to `count` - 1, and stores their values.  Calls `take_operand` for
// each word that is not an option, and for all words after "--".  If `take_operand` is empty, the
// parsing stops at the first word that is not an option, or after "--".  Throws usage_error with a
// message that names the option.
//
// An option must be written in full.  If abbreviations were allowed, a new option with a similar
// name would break scripts that use an abbreviation.
parsed_words parse_words(const std::vector<const option*>& options, int count, char** words,
                         const std::function<void(const std::string&)>& take_operand);

}  // namespace uriscan::cli
