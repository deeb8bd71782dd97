// Starts Chromium without a network.  Collects all errors of its console.
import {execFileSync} from 'node:child_process';

export async function launch({chromium}, options = {}) {
    const path = execFileSync('sh', ['-c', 'command -v chromium chromium-browser google-chrome'],
        {encoding: 'utf8'}).split('\n')[0];
    const browser = await chromium.launch({executablePath: path, args: ['--no-sandbox',
        '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
        '--disable-component-update', '--disable-sync']});
    const context = await browser.newContext({offline: true, ...options});
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const errors = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    return {page, errors, close: () => browser.close()};
}
