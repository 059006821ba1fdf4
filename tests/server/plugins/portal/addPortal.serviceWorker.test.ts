import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPortal } from '../../support/builtPortal.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

function portalWithWorker(): string {
  const folder = builtPortal();
  writeFileSync(join(folder, 'service-worker.js'), '/* works */');
  writeFileSync(join(folder, 'service-worker-off.js'), '/* ends */');
  return folder;
}

describe.each([
  [false, '/* works */'],
  [true, '/* ends */'],
])('the service worker with `endsServiceWorker` %s', (endsServiceWorker, script) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ portalDir: portalWithWorker(), endsServiceWorker });
  });
  afterAll(() => server.stop());

  it('is served at a fixed address as a script that browsers revalidate each time', async () => {
    const answer = await server.app.inject('/service-worker.js');
    expect([answer.statusCode, answer.body]).toEqual([200, script]);
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });
});
