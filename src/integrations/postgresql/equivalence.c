/* Comparison of normal forms: the operators ~= and !~= of the type uri, and their hash. */
#include "extension.h"

#include "common/hashfn.h"

/* Two values are equivalent if uri_normalize() returns the same text for both.  Tables usually have
   no invalid values.  If there are some, they are compared octet by octet. */
static bool are_equivalent(argument a, argument b) {
    uriscan_uri uri_a, uri_b;
    if (parse_argument(a, &uri_a, NULL) == URISCAN_OK &&
        parse_argument(b, &uri_b, NULL) == URISCAN_OK) {
        return uriscan_equivalent(&uri_a, a.data, &uri_b, b.data, URISCAN_NORMALIZE_SYNTAX_BASED) !=
               0;
    }
    return a.size == b.size && memcmp(a.data, b.data, a.size) == 0;
}

static bool arguments_are_equivalent(FunctionCallInfo fcinfo) {
    const argument a = get_argument(fcinfo, 0);
    const argument b = get_argument(fcinfo, 1);
    const bool result = are_equivalent(a, b);
    free_argument(fcinfo, 0, a);
    free_argument(fcinfo, 1, b);
    return result;
}

PG_FUNCTION_INFO_V1(uri_equivalent);
Datum uri_equivalent(PG_FUNCTION_ARGS) {
    PG_RETURN_BOOL(arguments_are_equivalent(fcinfo));
}

PG_FUNCTION_INFO_V1(uri_not_equivalent);
Datum uri_not_equivalent(PG_FUNCTION_ARGS) {
    PG_RETURN_BOOL(!arguments_are_equivalent(fcinfo));
}

/* Returns a hash of the normal form.  As PostgreSQL requires, the lower 32 bits for the seed 0 are
   the same as without a seed. */
static uint64 hash_of_normal_form(argument given, uint64 seed) {
    char room[1024];
    size_t size = given.size;
    const size_t capacity = Min(size + 1, MaxAllocSize);
    const char* hashed = given.data;
    char* const normal = capacity <= sizeof room ? room : palloc(capacity);
    uriscan_uri uri;
    if (parse_argument(given, &uri, NULL) == URISCAN_OK &&
        uriscan_normalize(&uri, given.data, URISCAN_NORMALIZE_SYNTAX_BASED, normal, capacity,
                          &size) == URISCAN_OK) {
        hashed = normal;
    } else {
        size = given.size;
    }
    const uint64 hash = hash_bytes_extended((const unsigned char*)hashed, (int)size, seed);
    if (normal != room) {
        pfree(normal);
    }
    return hash;
}

PG_FUNCTION_INFO_V1(uri_hash_normal);
Datum uri_hash_normal(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    const uint32 hash = (uint32)hash_of_normal_form(given, 0);
    free_argument(fcinfo, 0, given);
    PG_RETURN_UINT32(hash);
}

PG_FUNCTION_INFO_V1(uri_hash_normal_extended);
Datum uri_hash_normal_extended(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    const uint64 hash = hash_of_normal_form(given, (uint64)PG_GETARG_INT64(1));
    free_argument(fcinfo, 0, given);
    PG_RETURN_INT64((int64)hash);
}
