import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '#scripts/root.ts';
import { builtPortal } from '../../support/builtPortal.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  const folder = builtPortal();
  cpSync(join(root, 'public'), folder, { recursive: true });
  server = await startTestServer({ portalDir: folder });
});
afterAll(() => server.stop());

it('serves the manifest that each page names, with every icon for a home screen', async () => {
  const href = /<link rel="manifest" href="([^"]+)"/.exec(
    readFileSync(join(root, 'index.html'), 'utf8'),
  )?.[1];
  const manifest = (await server.app.inject(`${href}`)).json();
  expect(manifest).toMatchObject({ lang: 'nl-BE', start_url: '/', display: 'standalone' });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, type } of manifest.icons) {
    const { statusCode, headers } = await server.app.inject(src);
    expect([statusCode, headers['content-type']], src).toEqual([200, type]);
  }
});
