import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { keptKeys } from './schema.ts';

/**
 * A secret that all processes on a database share. The first process makes it.
 *
 * @param make - the secret of an earlier installation, or a new one
 */
export async function sharedKey(db: Database, name: string, make: () => Promise<string>): Promise<string> {
  const find = () => db.select().from(keptKeys).where(eq(keptKeys.name, name));
  const [found] = await find();
  if (found) return found.secret;
  await db
    .insert(keptKeys)
    .values({ name, secret: await make() })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error('The database returned no key');
  return made.secret;
}
