#!/bin/sh
# Checks that the installed Debian packages work.  The script runs in a system of its own, in which
# it may change everything, and whose network has only the loopback interface:
#
#   installed.sh
#
# The folder /consumer is a copy of tests/consumer.
set -eu
export LC_ALL=C.UTF-8

fail() {
    echo "$*"
    exit 1
}

# The command, its man page and its completions.
[ "$(echo 'HTTP://Example.com/%7e' | uriscan normalize)" = 'http://example.com/~' ] ||
    fail 'cannot normalize'
! printf 'http://a b/\n' | uriscan check 2>/dev/null || fail 'accepts a space'
for file in man/man1/uriscan.1.gz bash-completion/completions/uriscan \
    zsh/vendor-completions/_uriscan fish/vendor_completions.d/uriscan.fish; do
    [ -s "/usr/share/$file" ] || fail "is not installed: $file"
done

# The shared library needs only the C library, also if it was built without optimization.
needed=$(dpkg-query --show --showformat='${Depends}' liburiscan0)
echo "$needed" | grep -qx 'libc6 ([^,]*)' || fail "liburiscan0 needs: $needed"

# Programs in C and C++, with pkg-config and with CMake.
make -C /consumer consumer consumer_c consumer_http_parser
cmake -S /consumer -B /consumer/build -DWITH_C=ON >/dev/null
cmake --build /consumer/build
for program in consumer consumer_c consumer_http_parser; do
    "/consumer/$program" || fail "fails: $program"
    "/consumer/build/$program" || fail "fails, if CMake has built it: $program"
done

# nginx loads the module after the installation.
cat >/etc/nginx/conf.d/uriscan.conf <<'END'
server {
    listen 127.0.0.1:8099;
    uriscan 400;
    location / { return 204; }
}
END
nginx -t
ip link set lo up
nginx

# status TARGET: prints the status of nginx's answer.
status() {
    bash -c 'exec 3<>/dev/tcp/127.0.0.1/8099
        printf "GET %s HTTP/1.0\r\n\r\n" "$0" >&3
        read -r _ status _ <&3
        echo "$status"' "$1"
}
good=$(status '/a?b=c')
bad=$(status '/a?b=[c]')
nginx -s stop
[ "$good" = 204 ] || fail "the answer to a good target is $good"
[ "$bad" = 400 ] || fail "the answer to a bad target is $bad"
echo 'the installed packages work'
