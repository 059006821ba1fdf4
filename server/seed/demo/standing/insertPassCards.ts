import { asc, eq, sql } from 'drizzle-orm';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { dayInSeconds } from '#rules/duration.ts';
import { dateOf, todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { courseSessions, passCards, passMoves, passReservations } from '#server/db/schema.ts';

const an = { clubNid: 1, uid: 1 };
/** Jazz voor volwassenen: each lesson costs two turns. */
const jazz = { courseNid: 111, turns: 2 };

type Move = Pick<typeof passMoves.$inferInsert, 'reason' | 'turns' | 'sessionNid'> & {
  readonly daysAgo: number;
};

/** Inserts An's cards: one in use, with two reserved lessons, and an expired one. */
export async function insertPassCards({ db: tx, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const [first, second, third, , , sixth] = await tx
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.courseNid, jazz.courseNid))
    .orderBy(asc(courseSessions.startsAt))
    .limit(6);
  if (!first || !second || !third || !sixth) throw new Error('The demo data has no lessons for a pass');
  await insertCard(
    { db: tx, clock },
    {
      card: { passNid: 30, validUntil: daysAfter(todayOf(clock), -230) },
      moves: [
        { reason: 'bought', turns: 5, daysAgo: 412 },
        { reason: 'paid', turns: -1, daysAgo: 398 },
        { reason: 'paid', turns: -1, daysAgo: 350 },
        { reason: 'paid', turns: -1, daysAgo: 301 },
      ],
    },
  );
  await insertCard(
    { db: tx, clock },
    {
      card: { passNid: 31, validUntil: null },
      moves: [
        { reason: 'bought', turns: 10, daysAgo: 64 },
        { reason: 'paid', turns: -1, daysAgo: 57 },
        { reason: 'paid', turns: -1, daysAgo: 29 },
        { reason: 'reserved', turns: -jazz.turns, daysAgo: 6, sessionNid: third.nid },
        { reason: 'reserved', turns: -jazz.turns, daysAgo: 5, sessionNid: first.nid },
        { reason: 'cancelled', turns: jazz.turns, daysAgo: 3, sessionNid: third.nid },
        { reason: 'reserved', turns: -jazz.turns, daysAgo: 3, sessionNid: second.nid },
      ],
      reserved: [first.nid, second.nid],
    },
  );
  // This session is full.
  await tx
    .update(courseSessions)
    .set({ guests: sql`${courseSessions.guestCapacity}` })
    .where(eq(courseSessions.nid, third.nid));
  // This session has one place left.
  await tx
    .update(courseSessions)
    .set({ guests: sql`${courseSessions.guestCapacity} - 1` })
    .where(eq(courseSessions.nid, sixth.nid));
}

interface CardToInsert {
  readonly card: Pick<typeof passCards.$inferInsert, 'passNid' | 'validUntil'>;
  readonly moves: readonly [Move, ...Move[]];
  readonly reserved?: readonly number[];
}

async function insertCard(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { card, moves, reserved = [] }: CardToInsert,
): Promise<void> {
  const ago = (days: number) => dateOf(unixSecondsOf(clock.now()) - days * dayInSeconds);
  const credit = moves.reduce((sum, { turns }) => sum + turns, 0);
  const [inserted] = await tx
    .insert(passCards)
    .values({ ...an, ...card, credit, boughtAt: ago(moves[0].daysAgo) })
    .returning({ id: passCards.id });
  if (!inserted) throw new Error('The database returned no card');
  const cardId = inserted.id;
  await tx
    .insert(passMoves)
    .values(moves.map(({ daysAgo, ...move }) => ({ ...move, cardId, movedAt: ago(daysAgo) })));
  for (const sessionNid of reserved) {
    await tx
      .insert(passReservations)
      .values({ cardId, uid: an.uid, sessionNid, turns: jazz.turns, reservedAt: ago(3) });
    await tx
      .update(courseSessions)
      .set({ guests: sql`${courseSessions.guests} + 1` })
      .where(eq(courseSessions.nid, sessionNid));
  }
}
