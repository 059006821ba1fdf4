import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationName, operations } from '../../../schemas/operations.ts';
import { newKey } from '../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';

const numRuns = process.env.MATRIX === 'full' ? 2_000 : 40;

/** Values that a program trips over, and the numbers of things that are really there. */
const value = fc.oneof(
  fc.jsonValue({ stringUnit: 'binary' }),
  fc.constantFrom<unknown>(1, 0, -1, 1.5, 2_147_483_648, 1e308, '1', true, null, [], {}, '', '\0', '\ud800'),
  fc.constantFrom<unknown>(
    1121,
    'arabesk',
    [1121],
    [1121, 1121],
    '1,2',
    { '1001_0': ['An'] },
    "'; DROP TABLE users--",
  ),
  fc.dictionary(fc.constantFrom('1001_0', '1021_0', '1023_0', 'constructor', '__proto__'), fc.jsonValue()),
);

describe('any request on any operation', () => {
  let server: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    client = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  // `logout` would end the session that the others need.
  const names = (Object.keys(operations) as OperationName[]).filter((name) => name !== 'logout');

  it.each(names)('%s answers it or refuses it, and never fails', async (name) => {
    const { request } = operations[name];
    const fields = Object.fromEntries(Object.keys(request.properties).map((field) => [field, value]));
    const registrations = fc.array(fc.record({ uid: fc.constantFrom(1, 2), qids: value }), { maxLength: 3 });
    const requests = fc.oneof(
      fc.jsonValue({ stringUnit: 'binary' }),
      fc.record(fields, { requiredKeys: [] }),
      // Close to right, so that some get past the schema.
      fc.record({
        club: fc.constantFrom(1, 2, 99),
        uid: fc.constantFrom(1, 2, 5),
        tariffs: fc.uniqueArray(fc.constantFrom(1121, 1041, 2011, 7), { minLength: 1 }),
        total: fc.double({ min: 0, max: 1000 }),
        privacyAccepted: fc.constant(true),
        registrations,
        text: fc.string({ unit: 'binary' }),
        oids: fc.constantFrom('1', '1,1', '9999999999'),
        course: fc.constantFrom('kleuterdans', 'x'),
        url: fc.constantFrom('arabesk', 'x'),
        type: fc.constantFrom('course', 'lesson'),
        mail: fc.string(),
        password: fc.string(),
      }),
    );
    await fc.assert(
      fc.asyncProperty(requests, async (body) => {
        const { status } = await client.call(name, body, newKey());
        expect(status).toBeLessThan(500);
      }),
      { numRuns: name === 'login' ? Math.min(numRuns, 20) : numRuns },
    );
  });
});
