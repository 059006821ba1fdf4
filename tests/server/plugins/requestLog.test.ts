import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newKey, saveAnswers } from '../support/registration.ts';
import { startTestServer } from '../support/testServer.ts';

const canaries = {
  mail: 'canary-mail@example.org',
  password: 'canary-password',
  name: 'Canary-Naam',
  phone: '+32 470998811',
  query: 'canary-query',
  path: 'canary-path',
  header: 'canary-header',
};

describe('the log', () => {
  it('is one JSON object a line and holds nothing about a person, also when the server fails', async () => {
    const lines: string[] = [];
    const server = await startTestServer({
      log: { level: 'trace', stream: { write: (line) => lines.push(line) } },
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
    await saveAnswers(parent);
    const qids = { '1001_0': canaries.name, '1006_0': canaries.phone, '1005_0': canaries.mail };
    const save = {
      club: 1,
      tariffs: [1121],
      privacyAccepted: true,
      registrations: [{ uid: 1, qids }],
    };
    await parent.call('save_combined_course_registration_form', save);
    // A database that lost a column: the queries fail with their values in hand.
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
