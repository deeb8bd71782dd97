// Reads folders without recursion, so that a deep tree needs no stack.
#include "cli/system/folders.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace uriscan::cli {
namespace {

namespace fs = std::filesystem;

struct entry {
    std::string path;
    bool is_folder;
};

// Appends the files and folders in a folder, the last name first.  Returns false if the folder
// cannot be read.
bool append_entries(std::vector<entry>& to, const std::string& folder) {
    std::vector<entry> found;
    std::error_code error;
    for (fs::directory_iterator each(folder, error); !error && each != fs::directory_iterator();
         each.increment(error)) {
        std::error_code ignored;
        const fs::file_type type = each->symlink_status(ignored).type();
        // A file whose type is not known, such as one whose name is too long, is an error later.
        if (type == fs::file_type::directory || type == fs::file_type::regular ||
            type == fs::file_type::none) {
            const char* const between = folder.ends_with('/') ? "" : "/";
            found.push_back({folder + between + each->path().filename().string(),
                             type == fs::file_type::directory});
        }
    }
    if (error) {
        return false;
    }
    std::ranges::sort(found, std::greater<>(), &entry::path);
    std::ranges::move(found, std::back_inserter(to));
    return true;
}

}  // namespace

std::vector<std::string> files_in(const std::vector<std::string>& inputs) {
    std::vector<std::string> files;
    for (const std::string& input : inputs) {
        std::error_code ignored;
        std::vector<entry> left = {{input, input != "-" && fs::is_directory(input, ignored)}};
        while (!left.empty()) {
            const entry next = std::move(left.back());
            left.pop_back();
            if (!next.is_folder || !append_entries(left, next.path)) {
                files.push_back(next.path);
            }
        }
    }
    return files;
}

}  // namespace uriscan::cli
