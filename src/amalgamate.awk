# Writes the whole library as a single header:
#
#   awk -f amalgamate.awk -v roots=include:src:generated -v version=VERSION -v licence=LICENSE \
#       -v output=FILE HEADER SOURCE...
#
# HEADER includes all public headers.  SOURCE... are the source files of the library.  `roots` are
# the folders of the files that they include.  The order of the files follows from their
# includes.
#
# The first part of the single header has the public headers.  The second part has the source files,
# and the other headers that they include.  It is compiled only if URISCAN_IMPLEMENTATION is
# defined.  In these points, the second part differs from source files that are compiled one by one:
#
#  1. The includes of the standard library come first, except those in an #if.
#  2. A file that includes `kernel_header` is a kernel.  Both compilers compile a template for the
#     instruction set that is selected at the place of its definition.  So each kernel gets its own
#     copy of this header, and of all headers that are not part of `shared_header`.  Each copy is in
#     a namespace of its own, and between pragmas that select the instruction set and deselect it.
#     The constants with the functions of the kernel are outside of this namespace.
#  3. All source files share one unnamed namespace.  If a source file declares a name in it that
#     another file declares too, the name of the source file is added to this name.

BEGIN {
    kernel_header = "kernels/kernel.hpp"
    shared_header = "kernels/shared.hpp"
    # A kernel that includes one of these headers is compiled only for one family of processors.
    processor["immintrin.h"] = "__x86_64__"
    processor["arm_neon.h"] = "__aarch64__"
    processor["wasm_simd128.h"] = "__wasm_simd128__"

    root_count = split(roots, root, ":")
    for (pass = 1; pass <= 2; ++pass) {  # the first pass only collects the names
        split("", seen)
        split("", system_header)
        head = part(1, 2)
        implementation = part(2, ARGC)
    }
    write_header()
    exit
}

# Returns the files ARGV[from] to ARGV[to - 1], with the files that they include.  Kernels come
# first.
function part(from, to,   shared, kernels, text, i) {
    system_includes = ""
    for (i = from; i < to; ++i) {
        if (is_kernel(ARGV[i])) {
            shared = shared once(found(shared_header, ARGV[i]))
            kernels = kernels kernel(ARGV[i])
        }
    }
    for (i = from; i < to; ++i) {
        text = text once(ARGV[i])
    }
    return system_includes "\n" shared kernels text
}

# Returns whether a file is a kernel.
function is_kernel(path,   line, is) {
    while ((getline line < path) > 0) {
        is = is || included(line) == kernel_header
    }
    close(path)
    return is
}

# Returns a kernel with its copy of the headers.  The next kernel gets another copy, so these
# headers are forgotten, as if they had not been included.
#
# Some optimizations make kernels slower (src/CMakeLists.txt).  Only g++ can turn them off in a part
# of a file.
function kernel(path,   name, before, header, text) {
    name = base_name(path)
    for (header in seen) {
        before[header]
    }
    only_for = ""
    inner_namespace = "::for_" name
    text = once(path)
    inner_namespace = ""
    for (header in seen) {
        if (!(header in before) && header != path) {
            delete seen[header]
        }
    }
    text = "#ifndef __clang__\n#pragma GCC push_options\n" \
           "#pragma GCC optimize(\"no-jump-tables\", \"no-tree-slp-vectorize\", \\\n" \
           "                     \"no-inline-functions-called-once\")\n#endif\n\n" text \
           "#ifndef __clang__\n#pragma GCC pop_options\n#endif\n\nnamespace uriscan {\n" \
           "constexpr kernel " name "_kernel = for_" name "::" name "_kernel;\n" \
           "template struct functions_of<" name "_kernel>;\n}\n"
    return only_for ? "#if defined(" only_for ") && !defined(URISCAN_WITHOUT_" toupper(name) ")\n" \
                      text "#endif\n" : text
}

