import { and, isNotNull, or } from 'drizzle-orm';
import { isOfAge } from '#rules/guardian.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { sharedChildren, users } from '#server/db/schema.ts';
import type { PersonRow } from '../lockPerson.ts';
import { holderOf, isParent, type MailReader, withMail } from './parents.ts';

/** `findMailReaders` for many people in four statements, by the uid of the person. */
export async function mailReadersOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  people: readonly PersonRow[],
): Promise<ReadonlyMap<number, MailReader[]>> {
  const members = people.filter((person) => !isParent(person));
  const elsewhere = await loadElsewhere(
    db,
    members.map(({ uid }) => uid),
  );
  const holders = new Set([
    ...members.flatMap(({ parentUid }) => parentUid ?? []),
    ...[...elsewhere.values()].map(holderOf),
  ]);
  const parents = await loadParents(db, [...holders]);
  const today = todayOf(clock);
  return new Map(
    people.map((person) => {
      const hasLogin = person.passwordHash !== null;
      const own = isParent(person) || hasLogin ? [person] : [];
      const isApart = isParent(person) || (hasLogin && isOfAge(person.birthdate, today));
      const second = elsewhere.get(person.uid);
      const others = isApart
        ? []
        : [
            ...(parents.get(person.parentUid ?? 0) ?? []),
            ...(second ? (parents.get(holderOf(second)) ?? []) : []),
          ];
      return [person.uid, withMail([...own, ...others])];
    }),
  );
}

async function loadElsewhere(
  db: Database,
  children: readonly number[],
): Promise<ReadonlyMap<number, PersonRow>> {
  const shared = await db.select().from(sharedChildren).where(isOneOf(sharedChildren.uid, children));
  const found = await loadByUid(
    db,
    shared.map(({ sharedWith }) => sharedWith),
  );
  const byUid = new Map(found.map((parent) => [parent.uid, parent]));
  return new Map(
    shared.flatMap(({ uid, sharedWith }) => {
      const parent = byUid.get(sharedWith);
      return parent ? [[uid, parent] as const] : [];
    }),
  );
}

function loadByUid(db: Database, uids: readonly number[]): Promise<PersonRow[]> {
  return db.select().from(users).where(isOneOf(users.uid, uids));
}

/** The parents of each family, by its holder: the holder first. */
async function loadParents(
  db: Database,
  holders: readonly number[],
): Promise<ReadonlyMap<number, PersonRow[]>> {
  const found = await db
    .select()
    .from(users)
    .where(
      or(isOneOf(users.uid, holders), and(isOneOf(users.parentUid, holders), isNotNull(users.coParentSince))),
    )
    .orderBy(users.coParentSince, users.uid);
  const own = Map.groupBy(found, (parent) => (parent.coParentSince === null ? parent.uid : parent.parentUid));
  return new Map(
    holders.map((holder) => {
      const family = own.get(holder) ?? [];
      return [
        holder,
        [...family.filter(({ uid }) => uid === holder), ...family.filter(({ uid }) => uid !== holder)],
      ];
    }),
  );
}
