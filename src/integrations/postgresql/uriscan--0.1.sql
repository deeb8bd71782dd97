-- The extension uriscan 0.1.  docs/postgresql.md describes it.
\echo Use "CREATE EXTENSION uriscan" to load this file. \quit

-- The functions never fail: for a text that is not a URI reference, they return NULL or false.  The
-- functions for bytea are for texts that the encoding of the database does not allow.  Most of them
-- return ASCII, and therefore text.  Only uri_redact() copies octets, and therefore returns bytea.

CREATE FUNCTION uri_valid(text) RETURNS boolean
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_scheme(text) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_userinfo(text) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_host(text) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_port(text) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_path(text) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_query(text) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_fragment(text) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_port_number(text) RETURNS integer
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_parts(text,
    OUT scheme text, OUT userinfo text, OUT host text, OUT port text, OUT path text, OUT query text,
    OUT fragment text)
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 12;
CREATE FUNCTION uri_normalize(text) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_resolve(base text, reference text) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_repair(text) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_redact(text) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 8;
CREATE FUNCTION uri_error(text) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_error_offset(text) RETURNS bigint
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_audit(text) RETURNS text[]
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 8;
CREATE FUNCTION uri_extract(text)
    RETURNS TABLE (uri text, start integer, size integer, truncated boolean)
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 8 ROWS 2;

CREATE FUNCTION uri_valid(bytea) RETURNS boolean
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_scheme(bytea) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_userinfo(bytea) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_host(bytea) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_port(bytea) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_path(bytea) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_query(bytea) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_fragment(bytea) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_port_number(bytea) RETURNS integer
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_parts(bytea,
    OUT scheme text, OUT userinfo text, OUT host text, OUT port text, OUT path text, OUT query text,
    OUT fragment text)
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 12;
CREATE FUNCTION uri_normalize(bytea) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_resolve(base bytea, reference bytea) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_repair(bytea) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_redact(bytea) RETURNS bytea
    AS 'MODULE_PATHNAME', 'uri_redact_octets' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 8;
CREATE FUNCTION uri_error(bytea) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_error_offset(bytea) RETURNS bigint
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_audit(bytea) RETURNS text[]
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 8;
CREATE FUNCTION uri_extract(bytea)
    RETURNS TABLE (uri text, start integer, size integer, truncated boolean)
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 8 ROWS 2;

-- The type uri: a text that is a URI reference.  It is stored like a text, so PostgreSQL's own
-- functions for text and bytea write, compare and hash it.  Its order is that of the octets, in
-- every database, whatever the collation.

CREATE TYPE uri;

CREATE FUNCTION uri_in(cstring) RETURNS uri
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION uri_out(uri) RETURNS cstring
    AS 'textout' LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION uri_recv(internal) RETURNS uri
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION uri_send(uri) RETURNS bytea
    AS 'textsend' LANGUAGE internal STABLE STRICT PARALLEL SAFE;

CREATE TYPE uri (
    INPUT = uri_in, OUTPUT = uri_out, RECEIVE = uri_recv, SEND = uri_send,
    INTERNALLENGTH = VARIABLE, ALIGNMENT = int4, STORAGE = extended
);

-- All functions for text also take a uri, without a call.
CREATE FUNCTION uri(text) RETURNS uri
    AS 'MODULE_PATHNAME', 'uri_from_text' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE CAST (uri AS text) WITHOUT FUNCTION AS IMPLICIT;
CREATE CAST (text AS uri) WITH FUNCTION uri(text) AS ASSIGNMENT;
CREATE CAST (varchar AS uri) WITH FUNCTION uri(text) AS ASSIGNMENT;

-- PostgreSQL has several operators || that could take a uri as a text.  These two declarations
-- decide which one is used.
CREATE FUNCTION uri_append(uri, text) RETURNS text
    AS 'textcat' LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION uri_append(text, uri) RETURNS text
    AS 'textcat' LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
CREATE OPERATOR || (FUNCTION = uri_append, LEFTARG = uri, RIGHTARG = text);
CREATE OPERATOR || (FUNCTION = uri_append, LEFTARG = text, RIGHTARG = uri);

-- These results are URI references again.
CREATE FUNCTION uri_normalize(uri) RETURNS uri
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_resolve(base uri, reference uri) RETURNS uri
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;

-- Equality and order, octet by octet.

CREATE FUNCTION uri_eq(uri, uri) RETURNS boolean
    AS 'byteaeq' LANGUAGE internal IMMUTABLE STRICT LEAKPROOF PARALLEL SAFE;
CREATE FUNCTION uri_ne(uri, uri) RETURNS boolean
    AS 'byteane' LANGUAGE internal IMMUTABLE STRICT LEAKPROOF PARALLEL SAFE;
CREATE FUNCTION uri_lt(uri, uri) RETURNS boolean
    AS 'bytealt' LANGUAGE internal IMMUTABLE STRICT LEAKPROOF PARALLEL SAFE;
