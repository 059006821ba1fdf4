import type { Database } from '../../db/database.ts';
import { communicationReads } from '../../db/schema.ts';

interface Reading {
  readonly communicationId: number;
  readonly uid: number;
  readonly readAt: Date;
}

/** Keeps when somebody read a message for the first time. */
export async function markAsRead(db: Database, reading: Reading): Promise<void> {
  await db.insert(communicationReads).values(reading).onConflictDoNothing();
}
