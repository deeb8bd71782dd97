// Each format has a function that reads its escapes.  One class writes the decoded octets.
#include "cli/input/escaped_text.hpp"

#include <utf8.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "json_text.hpp"
#include "log_escape.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::cli {
namespace {

// Appends the octets that `raw` stands for, from left to right.  If there are `places`, appends one
// offset for each of these octets: where the octet, or its escape, is in `raw`.
class text_decoder {
public:
    text_decoder(std::string& out, std::string_view raw, std::vector<std::size_t>* places)
        : out_(out), raw_(raw), places_(places) {}

    // The octets up to `end` stand for themselves.
    void copy_up_to(std::size_t end) {
        out_.append(raw_.substr(at_, end - at_));
        for (; places_ != nullptr && at_ < end; ++at_) {
            places_->push_back(at_);
        }
        at_ = end;
    }

    // The octets up to `end` are an escape.  It stands for `octets`.
    void decode_up_to(std::size_t end, std::string_view octets) {
        out_.append(octets);
        if (places_ != nullptr) {
            places_->insert(places_->end(), octets.size(), at_);
        }
        at_ = end;
    }

    std::string_view raw() const { return raw_; }

private:
    std::string& out_;
    const std::string_view raw_;
    std::vector<std::size_t>* const places_;
    std::size_t at_ = 0;  // the offset in `raw` up to which all was appended
};

struct read_escape {
    std::size_t end;
    char octet;
};

// Decodes a text whose escapes all start with this octet.  `read` reads the escape at an offset.
template <class Read>
void decode_each(text_decoder& text, char first_octet, Read read) {
    const std::string_view raw = text.raw();
    std::size_t end = 0;
    for (std::size_t at = raw.find(first_octet); at != raw.npos; at = raw.find(first_octet, end)) {
        text.copy_up_to(at);
        const read_escape escape = read(raw, at);
        end = escape.end;
        text.decode_up_to(end, {&escape.octet, 1});
    }
    text.copy_up_to(raw.size());
}

read_escape read_tsv_escape(std::string_view raw, std::size_t at) {
    constexpr std::string_view names = "bfnrt0'\\";
    constexpr std::string_view octets("\b\f\n\r\t\0'\\", names.size());
    const std::size_t name = at + 1 < raw.size() ? names.find(raw[at + 1]) : names.npos;
    return name == names.npos ? read_escape{at + 1, '\\'} : read_escape{at + 2, octets[name]};
}

read_escape read_csv_escape(std::string_view raw, std::size_t at) {
    return {std::min(at + 2, raw.size()), '"'};
}

read_escape read_triplet(std::string_view raw, std::size_t at) {
    const std::string_view rest = raw.substr(at);
    return begins_with_triplet(rest) ? read_escape{at + triplet_size, octet_of_triplet(rest)}
                                     : read_escape{at + 1, '%'};
}

// `start` is a start state of the machine.
template <int start>
read_escape read_log_escape(std::string_view raw, std::size_t at) {
    const auto* const begin = reinterpret_cast<const unsigned char*>(raw.data());
    const log_escape escape(start, begin + at, begin + raw.size());
    const auto end = static_cast<std::size_t>(escape.end - begin);
    return end == at ? read_escape{at + 1, raw[at]}
                     : read_escape{end, static_cast<char>(escape.octet)};
}

// Writes the parts of a string of JSON, and joins the halves of surrogate pairs.
class unit_writer {
public:
    explicit unit_writer(text_decoder& text) : text_(text) {}

    // These functions are called by read_json_text().

    void append_octets(const unsigned char*, const unsigned char* end) {
        end_pair();
        text_.copy_up_to(offset_of(end));
    }

    void append_escaped(const unsigned char* octet) { append(static_cast<char>(*octet), octet); }

    void append_control(const unsigned char* name) {
        constexpr std::string_view names = "bfnrt";
        constexpr std::string_view controls = "\b\f\n\r\t";
        append(controls[names.find(static_cast<char>(*name))], name);
    }

    void append_unit(unsigned unit, const unsigned char* end) {
        const bool is_first = unit >= 0xD800 && unit <= 0xDBFF;
        const bool is_second = unit >= 0xDC00 && unit <= 0xDFFF;
        if (is_second && first_ != 0) {
            const unsigned first = std::exchange(first_, 0);
            append_character(0x10000 + (first - 0xD800) * 0x400 + (unit - 0xDC00), offset_of(end));
            return;
        }
        end_pair();
        if (is_first) {
            first_ = unit;
            first_end_ = offset_of(end);
        } else {
            append_character(is_second ? replacement : unit, offset_of(end));
        }
    }

