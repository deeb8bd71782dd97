// Properties of the decoders:
// - A text is compressed by zlib, libzstd, liblzma or libbz2, in two pieces, one after the other.
//   It is decoded to the same text.
// - If the compressed octets are cut short or one of them is changed, the decoder says so, or gives
//   the same text.
// - Any octets, even those that are not compressed, give the same result in whatever portions they
//   are decoded.  But if a frame of Zstandard is larger or smaller than its header says, libzstd
//   finds this after the last block of the frame, and some octets of this block can be missing.
//
// The last octets choose the format, the sizes of the portions and what to damage.
#define ZLIB_CONST
#include <bzlib.h>
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include <span>

#include "cli.hpp"
#include "cli/input/file_start.hpp"

namespace uriscan::tests {
namespace {

using cli::encoding;

// Compresses as gzip, and reuses one state of zlib, because a new one needs much time.
class gzip_encoder {
public:
    gzip_encoder() {
        constexpr int gzip_with_a_small_window = 9 + 16;
        ::deflateInit2(&stream_, 1, Z_DEFLATED, gzip_with_a_small_window, 1, Z_DEFAULT_STRATEGY);
    }
    ~gzip_encoder() { ::deflateEnd(&stream_); }
    gzip_encoder(const gzip_encoder&) = delete;
    gzip_encoder& operator=(const gzip_encoder&) = delete;

