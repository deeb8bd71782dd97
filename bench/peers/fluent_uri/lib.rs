//! Calls fluent-uri for peers/fluent_uri.cpp.

use fluent_uri::UriRef;

/// A slice of the text.  `begin` is null if the component is absent.
#[repr(C)]
pub struct Slice {
    begin: *const u8,
    size: usize,
}

fn slice(text: Option<&str>) -> Slice {
    match text {
        Some(text) => Slice { begin: text.as_ptr(), size: text.len() },
        None => Slice { begin: core::ptr::null(), size: 0 },
    }
}

/// Parses `size` octets, and stores the seven components if they are a URI reference.
///
/// # Safety
///
/// There must be `size` octets at `begin`.  They must be UTF-8, because Rust requires it of a
/// `str`.  The generated lists are ASCII.  To check it for each text would cost fluent-uri time.
#[no_mangle]
pub unsafe extern "C" fn fluent_uri_parse(
    begin: *const u8,
    size: usize,
    out: &mut [Slice; 7],
) -> bool {
    let octets = core::slice::from_raw_parts(begin, size);
    let Ok(uri) = UriRef::parse(core::str::from_utf8_unchecked(octets)) else {
        return false;
    };
    let authority = uri.authority();
    let authority = authority.as_ref();
    *out = [
        slice(uri.scheme().map(|part| part.as_str())),
        slice(authority.and_then(|part| part.userinfo()).map(|part| part.as_str())),
        slice(authority.map(|part| part.host())),
        slice(authority.and_then(|part| part.port()).map(|part| part.as_str())),
        slice(Some(uri.path().as_str())),
        slice(uri.query().map(|part| part.as_str())),
        slice(uri.fragment().map(|part| part.as_str())),
    ];
    true
}
