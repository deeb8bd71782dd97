-- uriscan for LuaJIT and OpenResty: strict URIs (RFC 3986) through the FFI.
--
-- This file needs the shared library liburiscan.so.0, and nothing else.  `local uriscan = require
-- "uriscan"` loads it from the usual places of the system, or from the path in the environment
-- variable URISCAN_LIBRARY.
--
--     local uri, err = uriscan.parse("http://[::1]:80/p?q=1")
--     -- uri:host() == "[::1]", uri:port_number() == 80, uri:fragment() == nil
--     -- after an error: err.offset, err.component, err.reason, err.text, tostring(err)
--
-- uriscan.parse_into(record, text) allocates nothing for a valid text: see its comment.
--
-- Offsets count octets from 0, as in all other parts of uriscan.  A component that is absent is
-- nil; a component that is empty is "".  Functions that can fail return nil and an error.  They
-- raise an error only if an argument has the wrong type, or a name of a rule or part is unknown.
local ffi = require "ffi"

ffi.cdef [[
typedef struct { const char *data; size_t size; } uriscan_slice;
typedef struct {
    uint32_t scheme_end, host_begin, host_end, path_begin, path_end, query_end, size, form;
} uriscan_uri;
typedef struct { uint64_t offset; int32_t status, component; } uriscan_error;

int uriscan_is_valid(int32_t rule, const char *text, size_t size);
int32_t uriscan_parse(int32_t rule, const char *text, size_t size, uriscan_uri *uri,
                      uriscan_error *error);
int32_t uriscan_parse_request_target(const char *method, size_t method_size, const char *text,
                                     size_t size, uriscan_uri *uri, uriscan_error *error);
int32_t uriscan_check_target(const uriscan_uri *target, const char *text, const void *rules,
                             uriscan_error *error);
int32_t uriscan_check_host(const uriscan_uri *host, const char *text, const uriscan_uri *target,
                           const char *text_of_target, const void *rules, uriscan_error *error);
uriscan_slice uriscan_get(const uriscan_uri *uri, const char *text, int32_t component);
int32_t uriscan_host_kind(const uriscan_uri *uri, const char *text);
int32_t uriscan_port_number(const uriscan_uri *uri, const char *text);
int uriscan_equivalent(const uriscan_uri *a, const char *text_of_a, const uriscan_uri *b,
                       const char *text_of_b, uint32_t rules);
int32_t uriscan_normalize(const uriscan_uri *uri, const char *text, uint32_t rules, char *to,
                          size_t capacity, size_t *needed);
int32_t uriscan_resolve(const uriscan_uri *base, const char *text_of_base,
                        const uriscan_uri *reference, const char *text_of_reference, uint32_t flags,
                        char *to, size_t capacity, size_t *needed);
int32_t uriscan_encode(int32_t part, const char *data, size_t size, char *to, size_t capacity,
                       size_t *needed);
int32_t uriscan_decode(const char *text, size_t size, char *to, size_t capacity, size_t *needed,
                       uriscan_error *error);
int32_t uriscan_repair(const char *text, size_t size, uint32_t repairs, char *to, size_t capacity,
                       size_t *needed, uriscan_error *error);
int32_t uriscan_redact(const char *text, size_t size, uint32_t flags, char *to, size_t capacity,
                       size_t *needed, size_t *secrets);
uint64_t uriscan_audit(const uriscan_uri *uri, const char *text);
int32_t uriscan_describe(const uriscan_error *error, const char *text, size_t size, char *to,
                         size_t capacity, size_t *needed);
const char *uriscan_status_name(int32_t status);
const char *uriscan_component_name(int32_t component);
const char *uriscan_host_kind_name(int32_t host_kind);
const char *uriscan_finding_name(int32_t finding);
const char *uriscan_version_text(void);
const char *uriscan_kernel(void);
]]

local library = ffi.load(os.getenv "URISCAN_LIBRARY" or "liburiscan.so.0")
local bit = require "bit"

