import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { download } from '#src/api/download.ts';
import { answeringServer, answerJson } from './answeringServer.ts';

const request = { certificate: 1 };
const options = { fallbackName: 'attest.pdf' };
const ask = () => download('download_certificate', request, options);
const file = (headers: Record<string, string>) =>
  answeringServer((_request, response) => void response.writeHead(200, headers).end('%PDF-1.7'));

async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => new Error('It was answered'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiFailure) return error.failure;
  throw error;
}

describe('download', () => {
  test('posts the operation and its request, and returns the file with its name', async () => {
    let asked = '';
    await answeringServer((got, response) => {
      asked = `${got.method} ${got.url} ${got.body}`;
      response
        .writeHead(200, {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="attest_.pdf"; filename*=UTF-8''attest%20Zo%C3%AB.pdf`,
        })
        .end('%PDF-1.7');
    });
    const { content, name } = await ask();
    expect(asked).toBe('POST /api?q=download_certificate {"certificate":1}');
    expect(name).toBe('attest Zoë.pdf');
    expect(await content.text()).toBe('%PDF-1.7');
  });

  test.each([
    ['attachment; filename="x.pdf"', 'x.pdf'],
    ['attachment; filename=x.pdf', 'x.pdf'],
    ['attachment', 'attest.pdf'],
    [`attachment; filename*=UTF-8''%E0%A4%A`, 'attest.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    [`attachment; filename*=UTF-8''..%2F..%5Cwin.ini`, 'win.ini'],
  ])('reads the file name from %s', async (disposition, expected) => {
    await file({ 'content-type': 'application/pdf', 'content-disposition': disposition });
    expect((await ask()).name).toBe(expected);
  });

  test.each([409, 200])('returns every error of an answer with status %i', async (status) => {
    await answeringServer((_request, response) =>
      answerJson(response, status, {
        errors: ['Eerst dit.', 'En dan dat.'],
        code: 'not-available',
      }),
    );
    expect(await failureOf(ask())).toMatchObject({
      kind: 'refused',
      status,
      errors: ['Eerst dit.', 'En dan dat.'],
      code: 'not-available',
    });
  });

  test.each([
    ['JSON that is not a refusal', 200, 'application/json', '{"result":null}', 'malformed'],
    ['an HTML page', 200, 'text/html', '<h1>Onderhoud</h1>', 'malformed'],
    ['an answer without a content type', 200, '', 'x', 'malformed'],
    ['a failing gateway', 502, 'text/html', '<h1>Bad gateway</h1>', 'server'],
  ])('fails on %s', async (_name, status, type, body, kind) => {
    await answeringServer((_request, response) => {
      response.writeHead(status, type === '' ? {} : { 'content-type': type }).end(body);
    });
    expect((await failureOf(ask())).kind).toBe(kind);
  });
});
