import { sql } from 'drizzle-orm';
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
  { text }: PersonCheck,
  passwordHash: string,
): Promise<number | undefined> {
  const [account] = await db
    .insert(users)
    .values({
      fname: text('fname'),
      lname: text('lname'),
      mail: text('mail'),
      birthdate: text('birthdate'),
      phone: text('phone'),
      passwordHash,
      color: personColor(),
    })
    .onConflictDoNothing({ target: users.mail, where: sql`${users.passwordHash} is not null` })
    .returning({ uid: users.uid });
  return account?.uid;
}
