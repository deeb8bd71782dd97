// A connection of HTTP/1.1 to a server on the loopback interface.

#pragma once

#include "expectation.hpp"

#include <optional>
#include <string>
#include <utility>

namespace uriscan::services {

// The functions throw std::runtime_error if the system reports an error.
class connection {
public:
    explicit connection(int port);
    ~connection();
    connection(connection&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
    connection& operator=(connection&&) = delete;

    void send(std::string_view octets);

    // Returns the next answer.  Its views are valid until the next call.  Returns std::nullopt if
    // the server closes the connection first.
    std::optional<answer> receive();

private:
    bool read_more();

    int socket_;
    std::string buffer_;
    std::size_t start_ = 0;  // where the next answer is in the buffer
};

}  // namespace uriscan::services
