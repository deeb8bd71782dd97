// Implements decoder with zlib, liblzma and libbz2.
#include "cli/input/decoders.hpp"

#define ZLIB_CONST
#include <bzlib.h>
#include <lzma.h>
#include <zlib.h>

#include <algorithm>
#include <climits>
#include <new>

namespace uriscan::cli {
namespace {

// zlib, liblzma and libbz2 have the same interface.  A struct says where to read and to write, and
// how many octets are left there.  A class here names the struct, the functions and the results of
// one library.
struct gzip_library {
    using stream = z_stream;
    static constexpr bool allows_zeros = true;  // tapes and some programs append zeros
    static constexpr int ended = Z_STREAM_END;
    static constexpr int no_memory = Z_MEM_ERROR;

    static bool goes_on(int result) { return result == Z_OK || result == Z_BUF_ERROR; }
    static bool start(stream& state) {
        constexpr int gzip_with_the_largest_window = 15 + 16;
        return ::inflateInit2(&state, gzip_with_the_largest_window) == Z_OK;
    }
    static bool restart(stream& state) { return ::inflateReset(&state) == Z_OK; }
    static int decode(stream& state) { return ::inflate(&state, Z_NO_FLUSH); }
    static void end(stream& state) { ::inflateEnd(&state); }
    static const char* error(const stream& state, int) { return state.msg; }
};

struct xz_library {
    using stream = lzma_stream;
    static constexpr bool allows_zeros = true;
    static constexpr int ended = LZMA_STREAM_END;
    static constexpr int no_memory = LZMA_MEM_ERROR;

    static bool goes_on(int result) { return result == LZMA_OK || result == LZMA_BUF_ERROR; }
    static bool start(stream& state) {
        return ::lzma_stream_decoder(&state, most_memory_for_xz, 0) == LZMA_OK;
    }
    static bool restart(stream& state) { return start(state); }
    static int decode(stream& state) { return ::lzma_code(&state, LZMA_RUN); }
    static void end(stream& state) { ::lzma_end(&state); }
    static const char* error(const stream&, int result) {
        switch (result) {
            case LZMA_FORMAT_ERROR: return "the format is not that of xz";
            case LZMA_OPTIONS_ERROR: return "this kind of xz is not known";
            case LZMA_MEMLIMIT_ERROR: return "it needs more than 256 MiB of memory";
            default: return "the data is damaged";
        }
    }
};

struct bzip2_library {
    using stream = bz_stream;
    static constexpr bool allows_zeros = false;
    static constexpr int ended = BZ_STREAM_END;
    static constexpr int no_memory = BZ_MEM_ERROR;

    static bool goes_on(int result) { return result == BZ_OK; }
    static bool start(stream& state) { return ::BZ2_bzDecompressInit(&state, 0, 0) == BZ_OK; }
    static bool restart(stream& state) {
        end(state);
        state = {};
        return start(state);
    }
    static int decode(stream& state) { return ::BZ2_bzDecompress(&state); }
    static void end(stream& state) { ::BZ2_bzDecompressEnd(&state); }
    static const char* error(const stream&, int result) {
        return result == BZ_DATA_ERROR_MAGIC ? "the format is not that of bzip2"
                                             : "the data is damaged";
    }
};

// A decoder for several streams in a row.
template <class Library>
class stream_decoder final : public decoder {
public:
    stream_decoder() { require_memory(Library::start(stream_)); }
    ~stream_decoder() override { Library::end(stream_); }
    stream_decoder(const stream_decoder&) = delete;
    stream_decoder& operator=(const stream_decoder&) = delete;

    std::size_t decode(std::string_view& encoded, std::span<char> octets) override {
        std::span<char> left = octets;
        while (error_.empty() && !left.empty()) {
            if (is_complete_) {
                if (Library::allows_zeros) {  // zeros after a stream
                    encoded.remove_prefix(
                        std::min(encoded.find_first_not_of('\0'), encoded.size()));
                }
                if (encoded.empty()) {
                    break;
                }
                require_memory(Library::restart(stream_));
            }
            const std::size_t before = encoded.size() + left.size();
            const int result = decode_some(encoded, left);
            require_memory(result != Library::no_memory);
            is_complete_ = result == Library::ended;
            if (!is_complete_ && !Library::goes_on(result)) {
                error_ = Library::error(stream_, result);
            } else if (!is_complete_ && encoded.size() + left.size() == before) {
                break;
            }
        }
        return octets.size() - left.size();
    }

    bool is_complete() const override { return is_complete_; }

private:
    static void require_memory(bool is_there) {
        if (!is_there) {
            throw std::bad_alloc();
        }
    }

    // Removes what was read from `encoded`, and what was written from `octets`.
    int decode_some(std::string_view& encoded, std::span<char>& octets) {
        using octets_in = decltype(stream_.next_in);
        using octets_out = decltype(stream_.next_out);
        const std::size_t in = std::min<std::size_t>(encoded.size(), UINT_MAX);
        const std::size_t out = std::min<std::size_t>(octets.size(), UINT_MAX);
        stream_.next_in = reinterpret_cast<octets_in>(
            const_cast<char*>(encoded.data()));  // the libraries only read it
        stream_.avail_in = static_cast<unsigned>(in);
        stream_.next_out = reinterpret_cast<octets_out>(octets.data());
        stream_.avail_out = static_cast<unsigned>(out);
        const int result = Library::decode(stream_);
        encoded.remove_prefix(in - stream_.avail_in);
        octets = octets.subspan(out - stream_.avail_out);
        return result;
    }

    typename Library::stream stream_{};
    bool is_complete_ = false;  // a stream has ended, and no new one has started
};

}  // namespace

std::string_view name_of(encoding encoding) {
    switch (encoding) {
        case encoding::gzip: return "gzip";
        case encoding::zstd: return "Zstandard";
        case encoding::xz: return "xz";
        case encoding::bzip2: return "bzip2";
        case encoding::unknown:
        case encoding::none: break;
    }
    return "no encoding";
}

std::unique_ptr<decoder> make_decoder(encoding encoding) {
    switch (encoding) {
        case encoding::gzip: return std::make_unique<stream_decoder<gzip_library>>();
        case encoding::xz: return std::make_unique<stream_decoder<xz_library>>();
        case encoding::bzip2: return std::make_unique<stream_decoder<bzip2_library>>();
        default: return make_zstd_decoder();
    }
}

}  // namespace uriscan::cli