local RULES = {
    ["uri-reference"] = 0, uri = 1, ["absolute-uri"] = 2, ["relative-ref"] = 3,
    ["request-target"] = 16, ["origin-form"] = 17, ["absolute-form"] = 18,
    ["authority-form"] = 19, ["asterisk-form"] = 20, ["host-field"] = 21,
}
local PARTS = {
    ["user-name"] = 0, password = 1, host = 2, segment = 3, ["segment-without-colon"] = 4, path = 5,
    query = 6, ["query-parameter"] = 7, fragment = 8, unreserved = 9,
}
local COMPONENTS = {
    scheme = 0, userinfo = 1, host = 2, port = 3, path = 4, query = 5, fragment = 6, authority = 7,
    user = 8, password = 9,
}
local OK, BUFFER_TOO_SMALL = 0, 64
local NORMALIZE_SYNTAX_BASED, NORMALIZE_SCHEME_BASED = 7, 63
local REPAIR_USUAL = 511

local uri_type = ffi.typeof "uriscan_uri"
local error_type = ffi.typeof "uriscan_error"
local size_type = ffi.typeof "size_t[1]"

-- Returns the value of `name` in a table of constants.  Raises an error if there is none.
local function constant(constants, what, name)
    return constants[name] or error("unknown " .. what .. ": " .. tostring(name), 3)
end

local error_methods = {}
error_methods.__index = error_methods

function error_methods:__tostring()
    return self.description
end

