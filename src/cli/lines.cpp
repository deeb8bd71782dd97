// The buffer behind line_reader: what is left of a line moves to the front before each read.
#include "cli/lines.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace uriscan::cli {
namespace {

constexpr std::size_t first_buffer_size = 256 * 1024;

}  // namespace

line_reader::line_reader(int descriptor, char separator)
    : descriptor_(descriptor), separator_(separator), buffer_(first_buffer_size) {}

bool line_reader::read_some() {
    if (line_begin_ > 0) {
        std::memmove(buffer_.data(), buffer_.data() + line_begin_, end_ - line_begin_);
        searched_ -= line_begin_;
        end_ -= line_begin_;
        line_begin_ = 0;
    }
    if (end_ == buffer_.size()) {
        buffer_.resize(2 * buffer_.size());
    }
    ssize_t count = 0;
    do {
        count = ::read(descriptor_, buffer_.data() + end_, buffer_.size() - end_);
    } while (count < 0 && errno == EINTR);
    if (count < 0) {
        throw read_error(errno);
    }
    end_ += static_cast<std::size_t>(count);
    return count > 0;
}

bool line_reader::next_line(std::string_view& text) {
    const char* const begin = buffer_.data() + line_begin_;
    const void* const found = std::memchr(buffer_.data() + searched_, separator_, end_ - searched_);
    if (found == nullptr) {
        searched_ = end_;
        return false;
    }
    const char* const separator = static_cast<const char*>(found);
    text = {begin, static_cast<std::size_t>(separator - begin)};
    if (separator_ == '\n' && text.ends_with('\r')) {
        text.remove_suffix(1);
    }
    line_begin_ = searched_ = static_cast<std::size_t>(separator - buffer_.data()) + 1;
    return true;
}

bool line_reader::last_line(std::string_view& text) const {
    text = {buffer_.data() + line_begin_, end_ - line_begin_};
    return !text.empty();
}

}  // namespace uriscan::cli
