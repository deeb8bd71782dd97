#include "connection.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <stdexcept>
#include <system_error>

namespace uriscan::services {

namespace {

constexpr int seconds_to_wait = 30;

[[noreturn]] void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

// Returns the value of a field, or an empty text.  `name` has the letters that nginx sends.
std::string_view field(std::string_view head, std::string_view name) {
    const std::string start = "\r\n" + std::string(name) + ": ";
    const std::size_t at = head.find(start);
    if (at == std::string_view::npos) {
        return {};
    }
    head.remove_prefix(at + start.size());
    return head.substr(0, head.find("\r\n"));
}

int number(std::string_view digits) {
    int result = -1;
    std::from_chars(digits.data(), digits.data() + digits.size(), result);
    if (result < 0) {
        throw std::runtime_error("an answer has no number where one must be");
    }
    return result;
}

}  // namespace

connection::connection(int port) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    const timeval limit = {seconds_to_wait, 0};
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (socket_ < 0 || ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof(limit)) != 0 ||
        ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0) {
        fail("cannot connect");
    }
}

connection::~connection() {
    if (socket_ >= 0) {
        ::close(socket_);
    }
}

void connection::send(std::string_view octets) {
    while (!octets.empty()) {
        const ssize_t sent = ::send(socket_, octets.data(), octets.size(), MSG_NOSIGNAL);
        if (sent < 0) {
            return;  // receive() then reports that the connection is closed
        }
        octets.remove_prefix(static_cast<std::size_t>(sent));
    }
}

bool connection::read_more() {
    char chunk[65536];
    const ssize_t size = ::recv(socket_, chunk, sizeof(chunk), 0);
    if (size < 0 && errno != ECONNRESET) {
        fail("no answer");
    }
    if (size > 0) {
        buffer_.append(chunk, static_cast<std::size_t>(size));
    }
    return size > 0;
}

std::optional<answer> connection::receive() {
    constexpr std::string_view empty_line = "\r\n\r\n";
    buffer_.erase(0, start_);
    start_ = 0;
    std::size_t head_end = 0;
    while ((head_end = buffer_.find(empty_line)) == std::string::npos) {
        if (!read_more()) {
            return std::nullopt;
        }
    }
    const std::size_t body_begin = head_end + empty_line.size();
    const std::string_view length = field({buffer_.data(), head_end}, "Content-Length");
    const auto body_size = static_cast<std::size_t>(number(length));
    while (buffer_.size() < body_begin + body_size) {
        if (!read_more()) {
            return std::nullopt;
        }
    }
    start_ = body_begin + body_size;
    const std::string_view all = buffer_;
    const std::string_view head = all.substr(0, head_end);
    constexpr std::size_t version_size = std::string_view("HTTP/1.1 ").size();
    return answer{number(all.substr(version_size, 3)), field(head, "Location"),
                  all.substr(body_begin, body_size)};
}

}  // namespace uriscan::services
