// In the format of the W3C, a line depends on earlier lines: on the last #Fields directive.  So
// each block knows the last directive before it.
#include "cli/input/logs/log_lines.hpp"

#include <string>

namespace uriscan::cli {
namespace {

class w3c_splitter final : public line_splitter {
public:
    explicit w3c_splitter(const input_options& options)
        : line_splitter(options), separator_(options.separator()), max_line_(options.max_line) {}

    void start_block(block& block) const override { block.directive = directive_; }

    // A directive that is too long has no text, so it is ignored.
    void finish_block(block& block) override {
        const std::string_view lines(block.lines.begin(), block.lines.size());
        std::size_t found = lines.rfind(fields_directive);
        for (; found != lines.npos; found = lines.rfind(fields_directive, found - 1)) {
            if (found == 0 || lines[found - 1] == separator_) {
                std::string_view line = lines.substr(found, lines.find(separator_, found) - found);
                line.remove_suffix(separator_ == '\n' && line.ends_with('\r') ? 1 : 0);
                if (line.size() <= max_line_) {
                    directive_ = line;
                    return;
                }
            }
            if (found == 0) {
                return;
            }
        }
    }

private:
    const char separator_;
    const std::uint64_t max_line_;
    std::string directive_;  // the last one
};

}  // namespace

std::unique_ptr<splitter> log_lines::make_splitter(const input_options& options) {
    if (options.log.format == log_format::w3c) {
        return std::make_unique<w3c_splitter>(options);
    }
    return std::make_unique<line_splitter>(options);
}

}  // namespace uriscan::cli