# Returns a file with the files that it includes.  Returns "" if the file was returned before.
function once(path,   line, depth, first, text, name, status) {
    if (path in seen) {
        return ""
    }
    seen[path]
    while ((status = (getline line < path)) > 0) {
        depth += (line ~ /^# *if/) - (line ~ /^# *endif/)
        name = included(line)
        if (name != "" && line ~ /"/) {
            if (depth) {
                first = first once(found(name, path))
            } else {
                text = text once(found(name, path))
            }
        } else if (name != "" && !depth) {
            text = text system_include(name)
        } else if (line !~ /^#pragma once/ && line !~ /^template struct functions_of</) {
            sub(/^namespace uriscan/, "&" inner_namespace, line)
            text = text with_own_names(path, line) "\n"
        }
    }
    if (status < 0) {
        fail("cannot read " path)
    }
    close(path)
    return first "\n// " short_path(path) "\n\n" without_warnings(text)
}

# Returns what replaces the include of a system header.
function system_include(name) {
    if (name in processor) {
        only_for = processor[name]
        return "#include <" name ">\n"
    }
    if (!(name in system_header)) {
        system_header[name]
        system_includes = system_includes "#include <" name ">\n"
    }
    return ""
}

# Returns code in which Ragel's part gives no warnings.
function without_warnings(text) {
    if (text !~ /^\/\/ Generated from [^\n]*-G2/) {
        return text
    }
    return "#pragma GCC diagnostic push\n" \
           "#pragma GCC diagnostic ignored \"-Wimplicit-fallthrough\"\n" \
           "#ifndef __clang__\n#pragma GCC diagnostic ignored \"-Wswitch-unreachable\"\n#endif\n" \
           text "#pragma GCC diagnostic pop\n"
}

# Returns the name of the file that a line includes, or "".
function included(line) {
    if (line !~ /^# *include *[<"]/) {
        return ""
    }
    gsub(/^[^<"]*[<"]|[>"].*$/, "", line)
    return line
}

# Returns the path of a file that another file includes.
function found(name, includer,   i, path, line) {
    for (i = 1; i <= root_count; ++i) {
        path = root[i] "/" name
        if ((getline line < path) >= 0) {
            close(path)
            return path
        }
    }
    fail(includer " includes " name ", which is in none of the folders " roots)
}

function short_path(path,   i) {
    for (i = 1; i <= root_count; ++i) {
        if (index(path, root[i] "/") == 1) {
            return substr(path, length(root[i]) + 2)
        }
    }
    return path
}

function base_name(path) {
    gsub(/^.*\/|[.][^.]*$/, "", path)
    return path
}

# In the first pass, collects the names that a line declares.  In the second pass, returns the line
# with new names instead of those that would clash.
function with_own_names(path, line,   before, word) {
    if (pass == 1 && !inner_namespace) {
        collect_names(path, line)
    }
    if (pass == 1 || !(path in has_unnamed)) {
        return line
    }
    before = ""
    while (match(line, /"([^"\\]|\\.)*"|'([^'\\]|\\.)+'|[A-Za-z_][A-Za-z_0-9]*|\/\/.*/)) {
        word = substr(line, RSTART, RLENGTH)
        before = before substr(line, 1, RSTART - 1)
        line = substr(line, RSTART + RLENGTH)
        before = before word (clashes(path, word, before) ? "_of_" has_unnamed[path] : "")
    }
    return before line
}

# Returns whether `word`, which comes after the text `before`, needs another name.  A name after "."
# or "->" is the name of a member.  It needs another name only if a class in the same file has such
# a member, because then the declaration of this member was changed, too.
function clashes(path, word, before) {
    return times_declared[word] > 1 && (path, word) in unnamed && before !~ /::$/ && \
           (before !~ /([.]|->)$/ || (path, word) in member)
}

# clang-format has laid out the code, so the declarations in a namespace start in the first column.
function collect_names(path, line,   name) {
    if (line ~ /^namespace [{]/) {
        in_unnamed = 1
        has_unnamed[path] = identifier(short_path(path))
    } else if (line ~ /^}  \/\/ namespace$/) {
        in_unnamed = 0
    } else if (line ~ /^(struct|class) .*[{]$/) {
        in_class = 1
    } else if (line ~ /^}/) {
        in_class = 0
    }
    if (in_class && line ~ /^ [^(]*;/) {
        member[path, declared_name(line)]
    }
    if (line !~ /^[a-z\[]/ || line ~ /^(namespace|template|static_assert|using namespace)/) {
        return
    }
    name = declared_name(line)
    if (name != "" && !((path, name) in collected)) {
        collected[path, name]
        ++times_declared[name]
    }
    if (in_unnamed) {
        unnamed[path, name]
    }
}

# Returns the name that a line declares, or "".
function declared_name(line) {
    sub(/ *[({=;].*/, "", line)
    sub(/ :.*| final$/, "", line)
    return match(line, /[ *&>][A-Za-z_][A-Za-z_0-9]*$/) && line !~ /operator$/ \
        ? substr(line, RSTART + 1) : ""
}

# Returns a path as a part of an identifier.
function identifier(path) {
    sub(/[.][^.]*$/, "", path)
    gsub(/[^a-z0-9]/, "_", path)
    return path
}

function write_header(   line) {
    print "// uriscan " version ", the whole library in one header.  Include it where you need\n" \
          "// it.  In one source file, define URISCAN_IMPLEMENTATION before you include it:\n//\n" \
          "//     #define URISCAN_IMPLEMENTATION\n" \
          "//     #include \"" base_name(output) ".hpp\"\n//\n" \
          "// `make amalgamate` made this file.  docs/single_header.md explains it.\n//" >output
    while ((getline line < licence) > 0) {
        print (line == "" ? "//" : "// " line) >output
    }
    print "#ifndef URISCAN_SINGLE_HPP\n#define URISCAN_SINGLE_HPP\n\n" head "\n#endif" >output
    print "\n#if defined(URISCAN_IMPLEMENTATION) && !defined(URISCAN_IMPLEMENTED)" >output
    print "#define URISCAN_IMPLEMENTED\n\n" implementation "\n#endif" >output
}

function fail(why) {
    print "amalgamate.awk: " why >"/dev/stderr"
    exit 1
}
