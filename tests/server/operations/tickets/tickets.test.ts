import { and, eq, inArray } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, registrations, tariffs, tickets } from '#server/db/schema.ts';
import { show } from '../../support/orders/fullCart.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { arabesk, newKey, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('tickets of a family', () => {
  let server: TestServer;
  let an: TestClient;
  let zoe: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    an = await server.loggedIn('ouder@example.org');
    zoe = await server.loggedIn('docent@example.org');
    restore = await restoreSales(server.database.db);
  });
  beforeEach(() => server.clock.reset());
  afterEach(() => restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const eventsOf = async (client: TestClient) => (await client.ask('get_tickets', { club: arabesk })).result;
  const eventOf = async (client: TestClient, url: string) => {
    const event = (await eventsOf(client)).find((one) => one.url === url);
    if (!event) throw new Error(`No tickets for ${url}`);
    return event;
  };
  const download = (client: TestClient, ticket: unknown) =>
    server.app.inject({
      method: 'POST',
      url: '/api?q=download_ticket',
      headers: { cookie: client.cookie ?? '', 'content-type': 'application/json' },
      payload: JSON.stringify({ ticket }),
    });

  it('are listed for the whole family by event, future events first', async () => {
    const events = await eventsOf(an);
    expect(events.map(({ url, isPast }) => [url, isPast])).toEqual([
      ['generale-repetitie', false],
      ['herfstmatinee', true],
    ]);
    const [rehearsal, matinee] = events;
    expect(rehearsal?.tickets).toMatchObject([
      { uid: 1, name: 'An Peeters', state: 'valid', place: null, tariff: 'Toeschouwer' },
      { uid: 3, name: 'Lars Peeters', state: 'valid', place: null },
    ]);
    expect(matinee?.tickets.map(({ uid, state }) => [uid, state])).toEqual([
      [1, 'used'],
      [2, 'used'],
      [3, 'cancelled'],
    ]);
    expect(matinee?.tickets[0]?.used).toBe((matinee?.start ?? 0) - 20 * 60);
  });

  it('without a seat are as many as were ordered, also for somebody who has one already', async () => {
    await db().update(tariffs).set({ sold: 38 }).where(eq(tariffs.nid, 1321));
    const ofAn = async () =>
      (await eventOf(an, 'generale-repetitie')).tickets.filter(({ uid }) => uid === 1).length;
    expect(await ofAn()).toBe(1);
    await saveAnswers(an, 1, [1321]);
    await order(an, 1, [1321]);
    expect(await ofAn()).toBe(2);
    await order(an, 1, [1321]);
    expect(await ofAn()).toBe(3);
  });

  it('with a seat have its place', async () => {
    const { tickets: four, place, start, end } = await eventOf(zoe, 'lentevoorstelling');
    expect(four.map((ticket) => ticket.place)).toEqual(
      [7, 8, 9, 10].map((number) => ({ stand: 'Balkon', row: 'F', number })),
    );
    expect(place).not.toBe('');
    expect((end ?? 0) - (start ?? 0)).toBe(2.5 * 60 * 60);
  });

  it('each have a code that reveals nothing about a person', async () => {
    const codes = [
      ...(await eventOf(an, 'generale-repetitie')).tickets,
      ...(await eventOf(zoe, 'lentevoorstelling')).tickets,
    ].map(({ code }) => code ?? '');
    expect(new Set(codes).size).toBe(6);
    for (const code of codes) expect(code).toMatch(/^[\w-]{22,36}$/);
  });

  it('have no code until the order is paid', async () => {
    const seats = [{ tariff: show.tariff, nid: show.seat, quantity: 1 }];
    const ofShow = { club: arabesk, event: show.event, uid: 1, seats };
    const order = { ...ofShow, tariffs: [] };
    await an.ask('hold_seats', ofShow, newKey());
    const quote = await an.ask('get_ticket_sales_quote', { ...ofShow, mode: 'order' });
    const { result } = await an.ask('place_order', { ...order, total: quote.total }, newKey());
    const bought = async () => (await eventOf(an, 'lentevoorstelling')).tickets;
    expect(await bought()).toMatchObject([{ uid: 1, state: 'unpaid', code: null }]);
    const [{ id } = { id: '' }] = await bought();
    expect((await download(an, id)).json()).toMatchObject({ code: 'not-available' });
    const [oid = 0] = result.oids;
    await db().update(orders).set({ payment: 'paid' }).where(eq(orders.oid, oid));
    expect(await bought()).toMatchObject([{ state: 'valid', code: expect.stringMatching(/^[\w-]{22}$/) }]);
  });

  it('lose their code when the club cancels them, and free their seat', async () => {
    const { tickets: four } = await eventOf(zoe, 'lentevoorstelling');
    await db()
      .update(tickets)
      .set({ cancelledAt: server.clock.now() })
      .where(eq(tickets.code, four[0]?.code ?? ''));
    const [first, second] = (await eventOf(zoe, 'lentevoorstelling')).tickets;
    expect(first).toMatchObject({ state: 'cancelled', code: null });
    expect(second).toMatchObject({ state: 'valid' });
    expect((await download(zoe, first?.id)).json()).toMatchObject({ errors: ['Dit ticket is geannuleerd.'] });
    const seats = [{ tariff: show.tariff, nid: 52_007, quantity: 1 }];
    const held = await an.call('hold_seats', { club: arabesk, event: show.event, uid: 1, seats }, newKey());
    expect(held.status).toBe(200);
  });

  it('of a show are past from its end, and not before', async () => {
    const { end } = await eventOf(zoe, 'lentevoorstelling');
    const isPastAt = async (time: number) => {
      server.clock.reset();
      server.clock.advance({ seconds: time - server.clock.now().getTime() / 1000 });
      return (await eventOf(await server.loggedIn('docent@example.org'), 'lentevoorstelling')).isPast;
    };
    expect(await isPastAt((end ?? 0) - 1)).toBe(false);
    expect(await isPastAt(end ?? 0)).toBe(true);
  });

  it('are each a tagged PDF, used or not', async () => {
    const { tickets: two } = await eventOf(an, 'generale-repetitie');
    const { statusCode, headers, rawPayload } = await download(an, two[1]?.id);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toContain('filename="Ticket Generale repetitie - ');
    const { text, isTagged } = await read(rawPayload);
    expect(isTagged).toBe(true);
    for (const part of ['Generale repetitie', 'Lars Peeters', '18u30', 'Geldig', 'Toeschouwer'])
      expect(text).toContain(part);
    const { tickets: used } = await eventOf(an, 'herfstmatinee');
    expect((await read((await download(an, used[0]?.id)).rawPayload)).text).toMatch(/Gebruikt op .*14u10/);
    const seated = await eventOf(zoe, 'lentevoorstelling');
    const ofSeat = await read((await download(zoe, seated.tickets[0]?.id)).rawPayload);
    expect(ofSeat.text).toContain('Rij F, stoel 7, Balkon');
  });

  it('are not found for another user, and refused to a visitor', async () => {
    const { tickets: four } = await eventOf(zoe, 'lentevoorstelling');
    const { tickets: two } = await eventOf(an, 'generale-repetitie');
    for (const [client, id] of [
      [an, four[0]?.id],
      [zoe, two[0]?.id],
      [an, 's4711'],
      [an, 'r9999999999'],
      [an, 's9999999999'],
    ] as const)
      expect((await download(client, id)).json()).toMatchObject({
        code: 'not-found',
        errors: ['We vinden dit ticket niet.'],
      });
    for (const wrong of ['12', 's0', 's-1', "s1' or 1=1", null])
      expect((await download(an, wrong)).statusCode).toBe(400);
    expect((await server.client().call('get_tickets', { club: arabesk })).status).toBe(401);
    expect(await eventsOf(await server.loggedIn('tiener@example.org'))).toEqual([]);
    expect((await an.ask('get_tickets', { club: 2 })).result).toEqual([]);
  });

  it('set `hasTickets` when anybody of the family has one', async () => {
    const has = async () => (await an.ask('validate_auth', {})).user?.hasTickets;
    const isAns = and(eq(registrations.uid, 1), eq(registrations.isTicket, true));
    await db().update(registrations).set({ status: 0 }).where(isAns);
    expect(await has()).toBe(true);
    const isOfFamily = and(inArray(registrations.uid, [1, 2, 3, 4]), eq(registrations.isTicket, true));
    await db().update(registrations).set({ status: 0 }).where(isOfFamily);
    expect(await has()).toBe(false);
    expect((await zoe.ask('validate_auth', {})).user?.hasTickets).toBe(true);
  });

  it('without a seat are counted in the order', async () => {
    await db().update(registrations).set({ status: 0 }).where(eq(registrations.tariffNid, 1321));
    const rehearsal = { club: arabesk, uid: 1, tariffs: [1321] };
    await server.database.db.execute('update tariffs set sold = 10 where nid = 1321');
    await saveAnswers(an, 1, rehearsal.tariffs);
    const { result } = await an.ask('place_order', { ...rehearsal, total: 4 }, newKey());
    const order = await an.ask('get_order', { oids: result.oids.join(',') });
    expect(order.result[0]?.tickets).toBe(1);
    const { tickets: all } = await eventOf(an, 'generale-repetitie');
    // No part of the order had to be paid at once, so the new ticket is valid.
    expect(all.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'valid']);
  });
});

async function read(bytes: Buffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return {
    text: items.map((item) => ('str' in item ? item.str : '')).join(''),
    isTagged: (await document.getMarkInfo())?.Marked === true,
  };
}
