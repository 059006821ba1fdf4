import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema.ts';
import { listStatements } from '../../support/database/listStatements.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('compile_public_registration_invoice', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  const price = (tariffs: number[], uid = 1, club = arabesk) =>
    parent.ask('compile_public_registration_invoice', { club, uid, tariffs });

  it.each([
    ['a tariff', { tariffs: [1121] }, 12],
    ['a shirt', { tariffs: [], products: { 6302: 1 } }, 6],
    ['a shirt after a cart', { tariffs: [], products: { 6302: 1 }, before: [{ uid: 2, tariffs: [] }] }, 6],
  ])('prices %s with the statements that it needs', async (_name, cart, count) => {
    const ask = () => parent.ask('compile_public_registration_invoice', { club: arabesk, uid: 1, ...cart });
    await ask();
    const sent = await listStatements(ask);
    // The worker that sends mails looks at its own time.
    const own = sent.map(({ text }) => text).filter((text) => !text.includes('outgoing_mails'));
    expect(own.length, own.join('\n')).toBe(count);
  });

  it('answers an empty cart for an empty request', async () => {
    expect(await price([])).toMatchObject({ result: { items: [], total: 0 }, sections: {}, payLater: 0 });
  });

  it('adds up to the cent, with the discount on its line', async () => {
    const cart = await price([1111, 1121, 1221]);
    expect(cart.result.items).toMatchObject([
      { nid: 1111, unit_cost: 215, discount: 20 },
      { nid: 1121, unit_cost: 225, discount: 0 },
      { nid: 1221, unit_cost: 28, discount: 0 },
    ]);
    expect([cart.result.total, cart.payNow, cart.payLater]).toEqual([448, 0, 448]);
  });

  it('is paid at once when the club requires that', async () => {
    expect(await price([4031], 1, 4)).toMatchObject({ payNow: 95, payLater: 0 });
  });

  it.each([
    [
      'a tariff that does not exist',
      1,
      7,
      'Iets in je winkelmandje bestaat niet meer. We hebben het verwijderd.',
    ],
    [
      'a tariff of another club',
      1,
      2011,
      'Iets in je winkelmandje bestaat niet meer. We hebben het verwijderd.',
    ],
    ['somebody too old', 1, 1011, 'Je leeftijd valt buiten de restricties voor Kleuterdans (Heel seizoen).'],
    [
      'somebody too young',
      4,
      1021,
      'Je leeftijd valt buiten de restricties voor Ballet 6-8 jaar (Heel seizoen).',
    ],
    ['a registered member', 2, 1061, 'Je ben reeds geregistreerd voor Jazz 12-15 jaar (Heel seizoen).'],
    ['a member by exception', 1, 1131, 'Je ben reeds geregistreerd voor Open training (Heel seizoen).'],
    ['a member who already waits', 3, 1041, 'Je staat al op de wachtlijst voor Hiphop kids (Heel seizoen).'],
    ['a full tariff without a waiting list', 2, 1051, 'Hiphop tieners (Heel seizoen) is volzet.'],
    [
      'a tariff that opens later',
      1,
      1141,
      'Salsa voor starters (Reeks van 12 lessen): Inschrijven kan vanaf 30/11/2026 om 19u00.',
    ],
    [
      'a tariff that the club closed',
      2,
      1081,
      'Ballet examenklas (Op auditie): Voor deze klas doe je eerst auditie. Mail naar hallo@arabesk.example.org voor een afspraak.',
    ],
  ])('leaves out %s and says so', async (_name, uid, tariff, sentence) => {
    const cart = await price([tariff], uid);
    expect(cart.result).toMatchObject({ items: [], total: 0, user_feedback: [sentence] });
  });

  it('queues on a full tariff with a waiting list, without a price', async () => {
    const cart = await price([1231], 4);
    expect(cart.result).toMatchObject({
      items: [
        {
          nid: 1231,
          queue_nid: 1231,
          unit_cost: 0,
          description: 'Dans met je kind – Kind met begeleider (wachtlijst)',
        },
      ],
      total: 0,
    });
  });

  it('leaves out a full tariff when the club has no waiting lists', async () => {
    const cart = await price([2031], 2, 2);
    expect(cart.result).toMatchObject({ items: [], user_feedback: ['Tumbling (Lidgeld) is volzet.'] });
  });

  it('checks the birth year when a club restricts by birth year', async () => {
    expect((await price([2021], 4, 2)).result.items).toHaveLength(1);
    expect((await price([2021], 3, 2)).result.items).toHaveLength(0);
  });

  it.each([
    ['a service', { selectedAdditionalServices: ['1;12'] }],
    ['a UiTPAS', { uitpasNos: { 12: '0930000007713' } }],
    ['a place as a companion', { users: [12] }],
    ['a partner', { coupleCourse: { 1151: { uid: 12, role: 'Leider' } } }],
  ])('refuses %s for somebody outside the family', async (_name, wanted) => {
    const request = { club: arabesk, uid: 1, tariffs: [1121], ...wanted };
    for (const refused of [request, { ...request, uid: 12 }])
      expect(await parent.call('compile_public_registration_invoice', refused)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
  });

  it('ignores a price in the request', async () => {
    const request = { club: arabesk, uid: 1, tariffs: [1121], total: 1, price: 1, payNow: 0, items: [] };
    const { body } = await parent.call('compile_public_registration_invoice', request);
    expect(body).toMatchObject({ result: { total: 225 } });
  });

  it.each([
    ['a product zero times', { products: { 6101: 0 } }],
    ['a part of a product', { products: { 6101: 1.5 } }],
    ['a negative number of products', { products: { 6101: -1 } }],
    ['a hundred of a product', { products: { 6101: 100 } }],
    ['a service by name', { selectedAdditionalServices: ['Naopvang'] }],
    ['an invitation number that is too high', { coupleCourse: { 1151: { cciid: 1e12 } } }],
    ['a pass by name', { passes: ['vijf beurten'] }],
    ['a number as a flag', { passAsPrepaid: 2 }],
  ])('refuses %s', async (_name, wanted) => {
    const request = { club: arabesk, uid: 1, tariffs: [], ...wanted };
    expect((await parent.call('compile_public_registration_invoice', request)).status).toBe(400);
  });

  it('uses a given birthdate only for a member whose birthdate is unknown', async () => {
    const { db } = server.database;
    const [noor] = await db.select().from(users).where(eq(users.uid, 2));
    const asked = { club: arabesk, uid: 2, tariffs: [1011], birthdate: '2022-03-01' };
    const known = await parent.ask('compile_public_registration_invoice', asked);
    expect(known.result.items).toEqual([]);
    await db.update(users).set({ birthdate: null }).where(eq(users.uid, 2));
    const fits = await parent.ask('compile_public_registration_invoice', asked);
    expect(fits.result.items).toMatchObject([{ tariff: 1011 }]);
    const not = await parent.ask('compile_public_registration_invoice', {
      ...asked,
      birthdate: '1990-03-01',
    });
    expect(not.result.items).toEqual([]);
    await db
      .update(users)
      .set({ birthdate: noor?.birthdate ?? null })
      .where(eq(users.uid, 2));
  });

  it('leaves out a tariff once its course has ended', async () => {
    server.clock.advance({ days: 400 });
    const later = await server.loggedIn('ouder@example.org');
    const { result } = await later.ask('compile_public_registration_invoice', {
      club: arabesk,
      uid: 1,
      tariffs: [1121],
    });
    expect(result.user_feedback).toEqual(['Hedendaags voor volwassenen (Heel seizoen): Dit is al voorbij.']);
    const offer = await later.ask('get_courses', { club: arabesk, type: 'course' });
    expect(offer.result).toEqual([]);
  });
});
