import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser, Page } from 'playwright';

/** Strict: no inline script or style, no eval, nothing from elsewhere. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'";

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface ServedFolder {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a built app under the policy. `rendered` stands in the root of its pages, as a server drew it. */
export async function serveFolder(folder: string, rendered = ''): Promise<ServedFolder> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = await readFile(join(folder, path)).catch(() => undefined);
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    // A browser asks for a favicon by itself.
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
  /** Everything that went wrong: console errors and warnings, uncaught errors, violations of the policy. */
  readonly complaints: readonly string[];
  /** The scripts that were asked for, as paths below the origin. */
  readonly scripts: readonly string[];
}

export async function openPage(browser: Browser, url: string): Promise<WatchedPage> {
  const page = await browser.newPage({ locale: 'nl-BE', viewport: { width: 1024, height: 800 } });
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.slice(1));
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportError(new Error(`policy: ${violatedDirective} ${blockedURI}`)),
    );
  });
  await page.goto(url, { waitUntil: 'load' });
  return { page, complaints, scripts };
}

function portOf(server: Server): number {
  // A server that listens on a port has an address of this kind.
  return (server.address() as AddressInfo).port;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
