import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cancellations,
  creditNotes,
  orderLines,
  orders,
  payments,
  registrations,
  users,
} from '#server/db/schema.ts';
import { changeMails } from '#server/services/own-registrations/changing/composeChangeMails.ts';
import { findMailReaders } from '#server/services/people/family/parents.ts';
import { guardianCameMails } from '#server/services/people/parents/guardianMails.ts';
import { parentCameMails } from '#server/services/people/parents/parentMails.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { confirmedPerson, orderForNoor, twoHouseholds } from '../../support/parents/households.ts';
import { mila, noor, type ParentsServer, startParentsServer } from '../../support/parents/parentsServer.ts';
import { adultTariff, arabesk, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

const ofAn = 'ouder@example.org';
const ofBart = 'bart@example.org';
const ofCarla = 'carla@example.org';

let parents: ParentsServer;
let server: TestServer;
let manager: TestClient;
beforeAll(async () => {
  parents = await startParentsServer();
  ({ server } = parents);
});
beforeEach(async () => {
  await parents.reset();
  manager = await server.loggedIn('beheer@example.org');
});
afterAll(() => server.stop());

const db = () => parents.db;

/** Makes somebody a parent beside An. */
async function otherParent(given: { readonly mail: string; readonly fname: string }) {
  const person = await confirmedPerson(parents, given);
  const code = await parents.invite(given.mail);
  await person.client.ask('accept_parent_invite', { code });
  return person;
}

/** The family of An: Carla was a parent there and left, and Bart is one now. */
async function afterCarla() {
  const carla = await otherParent({ mail: ofCarla, fname: 'Carla' });
  const oid = await orderForNoor(parents, { by: carla.uid });
  await carla.client.ask('leave_family', {});
  await otherParent({ mail: ofBart, fname: 'Bart' });
  return oid;
}

async function placeOf(oid: number | null): Promise<number> {
  const isNoor = and(eq(registrations.uid, noor), eq(registrations.tariffNid, adultTariff));
  const [place] = await db().update(registrations).set({ oid }).where(isNoor).returning();
  return place?.id ?? 0;
}

/** The people who read a mail with this word in its subject, each once for each mail. */
async function readersOf(word: string): Promise<(string | undefined)[]> {
  await server.settled();
  const found = (await readMails(server.mailFolder)).filter(({ subject }) => subject?.includes(word));
  return found.map(({ to }) => to?.[0]?.address).toSorted();
}

type Cancelled = { readonly registration: number } | { readonly order: number; readonly position: number };

async function cancel(what: Cancelled): Promise<(string | undefined)[]> {
  const request = { club: arabesk, what, money: 'back', reason: '' } as const;
  await manager.ask('cancel_for_club', request, newKey());
  return readersOf('annuleerde');
}

describe('a cancellation by the club', () => {
  it('is mailed to both parents with the money, and not to a parent who ordered and left', async () => {
    const oid = await afterCarla();
    expect(await cancel({ registration: await placeOf(oid) })).toEqual([ofBart, ofAn]);
    const mails = await readMails(server.mailFolder);
    const told = mails.filter(({ subject }) => subject?.includes('annuleerde'));
    expect(told.map(({ text }) => text?.includes('€\u00a0225,00'))).toEqual([true, true]);
  });

  it('is mailed to both parents where the club registered the child itself', async () => {
    const oid = await afterCarla();
    const registration = await placeOf(oid);
    await placeOf(null);
    expect(await cancel({ registration })).toEqual([ofBart, ofAn]);
  });

  const goods = { type: 'product', itemNid: null, isQueued: false, description: 'T-shirt', qty: 1 } as const;

  async function goodsIn(oid: number): Promise<Cancelled> {
    const amounts = { unitCostCents: 1_500, discountCents: 0 };
    await db()
      .insert(orderLines)
      .values({ ...goods, ...amounts, oid, position: 7, uid: noor });
    return { order: oid, position: 7 };
  }

  it('of goods for a child is mailed to both parents', async () => {
    await otherParent({ mail: ofBart, fname: 'Bart' });
    expect(await cancel(await goodsIn(await orderForNoor(parents, { by: 1 })))).toEqual([ofBart, ofAn]);
  });

  it('of goods is mailed to the household that ordered them, and not to the other one of a shared child', async () => {
    const dirk = await twoHouseholds(parents);
    expect(await cancel(await goodsIn(await orderForNoor(parents, { by: 1 })))).toEqual([ofAn]);
    const tariff = 1101;
    const oid = await orderForNoor(parents, { by: dirk.uid, tariff, ofOtherHousehold: true });
    expect(await cancel(await goodsIn(oid))).toEqual(['dirk@example.org', ofAn]);
  });
});

describe('a registration of a child', () => {
  const mine = async (client: TestClient) => {
    const { result } = await client.ask('get_registrations', {});
    return result.registrations.find(({ uid, stop }) => uid !== 1 && stop?.how === 'ask');
  };

  it('that one parent asks to stop is mailed to both', async () => {
    await otherParent({ mail: ofBart, fname: 'Bart' });
    const own = await mine(parents.an());
    if (!own) throw new Error('No child of An is registered');
    const stop = { club: own.club.nid, uid: own.uid, registration: own.id, reason: '', how: 'ask' } as const;
    await parents.an().ask('stop_registration', stop, newKey());
    expect(await readersOf('om te stoppen')).toEqual([ofBart, ofAn]);
  });

  it('that one household changes is mailed to both, and the price to that household alone', async () => {
    await twoHouseholds(parents);
    const registration = await placeOf(await orderForNoor(parents, { by: 1 }));
    const changed = { how: 'change', reason: '', askedAt: server.clock.now() } as const;
    const [made] = await db()
      .insert(cancellations)
      .values({ ...changed, registrationId: registration, changedToId: registration })
      .returning();
    const change = { caller: { uid: 1 }, cancellationId: made?.id ?? 0, differenceCents: -1_000 };
    const context = { db: db(), clock: server.clock, portalOrigin: undefined };
    const mails = await changeMails(context, change);
    const toPeople = mails.filter(({ uid }) => uid !== undefined);
    expect(toPeople.map(({ to, text }) => [to, text.includes('€')])).toEqual([
      [ofAn, true],
      ['dirk@example.org', false],
    ]);
    // What was paid goes back as far as it is no longer owed.
    const [place] = await db().select().from(registrations).where(eq(registrations.id, registration));
    const oid = place?.oid ?? 0;
    const [order] = await db().select().from(orders).where(eq(orders.oid, oid));
    const amountCents = order?.totalCents ?? 0;
    await db()
      .insert(payments)
      .values({
        ...{ oid, provider: 'transfer', reference: 'paid', checkoutUrl: '', state: 'paid', amountCents },
        ...{ startedAt: server.clock.now(), settledAt: server.clock.now() },
      });
    await db()
      .insert(creditNotes)
      .values({ oid, amountCents: 600, reason: 'x', issuedAt: server.clock.now() });
    const [paid] = await changeMails(context, change);
    expect(paid?.text).toMatch(/Er gaat €\s10,00 van de kostennota\. Daarvan is €\s6,00 al betaald\./);
  });
});

it('`parentCameMails` and `guardianCameMails` write to nobody without an address', async () => {
  const [person] = await db().select().from(users).where(eq(users.uid, 1));
  if (!person) throw new Error('The demo data has no parent');
  const withoutMail = [null, ''].map((mail) => ({ ...person, mail }));
  const told = parentCameMails(person, [...withoutMail, person]);
  expect(told.map(({ to }) => to)).toEqual([ofAn]);
  expect(withoutMail.flatMap((minor) => guardianCameMails(minor, person))).toEqual([]);
  expect(guardianCameMails(person, person)).toMatchObject([{ to: ofAn }]);
});

it('`findMailReaders` leaves out the parents of a member who is of age and logs in', async () => {
  const own = { mail: 'mila@example.org', passwordHash: 'scrypt$1$1$1$AA==$AA==' };
  const [grown] = await db()
    .update(users)
    .set({ ...own, birthdate: '2008-11-20' })
    .where(eq(users.uid, mila))
    .returning();
  if (!grown) throw new Error('The demo data has no child');
  const read = async () =>
    (await findMailReaders({ db: db(), clock: server.clock }, grown)).map((reader) => reader.mail);
  expect(await read()).toEqual(['mila@example.org']);
});
