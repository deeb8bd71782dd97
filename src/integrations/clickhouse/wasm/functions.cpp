// The functions for ClickHouse as a WebAssembly module.  Each gets a block of rows in the format
// RowBinary, and returns a block with one value for each row.  functions.txt has their names and
// types in SQL.  Nothing is imported, so the module can do nothing but compute.
#include "rowbinary.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::clickhouse {
namespace {

constexpr std::size_t first_room = 4096;  // most results have less

// Calls `answer_row(reader, writer, scratch)` for each row.
template <class Answer>
block* answer(const block* in, std::uint32_t rows, Answer answer_row) noexcept {
    reader from(*in);
    writer to(in->size + rows + 1);
    scratch memory;
    memory.room(first_room);
    for (; rows > 0; --rows) {
        answer_row(from, to, memory);
    }
    auto* const out = static_cast<block*>(std::malloc(sizeof(block)));
    if (out == nullptr) {
        __builtin_trap();
    }
    *out = to.release();
    return out;
}

// Answers each text with `get(view)`, which is a slice, or with NULL if the text is not valid.
template <class Get>
block* answer_slices(const block* in, std::uint32_t rows, Get get) noexcept {
    return answer(in, rows, [get](reader& from, writer& to, scratch&) noexcept {
        const auto uri = parse_uri_reference(from.next());
        to.add_nullable(uri ? get(*uri) : std::string_view());
    });
}

// Adds the text of a result, or NULL if there is none.
void add_text_of(const result<uri_view>& uri, writer& to) noexcept {
    to.add_nullable(uri ? uri->text() : std::string_view());
}

// Calls `write(buffer)`, which returns the size of the whole text, again if the buffer was small.
template <class Write>
std::string_view written(scratch& memory, Write write) noexcept {
    std::span<char> buffer = memory.room(0);
    const std::size_t size = write(buffer);
    if (size > buffer.size()) {
        buffer = memory.room(size);
        write(buffer);
    }
    return {buffer.data(), size};
}

}  // namespace
}  // namespace uriscan::clickhouse

using namespace uriscan;              // NOLINT: this file only exports functions
using namespace uriscan::clickhouse;  // NOLINT

#define URISCAN_EXPORT(name) extern "C" __attribute__((export_name(name)))
#define URISCAN_EXPORT_SLICE(component)                                                     \
    URISCAN_EXPORT("uri_" #component)                                                       \
    block* uri_##component(const block* in, std::uint32_t rows) {                           \
        return answer_slices(in, rows,                                                      \
                             [](const uri_view& uri) noexcept { return uri.component(); }); \
    }

URISCAN_EXPORT("clickhouse_create_buffer") block* create(std::uint32_t size) {
    auto* const made = static_cast<block*>(std::malloc(sizeof(block)));
    auto* const data = static_cast<std::uint8_t*>(std::malloc(size + 1));
    if (made == nullptr || data == nullptr) {
        __builtin_trap();
    }
    *made = {data, size};
    return made;
}

URISCAN_EXPORT("clickhouse_destroy_buffer") void destroy(block* made) {
    std::free(made->data);
    std::free(made);
}

URISCAN_EXPORT_SLICE(scheme)
URISCAN_EXPORT_SLICE(userinfo)
URISCAN_EXPORT_SLICE(host)
URISCAN_EXPORT_SLICE(port)
URISCAN_EXPORT_SLICE(path)
URISCAN_EXPORT_SLICE(query)
URISCAN_EXPORT_SLICE(fragment)

URISCAN_EXPORT("uri_valid") block* uri_valid(const block* in, std::uint32_t rows) {
    return answer(in, rows, [](reader& from, writer& to, scratch&) noexcept {
        to.add_not_null();
        to.add(is_uri_reference(from.next()) ? 1 : 0);
    });
}

