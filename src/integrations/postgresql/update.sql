
-- The results of these functions are URI references again.
CREATE FUNCTION uri_normalize_scheme_based(uri) RETURNS uri
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_relativize(base uri, target uri) RETURNS uri
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;

-- Functions whose results have types that only PostgreSQL has.
CREATE FUNCTION uri_host_inet(text) RETURNS inet
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
COMMENT ON FUNCTION uri_host_inet(text) IS
    'the host, if it is an IPv4 or IPv6 address; NULL for other hosts';
CREATE FUNCTION uri_query_jsonb(text) RETURNS jsonb
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 16;
COMMENT ON FUNCTION uri_query_jsonb(text) IS
    'the decoded query: an object with an array of values for each key';

-- The name that pguri has for uri_path_segments().
CREATE FUNCTION uri_path_array(text) RETURNS text[]
    AS 'MODULE_PATHNAME', 'uri_path_segments' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
COMMENT ON FUNCTION uri_path_array(text) IS 'the same as uri_path_segments(text)';
