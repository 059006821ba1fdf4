import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { PersonCheck } from './checkPerson.ts';
import { personColor } from './personColor.ts';

/**
 * Makes an account from checked data.
 *
 * @returns its uid; `undefined` when somebody logs in with the mail already, also when two requests race
 */
export async function insertAccount(
  db: Database,
  check: PersonCheck,
  passwordHash: string,
): Promise<number | undefined> {
  const [account] = await db
    .insert(users)
    .values({ ...accountOf(check, passwordHash), color: personColor() })
    .onConflictDoNothing({ target: users.mail, where: sql`${users.passwordHash} is not null` })
    .returning({ uid: users.uid });
  return account?.uid;
}

/**
 * Makes the account of a guest, who keeps the tickets, in the caller's transaction. @returns the uid; undefined for a guest with another
 * address, or where the guest is gone
 */
export async function makeGuestAccount(
  tx: Database,
  uid: number,
  { check, passwordHash }: { readonly check: PersonCheck; readonly passwordHash: string },
): Promise<number | undefined> {
  const [account] = await tx
    .update(users)
    .set({ ...accountOf(check, passwordHash), isGuest: false })
    .where(and(eq(users.uid, uid), eq(users.isGuest, true), eq(users.mail, check.text('mail'))))
    .returning({ uid: users.uid });
  return account?.uid;
}

function accountOf({ text }: PersonCheck, passwordHash: string) {
  return {
    ...{ fname: text('fname'), lname: text('lname'), mail: text('mail') },
    ...{ birthdate: text('birthdate'), phone: text('phone'), passwordHash },
  };
}
