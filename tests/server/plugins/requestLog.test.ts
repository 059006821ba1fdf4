import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { OperationName } from '#schemas/operations.ts';
import { smtpMailer } from '#server/mail/smtpMailer.ts';
import { formVersionOf, newKey, saveAnswers } from '../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';

const canaries = {
  mail: 'canary-mail@example.org',
  password: 'canary-password',
  name: 'Canary-Naam',
  phone: '+32 470998811',
  query: 'canary-query',
  path: 'canary-path',
  header: 'canary-header',
  newMail: 'canary-new@example.org',
  newPassword: 'canary-new-password',
  code: 'canary-code',
  nationalNumber: '85110399961',
  street: 'Canarystraat',
};

/** Calls each operation of accounts and families with private data. The mail server is unreachable. */
async function callAccounts(server: TestServer, parent: TestClient): Promise<void> {
  const { mail, newMail, newPassword, code, name, phone, nationalNumber, street } = canaries;
  const person = { fname: name, lname: name, birthdate: '1985-11-03', phone };
  const address = { street, streetNumber: '1', bus: '', postal: '9000', city: 'Gent', country: 'BE' };
  const calls: [OperationName, object][] = [
    ['register_account', { ...person, mail: newMail, password: newPassword }],
    ['register_account', { ...person, mail: newMail, password: newPassword }],
    ['request_password_reset', { mail: newMail }],
    ['request_password_reset', { mail: 'ouder@example.org' }],
    ['reset_password', { code, password: newPassword }],
    ['exchange_auth_code', { auth: code }],
    ['open_admin_panel', { auth: code }],
  ];
  for (const [operation, request] of calls) await server.client().call(operation, request);
  const own: [OperationName, object][] = [
    ['change_password', { current: newPassword, password: newPassword }],
    ['save_profile', { uid: 1, ...person, national_insurance_number: nationalNumber }],
    ['save_profile', { uid: 1, mail: 'tiener@example.org', second_mail: mail }],
    ['save_profile', { uid: 2, second_mail: newMail, address: { ...address, isValidAddress: true } }],
    ['add_family_member', { ...person, mail: newMail }],
    ['add_family_member', person],
    ['add_new_parent', { uid: 1, ...person }],
    ['create_auth_code', {}],
    ['get_profile', { uid: 2 }],
  ];
  for (const [operation, request] of own) await parent.call(operation, request);
}

describe('the log', () => {
  it('has one JSON object on each line and no personal data, also when the server fails', async () => {
    const lines: string[] = [];
    const server = await startTestServer({
      log: { level: 'trace', stream: { write: (line) => lines.push(line) } },
      portalUrl: 'https://club.example.org',
      mailer: smtpMailer('smtp://127.0.0.1:9', 'Clubpoort <clubpoort@example.org>'),
    });
    const parent = await server.loggedIn('ouder@example.org');
    const token = parent.cookie?.replace('auth=', '') ?? '';
    await parent.call('login', { mail: canaries.mail, password: canaries.password });
    await parent.call('search_clubs', { text: canaries.query });
    await parent.call(
      'validate_auth',
      { auth: canaries.header },
      { headers: { authorization: `Bearer ${canaries.header}` } },
    );
    await server.app.inject(`/${canaries.path}?auth=${canaries.query}`);
    await callAccounts(server, parent);
    await saveAnswers(parent);
    const qids = { '1001_0': canaries.name, '1006_0': canaries.phone, '1005_0': canaries.mail };
    const save = {
      club: 1,
      tariffs: [1121],
      formVersion: await formVersionOf(parent),
      privacyAccepted: true,
      registrations: [{ uid: 1, qids }],
    };
    await parent.call('save_combined_course_registration_form', save, newKey());
    // Removes a column, so that queries fail with personal data among their parameters.
    await server.database.db.execute(sql`alter table answers rename column wording to lost`);
    await server.database.db.execute(sql`alter table users rename column fname to lost`);
    expect(
      (await parent.call('login', { mail: 'ouder@example.org', password: 'demo-wachtwoord' })).status,
    ).toBe(500);
    const failed = await parent.call(
      'place_order',
      { club: 1, uid: 1, tariffs: [1121], total: 225 },
      newKey(),
    );
    expect(failed).toMatchObject({
      status: 500,
      body: { errors: ['Er is iets misgegaan'], code: 'internal' },
    });
    await server.stop();

    const log = lines.join('');
    expect(log).toContain('"msg":"a mail was not sent"');
    const entries: { msg: string; operation?: string; err?: { code?: string; stack?: string } }[] = lines.map(
      (line) => JSON.parse(line),
    );
    for (const canary of [
      ...Object.values(canaries),
      token,
      'ouder@example.org',
      'demo-wachtwoord',
      'Peeters',
    ])
      expect(log).not.toContain(canary);
    expect(entries).toContainEqual(
      expect.objectContaining({ msg: 'answered', operation: 'search_clubs', status: 200 }),
    );
    const fault = entries.find(({ msg }) => msg === 'failed');
    expect(fault?.err).toMatchObject({ type: 'DatabaseError', code: '42703' });
    expect(fault?.err?.stack).toContain('server/');
  });
});
