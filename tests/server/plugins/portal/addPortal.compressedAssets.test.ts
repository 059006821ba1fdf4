import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPortal } from '../../support/builtPortal.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const script = 'export const greeting = "Dag An";';

function portalWithCompressedAsset(): string {
  const folder = builtPortal();
  const file = join(folder, 'assets', 'parts-9c1d.js');
  writeFileSync(file, script);
  writeFileSync(`${file}.br`, brotliCompressSync(script));
  writeFileSync(`${file}.gz`, gzipSync(script));
  return folder;
}

describe('a file of the portal', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ portalDir: portalWithCompressedAsset() });
  });
  afterAll(() => server.stop());

  const ask = (url: string, encodings: string) =>
    server.app.inject({ url, headers: { 'accept-encoding': encodings } });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const)('is sent to a browser that accepts %s as %s', async (encodings, chosen, decode) => {
    const answer = await ask('/assets/parts-9c1d.js', encodings);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(chosen);
    expect(decode(answer.rawPayload).toString()).toBe(script);
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.vary?.toLowerCase()).toContain('accept-encoding');
  });

  it('has nothing that a browser could ask it again with, unlike a file that changes', async () => {
    const { headers } = await ask('/assets/parts-9c1d.js', 'br');
    const { headers: ofPage } = await ask('/index.html', 'br');
    for (const name of ['etag', 'last-modified', 'accept-ranges']) {
      expect(headers).not.toHaveProperty(name);
      expect(ofPage).toHaveProperty(name);
    }
  });

  it('has no headers that a browser reads of documents only', async () => {
    const { headers } = await ask('/assets/parts-9c1d.js', 'br');
    const { headers: ofPage } = await ask('/login', 'br');
    for (const name of [
      'content-security-policy',
      'x-frame-options',
      'cross-origin-opener-policy',
      'referrer-policy',
    ]) {
      expect(headers).not.toHaveProperty(name);
      expect(ofPage).toHaveProperty(name);
    }
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('is sent uncompressed when it has no compressed file', async () => {
    const answer = await ask('/assets/main-4f3a.js', 'gzip, br');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('is compressed for its request, also when it is the shell of a club', async () => {
    const answer = await server.app.inject({
      url: '/arabesk',
      headers: { 'accept-encoding': 'gzip, br', accept: '*/*' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  });
});
