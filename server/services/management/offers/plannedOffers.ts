import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';
import type { PlannedOffer } from '#schemas/entities/management/offerEditor.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { plannedOffers, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { fullName } from '../../people/people.ts';

/** A publication that stopped is kept as long as a draft, in milliseconds: its manager may plan it anew. */
const retention = retentions.carts.days * dayInMilliseconds;

/** The planned publications of a club, the earliest first. @param reader - the uid of who reads them */
export async function listPlannedOffers(
  db: Database,
  clubNid: number,
  reader: number,
): Promise<PlannedOffer[]> {
  const { id, publishAt, madeBy, sentences, stoppedAt, reasons } = plannedOffers;
  const rows = await db
    .select({ id, publishAt, madeBy, sentences, stoppedAt, reasons, user: users })
    .from(plannedOffers)
    .leftJoin(users, eq(users.uid, madeBy))
    .where(eq(plannedOffers.clubNid, clubNid))
    .orderBy(asc(publishAt), asc(id));
  return rows.map((row) => ({
    ...{ id: row.id, at: unixSecondsOf(row.publishAt), own: row.madeBy === reader },
    by: row.user ? fullName(row.user) : null,
    sentences: row.sentences,
    stopped: row.stoppedAt === null ? [] : row.reasons,
  }));
}

/** A planned publication of a club. Refused where there is none by this id. */
export async function requirePlannedOffer(
  db: Database,
  clubNid: number,
  id: number,
): Promise<PlannedOfferRow> {
  const isThis = and(eq(plannedOffers.id, id), eq(plannedOffers.clubNid, clubNid));
  const [found] = await db.select().from(plannedOffers).where(isThis);
  if (!found) throw refusals.notFound(nl.plannedOffers.gone);
  return found;
}

export type PlannedOfferRow = typeof plannedOffers.$inferSelect;

/** The planned publications of a club that still wait, with the name of who planned each. */
export async function loadWaitingOffers(
  db: Database,
  clubNid: number,
): Promise<{ readonly planned: PlannedOfferRow; readonly by: string | null }[]> {
  const rows = await db
    .select({ planned: plannedOffers, user: users })
    .from(plannedOffers)
    .leftJoin(users, eq(users.uid, plannedOffers.madeBy))
    .where(and(eq(plannedOffers.clubNid, clubNid), isNull(plannedOffers.stoppedAt)))
    .orderBy(asc(plannedOffers.publishAt), asc(plannedOffers.id));
  return rows.map(({ planned, user }) => ({ planned, by: user ? fullName(user) : null }));
}

/** Deletes publications that stopped long ago. */
export async function sweepPlannedOffers(db: Database, now: Date): Promise<void> {
  await db.delete(plannedOffers).where(lt(plannedOffers.stoppedAt, new Date(now.getTime() - retention)));
}

/**
 * Takes the accounts of erased teachers out of planned publications. They are gone from the offer too, so that both agree.
 *
 * @param addresses - in lower case
 */
export async function forgetTeachersPlanned(tx: Database, addresses: readonly string[]): Promise<void> {
  const { id, base, file } = plannedOffers;
  for (const address of addresses) {
    const naming = await tx
      .select({ id, base, file })
      .from(plannedOffers)
      .where(sql`strpos(lower(${base}::text || ${file}::text), ${address}) > 0`)
      .for('update');
    for (const one of naming)
      await tx
        .update(plannedOffers)
        .set({ base: withoutTeacher(one.base, address), file: withoutTeacher(one.file, address) })
        .where(eq(id, one.id));
  }
}

function withoutTeacher(offer: PlannedOfferRow['file'], address: string): PlannedOfferRow['file'] {
  const courses = offer.courses.map(({ teacherAccounts, ...course }) => ({
    ...course,
    ...(teacherAccounts && {
      teacherAccounts: teacherAccounts.filter((mail) => mail.toLowerCase() !== address),
    }),
  }));
  return { ...offer, courses };
}
