// Compressed input, complete and damaged.  The program recognizes such input by the name of the
// file or by the first octets.
#include <bzlib.h>
#include <gtest/gtest.h>
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <array>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

std::string gzip(std::string_view text, int flush = Z_FINISH) {
    z_stream stream{};
    deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    std::string octets(deflateBound(&stream, text.size()) + 64, '\0');
    std::string copy(text);
    stream.next_in = reinterpret_cast<Bytef*>(copy.data());
    stream.avail_in = static_cast<uInt>(copy.size());
    stream.next_out = reinterpret_cast<Bytef*>(octets.data());
    stream.avail_out = static_cast<uInt>(octets.size());
    deflate(&stream, flush);
    octets.resize(stream.total_out);
    deflateEnd(&stream);
    return octets;
}

std::string zstd(std::string_view text) {
    std::string octets(ZSTD_compressBound(text.size()), '\0');
    ZSTD_CCtx* const context = ZSTD_createCCtx();
    ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
    octets.resize(ZSTD_compress2(context, octets.data(), octets.size(), text.data(), text.size()));
    ZSTD_freeCCtx(context);
    return octets;
}

std::string xz(std::string_view text) {
    std::string octets(lzma_stream_buffer_bound(text.size()), '\0');
    std::size_t size = 0;
    lzma_easy_buffer_encode(0, LZMA_CHECK_CRC64, nullptr,
                            reinterpret_cast<const std::uint8_t*>(text.data()), text.size(),
                            reinterpret_cast<std::uint8_t*>(octets.data()), &size, octets.size());
    octets.resize(size);
    return octets;
}

std::string bzip2(std::string_view text) {
    std::string octets(text.size() + text.size() / 64 + 1024, '\0');
    std::string copy(text);
    auto size = static_cast<unsigned>(octets.size());
    BZ2_bzBuffToBuffCompress(octets.data(), &size, copy.data(), static_cast<unsigned>(copy.size()),
                             1, 0, 0);
    octets.resize(size);
    return octets;
}

// A format of compressed files.
struct form {
    const char* suffix;
    const char* name;
    std::string (*compress)(std::string_view);
};

const std::array<form, 4> forms = {
    {{".gz", "gzip", [](std::string_view text) { return gzip(text); }},
     {".zst", "Zstandard", zstd},
     {".xz", "xz", xz},
     {".bz2", "bzip2", bzip2}}};

// Returns lines that are all different.  The lines are random, so they fill many blocks even after
// compression.
std::string many_lines(int count) {
    std::string lines;
    std::uint32_t state = 1;
    for (int i = 0; i < count; ++i) {
        lines += "http://h/";
        for (int digit = 0; digit < 20; ++digit) {
            state = state * 1664525 + 1013904223;
            lines += "0123456789abcdef"[state >> 28];
        }
        lines += '\n';
    }
    return lines;
}

// Runs `normalize`.  The lines are in normal form already, so `normalize` does not change them.
finished_program lines_of(std::vector<std::string> files, std::string_view input = {}) {
    files.insert(files.begin(), "normalize");
    return uriscan(files, input);
}

TEST(compression, is_recognized_by_the_name) {
    for (const form& form : forms) {
        for (const std::string threads : {"-j1", "-j2"}) {
            const std::string lines = many_lines(20000);
            const temporary_file file(form.compress(lines), form.suffix);
            const finished_program result = lines_of({threads, file.path()});
            EXPECT_TRUE(result.out == lines) << form.name;
            EXPECT_EQ(result.err, "");
            EXPECT_EQ(result.status, 0);
        }
    }
}

TEST(compression, is_recognized_by_the_first_octets) {
    for (const form& form : forms) {
        const std::string compressed = form.compress("http://a/\nb");
        const temporary_file file(compressed);
        EXPECT_EQ(lines_of({"-", file.path()}, compressed).out, "http://a/\nb\nhttp://a/\nb\n");
    }
}

TEST(compression, is_recognized_if_the_octets_arrive_one_by_one) {
    for (const form& form : forms) {
        process program({program_path(), "normalize"});
        for (const char octet : form.compress("http://a/\n")) {
            program.write({&octet, 1});
        }
        EXPECT_EQ(program.finish().out, "http://a/\n");
    }
}

