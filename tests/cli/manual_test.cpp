// The man page and the completions.  They must have exactly the options that the commands declare.
// The program man must accept the man page, and each shell its completions.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "cli/command.hpp"
#include "cli/declared_options.hpp"
#include "kernels/kernels.hpp"

namespace uriscan::tests {
namespace {

std::string generated(const std::string& kind) {
    const finished_program result = uriscan({"--generate", kind});
    EXPECT_EQ(result.status, 0) << kind;
    EXPECT_EQ(result.err, "") << kind;
    return result.out;
}

// Returns the part of `text` from `start` to the next `end`, or to the end of the text.
std::string part_of(const std::string& text, const std::string& start, const std::string& end) {
    const std::size_t from = text.find(start);
    if (from == text.npos) {
        ADD_FAILURE() << start << " is not in " << text;
        return "";
    }
    return text.substr(from, text.find(end, from + start.size()) - from);
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != text.npos; at += to.size()) {
        text.replace(at, from.size(), to);
    }
    return text;
}

// Returns the man page, with each "\-" replaced by "-".
std::string man_page() {
    return replaced(generated("man"), "\\-", "-");
}

TEST(man_page, has_the_options_that_are_declared) {
    const std::string page = man_page();
    const auto options_in = [](const std::string& part) {
        return words_after("\\fB--", part, "\\fB-");
    };
    EXPECT_EQ(options_in(part_of(page, ".SH OPTIONS BEFORE", ".SH")), declared_program_options());
    const names of_all = options_in(part_of(page, ".SH OPTIONS OF ALL", ".SH"));
    EXPECT_TRUE(of_all.contains("threads"));
    const std::string commands = part_of(page, ".SH COMMANDS", ".SH") + ".SS";
    for (const cli::command& command : declared().commands) {
        names found =
            options_in(part_of(commands, fmt::format(".SS uriscan {} ", command.name), ".SS"));
        for (const std::string& name : of_all) {
            EXPECT_TRUE(found.insert(name).second) << command.name << " has --" << name << " twice";
        }
        EXPECT_EQ(found, declared_options(command)) << command.name;
    }
}

TEST(man_page, names_each_kernel) {
    const std::string environment = part_of(man_page(), ".SH ENVIRONMENT", ".SH");
    for (const kernel* const usable_kernel : usable_kernels()) {
        const kernel& kernel = *usable_kernel;
        EXPECT_NE(environment.find("\\fB" + std::string(kernel.name) + "\\fR"), environment.npos)
            << kernel.name;
    }
}

TEST(man_page, has_the_help_of_each_option) {
    const std::string page = man_page();
    const auto expect = [&](std::string_view text) {
        const std::string escaped =
            replaced(replaced(std::string(text), "\\", "\\e"), "'", "\\(aq");
        EXPECT_NE(page.find(escaped), std::string::npos) << text;
    };
    for (const cli::command& command : declared().commands) {
        expect(command.summary);
        for (const cli::option* option : command.options()) {
            if (!option->is_hidden) {
                expect(option->help);
                expect(option->details);
            }
        }
    }
}

#ifdef URISCAN_MAN
TEST(man_page, has_no_warnings) {
    const temporary_file page(generated("man"), ".1");
    const finished_program result = run({URISCAN_MAN, "--warnings", "-l", page.path()});
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_NE(result.out.find("--template"), std::string::npos) << result.out;
    const temporary_file broken(".SH A\n.TPP\n", ".1");
    EXPECT_NE(run({URISCAN_MAN, "--warnings", "-l", broken.path()}).err, "") << "man must warn";
}
#endif

#ifdef URISCAN_BASH
// Returns the completions that bash offers for the last one of `words`.
names completed_by_bash(const std::string& words) {
    static const temporary_file script(generated("bash"));
    const finished_program result =
        run({URISCAN_BASH, "-c",
             "source " + script.path() + "; COMP_WORDS=(uriscan " + words +
                 "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _uriscan; "
                 "for word in \"${COMPREPLY[@]}\"; do printf '%s\\n' \"$word\"; done"});
    EXPECT_EQ(result.err, "");
    const std::vector<std::string> lines = lines_in(result.out);
    return {lines.begin(), lines.end()};
}

names with_dashes(const names& options) {
    names made;
    for (const std::string& option : options) {
        made.insert("--" + option);
    }
    return made;
}

TEST(bash_completion, has_the_options_that_are_declared) {
    for (const cli::command& command : declared().commands) {
        EXPECT_EQ(completed_by_bash(fmt::format("{} --", command.name)),
                  with_dashes(declared_options(command)));
        names with_short = with_dashes(declared_options(command));
        for (const cli::option* option : command.options()) {
            if (option->short_name != '\0') {
                with_short.insert(std::string("-") + option->short_name);
            }
        }
        EXPECT_EQ(completed_by_bash(fmt::format("{} a -", command.name)), with_short);
    }
    EXPECT_EQ(completed_by_bash("--"), with_dashes(declared_program_options()));
}

TEST(bash_completion, has_the_commands) {
    names commands;
    for (const cli::command& command : declared().commands) {
        commands.emplace(command.name);
    }
    names first = completed_by_bash("''");
    std::erase_if(first, [](const std::string& word) { return word.starts_with('-'); });
    EXPECT_EQ(first, commands);
    EXPECT_EQ(completed_by_bash("re"), (names{"redact", "relativize", "repair", "resolve"}));
}

TEST(bash_completion, has_the_values_of_options) {
    const names whens = {"always", "auto", "never"};
    EXPECT_EQ(completed_by_bash("parse --color ''"), whens);
    EXPECT_EQ(completed_by_bash("parse --color = ''"), whens) << "bash splits words at =";
    EXPECT_EQ(completed_by_bash("parse --color ="), whens);
    EXPECT_EQ(completed_by_bash("parse --color=a"), (names{"--color=always", "--color=auto"}));
    EXPECT_EQ(completed_by_bash("parse x --format t"), (names{"template", "tsv", "tsv-raw"}));
    EXPECT_EQ(completed_by_bash("stats --format ''"), (names{"json", "text"}));
    EXPECT_EQ(completed_by_bash("stats --by host,po"), (names{"host,port", "host,port_number"}));
    EXPECT_EQ(completed_by_bash("audit --only scheme-n"), names{"scheme-not-lower-case"});
    EXPECT_EQ(completed_by_bash("--generate ''"), (names{"bash", "fish", "man", "zsh"}));
    EXPECT_EQ(completed_by_bash("parse --template ''"), names{});
    EXPECT_EQ(completed_by_bash("parse -j ''"), names{});
    EXPECT_EQ(completed_by_bash("parse ''"), names{})
        << "bash completes the names of files instead";
}
#endif

// Returns the part of the zsh script that completes the options of this command.
std::string zsh_part_of(std::string_view command) {
    return part_of(generated("zsh"), fmt::format("            {})\n", command), " ;;\n");
}

TEST(zsh_completion, has_the_options_that_are_declared) {
    for (const cli::command& command : declared().commands) {
        names found = words_after("'--", zsh_part_of(command.name));
        found.merge(words_after("'*--", zsh_part_of(command.name)));
        EXPECT_EQ(found, declared_options(command)) << command.name;
    }
    EXPECT_EQ(words_after("'--", part_of(generated("zsh"), "_arguments -C", "return")),
              declared_program_options());
}

#ifdef URISCAN_ZSH
TEST(zsh_completion, is_valid) {
    const temporary_file script(generated("zsh"));
    const finished_program result = run({URISCAN_ZSH, "-f", "-n", script.path()});
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.status, 0);
}
#endif

