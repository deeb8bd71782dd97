// The C functions that match texts against templates.  They are not part of the core, because they
// allocate.
#include "uriscan/uriscan_matcher.h"

#include <algorithm>
#include <cstring>
#include <new>
#include <utility>
#include <vector>

#include "c/conversions.hpp"
#include "octets/subtext.hpp"
#include "uriscan/template_matcher.hpp"

static_assert(sizeof(uriscan_refusal) == 512);

struct uriscan_matcher {
    uriscan::template_matcher templates;
};

struct uriscan_match {
    uriscan::template_match found;
};

namespace uriscan::c {
namespace {

// Calls a function that allocates.  If there is no memory, returns a status.  A library that was
// compiled without exceptions ends the program instead.
template <class Call>
uriscan_status with_memory(Call call) noexcept {
#ifdef __cpp_exceptions
    try {
        return call();
    } catch (...) {
        return URISCAN_OUT_OF_MEMORY;
    }
#else
    return call();
#endif
}

uriscan_status refuse_templates(const template_refusal& why, std::string_view text,
                                uriscan_refusal* to) {
    if (to != nullptr) {
        const std::string words = describe(why, text);
        to->index = why.index;
        (void)store(why.error, &to->error);
        std::memcpy(to->words, words.data(), std::min(words.size(), sizeof to->words - 1));
    }
    return status_of(why.error.reason);
}

uriscan_status compile(const uriscan_slice* templates, std::size_t count, std::uint32_t flags,
                       uriscan_matcher** matcher, uriscan_refusal* refusal) {
    std::vector<std::string_view> texts;
    texts.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        texts.emplace_back(templates[i].data, templates[i].size);
    }
    template_refusal why;
    auto compiled =
        template_matcher::compile(texts,
                                  {.shortest_first = (flags & URISCAN_MATCH_SHORTEST_FIRST) != 0,
                                   .any_segment = (flags & URISCAN_MATCH_ANY_SEGMENT) != 0},
                                  &why);
    if (!compiled) {
        return refuse_templates(why, texts[why.index], refusal);
    }
    *matcher = new uriscan_matcher{std::move(*compiled)};
    return URISCAN_OK;
}

int store_value(const matched_value& found, uriscan_matched_value* to) noexcept {
    *to = {slice_of(found.name), slice_of(found.text), static_cast<std::int32_t>(found.op),
           found.explode ? 1U : 0U};
    return found.name.data() != nullptr ? 1 : 0;
}

}  // namespace

}  // namespace uriscan::c

using namespace uriscan;
using namespace uriscan::c;

uriscan_status uriscan_matcher_compile(const uriscan_slice* templates, std::size_t count,
                                       std::uint32_t flags, uriscan_matcher** matcher,
                                       uriscan_refusal* refusal) noexcept {
    *matcher = nullptr;
    if (refusal != nullptr) {
        *refusal = {};
    }
    const bool known = are_known(flags, URISCAN_MATCH_SHORTEST_FIRST | URISCAN_MATCH_ANY_SEGMENT);
    const uriscan_status status =
        known ? with_memory([&] { return compile(templates, count, flags, matcher, refusal); })
              : uriscan_status{URISCAN_INVALID_ARGUMENT};
    if (refusal != nullptr) {
        refusal->error.status = status;
    }
    return status;
}

void uriscan_matcher_free(uriscan_matcher* matcher) noexcept {
    delete matcher;
}

uriscan_status uriscan_match_create(uriscan_match** match) noexcept {
    *match = new (std::nothrow) uriscan_match;
    return *match != nullptr ? URISCAN_OK : URISCAN_OUT_OF_MEMORY;
}

void uriscan_match_free(uriscan_match* match) noexcept {
    delete match;
}

uriscan_status uriscan_matcher_match(const uriscan_matcher* matcher, const char* text,
                                     std::size_t size, uriscan_match* match) noexcept {
    const uriscan_status status = with_memory([&] {
        const bool matches = matcher->templates.match({text, size}, match->found);
        return uriscan_status{matches ? URISCAN_OK : URISCAN_NO_MATCH};
    });
    return status;
}

std::size_t uriscan_match_index(const uriscan_match* match) noexcept {
    return match->found.index();
}

std::size_t uriscan_match_size(const uriscan_match* match) noexcept {
    return match->found.size();
}

int uriscan_match_value(const uriscan_match* match, std::size_t index,
                        uriscan_matched_value* value) noexcept {
    return store_value(index < match->found.size() ? match->found[index] : matched_value(), value);
}

int uriscan_match_find(const uriscan_match* match, const char* name, std::size_t size,
                       uriscan_matched_value* value) noexcept {
    return store_value(match->found.find({name, size}), value);
}

int uriscan_matched_next_item(const uriscan_matched_value* value,
                              uriscan_matched_item* item) noexcept {
    std::string_view rest(value->text.data, value->text.size);
    if (item->text.data != nullptr) {
        const auto end = static_cast<std::size_t>(item->text.data - rest.data()) + item->text.size;
        rest = end < rest.size() ? subtext(rest, end + 1) : std::string_view();
    }
    const matched_value members = {.name = {},
                                   .text = rest,
                                   .op = static_cast<template_operator>(value->op),
                                   .explode = value->explode != 0};
    if (members.begin() == members.end()) {
        *item = {};
        return 0;
    }
    const matched_item found = *members.begin();
    *item = {slice_of(found.name), slice_of(found.text)};
    return 1;
}
