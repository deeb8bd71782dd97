// Chooses between the decoders, and implements those for gzip and Zstandard.
#include "cli/input/decoders.hpp"

#define ZLIB_CONST
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <climits>
#include <new>

#include "cli/input/block_decoders.hpp"

namespace uriscan::cli {
namespace {

class gzip_decoder final : public decoder {
public:
    gzip_decoder() {
        constexpr int gzip_with_the_largest_window = 15 + 16;
        if (::inflateInit2(&stream_, gzip_with_the_largest_window) != Z_OK) {
            throw std::bad_alloc();
        }
    }
    ~gzip_decoder() override { ::inflateEnd(&stream_); }
    gzip_decoder(const gzip_decoder&) = delete;
    gzip_decoder& operator=(const gzip_decoder&) = delete;

    std::size_t decode(std::string_view& encoded, std::span<char> octets) override {
        std::size_t written = 0;
        while (error_.empty() && written < octets.size()) {
            if (is_complete_) {
                encoded.remove_prefix(std::min(encoded.find_first_not_of('\0'), encoded.size()));
                if (encoded.empty()) {
                    break;  // only zeros were left; tapes and some programs add them
                }
            }
            const std::size_t count = inflate_some(encoded, octets.subspan(written));
            written += count;
            if (count == 0 && encoded.empty()) {
                break;
            }
        }
        return written;
    }

    bool is_complete() const override { return is_complete_; }

private:
    std::size_t inflate_some(std::string_view& encoded, std::span<char> octets) {
        const auto at_most = [](std::size_t size) {
            return static_cast<uInt>(std::min<std::size_t>(size, UINT_MAX));
        };
        stream_.next_in = reinterpret_cast<const Bytef*>(encoded.data());
        stream_.avail_in = at_most(encoded.size());
        stream_.next_out = reinterpret_cast<Bytef*>(octets.data());
        stream_.avail_out = at_most(octets.size());
        const int result = ::inflate(&stream_, Z_NO_FLUSH);
        encoded.remove_prefix(at_most(encoded.size()) - stream_.avail_in);
        is_complete_ = result == Z_STREAM_END;
        if (is_complete_) {
            ::inflateReset(&stream_);
        } else if (result == Z_MEM_ERROR) {
            throw std::bad_alloc();
        } else if (result != Z_OK && result != Z_BUF_ERROR) {
            // The input is corrupt, and zlib has set the message.  Z_BUF_ERROR does not mean that
            // the input is corrupt, but only that nothing was left to do.
            error_ = stream_.msg;
        }
        return at_most(octets.size()) - stream_.avail_out;
    }

    z_stream stream_{};
    bool is_complete_ = false;  // a member has ended, and no new one has started
};

class zstd_decoder final : public decoder {
public:
    zstd_decoder() : stream_(::ZSTD_createDStream()) {
        if (!stream_) {
            throw std::bad_alloc();
        }
        first_wanted_ = wanted_ = ::ZSTD_initDStream(stream_.get());
    }

    // If a call of ZSTD_decompressStream fails, the octets that it wrote are lost.  So each call
    // gets at most one block, without the header of the next block.  After a call that had too
    // little room, the next one gets no input, so that it only writes the rest.
    std::size_t decode(std::string_view& encoded, std::span<char> octets) override {
        ZSTD_outBuffer out{octets.data(), octets.size(), 0};
        while (error_.empty() && out.pos < out.size && (!is_complete_ || !encoded.empty())) {
            if (!starts_known_frame(encoded)) {
                error_ = ::ZSTD_getErrorString(ZSTD_error_prefix_unknown);
                break;
            }
            const std::size_t input_size = has_rest_ ? 0 : std::min(encoded.size(), one_block());
            ZSTD_inBuffer in{encoded.data(), input_size, 0};
            const std::size_t written_before = out.pos;
            const std::size_t result = ::ZSTD_decompressStream(stream_.get(), &out, &in);
            if (::ZSTD_isError(result) != 0) {
                error_ = ::ZSTD_getErrorName(result);
                break;
            }
            frame_start_.append(encoded, 0, std::min(in.pos, magic_size - frame_start_.size()));
            encoded.remove_prefix(in.pos);
            is_complete_ = result == 0;
            if (is_complete_) {
                frame_start_.clear();
            }
            wanted_ = is_complete_ ? first_wanted_ : result;
            has_rest_ = !is_complete_ && out.pos == out.size;
            if (encoded.empty() && out.pos == written_before) {
                break;
            }
        }
        return out.pos;
    }

