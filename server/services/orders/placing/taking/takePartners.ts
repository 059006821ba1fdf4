import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { coupleInvites, reservations, tariffs } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import type { CoupleChoice } from '#server/services/cart/cartSelection.ts';
import type { TariffLine } from '#server/services/cart/pricedCart.ts';
import { holdSeconds } from '#server/services/holds/holdTimes.ts';
import { nl } from '#server/texts/nl.ts';
import { type Placement, requireTaken } from './placement.ts';

/** An invitation that an order makes; its partner must be mailed. */
export type MadeInvite = typeof coupleInvites.$inferSelect;

/**
 * Invites partners, with a place kept for each, and accepts the invitations that this order answers. A line on the waiting list
 * invites nobody: whoever gets a place later names a partner again.
 */
export async function takePartners(tx: Database, placement: Placement): Promise<MadeInvite[]> {
  const made: MadeInvite[] = [];
  for (const line of placement.cart.lines) {
    if (line.type !== 'tariff' || line.isQueued || !line.couple) continue;
    if (line.couple.with === 'invited')
      made.push(await invite(tx, placement, { line, partner: line.couple }));
    if (line.couple.with === 'inviter') await accept(tx, placement, { line, cciid: line.couple.cciid });
  }
  return made;
}

interface Invited {
  readonly line: TariffLine;
  readonly partner: Extract<CoupleChoice, { with: 'invited' }>;
}

async function invite(
  tx: Database,
  { wanted, oid, now }: Placement,
  { line, partner }: Invited,
): Promise<MadeInvite> {
  const { tariffNid, uid } = line;
  const { fname, lname, mail } = partner;
  const isTheirs = and(eq(coupleInvites.tariffNid, tariffNid), eq(coupleInvites.inviterUid, uid));
  // Expires the invitation of an earlier registration that was cancelled.
  await tx
    .update(coupleInvites)
    .set({ state: 'expired' })
    .where(and(isTheirs, eq(coupleInvites.state, 'open')));
  const role = await partnerRoleOf(tx, tariffNid, partner.role);
  const [made] = await tx
    .insert(coupleInvites)
    .values({
      ...{ tariffNid, oid, role, fname, lname, mail },
      inviterUid: uid,
      state: 'open',
      invitedAt: now,
    })
    .returning();
  if (!made) throw new Error('The database returned no invitation');
  await keepForPartner(tx, { wanted, line, now });
  return made;
}

async function keepForPartner(
  tx: Database,
  { wanted, line, now }: Pick<Placement, 'wanted' | 'now'> & { readonly line: TariffLine },
): Promise<void> {
  const [room] = await tx
    .select({ left: sql<number | null>`${tariffs.capacity} - ${tariffs.sold}` })
    .from(tariffs)
    .where(eq(tariffs.nid, line.tariffNid));
  requireTaken(room && (room.left === null || room.left > 0) ? [room] : [], line);
  const kept = {
    clubNid: wanted.club.nid,
    heldBy: wanted.heldBy,
    heldAt: now,
    expiresAt: new Date(now.getTime() + holdSeconds.partner * 1000),
    qty: 1,
  };
  await tx
    .insert(reservations)
    .values({ kind: 'partner', ref: line.tariffNid, uid: line.uid, ...kept })
    .onConflictDoUpdate({
      target: [reservations.kind, reservations.ref, reservations.uid],
      targetWhere: sql`kind in ('place', 'offer', 'partner')`,
      set: kept,
    });
}

async function accept(
  tx: Database,
  { now }: Placement,
  { line, cciid }: { readonly line: TariffLine; readonly cciid: number },
): Promise<void> {
  const [found] = await tx.select().from(coupleInvites).where(eq(coupleInvites.cciid, cciid));
  const isGood = found?.state === 'open' || found?.state === 'accepted';
  const isTheirs = found?.partnerUid === null || found?.partnerUid === line.uid;
  if (!found || !isGood || !isTheirs || found.tariffNid !== line.tariffNid)
    throw refusals.notAvailable(nl.refusals.inviteGone);
  await tx
    .update(coupleInvites)
    .set({ state: 'accepted', partnerUid: line.uid, answeredAt: found.answeredAt ?? now })
    .where(eq(coupleInvites.cciid, cciid));
  await tx
    .delete(reservations)
    .where(
      and(
        eq(reservations.kind, 'partner'),
        eq(reservations.ref, found.tariffNid),
        eq(reservations.uid, found.inviterUid),
      ),
    );
}

/** The role of the person on a line. Somebody who was invited has the role of the invitation. */
export async function roleOf(tx: Database, { couple }: TariffLine): Promise<string> {
  if (!couple) return '';
  if (couple.with !== 'inviter') return couple.role;
  const [invite] = await tx.select().from(coupleInvites).where(eq(coupleInvites.cciid, couple.cciid));
  return invite?.role ?? '';
}

/** The other role, which is left for the partner. */
async function partnerRoleOf(tx: Database, tariffNid: number, role: string): Promise<string> {
  const [tariff] = await tx
    .select({ roles: tariffs.coupleRoles })
    .from(tariffs)
    .where(eq(tariffs.nid, tariffNid));
  return tariff?.roles?.find((other) => other !== role) ?? '';
}
