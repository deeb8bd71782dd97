// The functions that find something in texts.
#include <algorithm>
#include <array>
#include <random>

#include "mutation/hunt/subjects.hpp"
#include "uriscan/extract.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::tests {
namespace {

std::string number(std::size_t value) {
    return std::to_string(value) + ' ';
}

std::string run_redact(std::span<char> memory, unsigned variant) {
    std::string_view text(memory.data(), memory.size());
    std::string with_spaces;
    if (variant >= 8) {  // around the end of the blocks that are loaded at once
        with_spaces = std::string(3960 + variant, ' ').append(text);
        text = with_spaces;
    }
    constexpr std::string_view keys[] = {"a", "x", "jsessionid", "my-key", "sig"};
    constexpr std::string_view schemes[] = {"s", "mailto", "ab"};
    redact_options options;
    switch (variant) {
        case 1: options.userinfo = secret_userinfo::password; break;
        case 2: options.userinfo = secret_userinfo::none; break;
        case 3: options.fragment = true; break;
        case 4: options.paths = false; break;
        case 7:
            options.key_words = false;
            options.keys = keys;
            options.extraction.schemes = schemes;
            break;
        default: break;
    }
    const redactor redactor(options);
    redaction counts;
    std::string out;
    if (variant == 5) {
        counts = redactor.redact_reference(text, out);
    } else if (variant == 6) {
        counts = redactor.mask(memory);
        out = text;
    } else {
        counts = redactor.redact(text, out);
    }
    return out + '\n' + number(counts.uris) + number(counts.secrets) + number(counts.tolerant);
}

std::string run_extract(std::span<char> memory, unsigned variant) {
    std::string_view text(memory.data(), memory.size());
    constexpr std::string_view schemes[] = {"a", "Mailto", "x+y"};
    extract_options options;
    if (variant == 1) {
        options.schemes = schemes;
    }
    std::string out;
    std::string buffer(text.size(), '\0');
    for (const found_uri& found : extract(text, options)) {
        const auto uri = unescape(found, buffer);
        out += number(found.offset) + (found.escaped ? "escaped " : "") +
               (found.truncated ? "truncated " : "") + std::string(found.original) + ' ' +
               (uri ? std::string(uri->text()) : "too small") + '\n';
    }
    return out;
}

std::string run_push_extractor(std::span<char> memory, unsigned variant) {
    std::string_view text(memory.data(), memory.size());
    constexpr std::size_t longest[] = {65536, 16, 40, 600};
    std::minstd_rand random(variant / 4 + 1);
    push_extractor extractor({}, longest[variant % 4]);
    std::string out;
    const auto take_all = [&] {
        while (const auto found = extractor.next()) {
            out += number(found->offset) + (found->truncated ? "truncated " : "") +
                   std::string(found->original) + ' ' + std::string(found->uri.text()) + '\n';
        }
    };
    std::size_t most = 1 + random() % 20;
    most = random() % 4 == 0 ? 700 : most;
    while (!text.empty()) {
        const std::string chunk(text.substr(0, random() % (most + 1)));
        extractor.feed(chunk);
        take_all();
        text.remove_prefix(chunk.size());
    }
    extractor.finish();
    take_all();
    return out + number(extractor.given_up());
}

constexpr subject subjects[] = {{"redact", pieces_for_redact, 8 + 256, run_redact},
                                {"extract", pieces_for_extract, 2, run_extract},
                                {"push_extractor", pieces_for_extract, 64, run_push_extractor}};

}  // namespace

const subject* find_subject(std::string_view name) noexcept {
    const auto found = std::ranges::find(subjects, name, &subject::name);
    return found == std::end(subjects) ? nullptr : found;
}

}  // namespace uriscan::tests
