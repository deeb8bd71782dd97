#include "fuzz/plain/mutator.hpp"

#include <algorithm>
#include <utility>

namespace uriscan::tests {

std::size_t random_numbers::less_than(std::size_t count) {
    state_ += 0x9E3779B97F4A7C15;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    mixed ^= mixed >> 31;
    return mixed % count;
}

mutator::mutator(std::vector<std::string> texts, std::vector<std::string> words,
                 std::size_t longest, std::uint64_t seed)
    : texts_(std::move(texts)), words_(std::move(words)), longest_(longest), random_(seed) {}

std::string_view mutator::next() {
    input_ = texts_[random_.less_than(texts_.size())];
    for (std::size_t left = 1 + random_.less_than(8); left > 0; --left) {
        change();
    }
    input_.resize(std::min(input_.size(), longest_));
    return input_;
}

void mutator::change() {
    switch (random_.less_than(7)) {
        case 0:
        case 1: replace_octet(); break;
        case 2: erase_part(); break;
        case 3: repeat_part(); break;
        case 4: put(any_part(texts_[random_.less_than(texts_.size())])); break;
        default:
            if (!words_.empty()) {
                put(words_[random_.less_than(words_.size())]);
            }
    }
}

// Changes a bit, or writes any octet.
void mutator::replace_octet() {
    if (input_.empty()) {
        return;
    }
    char& octet = input_[random_.less_than(input_.size())];
    if (random_.less_than(2) == 0) {
        octet = static_cast<char>(octet ^ 1 << random_.less_than(8));
    } else {
        octet = static_cast<char>(random_.less_than(256));
    }
}

// Inserts the part, or writes it over other octets.
void mutator::put(std::string_view part) {
    const std::size_t at = random_.less_than(input_.size() + 1);
    const bool inserts = random_.less_than(2) == 0;
    input_.replace(at, inserts ? 0 : std::min(part.size(), input_.size() - at), part);
}

void mutator::erase_part() {
    const std::string_view part = any_part(input_);
    input_.erase(static_cast<std::size_t>(part.data() - input_.data()), part.size());
}

void mutator::repeat_part() {
    part_ = any_part(input_);
    put(part_);
}

std::string_view mutator::any_part(std::string_view text) {
    if (text.empty()) {
        return text;
    }
    const std::size_t at = random_.less_than(text.size());
    return text.substr(at, 1 + random_.less_than(text.size() - at));
}

}  // namespace uriscan::tests
