// Properties of finding the secrets in URIs, checked with the slow reference (RFC 3986, section 3
// and Appendix C).
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "operations/checks.hpp"
#include "operations/reference/extract.hpp"
#include "operations/reference/parts.hpp"
#include "operations/texts_with_uris.hpp"
#include "operations/tolerant/tolerant.hpp"
#include "operations/tolerant/usual_keys.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::tests {
namespace {

using slices = std::vector<slow::slice>;

struct redaction_rules {
    redact_options ours;
    slow::secret_rules theirs;
};

// A redactor, and the rules that it follows.
struct redactor_with_rules {
    explicit redactor_with_rules(const redaction_rules& both) : rules(both), ours(both.ours) {}

    redaction_rules rules;
    redactor ours;
};

const std::array<std::string_view, 4> few_keys = {"a", "b", "token", "x-y"};

// Returns most choices for user information and fragment, with the default keys and with a few
// other keys. The reference does not support user names with parameters, so
// secret_userinfo::password is missing. It does not support passwords with a "#" either, so
// secret_userinfo::all with secret fragments is missing.
std::vector<redactor_with_rules> make_redactors() {
    std::vector<redactor_with_rules> all;
    for (const int i : {0, 1, 2, 3, 4, 6, 7}) {  // 5 would be the same as 7
        redaction_rules one;
        one.ours.userinfo = i % 2 == 0 ? secret_userinfo::none : secret_userinfo::all;
        one.theirs.userinfo = i % 2 == 0 ? slow::hidden_userinfo::none : slow::hidden_userinfo::all;
        one.ours.fragment = one.theirs.fragment = i % 4 == 0;
        one.theirs.keys = slow::usual_keys();
        one.theirs.key_endings = slow::usual_key_endings();
        if (i < 4) {
            one.ours.key_words = i % 3 == 0;
            one.ours.keys = few_keys;
            one.ours.replacement = i % 2 == 0 ? "" : "<*>";
            if (!one.ours.key_words) {
                one.theirs.keys = {};
                one.theirs.key_endings = {};
            }
            one.theirs.keys.insert(few_keys.begin(), few_keys.end());
        }
        one.theirs.tokens = one.ours.key_words;
        all.emplace_back(one);
    }
    return all;
}

const std::vector<redactor_with_rules>& redactors() {
    static const std::vector<redactor_with_rules> all = make_redactors();
    return all;
}

// Returns a copy of `text` with an "x" for each octet of the secrets.
std::string with_masked(std::string text, const slices& secrets) {
    for (const slow::slice& secret : secrets) {
        text.replace(secret.begin, secret.end - secret.begin, secret.end - secret.begin, 'x');
    }
    return text;
}

// Checks that each octet of `got` is an "x" or the same as in `text`, and that no secret is left.
// redact() also finds secrets in texts that are not valid URIs, so it can mask more octets.
std::optional<difference> check_masked(std::string_view got, const std::string& text,
                                       const slices& secrets) {
    std::string expected = with_masked(text, secrets);
    for (std::size_t i = 0; i < text.size(); ++i) {
        expected[i] = got[i] == 'x' ? 'x' : expected[i];
    }
    return compare(std::string(got), expected, " by mask()");
}

// Checks redact() and mask(), or if `is_reference`, redact_reference() and mask_reference().
std::optional<difference> check_redaction(const redactor& redactor, const std::string& text,
                                          const slices& secrets, bool is_reference) {
    std::string out = "kept ";
    guarded_buffer buffer(text.size());
    std::ranges::copy(text, buffer.span().begin());
    const redaction count =
        is_reference ? redactor.redact_reference(text, out) : redactor.redact(text, out);
    const redaction masked =
        is_reference ? redactor.mask_reference(buffer.span()) : redactor.mask(buffer.span());
    if (auto wrong = check_masked({buffer.span().data(), text.size()}, text, secrets)) {
        return wrong;
    }
    if (!buffer.intact()) {
        return difference{"octets outside of the text changed", "none"};
    }
    if (count.secrets != masked.secrets || count.uris != masked.uris ||
        count.tolerant != masked.tolerant || !out.starts_with("kept ")) {
        return difference{std::to_string(count.secrets) + " redacted and masked",
                          std::to_string(masked.secrets)};
    }
    return no_difference();
}

// Counts texts that have secrets by RFC 3986 (`all`), and those of them in which docs/redact.md
// finds the same secrets (`checked`). redact() reads a few texts in another way: see "What is
// ambiguous" on that page.  In some others, the URI might be a part of a reference that starts
// before it.
struct text_counts {
    std::uint64_t all = 0;
    std::uint64_t checked = 0;
};
text_counts counts;

void count_secrets(const std::string& text, const slow::tolerant_text& read) {
    const slow::secret_rules& rules = redactors().back().rules.theirs;  // the default keys
    const slices secrets = slow::secrets_in_text(text, rules, listed_schemes());
    const std::string masked = with_masked(text, read.secrets(rules));
    counts.all += secrets.empty() ? 0 : 1;
    counts.checked +=
        !secrets.empty() &&
                std::ranges::all_of(secrets,
                                    [&](const slow::slice& one) {
                                        return masked.find_first_not_of('x', one.begin) >= one.end;
                                    })
            ? 1
            : 0;
}

// Checks that enough texts were checked.  On average, these are 94.5 percent of the texts (6,032 of
// 6,383 were).  Each text is drawn on its own.  So by chance, a number of checked texts that is
// more than six standard deviations below this average occurs only in one of a billion runs.
std::optional<difference> check_counts() {
    constexpr double average = 0.945;
    const text_counts all = std::exchange(counts, {});
    const double texts = static_cast<double>(all.all);
    const double least = average * texts - 6 * std::sqrt(average * (1 - average) * texts);
    if (static_cast<double>(all.checked) >= least) {
        return no_difference();
    }
    return difference{std::to_string(all.checked) + " of " + std::to_string(all.all) +
                          " texts have all secrets checked",
                      "at least " + std::to_string(least)};
}

std::optional<difference> check_secrets(const std::string& text, const slow::tolerant_text& read) {
    for (const auto& [rules, redactor] : redactors()) {
        if (rules.ours.fragment) {
            continue;  // redact() knows more separators of a list, so a fragment can end earlier
        }
        if (auto wrong = check_redaction(redactor, text, read.secrets(rules.theirs), false)) {
            return wrong;
        }
    }
    return no_difference();
}

std::optional<difference> check_redact_text(const std::string& text) {
    return check_secrets(text, slow::tolerant_text(text, listed_schemes()));
}

// Counts the texts that were redacted again, and how many of them changed.
struct repetitions {
    std::uint64_t all = 0;
    std::array<std::uint64_t, 2> changed = {};  // the open mode, and the closed one
};
repetitions repeated;

// Redacts a text three times.  Checks that the third redaction changes nothing.  Counts the texts
// that the second redaction changes.
std::optional<difference> check_again(const std::string& text) {
    ++repeated.all;
    static const std::array<redactor, 2> both = {redactor({.closed = false}),
                                                 redactor({.closed = true})};
    for (const bool is_closed : {false, true}) {
        const redactor& redactor = both[is_closed ? 1 : 0];
        std::array<std::string, 3> results;
        redactor.redact(text, results[0]);
        redactor.redact(results[0], results[1]);
        redactor.redact(results[1], results[2]);
        repeated.changed[is_closed ? 1 : 0] += results[0] == results[1] ? 0 : 1;
        if (auto wrong = compare(results[2], results[1], is_closed ? " closed" : " open")) {
            return wrong;
        }
    }
    return no_difference();
}

// Checks that the second redaction changes hardly any text: in each mode, 1 in 25,000 on average.
// (It has changed 15 and 20 of 500,000.)  Each text is drawn on its own.  So by chance, a number
// that is more than five standard deviations above this average occurs in one of 10,000 runs.
std::optional<difference> check_repetitions() {
    const auto [all, changed] = std::exchange(repeated, {});
    const double average = static_cast<double>(all) / 25'000;
    const double most = average + 5 * std::sqrt(average);
    if (static_cast<double>(std::max(changed[0], changed[1])) <= most) {
        return no_difference();
    }
    return difference{std::to_string(changed[0]) + " and " + std::to_string(changed[1]) + " of " +
                          std::to_string(all) + " texts changed",
                      "about 1 of 25,000"};
}

std::optional<difference> check_and_count(const std::string& text) {
    const slow::tolerant_text read(text, listed_schemes());
    count_secrets(text, read);
    return check_secrets(text, read);
}

std::optional<difference> check_redact_uri(const std::string& text) {
    for (const auto& [rules, redactor] : redactors()) {
        const slices secrets = slow::secrets(text, rules.theirs);
        if (auto wrong = check_redaction(redactor, text, secrets, true)) {
            return wrong;
        }
    }
    return no_difference();
}

inputs reference_with_parameters(slow::generator& random) {
    constexpr std::string_view parameters[] = {"a",   "b",   "&", ";", "=", "token", "TOKEN", "%61",
                                               "%41", "x-y", "%", "?", "/", "pass",  "key"};
    std::string text = random.text("URI-reference");
    for (const char* begin : {"?", "#"}) {
        if (text.find_first_of("?#") == text.npos || *begin == '#') {
            text += begin;
            for (std::size_t i = random.below(12); i > 0; --i) {
                text += parameters[random.below(std::size(parameters))];
            }
        }
    }
    return {slow::is_valid("URI-reference", text) ? text : random.text("URI-reference")};
}

}  // namespace

std::vector<property> redact_properties() {
    property in_texts = on_random_texts("redact and mask in texts", check_and_count, 4);
    in_texts.finish = check_counts;
    property again = on_random_texts("redact again", check_again, 4);
    again.finish = check_repetitions;
    return {in_texts,
            again,
            {"redact and mask a URI reference",
             {"URI-reference"},
             reference_with_parameters,
             [](const inputs& in) { return check_redact_uri(in[0]); },
             4},
            on_all_texts("redact s:? and all short parameters", check_redact_text, "s://?",
                         "aA=&;#%", 5)};
}

}  // namespace uriscan::tests