TEST(compression, is_not_assumed_for_similar_first_octets) {
    for (const std::string beginning : {"(",
                                        "\x28\xB5\x2F",
                                        "\x1F",
                                        "\x1F\x8B",
                                        "\x1F\x8B\n\x08",
                                        "P",
                                        "P*M",
                                        "\x28\xB5\n",
                                        "\xFD"
                                        "7zXZ",
                                        "B",
                                        "BZ",
                                        "BZh",
                                        "BZh9",
                                        "BZh01AY&SY",
                                        "BZhx1AY&SY",
                                        "BZh91AY&S",
                                        "7z",
                                        "\xEF",
                                        "\xEF\xBB",
                                        "\xFF",
                                        "PK",
                                        "PK\x03",
                                        "PK\x03/",
                                        "\x7F"
                                        "EL",
                                        "SQLite format 3"}) {
        const finished_program result = uriscan({"parse", "--format", "tsv"}, beginning + "\n");
        EXPECT_EQ(std::ranges::count(result.out, '\n'), std::ranges::count(beginning, '\n') + 1);
        EXPECT_EQ(result.status, 0) << beginning;
        EXPECT_EQ(uriscan({"parse", "--format", "tsv"}, beginning).status, 0) << beginning;
    }
}

TEST(compression, can_have_several_parts_with_a_line_across_them) {
    const temporary_file gz(gzip("http://a/\nhtt") + gzip("") + gzip("p://b/\n"), ".gz");
    const temporary_file padded(gzip("http://c/\n") + std::string(1000, '\0') +
                                    gzip("http://d/\n") + std::string(1000, '\0'),
                                ".gz");
    const std::string skippable("\x5A\x2A\x4D\x18\x03\0\0\0abc", 11);
    const temporary_file zst(
        skippable + zstd("http://e/\nhtt") + skippable + zstd("") + zstd("p://f/\n"), ".zst");
    const temporary_file by_content(skippable + zstd("http://g/\n"));
    const finished_program result =
        lines_of({gz.path(), padded.path(), zst.path(), by_content.path()});
    EXPECT_EQ(result.out,
              "http://a/\nhttp://b/\nhttp://c/\nhttp://d/\nhttp://e/\nhttp://f/\nhttp://g/\n");
    EXPECT_EQ(result.err, "");
}

TEST(compression, that_ends_too_early_gives_the_lines_before_and_an_error) {
    const temporary_file other("http://other/\n");
    const std::string lines = "http://a/1\nhttp://a/2\nhttp://b/3\n";
    for (const form& form : forms) {
        const std::string whole = form.compress(lines);
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const temporary_file cut(whole.substr(0, size), form.suffix);
            const finished_program result = lines_of({cut.path(), other.path()});
            ASSERT_TRUE(result.out.ends_with("http://other/\n"));
            const std::string before = result.out.substr(0, result.out.size() - 14);
            EXPECT_TRUE(lines.starts_with(before)) << before;
            EXPECT_TRUE(before.empty() || before.ends_with('\n')) << before;
            EXPECT_EQ(result.err, "uriscan: " + cut.path() + ": cannot decode " + form.name +
                                      ": unexpected end, at offset " + std::to_string(size) + "\n");
            EXPECT_EQ(result.status, 2) << size;
        }
    }
}

TEST(compression, gives_at_most_as_many_octets_as_are_allowed) {
    const std::string lines = "http://a/1\nhttp://a/2\nhttp://b/3\n";
    for (const form& form : forms) {
        // The octets of all parts of a file count together.
        const temporary_file file(
            form.compress("http://a/1\nhttp:") + form.compress("//a/2\nhttp://b/3\n"), form.suffix);
        const temporary_file other("http://other/\n");
        for (std::size_t size = 1; size < lines.size(); ++size) {
            const finished_program result =
                lines_of({file.path(), other.path(), "--max-unpacked", std::to_string(size)});
            const std::string before = size < 11 ? "" : lines.substr(0, size < 22 ? 11 : 22);
            EXPECT_EQ(result.out, before + "http://other/\n") << size;
            EXPECT_EQ(result.err, "uriscan: " + file.path() + ": " + form.name +
                                      " has more octets of text than --max-unpacked allows\n");
            EXPECT_EQ(result.status, 2);
        }
        const finished_program whole = lines_of({file.path(), "--max-unpacked", "33"});
        EXPECT_EQ(whole.out, lines);
        EXPECT_EQ(whole.status, 0) << whole.err;
    }
}

TEST(compression, can_have_several_streams_of_xz_and_bzip2) {
    const temporary_file xz_file(xz("http://a/\nhtt") + std::string(8, '\0') + xz("") +
                                     xz("p://b/\n") + std::string(4, '\0'),
                                 ".xz");
    const temporary_file bz_file(bzip2("http://c/\nhtt") + bzip2("") + bzip2("p://d/\n"), ".bz2");
    const temporary_file empty(bzip2(""));
    const finished_program result = lines_of({xz_file.path(), bz_file.path(), empty.path()});
    EXPECT_EQ(result.out, "http://a/\nhttp://b/\nhttp://c/\nhttp://d/\n");
    EXPECT_EQ(result.err, "");
}

