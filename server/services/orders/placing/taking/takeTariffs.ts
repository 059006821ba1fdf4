import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { clubMembers, courseSessions, queueEntries, trialSessions } from '#server/db/schema.ts';
import { placesOfLine, type TariffLine } from '#server/services/cart/pricedCart.ts';
import { holdKey } from '#server/services/cart/syncInstantHolds.ts';
import { endOtherWaiting } from '#server/services/registration/taking/endOtherWaiting.ts';
import {
  endWaiting,
  insertRegistrations,
  takePlaces,
} from '#server/services/registration/taking/takePlaces.ts';
import { type Placement, requireTaken } from './placement.ts';
import { roleOf } from './takePartners.ts';

/** Registers people or puts them on waiting lists. */
export async function takeTariffs(tx: Database, placement: Placement): Promise<void> {
  const { wanted, cart } = placement;
  const lines = cart.lines.filter((line): line is TariffLine => line.type === 'tariff');
  if (lines.length === 0) return;
  const queued = lines.filter(({ isQueued }) => isQueued);
  // A trial of several sessions has a line and a place for each session, but one registration.
  const groups = Map.groupBy(
    lines.filter(({ isQueued }) => !isQueued),
    holdKey,
  );
  for (const line of queued) await queue(tx, placement, line);
  for (const group of groups.values()) await register(tx, placement, group);
  const members = [...new Set(lines.map(({ uid }) => uid))];
  await tx
    .insert(clubMembers)
    .values(members.map((uid) => ({ clubNid: wanted.club.nid, uid, role: 'member' as const })))
    .onConflictDoNothing();
}

async function queue(tx: Database, { oid, now }: Placement, line: TariffLine): Promise<void> {
  const { uid, tariffNid } = line;
  await tx.insert(queueEntries).values({ uid, tariffNid, oid, places: placesOfLine(line), queuedAt: now });
}

async function register(tx: Database, placement: Placement, group: readonly TariffLine[]): Promise<void> {
  const [line] = group;
  if (!line) return;
  const { tariffNid, uid } = line;
  const qty = group.reduce((sum, { qty: one }) => sum + one, 0);
  requireTaken(await takePlaces(tx, tariffNid, qty), line);
  const ids = await insertOfLine(tx, placement, { line, qty });
  const sessions = group.flatMap(({ sessionNid }) => sessionNid ?? []);
  for (const sessionNid of sessions) await takeTrial(tx, { line, sessionNid, registrationId: ids[0] });
  await endWaiting(tx, { tariffNid, uid });
  await endOtherWaiting(tx, { tariffNid, uid });
}

async function insertOfLine(
  tx: Database,
  { oid, now }: Placement,
  { line, qty }: { readonly line: TariffLine; readonly qty: number },
): Promise<number[]> {
  const { uid, tariffNid, isTicket } = line;
  const registration = { status: 1, oid, registeredAt: now, role: await roleOf(tx, line) };
  const rows = Array.from({ length: isTicket ? qty : 1 }, () => ({
    uid,
    tariffNid,
    isTicket,
    ...registration,
  }));
  return insertRegistrations(tx, rows);
}

interface Trial {
  readonly line: TariffLine;
  readonly sessionNid: number;
  readonly registrationId: number | undefined;
}

async function takeTrial(tx: Database, { line, sessionNid, registrationId }: Trial): Promise<void> {
  if (registrationId === undefined) throw new Error('A trial lesson has no registration');
  const { guests, guestCapacity } = courseSessions;
  const hasGuestRoom = or(sql`${guestCapacity} is null`, sql`${guests} < ${guestCapacity}`);
  const taken = await tx
    .update(courseSessions)
    .set({ guests: sql`${guests} + 1` })
    .where(and(eq(courseSessions.nid, sessionNid), hasGuestRoom))
    .returning({ nid: courseSessions.nid });
  requireTaken(taken, line);
  await tx.insert(trialSessions).values({ registrationId, sessionNid });
}
