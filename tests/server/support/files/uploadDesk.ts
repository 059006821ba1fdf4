import { buffer } from 'node:stream/consumers';
import { answers, questionFiles, submissions } from '#server/db/schema.ts';
import { sweepFiles } from '#server/services/files/sweepFiles.ts';
import { startTestServer, type TestClient } from '../testServer.ts';
import { openFilesDir } from './filesDir.ts';
import { formParts, multipartBody, type TestFile } from './multipart.ts';

/** Questions of Ballet voor volwassenen, gevorderden, which asks for an attest and a photo. */
export const attest = { type: 'answer', qid: 1034, nid: 110, uid: 1, submission: 'keer-1' };
export const photo = { ...attest, qid: 1035 };

export const refusal = (status: number, sentence: string, code = 'file-refused') => ({
  status,
  body: { code, errors: [sentence] },
});

export type UploadDesk = Awaited<ReturnType<typeof openUploadDesk>>;

/** A server with a folder for uploads, and a parent who uploads. `reset` removes all uploads. */
export async function openUploadDesk() {
  const files = openFilesDir();
  const server = await startTestServer({ fileService: await files.fileService() });
  const parent = await server.loggedIn('ouder@example.org');
  const { db } = server.database;
  const sweepIn = (days: number) =>
    sweepFiles({ db, fileService: server.fileService }, new Date(Date.now() + days * 24 * 60 * 60 * 1000));
  /** Sets apart what has no row, and ends the quarantine. */
  const sweepAll = async () => {
    await sweepIn(2);
    await sweepIn(33);
  };
  return {
    ...{ files, server, parent, sweepAll },
    async reset() {
      await db.delete(questionFiles);
      await sweepAll();
    },
    async close() {
      await server.stop();
      files.remove();
    },
    async post(file: TestFile, fields: object = attest, by: TestClient = parent) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api?q=save_question_files',
        ...multipartBody(formParts(fields, file)),
        ...(by.cookie && { cookies: { auth: by.cookie.replace('auth=', '') } }),
      });
      return { status: response.statusCode, headers: response.headers, body: response.json() };
    },
    rows: () => db.select().from(questionFiles),
    async kept(path: string) {
      const content = await server.fileService.storage.read(path);
      return content && buffer(content);
    },
    /** Saves a form with the file as its answer. */
    async sendIn(path: string) {
      const at = server.clock.now();
      const [row] = await db
        .insert(submissions)
        .values({ clubNid: 1, uid: 1, submittedBy: 1, tariffs: [], privacyAcceptedAt: at })
        .returning();
      await db.insert(answers).values({
        ...{ uid: 1, qid: 1034, nid: 110, wording: 'Attest', answeredAt: at },
        submissionId: row?.id ?? 0,
        value: `answers/ander.pdf;${path}`,
      });
    },
  };
}
