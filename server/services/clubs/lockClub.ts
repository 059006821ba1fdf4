import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubs } from '../../db/schema.ts';

/**
 * Locks what a club may have a number of, so that two of its managers at once don't pass the limit together. Nothing that refers to the
 * club waits for this lock.
 */
export async function lockClub(tx: Database, clubNid: number): Promise<void> {
  await tx.select({ nid: clubs.nid }).from(clubs).where(eq(clubs.nid, clubNid)).for('no key update');
}
