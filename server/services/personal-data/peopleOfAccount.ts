import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { holderOf, isParentOf } from '../people/family/parents.ts';
import type { PersonRow } from '../people/lockPerson.ts';
import { findSharedOf, type SharedChild } from '../people/parents/sharedChildren.ts';

/** The people whose data a login answers for. */
export interface AccountPeople {
  /** The login itself first, then the members of the family without a login. A member with a login looks after their own data. */
  readonly people: readonly PersonRow[];
  /** The parents of the login's family, the holder first. */
  readonly parents: readonly PersonRow[];
  /** The members who are shared with another household, by uid, with the parent there. They stay with that household. */
  readonly shared: ReadonlyMap<number, number>;
}

export async function peopleOfAccount(db: Database, uid: number): Promise<AccountPeople> {
  const holder = await findHolder(db, uid);
  return accountOf(await selectFamily(db, holder), { uid, shared: await findSharedOf(db, holder) });
}

/**
 * Loads the same people and locks them until the transaction ends, with all parents. Nobody changes or refers to them meanwhile,
 * not even an order that is being placed.
 */
export async function lockPeopleOfAccount(tx: Database, uid: number): Promise<AccountPeople> {
  const holder = await findHolder(tx, uid);
  const family = await selectFamily(tx, holder).for('update');
  return accountOf(family, { uid, shared: await findSharedOf(tx, holder) });
}

async function findHolder(db: Database, uid: number): Promise<number> {
  const [person] = await db.select().from(users).where(eq(users.uid, uid));
  return person ? holderOf(person) : uid;
}

function selectFamily(db: Database, holder: number) {
  const isMember = and(eq(users.parentUid, holder), isNull(users.passwordHash));
  const isFirst = sql`${users.uid} <> ${holder} and ${users.coParentSince} is null`;
  return (
    db
      .select()
      .from(users)
      .where(or(isParentOf(holder), isMember))
      // The parents come first: all transactions lock people in this order.
      .orderBy(isFirst, sql`${users.coParentSince} asc nulls first`, asc(users.uid))
  );
}

interface OfAccount {
  readonly uid: number;
  readonly shared: readonly SharedChild[];
}

function accountOf(family: readonly PersonRow[], { uid, shared }: OfAccount): AccountPeople {
  const isSelf = (person: PersonRow) => person.uid === uid;
  const members = family.filter((person) => !isSelf(person) && person.passwordHash === null);
  const isOfParents = (person: PersonRow, index: number) => index === 0 || person.coParentSince !== null;
  return {
    people: [...family.filter(isSelf), ...members],
    parents: family.filter(isOfParents),
    shared: new Map(shared.map(({ child, sharedWith }) => [child.uid, sharedWith])),
  };
}
