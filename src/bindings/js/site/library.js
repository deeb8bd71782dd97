// The parts of the page that need the C++ library.  It is a WebAssembly module inside a script,
// which is loaded after the page is shown.  A page that is opened from a file can load a script,
// but neither a module nor another file.

let calls;

function load() {
    return new Promise((done, fail) => {
        const script = document.createElement('script');
        script.src = 'library.js';
        script.onload = done;
        script.onerror = () => fail(new Error('library.js cannot be loaded'));
        document.body.append(script);
    });
}

/** Loads the library.  After this, `use` can be called. */
export async function loadLibrary() {
    await load();
    const octets = Uint8Array.from(atob(globalThis.uriscanLibrary), (unit) => unit.charCodeAt(0));
    // The code for strings in the C++ standard library needs functions that write messages.  Here,
    // they only fail.
    const refuse = () => 8;  // "bad file descriptor"
    const {instance} = await WebAssembly.instantiate(octets, {
        wasi_snapshot_preview1: {fd_close: refuse, fd_seek: refuse, fd_write: refuse},
    });
    calls = instance.exports;
}

function put(text) {
    const octets = new TextEncoder().encode(text);
    const at = calls.text(octets.length);
    new Uint8Array(calls.memory.buffer, at, octets.length).set(octets);
    return octets;
}

/** Returns the findings of a text: for each, its name, its meaning and who reads it differently. */
export function findingsIn(text) {
    put(text);
    const size = calls.audit();
    const lines = new TextDecoder().decode(
        new Uint8Array(calls.memory.buffer, calls.findings(), size));
    return lines.split('\n').slice(0, -1).map((line) => line.split('\t'));
}

/** Returns the parts of a text: the secrets and the texts between them. */
export function secretsIn(text, isClosed) {
    const octets = put(text);
    const count = calls.findSecrets(isClosed ? 1 : 0);
    const places = new Uint32Array(calls.memory.buffer, calls.secrets(), 2 * count);
    const decoded = (begin, end) => new TextDecoder().decode(octets.subarray(begin, end));
    const parts = [];
    let done = 0;
    for (let i = 0; i < places.length; i += 2) {
        const end = places[i] + places[i + 1];
        parts.push({text: decoded(done, places[i]), isSecret: false},
            {text: decoded(places[i], end), isSecret: true});
        done = end;
    }
    parts.push({text: decoded(done), isSecret: false});
    return parts;
}
