#include "leaks/check.hpp"

#include <cctype>
#include <vector>

namespace uriscan::leaks {
namespace {

// If the output has this many successive octets of a secret, the secret has leaked.
constexpr std::size_t recognizable = 5;

// Finds out which pieces from number `next` on were replaced in `output`.  Returns false if no
// choice of replaced pieces gives this output.  `is_replaced` has one entry for each piece before
// `next`.
bool match(const pieces& line, std::size_t next, std::string_view output,
           std::string_view replacement, std::vector<bool>& is_replaced) {
    if (next == line.size()) {
        return output.empty();
    }
    const piece& one = line[next];
    if (one.what != role::secret && output.starts_with(one.text)) {
        is_replaced.push_back(false);
        if (match(line, next + 1, output.substr(one.text.size()), replacement, is_replaced)) {
            return true;
        }
        is_replaced.pop_back();
    }
    if (one.what != role::kept) {
        const bool continues = next > 0 && is_replaced.back();
        if (continues || output.starts_with(replacement)) {
            is_replaced.push_back(true);
            if (match(line, next + 1, output.substr(continues ? 0 : replacement.size()),
                      replacement, is_replaced)) {
                return true;
            }
            is_replaced.pop_back();
        }
    }
    return false;
}

std::string masked_text(const pieces& line, const std::vector<bool>& is_replaced) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        text += is_replaced[i] ? std::string(line[i].text.size(), 'x') : line[i].text;
    }
    return text;
}

std::size_t count_replaced(const std::vector<bool>& is_replaced) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < is_replaced.size(); ++i) {
        count += is_replaced[i] && (i == 0 || !is_replaced[i - 1]) ? 1 : 0;
    }
    return count;
}

}  // namespace

std::string_view name_of(fault kind) {
    switch (kind) {
        case fault::leak: return "leak";
        case fault::change: return "change";
        case fault::mask: return "mask";
        case fault::count: return "count";
    }
    return "";
}

answer redact_with(const redactor& with, std::string_view text) {
    answer got;
    got.replaced = with.redact(text, got.redacted).secrets;
    got.masked = text;
    got.overwritten = with.mask(got.masked).secrets;
    return got;
}

std::optional<finding> check(const pieces& line, const answer& got, std::string_view replacement) {
    std::vector<bool> is_replaced;
    if (!match(line, 0, got.redacted, replacement, is_replaced)) {
        return finding{has_leak(line, got.redacted) ? fault::leak : fault::change, got.redacted,
                       expected_text(line, replacement)};
    }
    const std::string masked = masked_text(line, is_replaced);
    if (got.masked != masked) {
        return finding{has_leak(line, got.masked) ? fault::leak : fault::mask, got.masked, masked};
    }
    const std::size_t count = count_replaced(is_replaced);
    if (got.replaced != count || got.overwritten != count) {
        return finding{fault::count,
                       std::to_string(got.replaced) + " replaced, " +
                           std::to_string(got.overwritten) + " masked",
                       std::to_string(count)};
    }
    return std::nullopt;
}

bool has_leak(const pieces& line, std::string_view output) {
    std::string kept_text;
    for (const piece& one : line) {
        kept_text += one.what == role::secret ? "\n" : one.text;
    }
    for (const piece& one : line) {
        for (std::size_t at = 0; one.what == role::secret && at < one.text.size(); ++at) {
            const std::string_view part = std::string_view(one.text).substr(at, recognizable);
            const bool is_whole = part.size() == one.text.size();
            if ((part.size() == recognizable || is_whole) && output.find(part) != output.npos &&
                kept_text.find(part) == kept_text.npos) {
                return true;
            }
        }
    }
    return false;
}

std::string expected_text(const pieces& line, std::string_view replacement) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i].what != role::secret) {
            text += line[i].text;
        } else if (i == 0 || line[i - 1].what != role::secret) {
            text += replacement;
        }
    }
    return text;
}

std::string masked_text(const pieces& line) {
    std::string text;
    for (const piece& one : line) {
        text += one.what == role::secret ? std::string(one.text.size(), 'x') : one.text;
    }
    return text;
}

}  // namespace uriscan::leaks
