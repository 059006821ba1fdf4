import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const encodings = { gzip: gzipSync, br: brotliCompressSync };

/**
 * Serves a built folder on a free port, with scripts and styles compressed as on a web server. `br` is what the portal's own
 * server sends to a browser.
 */
export async function serveBuild(
  folder: string,
  encoding: keyof typeof encodings = 'gzip',
): Promise<{ origin: string; close(): void }> {
  const compressed = new Map<string, Buffer>();
  const read = async (file: string) => {
    const known = compressed.get(file);
    if (known) return known;
    const body = await readFile(file).catch(() => undefined);
    if (body === undefined) return undefined;
    const made = encodings[encoding](body);
    compressed.set(file, made);
    return made;
  };
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path);
    const type = types[extname(file)];
    if (type === undefined) {
      createReadStream(file)
        .on('error', () => response.writeHead(404).end())
        .pipe(response);
      return;
    }
    const body = await read(file);
    if (body === undefined) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': type, 'content-encoding': encoding }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port, not on a pipe, has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
