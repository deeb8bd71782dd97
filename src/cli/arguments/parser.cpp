// Parses the words of the command line with getopt_long.
#include "cli/arguments/parser.hpp"

#include <fmt/format.h>
#include <getopt.h>

#include <algorithm>
#include <set>
#include <string_view>

#include "cli/system/names.hpp"

namespace uriscan::cli {
namespace {

// getopt_long returns this number for the first option, this number plus 1 for the second option,
// and so on.  The code of a short name is always smaller.
constexpr int first_long = 256;

// Parses all words of the command line.  Use each object only once.
class word_parser {
public:
    word_parser(const std::vector<const option*>& options, int count, char** words,
                const std::function<void(const std::string&)>& take_operand)
        : options_(options), count_(count), words_(words), take_operand_(take_operand) {
        // The first characters of the short names control getopt_long.  With "-", it returns each
        // operand as the value of an option with the code 1.  With "+", it stops at the first
        // operand.  With ":", it returns ':' if a value is missing, and '?' only if an option is
        // unknown.
        short_names_ += take_operand ? '-' : '+';
        short_names_ += ':';
        names_.reserve(options.size());  // long_names_ points into the names
        for (std::size_t i = 0; i < options.size(); ++i) {
            const option& each = *options[i];
            const int code = first_long + static_cast<int>(i);
            const int has_value = each.takes_value() ? required_argument : no_argument;
            names_.emplace_back(each.name);
            long_names_.push_back({names_.back().c_str(), has_value, nullptr, code});
            if (each.short_name != '\0') {
                short_names_ += each.short_name;
                short_names_ += each.takes_value() ? ":" : "";
            }
        }
        long_names_.push_back({});
    }

    parsed_words parse() {
        ::opterr = 0;
        ::optind = 0;  // tells glibc and musl to start from the first word
        for (;;) {
            const int at = std::max(1, ::optind);  // the word that getopt_long reads next
            const int code =
                ::getopt_long(count_, words_, short_names_.c_str(), long_names_.data(), nullptr);
            if (code == -1) {
                break;
            }
            if (code == 1) {
                take_operand_(::optarg);
                continue;
            }
            const std::string_view word = words_[at];
            const option& found = option_of(code, word);
            given_.insert(found.name);
            if (found.value.take) {
                take_value(found, name_in(word, found), ::optarg == nullptr ? "" : ::optarg);
            }
            if (found.effect != option_effect::set_value) {
                return {&found, ::optarg == nullptr ? "" : ::optarg, ::optind};
            }
        }
        if (take_operand_) {
            std::for_each(words_ + ::optind, words_ + count_, take_operand_);
        }
        check_given();
        return {nullptr, "", ::optind};
    }

private:
    // Returns the option that getopt_long found in `word`.
    const option& option_of(int code, std::string_view word) const {
        if (word.starts_with("--")) {
            return long_option(code, word.substr(2));
        }
        const int short_name = code == '?' || code == ':' ? ::optopt : code;
        const auto found = std::ranges::find_if(
            options_, [&](const option* each) { return each->short_name == short_name; });
        if (found == options_.end()) {
            throw_unknown_short(word, static_cast<char>(short_name));
        }
        require_value(name_in(word, **found), code);
        return **found;
    }

    // `word` is a long option without its dashes.
    const option& long_option(int code, std::string_view word) const {
        const std::string_view name = word.substr(0, word.find('='));
        const auto found = std::ranges::find(options_, name, &option::name);
        if (found == options_.end()) {
            throw_unknown_long(name);
        }
        refuse_if(code == '?', "--{} takes no value", name);
        require_value(fmt::format("--{}", name), code);
        return **found;
    }

    // Returns the long or short name of the option as the user wrote it in `word`, with its dashes.
    static std::string name_in(std::string_view word, const option& found) {
        return word.starts_with("--") ? fmt::format("--{}", found.name)
                                      : fmt::format("-{}", found.short_name);
    }

    static void require_value(const std::string& name, int code) {
        refuse_if(code == ':', "{} needs a value", name);
    }

    [[noreturn]] void throw_unknown_long(std::string_view name) const {
        std::vector<std::string> likely = names_like(name, visible_names());
        std::ranges::for_each(likely, [](std::string& each) { each.insert(0, "--"); });
        throw usage_error("there is no option '--{}'{}", name,
                          likely.empty() ? "" : "; did you mean " + listed(likely) + "?");
    }

    [[noreturn]] void throw_unknown_short(std::string_view word, char name) const {
        word.remove_prefix(1);
        const std::string_view long_name = word.substr(0, word.find('='));
        const std::vector<std::string> names = visible_names();
        const bool lacks_dash = std::ranges::find(names, long_name) != names.end();
        throw usage_error("there is no option '-{}'{}", name,
                          lacks_dash ? fmt::format("; did you mean --{}?", long_name) : "");
    }

    std::vector<std::string> visible_names() const {
        std::vector<std::string> names;
        for (const option* each : options_) {
            if (!each->is_hidden) {
                names.emplace_back(each->name);
            }
        }
        return names;
    }

    static void take_value(const option& option, const std::string& name, const std::string& text) {
        try {
            option.value.take(text);
        } catch (const usage_error& error) {
            throw usage_error("{}: {}", name, error.what());
        }
    }

    // Checks `is_required`, `needs` and `excludes` of all options.
    void check_given() const {
        for (const option* each : options_) {
            const bool is_given = given_.contains(each->name);
            refuse_if(!is_given && each->is_required && !given_.contains(each->unless),
                      "--{} is required, or --{}", each->name, each->unless);
            refuse_if(is_given && !each->needs.empty() && !given_.contains(each->needs) &&
                          !given_.contains(each->unless),
                      "--{} requires --{}{}{}", each->name, each->needs,
                      each->unless.empty() ? "" : " or --", each->unless);
            refuse_if(is_given && given_.contains(each->excludes), "--{} cannot be used with --{}",
                      each->name, each->excludes);
        }
    }

    const std::vector<const option*>& options_;
    const int count_;
    char** const words_;
    const std::function<void(const std::string&)>& take_operand_;
    std::string short_names_;
    std::vector<std::string> names_;
    std::vector<::option> long_names_;
    std::set<std::string_view> given_;
};

}  // namespace

parsed_words parse_words(const std::vector<const option*>& options, int count, char** words,
                         const std::function<void(const std::string&)>& take_operand) {
    return word_parser(options, count, words, take_operand).parse();
}

}  // namespace uriscan::cli