TEST(compression, of_xz_and_bzip2_is_refused_if_it_is_damaged) {
    const std::string lines = "http://a/1\nhttp://a/2\n";
    const temporary_file xz_file(lines, ".xz"), bz_file(lines, ".bz2");
    const temporary_file xz_followed(xz("http://b/\n") + lines, ".xz");
    const temporary_file bz_followed(bzip2("http://b/\n") + lines, ".bz2");
    const finished_program result =
        lines_of({xz_file.path(), bz_file.path(), xz_followed.path(), bz_followed.path()});
    EXPECT_EQ(result.out, "http://b/\nhttp://b/\n");
    const std::string not_xz = ": cannot decode xz: the format is not that of xz\n";
    const std::string not_bzip2 = ": cannot decode bzip2: the format is not that of bzip2\n";
    EXPECT_EQ(result.err, "uriscan: " + xz_file.path() + not_xz + "uriscan: " + bz_file.path() +
                              not_bzip2 + "uriscan: " + xz_followed.path() + not_xz +
                              "uriscan: " + bz_followed.path() + not_bzip2);
    EXPECT_EQ(result.status, 2);
}

// The header of a block says that the window has 1.5 GiB (the property 39 of LZMA2).
TEST(compression, of_xz_needs_a_bounded_memory) {
    lzma_options_lzma options;
    lzma_lzma_preset(&options, 0);
    options.dict_size = 1536U << 20;
    lzma_filter filters[] = {{LZMA_FILTER_LZMA2, &options}, {LZMA_VLI_UNKNOWN, nullptr}};
    const std::string text = "http://a/\n";
    std::string octets(1000, '\0');
    std::size_t size = 0;
    ASSERT_EQ(lzma_stream_buffer_encode(filters, LZMA_CHECK_CRC32, nullptr,
                                        reinterpret_cast<const std::uint8_t*>(text.data()),
                                        text.size(), reinterpret_cast<std::uint8_t*>(octets.data()),
                                        &size, octets.size()),
              LZMA_OK);
    octets.resize(size);
    const finished_program result = uriscan({"normalize"}, octets);
    EXPECT_EQ(result.out, "");
    EXPECT_NE(result.err.find("it needs more than 256 MiB of memory"), std::string::npos)
        << result.err;
    EXPECT_EQ(result.status, 2);
}

