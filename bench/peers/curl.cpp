// libcurl accepts URLs by its own rules, which are neither those of RFC 3986 nor those of WHATWG.
// It refuses relative references. It returns all seven components (user and password separately),
// each as a new string. The measured code calls curl_url_set, then curl_url_get for each part.
// curl_url_set gets a text that ends in NUL. Its flags allow any scheme and leave dot-segments in
// the path. Each text gets a new handle, because a used handle would resolve the text as a
// reference.
#include <curl/curl.h>

#include <string>

#include "contender.hpp"

namespace {

using namespace uriscan::bench;

struct curl_peer {
    template <class Visitor>
    [[gnu::always_inline]] bool visit(std::string_view text, Visitor&& note) const {
        CURLU* const url = curl_url();
        const bool valid = curl_url_set(url, CURLUPART_URL, text.data(),
                                        CURLU_NON_SUPPORT_SCHEME | CURLU_PATH_AS_IS) == CURLUE_OK;
        if (valid) {
            visit_parts(url, note);
        }
        curl_url_cleanup(url);
        return valid;
    }

private:
    template <class Visitor>
    [[gnu::always_inline]] static void visit_parts(CURLU* url, Visitor&& note) {
        for (const CURLUPart part :
             {CURLUPART_SCHEME, CURLUPART_USER, CURLUPART_PASSWORD, CURLUPART_HOST, CURLUPART_PORT,
              CURLUPART_PATH, CURLUPART_QUERY, CURLUPART_FRAGMENT}) {
            char* content = nullptr;
            const bool present = curl_url_get(url, part, &content, 0) == CURLUE_OK;
            note(present ? std::string_view(content) : std::string_view());
            curl_free(content);
        }
    }
};

const contender entered(std::string("libcurl ") + curl_version_info(CURLVERSION_NOW)->version,
                        role::peer, reader_with<curl_peer>());

}  // namespace
