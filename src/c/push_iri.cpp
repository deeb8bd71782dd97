// The C functions that parse an IRI in chunks.
#include "c/pushing.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/uriscan_iri.h"

using namespace uriscan;
using namespace uriscan::c;

uriscan_status uriscan_iri_push_start(uriscan_iri_push* push, uriscan_rule rule) noexcept {
    const auto checked = iri_rule_of(rule);
    new (push->opaque) push_iri_parser(checked.value_or(iri_rule::iri_reference));
    return checked ? URISCAN_OK : URISCAN_INVALID_ARGUMENT;
}

int uriscan_iri_push_feed(uriscan_iri_push* push, const char* chunk, std::size_t size) noexcept {
    return parser_in<push_iri_parser>(*push).feed({chunk, size}) ? 1 : 0;
}

uriscan_status uriscan_iri_push_finish(const uriscan_iri_push* push, uriscan_iri* iri,
                                       uriscan_error* error) noexcept {
    return store_pushed(parser_in<push_iri_parser>(*push).finish(),
                        iri != nullptr ? &iri->parts : nullptr, error);
}
