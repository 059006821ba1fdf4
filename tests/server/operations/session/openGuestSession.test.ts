import { and, asc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import { clubs, orders, questions, tariffs, users } from '#server/db/schema.ts';
import { correctGuest } from '#server/services/logins/makeGuest.ts';
import { receiptMails } from '#server/services/orders/payment-mails/composePaymentMails.ts';
import { checkPerson } from '#server/services/people/checkPerson.ts';
import { makeGuestAccount } from '#server/services/people/insertAccount.ts';
import { applyRetention } from '#server/services/personal-data/retention/applyRetention.ts';
import { untilBlocked } from '../../support/database/locks.ts';
import { mailOnceThere, readMails } from '../../support/mails/readMails.ts';
import { products, rehearsal, show } from '../../support/orders/fullCart.ts';
import { adultTariff, arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const fons = { club: arabesk, fname: 'Fons', lname: 'Nijs', mail: 'Fons@example.org' };
const mail = 'fons@example.org';
/** The uids of two accounts. Amber has no order. */
const [amber, els] = [6, 12];
const seats = [{ tariff: show.tariff, nid: show.seat, quantity: 1 }];
const account = { fname: 'Fons', lname: 'Nijs', birthdate: '1950-05-18', password: 'vier paarse olifanten' };

interface Guest {
  readonly client: TestClient;
  readonly uid: number;
}

describe('open_guest_session', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  async function guestOf(request = fons): Promise<Guest> {
    const client = server.client();
    const { user } = await client.ask('open_guest_session', request);
    return { client, uid: user?.uid ?? 0 };
  }
  const ofShow = (uid: number, places = seats) => ({ club: arabesk, uid, event: show.event, seats: places });
  async function hold({ client, uid }: Guest, places = seats) {
    return client.call('hold_seats', ofShow(uid, places));
  }
  async function placeOrder({ client, uid }: Guest, places = seats) {
    await client.ask('hold_seats', ofShow(uid, places));
    const cart = { ...ofShow(uid, places), tariffs: [] };
    const { total } = (await client.ask('compile_public_registration_invoice', cart)).result;
    return client.call('place_order', { ...cart, total }, newKey());
  }
  async function ordered(guest: Guest, places = seats): Promise<number> {
    expect((await placeOrder(guest, places)).status).toBe(200);
    const { db } = server.database;
    const [order] = await db.select({ oid: orders.oid }).from(orders).where(eq(orders.placedBy, guest.uid));
    return order?.oid ?? 0;
  }
  const feedbackOf = async (
    { client, uid }: Guest,
    cart: Partial<OperationRequest<'compile_public_registration_invoice'>>,
  ) =>
    (await client.ask('compile_public_registration_invoice', { club: arabesk, uid, tariffs: [], ...cart }))
      .result.user_feedback;
  const sellsToGuests = (sells: boolean) =>
    server.database.db.update(clubs).set({ sellsToGuests: sells }).where(eq(clubs.nid, arabesk));

  it('begins a session of a day, which says that it is a guest’s and asks no proof of the address', async () => {
    const client = server.client();
    const { status, headers, body } = await client.call('open_guest_session', fons);
    expect(status).toBe(200);
    expect(headers['set-cookie']).not.toMatch(/max-age|expires/i);
    expect(body).toMatchObject({ user: { fname: 'Fons', lname: 'Nijs', guest: { mail }, birthdate: null } });
    expect(body).not.toHaveProperty('user.unconfirmed_mail');
    server.clock.advance({ days: 2 });
    expect((await client.call('get_carts', {})).status).toBe(401);
  });

  it('answers the same for the address of an account, and leaves the account alone', async () => {
    const { db } = server.database;
    const before = await db.select().from(users).where(eq(users.uid, 1));
    const { uid, client } = await guestOf({ ...fons, mail: 'ouder@example.org' });
    expect(uid).not.toBe(1);
    expect(await db.select().from(users).where(eq(users.uid, 1))).toEqual(before);
    await server.settled();
    expect(await readMails(server.mailFolder)).toEqual([]);
    expect((await client.call('get_tickets', { club: arabesk })).body).toMatchObject({ result: [] });
  });

  it('refuses a club that sells to accounts alone, an unknown club, and wrong fields', async () => {
    const client = server.client();
    await sellsToGuests(false);
    const refused = await client.call('open_guest_session', fons);
    expect([refused.status, refused.body.errors]).toEqual([
      403,
      ['Bij deze club koop je tickets met een account. Maak er een aan of meld je aan.'],
    ]);
    expect((await client.call('open_guest_session', { ...fons, club: 999 })).status).toBe(404);
    await sellsToGuests(true);
    const fields = { ...fons, fname: '  ', mail: 'fons@example.org;an@example.org' };
    const { status, body } = await client.call('open_guest_session', fields);
    expect(status).toBe(422);
    expect(body.problems?.map(({ key }) => key)).toEqual(['fname']);
    const list = await client.call('open_guest_session', { ...fons, mail: fields.mail });
    expect(list.body.problems?.map(({ key }) => key)).toEqual(['mail']);
    expect(await server.database.db.$count(users, eq(users.isGuest, true))).toBe(0);
  });

  it('keeps the session that somebody has: that of an account in another tab, and that of the same guest', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    expect((await parent.ask('open_guest_session', fons)).user?.uid).toBe(1);
    const { client, uid } = await guestOf();
    expect((await client.ask('open_guest_session', fons)).user?.uid).toBe(uid);
    expect(await server.database.db.$count(users, eq(users.isGuest, true))).toBe(1);
  });

  it('corrects the name and the address of a guest until the first order', async () => {
    const guest = await guestOf({ ...fons, mail: 'fnos@example.org' });
    const corrected = await guest.client.ask('open_guest_session', fons);
    expect(corrected.user).toMatchObject({ uid: guest.uid, guest: { mail } });
    await ordered(guest);
    const late = await guest.client.ask('open_guest_session', { ...fons, mail: 'ander@example.org' });
    expect(late.user).toMatchObject({ uid: guest.uid, guest: { mail } });
  });

  it('corrects no other guest, and nobody who has become an account meanwhile', async () => {
    const { db } = server.database;
    await guestOf({ ...fons, fname: 'Rita', mail: 'rita@example.org' });
    const guest = await guestOf();
    const others = () => db.select().from(users).where(ne(users.uid, guest.uid)).orderBy(asc(users.uid));
    const before = await others();
    await guest.client.ask('open_guest_session', { ...fons, fname: 'Alfons' });
    const context = { db, clock: server.clock, visitorForms: { count: async () => undefined } };
    await correctGuest(context, amber, fons);
    expect(await others()).toEqual(before);
  });

  it('leads to tickets: held, ordered, paid, mailed, and found again by the button of the mail', async () => {
    const guest = await guestOf();
    const { db } = server.database;
    const oid = await ordered(guest);
    const redirect = await guest.client.call('redirect_to_mollie_payment', { oid: String(oid) });
    expect(redirect.status).toBe(303);
    const subject = `Je bestelling bij Dansstudio Arabesk (nr. ${oid})`;
    expect((await mailOnceThere(server.mailFolder, { to: mail, subject })).text).toContain(
      'zonder wachtwoord',
    );
    await db.update(orders).set({ payment: 'paid' }).where(eq(orders.oid, oid));
    const event = { type: 'payment', oid, paymentId: 0, amountCents: 1_800 } as const;
    const context = {
      db,
      clock: server.clock,
      portalOrigin: 'https://club.example.org',
      paysOnline: async () => true,
      wallet: undefined,
    };
    const [receipt] = await receiptMails(context, event);
    expect(receipt).toMatchObject({ to: mail, attachments: [{ mediaType: 'application/pdf' }] });
    const auth = /bevestiging\/\d+\?auth=(\S+)/.exec(receipt?.text ?? '')?.[1];
    for (const device of [server.client(), server.client()]) {
      await device.ask('exchange_auth_code', { auth: auth ?? '' });
      expect((await device.ask('get_order', { oids: String(oid) })).result).toHaveLength(1);
      const [found] = (await device.ask('get_tickets', { club: arabesk })).result;
      expect(found?.tickets).toHaveLength(1);
    }
    server.clock.advance({ days: 15 });
    expect((await server.client().call('exchange_auth_code', { auth })).body.code).toBe('code-used');
  });

  it.each([
    ['a course', { tariffs: [adultTariff] }],
    ['a product', { products: { [products.shirt]: 1 } }],
    ['a pass', { passes: [30] }],
  ])('does not sell %s', async (_, wanted) => {
    const guest = await guestOf();
    const sentence = 'Zonder account koop je alleen tickets. Voor de rest heb je een account nodig.';
    expect(await feedbackOf(guest, wanted)).toEqual([sentence]);
    const cart = { club: arabesk, uid: guest.uid, tariffs: [], ...wanted, total: 0 };
    const { status, body } = await guest.client.call('place_order', cart, newKey());
    expect([status, body.errors]).toEqual([409, [sentence]]);
    expect(await server.database.db.$count(orders, eq(orders.placedBy, guest.uid))).toBe(0);
  });

  it('puts nobody on a waiting list, whose offer only an account can answer', async () => {
    const { db } = server.database;
    const isFull = eq(tariffs.nid, rehearsal.tariff);
    await db.update(tariffs).set({ isWaitingListDisabled: false }).where(isFull);
    const feedback = await feedbackOf(await guestOf(), { tariffs: [rehearsal.tariff] });
    expect(feedback).toEqual(['Generale repetitie (Toeschouwer) is volzet.']);
  });

  it('asks the questions of the event, and no general one about a member', async () => {
    const { db } = server.database;
    const [general] = await db
      .select()
      .from(questions)
      .where(and(eq(questions.clubNid, arabesk), eq(questions.qid, 1001)));
    if (!general) throw new Error('The demo data has no general question');
    const { id: _, ...row } = general;
    const asked = {
      ...row,
      qid: 9001,
      courseNid: 132,
      question: 'Kom je met de rolstoel?',
      defaultKey: null,
    };
    await db.insert(questions).values(asked);
    const { client, uid } = await guestOf();
    const request = { club: arabesk, uid, tariffs: [rehearsal.tariff] };
    const form = await client.ask('get_combined_course_registration_form', request);
    expect(form.result.flatMap(({ fields }) => fields).map(({ question }) => question)).toEqual([
      asked.question,
    ]);
  });

  it('sells nothing more once the club stops, also what is held, and still shows what was bought', async () => {
    const guest = await guestOf();
    const oid = await ordered(guest);
    await hold(guest, [{ tariff: show.tariff, nid: show.other, quantity: 1 }]);
    await sellsToGuests(false);
    const sentence = 'Bij deze club koop je tickets met een account. Maak er een aan of meld je aan.';
    const refused = await hold(guest, [{ tariff: show.tariff, nid: show.stand, quantity: 1 }]);
    expect([refused.status, refused.body.errors]).toEqual([403, [sentence]]);
    const held = { event: show.event, seats: [{ tariff: show.tariff, nid: show.other, quantity: 1 }] };
    expect(await feedbackOf(guest, held)).toEqual([sentence]);
    expect(await feedbackOf(guest, { tariffs: [rehearsal.tariff] })).toEqual([sentence]);
    const cart = { club: arabesk, uid: guest.uid, tariffs: [], ...held, total: 18 };
    expect((await guest.client.call('place_order', cart, newKey())).body.errors).toEqual([sentence]);
    expect((await guest.client.ask('get_order', { oids: String(oid) })).result).toHaveLength(1);
  });

  it('takes three orders without a payment a day for one address, by however many guests', async () => {
    const places = [1, 2, 3, 4, 5].map((number) => [
      { tariff: show.tariff, nid: 51_000 + number, quantity: 1 },
    ]);
    for (const place of places.slice(0, 3))
      expect((await placeOrder(await guestOf(), place)).status).toBe(200);
    const fourth = await guestOf();
    const { status, body } = await placeOrder(fourth, places[3]);
    expect([status, body.errors]).toEqual([
      409,
      [
        'Op dit e-mailadres staan vandaag al 3 bestellingen zonder betaling. Betaal er eerst één of maak een account aan.',
      ],
    ]);
    const { db } = server.database;
    const amounts = { payNowCents: 500, payLaterCents: 0, totalCents: 500, payment: 'unpaid' } as const;
    const ofAn = { clubNid: arabesk, uid: 1, placedBy: 1, placedAt: server.clock.now(), ...amounts };
    await db.insert(orders).values([ofAn, ofAn, ofAn]);
    // Neither the orders of guests with another address count, nor those of the account with this address.
    const other = await guestOf({ ...fons, mail: 'ouder@example.org' });
    expect((await placeOrder(other, places[4])).status).toBe(200);
    server.clock.advance({ days: 2 });
    expect((await placeOrder(await guestOf(), places[3])).status).toBe(200);
  });

  it('orders nothing at the moment at which the guest becomes an account', async () => {
    const { db } = server.database;
    const guest = await guestOf();
    await hold(guest);
    const cart = { ...ofShow(guest.uid), tariffs: [] };
    const { total } = (await guest.client.ask('compile_public_registration_invoice', cart)).result;
    const late: ReturnType<TestClient['call']>[] = [];
    await db.transaction(async (tx) => {
      await tx.update(users).set({ isGuest: false }).where(eq(users.uid, guest.uid));
      late.push(guest.client.call('place_order', { ...cart, total }, newKey()));
      await untilBlocked({ tx, watcher: db, statement: /from "users"/ });
    });
    expect((await Promise.all(late)).map(({ body }) => body.code)).toEqual(['conflict']);
    expect(await db.$count(orders, eq(orders.placedBy, guest.uid))).toBe(0);
  });

  it('passes the held seats and the cart to an account that logs in after the guest', async () => {
    const guest = await guestOf();
    await hold(guest);
    const contents = { chosen: [], places: { event: show.event, seats } };
    await guest.client.ask('save_cart', { club: arabesk, uid: guest.uid, contents, age: 0 });
    const login = { mail: 'ouder@example.org', password: 'demo-wachtwoord' };
    expect((await guest.client.ask('login', login)).user?.uid).toBe(1);
    const plan = (await guest.client.ask('get_seat_plan', { club: arabesk, event: show.event })).result;
    expect(plan.held.map(({ nid }) => nid)).toEqual([show.seat]);
    const carts = (await guest.client.ask('get_carts', {})).result;
    expect(carts).toContainEqual(expect.objectContaining({ club: arabesk, uid: 1, contents }));
    expect(await placeOrder({ client: guest.client, uid: 1 })).toMatchObject({ status: 200 });
  });

  it('becomes an account with the same address, which keeps the tickets and ends the links of the mails', async () => {
    const guest = await guestOf();
    const oid = await ordered(guest);
    const subject = `Je bestelling bij Dansstudio Arabesk (nr. ${oid})`;
    const { text } = await mailOnceThere(server.mailFolder, { to: mail, subject });
    const auth = /auth=(\S+)/.exec(text ?? '')?.[1];
    const { user } = await guest.client.ask('register_account', { ...account, mail });
    expect(user).toMatchObject({ uid: guest.uid, unconfirmed_mail: mail });
    expect(user).not.toHaveProperty('guest');
    expect((await guest.client.ask('get_order', { oids: String(oid) })).result).toHaveLength(1);
    expect((await server.client().call('exchange_auth_code', { auth })).body.code).toBe('code-used');
    const again = await guestOf();
    const inUse = await again.client.call('register_account', { ...account, mail });
    expect([inUse.status, inUse.body.code]).toEqual([409, 'account-exists']);
    expect((await again.client.ask('validate_auth', {})).user).toMatchObject({
      uid: again.uid,
      guest: { mail },
    });
  });

  it('becomes an account alone: other guests with the address stay guests, as does one who gives another address', async () => {
    const [guest, other] = [await guestOf(), await guestOf()];
    const { user: apart } = await other.client.ask('register_account', {
      ...account,
      mail: 'ander@example.org',
    });
    const { user } = await guest.client.ask('register_account', { ...account, mail });
    expect([user?.uid, apart?.uid === other.uid]).toEqual([guest.uid, false]);
    const { db } = server.database;
    const guests = await db.select().from(users).where(eq(users.isGuest, true));
    expect(guests).toMatchObject([{ uid: other.uid, mail, passwordHash: null }]);
  });

  it('takes over no account that the guest has become meanwhile', async () => {
    const { db } = server.database;
    const ofEls = () => db.select().from(users).where(eq(users.uid, els));
    const before = await ofEls();
    const given = { ...account, mail: 'federatie@example.org' };
    const check = checkPerson(given, ['fname', 'lname', 'mail'], { today: '2026-11-20' });
    expect(await makeGuestAccount(db, els, { check, passwordHash: 'x' })).toBeUndefined();
    expect(await ofEls()).toEqual(before);
  });

  it('lets a guest erase what is known, without a password', async () => {
    const guest = await guestOf();
    expect((await guest.client.call('export_my_data', { password: '-' })).status).toBe(200);
    await guest.client.ask('erase_my_data', { uid: guest.uid, password: '-' });
    expect(await server.database.db.$count(users, eq(users.uid, guest.uid))).toBe(0);
  });

  it('is forgotten after a week without an order, and stays with one', async () => {
    const [visitor, buyer] = [await guestOf(), await guestOf()];
    await ordered(buyer);
    server.clock.advance({ days: 6 });
    const context = { db: server.database.db, clock: server.clock, fileService: server.fileService };
    const { signal } = new AbortController();
    const left = async () => {
      await applyRetention(context, { signal });
      const kept = await context.db.select({ uid: users.uid }).from(users).where(eq(users.isGuest, true));
      return kept.map(({ uid }) => uid);
    };
    expect(await left()).toEqual([visitor.uid, buyer.uid]);
    server.clock.advance({ days: 3 });
    expect(await left()).toEqual([buyer.uid]);
  });
});
