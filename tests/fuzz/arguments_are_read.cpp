// Properties of the words of the command line.  For any words, the parser reads the same options
// and files as a simple reader (docs/command_line.md, "Options"), up to the first error.  A wrong
// word gives a usage_error with a message.  If the error is about an option, the message names this
// option.
//
// No command is run and no file is opened.  The last octet chooses the command.  The octet before
// it chooses whether contradictions between options are also checked.  The rest is cut into words
// at line feeds.
#include <map>
#include <vector>

#include "cli.hpp"
#include "cli/arguments/parser.hpp"
#include "cli/arguments/tables.hpp"

namespace uriscan::tests {
namespace {

using cli::option;

constexpr std::array make_commands = {
    cli::make_parse_command,   cli::make_check_command,      cli::make_normalize_command,
    cli::make_resolve_command, cli::make_relativize_command, cli::make_repair_command,
    cli::make_extract_command, cli::make_redact_command,     cli::make_audit_command,
    cli::make_stats_command,   cli::make_set_command,        cli::make_function_command,
    cli::make_match_command,   cli::make_to_uri_command,     cli::make_to_iri_command};

// An option and its value, or a file.
struct read_word {
    std::string name;  // empty for a file
    std::string value;
    friend bool operator==(const read_word&, const read_word&) = default;
};

struct read_words {
    std::vector<read_word> found;
    std::string error;  // with the message, if a word is wrong
    const option* ending = nullptr;
};

// Reads words by the rules for options.
class simple_reader {
public:
    simple_reader(const std::vector<const option*>& options, const std::vector<std::string>& words)
        : options_(options), words_(words) {}

    // Returns whether all words are right.  The value of an option is not checked.
    bool read() {
        while (next_ < words_.size() && ending_ == nullptr) {
            const std::string& word = words_[next_++];
            if (word == "--") {
                for (; next_ < words_.size(); ++next_) {
                    found_.push_back({"", words_[next_]});
                }
            } else if (word.starts_with("--")) {
                if (!read_long(std::string_view(word).substr(2))) {
                    return false;
                }
            } else if (word.starts_with("-") && word != "-") {
                if (!read_short(std::string_view(word).substr(1))) {
                    return false;
                }
            } else {
                found_.push_back({"", word});
            }
        }
        return true;
    }

    const std::vector<read_word>& found() const { return found_; }

private:
    bool read_long(std::string_view word) {
        const std::string_view name = word.substr(0, word.find('='));
        const bool has_value = name.size() != word.size();
        const auto found = std::ranges::find(options_, name, &option::name);
        if (found == options_.end() || (has_value && !(*found)->takes_value())) {
            return false;
        }
        return add(**found, has_value, has_value ? word.substr(name.size() + 1) : "");
    }

    // Reads the short options that are joined in one word.
    bool read_short(std::string_view letters) {
        while (!letters.empty() && ending_ == nullptr) {
            const auto found = std::ranges::find(options_, letters[0], &option::short_name);
            if (found == options_.end()) {
                return false;
            }
            letters.remove_prefix(1);
            const bool has_value = (*found)->takes_value() && !letters.empty();
            if (!add(**found, has_value, letters)) {
                return false;
            }
            letters = has_value ? "" : letters;
        }
        return true;
    }

    bool add(const option& given, bool has_value, std::string_view value) {
        if (given.takes_value() && !has_value) {
            if (next_ == words_.size()) {
                return false;
            }
            value = words_[next_++];
        }
        found_.push_back({std::string(given.name), given.takes_value() ? std::string(value) : ""});
        ending_ = given.effect == cli::option_effect::set_value ? nullptr : &given;
        return true;
    }

