import { type AnyColumn, eq, inArray, or, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { courseSessions, stands, tariffs, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { forgetMails } from '#server/mail/outbox/outboxRows.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { lockInOrder } from '../../holds/lockInOrder.ts';
import { forgetTeachersPlanned } from '../../management/offers/plannedOffers.ts';
import { forgetImportsNaming } from '../../own-registrations/lesson-changes/importHold.ts';
import { findParents } from '../../people/family/parents.ts';
import { leaveFamily } from '../../people/parents/leaveFamily.ts';
import { unsharedMails } from '../../people/parents/parentMails.ts';
import { endSharing, findSharedWith, moveChild } from '../../people/parents/sharedChildren.ts';
import type { Account } from '../../sessions/account.ts';
import { endSessionsOf } from '../../sessions/sessions.ts';
import { type AccountPeople, lockPeopleOfAccount, peopleOfAccount } from '../peopleOfAccount.ts';
import { forgetPeople } from './forgetPeople.ts';
import { findGivenUp, type GivenUp } from './givenUp.ts';
import { refuseOpenOrders } from './openOrders.ts';
import { addressesOf, erasedPeople, refuseOtherLogin, whoIsErased } from './whoIsErased.ts';

export interface WantedErasure {
  /** The caller's account, as it was when the password was checked. */
  readonly account: Account;
  /** The person to erase; the caller's own uid erases the whole account, unless the family has another parent. */
  readonly uid: number;
}

export interface Erased {
  readonly names: readonly string[];
  /** Addresses in lower case that no remaining person has. */
  readonly mails: readonly string[];
  /** Paths of files that nothing refers to any more. */
  readonly paths: readonly string[];
  /** Tariffs that may have a free place now. */
  readonly tariffs: readonly number[];
}

/**
 * Erases people, in the caller's transaction. Locks the rows that count places first (`lockInOrder`), and the people last. An
 * order that is being placed for one of them is then complete, or fails because the person is gone.
 * Decision: docs/decisions/0054-export-and-erasure-of-personal-data.md
 */
export async function erasePeople(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: WantedErasure,
): Promise<Erased> {
  const erasing = { caller: wanted.account, uid: wanted.uid };
  await refuseOtherLogin(tx, erasing);
  const before = erasedPeople(await peopleOfAccount(tx, wanted.account.uid), erasing);
  const { rows } = await findGivenUp(tx, before);
  await lockInOrder(tx, rows);
  const account = await lockPeopleOfAccount(tx, wanted.account.uid);
  const [self] = account.people;
  const erased = erasedPeople(account, erasing);
  // Somebody was erased or got another password while this waited for its locks.
  const isStillSo = self?.passwordHash === wanted.account.passwordHash && erased.uids.length > 0;
  if (!isStillSo || (wanted.uid !== wanted.account.uid && account.shared.has(wanted.uid)))
    throw refusals.busy();
  const givenUp = await findGivenUp(tx, erased);
  if (!isLocked(givenUp, rows)) throw refusals.busy();
  await refuseOpenOrders({ db: tx, clock }, erased.uids);
  await releasePlaces(tx, givenUp);
  if (wanted.uid === wanted.account.uid) await leaveHouseholds({ db: tx, clock }, account, wanted.uid);
  for (const uid of erased.uids) await endSessionsOf(tx, uid);
  const paths = await forgetPeople(tx, erased);
  const mails = await ofNobody(tx, erased.addresses);
  await forgetMails(tx, mails);
  await forgetImportsNaming(tx, mails);
  await forgetTeachersPlanned(tx, mails);
  return {
    names: whoIsErased(account, erasing).map(({ fname }) => fname),
    mails,
    paths,
    tariffs: [...new Set([...givenUp.tariffs, ...givenUp.freed])],
  };
}

/** Leaves the members with the other parent, shared children with their other household, and ends what others share. */
async function leaveHouseholds(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { people, parents, shared }: AccountPeople,
  uid: number,
): Promise<void> {
  if (!(await leaveFamily(tx, { parents, uid })))
    for (const [child, parent] of shared) await moveChild(tx, { child, parent });
  const received = await findSharedWith(tx, [uid]);
  await endSharing(tx, received);
  const [gone] = people;
  for (const [holder, ofHousehold] of Map.groupBy(received, ({ child }) => child.parentUid ?? child.uid)) {
    const told = { parents: await findParents(tx, holder), shared: ofHousehold };
    if (gone) await queueMails({ db: tx, clock }, unsharedMails({ ...told, gone }));
  }
}

/**
 * Whether everything that is given up was locked. If something was ordered while this waited for its locks, a retry includes
 * it.
 */
function isLocked({ rows }: GivenUp, locked: GivenUp['rows']): boolean {
  const kinds = Object.keys(rows) as (keyof GivenUp['rows'])[]; // `Object.keys` returns strings
  return kinds.every((kind) => rows[kind].every((number) => locked[kind].includes(number)));
}

/** The addresses that no remaining person has. */
async function ofNobody(tx: Database, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const { mail, secondMail } = users;
  const asked = sql`array[${sql.join(
    addresses.map((address) => sql`${address}`),
    sql`, `,
  )}]`;
  const isTheirs = sql`string_to_array(replace(lower(${secondMail}), ' ', ''), ';') && ${asked}`;
  const theirs = await tx
    .select({ mail, secondMail })
    .from(users)
    .where(or(inArray(mail, [...addresses]), isTheirs));
  const taken = new Set(theirs.flatMap(addressesOf));
  return addresses.filter((address) => !taken.has(address));
}

/** Subtracts the places that people took, under the locks of the rows that count them. */
async function releasePlaces(tx: Database, givenUp: GivenUp): Promise<void> {
  for (const [nid, count] of counted(givenUp.tariffs))
    await tx
      .update(tariffs)
      .set({ sold: less(tariffs.sold, count) })
      .where(eq(tariffs.nid, nid));
  for (const [nid, count] of counted(givenUp.sessions))
    await tx
      .update(courseSessions)
      .set({ guests: less(courseSessions.guests, count) })
      .where(eq(courseSessions.nid, nid));
  for (const [nid, count] of counted(givenUp.stands))
    await tx
      .update(stands)
      .set({ sold: less(stands.sold, count) })
      .where(eq(stands.nid, nid));
}

function counted(nids: readonly number[]): ReadonlyMap<number, number> {
  return new Map([...Map.groupBy(nids, (nid) => nid)].map(([nid, all]) => [nid, all.length]));
}

/** Never below 0: a club that gave out places outside the portal may have counted fewer than there are registrations. */
function less(column: AnyColumn, count: number) {
  return sql<number>`greatest(${column} - ${count}, 0)`;
}
