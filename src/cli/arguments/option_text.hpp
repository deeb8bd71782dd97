// Makes texts about options, for the help and the man page.
#pragma once

#include <string>
#include <string_view>

#include "cli/arguments/command.hpp"

namespace uriscan::cli {

inline constexpr std::string_view synopsis_of_program = "uriscan COMMAND [OPTION...] [FILE...]";
inline constexpr std::string_view summary_of_program =
    "Reads URIs, one per line, strictly as RFC 3986 defines them.";
inline constexpr std::string_view meaning_of_file =
    "Without FILE, or if FILE is -, standard input is read. If there is no file with the name, a "
    "FILE such as http://h/ is read as a URI.";
inline constexpr std::string_view status_of_most_commands =
    "0, or 2 if an option is wrong or a file cannot be read or written.";

// Returns an option as the user types it, such as "-j, --threads N".
std::string spelling_of(const option&);

// Returns the full description of an option: its help, choices, details, range and default.
std::string description_of(const option&);

// Returns a text such as "uriscan resolve --base URI [OPTION...] [FILE...]".
std::string synopsis_of(const command&);

// Returns the sentence after "Exit status: ".
std::string_view exit_status_of(const command&);

}  // namespace uriscan::cli
