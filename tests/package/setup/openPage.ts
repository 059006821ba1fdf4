import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser, Page } from 'playwright';

/** A strict policy: no inline script or style, no eval, and nothing from another origin. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'";

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface ServedFolder {
  readonly origin: string;
  close(): Promise<void>;
}

interface Serving {
  /** The server-rendered HTML in the root of the pages. */
  readonly rendered?: string;
  /** Whether the policy holds. Storybook itself needs inline styles. */
  readonly isStrict?: boolean;
}

/** Serves a built app. */
export async function serveFolder(
  folder: string,
  { rendered = '', isStrict = true }: Serving = {},
): Promise<ServedFolder> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = await readFile(join(folder, path)).catch(() => undefined);
    if (isStrict) response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    // Browsers request a favicon on their own.
    response.statusCode = file ? 200 : path === '/favicon.ico' ? 204 : 404;
    response.end(
      extname(path) === '.html' ? file?.toString().replace('<div id="root">', `$&${rendered}`) : file,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => closeServer(server) };
}

export interface WatchedPage {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors and violations of the policy. */
  readonly complaints: readonly string[];
  /** The requested scripts, as paths below the origin. */
  readonly scripts: readonly string[];
  /** The addresses of everything that was requested over the network. */
  readonly addresses: readonly string[];
}

export async function openPage(browser: Browser, url: string): Promise<WatchedPage> {
  const page = await browser.newPage({ locale: 'nl-BE', viewport: { width: 1024, height: 800 } });
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  const scripts: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (/^(?:https?|wss?):/.test(request.url())) addresses.push(request.url());
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.slice(1));
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportError(new Error(`policy: ${violatedDirective} ${blockedURI}`)),
    );
  });
  await page.goto(url, { waitUntil: 'load' });
  return { page, complaints, scripts, addresses };
}

function portOf(server: Server): number {
  // The address is an `AddressInfo`, because the server listens on a port.
  return (server.address() as AddressInfo).port;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
