// Reads compressed files through a decoder.  Octets that are not compressed are read directly.
#include "cli/input/source.hpp"

#include <algorithm>
#include <limits>

#include "cli/input/file_start.hpp"
#include "cli/system/input_file.hpp"

namespace uriscan::cli {

source::source(const std::string& name, std::uint64_t max_unpacked, contents kind)
    : file_(name),
      encoding_(encoding_of_name(name)),
      kind_(kind),
      unpacked_left_(max_unpacked == 0 ? std::numeric_limits<std::uint64_t>::max() : max_unpacked) {
    if (is_text(name)) {
        encoding_ = encoding::none;
    }
    if (kind == contents::rows && encoding_ == encoding::unknown) {
        encoding_ = encoding::none;
    }
}

std::size_t source::read(char* octets, std::size_t size, const waiting& before_wait) {
    if (is_at_start_) {
        is_at_start_ = false;
        start_ = read_start(octets, size, before_wait);
    }
    if (!start_.empty()) {
        const std::size_t count = start_.copy(octets, size);
        start_.erase(0, count);
        return count;
    }
    return read_octets(octets, size, before_wait);
}

// Reads the first octets, without a byte order mark.  Returns an empty text at the end of the file,
// and also if a read had only a byte order mark.
std::string source::read_start(char* octets, std::size_t size, const waiting& before_wait) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    std::string start;
    std::size_t count = 0;
    do {
        count = read_octets(octets, size, before_wait);
        start.append(octets, count);
    } while (count > 0 && start.size() < mark.size() && mark.starts_with(start));
    if (kind_ == contents::text && start.starts_with(mark)) {
        start.erase(0, mark.size());
        has_mark_ = true;
    }
    return start;
}

std::size_t source::read_octets(char* octets, std::size_t size, const waiting& before_wait) {
    if (buffer_.empty()) {
        find_encoding(before_wait);
    }
    if (encoding_ == encoding::none) {
        return read_as_it_is(octets, size, before_wait);
    }
    do {
        if (const std::size_t count = unpack({octets, size}); count > 0) {
            return count;
        }
        if (!decoder_->error().empty()) {
            throw read_error("cannot decode {}: {}", name_of(encoding_), decoder_->error());
        }
    } while (refill(before_wait));
    if (!decoder_->is_complete()) {
        throw read_error("cannot decode {}: unexpected end, at offset {}", name_of(encoding_),
                         file_octets_read_);
    }
    return 0;
}

// Decompresses some of the octets that were read.  At the limit, tries to decompress one more
// octet, to find out whether the file ends there.
std::size_t source::unpack(std::span<char> octets) {
    const bool is_at_limit = unpacked_left_ == 0;
    const std::uint64_t most = is_at_limit ? 1 : unpacked_left_;
    const std::size_t count =
        decoder_->decode(encoded_, octets.first(std::min<std::uint64_t>(octets.size(), most)));
    if (count > 0 && is_at_limit) {
        throw read_error("{} has more octets of text than --max-unpacked allows",
                         name_of(encoding_));
    }
    unpacked_left_ -= count;
    return count;
}

// Reads octets until they show the encoding.  A complete line always shows it: no compressed file
// starts with a line.
void source::find_encoding(const waiting& before_wait) {
    constexpr std::size_t buffer_size = std::size_t{128} * 1024;
    buffer_.resize(buffer_size);
    while (encoding_ == encoding::unknown) {
        const std::size_t size = encoded_.size();
        const std::size_t count =
            file_.read(buffer_.data() + size, buffer_size - size, before_wait);
        file_octets_read_ += count;
        encoded_ = {buffer_.data(), size + count};
        encoding_ = count == 0 ? encoding::none : encoding_of_octets(encoded_);
        const binary_format format = count == 0 ? binary_format() : binary_format_of(encoded_);
        if (!format.name.empty()) {
            throw read_error("is {}; {}", format.name, format.advice);
        }
        encoding_ = format.needs_octets ? encoding::unknown : encoding_;
    }
    if (encoding_ != encoding::none) {
        decoder_ = make_decoder(encoding_);
    }
}

// Reads octets that are not compressed.  First returns the octets that find_encoding() has read.
std::size_t source::read_as_it_is(char* octets, std::size_t size, const waiting& before_wait) {
    if (encoded_.empty()) {
        const std::size_t count = file_.read(octets, size, before_wait);
        file_octets_read_ += count;
        return count;
    }
    const std::size_t count = encoded_.copy(octets, size);
    encoded_.remove_prefix(count);
    return count;
}

// Reads more of the file; returns false at its end.
bool source::refill(const waiting& before_wait) {
    const std::size_t count = file_.read(buffer_.data(), buffer_.size(), before_wait);
    file_octets_read_ += count;
    encoded_ = {buffer_.data(), count};
    return count > 0;
}

}  // namespace uriscan::cli
