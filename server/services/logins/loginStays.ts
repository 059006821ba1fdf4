import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema.ts';
import { shortSessionLifetime } from '../sessions/sessionLifetime.ts';

/**
 * Whether a login stays on its device, for a session that a code of it opens. Such a session must not outlast what the person
 * asked for on a shared device. A login without sessions stays.
 */
export async function loginStays(db: Database, login: string | undefined): Promise<boolean> {
  if (login === undefined) return true;
  const lifetime = sql<number>`extract(epoch from ${sessions.expiresAt} - ${sessions.createdAt})::float8`;
  const found = await db.select({ lifetime }).from(sessions).where(eq(sessions.login, login));
  return !found.some(({ lifetime: seconds }) => seconds <= shortSessionLifetime);
}
