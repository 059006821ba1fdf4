import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { certificates } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';

interface WantedCertificate {
  readonly clubNid: number;
  /** Its id. */
  readonly certificate: number;
}

/** A certificate of the club. One of another club is not found. */
export async function findCertificate(
  db: Database,
  { clubNid, certificate }: WantedCertificate,
): Promise<typeof certificates.$inferSelect> {
  const isIt = and(eq(certificates.clubNid, clubNid), eq(certificates.id, certificate));
  const [found] = await db.select().from(certificates).where(isIt);
  if (!found) throw refusals.notFound(nl.refusals.certificateNotFound);
  return found;
}
