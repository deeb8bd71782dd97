// Each command of the README's console sessions must write exactly what the README shows.
#include <sstream>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

struct command_and_answer {
    std::string command;
    std::string answer;
};

std::vector<command_and_answer> session() {
    std::ifstream readme(URISCAN_README);
    std::vector<command_and_answer> commands;
    bool inside = false;
    for (std::string line; std::getline(readme, line);) {
        if (line == "```console" || (inside && line == "```")) {
            inside = !inside;
        } else if (inside && line.starts_with("$ ")) {
            commands.push_back({line.substr(2), ""});
        } else if (inside && !commands.empty()) {
            commands.back().answer += line + "\n";
        }
    }
    return commands;
}

TEST(readme, shows_what_the_command_line_writes) {
    const std::vector<command_and_answer> commands = session();
    EXPECT_GE(commands.size(), 6U);
    const std::string program = "build/uriscan";
    for (const auto& [command, answer] : commands) {
        std::string runs = command;
        const std::size_t at = runs.find(program);
        ASSERT_NE(at, std::string::npos) << command;
        runs.replace(at, program.size(), URISCAN_PROGRAM);
        EXPECT_EQ(run({"/bin/sh", "-c", runs + " 2>&1"}).out, answer) << command;
    }
}

}  // namespace
}  // namespace uriscan::tests
