// What both drawings use.

export function svg(name, attributes, text) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) {
        element.setAttribute(key, value);
    }
    element.textContent = text ?? '';
    return element;
}

export function shortened(text) {
    return text.length > 11 ? text.slice(0, 5) + '…' + text.slice(-5) : text;
}
