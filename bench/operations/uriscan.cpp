// The library's operations. They write into a buffer that already exists.
#include <array>
#include <vector>

#include "operation.hpp"
#include "uriscan/uriscan.hpp"

namespace {

using namespace uriscan::bench;

// Contains the texts. If Input is input::parsed, it also contains the parsed texts.
template <input Input>
class inputs {
public:
    explicit inputs(const text_list& texts) : texts_(texts) {
        for (std::size_t i = 0; Input == input::parsed && i < texts.size(); ++i) {
            parsed_.push_back(uriscan::parse_uri_reference(texts[i]).value());
        }
    }

    // Calls `use` with the view of a text. Parses the text first, if it was not parsed in advance.
    template <class Use>
    std::string_view with(std::size_t i, Use use) const {
        if constexpr (Input == input::parsed) {
            return use(parsed_[i]);
        } else {
            const auto parsed = uriscan::parse_uri_reference(texts_[i]);
            return parsed ? use(*parsed) : std::string_view();
        }
    }

private:
    const text_list& texts_;
    std::vector<uriscan::uri_view> parsed_;
};

template <input Input>
class resolver {
public:
    explicit resolver(const text_list& texts) : references_(texts) {}

    std::string_view operator()(std::size_t i) {
        return references_.with(i, [this](const uriscan::uri_view& reference) {
            const auto target = uriscan::resolve(base_, reference, buffer_);
            return target ? target->text() : std::string_view();
        });
    }

private:
    inputs<Input> references_;
    uriscan::uri_view base_ = uriscan::parse_uri(resolution_base).value();
    std::array<char, 65536> buffer_;
};

template <input Input>
class normalizer {
public:
    explicit normalizer(const text_list& texts) : texts_(texts) {}

    std::string_view operator()(std::size_t i) {
        return texts_.with(i, [this](const uriscan::uri_view& uri) {
            const auto normal = uriscan::normalize(uri, buffer_);
            return normal ? normal->text() : std::string_view();
        });
    }

private:
    inputs<Input> texts_;
    std::array<char, 65536> buffer_;
};

const operation_contender resolve_text("resolve", "uriscan", input::text,
                                       maker_of<resolver<input::text>>());
const operation_contender resolve_parsed("resolve", "uriscan", input::parsed,
                                         maker_of<resolver<input::parsed>>());
const operation_contender normalize_text("normalize", "uriscan", input::text,
                                         maker_of<normalizer<input::text>>());
const operation_contender normalize_parsed("normalize", "uriscan", input::parsed,
                                           maker_of<normalizer<input::parsed>>());

}  // namespace
