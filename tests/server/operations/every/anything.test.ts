import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationName, operations } from '#schemas/operations.ts';
import { multipartBody } from '../../support/files/multipart.ts';
import { formVersionOf, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const isWhole = process.env.MATRIX === 'full';
/** Requests for each operation: 31,000 in total in a full run, 900 in `npm test`. */
const shapedRequests = isWhole ? 200 : 6;
/** Requests of any shape, in total. */
const rawRequests = isWhole ? 4_000 : 200;

const stackTrace = /\bat .+\.[cm]?[jt]s:\d+|node_modules|file:\/\/|drizzle|postgres/i;
// These operations would end the session that the other tests need.
const ending: ReadonlySet<OperationName> = new Set(['logout', 'log_out_everywhere']);
const names = (Object.keys(operations) as OperationName[]).filter((name) => !ending.has(name));

/** Made once: an arbitrary of strings prepares a table of dangerous words, which takes longer than the requests of an operation. */
const anyJson = fc.jsonValue({ stringUnit: 'binary' });

/** Values that programs often handle wrongly, and numbers that exist in the demo data. */
const value = fc.oneof(
  anyJson,
  fc.constantFrom<unknown>(1, 0, -1, 1.5, 2_147_483_648, 1e308, '1', true, null, [], {}, '', '\0', '\ud800'),
  fc.constantFrom<unknown>(
    1121,
    'arabesk',
    [1121],
    [1121, 1121],
    '1,2',
    { '1001_0': ['An'] },
    "'; DROP TABLE users--",
    'answers/../../etc/passwd',
  ),
  fc.dictionary(fc.constantFrom('1001_0', '1021_0', '1023_0', 'constructor', '__proto__'), fc.jsonValue()),
);

describe('any request on any operation', () => {
  let server: TestServer;
  let client: TestClient;
  let nearlyRight: fc.Arbitrary<object>;
  beforeAll(async () => {
    server = await startTestServer();
    client = await server.loggedIn('ouder@example.org');
    const information = { club: 3, form: 'vraag-om-informatie' };
    const form = await client.ask('get_form', information);
    const others = [await formVersionOf(client), await formVersionOf(client, 1, [1041])];
    nearlyRight = closeToRight(['x', form.formVersion, ...others]);
  });
  afterAll(() => server.stop());

  it.each(names)('%s is answered or refused, and never fails', async (name) => {
    const { request } = operations[name];
    const fields = Object.fromEntries(Object.keys(request.properties).map((field) => [field, value]));
    const requests = fc.oneof(anyJson, fc.record(fields, { requiredKeys: [] }), nearlyRight);
    await fc.assert(
      fc.asyncProperty(requests, async (body) => {
        const { status, body: answer } = await client.call(name, body, newKey());
        expect(status).toBeLessThan(500);
        expect(JSON.stringify(answer)).not.toMatch(stackTrace);
      }),
      { numRuns: name === 'login' ? Math.min(shapedRequests, 20) : shapedRequests },
    );
  });

  it('gets an answer or a refusal from every operation, whatever its bytes', async () => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(rawRequest, async (request) => {
        const { statusCode, body } = await server.app.inject({
          ...request,
          headers: { ...request.headers, ...newKey().headers, cookie: client.cookie ?? '' },
        });
        statuses.add(statusCode);
        expect(statusCode).toBeLessThan(500);
        expect(body).not.toMatch(stackTrace);
        expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      }),
      { numRuns: rawRequests },
    );
    // The generated requests have to reach every layer of the server.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 405, 415]));
  });

  it('leaves the caller logged in', async () => {
    expect((await client.ask('validate_auth', {})).user?.uid).toBe(1);
  });
});

/** Requests that are almost right, so that some pass the schema. */
function closeToRight(versions: readonly string[]) {
  const registrations = fc.array(fc.record({ uid: fc.constantFrom(1, 2), qids: value }), { maxLength: 3 });
  return fc.record({
    club: fc.constantFrom(1, 2, 3, 99),
    uid: fc.constantFrom(1, 2, 5),
    tariffs: fc.uniqueArray(fc.constantFrom(1121, 1041, 2011, 7), { minLength: 1 }),
    total: fc.double({ min: 0, max: 1000 }),
    privacyAccepted: fc.constant(true),
    registrations,
    formVersion: fc.constantFrom(...versions),
    form: fc.constantFrom('vraag-om-informatie', 'x'),
    qids: value,
    users: fc.uniqueArray(fc.constantFrom(1, 2, 3)),
    coupleCourse: fc.dictionary(fc.constantFrom('1121', 'constructor'), fc.constant({ uid: 2 })),
    formPreview: fc.boolean(),
    country: fc.constantFrom('BE', 'NL', 'XX'),
    street: fc.string({ unit: 'binary' }),
    streetNumber: fc.string({ maxLength: 20 }),
    postal: fc.constantFrom('9000', '9050', '1'),
    city: fc.string({ unit: 'binary' }),
    text: fc.string({ unit: 'binary' }),
    oids: fc.constantFrom('1', '1,1', '9999999999'),
    course: fc.constantFrom('kleuterdans', 'x'),
    url: fc.constantFrom('arabesk', 'x'),
    type: fc.constantFrom('course', 'lesson', 'answer'),
    qid: fc.constantFrom(1034, 1035, 1),
    nid: fc.constantFrom(110, 0),
    submission: fc.string({ minLength: 1 }),
    path: fc.string({ unit: 'binary' }),
    fname: fc.string({ unit: 'binary' }),
    lname: fc.string(),
    birthdate: fc.constantFrom('1980-02-03', '2023-02-29', '', '0000-00-00'),
    phone: fc.constantFrom('+32 470123456', '', 'hello+'),
    mail: fc.string(),
    password: fc.string(),
  });
}