-- Returns the table for an error.  It does not refer to memory of C.
local function new_error(text, err)
    local words = ffi.new("char[128]")
    local size = size_type()
    library.uriscan_describe(err, text, #text, words, 128, size)
    return setmetatable({
        offset = tonumber(err.offset),
        component = ffi.string(library.uriscan_component_name(err.component)),
        reason = ffi.string(library.uriscan_status_name(err.status)),
        description = ffi.string(words, size[0]),
        text = text,
    }, error_methods)
end

-- All functions that write a text share this buffer.  Each result is copied to a Lua string before
-- the next call.
local buffer, capacity = ffi.new "char[1024]", 1024
local needed = size_type()
local failure = error_type()

-- Returns the result of `write`, or nil and the status.
local function written(write)
    local status = write(buffer, capacity)
    if status == BUFFER_TOO_SMALL then
        capacity = math.max(2 * capacity, tonumber(needed[0]) + 1)
        buffer = ffi.new("char[?]", capacity)
        status = write(buffer, capacity)
    end
    if status == OK then
        return ffi.string(buffer, needed[0])
    end
    return nil, status
end

-- Raises an error that names a function and its argument.  Level 4 is the line that called the
-- function: this function is level 1, and the check that calls it is level 2.
local function wrong(name, argument, expected)
    error("bad argument '" .. argument .. "' to '" .. name .. "' (" .. expected .. " expected)", 4)
end

-- Returns a record that C can read.  C does not see the types of Lua, and nil would be the
-- address 0.
local function record_of(record, name)
    if not ffi.istype(uri_type, record) or record == nil then
        wrong(name, "record", "result of new_record()")
    end
    return record
end

local function need_string(text, name, argument)
    if type(text) ~= "string" then
        wrong(name, argument, "string")
    end
end

local uri_methods = {}
local uri_class = {__index = uri_methods}

function uri_class:__tostring()
    return self.text
end

-- Returns the record and the text of an object that view() has made.
local function parts_of(uri, name, argument)
    if getmetatable(uri) ~= uri_class then
        wrong(name, argument or "self", "result of parse()")
    end
    return uri.at, uri.text
end

-- uri:scheme(), uri:userinfo(), uri:host(), uri:port(), uri:path(), uri:query(), uri:fragment(),
-- uri:authority(), uri:user() and uri:password(): the component as it is written, or nil.
for name, component in pairs(COMPONENTS) do
    uri_methods[name] = function(self)
        local at, text = parts_of(self, name)
        local slice = library.uriscan_get(at, text, component)
        if slice.data ~= nil then
            return ffi.string(slice.data, slice.size)
        end
    end
end

-- LuaJIT does not compile calls that return a struct.  So the components that are read most often
-- are cut from the text.  The text can also be a host and a port without "//".  Then host_begin is
-- 0, and get_host() finds the host.
local get_host = uri_methods.host
function uri_methods:host()
    local at, text = parts_of(self, "host")
    if at.host_begin ~= 0 then
        return text:sub(at.host_begin + 1, at.host_end)
    end
    return at.form ~= 0 and get_host(self) or nil
end

function uri_methods:path()
    local at, text = parts_of(self, "path")
    return text:sub(at.path_begin + 1, at.path_end)
end

-- Returns "reg-name", "ipv4", "ipv6" or "ipvfuture", or nil if there is no authority.
function uri_methods:host_kind()
    local kind = library.uriscan_host_kind(parts_of(self, "host_kind"))
    return kind ~= 0 and ffi.string(library.uriscan_host_kind_name(kind)) or nil
end

-- Returns the port as a number, or nil and "absent", "empty" or "too large".
function uri_methods:port_number()
    local port = library.uriscan_port_number(parts_of(self, "port_number"))
    if port >= 0 then
        return port
    end
    return nil, ({"absent", "empty", "too large"})[-port]
end

-- normalize(), equivalent() and resolve() are only for URI references: results of parse() by one of
-- the rules "uri-reference", "uri", "absolute-uri" and "relative-ref".

-- Returns the text of the normal form (RFC 3986, section 6.2).  If `syntax_only` is true, does not
-- use the rules of known schemes.
function uri_methods:normalize(syntax_only)
    local at, text = parts_of(self, "normalize")
    local rules = syntax_only and NORMALIZE_SYNTAX_BASED or NORMALIZE_SCHEME_BASED
    return written(function(to, size)
        return library.uriscan_normalize(at, text, rules, to, size, needed)
    end)
end

-- Says whether both URIs have the same normal form.
function uri_methods:equivalent(other)
    local at, text = parts_of(self, "equivalent")
    local other_at, other_text = parts_of(other, "equivalent", "other")
    return library.uriscan_equivalent(at, text, other_at, other_text, NORMALIZE_SCHEME_BASED) == 1
end

-- Resolves `reference`, which is a result of parse(), against this URI (section 5.2).  Returns the
-- target's text, or nil and the reason.
function uri_methods:resolve(reference)
    local at, text = parts_of(self, "resolve")
    local reference_at, reference_text = parts_of(reference, "resolve", "reference")
    local target, status = written(function(to, size)
        return library.uriscan_resolve(at, text, reference_at, reference_text, 0, to, size, needed)
    end)
    if not target then
        return nil, ffi.string(library.uriscan_status_name(status))
    end
    return target
end

-- Returns the names of the findings: they say what other software could read differently.
function uri_methods:audit()
    local findings, names = library.uriscan_audit(parts_of(self, "audit")), {}
    for finding = 0, 63 do
        if bit.band(bit.rshift(findings, finding), 1ULL) ~= 0ULL then
            names[#names + 1] = ffi.string(library.uriscan_finding_name(finding))
        end
    end
    return names
end

local uriscan = {}

-- Says whether `text` is valid by `rule`, which is "uri" by default.
function uriscan.is_valid(text, rule)
    need_string(text, "is_valid", "text")
    local number = constant(RULES, "rule", rule or "uri")
    return library.uriscan_is_valid(number, text, #text) == 1
end

-- Returns a new record, which parse_into() fills.  Its fields are the offsets of uriscan_uri in
-- uriscan/uriscan.h: `scheme_end`, `host_begin`, `host_end`, `path_begin`, `path_end`, `query_end`,
-- `size`, `form`.
function uriscan.new_record()
    return uri_type()
end

-- Parses `text` by `rule`, which is "uri" by default, and stores the offsets in a record.  Returns
-- true, or nil and an error.  Allocates memory only for an error.  So this is the best function to
-- parse many texts.
function uriscan.parse_into(record, text, rule)
    local number = constant(RULES, "rule", rule or "uri")
    need_string(text, "parse_into", "text")
    local at = record_of(record, "parse_into")
    if library.uriscan_parse(number, text, #text, at, failure) == OK then
        return true
    end
    return nil, new_error(text, failure)
end

-- Does the same as parse_into() for the target of a request with this method (RFC 9112, section
-- 3.2).
function uriscan.parse_request_target_into(record, text, method)
    local name = "parse_request_target_into"
    need_string(text, name, "text")
    need_string(method, name, "method")
    local status = library.uriscan_parse_request_target(method, #method, text, #text,
                                                        record_of(record, name), failure)
    if status == OK then
        return true
    end
    return nil, new_error(text, failure)
end

-- Returns an object with the methods above, from a text and its record.  parse_into() must have
-- filled the record for this text.  The object uses the record, so do not fill the record again.
function uriscan.view(record, text)
    need_string(text, "view", "text")
    if record_of(record, "view").size ~= #text then
        wrong("view", "record", "record of this text")
    end
    return setmetatable({text = text, at = record}, uri_class)
end

-- Parses `text` by `rule`, which is "uri" by default.  Returns an object with the methods above, or
-- nil and an error.
function uriscan.parse(text, rule)
    need_string(text, "parse", "text")
    local record = uri_type()
    local parsed, err = uriscan.parse_into(record, text, rule)
    if not parsed then
        return nil, err
    end
    return uriscan.view(record, text)
end

-- Parses the target of a request with this method (RFC 9112, section 3.2).
function uriscan.parse_request_target(text, method)
    need_string(text, "parse_request_target", "text")
    need_string(method, "parse_request_target", "method")
    local record = uri_type()
    local parsed, err = uriscan.parse_request_target_into(record, text, method)
    if not parsed then
        return nil, err
    end
    return uriscan.view(record, text)
end

local target_record, host_record = uri_type(), uri_type()

-- Checks the target of a request and the value of its field Host.  Both must be valid by their
-- grammar and by the rules of HTTP (RFC 9110, sections 4.2 and 7.2), in their strict form.  `host`
-- is nil if the request has no such field.  Returns true, or nil and an error.  The `text` of the
-- error is the target or the host, whichever is wrong.
function uriscan.check_request(method, target, host)
    need_string(method, "check_request", "method")
    need_string(target, "check_request", "target")
    need_string(host or "", "check_request", "host")
    local parsed, err = uriscan.parse_request_target_into(target_record, target, method)
    if not parsed then
        return nil, err
    end
    if library.uriscan_check_target(target_record, target, nil, failure) ~= OK then
        return nil, new_error(target, failure)
    end
    if not host then
        return true
    end
    parsed, err = uriscan.parse_into(host_record, host, "host-field")
    if not parsed then
        return nil, err
    end
    if library.uriscan_check_host(host_record, host, target_record, target, nil, failure) ~= OK then
        return nil, new_error(host, failure)
    end
    return true
end

-- Percent-encodes data for a part of a URI, such as "segment" or "query-parameter".
function uriscan.encode(data, part)
    need_string(data, "encode", "data")
    local number = constant(PARTS, "part", part or "unreserved")
    return (written(function(to, size)
        return library.uriscan_encode(number, data, #data, to, size, needed)
    end))
end

-- Returns the result of `write` for `text`, or nil and an error.
local function written_from(text, write)
    local result = written(write)
    if not result then
        return nil, new_error(text, failure)
    end
    return result
end

-- Decodes each triplet.  Returns nil and an error if a "%" does not start a triplet.
function uriscan.decode(text)
    need_string(text, "decode", "text")
    return written_from(text, function(to, size)
        return library.uriscan_decode(text, #text, to, size, needed, failure)
    end)
end

-- Returns a valid reference, or nil and an error.  Octets that are not allowed are percent-encoded.
function uriscan.repair(text)
    need_string(text, "repair", "text")
    return written_from(text, function(to, size)
        return library.uriscan_repair(text, #text, REPAIR_USUAL, to, size, needed, failure)
    end)
end

-- Replaces each secret in the URIs of a text, such as a line of a log, by "REDACTED".  Returns the
-- new text and the number of secrets.
function uriscan.redact(text)
    need_string(text, "redact", "text")
    local secrets = size_type()
    local redacted = written(function(to, size)
        return library.uriscan_redact(text, #text, 0, to, size, needed, secrets)
    end)
    return redacted, tonumber(secrets[0])
end

-- The version of the library, such as "0.1.0".
uriscan.version = ffi.string(library.uriscan_version_text())

-- Returns the name of the kernel in use, such as "avx2".
function uriscan.kernel()
    return ffi.string(library.uriscan_kernel())
end

return uriscan