CREATE FUNCTION uri_le(uri, uri) RETURNS boolean
    AS 'byteale' LANGUAGE internal IMMUTABLE STRICT LEAKPROOF PARALLEL SAFE;
CREATE FUNCTION uri_gt(uri, uri) RETURNS boolean
    AS 'byteagt' LANGUAGE internal IMMUTABLE STRICT LEAKPROOF PARALLEL SAFE;
CREATE FUNCTION uri_ge(uri, uri) RETURNS boolean
    AS 'byteage' LANGUAGE internal IMMUTABLE STRICT LEAKPROOF PARALLEL SAFE;
CREATE FUNCTION uri_cmp(uri, uri) RETURNS integer
    AS 'byteacmp' LANGUAGE internal IMMUTABLE STRICT LEAKPROOF PARALLEL SAFE;
CREATE FUNCTION uri_sortsupport(internal) RETURNS void
    AS 'bytea_sortsupport' LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION uri_hash(uri) RETURNS integer
    AS 'hashvarlena' LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION uri_hash_extended(uri, bigint) RETURNS bigint
    AS 'hashvarlenaextended' LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE;

CREATE OPERATOR = (
    FUNCTION = uri_eq, LEFTARG = uri, RIGHTARG = uri, COMMUTATOR = =, NEGATOR = <>,
    RESTRICT = eqsel, JOIN = eqjoinsel, HASHES, MERGES
);
CREATE OPERATOR <> (
    FUNCTION = uri_ne, LEFTARG = uri, RIGHTARG = uri, COMMUTATOR = <>, NEGATOR = =,
    RESTRICT = neqsel, JOIN = neqjoinsel
);
CREATE OPERATOR < (
    FUNCTION = uri_lt, LEFTARG = uri, RIGHTARG = uri, COMMUTATOR = >, NEGATOR = >=,
    RESTRICT = scalarltsel, JOIN = scalarltjoinsel
);
CREATE OPERATOR <= (
    FUNCTION = uri_le, LEFTARG = uri, RIGHTARG = uri, COMMUTATOR = >=, NEGATOR = >,
    RESTRICT = scalarlesel, JOIN = scalarlejoinsel
);
CREATE OPERATOR > (
    FUNCTION = uri_gt, LEFTARG = uri, RIGHTARG = uri, COMMUTATOR = <, NEGATOR = <=,
    RESTRICT = scalargtsel, JOIN = scalargtjoinsel
);
CREATE OPERATOR >= (
    FUNCTION = uri_ge, LEFTARG = uri, RIGHTARG = uri, COMMUTATOR = <=, NEGATOR = <,
    RESTRICT = scalargesel, JOIN = scalargejoinsel
);

CREATE OPERATOR CLASS uri_ops DEFAULT FOR TYPE uri USING btree AS
    OPERATOR 1 <, OPERATOR 2 <=, OPERATOR 3 =, OPERATOR 4 >=, OPERATOR 5 >,
    FUNCTION 1 uri_cmp(uri, uri), FUNCTION 2 uri_sortsupport(internal),
    FUNCTION 4 btequalimage(oid);
CREATE OPERATOR CLASS uri_ops DEFAULT FOR TYPE uri USING hash AS
    OPERATOR 1 =, FUNCTION 1 uri_hash(uri), FUNCTION 2 uri_hash_extended(uri, bigint);

CREATE FUNCTION uri_smaller(uri, uri) RETURNS uri
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION uri_larger(uri, uri) RETURNS uri
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE AGGREGATE min(uri) (
    SFUNC = uri_smaller, STYPE = uri, COMBINEFUNC = uri_smaller, SORTOP = <, PARALLEL = SAFE
);
CREATE AGGREGATE max(uri) (
    SFUNC = uri_larger, STYPE = uri, COMBINEFUNC = uri_larger, SORTOP = >, PARALLEL = SAFE
);

-- Equality of the normal forms, for those who ask for it.

CREATE FUNCTION uri_equivalent(uri, uri) RETURNS boolean
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 8;
CREATE FUNCTION uri_not_equivalent(uri, uri) RETURNS boolean
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 8;
CREATE FUNCTION uri_hash_normal(uri) RETURNS integer
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;
CREATE FUNCTION uri_hash_normal_extended(uri, bigint) RETURNS bigint
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4;

CREATE OPERATOR ~= (
    FUNCTION = uri_equivalent, LEFTARG = uri, RIGHTARG = uri, COMMUTATOR = ~=, NEGATOR = !~=,
    RESTRICT = eqsel, JOIN = eqjoinsel, HASHES
);
CREATE OPERATOR !~= (
    FUNCTION = uri_not_equivalent, LEFTARG = uri, RIGHTARG = uri, COMMUTATOR = !~=, NEGATOR = ~=,
    RESTRICT = neqsel, JOIN = neqjoinsel
);
CREATE OPERATOR CLASS uri_equivalent_ops FOR TYPE uri USING hash AS
    OPERATOR 1 ~=,
    FUNCTION 1 uri_hash_normal(uri), FUNCTION 2 uri_hash_normal_extended(uri, bigint);