const queryPiece = fc.oneof(
  fc.constantFrom(
    ...[
      'uid=1',
      'uid=1&uid=2',
      'club=1',
      'club=1e9',
      'club=01',
      'url=arabesk',
      'q=login',
      'oids=1',
      '%00=%00',
    ],
    ...[
      'text=%ff%fe',
      'text=%',
      'text=%ED%A0%80',
      '__proto__[polluted]=1',
      'constructor.prototype.polluted=1',
    ],
    ...[
      'path=..%2f..%2fetc%2fpasswd',
      'path=%00',
      'country=BE',
      'course=jazz-volwassenen',
      'type=course',
      '&&&==',
    ],
  ),
  fc
    .tuple(fc.string(), fc.string({ unit: 'binary' }))
    .map(([name, text]) => `${wellFormed(name)}=${wellFormed(text)}`),
);

const oddNames = [
  '',
  '__proto__',
  'constructor',
  'toString',
  '../login',
  'login/',
  'LOGIN',
  'logout%00',
  'é',
];

const rawBody = fc.oneof(
  fc.constantFrom<string | Buffer>(
    ...[
      '',
      '{',
      'null',
      '[]',
      '""',
      '0',
      '{"uid":1,"uid":2}',
      '{"uid":1e999}',
      '{"text":"\\ud800"}',
      '{"text":"\\u0000"}',
    ],
    ...[
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{"qids":{"__proto__":[]}}',
    ],
    ...[
      '['.repeat(100_000),
      `{"uid":${'9'.repeat(10_000)}}`,
      '{"mail":"a@b.be","password":"x"}',
      'uid=1&club=1',
    ],
  ),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.json(),
);

const part = fc.record(
  {
    name: fc.constantFrom('type', 'qid', 'nid', 'uid', 'submission', 'auth', 'file', '__proto__', 'x'),
    filename: fc.constantFrom('a.pdf', '', '../../x', 'a;b.pdf', 'CON', 'a\0.pdf'),
    type: fc.constantFrom('application/pdf', 'image/png', 'text/html', 'x'),
    content: fc.oneof(fc.constantFrom('answer', '1034', '110', '1', '-1', '%PDF-1.7', '\0'), fc.string()),
  },
  { requiredKeys: ['name', 'content'] },
);

const contentType = fc.constantFrom(
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'text/xml',
    '',
    'application/x-www-form-urlencoded',
  ],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'application/json, text/plain',
  ],
);

const sent = fc.oneof(
  fc.record({ type: contentType, payload: rawBody }).map(({ type, payload }) => ({
    payload,
    headers: { 'content-type': type },
  })),
  // A form as a browser writes it, whole or cut off.
  fc.tuple(fc.array(part, { maxLength: 8 }), fc.integer({ min: 0, max: 60 })).map(([parts, cut]) => {
    const { headers, payload } = multipartBody(parts);
    return { headers, payload: payload.subarray(0, payload.length - cut) };
  }),
);

type RawRequest = InjectOptions & { readonly headers: Record<string, string> };

const oddRequest: fc.Arbitrary<RawRequest> = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
    name: fc.oneof({ weight: 5, arbitrary: fc.constantFrom<string>(...names) }, fc.constantFrom(...oddNames)),
    query: fc.array(queryPiece, { maxLength: 4 }),
    body: sent,
  })
  .map(({ method, name, query, body }) => {
    const url = `/api?${[`q=${name}`, ...query].join('&')}`;
    return method === 'GET' || method === 'HEAD' ? { method, url, headers: {} } : { method, url, ...body };
  });

/** Few requests of any shape pass every check. One in ten is right, so that a run without any is as rare as one in a billion. */
const rightRequest: fc.Arbitrary<RawRequest> = fc
  .constantFrom('get_dashboard', 'get_registrations', 'get_club_by_url&url=arabesk')
  .map((query) => ({ method: 'GET', url: `/api?q=${query}`, headers: {} }));

const rawRequest = fc.oneof({ weight: 9, arbitrary: oddRequest }, { weight: 1, arbitrary: rightRequest });

/** An address cannot contain a lone surrogate, so this function replaces it. */
function wellFormed(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
