import { and, inArray, isNotNull } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import type { Erasure } from '#schemas/entities/people/erasure.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { certificates, orders } from '#server/db/schema.ts';
import { fullName, loadPeople } from '../../people/people.ts';
import { namesOneOf } from '../namesOneOf.ts';
import { type AccountPeople, peopleOfAccount } from '../peopleOfAccount.ts';
import { isOfMoney } from './keepForTheLaw.ts';
import { loadToCome } from './loadToCome.ts';
import { loadOpenOrders } from './openOrders.ts';
import { type Erasing, refuseOtherLogin, whoIsErased } from './whoIsErased.ts';

/** Describes what `erasePeople` would do now, for the person who has to decide. */
export async function loadErasure(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  erasing: Erasing,
): Promise<Erasure> {
  await refuseOtherLogin(db, erasing);
  const account = await peopleOfAccount(db, erasing.caller.uid);
  const isSelf = erasing.uid === erasing.caller.uid;
  const other = account.parents.find(({ uid }) => uid !== erasing.caller.uid);
  const people = whoIsErased(account, erasing);
  const uids = people.map(({ uid }) => uid);
  const isCertified = and(inArray(certificates.uid, uids), isNotNull(certificates.paidCents));
  return {
    ...(isSelf && other && { stays_with: fullName(other) }),
    ...(isSelf && !other && account.shared.size > 0 && { moves: await loadMoves(db, account) }),
    people: people.map((person) => ({ uid: person.uid, name: fullName(person) })),
    unpaid: (await loadOpenOrders({ db, clock }, uids)).map(
      ({ order, club, number, openCents, isInPayment }) => ({
        oid: order.oid,
        number,
        club: { nid: club.nid, url: club.url, title: club.title },
        open: eurosOf(openCents),
        processing: isInPayment,
      }),
    ),
    given_up: await loadToCome({ db, clock }, people),
    kept: {
      orders: await db.$count(orders, and(namesOneOf(db, uids), isOfMoney(db))),
      certificates: await db.$count(certificates, isCertified),
    },
  };
}

/** The shared children, and the parent to whose household each of them goes. */
async function loadMoves(db: Database, { shared }: AccountPeople) {
  const uids = [...shared].flat();
  const people = new Map((await loadPeople(db, uids)).map((person) => [person.uid, person]));
  return [...shared].flatMap(([child, parent]) => {
    const [one, to] = [people.get(child), people.get(parent)];
    return one && to ? [{ name: one.fname, to: fullName(to) }] : [];
  });
}
