import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { isPassword } from './password.ts';

/** The uid of the account with this mail and password; `undefined` whichever of the two is wrong, after as much work. */
export async function findAccount(
  db: Database,
  login: { mail: string; password: string },
): Promise<number | undefined> {
  const mail = login.mail.trim().toLowerCase();
  const [account] = await db
    .select({ uid: users.uid, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.mail, mail));
  const matches = await isPassword(login.password, account?.passwordHash ?? null);
  return matches ? account?.uid : undefined;
}
