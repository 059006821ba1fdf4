import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { questionFiles } from '#server/db/schema.ts';
import { addMultipartReader, readMultipart } from '#server/plugins/operations/multipartReader.ts';
import type { UploadedFile } from '#server/services/files/uploadedFile.ts';
import { openFilesDir } from '../../support/files/filesDir.ts';
import { formParts, multipartBody, type Part } from '../../support/files/multipart.ts';
import { pdfFile, photoOf } from '../../support/files/sampleFiles.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const fields = { type: 'answer', qid: 1034, nid: 110, uid: 1, submission: 'keer-1' };
const file: Part = { ...pdfFile(), name: 'file', filename: 'attest.pdf' };
/** One combining mark more than a text may have in a row. */
const marks = `a${'\u0301'.repeat(31)}`;
const right = formParts(fields, pdfFile());

describe('a multipart form', () => {
  const files = openFilesDir();
  let server: TestServer;
  let parent: TestClient;
  let origin: string;
  beforeAll(async () => {
    server = await startTestServer({ fileService: await files.fileService() });
    parent = await server.loggedIn('ouder@example.org');
    origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await server.stop();
    files.remove();
  });
  beforeEach(() => server.database.db.delete(questionFiles));

  const send = async (payload: Uint8Array, headers: Record<string, string> = {}) => {
    const { headers: type } = multipartBody([]);
    const response = await fetch(`${origin}/api?q=save_question_files`, {
      method: 'POST',
      headers: { ...type, cookie: parent.cookie ?? '', ...headers },
      body: new Uint8Array(payload),
    });
    return { status: response.status, body: await response.json() };
  };
  const sendParts = (parts: readonly Part[]) => send(multipartBody(parts).payload);
  const unfinished = () => files.all().filter((name) => !name.endsWith('.pdf'));
  const nothingIsLeft = async () => {
    // The server notices a failure of the sender a moment later.
    await expect.poll(unfinished).toEqual([]);
    expect(await server.database.db.$count(questionFiles)).toBe(0);
  };
  const without = (name: string) => right.filter((part) => part.name !== name);

  it('is read when its fields come before its file, and unknown fields are ignored', async () => {
    const { status, body } = await sendParts([{ name: 'price', content: '0' }, ...right]);
    expect([status, body]).toEqual([200, { file: expect.stringMatching(/^answers\//) }]);
  });

  it.each<[string, readonly Part[]]>([
    ['a file before its fields', [file, ...without('file')]],
    ['a field behind the file', [...without('submission'), { name: 'submission', content: 'keer-1' }]],
    ['anything behind the file', [...right, { name: 'price', content: '0' }]],
  ])('is read with %s', async (_what, parts) => {
    const { status, body } = await sendParts(parts);
    expect([status, body]).toEqual([200, { file: expect.stringMatching(/^answers\//) }]);
    await expect.poll(unfinished).toEqual([]);
  });

  it.each<[string, readonly Part[]]>([
    ['two files before its fields', [file, file, ...without('file')]],
    ['a field twice, on both sides of its file', [...right, { name: 'uid', content: '1' }]],
    ['an empty file before its fields', [{ ...file, content: '' }, ...without('file')]],
    ['no file', without('file')],
    ['two files', [...right, file]],
    ['a file of another name', [...without('file'), { ...file, name: 'bijlage' }]],
    [
      'a file without a name',
      [...without('file'), { name: 'file', type: 'application/octet-stream', content: 'x' }],
    ],
    ['a long name of its file', [...without('file'), { ...file, filename: `${'a'.repeat(1_000)}.pdf` }]],
    ['many marks in the name of its file', [...without('file'), { ...file, filename: `${marks}.pdf` }]],
    [
      'many marks in a field',
      [...without('submission').slice(0, -1), { name: 'submission', content: marks }, file],
    ],
    ['a field twice', [{ name: 'uid', content: '1' }, ...right]],
    ['no uid', without('uid')],
    ['a uid in words', [...without('uid').slice(0, -1), { name: 'uid', content: 'een' }, file]],
    ['half a uid', [...without('uid').slice(0, -1), { name: 'uid', content: '1.0' }, file]],
    ['a NUL', [...without('submission').slice(0, -1), { name: 'submission', content: 'a\0b' }, file]],
    [
      'bytes that are no text',
      [...without('submission').slice(0, -1), { name: 'submission', content: Buffer.from([0xff]) }, file],
    ],
    ['a long field', [{ name: 'x', content: 'x'.repeat(2000) }, ...right]],
    ['a field of 10 MB', [{ name: 'x', content: 'x'.repeat(10_000_000) }, ...right]],
    ['many fields', [...Array.from({ length: 30 }, (_, at) => ({ name: `x${at}`, content: '' })), ...right]],
    ['the field __proto__', [{ name: '__proto__', content: 'x' }, ...right]],
    ['invalid JSON', [{ name: 'x', type: 'application/json', content: '{' }, ...right]],
    ['JSON', [{ name: 'x', type: 'application/json', content: '{"a":1}' }, ...right]],
  ])('is refused with %s', async (_what, parts) => {
    const { status, body } = await sendParts(parts);
    expect([400, 413, 422]).toContain(status);
    expect(body.errors).toHaveLength(1);
    await nothingIsLeft();
  });

  it.each([
    ['ends halfway', multipartBody(right).payload.subarray(0, 600)],
    ['ends in its file', multipartBody(right).payload.subarray(0, -40)],
    ['is something else', Buffer.from('{"type":"answer"}')],
    ['is empty', Buffer.alloc(0)],
  ])('is refused when it %s', async (_what, payload) => {
    expect((await send(payload)).status).toBe(400);
    await nothingIsLeft();
  });

  it.each([
    ['application/json', 415],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data', 400],
    ['multipart/form-data; boundary=', 400],
    ['multipart/form-data; boundary=other', 400],
  ])('is refused with the content type %s', async (type, status) => {
    expect((await send(multipartBody(right).payload, { 'content-type': type })).status).toBe(status);
    await nothingIsLeft();
  });

  it('is refused from another website', async () => {
    for (const type of [multipartBody([]).headers['content-type'], 'text/plain']) {
      const headers = { origin: 'https://evil.example', 'content-type': type };
      expect((await send(multipartBody(right).payload, headers)).status).toBe(403);
    }
    await nothingIsLeft();
  });

  it('is refused by every other operation', async () => {
    const response = await fetch(`${origin}/api?q=logout`, {
      method: 'POST',
      headers: multipartBody([]).headers,
      body: new Uint8Array(multipartBody([{ name: 'x', content: 'x' }]).payload),
    });
    expect(response.status).toBe(415);
  });

  it('with a wrong length is refused', async () => {
    const { payload, headers } = multipartBody(right);
    const answered = await sendRaw(payload, { ...headers, 'content-length': payload.length + 5000 }, 'end');
    expect(answered).not.toBe(200);
    await nothingIsLeft();
    expect((await sendParts(right)).status).toBe(200);
  });

  it('leaves no file behind when its sender disconnects in the middle', async () => {
    const { payload, headers } = multipartBody(formParts(fields, await photoOf(4 * 1024 * 1024)));
    const length = { ...headers, 'content-length': payload.length };
    await sendRaw(payload.subarray(0, payload.length / 2), length, 'leave');
    await nothingIsLeft();
  });

  it('that is refused leaves the connection usable for the next call', async () => {
    const large = multipartBody(formParts({ ...fields, uid: 5 }, await photoOf(6 * 1024 * 1024)));
    for (let time = 0; time < 3; time += 1) expect((await send(large.payload)).status).toBe(403);
    expect((await sendParts(right)).status).toBe(200);
  });

  /** Sends part of a form and then ends or aborts. Gives the status, or 0 without an answer. */
  function sendRaw(
    part: Uint8Array,
    headers: Record<string, string | number>,
    then: 'end' | 'leave',
  ): Promise<number> {
    return new Promise((resolve) => {
      const request = httpRequest(`${origin}/api?q=save_question_files`, {
        method: 'POST',
        headers: { ...headers, cookie: parent.cookie ?? '' },
      });
      request.on('response', (response) => resolve(response.statusCode ?? 0));
      request.on('error', () => resolve(0));
      request.write(part, async () => {
        if (then === 'end') return request.socket?.end();
        await expect.poll(unfinished).not.toEqual([]);
        request.destroy();
      });
    });
  }
});

describe('readMultipart', () => {
  it('opens a spooled file only when its content is read: a refused request deletes the file unread', async () => {
    const app = fastify();
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => failures.push(error);
    process.on('uncaughtException', onFailure);
    await app.register(async (scope) => {
      await addMultipartReader(scope);
      scope.post('/', async (request) => {
        const spool = async ({ content }: UploadedFile) => {
          for await (const _piece of content);
          return join(tmpdir(), 'clubpoort-no-such-file');
        };
        const { file: found } = await readMultipart(request, { isComplete: () => false, spool });
        return { name: found.name };
      });
    });
    const { payload, headers } = multipartBody([file]);
    const response = await app.inject({ method: 'POST', url: '/', payload, headers });
    expect(response.json()).toEqual({ name: 'attest.pdf' });
    // The failure of an open file would arrive before that of a later one.
    await expect(readFile(join(tmpdir(), 'clubpoort-no-such-file'))).rejects.toThrow('ENOENT');
    process.off('uncaughtException', onFailure);
    await app.close();
    expect(failures).toEqual([]);
  });
});
