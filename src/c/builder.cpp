// The C functions that build a URI.
//
// The builder keeps slices of the caller's texts.  Only appended segments and parameters are copied
// to the caller's buffer: those of the path first, and those of the query after them.  To finish,
// they are moved to the end of the buffer, from where they are composed with the other texts.
#include <cstring>
#include <new>
#include <type_traits>

#include "c/changes.hpp"
#include "octets/subtext.hpp"
#include "operations/composition.hpp"

namespace uriscan::c {
namespace {

// Pieces that were appended to a path or a query.
struct tail {
    std::uint64_t size = 0;           // also counts octets for which the buffer has no room
    std::size_t leading_slashes = 0;  // how many "/" it starts with; more than two count as two

    // Returns the size in the buffer.  Call it only if the buffer had room for all pieces.
    std::size_t kept() const noexcept { return static_cast<std::size_t>(size); }
};

class builder {
public:
    builder(const uri_view& uri, char* to, std::size_t capacity) noexcept
        : parts_(parts_of(uri)), to_(to), capacity_(to != nullptr ? capacity : 0) {}

    uriscan_status set(std::optional<component> which, std::string_view value,
                       std::uint32_t flags) noexcept {
        if (!which || has_tail(*which) || !may_add(flags)) {
            return refuse();
        }
        const auto written = value_of_component(*which, value, given_by(flags));
        if (!written) {
            return refuse(written.error());
        }
        set_part(parts_, encoded_, *which, *written);
        return URISCAN_OK;
    }

    uriscan_status remove(std::optional<component> which) noexcept {
        if (!which || has_tail(*which) || is_finished_) {
            return refuse();
        }
        remove_part(parts_, *which);
        return URISCAN_OK;
    }

    uriscan_status append_segment(std::string_view segment, std::uint32_t flags) noexcept {
        if (!may_add(flags)) {
            return refuse();
        }
        const auto written = value_of_segment(segment, given_by(flags));
        if (!written) {
            return refuse(written.error());
        }
        if (has_segments_ || !parts_.path.ends_with('/')) {
            const bool is_leading = path_.size == path_.leading_slashes;
            path_.leading_slashes += is_leading && path_.leading_slashes < 2 ? 1 : 0;
            append({"/"}, path_);
        }
        append(*written, path_);
        has_segments_ = true;
        return URISCAN_OK;
    }

    uriscan_status append_parameter(std::string_view key, std::string_view value,
                                    std::uint32_t flags) noexcept {
        if (!may_add(flags)) {
            return refuse();
        }
        const auto written_key = value_of_key(key, is_present(value), given_by(flags));
        if (!written_key) {
            return refuse(written_key.error());
        }
        const auto written = value_of_parameter(value, given_by(flags));
        if (!written) {
            return refuse(written.error());
        }
        std::string_view& query = parts_.query;
        if (!is_present(query)) {
            query = "";
        }
        if (!query.empty() || query_.size > 0) {
            append({"&"}, query_);
        }
        append(*written_key, query_);
        if (is_present(value)) {
            append({"="}, query_);
            append(*written, query_);
        }
        return URISCAN_OK;
    }

    // Keeps the first error, and returns the status.
    template <class Error = uriscan_status>
    uriscan_status refuse(const Error& why = URISCAN_INVALID_ARGUMENT) noexcept {
        uriscan_error error;
        const uriscan_status status = store(why, &error);
        if (refused_.status == URISCAN_OK) {
            refused_ = error;
        }
        return status;
    }

    // Writes the URI.  After that, all functions fail.
    uriscan_status finish(std::uint32_t flags, std::size_t* needed, uriscan_uri* uri,
                          uriscan_error* error) noexcept {
        const destination out(to_, capacity_, needed);
        if (is_finished_ || !are_known(flags, URISCAN_CHANGE_REPAIR_PATH)) {
            refuse();
        }
        is_finished_ = true;
        if (refused_.status != URISCAN_OK) {
            (void)c::refuse(uri, error);
            if (error != nullptr) {
                *error = refused_;
            }
            return refused_.status;
        }
        const composition composed = composition_with_tails();
        return end(
            compose(composed, out.buffer(), policy_of(flags)),
            [&] { return composed_size(composed, policy_of(flags)); }, out, uri, error);
    }

private:
    bool may_add(std::uint32_t flags) const noexcept {
        return !is_finished_ && are_known(flags, URISCAN_CHANGE_DATA);
    }

