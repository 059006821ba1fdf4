import { and, eq, isNull } from 'drizzle-orm';
import type { DoorScan, DoorState } from '#schemas/entities/door/door.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { courseSessions, doorScans, passReservations } from '#server/db/schema.ts';
import { lockInOrder } from '../../holds/lockInOrder.ts';
import { giveTurnsBack, takeTurns } from '../../passes/turnsOfLesson.ts';
import { findParticipants } from '../../teacher/findParticipants.ts';
import { loadStanding, storeScans, usesOf } from './doorScans.ts';
import { type DoorLesson, requireDoorLesson } from './loadDoorLessons.ts';
import { cardToPay, isFull, loadCards } from './loadLessonPeople.ts';

interface Sent {
  readonly clubNid: number;
  /** The uid of who stands at the door. */
  readonly by: number;
  readonly session: number;
  readonly device: string;
  readonly scans: readonly DoorScan[];
}

/**
 * Keeps who came in at a lesson, and returns how its door stands. Somebody who was not expected pays with a pass, once however many devices
 * noted it; the turns come back when no scan of the person stands.
 * Decision: docs/decisions/0313-a-pass-pays-at-the-door-of-a-lesson.md
 */
export async function syncLesson(context: Pick<Context, 'db' | 'clock'>, sent: Sent): Promise<DoorState> {
  const { clubNid } = sent;
  const lesson = await requireDoorLesson(context, sent);
  return context.db.transaction(async (tx) => {
    const within = { ...context, db: tx };
    const refused = sent.scans.length === 0 ? [] : await keepScans(within, sent, lesson);
    const expected = await findParticipants(tx, lesson.session);
    const standing = await loadStanding(tx, eq(doorScans.sessionNid, lesson.session.nid));
    const used = usesOf(standing, ({ uid }) => `p${uid}`);
    const short = used.map(({ ticket }) => ticket).filter((ticket) => !expected.has(uidOf(ticket)));
    const { event } = await requireDoorLesson(within, { clubNid, session: lesson.session.nid });
    return { tickets: event.tickets, used, refused, short };
  });
}

/** `p12` is the person 12. */
function uidOf(ticket: string): number {
  return Number(ticket.slice(1));
}

/** @returns the ids of the scans of people whom the club doesn't know at this lesson */
async function keepScans(
  context: Pick<Context, 'db' | 'clock'>,
  sent: Sent,
  lesson: DoorLesson,
): Promise<string[]> {
  const { db: tx } = context;
  const { nid, courseNid } = lesson.session;
  const named = sent.scans.filter(({ ticket }) => ticket.startsWith('p')).map(({ ticket }) => uidOf(ticket));
  const cards = named.length === 0 ? [] : await loadCards(tx, { clubNid: sent.clubNid, uids: named });
  await lockInOrder(tx, { sessions: [nid], cards: cards.map(({ card }) => card.id) });
  const expected = await findParticipants(tx, lesson.session);
  const holders = new Set(cards.map(({ card }) => card.uid));
  const isKnown = ({ ticket }: DoorScan) =>
    ticket.startsWith('p') && (expected.has(uidOf(ticket)) || holders.has(uidOf(ticket)));
  const own = sent.scans.filter(isKnown);
  await storeScans(context, {
    ...{ courseNid, by: sent.by, device: sent.device, scans: own },
    rowOf: (ticket) => ({ sessionNid: nid, uid: uidOf(ticket) }),
  });
  for (const uid of new Set(own.map(({ ticket }) => uidOf(ticket))))
    await settle(context, { uid, clubNid: sent.clubNid, lesson });
  return sent.scans.filter((scan) => !isKnown(scan)).map(({ id }) => id);
}

interface Person {
  readonly uid: number;
  readonly clubNid: number;
  readonly lesson: DoorLesson;
}

/** Takes the turns of who is in and was not expected, and gives back those of who is not in after all. */
async function settle(
  context: Pick<Context, 'db' | 'clock'>,
  { uid, clubNid, lesson }: Person,
): Promise<void> {
  const { db: tx } = context;
  const { nid } = lesson.session;
  const isIn = await hasStanding(tx, { uid, session: nid });
  const [reservation] = await tx
    .select()
    .from(passReservations)
    .where(
      and(
        eq(passReservations.sessionNid, nid),
        eq(passReservations.uid, uid),
        isNull(passReservations.cancelledAt),
      ),
    );
  if (!isIn) {
    if (reservation?.atDoor) await giveTurnsBack(context, reservation);
    return;
  }
  if ((await findParticipants(tx, lesson.session)).has(uid)) return;
  // Under the lock: another person of this request may have taken the last place.
  const [session = lesson.session] = await tx
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.nid, nid));
  const cards = (await loadCards(tx, { clubNid, uids: [uid] })).map(({ card }) => card);
  const paying = cardToPay(cards, lesson);
  if (paying && !isFull({ ...lesson, session }))
    await takeTurns(context, {
      ...{ uid, cardId: paying.id, sessionNid: nid, turns: lesson.turns, at: 'door' },
    });
}

async function hasStanding(
  tx: Database,
  { uid, session }: { readonly uid: number; readonly session: number },
): Promise<boolean> {
  const isTheirs = and(eq(doorScans.sessionNid, session), eq(doorScans.uid, uid), isNull(doorScans.undoneAt));
  return (await tx.$count(doorScans, isTheirs)) > 0;
}
