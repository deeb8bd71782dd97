/* Loads a shared library while the program runs, as plugins do, and parses with it if it can:
 *
 *   load LIBRARY FUNCTION...
 *
 * Each FUNCTION must be a symbol of the library.  RTLD_NOW makes the loader look for all symbols
 * that the library needs.  So loading fails if the library needs a symbol of another library, such
 * as the C++ library, that this C program does not have. */
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <uriscan/uriscan.h>

typedef uriscan_status parse_function(uriscan_rule, const char*, size_t, uriscan_uri*,
                                      uriscan_error*);

int main(int argc, char** argv) {
    static const char text[] = "http://h:1/p";
    void* library = argc > 2 ? dlopen(argv[1], RTLD_NOW | RTLD_LOCAL) : NULL;
    parse_function* parse;
    uriscan_uri uri;
    int i;
    if (library == NULL) {
        printf("%s\n", argc > 2 ? dlerror() : "usage: load LIBRARY FUNCTION...");
        return 2;
    }
    for (i = 2; i < argc; ++i) {
        if (dlsym(library, argv[i]) == NULL) {
            printf("%s\n", dlerror());
            return 1;
        }
    }
    *(void**)&parse = dlsym(library, "uriscan_parse");
    if (parse != NULL &&
        (parse(URISCAN_RULE_URI, text, sizeof text - 1, &uri, NULL) != URISCAN_OK ||
         uri.host_begin != 7 || uri.host_end != 8 || uri.path_begin != 10)) {
        printf("uriscan_parse() gives a wrong answer\n");
        return 1;
    }
    return dlclose(library);
}
