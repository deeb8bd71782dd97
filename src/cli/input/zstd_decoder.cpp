// Implements decoder with libzstd.
#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <new>

#include "cli/input/decoders.hpp"
#include "cli/input/file_start.hpp"

namespace uriscan::cli {
namespace {

class zstd_decoder final : public decoder {
public:
    zstd_decoder() : stream_(::ZSTD_createDStream()) {
        if (!stream_) {
            throw std::bad_alloc();
        }
        first_wanted_ = wanted_ = ::ZSTD_initDStream(stream_.get());
    }

    // If a call of ZSTD_decompressStream fails, the octets that it wrote are lost.  So each call
    // gets at most one block, without the header of the next block.  If a call had too little room,
    // the next call gets no input: it only writes the rest.
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

    // Returns how many octets to give to the decoder.  The decoder asks for a block together with
    // the header of the next block, but accepts any part of them.
    std::size_t one_block() const {
        constexpr std::size_t header_size = 3;
        return wanted_ > header_size ? wanted_ - header_size : wanted_;
    }

    // Returns false if no frame of RFC 8878 can start with the octets of frame_start_ and these.
    // Without this check, libzstd would also read its older formats, with code that is hardly used.
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
    std::string frame_start_;       // the first octets of the current frame, at most 4
    std::size_t first_wanted_ = 0;  // octets to give to the decoder first
    std::size_t wanted_ = 0;
    bool has_rest_ = false;     // decoded octets may be left that did not fit into the output
    bool is_complete_ = false;  // the last frame has ended, and no new one has started
};

}  // namespace

std::unique_ptr<decoder> make_zstd_decoder() {
    return std::make_unique<zstd_decoder>();
}

}  // namespace uriscan::cli
