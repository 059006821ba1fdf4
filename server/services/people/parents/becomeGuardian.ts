import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { parentInvites, reservations, users } from '#server/db/schema.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { logOutEverywhere } from '../../sessions/logOutEverywhere.ts';
import { holderOf } from '../family/parents.ts';
import type { PersonRow } from '../lockPerson.ts';
import { personColor } from '../personColor.ts';
import { guardianCameMails } from './guardianMails.ts';

/**
 * Makes a minor and the minor's family members of the guardian's household, in the caller's transaction. The minor's login ends:
 * the guardian decides from now on, and finds the cart and the answers that the minor prepared. The places stay held.
 * Decision: docs/decisions/0025-the-guardian-takes-over-the-account.md
 */
export async function becomeGuardian(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { minor, guardian }: { readonly minor: PersonRow; readonly guardian: PersonRow },
): Promise<void> {
  const holder = holderOf(guardian);
  const household = await tx.select().from(users).where(eq(users.parentUid, holder));
  const colors = [guardian, ...household].map(({ color }) => color);
  await tx.update(users).set({ parentUid: holder }).where(eq(users.parentUid, minor.uid));
  await tx
    .update(users)
    .set({
      ...{ parentUid: holder, passwordHash: null },
      ...(colors.includes(minor.color) && { color: personColor(colors) }),
    })
    .where(eq(users.uid, minor.uid));
  await logOutEverywhere({ db: tx, clock }, minor.uid);
  await tx.delete(parentInvites).where(eq(parentInvites.invitedBy, minor.uid));
  await tx.update(reservations).set({ heldBy: guardian.uid }).where(eq(reservations.heldBy, minor.uid));
  await queueMails({ db: tx, clock }, guardianCameMails(minor, guardian));
}