    bool is_complete() const override { return is_complete_; }

private:
    static constexpr std::size_t magic_size = 4;

    // Returns how many octets to give to the decoder.  It wants a block together with the header of
    // the next block, but may get any part of this.
    std::size_t one_block() const {
        constexpr std::size_t header_size = 3;
        return wanted_ > header_size ? wanted_ - header_size : wanted_;
    }

    // Returns false if these octets, after those of the frame before, start no frame of RFC 8878.
    // libzstd would also read its formats from before the RFC, with code that is hardly used.
    bool starts_known_frame(std::string_view octets) const {
        if (frame_start_.size() == magic_size || octets.empty()) {
            return true;
        }
        std::string start = frame_start_;
        start.append(octets, 0, magic_size - start.size());
        const encoding found = encoding_of_octets(start);
        return found == encoding::zstd || found == encoding::unknown;
    }

    struct deleter {
        void operator()(ZSTD_DStream* stream) const { ::ZSTD_freeDStream(stream); }
    };

    std::unique_ptr<ZSTD_DStream, deleter> stream_;
    std::string frame_start_;       // the first octets of the frame that were read, at most 4
    std::size_t first_wanted_ = 0;  // number of octets to give to the decoder first
    std::size_t wanted_ = 0;
    bool has_rest_ = false;     // there can be decoded octets that did not fit into the output
    bool is_complete_ = false;  // a frame has ended, and no new one has started
};

// The first octets of compressed input.  In a skippable frame of Zstandard, the low four bits of
// the first octet can have any value; in skippable_start they are 0.  bzip2 has a digit from 1 to 9
// after its start, and then one of two numbers: of a block, or of the end.
using namespace std::string_view_literals;
constexpr std::string_view gzip_start = "\x1F\x8B\x08";
constexpr std::string_view zstd_start = "\x28\xB5\x2F\xFD";
constexpr std::string_view skippable_start = "\x50\x2A\x4D\x18";
constexpr std::string_view xz_start = "\xFD\x37\x7A\x58\x5A\x00"sv;
constexpr std::string_view bzip2_block_start = "BZh9\x31\x41\x59\x26\x53\x59";
constexpr std::string_view bzip2_end_start = "BZh9\x17\x72\x45\x38\x50\x90";

}  // namespace

encoding encoding_of_name(std::string_view name) {
    return name.ends_with(".gz")    ? encoding::gzip
           : name.ends_with(".zst") ? encoding::zstd
           : name.ends_with(".xz")  ? encoding::xz
           : name.ends_with(".bz2") ? encoding::bzip2
                                    : encoding::unknown;
}

encoding encoding_of_octets(std::string_view first_octets) {
    std::string skippable(first_octets.substr(0, skippable_start.size()));
    skippable[0] = static_cast<char>(skippable[0] & 0xF0);
    std::string bzip2(first_octets.substr(0, bzip2_block_start.size()));
    constexpr std::size_t digit = 3;
    if (bzip2.size() > digit && bzip2[digit] >= '1' && bzip2[digit] <= '9') {
        bzip2[digit] = bzip2_block_start[digit];
    }
    const auto compare = [](std::string_view octets, std::string_view start, encoding known) {
        return octets.starts_with(start)   ? known
               : start.starts_with(octets) ? encoding::unknown
                                           : encoding::none;
    };
    for (const encoding found : {compare(first_octets, gzip_start, encoding::gzip),
                                 compare(first_octets, zstd_start, encoding::zstd),
                                 compare(skippable, skippable_start, encoding::zstd),
                                 compare(first_octets, xz_start, encoding::xz),
                                 compare(bzip2, bzip2_block_start, encoding::bzip2),
                                 compare(bzip2, bzip2_end_start, encoding::bzip2)}) {
        if (found != encoding::none) {
            return found;
        }
    }
    return encoding::none;
}

std::string_view to_string(encoding encoding) {
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
        case encoding::gzip: return std::make_unique<gzip_decoder>();
        case encoding::xz: return make_xz_decoder();
        case encoding::bzip2: return make_bzip2_decoder();
        default: return std::make_unique<zstd_decoder>();
    }
}

}  // namespace uriscan::cli
