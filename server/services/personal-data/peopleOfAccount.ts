import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { PersonRow } from '../people/lockPerson.ts';

/**
 * Whose data an account answers for: its holder, who comes first, and the family members without a login of their own. Who
 * has one looks after their own data.
 */
export function peopleOfAccount(db: Database, holderUid: number): Promise<PersonRow[]> {
  return selectPeople(db, holderUid);
}

/** The same, and nobody changes or refers to them until the transaction ends: not even an order that is just being placed. */
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
      // The holder first, as everybody locks people.
      .orderBy(sql`${users.uid} <> ${holderUid}`, asc(users.uid))
  );
}
