import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addPortal } from '#server/plugins/portal/addPortal.ts';
import type { Caller } from '#server/services/sessions/caller.ts';
import { builtPortal } from '../../support/builtPortal.ts';

/** The shell for a request with a session, whose caller the database finds like this. */
async function shellWith(findCaller: () => Promise<Caller | undefined>): Promise<string> {
  const portalDir = builtPortal();
  writeFileSync(join(portalDir, 'index.html'), '<!doctype html><head><title>Clubpoort</title></head>');
  const app = Fastify();
  await app.register(cookie);
  await addPortal(app, {
    portalDir,
    endsServiceWorker: false,
    clubPages: { of: async () => undefined, allEmbedOrigins: async () => [] },
    hasForm: async () => true,
    findCaller,
    pages: {
      isPage: () => true,
      pageFor: async () => undefined,
      preloads: (_url, viewer) => ({
        calls: `<link data-for="${viewer === 'visitor' ? viewer : viewer.uid}">`,
        files: '',
      }),
    },
    portalUrl: undefined,
  });
  const headers = { 'sec-fetch-mode': 'navigate', cookie: 'auth=token' };
  const { body } = await app.inject({ method: 'GET', url: '/dashboard', headers });
  await app.close();
  return body;
}

test('a member gets the shell of a visitor when the database hangs or fails', async () => {
  expect(await shellWith(() => new Promise(() => {}))).toContain('data-for="visitor"');
  expect(await shellWith(() => Promise.reject(new Error('No connection')))).toContain('data-for="visitor"');
});