    std::string encode(std::string_view text) {
        ::deflateReset(&stream_);
        std::string out(::deflateBound(&stream_, static_cast<uLong>(text.size())), '\0');
        stream_.next_in = reinterpret_cast<const Bytef*>(text.data());
        stream_.avail_in = static_cast<uInt>(text.size());
        stream_.next_out = reinterpret_cast<Bytef*>(out.data());
        stream_.avail_out = static_cast<uInt>(out.size());
        expect(::deflate(&stream_, Z_FINISH) == Z_STREAM_END, text, "zlib cannot compress");
        out.resize(out.size() - stream_.avail_out);
        return out;
    }

private:
    z_stream stream_{};
};

std::string encode_zstd(std::string_view text) {
    static ZSTD_CCtx* const context = ::ZSTD_createCCtx();
    ::ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
    std::string out(::ZSTD_compressBound(text.size()), '\0');
    const std::size_t size =
        ::ZSTD_compress2(context, out.data(), out.size(), text.data(), text.size());
    expect(::ZSTD_isError(size) == 0, text, "libzstd cannot compress");
    out.resize(size);
    return out;
}

std::string encode_xz(std::string_view text) {
    std::string out(::lzma_stream_buffer_bound(text.size()), '\0');
    std::size_t size = 0;
    const auto* const in = reinterpret_cast<const std::uint8_t*>(text.data());
    const lzma_ret result =
        ::lzma_easy_buffer_encode(0, LZMA_CHECK_CRC64, nullptr, in, text.size(),
                                  reinterpret_cast<std::uint8_t*>(out.data()), &size, out.size());
    expect(result == LZMA_OK, text, "liblzma cannot compress");
    out.resize(size);
    return out;
}

std::string encode_bzip2(std::string_view text) {
    std::string out(text.size() + text.size() / 64 + 1024, '\0');
    std::string copy(text);
    auto size = static_cast<unsigned>(out.size());
    const int result = ::BZ2_bzBuffToBuffCompress(out.data(), &size, copy.data(),
                                                  static_cast<unsigned>(copy.size()), 1, 0, 0);
    expect(result == BZ_OK, text, "libbz2 cannot compress");
    out.resize(size);
    return out;
}

std::string encode(encoding wanted, std::string_view text) {
    static gzip_encoder gzip;
    return wanted == encoding::gzip   ? gzip.encode(text)
           : wanted == encoding::zstd ? encode_zstd(text)
           : wanted == encoding::xz   ? encode_xz(text)
                                      : encode_bzip2(text);
}

struct decoded {
    std::string text;
    bool is_complete;
    std::string error;
    friend bool operator==(const decoded&, const decoded&) = default;
};

// A few compressed octets can stand for very many, so no more than this are decoded.
constexpr std::size_t most_decoded = 4096;

// Decodes octets in portions of at most `read` octets, into portions of at most `written` octets.
decoded decode(encoding used, std::string_view octets, std::size_t read, std::size_t written) {
    const auto decoder = cli::make_decoder(used);
    const std::unique_ptr<char[]> buffer(new char[written]);
    std::string text;
    while (text.size() < most_decoded && decoder->error().empty()) {
        const exact_copy portion(octets.substr(0, read));
        std::string_view rest = portion.text();
        std::size_t count = 0;
        do {
            count = decoder->decode(rest, std::span(buffer.get(), written));
            expect(count <= written, octets, "more octets are decoded than there is room for");
            text.append(buffer.get(), count);
        } while (count > 0 && text.size() < most_decoded);
        octets.remove_prefix(portion.text().size() - rest.size());
        if (octets.empty() || portion.text().size() == rest.size()) {
            break;
        }
    }
    if (text.size() >= most_decoded) {
        return {text.substr(0, most_decoded), false, ""};
    }
    return {text, decoder->error().empty() && decoder->is_complete(), decoder->error()};
}

// Cuts the compressed octets at a place, and changes the octet there.
void check_damaged(encoding used, fuzz_input& input) {
    const std::size_t number = input.choose(256);
    const auto change = static_cast<char>(input.choose(256));
    const std::string text(input.rest());
    std::string octets = encode(used, text);
    const std::size_t place = number % octets.size();
    const decoded cut = decode(used, std::string_view(octets).substr(0, place), 64, 64);
    expect(text.starts_with(cut.text) && cut.error.empty(), text, "a start is decoded wrongly");
    expect(place == 0 || !cut.is_complete, text, "it is not noticed that the end is missing");
    octets[place] = static_cast<char>(octets[place] ^ change);
    const decoded changed = decode(used, octets, 64, 64);
    expect(!changed.is_complete || changed.text == text, text, "a changed octet is not noticed");
    expect(change != 0 || changed.is_complete, text, "a compressed text is refused");
}

// Says whether the results are the same.  If a frame of Zstandard has a wrong size, the end may
// differ, as described above.
bool are_same(encoding used, const decoded& a, const decoded& b) {
    const bool is_exception = used == encoding::zstd && a.error == b.error &&
                              a.error == ::ZSTD_getErrorString(ZSTD_error_corruption_detected) &&
                              (a.text.starts_with(b.text) || b.text.starts_with(a.text));
    return a == b || is_exception;
}

void check_portions(encoding used, std::string_view octets, std::size_t read, std::size_t written) {
    const decoded in_portions = decode(used, octets, read, written);
    const decoded at_once = decode(used, octets, octets.size() + 1, 4096);
    expect(are_same(used, in_portions, at_once), octets,
           "octets are decoded differently in portions");
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, std::min(size, most_decoded));
    static constexpr std::array used_encodings = {encoding::gzip, encoding::zstd, encoding::xz,
                                                  encoding::bzip2};
    const encoding used = input.choose_from(used_encodings);
    const std::size_t kind = input.choose(4);
    const std::size_t read = 1 + input.choose(256);
    const std::size_t written = 1 + input.choose(256);
    if (kind == 0) {
        check_portions(used, input.rest(), read, written);
    } else if (kind == 1) {
        check_damaged(used, input);
    } else if (kind == 2) {
        const std::string octets = encode(used, input.take_line());
        check_portions(used, octets + std::string(input.rest()), read, written);
    } else {
        const std::string first(input.take_line());
        const std::string text = first + std::string(input.rest());
        const std::string octets = encode(used, first) + encode(used, input.rest());
        expect(uriscan::cli::encoding_of_octets(octets) == used, text, "the format is not seen");
        expect(decode(used, octets, read, written) == decoded{text, true, ""}, text,
               "a compressed text is decoded wrongly");
    }
    return 0;
}
