// Does the same as defang.cpp, but writes to strings.
#include "uriscan/defang.hpp"

namespace uriscan {

std::string refang(std::string_view text) {
    std::string out(text.size(), '\0');
    out.resize(refang(text, out));
    return out;
}

std::string defang(const uri_view& uri) {
    std::string out(defang(uri, {}), '\0');
    defang(uri, out);
    return out;
}

}  // namespace uriscan
