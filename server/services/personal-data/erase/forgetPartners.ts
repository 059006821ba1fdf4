import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { coupleInvites, reservations } from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { isAboutPartner } from './givenUp.ts';
import type { ErasedPeople } from './whoIsErased.ts';

/**
 * Removes the partners' names; the inviter keeps the invitation. An open invitation is declined, so its place is free again.
 */
export async function forgetPartners(
  tx: Database,
  erased: Pick<ErasedPeople, 'uids' | 'mails'>,
): Promise<void> {
  const found = await tx.select().from(coupleInvites).where(isAboutPartner(erased));
  for (const { cciid, state, tariffNid, inviterUid } of found) {
    const isWaiting = state === 'open';
    if (isWaiting) await tx.delete(reservations).where(isKeptForPartner(tariffNid, inviterUid));
    await tx
      .update(coupleInvites)
      .set({ ...nl.erasure.nameless, mail: '', ...(isWaiting && { state: 'declined' }) })
      .where(eq(coupleInvites.cciid, cciid));
  }
}

function isKeptForPartner(tariffNid: number, inviterUid: number) {
  return and(
    eq(reservations.kind, 'partner'),
    eq(reservations.ref, tariffNid),
    eq(reservations.uid, inviterUid),
  );
}