    bool has_tail(component which) const noexcept {
        return which == component::path ? has_segments_
                                        : which == component::query && query_.size > 0;
    }

    std::uint64_t used() const noexcept { return path_.size + query_.size; }

    // Appends a piece to the tail of the path or of the query, if the buffer has room for it and
    // for all pieces before it.
    void append(const written_value& piece, tail& to) noexcept {
        const std::size_t size = piece.size();
        is_kept_ = is_kept_ && size <= capacity_ - used();
        if (is_kept_ && size > 0) {
            char* const end = to_ + path_.kept() + (&to == &path_ ? 0 : query_.kept());
            if (&to == &path_) {
                std::memmove(end + size, end, query_.kept());
            }
            piece.write(end);
        }
        to.size += size;
    }

    // Returns everything that is composed to the URI.  If the buffer has all appended pieces, moves
    // them to its end.
    composition composition_with_tails() noexcept {
        composition composed{parts_, encoded_};
        if (!is_kept_) {
            composed.path_tail = subtext("//", 0, path_.leading_slashes);
            composed.unstored = used() - path_.leading_slashes;
        } else if (used() > 0) {
            const std::size_t size = path_.kept() + query_.kept();
            char* const begin = to_ + (capacity_ - size);
            std::memmove(begin, to_, size);
            composed.path_tail = {begin, path_.kept()};
            composed.query_tail = {begin + path_.kept(), query_.kept()};
        }
        return composed;
    }

    uri_parts parts_;
    unsigned encoded_ = 0;  // the same as composition::encoded
    char* to_;
    std::size_t capacity_;
    tail path_;
    tail query_;
    uriscan_error refused_ = {};
    bool has_segments_ = false;
    bool is_finished_ = false;
    bool is_kept_ = true;  // whether the buffer has all appended pieces
};

static_assert(sizeof(builder) <= sizeof(uriscan_builder));
static_assert(alignof(builder) <= alignof(uriscan_builder));
static_assert(std::is_trivially_copyable_v<builder> && std::is_trivially_destructible_v<builder>);

builder& builder_in(uriscan_builder* storage) noexcept {
    return *std::launder(reinterpret_cast<builder*>(storage->opaque));
}

}  // namespace

}  // namespace uriscan::c

using namespace uriscan;
using namespace uriscan::c;

uriscan_status uriscan_builder_start(uriscan_builder* builder, const uriscan_uri* uri,
                                     const char* text, char* to, std::size_t capacity) noexcept {
    const bool is_known = uri == nullptr || is_reference(*uri);
    const uri_view view = uri != nullptr && is_known ? view_of(*uri, text) : uri_view();
    new (builder->opaque) c::builder(view, to, capacity);
    return is_known ? uriscan_status{URISCAN_OK} : builder_in(builder).refuse();
}

uriscan_status uriscan_builder_set(uriscan_builder* builder, uriscan_component component,
                                   const char* value, std::size_t size,
                                   std::uint32_t flags) noexcept {
    return builder_in(builder).set(component_of(component), {value, size}, flags);
}

uriscan_status uriscan_builder_remove(uriscan_builder* builder,
                                      uriscan_component component) noexcept {
    return builder_in(builder).remove(removed_component_of(component));
}

uriscan_status uriscan_builder_append_segment(uriscan_builder* builder, const char* segment,
                                              std::size_t size, std::uint32_t flags) noexcept {
    return builder_in(builder).append_segment({segment, size}, flags);
}

uriscan_status uriscan_builder_append_parameter(uriscan_builder* builder, const char* key,
                                                std::size_t key_size, const char* value,
                                                std::size_t value_size,
                                                std::uint32_t flags) noexcept {
    return builder_in(builder).append_parameter({key, key_size}, {value, value_size}, flags);
}

uriscan_status uriscan_builder_finish(uriscan_builder* builder, std::uint32_t flags,
                                      std::size_t* needed, uriscan_uri* uri,
                                      uriscan_error* error) noexcept {
    return builder_in(builder).finish(flags, needed, uri, error);
}
