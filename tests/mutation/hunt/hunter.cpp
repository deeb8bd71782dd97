#include "mutation/hunt/hunter.hpp"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <utility>

#include "mutation/mutation.hpp"

namespace uriscan::tests {
namespace {

double seconds_of_processor() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

bool reaches(unsigned mutant) {
    return std::exchange(uriscan_mutation::reached[mutant], 0) != 0;
}

}  // namespace

hunter::hunter(const subject& subject, unsigned seed, std::vector<std::string> lines,
               last_attempt& last)
    : subject_(subject),
      random_(seed),
      lines_(std::move(lines)),
      last_(last),
      pages_(last_attempt::most) {
    uriscan_mutation::records = true;
}

void hunter::collect(const std::vector<unsigned>& mutants, double seconds) {
    constexpr std::size_t most = 200;
    const double end = seconds_of_processor() + seconds;
    while (seconds_of_processor() < end) {
        const attempt one = random_attempt();
        run(one, 0);
        for (const unsigned mutant : mutants) {
            std::vector<attempt>& kept = reaching_[mutant];
            if (!reaches(mutant)) {
                continue;
            }
            if (kept.size() < most) {
                kept.push_back(one);
            } else if (random(8) == 0) {
                kept[random(kept.size())] = one;
            }
        }
    }
}

bool hunter::hunt(unsigned mutant, double seconds, attempt& found) {
    std::vector<attempt>& kept = reaching_[mutant];
    const double end = seconds_of_processor() + seconds;
    for (std::size_t count = 0;
         !kept.empty() && (count < kept.size() || seconds_of_processor() < end); ++count) {
        const std::size_t index = count < kept.size() ? count : random(kept.size());
        const attempt next = count < kept.size() ? kept[index] : changed(kept[index]);
        const std::string original = run(next, 0);
        if (!reaches(mutant)) {
            continue;
        }
        if (run(next, mutant) != original) {
            found = simplified(shortened(next, mutant), mutant);
            return true;
        }
        if (random(4) == 0 || next.text.size() < kept[index].text.size()) {
            kept[index] = next;
        }
    }
    return false;
}

std::string hunter::result(const attempt& attempt, unsigned mutant) {
    return visible(run(attempt, mutant));
}

// The text is at the start or at the end of memory that can be read.
std::string hunter::run(const attempt& attempt, unsigned mutant) {
    last_.variant = attempt.variant;
    last_.size = attempt.text.size();
    std::memcpy(last_.text, attempt.text.data(), last_.size);
    const bool is_at_begin = attempt.text.size() % 2 == 0;
    const std::span<char> room = is_at_begin ? pages_.room_at_begin(attempt.text.size())
                                             : pages_.room_at_end(attempt.text.size());
    std::copy(attempt.text.begin(), attempt.text.end(), room.begin());
    uriscan_mutation::chosen = mutant;
    std::string result = subject_.run(room, attempt.variant);
    uriscan_mutation::chosen = 0;
    return result;
}

bool hunter::differs(const attempt& attempt, unsigned mutant) {
    return run(attempt, mutant) != run(attempt, 0);
}

attempt hunter::random_attempt() {
    attempt out;
    if (lines_.empty() || random(2) == 0) {
        for (std::size_t size = 1 + random(12); size > 0; --size) {
            out.text += piece();
        }
    } else {
        out.text = lines_[random(lines_.size())];
        for (std::size_t changes = random(4); changes > 0; --changes) {
            change(out.text);
        }
    }
    if (random(16) == 0) {
        make_longer(out.text);
    }
    out.variant = random(2) == 0 ? 0 : static_cast<unsigned>(random(subject_.variants));
    return out;
}

// Adds the same octet many times, or many pieces.
void hunter::make_longer(std::string& text) {
    std::string more(random(600), "ax /:=@\\"[random(8)]);
    if (random(4) == 0) {
        more.clear();
        for (const std::size_t size = random(3000); more.size() < size;) {
            more += piece();
        }
    }
    text.insert(random(text.size() + 1), more);
}

void hunter::change(std::string& text) {
    constexpr std::size_t most = 8000;
    const std::size_t at = random(text.size() + 1);
    const std::string_view added = piece();
    switch (random(6)) {
        case 0: text.insert(at, added); break;
        case 1: text.erase(at, 1 + random(6)); break;
        case 2: text.replace(at, std::min<std::size_t>(1, text.size() - at), added); break;
        case 3: text.insert(at, text.substr(random(text.size() + 1), random(20))); break;
        case 4: text.insert(at, added.substr(random(added.size()), 1)); break;
        default:
            if (!lines_.empty()) {
                const std::string& other = lines_[random(lines_.size())];
                text = text.substr(0, at) + other.substr(random(other.size() + 1));
            }
    }
    text.resize(std::min(text.size(), most));
}

attempt hunter::changed(attempt next) {
    for (std::size_t changes = 1 + random(3); changes > 0; --changes) {
        change(next.text);
    }
    if (random(8) == 0) {
        next.variant = static_cast<unsigned>(random(subject_.variants));
    }
    return next;
}

// Leaves out octets as long as the mutant still gives another result.
attempt hunter::shortened(attempt next, unsigned mutant) {
    if (differs({next.text, 0}, mutant)) {
        next.variant = 0;
    }
    const auto leave_out = [&](std::size_t size) {
        bool was_possible = false;
        for (std::size_t at = 0; at + size <= next.text.size();) {
            attempt shorter = next;
            shorter.text.erase(at, size);
            const bool is_possible = differs(shorter, mutant);
            next = is_possible ? shorter : next;
            was_possible = was_possible || is_possible;
            at += is_possible ? 0 : 1;
        }
        return was_possible;
    };
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (std::size_t size = next.text.size() / 2 + 1; size > 0;
             size = size > 24 ? size / 2 : size - 1) {
            goes_on = leave_out(size) || goes_on;
        }
    }
    return next;
}

// Replaces octets by simple ones as long as the mutant still gives another result.
attempt hunter::simplified(attempt next, unsigned mutant) {
    for (std::size_t at = 0; at < next.text.size(); ++at) {
        for (const char simple : {'a', '1'}) {
            attempt simpler = next;
            simpler.text[at] = simple;
            if (next.text[at] != 'a' && next.text[at] != '1' && differs(simpler, mutant)) {
                next = simpler;
            }
        }
    }
    return next;
}

std::string visible(std::string_view text) {
    std::string out;
    for (const char c : text) {
        const auto octet = static_cast<unsigned char>(c);
        if (octet < 0x20 || octet > 0x7E || c == '\\') {
            char hex[5];
            std::snprintf(hex, sizeof hex, "\\x%02X", octet);
            out += c == '\\' ? "\\\\" : hex;
        } else {
            out += c;
        }
    }
    return out;
}

std::string from_visible(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const bool is_hex = text.starts_with("\\x") && text.size() >= 4;
        const bool is_escaped = text[0] == '\\' && text.size() > 1;
        out += is_hex ? static_cast<char>(std::stoul(std::string(text.substr(2, 2)), nullptr, 16))
                      : text[is_escaped ? 1 : 0];
        text.remove_prefix(is_hex ? 4 : is_escaped ? 2 : 1);
    }
    return out;
}

}  // namespace uriscan::tests
