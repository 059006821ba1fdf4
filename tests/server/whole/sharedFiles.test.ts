import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { formParts, multipartBody } from '../support/files/multipart.ts';
import { pdfFile } from '../support/files/sampleFiles.ts';
import { attest } from '../support/files/uploadDesk.ts';
import { post, type ServerProcess, startServerProcess } from '../support/serverProcess.ts';

describe('two servers with data folders of their own on one PostgreSQL', () => {
  let one: ServerProcess;
  let other: ServerProcess;
  beforeAll(async () => {
    const DATABASE_URL = await createSeededDatabase();
    [one, other] = await Promise.all([
      startServerProcess({ DATABASE_URL }),
      startServerProcess({ DATABASE_URL }),
    ]);
  }, 90_000);
  afterAll(async () => {
    await other.end('SIGTERM');
  });

  it('serve the file that one of them received, also after that one is killed', async () => {
    const body = { mail: 'ouder@example.org', password: demoPassword };
    const login = await post(one, { name: 'login', body, cookie: '' });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const sent = pdfFile('van de ene');
    const { payload, headers } = multipartBody(formParts(attest, sent));
    const uploaded = await fetch(`${one.origin}/api?q=save_question_files`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: new Uint8Array(payload),
    });
    const { file } = await uploaded.json();
    await one.end('SIGKILL');
    const opened = await fetch(`${other.origin}/api?q=open_question_file&path=${encodeURIComponent(file)}`, {
      headers: { cookie },
    });
    expect([opened.status, await opened.text()]).toEqual([200, sent.content]);
  }, 60_000);
});
