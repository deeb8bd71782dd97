// ada implements the WHATWG URL Standard, which does not accept the same texts as RFC 3986. ada
// repairs some texts. It refuses relative references, because it gets no base here. ada returns all
// seven components (user name and password separately) as slices of its own text. The measured code
// calls ada::parse for a url_aggregator, the faster of ada's two result types. A second contender
// only checks whether the text is valid, with ada::can_parse.
#include <ada.h>

#include <string>

#include "contender.hpp"

namespace {

using namespace uriscan::bench;

struct ada_peer {
    template <class Visitor>
    [[gnu::always_inline]] bool visit(std::string_view text, Visitor&& note) const {
        const auto url = ada::parse<ada::url_aggregator>(text);
        if (!url) {
            return false;
        }
        note(url->get_protocol());
        note(url->get_username());
        note(url->get_password());
        note(url->get_hostname());
        note(url->get_port());
        note(url->get_pathname());
        note(url->get_search());
        note(url->get_hash());
        return true;
    }
};

struct ada_verdict {
    template <class Visitor>
    [[gnu::always_inline]] bool visit(std::string_view text, Visitor&&) const {
        return ada::can_parse(text);
    }
};

const contender entered("ada " ADA_VERSION, role::peer, reader_with<ada_peer>());
const contender entered_verdict("ada " ADA_VERSION ", verdict", role::peer,
                                reader_with<ada_verdict>());

}  // namespace
