import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubActions, orders, queueEntries, reservations, tariffs, users } from '#server/db/schema.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { products } from '../../support/orders/fullCart.ts';
import { arabesk, newKey, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const mail = 'ouder@example.org';
/** A tariff of which the waiting list has offered a place to An. */
const offered = 1102;
/** Danscafé. */
const party = 1251;

describe('an account with an address that nobody confirmed', () => {
  let server: TestServer;
  let client: TestClient;
  /** Ids of the mails of earlier tests. */
  let earlier: ReadonlySet<string | undefined>;
  beforeAll(async () => {
    server = await startTestServer();
    client = await server.loggedIn(mail);
    await saveAnswers(client);
    await server.keep();
  });
  beforeEach(async () => {
    await server.settled();
    await server.restore();
    earlier = new Set((await readMails(server.mailFolder)).map(({ messageId }) => messageId));
    await server.database.db.update(orders).set({ payment: 'paid' });
    await confirm(null);
  });
  afterAll(() => server.stop());

  const confirm = (confirmedMail: string | null) =>
    server.database.db.update(users).set({ confirmedMail }).where(eq(users.uid, 1));
  const orderShirt = async () => {
    const cart = { club: arabesk, uid: 1, tariffs: [], products: { [products.shirt]: 1 } };
    const { total } = (await client.ask('compile_public_registration_invoice', cart)).result;
    return client.call('place_order', { ...cart, total }, newKey());
  };
  const oidsOf = async () =>
    (
      await server.database.db.select().from(orders).where(eq(orders.placedBy, 1)).orderBy(desc(orders.oid))
    ).map(({ oid }) => oid);
  const mailsHere = async () =>
    (await readMails(server.mailFolder)).filter(
      ({ to, messageId }) => to?.[0]?.address === mail && !earlier.has(messageId),
    );
  const subjectsHere = async () => (await mailsHere()).map(({ subject }) => subject);
  const minutes = async (count: number) => {
    // What was ordered before is mailed before.
    await server.settled();
    server.clock.advance({ seconds: count * 60 });
    await server.settled();
  };

  it('places three orders that are not paid, also when many come at once, and the next after a payment or a proof', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, orderShirt));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code, body.errors[0]])).toEqual(
      Array(3).fill([
        ...[409, 'unconfirmed'],
        'Bevestig eerst je e-mailadres: open de link in de mail die je kreeg. Tot dan kan je hoogstens 3 bestellingen plaatsen die nog niet betaald zijn.',
      ]),
    );
    const [oid = 0] = await oidsOf();
    await server.database.db.update(orders).set({ payment: 'paid' }).where(eq(orders.oid, oid));
    expect((await orderShirt()).status).toBe(200);
    expect((await orderShirt()).status).toBe(409);
    await confirm(mail);
    expect((await orderShirt()).status).toBe(200);
  });

  it('may order beside what the club ordered for the family at the desk', async () => {
    for (let count = 0; count < 3; count += 1) await orderShirt();
    expect((await orderShirt()).status).toBe(409);
    const [oid = 0] = await oidsOf();
    const about = { clubNid: arabesk, byUid: 10, madeAt: server.clock.now(), oid, details: { what: '' } };
    await server.database.db.insert(clubActions).values({ ...about, action: 'raise-price' });
    expect((await orderShirt()).status).toBe(409);
    await server.database.db.insert(clubActions).values({ ...about, action: 'register-at-desk' });
    expect((await orderShirt()).status).toBe(200);
    expect((await orderShirt()).status).toBe(409);
  });

  it('takes a place that the club offered from the waiting list, whatever was ordered before', async () => {
    const { db } = server.database;
    for (let count = 0; count < 3; count += 1) await orderShirt();
    await saveAnswers(client, 1, [offered]);
    // Others have an offer of this tariff too, and An waits for another one.
    await db.update(tariffs).set({ capacity: null }).where(eq(tariffs.nid, offered));
    const at = server.clock.now();
    const later = new Date(at.getTime() + 900_000);
    const kept = { clubNid: arabesk, heldBy: 1, uid: 1, heldAt: at, expiresAt: later, ref: party };
    await db
      .insert(queueEntries)
      .values([
        { uid: 1, tariffNid: party, queuedAt: at },
        { uid: 12, tariffNid: offered, queuedAt: at },
      ])
      .onConflictDoNothing();
    await db.insert(reservations).values([
      { ...kept, kind: 'partner' },
      { ...kept, kind: 'offer', expiresAt: at },
      { ...kept, kind: 'offer', uid: 12, ref: offered },
    ]);
    const withoutOffer = { club: arabesk, uid: 1, tariffs: [party], total: 5 };
    const refused = await client.call('place_order', withoutOffer, newKey());
    expect([refused.status, refused.body.code]).toEqual([409, 'unconfirmed']);
    const isOffer = and(eq(reservations.ref, party), eq(reservations.kind, 'offer'));
    await db.update(reservations).set({ expiresAt: later }).where(isOffer);
    await client.ask('accept_waiting_list_offer', { club: arabesk, uid: 1, tariff: offered });
    expect(await order(client, 1, [offered])).toBeGreaterThan(0);
    expect((await orderShirt()).status).toBe(409);
  });

  it('gets the first mail at once, and one mail for what follows within minutes, without a text of who uses the account', async () => {
    await orderShirt();
    await server.settled();
    expect(await subjectsHere()).toEqual([expect.stringContaining('Je bestelling')]);
    await orderShirt();
    // Its mail is queued before the next one.
    await server.settled();
    const [oid = 0] = await oidsOf();
    await client.ask('withdraw_order', { oid, note: 'Klik hier om te winnen' });
    await minutes(4);
    expect(await mailsHere()).toHaveLength(1);
    await minutes(2);
    const second = (await mailsHere()).find(({ subject }) => subject?.includes('en nog'));
    expect(await mailsHere()).toHaveLength(2);
    expect(second?.subject).toBe(`Je bestelling bij Dansstudio Arabesk (nr. ${oid}) (en nog 1 bericht)`);
    for (const part of [
      `Je bestelling bij Dansstudio Arabesk (nr. ${oid})`,
      `Je herroeping van bestelling ${oid}`,
    ])
      expect(second?.text).toContain(part);
    expect(second?.text).not.toContain('winnen');
    await minutes(60);
    expect(await mailsHere()).toHaveLength(2);
  });

  it('gets five minutes between its mails, also when something happens each minute', async () => {
    for (let minute = 0; minute < 12; minute += 1) {
      expect((await orderShirt()).status).toBe(200);
      await server.database.db.update(orders).set({ payment: 'paid' });
      await minutes(1);
    }
    await minutes(5);
    expect(await subjectsHere()).toEqual([
      expect.stringContaining('Je bestelling'),
      ...['3 berichten', '4 berichten', '1 bericht'].map((others) =>
        expect.stringMatching(new RegExp(`^Je bestelling .* \\(en nog ${others}\\)$`)),
      ),
    ]);
    const senders = (await mailsHere()).map(({ from }) => from?.name);
    expect(senders).toEqual(Array(4).fill('Dansstudio Arabesk via Clubpoort'));
  });

  it('gets each mail apart once the address is confirmed', async () => {
    for (let count = 0; count < 3; count += 1) {
      await orderShirt();
      await server.settled();
    }
    expect(await mailsHere()).toHaveLength(1);
    await confirm(mail);
    await server.settled();
    expect(await subjectsHere()).toEqual(Array(3).fill(expect.stringContaining('Je bestelling')));
  });
});
