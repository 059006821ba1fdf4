import { eq, sql } from 'drizzle-orm';
import type { OfferStatus } from '#schemas/entities/management/offerEditor.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { offerRevisions, users } from '#server/db/schema.ts';
import { fullName } from '../../people/people.ts';

interface OfferChange {
  readonly clubNid: number;
  readonly at: Date;
  /** The uid of the manager; null for a command. */
  readonly by: number | null;
}

/** Counts a change of an offer, in the transaction that makes it. */
export async function countOfferChange(tx: Database, { clubNid, at, by }: OfferChange): Promise<void> {
  const { revision } = offerRevisions;
  await tx
    .insert(offerRevisions)
    .values({ clubNid, revision: 1, changedAt: at, changedBy: by })
    .onConflictDoUpdate({
      target: offerRevisions.clubNid,
      set: { revision: sql`${revision} + 1`, changedAt: at, changedBy: by },
    });
}

/** @param reader - the uid of who reads it */
export async function loadOfferRevision(
  db: Database,
  clubNid: number,
  reader: number,
): Promise<Pick<OfferStatus, 'revision' | 'changed'>> {
  const [found] = await db
    .select({ made: offerRevisions, user: users })
    .from(offerRevisions)
    .leftJoin(users, eq(users.uid, offerRevisions.changedBy))
    .where(eq(offerRevisions.clubNid, clubNid));
  if (!found) return { revision: 0, changed: null };
  const { made, user } = found;
  const by = user ? fullName(user) : null;
  return {
    revision: made.revision,
    changed: { at: unixSecondsOf(made.changedAt), by, own: made.changedBy === reader },
  };
}
