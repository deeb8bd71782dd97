// Each command of the console sessions in the documents must write exactly what the document shows.
// The commands run in a copy of the folder docs/cookbook.
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "cli/command.hpp"
#include "support/places.hpp"

namespace uriscan::tests {
namespace {

namespace files = std::filesystem;

const files::path source = source_path(".");

struct command_and_answer {
    std::string command;
    std::string answer;
};

std::vector<command_and_answer> sessions_of(const files::path& document) {
    std::ifstream file(document);
    std::vector<command_and_answer> commands;
    bool inside = false;
    for (std::string line; std::getline(file, line);) {
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

// Runs each command where build/uriscan is the program, which is also in the PATH.
void expect_sessions(const files::path& document, std::size_t at_least) {
    const std::vector<command_and_answer> commands = sessions_of(document);
    EXPECT_GE(commands.size(), at_least);
    std::string pattern = files::temp_directory_path() / "uriscan-sessions-XXXXXX";
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    const files::path folder = pattern;
    files::copy(source / "docs/cookbook", folder, files::copy_options::recursive);
    files::create_directory(folder / "build");
    files::create_symlink(program_path(), folder / "build/uriscan");
    const std::string setting =
        "cd '" + folder.string() + "' && PATH=\"$PWD/build:$PATH\" && exec 2>&1 && ";
    for (const auto& [command, answer] : commands) {
        EXPECT_EQ(run({"/bin/sh", "-c", setting + command}).out, answer) << command;
    }
    files::remove_all(folder);
}

TEST(sessions, of_the_readme) {
    expect_sessions(source / "README.md", 3);
}

TEST(sessions, of_the_page_of_the_command_line) {
    expect_sessions(source / "docs/command_line.md", 5);
}

TEST(sessions, of_the_cookbook) {
    expect_sessions(source / "docs/cookbook.md", 20);
}

}  // namespace
}  // namespace uriscan::tests
