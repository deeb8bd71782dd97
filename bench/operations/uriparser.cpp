// Measures uriparser's operations. The result of an operation is a UriUriA, which uriToStringA then
// writes into a buffer that already exists. The contender "uriparser" allocates with uriparser's
// default functions. The contender "uriparser, no malloc" allocates in an arena. It empties the
// arena before every text, which takes almost no time, and frees nothing else.
#include <uriparser/Uri.h>

#include <array>
#include <cstdlib>
#include <vector>

#include "operation.hpp"

namespace {

using namespace uriscan::bench;

class arena {
public:
    arena() {
        manager_.userData = this;
        manager_.malloc = [](UriMemoryManager* manager, std::size_t size) {
            return static_cast<arena*>(manager->userData)->allocate(size);
        };
        manager_.calloc = [](UriMemoryManager* manager, std::size_t count, std::size_t size) {
            // The memory of a reset arena is not zero, but the memory that calloc returns must be.
            void* const block = manager->malloc(manager, count * size);
            return block ? __builtin_memset(block, 0, count * size) : nullptr;
        };
        manager_.realloc = [](UriMemoryManager*, void*, std::size_t) -> void* { std::abort(); };
        manager_.reallocarray = [](UriMemoryManager*, void*, std::size_t, std::size_t) -> void* {
            std::abort();
        };
        manager_.free = [](UriMemoryManager*, void*) {};
    }
    arena(const arena&) = delete;
    arena& operator=(const arena&) = delete;

    UriMemoryManager* manager() { return &manager_; }
    void reset() { used_ = 0; }

private:
    void* allocate(std::size_t size) {
        constexpr std::size_t alignment = alignof(std::max_align_t);
        const std::size_t begin = used_;
        used_ += (size + alignment - 1) / alignment * alignment;
        return used_ <= octets_.size() ? octets_.data() + begin : nullptr;
    }

    UriMemoryManager manager_ = {};
    std::size_t used_ = 0;
    alignas(std::max_align_t) std::array<char, 1 << 20> octets_;
};

enum class memory { by_default, in_arena };

template <memory Memory>
class heap {
public:
    UriMemoryManager* manager() { return Memory == memory::in_arena ? arena_.manager() : nullptr; }
    void free(UriUriA& uri) {
        if (Memory == memory::by_default) {
            uriFreeUriMembersMmA(&uri, nullptr);
        }
    }
    void reset() { arena_.reset(); }

private:
    arena arena_;
};

bool parse(UriUriA& uri, std::string_view text, UriMemoryManager* manager) {
    const char* error = nullptr;
    return uriParseSingleUriExMmA(&uri, text.data(), text.data() + text.size(), &error, manager) ==
           URI_SUCCESS;
}

// Contains the parsed texts if Input is input::parsed. Otherwise it is empty.
template <input Input>
class parsed_texts {
public:
    explicit parsed_texts(const text_list& texts)
        : uris_(Input == input::parsed ? texts.size() : 0) {
        for (std::size_t i = 0; i < uris_.size(); ++i) {
            parse(uris_[i], texts[i], nullptr);
        }
    }
    ~parsed_texts() {
        for (UriUriA& uri : uris_) {
            uriFreeUriMembersMmA(&uri, nullptr);
        }
    }
    parsed_texts(const parsed_texts&) = delete;
    parsed_texts& operator=(const parsed_texts&) = delete;

    const UriUriA& operator[](std::size_t i) const { return uris_[i]; }

private:
    std::vector<UriUriA> uris_;
};

// Writes a UriUriA into a buffer that is long enough for every text of the lists.
class writer {
public:
    std::string_view operator()(const UriUriA& uri) {
        int size = 0;  // with the NUL
        if (uriToStringA(buffer_.data(), &uri, static_cast<int>(buffer_.size()), &size) !=
            URI_SUCCESS) {
            return {};
        }
        return {buffer_.data(), static_cast<std::size_t>(size) - 1};
    }

private:
    std::array<char, 65536> buffer_;
};

template <input Input, memory Memory>
class resolver {
public:
    explicit resolver(const text_list& texts) : texts_(texts), parsed_(texts) {
        parse(base_, resolution_base, nullptr);
    }
    ~resolver() { uriFreeUriMembersMmA(&base_, nullptr); }

    std::string_view operator()(std::size_t i) {
        heap_.reset();
        if constexpr (Input == input::parsed) {
            return resolve(parsed_[i]);
        }
        UriUriA reference;
        if (!parse(reference, texts_[i], heap_.manager())) {
            return {};
        }
        const std::string_view target = resolve(reference);
        heap_.free(reference);
        return target;
    }

private:
    std::string_view resolve(const UriUriA& reference) {
        UriUriA target;
        if (uriAddBaseUriExMmA(&target, &reference, &base_, URI_RESOLVE_STRICTLY,
                               heap_.manager()) != URI_SUCCESS) {
            return {};
        }
        const std::string_view text = write_(target);
        heap_.free(target);
        return text;
    }

    const text_list& texts_;
    parsed_texts<Input> parsed_;
    UriUriA base_;
    heap<Memory> heap_;
    writer write_;
};

// uriparser normalizes a UriUriA in place, so each text must be parsed again in every pass.
template <memory Memory>
class normalizer {
public:
    explicit normalizer(const text_list& texts) : texts_(texts) {}

    std::string_view operator()(std::size_t i) {
        heap_.reset();
        UriUriA uri;
        if (!parse(uri, texts_[i], heap_.manager())) {
            return {};
        }
        constexpr unsigned all = URI_NORMALIZE_SCHEME | URI_NORMALIZE_USER_INFO |
                                 URI_NORMALIZE_HOST | URI_NORMALIZE_PATH | URI_NORMALIZE_QUERY |
                                 URI_NORMALIZE_FRAGMENT;
        const bool is_done = uriNormalizeSyntaxExMmA(&uri, all, heap_.manager()) == URI_SUCCESS;
        const std::string_view text = is_done ? write_(uri) : std::string_view();
        heap_.free(uri);
        return text;
    }

private:
    const text_list& texts_;
    heap<Memory> heap_;
    writer write_;
};

const std::string by_default = "uriparser " URI_VER_ANSI;
const std::string in_arena = "uriparser, no malloc";

template <memory Memory>
void enter_resolver(const std::string& name) {
    operation_contender("resolve", name, input::text, maker_of<resolver<input::text, Memory>>());
    operation_contender("resolve", name, input::parsed,
                        maker_of<resolver<input::parsed, Memory>>());
}

template <memory Memory>
void enter_normalizer(const std::string& name) {
    operation_contender("normalize", name, input::text, maker_of<normalizer<Memory>>());
}

const bool entered = [] {
    enter_resolver<memory::by_default>(by_default);
    enter_resolver<memory::in_arena>(in_arena);
    enter_normalizer<memory::by_default>(by_default);
    enter_normalizer<memory::in_arena>(in_arena);
    return true;
}();

}  // namespace
