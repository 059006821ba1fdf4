import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { personalColumns } from '#server/services/personal-data/personalColumns.ts';
import { pdfFile } from '../../support/files/sampleFiles.ts';
import {
  elevenDigits,
  family,
  keepFamily,
  loggedInAs,
  pathOf,
} from '../../support/personal-data/keptFamily.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

describe('export_my_data', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await keepFamily(server);
    await keepBeside();
  });
  afterAll(() => server.stop());

  /** Adds carts and drafts of others beside those of the family, what it discarded, a second line of an order, and a stop. */
  async function keepBeside(): Promise<void> {
    const { db } = server.database;
    const at = server.clock.now();
    const { holder, child } = family;
    const cart = { clubNid: arabesk, version: 1, editedAt: at };
    const contents = (voucher: string) => ({ chosen: [], vouchers: [voucher] });
    await db.insert(schema.keptCarts).values([
      { ...cart, uid: 12, ofOtherHousehold: true, contents: contents('VAN ONS') },
      { ...cart, uid: 12, ofOtherHousehold: false, contents: contents('VAN ELS') },
      { ...cart, uid: holder, ofOtherHousehold: true, contents: contents('VAN ELS') },
      { ...cart, uid: 9, ofOtherHousehold: true, contents: contents('VAN ZOE') },
    ]);
    const draft = { uid: child, clubNid: arabesk, editedAt: at };
    await db.insert(schema.keptDrafts).values([
      { ...draft, account: holder, about: 'weg', answers: null },
      { ...draft, account: 9, about: 'van Zoë', answers: '{}' },
    ]);
    const ofChild = and(eq(schema.orderLines.uid, child), eq(schema.orderLines.unitCostCents, 22_500));
    const [line] = await db.select().from(schema.orderLines).where(ofChild);
    if (!line) throw new Error('The child has no order');
    await db
      .insert(schema.orderLines)
      .values({ ...line, position: 1, description: 'T-shirt', unitCostCents: 0 });
    const [own] = await db.select().from(schema.registrations).where(eq(schema.registrations.uid, child));
    const stop = { registrationId: own?.id ?? 0, how: 'ask', reason: 'Verhuisd', askedAt: at } as const;
    await db.insert(schema.cancellations).values(stop);
  }

  async function exported(uid: number) {
    const { cookie } = await loggedInAs(server, uid);
    const response = await server.app.inject({
      method: 'POST',
      url: '/api?q=export_my_data',
      headers: { cookie, 'content-type': 'application/json' },
      payload: JSON.stringify({ password: family.password }),
    });
    expect(response.statusCode, response.body).toBe(200);
    const entries = unzipSync(response.rawPayload);
    const text = strFromU8(entries['gegevens.json'] ?? new Uint8Array());
    return { response, entries, text, data: fieldsOf(JSON.parse(text)) };
  }
  const rowsOf = (data: Readonly<Record<string, unknown>>, part: string) =>
    (Array.isArray(data[part]) ? data[part] : []).map(fieldsOf);

  it('is an uncached zip with the data, the uploaded files and a readme', async () => {
    const { response, entries } = await exported(family.holder);
    expect(response.headers['content-type']).toBe('application/zip');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-disposition']).toContain('mijn-gegevens-2026-11-20.zip');
    const files = [`bestanden/201/1-Kanarie.pdf`, `bestanden/202/2-Kanarie.pdf`];
    expect(Object.keys(entries)).toEqual(['LEESMIJ.txt', 'gegevens.json', ...files]);
    for (const file of files)
      expect(Buffer.from(entries[file] ?? [])).toEqual(Buffer.from(pdfFile().content));
    const readMe = strFromU8(entries['LEESMIJ.txt'] ?? new Uint8Array());
    expect(readMe).toContain('- 201: Hilde Kanarie\r\n- 202: Kas Kanarie\r\n');
  });

  it('has rows of each person in every part, and explains each part in the readme', async () => {
    const { data, entries } = await exported(family.holder);
    const readMe = strFromU8(entries['LEESMIJ.txt'] ?? new Uint8Array());
    const parts = Object.keys(data).filter((part) => part !== 'made');
    const named = personalColumns.flatMap(({ exported: part }) => (typeof part === 'string' ? part : []));
    expect(new Set(parts)).toEqual(new Set(named));
    for (const part of parts) {
      const uids = new Set(rowsOf(data, part).map(({ uid }) => uid));
      const both = ['attendances_noted', 'club_actions', 'shared_children'].includes(part)
        ? [family.holder]
        : [family.holder, family.child];
      expect([part, both.filter((uid) => !uids.has(uid))]).toEqual([part, []]);
      expect(readMe).toContain(`- ${part}: `);
      // Every part says until when it is kept.
      expect(readMe).toMatch(new RegExp(`- ${part}: [^\\r]+\\. We bewaren dit [^{\\r]+\\.\\r`));
    }
  });

  it('has the full values that other screens mask, and the outcome of orders, passes and forms', async () => {
    const { data } = await exported(family.holder);
    expect(rowsOf(data, 'profile').map((row) => row.national_insurance_number)).toEqual(
      Object.values(elevenDigits),
    );
    expect(rowsOf(data, 'orders')).toContainEqual(
      expect.objectContaining({
        uid: family.child,
        total: 225,
        lines: [
          expect.objectContaining({ description: 'Hedendaags', unit_cost: 225, uitpas: '0930000007713' }),
          expect.not.objectContaining({ uitpas: expect.anything() }),
        ],
        payments: [expect.objectContaining({ state: 'paid', amount: 225 })],
      }),
    );
    expect(rowsOf(data, 'registrations')).toContainEqual(
      expect.objectContaining({
        uid: family.child,
        tariff: expect.objectContaining({ title: 'Proefles' }),
        trial_sessions: [expect.any(String)],
      }),
    );
    expect(rowsOf(data, 'passes')).toContainEqual(
      expect.objectContaining({
        credit: 7,
        log: [expect.objectContaining({ turns: 8 }), expect.objectContaining({ turns: -1 })],
        reservations: [expect.objectContaining({ turns: 1 })],
      }),
    );
    expect(rowsOf(data, 'submissions')).toContainEqual(
      expect.objectContaining({
        uid: family.child,
        answers: [expect.objectContaining({ answer: 'Kanarie toen' })],
      }),
    );
    expect(rowsOf(data, 'communications')[0]).toMatchObject({
      body: expect.any(Array),
      read: '2026-11-10T09:00:00.000Z',
    });
  });

  it('has each stop at its own registration, and of carts and drafts those that are kept for this account', async () => {
    const { text, data } = await exported(family.holder);
    const stopped = rowsOf(data, 'registrations').map(({ stops }) =>
      Array.isArray(stops) ? stops.length : 0,
    );
    expect(stopped.toSorted()).toEqual([...stopped.slice(1).map(() => 0), 1]);
    expect(text).toContain('VAN ONS');
    expect(text).not.toMatch(/VAN ELS|VAN ZOE|van Zoë|"weg"/);
  });

  it('has no secrets, and no data of other people', async () => {
    const { text, data } = await exported(family.holder);
    const { passwordHash } =
      (await server.database.db.query.users.findFirst({
        where: (user, { eq }) => eq(user.uid, family.holder),
      })) ?? {};
    expect(passwordHash).toMatch(/^scrypt/);
    expect(text).not.toContain(passwordHash);
    // The test data uses this text as the hash of the session's token and of the code.
    expect(text).not.toContain('"Kanarie 201"');
    for (const { code } of await server.database.db.query.coupleInvites.findMany())
      expect(text).not.toContain(code);
    expect(rowsOf(data, 'profile').map(({ uid }) => uid)).toEqual([family.holder, family.child]);
    expect(text).not.toMatch(/Tine|tine@|Noor|ouder@/);
  });

  it('has only the own data of a member with an own account', async () => {
    const { data } = await exported(family.teen);
    expect(rowsOf(data, 'profile')).toMatchObject([{ uid: family.teen, pending_mail: '' }]);
    for (const part of Object.keys(data)) {
      const others = rowsOf(data, part).filter(({ uid }) => uid !== family.teen);
      expect([part, others]).toEqual([part, []]);
    }
  });

  it('leaves out a missing file, and still lists it', async () => {
    const path = pathOf(family.child);
    await server.fileService.storage.remove(path);
    const { entries, data } = await exported(family.holder);
    expect(Object.keys(entries)).not.toContain('bestanden/202/2-Kanarie.pdf');
    expect(rowsOf(data, 'files')).toContainEqual(expect.objectContaining({ path, name: 'Kanarie.pdf' }));
  });

  it('requires the password', async () => {
    const client = await loggedInAs(server, family.holder);
    const { status, body } = await client.call('export_my_data', { password: 'verkeerd' });
    expect([status, body.code, body.problems?.[0]?.key]).toEqual([422, 'invalid-answers', 'password']);
    expect(await server.client().call('export_my_data', { password: family.password })).toMatchObject({
      status: 401,
    });
  });
});
