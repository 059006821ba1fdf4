import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseSessions, orderLines, orders, tickets } from '#server/db/schema.ts';
import { loadCheckout } from '#server/services/orders/placed/loadOrders.ts';
import { agendaTimes } from '../../support/files/agendaTimes.ts';
import { show } from '../../support/orders/fullCart.ts';
import { adultTariff, arabesk, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('download_order_calendar', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    await saveAnswers(parent);
  });
  afterAll(() => server.stop());

  const download = (client: TestClient, oids: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api?q=download_order_calendar',
      headers: { cookie: client.cookie ?? '' },
      payload: { oids },
    });

  it('is a calendar of the future sessions, each with its own start and end', async () => {
    const oid = await order(parent);
    const { statusCode, headers, body } = await download(parent, String(oid));
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toContain(`filename="agenda-${oid}.ics"`);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
    expect(body).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);

    const { result } = await parent.ask('get_course', { club: 1, course: 'hedendaags-volwassenen' });
    const now = server.clock.now().getTime() / 1000;
    const toCome = result.sessions.filter(({ end }) => end >= now);
    expect(agendaTimes(body, 'DTSTART')).toEqual(toCome.map(({ start }) => start));
    expect(agendaTimes(body, 'DTEND')).toEqual(toCome.map(({ end }) => end));
    expect(body).toContain('SUMMARY:Hedendaags voor volwassenen (An)');
    expect(body).toContain('X-WR-TIMEZONE:Europe/Brussels');
    const uids = [...body.matchAll(/\r\nUID:(\S+)/g)].map(([, uid]) => uid);
    expect(new Set(uids).size).toBe(toCome.length);
    const [confirmed] = (await parent.ask('get_order', { oids: String(oid) })).result;
    expect(confirmed?.sessions).toBe(toCome.length);
  });

  it('has the sessions of several orders in one file', async () => {
    const one = await order(parent, 1, [1111]);
    const alone = await download(parent, String(one));
    const together = await download(parent, `${one},${one - 1}`);
    const count = (body: string) => body.match(/BEGIN:VEVENT/g)?.length ?? 0;
    expect(count(together.body)).toBeGreaterThan(count(alone.body));
  });

  it('has the chosen lesson of a trial, and nothing of a service or a waiting list', async () => {
    const { db } = server.database;
    const amounts = { payNowCents: 0, payLaterCents: 0, totalCents: 0, payment: 'paid' } as const;
    const placed = { clubNid: arabesk, uid: 1, placedBy: 1, placedAt: server.clock.now(), ...amounts };
    const [first] = await db.insert(orders).values(placed).returning();
    const oid = first?.oid ?? 0;
    const [second] = await db
      .insert(orders)
      .values({ ...placed, checkoutOid: oid })
      .returning();
    const sessionsOf = (nid: number) =>
      db
        .select()
        .from(courseSessions)
        .where(and(eq(courseSessions.courseNid, nid), gt(courseSessions.startsAt, server.clock.now())))
        .orderBy(asc(courseSessions.startsAt));
    const chosen = (await sessionsOf(111)).at(-1);
    const line = { oid, uid: 1, description: 'Les', unitCostCents: 0, discountCents: 0, qty: 1 };
    const lesson = { ...line, courseNid: 112, tariffNid: adultTariff, isQueued: false };
    await db.insert(orderLines).values([
      { ...lesson, position: 0 },
      { ...lesson, position: 1, type: 'service' },
      { ...lesson, position: 2, courseNid: 109, tariffNid: 1091, isQueued: true },
      { ...lesson, position: 3, courseNid: 111, tariffNid: 1111, sessionNid: chosen?.nid ?? 0 },
    ]);
    const { body } = await download(parent, String(oid));
    const secondsOf = ({ startsAt }: { startsAt: Date }) => startsAt.getTime() / 1000;
    const expected = [...(await sessionsOf(112)), ...(chosen ? [chosen] : [])].map(secondsOf);
    expect(agendaTimes(body, 'DTSTART').toSorted()).toEqual(expected.toSorted());

    const ticket = { uid: 1, courseNid: show.event, tariffNid: show.tariff, standNid: show.stand };
    const soldAt = server.clock.now();
    await db
      .insert(tickets)
      .values([oid, second?.oid ?? 0].map((of) => ({ ...ticket, soldAt, oid: of, code: `of ${of}` })));
    const checkout = await loadCheckout({ db, clock: server.clock }, oid);
    expect(checkout.map(({ tickets: own }) => own.map((one) => one.oid))).toEqual([[oid], [second?.oid]]);
    expect(checkout[0].sessions).toHaveLength(expected.length);
    expect(checkout[0].lines.at(-1)?.firstSession?.startsAt).toEqual(chosen?.startsAt);
  });

  it('is not found for another user, and refused to a visitor', async () => {
    const els = await server.loggedIn('federatie@example.org');
    const oid = (await els.ask('get_last_unpaid_order', { club: 4 })).result?.oid;
    expect((await download(els, String(oid))).statusCode).toBe(200);
    expect((await download(parent, String(oid))).statusCode).toBe(404);
    expect((await download(els, '4999999999')).statusCode).toBe(404);
    expect((await download(server.client(), String(oid))).statusCode).toBe(401);
  });
});