    const std::vector<const option*>& options_;
    const std::vector<std::string>& words_;
    std::size_t next_ = 0;
    std::vector<read_word> found_;
    const option* ending_ = nullptr;
};

// A command whose options and files are added to `found` when they are read.  It takes much time to
// make a command, so most runs of the target use a command of an earlier run.  Its options have the
// values of earlier runs, so it cannot show whether options contradict each other.
struct recorded_command {
    cli::command command;
    std::vector<read_word> found;
    unsigned runs_left = 0;  // lists of values grow, so a command is not used for ever
};

// Makes a command that adds what it reads to `recorded.found`.
void make_recorded(recorded_command& recorded, cli::command (*make)()) {
    recorded.command = make();
    recorded.runs_left = 256;
    for (cli::option_group& group : recorded.command.groups) {
        for (option& each : group.options) {
            each.value.take = [&recorded, name = std::string(each.name),
                               take = each.value.take](const std::string& value) {
                recorded.found.push_back({name, value});
                if (take) {
                    take(value);
                }
            };
        }
    }
    recorded.command.add_file = [&recorded,
                                 add = recorded.command.add_file](const std::string& file) {
        recorded.found.push_back({"", file});
        add(file);
    };
}

recorded_command& command_at(std::size_t number, bool is_new) {
    static std::array<recorded_command, make_commands.size()> all;
    recorded_command& chosen = all.at(number);
    if (is_new || chosen.runs_left == 0) {
        make_recorded(chosen, make_commands.at(number));
    }
    chosen.runs_left -= 1;
    chosen.found.clear();
    return chosen;
}

// Does what the program does with the words, but does not run the command.
std::string error_of(const cli::command& command, std::vector<std::string> words,
                     bool finds_contradictions) {
    std::string program = "uriscan";
    std::vector<char*> pointers = {program.data()};
    for (std::string& word : words) {
        pointers.push_back(word.data());
    }
    const int count = static_cast<int>(pointers.size());
    pointers.push_back(nullptr);
    try {
        const auto parsed =
            cli::parse_words(command.options(), count, pointers.data(), command.add_file);
        for (const auto& check : command.checks) {
            if (finds_contradictions && parsed.ending == nullptr) {
                check();
            }
        }
        return "";
    } catch (const cli::usage_error& error) {
        expect(*error.what() != '\0', "", "an error without a message");
        return error.what();
    }
}

bool names_an_option(std::string_view message, const std::vector<const option*>& options) {
    return message.find("there is no option '-") != message.npos ||
           message.starts_with("there is no function '") ||
           message.starts_with("give a function: ") ||
           std::ranges::any_of(options, [&](const option* each) {
               const std::string short_name{'-', each->short_name};
               return message.find("--" + std::string(each->name)) != message.npos ||
                      (each->short_name != '\0' && message.starts_with(short_name + ":")) ||
                      message == short_name + " needs a value";
           });
}

}  // namespace
}  // namespace uriscan::tests

// Without this, libFuzzer would look for leaks after most runs, because commands that are used
// again keep memory.  This would take most of the time.
extern "C" const char* __asan_default_options() {
    return "detect_leaks=0";
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const std::string_view all = input.rest();
    const std::size_t number = input.choose(make_commands.size());
    const bool is_new = input.choose(64) == '1';
    std::vector<std::string> words;
    while (!input.rest().empty()) {
        const std::string_view line = input.take_line();
        words.emplace_back(line.substr(0, line.find('\0')));  // no argument of a program has a NUL
    }
    const auto& [command, found, runs_left] = command_at(number, is_new);
    const std::string error = error_of(command, words, is_new);
    const auto options = command.options();
    simple_reader simple(options, words);
    const bool is_right = simple.read();
    expect(error.empty() || names_an_option(error, options), all,
           "the message names no option: ", error);
    expect(is_right || !error.empty(), all, "a wrong word is accepted");
    expect(found.size() <= simple.found().size() &&
               std::equal(found.begin(), found.end(), simple.found().begin()),
           all, "the words are read differently");
    expect(!error.empty() || found.size() == simple.found().size(), all, "some words are not read");
    return 0;
}
