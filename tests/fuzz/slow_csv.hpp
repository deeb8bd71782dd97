// A slow reader of CSV, which was written from RFC 4180.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::tests {

struct record {
    std::vector<std::string> fields;
    bool is_malformed = false;
    bool is_empty_line = false;
    std::uint64_t number = 0;
    std::uint64_t size = 0;      // without its line end
    std::uint64_t all_size = 0;  // with its line end
};

// Reads one octet after the other.
class slow_reader {
public:
    slow_reader(std::string_view text, char delimiter) : text_(text), delimiter_(delimiter) {}

    bool is_at_end() const { return at_ == text_.size(); }

    record next() {
        record made;
        made.number = line_;
        const std::size_t start = at_;
        bool is_closed = true;
        for (bool goes_on = true; goes_on;) {
            made.fields.emplace_back();
            goes_on = read_field(made, is_closed) && is_delimiter();
            at_ += goes_on ? 1 : 0;
        }
        while (made.is_malformed && is_closed && !is_at_end() && text_[at_] != '\n') {
            ++at_;
        }
        std::size_t end = at_;
        if (is_closed && !is_at_end()) {
            ++at_;  // the line feed
            end -= end > start && text_[end - 1] == '\r' ? 1 : 0;
        }
        for (std::size_t i = start; i < at_; ++i) {
            line_ += text_[i] == '\n' ? 1 : 0;
        }
        made.size = end - start;
        made.all_size = at_ - start;
        made.is_empty_line = end == start;
        return made;
    }

private:
    bool is_delimiter() const { return !is_at_end() && text_[at_] == delimiter_; }

    // Returns false if the record ends within the field.
    bool read_field(record& made, bool& is_closed) {
        std::string& field = made.fields.back();
        if (is_at_end() || text_[at_] != '"') {
            while (!is_at_end() && !is_delimiter() && text_[at_] != '\n' && text_[at_] != '"') {
                field += text_[at_++];
            }
            made.is_malformed = !is_at_end() && text_[at_] == '"';
            if (!is_at_end() && text_[at_] == '\n' && field.ends_with('\r')) {
                field.pop_back();
            }
            return !made.is_malformed;
        }
        for (++at_; !is_at_end(); ++at_) {
            if (text_[at_] == '"') {
                if (at_ + 1 == text_.size() || text_[at_ + 1] != '"') {
                    break;
                }
                ++at_;
            }
            field += text_[at_];
        }
        is_closed = !is_at_end();
        made.is_malformed = !is_closed;
        if (!is_closed) {
            return false;
        }
        ++at_;
        const std::string_view rest = text_.substr(at_);
        const bool is_end = rest.empty() || is_delimiter() || rest == "\r" ||
                            rest.starts_with('\n') || rest.starts_with("\r\n");
        at_ += is_end && !is_delimiter() && rest.starts_with('\r') ? 1 : 0;
        made.is_malformed = !is_end;
        return is_end;
    }

    std::string_view text_;
    char delimiter_;
    std::size_t at_ = 0;
    std::uint64_t line_ = 1;
};

}  // namespace uriscan::tests
