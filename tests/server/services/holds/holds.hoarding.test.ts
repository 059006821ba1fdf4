import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueEntries, reservations } from '#server/db/schema.ts';
import { offerFreePlaces } from '#server/services/waiting/offerFreePlaces.ts';
import { show } from '../../support/orders/fullCart.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { arabesk, newKey, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const quarter = 15 * 60;
/** Stage hedendaags, an instant tariff. */
const stage = 1241;
const halfYear = 1102;
const ofShow = { club: arabesk, event: show.event };
const tooOften =
  /^Je kon deze plaatsen al een hele tijd reserveren\. Vanaf \d\du\d\d kan je er opnieuw kiezen\.$/;

describe('holding the same place without end', () => {
  let server: TestServer;
  let an: TestClient;
  let els: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    an = await server.loggedIn('ouder@example.org');
    els = await server.loggedIn('federatie@example.org');
    await saveAnswers(an, 1, [stage]);
    restore = await restoreSales(server.database.db);
  });
  beforeEach(() => server.clock.reset());
  afterEach(() => restore());
  afterAll(() => server.stop());

  const seats = (...nids: number[]) => nids.map((nid) => ({ tariff: show.tariff, nid, quantity: 1 }));
  const hold = (nid: number, { uid = 1, client = an } = {}) =>
    client.call('hold_seats', { ...ofShow, uid, seats: seats(nid) }, newKey());
  const release = () => an.ask('release_seats', { ...ofShow, uid: 1 });
  const extend = () => an.call('extend_hold', { club: arabesk, uid: 1 });
  const timer = async () => (await an.ask('get_seat_plan', ofShow)).result.reservation;
  const seconds = () => server.clock.now().getTime() / 1000;
  const price = (tariffs: readonly number[], uid = 1) =>
    an.ask('compile_public_registration_invoice', { club: arabesk, uid, tariffs: [...tariffs] });

  it('is prevented when a seat is released and held again', async () => {
    await hold(show.seat);
    const ends = seconds() + quarter;
    server.clock.advance({ seconds: quarter - 1 });
    await release();
    expect((await hold(show.seat)).status).toBe(200);
    expect(await timer()).toMatchObject({ expires: ends });
  });

  it('is prevented with another seat of the event and with another family member', async () => {
    await hold(show.seat);
    const ends = seconds() + quarter;
    server.clock.advance({ seconds: 600 });
    await release();
    await hold(show.other, { uid: 2 });
    expect(await timer()).toMatchObject({ expires: ends });
  });

  it('is prevented after a release: the extensions do not come back', async () => {
    await hold(show.seat);
    for (const _ of [1, 2]) expect((await extend()).status).toBe(200);
    await release();
    await hold(show.seat);
    expect(await timer()).toMatchObject({ extensions_left: 0 });
    expect((await extend()).status).toBe(409);
  });

  it('is followed by a pause of a quarter of an hour, for this account and this event', async () => {
    await hold(show.seat);
    server.clock.advance({ seconds: quarter });
    const refused = await hold(show.seat);
    expect(refused).toMatchObject({ status: 409, body: { code: 'not-available' } });
    expect(refused.body.errors[0]).toMatch(tooOften);
    expect((await hold(show.seat, { uid: 12, client: els })).status).toBe(200);
    server.clock.advance({ seconds: quarter - 1 });
    expect((await hold(show.other)).status).toBe(409);
    server.clock.advance({ seconds: 1 });
    expect((await hold(show.other)).status).toBe(200);
    expect(await timer()).toMatchObject({ expires: seconds() + quarter, extensions_left: 2 });
  });

  it('does not block an account that has ordered the place', async () => {
    await hold(show.seat);
    for (const _ of [1, 2]) await extend();
    const order = { ...ofShow, uid: 1, tariffs: [], seats: seats(show.seat), total: 16 };
    const quote = await an.ask('get_ticket_sales_quote', {
      ...{ ...ofShow, uid: 1, seats: seats(show.seat), mode: 'order' },
    });
    await an.ask('place_order', { ...order, total: quote.total }, newKey());
    expect((await hold(show.other)).status).toBe(200);
    expect(await timer()).toMatchObject({ expires: seconds() + quarter, extensions_left: 2 });
  });

  it('is prevented when an instant place leaves the cart and comes back', async () => {
    const ends = seconds() + quarter;
    await price([stage]);
    server.clock.advance({ seconds: quarter - 1 });
    await price([]);
    expect((await price([stage])).result.reservation.expires).toBe(ends);
    server.clock.advance({ seconds: 1 });
    await price([]);
    // The place is not held, but it can be ordered while a place is free.
    const { result } = await price([stage]);
    expect(result).toMatchObject({
      items: [{ nid: stage, queue_nid: null }],
      reservation: { expires: null },
      user_feedback: [expect.stringMatching(/^We houden je plaats in Stage hedendaags .* nu niet vrij/)],
    });
    const answer = { club: arabesk, uid: 1, tariffs: [stage], total: result.total };
    expect((await an.call('place_order', answer, newKey())).status).toBe(200);
  });

  it('is prevented for an offered place that leaves the cart and comes back', async () => {
    const { db } = server.database;
    const accept = () => an.call('accept_waiting_list_offer', { club: arabesk, uid: 1, tariff: halfYear });
    const isOffer = and(eq(reservations.ref, halfYear), eq(reservations.uid, 1));
    const [offer] = await db.select().from(reservations).where(isOffer);
    const offered = offer?.expiresAt.getTime() ?? 0;
    let last = 0;
    for (let round = 0; round < 12; round += 1) {
      const [row] = await db.select().from(reservations).where(isOffer);
      if (!row) break;
      last = row.expiresAt.getTime();
      server.clock.advance({ seconds: (last - server.clock.now().getTime()) / 1000 - 60 });
      if ((await accept()).status !== 200) break;
      await extend();
      await price([]);
    }
    expect(last).toBeLessThanOrEqual(offered + 4 * quarter * 1000);
    server.clock.advance({ seconds: 2 * quarter });
    await offerFreePlaces({ db, clock: server.clock, portalOrigin: undefined }, [halfYear]);
    expect(
      await db.$count(queueEntries, and(eq(queueEntries.tariffNid, halfYear), eq(queueEntries.uid, 1))),
    ).toBe(0);
  });
});
