// Standard output, buffered here so that the command line itself says when it is flushed.
#pragma once

#include <cstddef>
#include <string>
#include <system_error>

namespace uriscan::cli {

struct write_error : std::system_error {
    explicit write_error(int code) : std::system_error(code, std::generic_category()) {}
};

class output {
public:
    // What is still to be written; append to it.
    std::string& text() { return text_; }

    // Writes all of it out.  Throws write_error.
    void flush();

    // Keeps memory bounded; call it once a record.  Throws write_error.
    void flush_if_large() {
        if (text_.size() >= large) {
            flush();
        }
    }

private:
    static constexpr std::size_t large = 256 * 1024;

    std::string text_;
};

}  // namespace uriscan::cli
