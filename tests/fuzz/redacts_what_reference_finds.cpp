// Properties: mask() overwrites at least the secrets that the slow reference finds by the rules of
// docs/redact.md.  mask_reference() overwrites at least the secrets that the slow reference finds
// in a valid reference by RFC 3986.  The input chooses whether user information is a secret, and
// which keys have secret values.  The slow reference does not know the rules for "jdbc:" and "sb:",
// so texts that contain them are left out.
#include "fuzz.hpp"
#include "operations/reference/extract.hpp"
#include "operations/tolerant/tolerant.hpp"
#include "operations/tolerant/usual_keys.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::tests {
namespace {

// The rules that say what is a secret: those of the library, and the same for the reference.
struct rules {
    redact_options ours;
    slow::secret_rules theirs;
};

rules make_rules(bool hides_userinfo, bool has_few_keys) {
    static constexpr std::array<std::string_view, 4> few_keys = {"a", "b", "token", "x-y"};
    rules made;
    made.ours.userinfo = hides_userinfo ? secret_userinfo::all : secret_userinfo::none;
    made.theirs.userinfo =
        hides_userinfo ? slow::hidden_userinfo::all : slow::hidden_userinfo::none;
    made.theirs.keys = slow::usual_keys();
    made.theirs.key_endings = slow::usual_key_endings();
    if (has_few_keys) {
        made.ours.key_words = false;
        made.ours.keys = few_keys;
        made.theirs.keys = slow::names(few_keys.begin(), few_keys.end());
        made.theirs.key_endings = {};
    }
    return made;
}

const slow::names& schemes() {
    static const slow::names all(schemes_without_authority.begin(),
                                 schemes_without_authority.end());
    return all;
}

bool contains(std::string_view text, std::string_view scheme) {
    const auto same_letter = [](char a, char b) { return (a | 0x20) == (b | 0x20); };
    return std::search(text.begin(), text.end(), scheme.begin(), scheme.end(), same_letter) !=
           text.end();
}

void check(std::string_view text, std::string_view masked,
           const std::vector<slow::slice>& secrets) {
    for (const auto [begin, end] : secrets) {
        expect(masked.substr(begin, end - begin).find_first_not_of('x') == masked.npos, text,
               "this secret is left:", text.substr(begin, end - begin));
    }
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    static const std::array all_rules = {make_rules(false, false), make_rules(false, true),
                                         make_rules(true, false), make_rules(true, true)};
    fuzz_input input(data, size);
    const auto& rules = input.choose_from(all_rules);
    const uriscan::redactor redactor(rules.ours);
    const bool is_reference = input.choose(4) == 0;
    const exact_copy text(input.rest()), masked(input.rest());
    if (contains(text.text(), "jdbc:") || contains(text.text(), "sb:")) {
        return 0;
    }
    if (!is_reference) {
        redactor.mask(masked.span());
        check(text.text(), masked.text(),
              uriscan::slow::tolerant_secrets_in_text(text.text(), rules.theirs, schemes()));
    } else if (uriscan::is_uri_reference(text.text())) {
        redactor.mask_reference(masked.span());
        check(text.text(), masked.text(), uriscan::slow::secrets(text.text(), rules.theirs));
    }
    return 0;
}