std::string inflated(std::string octets) {
    z_stream stream{};
    inflateInit2(&stream, 15 + 16);
    std::string text(octets.size() * 20, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(octets.data());
    stream.avail_in = static_cast<uInt>(octets.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    inflate(&stream, Z_SYNC_FLUSH);
    text.resize(stream.total_out);
    inflateEnd(&stream);
    return text;
}

TEST(compression, that_ends_too_early_gives_all_that_can_be_decoded) {
    const std::string lines = many_lines(30000);
    const std::string gz = gzip(lines), zst = zstd(lines);
    const std::string half = gz.substr(0, gz.size() / 2);
    const std::string decodable = inflated(half);
    const temporary_file gz_file(half, ".gz");
    EXPECT_TRUE(lines_of({gz_file.path()}).out == decodable.substr(0, decodable.rfind('\n') + 1));
    // Zstandard decodes in blocks of at most 128 KiB.
    const temporary_file zst_file(zst.substr(0, zst.size() - 1), ".zst");
    const std::string out = lines_of({zst_file.path()}).out;
    EXPECT_TRUE(lines.starts_with(out));
    EXPECT_GE(out.size() + 131072 + 30, lines.size());
}

TEST(compression, that_is_damaged_gives_the_lines_before_and_an_error) {
    const std::string lines = many_lines(30000);
    for (const form& form : forms) {
        std::string damaged = form.compress(lines);
        const std::size_t middle = damaged.size() / 2;
        std::fill_n(damaged.begin() + static_cast<std::ptrdiff_t>(middle), 50, '\xFF');
        const temporary_file file(damaged, form.suffix);
        const finished_program result = lines_of({file.path()});
        EXPECT_GE(std::ranges::mismatch(result.out, lines).in1 - result.out.begin(),
                  static_cast<std::ptrdiff_t>(lines.size() / 2 - 300000))
            << form.name;
        EXPECT_TRUE(result.err.find(file.path() + ": cannot decode " + form.name + ": ") !=
                    std::string::npos)
            << result.err;
        EXPECT_EQ(result.status, 2);
    }
}

// The program reads 256 KiB at a time.  One read ends within the last block.  The wrong checksum is
// after this block.
TEST(compression, with_a_wrong_checksum_gives_all_lines) {
    const std::string first = many_lines(3333), second = many_lines(6000);
    std::string damaged = zstd(first) + zstd(second);
    damaged.back() = static_cast<char>(damaged.back() ^ 1);
    const temporary_file file(damaged, ".zst");
    const finished_program result = lines_of({file.path()});
    EXPECT_TRUE(result.out == first + second) << result.out.size() << " octets";
    EXPECT_NE(result.err.find("cannot decode Zstandard: "), std::string::npos) << result.err;
    EXPECT_EQ(result.status, 2);
}

// The first block is not compressed (RFC 8878, section 3.1.1.2); the second has a reserved type.
TEST(compression, with_a_wrong_block_gives_the_block_before) {
    const std::string lines = many_lines(4000);
    const std::size_t header = lines.size() << 3;
    std::string damaged("\x28\xB5\x2F\xFD\x00\x58", 6);
    for (int shift = 0; shift < 24; shift += 8) {
        damaged += static_cast<char>(header >> shift);
    }
    damaged += lines + std::string("\x06\x00\x00", 3);
    const temporary_file file(damaged, ".zst");
    const finished_program result = lines_of({file.path()});
    EXPECT_TRUE(result.out == lines) << result.out.size() << " of " << lines.size() << " octets";
    EXPECT_NE(result.err.find("cannot decode Zstandard: "), std::string::npos) << result.err;
    EXPECT_EQ(result.status, 2);
}

TEST(compression, does_not_crash_the_program_if_any_octet_is_changed) {
    for (const form& form : forms) {
        const std::string whole = form.compress("http://a/1\nhttp://a/2\nhttp://b/3\n");
        for (std::size_t i = 0; i < whole.size(); ++i) {
            std::string changed = whole;
            changed[i] = static_cast<char>(changed[i] ^ 0x11);
            const temporary_file file(changed, form.suffix);
            const finished_program result = lines_of({file.path()});
            EXPECT_TRUE(result.status == 0 || result.status == 2) << result.status << " at " << i;
            EXPECT_EQ(result.status == 2, result.err.find("cannot decode") != std::string::npos);
        }
    }
}

TEST(compression, reports_a_file_that_only_its_name_says_is_compressed) {
    const temporary_file gz("http://a/\n", ".gz"), zst("http://a/\n", ".zst");
    const temporary_file followed(gzip("http://b/\n") + "http://c/\n", ".gz");
    const finished_program result = lines_of({gz.path(), zst.path(), followed.path()});
    EXPECT_EQ(result.out, "http://b/\n");
    EXPECT_EQ(result.err,
              "uriscan: " + gz.path() + ": cannot decode gzip: incorrect header check\n" +
                  "uriscan: " + zst.path() +
                  ": cannot decode Zstandard: Unknown frame descriptor\n" +
                  "uriscan: " + followed.path() + ": cannot decode gzip: incorrect header check\n");
    EXPECT_EQ(result.status, 2);
}

// These are the first octets of libzstd's formats from before RFC 8878, which only libzstd knows.
TEST(compression, is_not_read_in_older_formats_of_zstandard) {
    for (const char octet : {'\x1E', '\x22', '\x23', '\x24', '\x25', '\x26', '\x27'}) {
        const std::string older = std::string(1, octet) + "\xB5\x2F\xFD" + std::string(20, '\1');
        const temporary_file first(older, ".zst"), second(zstd("http://a/\n") + older, ".zst");
        const finished_program result = lines_of({first.path(), second.path()});
        EXPECT_EQ(result.out, "http://a/\n");
        EXPECT_EQ(result.status, 2);
        EXPECT_EQ(result.err, "uriscan: " + first.path() +
                                  ": cannot decode Zstandard: Unknown frame descriptor\n" +
                                  "uriscan: " + second.path() +
                                  ": cannot decode Zstandard: Unknown frame descriptor\n");
    }
}

TEST(compression, does_not_keep_answers_waiting) {
    process program({program_path(), "normalize"});
    program.write(gzip("http://a/\nrest", Z_SYNC_FLUSH));
    EXPECT_EQ(program.read_output(10), "http://a/\n");
}

TEST(compression, of_very_much_text_takes_little_memory) {
    if (!can_limit_memory) {
        GTEST_SKIP() << why_not_limited;
    }
    const std::string line = std::string(999, 'a') + "\n";
    std::string lines;
    for (int i = 0; i < 120000; ++i) {
        lines += line;
    }
    for (const form& form : forms) {
        const temporary_file file(form.compress(lines), form.suffix);
        const finished_program result =
            uriscan_in_shell("ulimit -v 100000;", "check --summary -j2 " + file.path());
        EXPECT_TRUE(result.err.starts_with("uriscan: 120000 lines, 120000 valid")) << result.err;
        EXPECT_EQ(result.status, 0);
    }
}

}  // namespace
}  // namespace uriscan::tests
