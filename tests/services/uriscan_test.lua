-- Tests src/bindings/lua/uriscan.lua.  Returns a line for each test: "ok NAME" or "failed NAME:
-- WHY".  The expected values come from RFC 3986; the names of the tests have its sections.
local uriscan = require "uriscan"

local lines = {}

local function test(name, run)
    local passed, why = pcall(run)
    lines[#lines + 1] = passed and "ok " .. name or "failed " .. name .. ": " .. tostring(why)
end

local function equal(value, expected)
    if value ~= expected then
        error("got " .. tostring(value) .. " instead of " .. tostring(expected), 2)
    end
end

local COMPONENTS = {"scheme", "authority", "userinfo", "user", "password", "host", "port", "path",
                    "query", "fragment"}

-- Checks all components.  Those that `expected` does not have must be absent.
local function components_are(uri, expected)
    for _, name in ipairs(COMPONENTS) do
        if uri[name](uri) ~= expected[name] then
            error(name .. " is " .. tostring(uri[name](uri)), 2)
        end
    end
end

test("components of a URI (3)", function()
    local text = "http://user:pw@example.com:8042/over/there?name=ferret#nose"
    local uri = uriscan.parse(text)
    components_are(uri, {
        scheme = "http", authority = "user:pw@example.com:8042", userinfo = "user:pw",
        user = "user", password = "pw", host = "example.com", port = "8042", path = "/over/there",
        query = "name=ferret", fragment = "nose",
    })
    equal(uri:port_number(), 8042)
    equal(uri:host_kind(), "reg-name")
    equal(tostring(uri), text)
end)

test("absent and empty components (3)", function()
    local uri = uriscan.parse "urn:a"
    components_are(uri, {scheme = "urn", path = "a"})
    equal(uri:host_kind(), nil)
    components_are(uriscan.parse "http://@:?#", {
        scheme = "http", authority = "@:", userinfo = "", user = "", host = "", port = "",
        path = "", query = "", fragment = "",
    })
end)

test("kinds of hosts (3.2.2)", function()
    equal(uriscan.parse("http://127.0.0.1/"):host_kind(), "ipv4")
    equal(uriscan.parse("http://[::1]/"):host_kind(), "ipv6")
    equal(uriscan.parse("http://[::1]/"):host(), "[::1]")
    equal(uriscan.parse("http://[v1.a]/"):host_kind(), "ipvfuture")
end)

test("port numbers (3.2.3)", function()
    local function why(text)
        local number, reason = uriscan.parse(text):port_number()
        equal(number, nil)
        return reason
    end
    equal(why "http://h/", "absent")
    equal(why "http://h:/", "empty")
    equal(why "http://h:65536/", "too large")
end)

test("errors", function()
    local uri, err = uriscan.parse "http://h/a b"
    equal(uri, nil)
    equal(err.offset, 10)
    equal(err.component, "path")
    equal(err.reason, "unexpected-character")
    equal(tostring(err), "unexpected character ' ' in path")
    equal(select(2, uriscan.parse "http://h/%zz").offset, 10)
    equal(select(2, uriscan.parse "//h/").reason, "missing-scheme")
end)

test("NUL is an octet like others", function()
    equal(uriscan.is_valid "http://h/\0", false)
    equal(select(2, uriscan.parse "http://h/ab\0c").offset, 11)
end)

test("rules (4)", function()
    equal(uriscan.is_valid("../a", "uri-reference"), true)
    equal(uriscan.is_valid("../a", "relative-ref"), true)
    equal(uriscan.is_valid "../a", false)
    equal(uriscan.is_valid("http://h/#f", "absolute-uri"), false)
    equal(pcall(uriscan.is_valid, "a", "no-such-rule"), false)
end)

test("resolve (5.4)", function()
    local base = uriscan.parse "http://a/b/c/d;p?q"
    local function resolved(text)
        return base:resolve(uriscan.parse(text, "uri-reference"))
    end
    equal(resolved "../g", "http://a/b/g")
    equal(resolved "//g", "http://g")
    equal(resolved "?y", "http://a/b/c/d;p?y")
    local relative = uriscan.parse("a", "relative-ref")
    equal(select(2, relative:resolve(relative)), "base-without-scheme")
end)

test("normalize (6.2)", function()
    equal(uriscan.parse("HTTP://H:80/a/../%7eb"):normalize(), "http://h/~b")
    equal(uriscan.parse("HTTP://H:80/a/../%7eb"):normalize(true), "http://h:80/~b")
    local one, other = uriscan.parse "eXAMPLE://a/./b", uriscan.parse "example://a/b"
    equal(one:equivalent(other), true)
    equal(one:equivalent(uriscan.parse "example://a/c"), false)
end)

test("percent-encoding (2.1)", function()
    equal(uriscan.encode("a/b c", "segment"), "a%2Fb%20c")
    equal(uriscan.encode "\255~", "%FF~")
    equal(uriscan.decode "a%2Fb%00", "a/b\0")
    local data, err = uriscan.decode "a%2"
    equal(data, nil)
    equal(err.reason, "malformed-percent-encoding")
    equal(uriscan.encode("", "path"), "")
end)

test("results that are longer than the buffer", function()
    equal(uriscan.encode((" "):rep(5000)), ("%20"):rep(5000))
    equal(uriscan.decode(("%20"):rep(9000)), (" "):rep(9000))
end)

test("repair", function()
    equal(uriscan.repair "/a b?c[]=|", "/a%20b?c%5B%5D=%7C")
    local repaired, err = uriscan.repair "http://h|/"
    equal(repaired, nil)
    equal(err.component, "host")
end)

test("redact and audit", function()
    local text, secrets = uriscan.redact "GET http://me:secret@h/ done"
    equal(text:find("secret", 1, true), nil)
    equal(secrets > 0, true)
    local names = table.concat(uriscan.parse("http://u:p@127.0.0.1/a//b"):audit(), " ")
    equal(names:find("password-present", 1, true) ~= nil, true)
    equal(names:find("loopback-host", 1, true) ~= nil, true)
    equal(#uriscan.parse("http://h/a"):audit(), 0)
end)

test("request targets (RFC 9112, 3.2)", function()
    local target = uriscan.parse_request_target("//a/b?c", "GET")
    equal(target:host(), nil)
    equal(target:path(), "//a/b")
    equal(target:query(), "c")
    equal(uriscan.parse_request_target("h:443", "CONNECT"):host(), "h")
    equal(uriscan.parse_request_target("h:443", "CONNECT"):port_number(), 443)
    equal(uriscan.parse_request_target("*", "GET"), nil)
    equal(uriscan.parse_request_target("*", "OPTIONS") ~= nil, true)
    local function mistake(text)
        local parsed, err = uriscan.parse_request_target(text, "GET")
        equal(parsed, nil)
        return err.component .. " " .. err.offset .. " " .. err.reason
    end
    equal(mistake "/a#b", "fragment 2 unexpected-fragment")
    equal(mistake "///a|", "path 4 unexpected-character")
    equal(mistake "//a?b=%zz", "query 7 malformed-percent-encoding")
    equal(mistake "", "path 0 unexpected-end")
    local function offset(text)
        return select(2, uriscan.parse_request_target(text, "CONNECT")).offset
    end
    equal(offset "h", 1)
    equal(offset "u@h:1", 1)
    equal(offset "h:1/", 3)
end)

test("rules of HTTP (RFC 9110, 4.2 and 7.2)", function()
    equal(uriscan.check_request("GET", "/a?b", "h.example:80"), true)
    equal(uriscan.check_request("GET", "/a?b", nil), true)
    equal(uriscan.check_request("GET", "http://h/", "h"), true)
    local function mistake(...)
        local checked, err = uriscan.check_request(...)
        equal(checked, nil)
        return err.text .. " " .. err.component .. " " .. err.offset .. " " .. err.reason
    end
    equal(mistake("GET", "/a|", "h"), "/a| path 2 unexpected-character")
    equal(mistake("GET", "http:///x", "h"), "http:///x host 7 empty-host")
    equal(mistake("GET", "/", "h:8x"), "h:8x port 3 invalid-port")
    equal(mistake("GET", "/", "a,b"), "a,b host 1 not-a-host-name")
    equal(mistake("GET", "http://h/", "g"), "g host 0 other-authority")
    equal(mistake("CONNECT", "h:0", "h"), "h:0 port 2 port-out-of-range")
end)

test("records", function()
    local record = uriscan.new_record()
    local text = "http://h.example/p?q"
    equal(uriscan.parse_into(record, text), true)
    equal(text:sub(record.host_begin + 1, record.host_end), "h.example")
    equal(record.size, #text)
    components_are(uriscan.view(record, text), {
        scheme = "http", authority = "h.example", host = "h.example", path = "/p", query = "q",
    })
    equal(uriscan.parse_into(record, "//a", "relative-ref"), true)
    equal(record.path_begin, 3)
    local parsed, err = uriscan.parse_into(record, "http://h/a b")
    equal(parsed, nil)
    equal(err.offset, 10)
    equal(uriscan.parse_request_target_into(record, "//a?b", "GET"), true)
    equal(record.path_end, 3)
    equal(select(2, uriscan.parse_request_target_into(record, "*", "GET")).offset, 0)
end)

-- The memory that Lua counts must not grow while many texts are parsed.
test("records need no memory", function()
    local record = uriscan.new_record()
    local texts = {"http://h.example/p?q", "urn:a", "http://[::1]:80/#f"}
    local targets = {"/p?q", "//a", "http://h/"}
    local function parse_all(rounds)
        for _ = 1, rounds do
            for i = 1, 3 do
                equal(uriscan.parse_into(record, texts[i]), true)
                equal(uriscan.parse_request_target_into(record, targets[i], "GET"), true)
            end
        end
    end
    parse_all(1000) -- the compiler of LuaJIT allocates, too
    collectgarbage()
    collectgarbage "stop"
    local before = collectgarbage "count"
    parse_all(10000)
    local grown = collectgarbage "count" - before
    collectgarbage "restart"
    if grown > 8 then -- kilobytes; a record for each text needs 1900
        error("the memory has grown by " .. grown .. " kB")
    end
end)

test("the field Host (RFC 9110, 7.2)", function()
    local host = uriscan.parse("[::1]:80", "host-field")
    equal(host:host(), "[::1]")
    equal(host:host_kind(), "ipv6")
    equal(host:port_number(), 80)
    equal(host:path(), "")
    equal(host:scheme(), nil)
    equal(uriscan.parse("", "host-field"):host(), "")
    equal(uriscan.is_valid("me@h", "host-field"), false)
end)

-- C does not see the types of Lua: without the checks of the binding, these calls end the process.
test("arguments with a wrong type", function()
    local ffi = require "ffi"
    local uri = uriscan.parse "http://h/a/b"
    local record = uriscan.new_record()
    uriscan.parse_into(record, "a:")
    local function refuses(name, argument, call, ...)
        local called, why = pcall(call, ...)
        equal(called, false)
        local words = "bad argument '" .. argument .. "' to '" .. name .. "' ("
        if not why:find(words, 1, true) then
            error(why .. " does not have " .. words, 2)
        end
    end
    local others = {{}, {at = record, text = "a:"}, "x", "http://h/", 5, true, print, record,
                    setmetatable({}, {__index = uri})}
    others[#others + 1] = ffi.cast("void *", nil)
    local names = {"host_kind", "port_number", "normalize", "equivalent", "resolve", "audit"}
    for _, name in ipairs(COMPONENTS) do
        names[#names + 1] = name
    end
    for _, name in ipairs(names) do
        refuses(name, "self", uri[name])
        for _, other in ipairs(others) do
            refuses(name, "self", uri[name], other, uri)
        end
    end
    for name, argument in pairs {equivalent = "other", resolve = "reference"} do
        refuses(name, argument, uri[name], uri)
        for _, other in ipairs(others) do
            refuses(name, argument, uri[name], uri, other)
        end
    end
    for _, none in ipairs {{}, "x", 5, ffi.new "char[32]", ffi.cast("uriscan_uri *", nil)} do
        refuses("view", "record", uriscan.view, none, "a:")
        refuses("parse_into", "record", uriscan.parse_into, none, "a:")
        refuses("parse_request_target_into", "record", uriscan.parse_request_target_into, none,
                "/", "GET")
    end
    refuses("view", "record", uriscan.view, nil, "a:")
    refuses("view", "record", uriscan.view, record, "a") -- the record of a longer text
    refuses("parse_into", "record", uriscan.parse_into, nil, "a:")
    for _, none in ipairs {{}, 5, false, record, ffi.new "char[32]"} do
        refuses("view", "text", uriscan.view, record, none)
        refuses("parse_into", "text", uriscan.parse_into, record, none)
        refuses("check_request", "method", uriscan.check_request, none, "/", "h")
        refuses("check_request", "target", uriscan.check_request, "GET", none, "h")
        refuses("parse_request_target", "text", uriscan.parse_request_target, none, "GET")
        refuses("parse_request_target", "method", uriscan.parse_request_target, "/", none)
        refuses("encode", "data", uriscan.encode, none)
        for _, name in ipairs {"is_valid", "parse", "decode", "repair", "redact"} do
            refuses(name, "text", uriscan[name], none)
        end
    end
    refuses("check_request", "host", uriscan.check_request, "GET", "/", {})
end)

test("version and kernel", function()
    equal(uriscan.version:match "^%d+%.%d+%.%d+$", uriscan.version)
    equal(#uriscan.kernel() > 0, true)
end)

return table.concat(lines, "\n") .. "\n"
