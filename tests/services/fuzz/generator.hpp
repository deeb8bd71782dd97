// Makes random requests: good ones, and bad ones that nginx itself accepts.

#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace uriscan::services {

// The servers of nginx that the requests go to.  fuzz_nginx.py configures them in this order.
enum class server { log, allow, redirect };

struct request {
    server to = server::log;
    std::string method;
    std::string target;
    std::string host;
};

class generator {
public:
    // `seeds` are targets that are changed at random.
    generator(std::uint64_t seed, std::vector<std::string> seeds);

    request next(server to);

private:
    std::size_t below(std::size_t limit) { return chance_() % limit; }
    bool one_in(std::size_t n) { return below(n) == 0; }
    std::string_view any_of(const std::vector<std::string_view>& texts);
    char octet();
    std::string octets(std::size_t size);
    std::string pieces(std::size_t count);
    void change(std::string& text, std::size_t first);
    std::string path_and_query();
    std::string absolute_form();
    std::string host();

    std::mt19937_64 chance_;
    std::vector<std::string> seeds_;
};

}  // namespace uriscan::services