TEST(fish_completion, has_the_options_that_are_declared) {
    const std::string script = generated("fish");
    for (const cli::command& command : declared().commands) {
        EXPECT_EQ(words_after(" -l ", script,
                              fmt::format("complete -c uriscan -n '__fish_seen_subcommand_from {}'",
                                          command.name)),
                  declared_options(command))
            << command.name;
    }
    EXPECT_EQ(words_after(" -l ", script, "complete -c uriscan -n '__fish_use_subcommand'"),
              declared_program_options());
}

#ifdef URISCAN_FISH
// Returns the completions that fish offers at the end of this line.
names completed_by_fish(const std::string& line) {
    static const temporary_file script(generated("fish"), ".fish");
    const finished_program result =
        run({"/usr/bin/env", "HOME=" + testing::TempDir(), URISCAN_FISH, "-N", "-c",
             "source " + script.path() + "; complete -C '" + line + "'"});
    EXPECT_EQ(result.err, "");
    names words;
    for (const std::string& each : lines_in(result.out)) {
        words.insert(each.substr(0, each.find('\t')));
    }
    return words;
}

TEST(fish_completion, has_values_and_commands) {
    EXPECT_EQ(completed_by_fish("uriscan re"),
              (names{"redact", "relativize", "repair", "resolve"}));
    EXPECT_EQ(completed_by_fish("uriscan parse --color "), (names{"always", "auto", "never"}));
    EXPECT_EQ(completed_by_fish("uriscan parse --form"), names{"--format"});
    EXPECT_EQ(completed_by_fish("uriscan stats --format "), (names{"json", "text"}));
}
#endif

}  // namespace
}  // namespace uriscan::tests
