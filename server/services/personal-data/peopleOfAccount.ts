import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { PersonRow } from '../people/lockPerson.ts';

/**
 * The people whose data an account answers for: its holder first, then the family members without a login. A member with a
 * login looks after their own data.
 */
export function peopleOfAccount(db: Database, holderUid: number): Promise<PersonRow[]> {
  return selectPeople(db, holderUid);
}

/**
 * Loads the same people and locks them until the transaction ends. Nobody changes or refers to them meanwhile, not even an
 * order that is being placed.
 */
export function lockPeopleOfAccount(tx: Database, holderUid: number): Promise<PersonRow[]> {
  return selectPeople(tx, holderUid).for('update');
}

function selectPeople(db: Database, holderUid: number) {
  const isMember = and(eq(users.parentUid, holderUid), isNull(users.passwordHash));
  return (
    db
      .select()
      .from(users)
      .where(or(eq(users.uid, holderUid), isMember))
      // The holder comes first: all transactions lock people in this order.
      .orderBy(sql`${users.uid} <> ${holderUid}`, asc(users.uid))
  );
}
