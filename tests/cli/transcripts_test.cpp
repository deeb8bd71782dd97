// Runs the transcripts of tests/data/transcripts: commands in a shell, with their input, and what
// they must write.  A line of a transcript is one of these:
//
//     # CLAIM            starts a case: a folder of its own
//     file NAME          starts a file in this folder
//     | LINE             a line of the file
//     $ COMMAND          runs a command of the shell; `uriscan` is the program under test
//     < LINE             a line of its standard input
//     > LINE             a line that it must write to standard output
//     ! TEXT             a text that it must write to standard error
//     exit STATUS        its exit status, if it is not 0
//
// All other lines that are not empty are an error.  A line of a command that ends with a backslash
// goes on in the next line.
#include <filesystem>
#include <fstream>

#include "cli/command.hpp"
#include "support/places.hpp"

namespace uriscan::tests {
namespace {

namespace files = std::filesystem;

struct step {
    std::string place;  // FILE:LINE
    std::string command, in, out;
    std::vector<std::string> errors;
    int status = 0;
};

struct transcript_case {
    std::string claim;
    std::vector<std::pair<std::string, std::string>> files;  // names and contents
    std::vector<step> steps;
};

class transcript_reader {
public:
    explicit transcript_reader(const files::path& path) : name_(path.filename()), file_(path) {}

    std::vector<transcript_case> read() {
        for (std::string line; next(line);) {
            if (!line.empty() && !line.starts_with("//")) {
                take(line);
            }
        }
        return std::move(cases_);
    }

private:
    bool next(std::string& line) {
        ++number_;
        return static_cast<bool>(std::getline(file_, line));
    }

    void take(const std::string& line) {
        const std::string rest = line.size() > 2 ? line.substr(2) : "";
        const std::string mark = line.substr(0, 2);
        if (mark == "# ") {
            cases_.push_back({rest, {}, {}});
        } else if (line.starts_with("file ")) {
            cases_.back().files.emplace_back(line.substr(5), "");
        } else if (mark == "| " || line == "|") {
            cases_.back().files.back().second += rest + "\n";
        } else if (mark == "$ ") {
            add_step(rest);
        } else if (mark == "< " || line == "<") {
            last().in += rest + "\n";
        } else if (mark == "> " || line == ">") {
            last().out += rest + "\n";
        } else if (mark == "! ") {
            last().errors.push_back(rest);
        } else if (line.starts_with("exit ")) {
            last().status = std::stoi(line.substr(5));
        } else {
            throw std::runtime_error(place() + ": not a line of a transcript: " + line);
        }
    }

    void add_step(std::string command) {
        const std::string where = place();
        for (std::string more; command.ends_with('\\') && next(more);) {
            command.back() = '\n';
            command.insert(command.size() - 1, "\\");
            command += more;
        }
        cases_.back().steps.push_back({where, command, "", "", {}, 0});
    }

    step& last() { return cases_.back().steps.back(); }
    std::string place() const { return name_.string() + ":" + std::to_string(number_); }

    files::path name_;
    std::ifstream file_;
    int number_ = 0;
    std::vector<transcript_case> cases_;
};

void expect_step(const step& given, const files::path& folder) {
    const files::path program = program_path();
    const std::string setting = "cd '" + folder.string() + "' && PATH='" +
                                program.parent_path().string() + "':\"$PATH\" && ";
    const finished_program result = run({"/bin/sh", "-c", setting + given.command}, given.in);
    EXPECT_EQ(result.out, given.out) << given.place << ": " << given.command << "\n" << result.err;
    EXPECT_EQ(result.status, given.status) << given.place << ": " << result.err;
    for (const std::string& error : given.errors) {
        EXPECT_NE(result.err.find(error), std::string::npos)
            << given.place << ": expected '" << error << "' in:\n"
            << result.err;
    }
    EXPECT_TRUE(!given.errors.empty() || result.err.empty()) << given.place << ": " << result.err;
}

void run_case(const transcript_case& given) {
    std::string pattern = files::temp_directory_path() / "uriscan-transcript-XXXXXX";
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    const files::path folder = pattern;
    for (const auto& [name, contents] : given.files) {
        files::create_directories((folder / name).parent_path());
        std::ofstream(folder / name) << contents;
    }
    SCOPED_TRACE(given.claim);
    for (const step& each : given.steps) {
        expect_step(each, folder);
    }
    files::remove_all(folder);
}

TEST(transcripts, cases) {
    std::size_t count = 0;
    for (const auto& entry : files::directory_iterator(source_path("tests/data/transcripts"))) {
        for (const transcript_case& each : transcript_reader(entry.path()).read()) {
            EXPECT_FALSE(each.steps.empty()) << each.claim;
            run_case(each);
            ++count;
        }
    }
    EXPECT_GT(count, 10U);
}

}  // namespace
}  // namespace uriscan::tests
