import type { Database } from '../../db/database.ts';
import { communicationReads } from '../../db/schema.ts';

interface Reading {
  readonly communicationId: number;
  readonly uid: number;
  readonly readAt: Date;
}

/** Stores that a person has read a message. A second call keeps the time of the first one. */
export async function markAsRead(db: Database, reading: Reading): Promise<void> {
  await db.insert(communicationReads).values(reading).onConflictDoNothing();
}
