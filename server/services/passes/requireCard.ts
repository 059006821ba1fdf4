import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passCards } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { type ClubRow, requireClub } from '../clubs/clubs.ts';
import type { CallerInClub } from '../sessions/caller.ts';

/** Returns somebody's card at a club. Refuses another person's card as not found. */
export async function requireCard(
  tx: Database,
  { cardId, uid, clubNid }: { cardId: number; uid: number; clubNid: number },
): Promise<typeof passCards.$inferSelect> {
  const [card] = await tx
    .select()
    .from(passCards)
    .where(and(eq(passCards.id, cardId), eq(passCards.uid, uid), eq(passCards.clubNid, clubNid)));
  if (!card) throw refusals.notFound(nl.passes.cardNotFound);
  return card;
}

/** Returns the club. Refuses when the club is closed to the caller or has no passes. */
export async function requirePassClub(db: Database, { caller, clubNid }: CallerInClub): Promise<ClubRow> {
  const club = await requireClub(db, { nid: clubNid }, caller);
  if (!club.addons.includes('passes')) throw refusals.notFound(nl.passes.noPasses);
  return club;
}
