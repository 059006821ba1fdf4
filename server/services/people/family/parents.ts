import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { isOfAge } from '#rules/guardian.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { sharedChildren, users } from '#server/db/schema.ts';
import type { PersonRow } from '../lockPerson.ts';

type InFamily = Pick<PersonRow, 'uid' | 'parentUid' | 'coParentSince'>;

/** Whether somebody is a parent of the family: its holder, or a parent beside the holder. */
export function isParent({ parentUid, coParentSince }: Omit<InFamily, 'uid'>): boolean {
  return parentUid === null || coParentSince !== null;
}

/** The holder of somebody's own family. A member's own family is that member alone. */
export function holderOf({ uid, parentUid, coParentSince }: InFamily): number {
  return coParentSince === null ? uid : (parentUid ?? uid);
}

/** The parents of a family, its holder first, then by when they came. Transactions lock them in this order. */
export function findParents(db: Database, holder: number) {
  return db
    .select()
    .from(users)
    .where(isParentOf(holder))
    .orderBy(sql`${users.coParentSince} asc nulls first`, users.uid);
}

export function isParentOf(holder: number) {
  return or(eq(users.uid, holder), and(eq(users.parentUid, holder), isNotNull(users.coParentSince)));
}

/** The parents of a member, those of a second household last; nobody for a parent. */
export async function parentsOf(db: Database, member: InFamily): Promise<PersonRow[]> {
  if (isParent(member) || member.parentUid === null) return [];
  const own = await findParents(db, member.parentUid);
  const elsewhere = await findParentElsewhere(db, member.uid);
  return elsewhere ? [...own, ...(await findParents(db, holderOf(elsewhere)))] : own;
}

/** The parent of another household with whom a child is shared. */
export async function findParentElsewhere(db: Database, child: number): Promise<PersonRow | undefined> {
  const [found] = await db
    .select({ parent: users })
    .from(sharedChildren)
    .innerJoin(users, eq(users.uid, sharedChildren.sharedWith))
    .where(eq(sharedChildren.uid, child));
  return found?.parent;
}

export type MailReader = PersonRow & { readonly mail: string };

/**
 * Finds who reads the mail about somebody: the person, where they log in themselves or are a parent, and the parents, for whom an adult
 * with a login is nobody to act for.
 */
export async function findMailReaders(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  person: PersonRow,
): Promise<MailReader[]> {
  const hasLogin = person.passwordHash !== null;
  const isReader = isParent(person) || hasLogin;
  const isApart = hasLogin && isOfAge(person.birthdate, todayOf(clock));
  return withMail([...(isReader ? [person] : []), ...(isApart ? [] : await parentsOf(db, person))]);
}

interface Acting {
  /** The account that did something about somebody. */
  readonly account: PersonRow;
  readonly person: PersonRow;
}

/** Finds who reads what an account did about somebody: that account first, and everybody else who looks after the person. */
export async function findActingReaders(
  context: Pick<Context, 'db' | 'clock'>,
  { account, person }: Acting,
): Promise<MailReader[]> {
  const readers = await findMailReaders(context, person);
  return [...withMail([account]), ...readers.filter(({ uid }) => uid !== account.uid)];
}

/** The readers among people: those with an address. */
export function withMail(people: readonly PersonRow[]): MailReader[] {
  return people.flatMap((person) => (person.mail === null ? [] : [{ ...person, mail: person.mail }]));
}
