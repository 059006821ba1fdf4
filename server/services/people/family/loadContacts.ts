import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { sharedChildren, users } from '#server/db/schema.ts';
import { fullName } from '../people.ts';

interface Guardian {
  readonly name: string;
  /** '' where nobody gave one. */
  readonly phone: string;
}

/** The people whom a club can call about somebody. */
interface Contacts {
  /** Their own number, such as that of a child whom only the club knows; '' for none. */
  readonly phone: string;
  /** The holder of the account, unless they are that themselves. */
  readonly parent: Guardian | null;
  /** The parents beside the holder, and those of another household. */
  readonly others: readonly Guardian[];
}

const nobody: Contacts = { phone: '', parent: null, others: [] };

/** Whom to call about these people: one answer for the screen of a lesson and for the list on paper. */
export async function loadContacts(
  db: Database,
  uids: readonly number[],
): Promise<(uid: number) => Contacts> {
  const parents = alias(users, 'parents');
  const people = await db
    .select({ uid: users.uid, phone: users.phone, parent: parents })
    .from(users)
    .leftJoin(parents, and(eq(parents.uid, users.parentUid), isNull(users.coParentSince)))
    .where(isOneOf(users.uid, uids));
  const beside = await loadOtherParents(
    db,
    people.flatMap(({ parent }) => parent?.uid ?? []),
  );
  const elsewhere = await loadParentsElsewhere(db, uids);
  const known = new Map(
    people.map(({ uid, phone, parent }) => [
      uid,
      {
        phone,
        parent: parent && guardianOf(parent),
        others: [...(parent ? (beside.get(parent.uid) ?? []) : []), ...(elsewhere.get(uid) ?? [])].map(
          guardianOf,
        ),
      },
    ]),
  );
  return (uid) => known.get(uid) ?? nobody;
}

/** The number to call first; '' for none. */
export function firstNumber({ phone, parent, others }: Contacts): string {
  return [phone, parent?.phone, ...others.map((other) => other.phone)].find(Boolean) ?? '';
}

function guardianOf(person: Pick<typeof users.$inferSelect, 'fname' | 'lname' | 'phone'>): Guardian {
  return { name: fullName(person), phone: person.phone };
}

/** The parents beside these holders, by holder. */
async function loadOtherParents(db: Database, holders: number[]) {
  const isOther = and(isOneOf(users.parentUid, holders), isNotNull(users.coParentSince));
  const found = await db.select().from(users).where(isOther).orderBy(asc(users.coParentSince));
  return Map.groupBy(found, ({ parentUid }) => parentUid);
}

/** The parents of another household, by the child who is shared with them. */
async function loadParentsElsewhere(db: Database, children: readonly number[]) {
  const found = await db
    .select({ child: sharedChildren.uid, parent: users })
    .from(sharedChildren)
    .innerJoin(users, eq(users.uid, sharedChildren.sharedWith))
    .where(isOneOf(sharedChildren.uid, children));
  return new Map(found.map(({ child, parent }) => [child, [parent]]));
}
