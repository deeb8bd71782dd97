// Expands templates into strings.
#include "uriscan/uri_template.hpp"

namespace uriscan {

result<std::string> expand(const uri_template& from, std::span<const template_argument> arguments) {
    const result<std::size_t> size = expanded_size(from, arguments);
    if (!size) {
        return size.error();
    }
    std::string text(*size, '\0');
    static_cast<void>(expand(from, arguments, text));
    return text;
}

}  // namespace uriscan