    // Ends a pair whose second half is missing.
    void end_pair() {
        if (first_ != 0) {
            append_character(replacement, first_end_);
            first_ = 0;
        }
    }

private:
    static constexpr unsigned replacement = 0xFFFD;

    std::size_t offset_of(const unsigned char* octet) const {
        return static_cast<std::size_t>(reinterpret_cast<const char*>(octet) - text_.raw().data());
    }

    // `last` is the last octet of the escape.
    void append(char octet, const unsigned char* last) {
        end_pair();
        text_.decode_up_to(offset_of(last + 1), {&octet, 1});
    }

    void append_character(unsigned character, std::size_t end) {
        std::string octets;
        utf8::unchecked::append(character, std::back_inserter(octets));
        text_.decode_up_to(end, octets);
    }

    text_decoder& text_;
    unsigned first_ = 0;  // the first half of a pair, if the last unit was one
    std::size_t first_end_ = 0;
};

void decode_json(text_decoder& text) {
    const auto* const begin = reinterpret_cast<const unsigned char*>(text.raw().data());
    unit_writer units(text);
    read_json_text(begin, begin + text.raw().size(), units);
    units.end_pair();
}

void decode_text(text_decoder& text, escapes how) {
    switch (how) {
        case escapes::none: return text.copy_up_to(text.raw().size());
        case escapes::tsv: return decode_each(text, first_octet_of(how), read_tsv_escape);
        case escapes::csv: return decode_each(text, first_octet_of(how), read_csv_escape);
        case escapes::json: return decode_json(text);
        case escapes::log:
            return decode_each(text, first_octet_of(how),
                               read_log_escape<log_escape::log_escape_start>);
        case escapes::haproxy:
            return decode_each(text, first_octet_of(how),
                               read_log_escape<log_escape::log_escape_en_haproxy>);
        case escapes::percent: return decode_each(text, first_octet_of(how), read_triplet);
    }
}

}  // namespace

void append_decoded(std::string& out, std::string_view raw, escapes how) {
    text_decoder text(out, raw, nullptr);
    decode_text(text, how);
}

std::string_view decoded(std::string_view raw, escapes how, std::string& buffer) {
    if (!has_escape(raw, how)) {
        return raw;
    }
    buffer.clear();
    append_decoded(buffer, raw, how);
    return buffer;
}

std::string_view escaped_text::decode_escapes(escapes how, std::string_view before) {
    before_ = before.size();
    text_ = before;
    places_.clear();
    text_decoder text(text_, raw_, &places_);
    decode_text(text, how);
    places_.push_back(raw_.size());
    return text_;
}

// Removes the escapes of CSV first, and then the others.  This gives offsets in the text that still
// has the other escapes.  At the end, replaces them by offsets in raw_.
std::string_view escaped_text::decode_both(escapes how, std::string_view before) {
    escaped_text quoted;
    const std::string_view raw = raw_;
    raw_ = quoted.decode(raw, escapes::csv);
    decode_escapes(how, before);
    for (std::size_t& place : places_) {
        place = quoted.places_[place];
    }
    raw_ = raw;
    return text_;
}

std::string_view escaped_text::raw_of(std::size_t offset, std::size_t size) const {
    if (!is_decoded_) {
        return raw_.substr(offset, size);
    }
    const std::size_t begin = places_[offset - before_];
    return raw_.substr(begin, places_[offset - before_ + size] - begin);
}

std::string_view escaped_text::whole_escapes(std::string_view slice) const {
    const auto offset_of = [this](const char* octet) {
        const auto offset = std::max<std::ptrdiff_t>(octet - raw_.data(), 0);
        return std::min(static_cast<std::size_t>(offset), raw_.size());
    };
    const std::size_t end = offset_of(slice.data() + slice.size());
    const auto after = std::ranges::upper_bound(places_, offset_of(slice.data()));
    const std::size_t begin = after == places_.begin() ? 0 : *std::prev(after);
    return raw_.substr(begin, *std::ranges::lower_bound(places_, end) - begin);
}

}  // namespace uriscan::cli
