import { isNotNull } from 'drizzle-orm';
import { oneTimeCodes, sessions, users } from '#server/db/schema.ts';
import { cheapPasswords } from '../../cheapPasswords.ts';
import type { TestServer } from '../../testServer.ts';

export const demoLogin = { mail: 'ouder@example.org', password: 'demo-wachtwoord' };

const demoHash = cheapPasswords.hash(demoLogin.password);

/** Resets the password of every account to that of the demo data, and ends all sessions. */
export async function restorePasswords({ database: { db } }: TestServer): Promise<void> {
  const passwordHash = await demoHash;
  await db.update(users).set({ passwordHash }).where(isNotNull(users.passwordHash));
  await db.delete(sessions);
  await db.delete(oneTimeCodes);
}
