import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubMembers, orders, users } from '#server/db/schema.ts';
import { unpaidOid } from '../../support/orders/paying.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const zwaluw = 2;
const karim = 10;

describe('get_club_payments', () => {
  let server: TestServer;
  let manager: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    const { db } = server.database;
    // An ordered for Lars.
    await db.update(orders).set({ placedBy: 1 }).where(eq(orders.uid, 3));
    await db
      .insert(clubMembers)
      .values({ clubNid: zwaluw, uid: karim, role: 'admin' })
      .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set: { role: 'admin' } });
    manager = await server.loggedIn('beheer@example.org');
  });
  afterAll(() => server.stop());

  const find = async (search: string, more: object = {}) =>
    manager.ask('get_club_payments', { club: zwaluw, search, ...more });
  const numbersOf = async (search: string) => (await find(search)).result.map(({ number }) => number);

  it('shows each invoice with its payments, whoever placed the order', async () => {
    const { result, count } = await find('');
    expect(result).toHaveLength(count);
    expect(result.find(({ state }) => state === 'part-paid')).toMatchObject({
      ...{ name: 'Lars Peeters', payer: 'An Peeters', total: 142.5, paid: 62.5, open: 80 },
      payments: [
        { amount: 42.5, by: 'test', state: 'paid', undoable: false },
        { amount: 20, by: 'transfer', state: 'paid', undoable: true },
      ],
      reference: expect.stringMatching(/^\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+$/),
    });
  });

  it('finds an invoice by its structured communication, however that is typed', async () => {
    const [wanted] = (await find('', { show: 'open' })).result;
    if (!wanted) throw new Error('Nothing is open');
    const digits = wanted.reference.replaceAll(/\D/g, '');
    for (const typed of [wanted.reference, digits, `*** ${digits} ***`])
      expect(await numbersOf(typed)).toEqual([wanted.number]);
    const mistyped = `${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`;
    expect(await find(mistyped)).toMatchObject({ result: [], count: 0 });
  });

  it('finds an invoice by its number, in full or the last part', async () => {
    const [wanted] = (await find('')).result;
    if (!wanted) throw new Error('There are no invoices');
    expect(await numbersOf(wanted.number)).toEqual([wanted.number]);
    expect(await numbersOf(wanted.number.toLowerCase())).toEqual([wanted.number]);
    expect(await numbersOf(wanted.number.split('-').at(-1) ?? '')).toContain(wanted.number);
    // No credit note has this number.
    expect(await numbersOf(wanted.number.replace('KN', 'CN'))).toEqual([]);
    expect(await numbersOf('KN-1999-000001')).toEqual([]);
    expect(await numbersOf('9999999999')).toEqual([]);
  });

  it('finds names without accents or case, of the person and the payer, and takes signs as they are', async () => {
    const { db } = server.database;
    await db.update(users).set({ fname: 'Zoë-Mïla', lname: 'O’Peeters_%' }).where(eq(users.uid, 4));
    const names = async (search: string) => new Set((await find(search)).result.map(({ name }) => name));
    expect(await names('MILA zoe')).toEqual(new Set(['Zoë-Mïla O’Peeters_%']));
    expect(await names('zoe-mila')).toEqual(new Set(['Zoë-Mïla O’Peeters_%']));
    expect(await names('PEETERS an')).toContain('Lars Peeters');
    expect(await names('s_%')).toEqual(new Set(['Zoë-Mïla O’Peeters_%']));
    expect(await names('\\')).toEqual(new Set());
    expect(await names("'; drop table users; --")).toEqual(new Set());
  });

  it('lists what is open, the overdue ones first, and leaves out other clubs', async () => {
    const { result } = await find('', { show: 'open' });
    expect(result.map(({ state }) => state)).toEqual(['overdue', 'part-paid', 'open']);
    expect(result.every(({ open }) => open > 0)).toBe(true);
    expect((await find('', { show: 'overdue' })).count).toBe(1);
    const oids = (await find('')).result.map(({ oid }) => oid);
    const { db } = server.database;
    const own = await db.select({ oid: orders.oid }).from(orders).where(eq(orders.clubNid, zwaluw));
    expect(own.map(({ oid }) => oid)).toEqual(expect.arrayContaining(oids));
    const els = await server.loggedIn('federatie@example.org');
    expect(oids).not.toContain(await unpaidOid(els));
  });

  it('cuts pages and counts all matches', async () => {
    const { result, count } = await find('', { limit: 2, offset: 1 });
    expect(result).toHaveLength(2);
    expect(count).toBe((await find('')).count);
  });
});
