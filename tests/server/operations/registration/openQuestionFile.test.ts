import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubMembers } from '#server/db/schema.ts';
import { formParts, multipartBody } from '../../support/files/multipart.ts';
import { pdfFile } from '../../support/files/sampleFiles.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('open_question_file', () => {
  let server: TestServer;
  let parent: TestClient;
  let path: string;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    path = await upload();
  });
  afterAll(() => server.stop());

  /** Uploads a file for Noor as her mother. */
  const upload = async (name = 'Attest “Noor”, 3;4.pdf') => {
    const target = { type: 'answer', qid: 1034, nid: 110, uid: 2, submission: name };
    const response = await server.app.inject({
      method: 'POST',
      url: '/api?q=save_question_files',
      ...multipartBody(formParts(target, { ...pdfFile(), name })),
      cookies: { auth: parent.cookie?.replace('auth=', '') ?? '' },
    });
    return response.json().file;
  };
  const open = (client: TestClient, at = path) =>
    server.app.inject({
      url: `/api?q=open_question_file&path=${encodeURIComponent(at)}`,
      headers: client.cookie ? { cookie: client.cookie } : {},
    });

  it('is a download that can run nothing and is never cached', async () => {
    const { statusCode, headers, body } = await open(parent);
    expect(statusCode).toBe(200);
    expect(body).toBe(pdfFile().content);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Attest _Noor_, 3;4.pdf"; filename*=UTF-8''Attest%20%E2%80%9CNoor%E2%80%9D%2C%203%3B4.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each(['tiener@example.org', 'docent@example.org', 'federatie@example.org'])(
    'is not found for %s, in the same way as an unknown path',
    async (mail) => {
      const stranger = await server.loggedIn(mail);
      const refused = await open(stranger);
      expect(refused.statusCode).toBe(404);
      expect(refused.json()).toEqual((await open(stranger, 'answers/0000.pdf')).json());
      expect(refused.headers['content-type']).toContain('application/json');
    },
  );

  it('is refused to visitors', async () => {
    expect((await open(server.client())).statusCode).toBe(401);
  });

  it('is open to an admin of the club only, while that person is an admin', async () => {
    const { db } = server.database;
    const admin = await server.loggedIn('beheer@example.org');
    const karim = and(eq(clubMembers.uid, 10), eq(clubMembers.clubNid, 1));
    const before = await db.select().from(clubMembers).where(eq(clubMembers.uid, 10));
    await db.delete(clubMembers).where(eq(clubMembers.uid, 10));
    await db.insert(clubMembers).values({ clubNid: 2, uid: 10, role: 'admin' });
    expect((await open(admin)).statusCode).toBe(404);
    await db.insert(clubMembers).values({ clubNid: 1, uid: 10, role: 'admin' });
    expect((await open(admin)).statusCode).toBe(200);
    await db.update(clubMembers).set({ isBlocked: true }).where(karim);
    expect((await open(admin)).statusCode).toBe(404);
    await db.update(clubMembers).set({ isBlocked: false, role: 'teacher' }).where(karim);
    expect((await open(admin)).statusCode).toBe(404);
    await db.delete(clubMembers).where(eq(clubMembers.uid, 10));
    if (before.length > 0) await db.insert(clubMembers).values(before);
  });

  it.each(['../pglite/PG_VERSION', 'answers/../../x', '/etc/passwd', 'clubs/1-1.png'])(
    'is not found at %s',
    async (at) => {
      expect((await open(parent, at)).statusCode).toBe(404);
    },
  );
});
