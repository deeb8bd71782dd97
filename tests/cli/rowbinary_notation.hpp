// A slow encoder of RowBinary, for the notation of tests/data/rowbinary (see tests/data/README.md).
// It was written from ClickHouse's description of the format, and uses no code of the program.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace uriscan::tests {

// Returns a number in LEB128: seven bits in each octet, the lowest first.
inline std::string leb128(std::uint64_t number) {
    std::string octets;
    while (number > 127) {
        octets += static_cast<char>(128 + number % 128);
        number /= 128;
    }
    return octets + static_cast<char>(number);
}

inline std::string string_value(std::string_view text) {
    return leb128(text.size()) + std::string(text);
}

// Reads values of the notation, and encodes them.
class rowbinary_notation {
public:
    explicit rowbinary_notation(std::string_view text) : rest_(text) {}

    // Returns the octets of all values.  Throws std::runtime_error.
    std::string encoded() {
        std::string octets;
        while (skip_spaces()) {
            octets += value();
        }
        return octets;
    }

private:
    bool skip_spaces() {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size()));
        return !rest_.empty();
    }

    bool skip(std::string_view word) {
        const bool is_there = rest_.starts_with(word);
        rest_.remove_prefix(is_there ? word.size() : 0);
        return is_there;
    }

    std::string value() {
        if (skip("NULL")) {
            return "\x01";
        }
        if (skip("?")) {
            return std::string(1, '\0') + value();
        }
        if (skip("raw\"")) {
            return quoted();
        }
        if (skip("\"")) {
            return string_value(quoted());
        }
        if (skip("x")) {
            return std::string(1, octet());
        }
        if (skip("(")) {
            return values(")").octets;
        }
        if (skip("[")) {
            const list elements = values("]");
            return leb128(elements.size) + elements.octets;
        }
        return integer();
    }

    struct list {
        std::uint64_t size = 0;
        std::string octets;
    };

    list values(std::string_view end) {
        list all;
        for (; skip_spaces() && !skip(end); ++all.size) {
            all.octets += value();
        }
        return all;
    }

    char octet() {
        const auto digits = std::string(rest_.substr(0, 2));
        rest_.remove_prefix(digits.size());
        return static_cast<char>(std::stoi(digits, nullptr, 16));
    }

    // Reads the rest of a text in quotation marks, and a *COUNT after it.
    std::string quoted() {
        std::string text;
        while (!skip("\"")) {
            if (rest_.empty()) {
                throw std::runtime_error("a quotation mark is missing");
            }
            if (skip("\\x")) {
                text += octet();
            } else if (skip("\\n")) {
                text += '\n';
            } else if (skip("\\r")) {
                text += '\r';
            } else if (skip("\\t")) {
                text += '\t';
            } else {
                skip("\\");  // before a backslash or a quotation mark
                text += rest_.front();
                rest_.remove_prefix(1);
            }
        }
        if (!skip("*")) {
            return text;
        }
        std::string all;
        for (std::uint64_t count = number(); count > 0; --count) {
            all += text;
        }
        return all;
    }

    std::uint64_t number() {
        std::uint64_t value = 0;
        if (rest_.empty() || rest_.front() < '0' || rest_.front() > '9') {
            throw std::runtime_error("there is no value: " + std::string(rest_));
        }
        while (!rest_.empty() && rest_.front() >= '0' && rest_.front() <= '9') {
            value = value * 10 + static_cast<std::uint64_t>(rest_.front() - '0');
            rest_.remove_prefix(1);
        }
        return value;
    }

    std::string integer() {
        std::uint64_t value = number();
        if (!skip("u")) {
            throw std::runtime_error("an integer has no type");
        }
        std::string octets;
        for (std::uint64_t bits = number(); bits > 0; bits -= 8) {
            octets += static_cast<char>(value % 256);
            value /= 256;
        }
        return octets;
    }

    std::string_view rest_;
};

}  // namespace uriscan::tests
