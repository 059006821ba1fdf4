import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationName, operations } from '../../../schemas/operations.ts';
import { formVersionOf, newKey } from '../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';

const numRuns = process.env.MATRIX === 'full' ? 2_000 : 40;

/** A password is checked in each request that is close to right. */
const slow: ReadonlySet<string> = new Set(['login', 'change_password', 'register_account']);

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
  let versions: string[];
  beforeAll(async () => {
    server = await startTestServer();
    client = await server.loggedIn('ouder@example.org');
    const information = { club: 3, form: 'vraag-om-informatie' };
    const form = await client.ask('get_form', information);
    versions = ['x', form.formVersion, await formVersionOf(client), await formVersionOf(client, 1, [1041])];
  });
  afterAll(() => server.stop());

  // `logout` would end the session that the others need.
  const names = (Object.keys(operations) as OperationName[]).filter((name) => name !== 'logout');

  it.each(names)('%s answers it or refuses it, and never fails', async (name) => {
    const { request, group } = operations[name];
    // One that opens a session would take the place of the one that the others need.
    const asker = group === 'session' ? await server.loggedIn('ouder@example.org') : client;
    const fields = Object.fromEntries(Object.keys(request.properties).map((field) => [field, value]));
    const registrations = fc.array(fc.record({ uid: fc.constantFrom(1, 2), qids: value }), { maxLength: 3 });
    const requests = fc.oneof(
      fc.jsonValue({ stringUnit: 'binary' }),
      fc.record(fields, { requiredKeys: [] }),
      // Close to right, so that some get past the schema.
      fc.record({
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
        type: fc.constantFrom('course', 'lesson'),
        mail: fc.oneof(
          fc.string(),
          fc.constantFrom('noor@example.org', 'ouder@example.org', 'a@b.be;c@d.be'),
        ),
        second_mail: fc.string({ unit: 'binary' }),
        password: fc.oneof(fc.string(), fc.constant('een heel nieuw wachtwoord')),
        current: fc.constant('fout'),
        fname: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('Noor')),
        lname: fc.constantFrom('Peeters', "D'Hondt", 'x'),
        birthdate: fc.constantFrom('1990-05-18', '2014-02-28', '2014-02-30', 'x'),
        phone: fc.constantFrom('+32 470123456', '', 'x'),
        nationality: fc.string(),
        national_insurance_number: fc.constantFrom('90051822361', '', '1'),
        setFamilyMemberAsParent: fc.boolean(),
        bearer: fc.boolean(),
        getPermissions: fc.boolean(),
        auth: fc.constantFrom('kaf', "' or 1=1 --"),
        code: fc.constant('kaf'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(requests, async (body) => {
        const { status } = await asker.call(name, body, newKey());
        expect(status).toBeLessThan(500);
      }),
      { numRuns: slow.has(name) ? Math.min(numRuns, 20) : numRuns },
    );
  });
});
