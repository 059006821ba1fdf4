import { eq, max } from 'drizzle-orm';
import { orders, registrations } from '#server/db/schema.ts';
import { insertUnpaidOrder } from '#server/seed/demo/selling/insertUnpaidOrder.ts';
import { adultTariff, arabesk } from '../registration.ts';
import { lars, noor, type ParentsServer } from './parentsServer.ts';

/** The address of Dirk, who has a household of his own. */
export const mail = 'dirk@example.org';

interface Given {
  readonly mail: string;
  readonly fname?: string;
}

/** Makes an account with a confirmed address and without a family. */
export async function confirmedPerson(parents: ParentsServer, given: Given = { mail }) {
  const person = await parents.newPerson({ fname: 'Dirk', ...given });
  await parents.confirm(person.uid, given.mail);
  return person;
}

/** Makes an account with a child of its own. */
export async function confirmedFamily(parents: ParentsServer, given: Given = { mail }) {
  const parent = await confirmedPerson(parents, given);
  const fien = { fname: 'Fien', lname: 'Claes', birthdate: '2018-10-12' };
  const { result } = await parent.client.ask('add_family_member', fien);
  return { ...parent, child: result.uid };
}

/** Shares Noor and Lars of An with Dirk, who has Fien. */
export async function twoHouseholds(parents: ParentsServer) {
  const dirk = await confirmedFamily(parents);
  const code = await parents.invite(mail, [noor, lars]);
  await dirk.client.ask('accept_parent_invite', { code });
  return dirk;
}

interface Ordering {
  readonly by: number;
  readonly tariff?: number;
  /** Whether the second household ordered it. */
  readonly ofOtherHousehold?: boolean;
}

/** Registers Noor, with an unpaid order of one of the parents. Resolves to the order. */
export async function orderForNoor(
  { server, db }: ParentsServer,
  { by, tariff = adultTariff, ofOtherHousehold = false }: Ordering,
): Promise<number> {
  const registered = { status: 1, isTicket: false, registeredAt: server.clock.now() };
  await db.insert(registrations).values({ uid: noor, tariffNid: tariff, ...registered });
  const order = { uid: noor, clubNid: arabesk, tariffNid: tariff, placedDaysAgo: 1 };
  await insertUnpaidOrder({ db, clock: server.clock }, order);
  const [row] = await db.select({ oid: max(orders.oid) }).from(orders);
  const oid = row?.oid ?? 0;
  await db.update(orders).set({ placedBy: by, ofOtherHousehold }).where(eq(orders.oid, oid));
  return oid;
}
