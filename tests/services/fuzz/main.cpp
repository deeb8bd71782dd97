// Sends random requests to nginx with our module, and checks each answer:
//
//   fuzz_services COUNT SEED SECONDS PORTS...
//
// Reads targets to start with from the standard input, one in a line.  The ports are those of the
// servers in the order of `enum class server`.  Ends with the status 1 if an answer is wrong, if
// nginx closes a connection without an answer, or if the time is over.

#include "connection.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <memory>
#include <stdexcept>

namespace {

using namespace uriscan::services;
using seconds = std::chrono::duration<double>;

constexpr std::size_t requests_at_once = 100;
constexpr std::size_t connections_at_once = 12;
constexpr std::uint64_t between_reports = 500'000;

struct counts {
    std::uint64_t answered = 0;  // answers of the module
    std::uint64_t good = 0;
    std::uint64_t redirected = 0;
    std::uint64_t refused_by_nginx = 0;
};

std::string printable(std::string_view text) {
    std::string result;
    for (const char octet : text) {
        char escape[5];
        std::snprintf(escape, sizeof(escape), octet < ' ' ? "\\x%02x" : "%c",
                      static_cast<unsigned char>(octet));
        result += escape;
    }
    return result;
}

[[noreturn]] void fail(const request& sent, const std::string& why) {
    throw std::runtime_error(sent.method + " " + printable(sent.target) +
                             "\nHost: " + printable(sent.host) + "\nserver " +
                             std::to_string(static_cast<int>(sent.to)) + ": " + why);
}

// A connection, and the requests that have no answer yet.
class client {
public:
    client(server to, int port) : to_(to), port_(port) {}

    void send(generator& from) {
        if (!connection_) {
            connection_ = std::make_unique<connection>(port_);
        }
        std::string octets;
        requests_.clear();
        expected_.clear();
        requests_.reserve(requests_at_once);  // expected_ refers to them, so they must not move
        do {
            const request& next = requests_.emplace_back(from.next(to_));
            expected_.emplace_back(next);
            octets +=
                next.method + " " + next.target + " HTTP/1.1\r\nHost: " + next.host + "\r\n\r\n";
        } while (requests_.size() < requests_at_once && !expected_.back().closes());
        connection_->send(octets);
    }

    void check_answers(counts& so_far) {
        for (std::size_t i = 0; i < requests_.size(); ++i) {
            const std::optional<answer> received = connection_->receive();
            if (!received) {
                fail(requests_[i], "the connection is closed without an answer");
            }
            const expectation& expected = expected_[i];
            // nginx itself answers 400 to some requests, and then closes the connection.
            if (received->status == 400 && !expected.closes()) {
                ++so_far.refused_by_nginx;
                connection_.reset();
                return;
            }
            if (const std::string why = expected.mistake_in(*received); !why.empty()) {
                fail(requests_[i], why);
            }
            ++so_far.answered;
            so_far.good += expected.target_is_good();
            so_far.redirected += received->status == 301;
            if (expected.closes()) {
                connection_.reset();
            }
        }
    }

private:
    server to_;
    int port_;
    std::unique_ptr<connection> connection_;
    std::vector<request> requests_;
    std::vector<expectation> expected_;
};

std::vector<std::string> lines_of_input() {
    std::vector<std::string> lines;
    for (std::string line; std::getline(std::cin, line);) {
        lines.push_back(line);
    }
    return lines;
}

void print(const counts& so_far, seconds time) {
    std::printf(
        "%llu targets in %.0f s: %llu good, %llu bad; %llu redirects; nginx itself refused %llu\n",
        static_cast<unsigned long long>(so_far.answered), time.count(),
        static_cast<unsigned long long>(so_far.good),
        static_cast<unsigned long long>(so_far.answered - so_far.good),
        static_cast<unsigned long long>(so_far.redirected),
        static_cast<unsigned long long>(so_far.refused_by_nginx));
    std::fflush(stdout);
}

// Most clients ask the first two servers, because `redirect` closes many connections.
std::vector<client> make_clients(const std::vector<int>& ports) {
    std::vector<client> clients;
    for (std::size_t i = 0; i < connections_at_once; ++i) {
        const std::size_t to = i % 6 == 5 ? 2 : i % 2;
        clients.emplace_back(static_cast<server>(to), ports.at(to));
    }
    return clients;
}

void run(std::uint64_t count, std::uint64_t seed, seconds limit, const std::vector<int>& ports) {
    const auto start = std::chrono::steady_clock::now();
    generator requests(seed, lines_of_input());
    std::vector<client> clients = make_clients(ports);
    counts so_far;
    for (std::uint64_t next_report = between_reports; so_far.answered < count;) {
        for (client& each : clients) {
            each.send(requests);
        }
        for (client& each : clients) {
            each.check_answers(so_far);
        }
        const seconds time = std::chrono::steady_clock::now() - start;
        if (so_far.answered >= next_report || so_far.answered >= count) {
            print(so_far, time);
            next_report += between_reports;
        }
        if (time > limit && so_far.answered < count) {
            throw std::runtime_error("the time is over after " + std::to_string(so_far.answered) +
                                     " targets");
        }
    }
    // Otherwise, the generator is wrong, and the test says little.
    if (so_far.good < count / 10 || so_far.answered - so_far.good < count / 10 ||
        so_far.redirected < count / 200 || so_far.refused_by_nginx > count / 50) {
        throw std::runtime_error("too few requests of one kind");
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 5) {
        std::fputs("usage: fuzz_services COUNT SEED SECONDS PORTS...\n", stderr);
        return 2;
    }
    try {
        std::vector<int> ports;
        for (int i = 4; i < argc; ++i) {
            ports.push_back(std::stoi(argv[i]));
        }
        run(std::stoull(argv[1]), std::stoull(argv[2]), seconds(std::stod(argv[3])), ports);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
