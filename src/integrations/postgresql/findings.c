/* uri_error, uri_error_offset and uri_audit: what is wrong with a text, or could be a risk. */
#include "extension.h"

#include "catalog/pg_type.h"
#include "utils/array.h"

PG_FUNCTION_INFO_V1(uri_error);
Datum uri_error(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    uriscan_error error;
    if (parse_argument(given, NULL, &error) == URISCAN_OK) {
        free_argument(fcinfo, 0, given);
        PG_RETURN_NULL();
    }
    char message[URISCAN_DESCRIPTION_CAPACITY];
    size_t size = 0;
    const uriscan_status status =
        uriscan_describe(&error, given.data, given.size, message, sizeof message, &size);
    free_argument(fcinfo, 0, given);
    if (status != URISCAN_OK) {
        elog(ERROR, "uriscan cannot describe the error %d", (int)error.status);
    }
    PG_RETURN_TEXT_P(cstring_to_text_with_len(message, (int)size));
}

PG_FUNCTION_INFO_V1(uri_error_offset);
Datum uri_error_offset(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    uriscan_error error;
    const bool valid = parse_argument(given, NULL, &error) == URISCAN_OK;
    free_argument(fcinfo, 0, given);
    if (valid) {
        PG_RETURN_NULL();
    }
    PG_RETURN_INT64((int64)error.offset);
}

static uint64_t findings_in(argument given) {
    uriscan_uri uri;
    uriscan_error error;
    return parse_argument(given, &uri, &error) == URISCAN_OK
               ? uriscan_audit(&uri, given.data)
               : uriscan_audit_refused(given.data, given.size, &error);
}

PG_FUNCTION_INFO_V1(uri_audit);
Datum uri_audit(PG_FUNCTION_ARGS) {
    const argument given = get_argument(fcinfo, 0);
    const uint64_t findings = findings_in(given);
    free_argument(fcinfo, 0, given);
    Datum names[64];
    int count = 0;
    for (int32_t finding = 0; finding < 64; ++finding) {
        if ((findings & URISCAN_FINDING_BIT(finding)) != 0) {
            names[count++] = CStringGetTextDatum(uriscan_finding_name(finding));
        }
    }
    PG_RETURN_ARRAYTYPE_P(construct_array(names, count, TEXTOID, -1, false, TYPALIGN_INT));
}
