// Repairs a text; see repair.hpp.

#include "operations/reference/repair.hpp"

#include "operations/reference/parts.hpp"

namespace uriscan::slow {

namespace {

unsigned value_of(char octet) {
    return static_cast<unsigned char>(octet);
}

bool is_control(char octet) {
    return value_of(octet) < 0x20 || value_of(octet) == 0x7F;
}

bool is_slash(char octet) {
    return octet == '/' || octet == '\\';
}

// Returns the kind of an octet that the grammar does not allow at its place.
std::optional<mend> kind_of(char octet, const std::string& component) {
    static const std::string delimiters = "<>\"";
    static const std::string unwise = "{}|^`";
    if (octet == ' ') {
        return mend::space;
    }
    if (is_control(octet)) {
        return mend::control;
    }
    if (value_of(octet) >= 0x80) {
        return mend::non_ascii;
    }
    if (delimiters.find(octet) != std::string::npos) {
        return mend::delimiters;
    }
    if (octet == '[' || octet == ']') {
        return mend::brackets;
    }
    if (octet == '\\') {
        return mend::backslash;
    }
    if (unwise.find(octet) != std::string::npos) {
        return mend::unwise;
    }
    if (octet == '#' && component == "fragment") {
        return mend::number_sign;
    }
    return std::nullopt;
}

// Returns whether the octet at `offset` would be one of the two slashes before an authority if each
// backslash were a slash.
bool would_open_authority(std::string_view text, std::size_t offset) {
    const parts before = split(text.substr(0, offset));
    const std::size_t begin = before.scheme ? before.scheme->size() + 1 : 0;
    const std::string_view first_two = text.substr(begin, 2);
    return offset < begin + 2 && first_two.size() == 2 && is_slash(first_two[0]) &&
           is_slash(first_two[1]);
}

struct place {
    std::size_t offset;
    mend what;
};

// Returns the offset of the octet to mend in `text`, and its kind. Returns nothing if this octet
// cannot or must not be mended.
std::optional<place> mendable(std::string_view text, const error& error, const mends& allowed) {
    const std::string& component = error.component;
    if (component != "path" && component != "query" && component != "fragment") {
        return std::nullopt;
    }
    std::size_t offset = error.offset;
    std::optional<mend> kind;
    if (error.reason == "malformed-percent-encoding") {
        offset = offset_of_stray_percent(text, error);
        kind = mend::percent_sign;
    } else if (offset < text.size()) {
        kind = kind_of(text[offset], component);
    }
    if (kind == mend::backslash && component == "path") {
        if (would_open_authority(text, offset)) {
            return std::nullopt;
        }
        if (allowed.contains(mend::backslash_as_slash)) {
            kind = mend::backslash_as_slash;
        }
    }
    if (!kind || !allowed.contains(*kind)) {
        return std::nullopt;
    }
    return place{offset, *kind};
}

std::string first_component(std::string_view valid) {
    const parts cut = split(valid);
    if (cut.scheme) {
        return "scheme";
    }
    if (cut.authority) {
        return split_authority(*cut.authority).userinfo ? "userinfo" : "host";
    }
    return "path";
}

std::string last_component(std::string_view valid) {
    const parts cut = split(valid);
    return cut.fragment ? "fragment" : cut.query ? "query" : "path";
}

// The octets [begin, end) of a text: those that remain after the spaces and controls around the
// text are dropped.
struct range {
    std::size_t begin;
    std::size_t end;
};

range without_surrounding(std::string_view text) {
    const auto is_dropped = [](char octet) { return octet == ' ' || is_control(octet); };
    range kept{0, text.size()};
    while (kept.begin < kept.end && is_dropped(text[kept.begin])) {
        ++kept.begin;
    }
    while (kept.begin < kept.end && is_dropped(text[kept.end - 1])) {
        --kept.end;
    }
    return kept;
}

// Appends `octets`, which all come from the octet at `origin`.
void append(repaired& result, std::string_view octets, std::size_t origin) {
    result.text += octets;
    result.origins.insert(result.origins.end(), octets.size(), origin);
}

// Repairs the octets `kept` of `text`.
repaired repair_inside(std::string_view text, range kept, const mends& allowed) {
    repaired result;
    std::size_t next = kept.begin;  // the first octet that is not in the result yet
    const auto take_until = [&](std::size_t end) {
        for (; next < end; ++next) {
            append(result, text.substr(next, 1), next);
        }
    };
    for (;;) {
        const std::size_t done = result.text.size();
        const std::string whole = result.text + std::string(text.substr(next, kept.end - next));
        const auto error = error_of_reference(whole);
        if (!error) {
            take_until(kept.end);
            return result;
        }
        const auto found = mendable(whole, *error, allowed);
        if (!found) {
            result.error = error;
            result.error->offset = next + error->offset - done;
            return result;
        }
        take_until(next + found->offset - done);
        append(result, replacement(text[next], found->what), next);
        result.deviations.push_back({next, error->component, found->what});
        ++next;
    }
}

}  // namespace

std::string replacement(char octet, mend what) {
    static const std::string digits = "0123456789ABCDEF";
    if (what == mend::surrounding) {
        return "";
    }
    if (what == mend::backslash_as_slash) {
        return "/";
    }
    return {'%', digits[value_of(octet) / 16], digits[value_of(octet) % 16]};
}

repaired repair(std::string_view text, const mends& allowed) {
    range kept{0, text.size()};
    if (allowed.contains(mend::surrounding)) {
        kept = without_surrounding(text);
    }
    repaired result = repair_inside(text, kept, allowed);
    if (result.error) {
        return result;
    }
    std::vector<deviation> dropped;
    for (std::size_t i = 0; i < kept.begin; ++i) {
        dropped.push_back({i, first_component(result.text), mend::surrounding});
    }
    result.deviations.insert(result.deviations.begin(), dropped.begin(), dropped.end());
    for (std::size_t i = kept.end; i < text.size(); ++i) {
        result.deviations.push_back({i, last_component(result.text), mend::surrounding});
    }
    return result;
}

}  // namespace uriscan::slow