URISCAN_EXPORT("uri_port_number") block* uri_port_number(const block* in, std::uint32_t rows) {
    return answer(in, rows, [](reader& from, writer& to, scratch&) noexcept {
        const auto uri = parse_uri_reference(from.next());
        if (uri && uri->port_number().status == port_status::value) {
            to.add_not_null();
            to.add_number(uri->port_number().number);
        } else {
            to.add_null();
        }
    });
}

URISCAN_EXPORT("uri_parts") block* uri_parts(const block* in, std::uint32_t rows) {
    return answer(in, rows, [](reader& from, writer& to, scratch&) noexcept {
        const auto uri = parse_uri_reference(from.next());
        const uri_view view = uri ? *uri : uri_view();
        for (const std::string_view part :
             {view.scheme(), view.userinfo(), view.host(), view.port()}) {
            to.add_nullable(part);
        }
        to.add_nullable(uri ? view.path() : std::string_view());
        to.add_nullable(view.query());
        to.add_nullable(view.fragment());
    });
}

URISCAN_EXPORT("uri_normalize") block* uri_normalize(const block* in, std::uint32_t rows) {
    return answer(in, rows, [](reader& from, writer& to, scratch& memory) noexcept {
        const auto uri = parse_uri_reference(from.next());
        if (uri) {
            add_text_of(normalize(*uri, memory.room(normalized_size_limit(*uri))), to);
        } else {
            to.add_null();
        }
    });
}

URISCAN_EXPORT("uri_resolve") block* uri_resolve(const block* in, std::uint32_t rows) {
    return answer(in, rows, [](reader& from, writer& to, scratch& memory) noexcept {
        const auto base = parse_uri_reference(from.next());
        const auto reference = parse_uri_reference(from.next());
        if (base && reference) {
            const std::span<char> buffer = memory.room(resolved_size_limit(*base, *reference));
            add_text_of(resolve(*base, *reference, buffer), to);
        } else {
            to.add_null();
        }
    });
}

URISCAN_EXPORT("uri_repair") block* uri_repair(const block* in, std::uint32_t rows) {
    return answer(in, rows, [](reader& from, writer& to, scratch& memory) noexcept {
        const std::string_view text = from.next();
        const auto repaired = repair(text, memory.room(repaired_size_limit(text)));
        to.add_nullable(repaired ? repaired->uri.text() : std::string_view());
    });
}

URISCAN_EXPORT("uri_audit") block* uri_audit(const block* in, std::uint32_t rows) {
    return answer(in, rows, [](reader& from, writer& to, scratch&) noexcept {
        const std::string_view text = from.next();
        const auto uri = parse_uri_reference(text);
        const audit_findings found = uri ? audit(*uri) : audit_refused(text, uri.error());
        to.add_size(found.size());
        for (const audit_finding one : found) {
            to.add_text(name_of(one));
        }
    });
}

URISCAN_EXPORT("uri_redact") block* uri_redact(const block* in, std::uint32_t rows) {
    return answer(in, rows, [](reader& from, writer& to, scratch& memory) noexcept {
        const std::string_view text = from.next();
        to.add_nullable(written(memory, [text](std::span<char> buffer) noexcept {
            return redactor().redact(text, buffer).size;
        }));
    });
}

URISCAN_EXPORT("uri_error") block* uri_error(const block* in, std::uint32_t rows) {
    return answer(in, rows, [](reader& from, writer& to, scratch& memory) noexcept {
        const std::string_view text = from.next();
        const auto uri = parse_uri_reference(text);
        to.add_nullable(uri ? std::string_view()
                            : written(memory, [&](std::span<char> buffer) noexcept {
                                  return describe(uri.error(), text, buffer);
                              }));
    });
}

URISCAN_EXPORT("uri_error_offset") block* uri_error_offset(const block* in, std::uint32_t rows) {
    return answer(in, rows, [](reader& from, writer& to, scratch&) noexcept {
        const auto uri = parse_uri_reference(from.next());
        if (uri) {
            to.add_null();
        } else {
            to.add_not_null();
            to.add_number(std::uint64_t{uri.error().offset});
        }
    });
}
