// Texts of which only the classes of octets are known.
#include "proof/text.hpp"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>

namespace uriscan::proof {

octet_set set_of(const nibble_table& table) {
    return set_of([&](std::size_t octet) { return has_octet(table, octet); });
}
octet_set only(std::size_t wanted) {
    return set_of([&](std::size_t octet) { return octet == wanted; });
}

octet_classes::octet_classes(const std::vector<octet_set>& sets) {
    std::map<std::vector<bool>, std::size_t> numbers;  // of the classes, by their sets
    const auto sets_of = [&](std::size_t octet) {
        std::vector<bool> in;
        for (const octet_set& set : sets) {
            in.push_back(set[octet]);
        }
        return in;
    };
    for (std::size_t octet = 0; octet < 256; ++octet) {
        numbers.emplace(sets_of(octet), 0);
    }
    std::size_t count = 0;
    for (auto& [members, number] : numbers) {
        number = count++;
    }
    examples_.resize(count);
    for (std::size_t octet = 0; octet < 256; ++octet) {
        class_of_[octet] = numbers[sets_of(octet)];
        examples_[class_of_[octet]] = octet;
    }
}

bool octet_classes::are_in(std::size_t number, const octet_set& set) const {
    for (std::size_t octet = 0; octet < 256; ++octet) {
        if (class_of_[octet] == number && set[octet] != set[examples_[number]]) {
            std::fprintf(stderr, "a set has only some octets of a class\n");
            std::exit(1);
        }
    }
    return set[examples_[number]];
}

octets_of_text::octets_of_text(const octet_classes& classes, const std::string& name)
    : classes_(&classes) {
    std::size_t numbers = 1;
    for (std::size_t i = 0; numbers < classes.count(); ++i, numbers *= 2) {
        codes_.push_back(word::any("bit " + std::to_string(i) + " of the classes of " + name));
    }
    word in_any = 0;
    for (std::size_t number = 0; number < classes.count(); ++number) {
        word is = ~word(0);
        for (std::size_t i = 0; i < codes_.size(); ++i) {
            is &= (number >> i & 1) != 0 ? codes_[i] : ~codes_[i];
        }
        masks_.push_back(is);
        in_any |= is;
    }
    assume(in_any == ~word(0));
}

octets_of_text octets_of_text::known(const octet_classes& classes, std::string_view octets) {
    octets_of_text text(&classes);
    for (std::size_t number = 0; number < classes.count(); ++number) {
        std::uint64_t is = 0;
        for (std::size_t i = 0; i < octets.size(); ++i) {
            const auto octet = static_cast<unsigned char>(octets[i]);
            is |= std::uint64_t{classes.of(octet) == number} << i;
        }
        text.masks_.push_back(is);
    }
    return text;
}

word octets_of_text::in(const octet_set& set) const {
    word mask = 0;
    for (std::size_t number = 0; number < masks_.size(); ++number) {
        if (classes_->are_in(number, set)) {
            mask |= masks_[number];
        }
    }
    return mask;
}

octets_of_text octets_of_text::up_to(const word& size) const {
    return only_those(choose(size < 64, (word(1) << (size & 63)) - 1, ~word(0)));
}

octets_of_text octets_of_text::only_those(const word& kept) const {
    octets_of_text text = *this;
    for (word& mask : text.masks_) {
        mask &= kept;
    }
    return text;
}

octets_of_text octets_of_text::from(std::size_t begin, const octets_of_text& next) const {
    octets_of_text text = *this;
    for (std::size_t i = 0; begin != 0 && i < masks_.size(); ++i) {
        text.masks_[i] = masks_[i] >> begin | next.masks_[i] << (64 - begin);
    }
    return text;
}

}  // namespace uriscan::proof
