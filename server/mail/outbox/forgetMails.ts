import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outgoingMails } from '../../db/schema.ts';

/** Removes the mails to these addresses from the outbox, unsent and undelivered ones. @param addresses - in lower case */
export async function forgetMails(tx: Database, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await tx.delete(outgoingMails).where(inArray(sql`lower(${outgoingMails.recipient})`, [...addresses]));
}
