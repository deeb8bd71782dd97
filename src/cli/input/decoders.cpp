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

// A decoder for several streams in a row.  `Stream` has these functions:
//
// - start(): starts a stream, and returns nothing.
// - decode(std::string_view& encoded, std::span<char>& octets): decodes some octets.  Removes what
//   it has read from `encoded`, and what it has written from `octets`.  Returns the state of the
//   stream.
// - error(): returns what is wrong.
enum class stream_state { goes_on, ended, failed };

unsigned at_most_unsigned(std::size_t size) {
    return static_cast<unsigned>(std::min<std::size_t>(size, UINT_MAX));
}

template <class Stream>
class stream_decoder final : public decoder {
public:
    std::size_t decode(std::string_view& encoded, std::span<char> octets) override {
        std::span<char> left = octets;
        while (error_.empty() && !left.empty()) {
            if (is_complete_) {
                if (Stream::allows_zeros) {  // zeros after a stream
                    encoded.remove_prefix(
                        std::min(encoded.find_first_not_of('\0'), encoded.size()));
                }
                if (encoded.empty()) {
                    break;
                }
                stream_.start();
                is_complete_ = false;
            }
            const std::size_t before = encoded.size() + left.size();
            const stream_state state = stream_.decode(encoded, left);
            is_complete_ = state == stream_state::ended;
            if (state == stream_state::failed) {
                error_ = stream_.error();
            } else if (!is_complete_ && encoded.size() + left.size() == before) {
                break;
            }
        }
        return octets.size() - left.size();
    }

    bool is_complete() const override { return is_complete_; }

private:
    Stream stream_;
    bool is_complete_ = false;  // a stream has ended, and no new one has started
};

class gzip_stream {
public:
    static constexpr bool allows_zeros = true;  // tapes and some programs append zeros

    gzip_stream() {
        constexpr int gzip_with_the_largest_window = 15 + 16;
        if (::inflateInit2(&stream_, gzip_with_the_largest_window) != Z_OK) {
            throw std::bad_alloc();
        }
    }
    ~gzip_stream() { ::inflateEnd(&stream_); }
    gzip_stream(const gzip_stream&) = delete;
    gzip_stream& operator=(const gzip_stream&) = delete;

    void start() { ::inflateReset(&stream_); }

    stream_state decode(std::string_view& encoded, std::span<char>& octets) {
        const unsigned in = at_most_unsigned(encoded.size());
        const unsigned out = at_most_unsigned(octets.size());
        stream_.next_in = reinterpret_cast<const Bytef*>(encoded.data());
        stream_.avail_in = in;
        stream_.next_out = reinterpret_cast<Bytef*>(octets.data());
        stream_.avail_out = out;
        const int result = ::inflate(&stream_, Z_NO_FLUSH);
        encoded.remove_prefix(in - stream_.avail_in);
        octets = octets.subspan(out - stream_.avail_out);
        if (result == Z_MEM_ERROR) {
            throw std::bad_alloc();
        }
        // Z_BUF_ERROR is not an error: there was just nothing more to do.
        return result == Z_STREAM_END                    ? stream_state::ended
               : result == Z_OK || result == Z_BUF_ERROR ? stream_state::goes_on
                                                         : stream_state::failed;
    }

    const char* error() const { return stream_.msg; }

private:
    z_stream stream_{};
};

class xz_stream {
public:
    static constexpr bool allows_zeros = true;

    xz_stream() { start(); }
    ~xz_stream() { ::lzma_end(&stream_); }
    xz_stream(const xz_stream&) = delete;
    xz_stream& operator=(const xz_stream&) = delete;

    void start() {
        if (::lzma_stream_decoder(&stream_, most_memory_for_xz, 0) != LZMA_OK) {
            throw std::bad_alloc();
        }
    }

    stream_state decode(std::string_view& encoded, std::span<char>& octets) {
        stream_.next_in = reinterpret_cast<const std::uint8_t*>(encoded.data());
        stream_.avail_in = encoded.size();
        stream_.next_out = reinterpret_cast<std::uint8_t*>(octets.data());
        stream_.avail_out = octets.size();
        result_ = ::lzma_code(&stream_, LZMA_RUN);
        encoded.remove_prefix(encoded.size() - stream_.avail_in);
        octets = octets.last(stream_.avail_out);
        if (result_ == LZMA_MEM_ERROR) {
            throw std::bad_alloc();
        }
        const bool goes_on = result_ == LZMA_OK || result_ == LZMA_BUF_ERROR;
        return result_ == LZMA_STREAM_END ? stream_state::ended
               : goes_on                  ? stream_state::goes_on
                                          : stream_state::failed;
    }

    const char* error() const {
        switch (result_) {
            case LZMA_FORMAT_ERROR: return "the format is not that of xz";
            case LZMA_OPTIONS_ERROR: return "this kind of xz is not known";
            case LZMA_MEMLIMIT_ERROR: return "it needs more than 256 MiB of memory";
            default: return "the data is damaged";
        }
    }

private:
    lzma_stream stream_ = LZMA_STREAM_INIT;
    lzma_ret result_ = LZMA_OK;
};

class bzip2_stream {
public:
    static constexpr bool allows_zeros = false;

    bzip2_stream() { start(); }
    ~bzip2_stream() { ::BZ2_bzDecompressEnd(&stream_); }
    bzip2_stream(const bzip2_stream&) = delete;
    bzip2_stream& operator=(const bzip2_stream&) = delete;

    void start() {
        ::BZ2_bzDecompressEnd(&stream_);
        stream_ = {};
        if (::BZ2_bzDecompressInit(&stream_, 0, 0) != BZ_OK) {
            throw std::bad_alloc();
        }
    }

    stream_state decode(std::string_view& encoded, std::span<char>& octets) {
        const unsigned in = at_most_unsigned(encoded.size());
        const unsigned out = at_most_unsigned(octets.size());
        stream_.next_in = const_cast<char*>(encoded.data());  // libbz2 only reads it
        stream_.avail_in = in;
        stream_.next_out = octets.data();
        stream_.avail_out = out;
        result_ = ::BZ2_bzDecompress(&stream_);
        encoded.remove_prefix(in - stream_.avail_in);
        octets = octets.subspan(out - stream_.avail_out);
        if (result_ == BZ_MEM_ERROR) {
            throw std::bad_alloc();
        }
        return result_ == BZ_STREAM_END ? stream_state::ended
               : result_ == BZ_OK       ? stream_state::goes_on
                                        : stream_state::failed;
    }

    const char* error() const {
        return result_ == BZ_DATA_ERROR_MAGIC ? "the format is not that of bzip2"
                                              : "the data is damaged";
    }

private:
    bz_stream stream_{};
    int result_ = BZ_OK;
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
        case encoding::gzip: return std::make_unique<stream_decoder<gzip_stream>>();
        case encoding::xz: return std::make_unique<stream_decoder<xz_stream>>();
        case encoding::bzip2: return std::make_unique<stream_decoder<bzip2_stream>>();
        default: return make_zstd_decoder();
    }
}

}  // namespace uriscan::cli
