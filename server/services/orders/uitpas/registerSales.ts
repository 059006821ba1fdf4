import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { courses, registrations, tariffs, uitpasSales } from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { UitpasRefused, type UitpasRegister, UitpasUnreachable } from '#server/uitpas/uitpasRegister.ts';

const texts = nl.uitpas;
/** Maximum number of sales in a round. */
const most = 20;
const minute = 60 * 1000;
/** Longest time between two attempts. */
const longest = 6 * 60 * minute;

type Sale = typeof uitpasSales.$inferSelect;
type Outcome = Pick<Sale, 'state' | 'problem'> & Partial<Pick<Sale, 'saleId' | 'tryAt'>>;

/**
 * Tells the register the sales at the reduced rate that it doesn't know yet. Each is claimed first, so that two processes never
 * register one twice. A register that is down is asked again later; a refusal stands, and the club reads why in its spreadsheet.
 */
export async function registerSales({
  db,
  clock,
  uitpas,
}: Pick<Context, 'db' | 'clock' | 'uitpas'>): Promise<void> {
  if (!uitpas) return;
  const now = clock.now();
  const { state, tryAt } = uitpasSales;
  // A later time than the longest pause was written by a clock that ran ahead.
  const isTime = or(lte(tryAt, now), gt(tryAt, new Date(now.getTime() + longest)));
  const isDue = and(eq(state, 'waiting'), isTime);
  const due = await db.select().from(uitpasSales).where(isDue).orderBy(asc(uitpasSales.tryAt)).limit(most);
  for (const { oid, position, attempts } of due) {
    const isThis = and(eq(uitpasSales.oid, oid), eq(uitpasSales.position, position));
    const pause = Math.min(longest, minute * 2 ** Math.min(attempts, 20));
    const [claimed] = await db
      .update(uitpasSales)
      .set({ attempts: sql`${uitpasSales.attempts} + 1`, tryAt: new Date(now.getTime() + pause) })
      .where(and(isThis, isDue))
      .returning();
    if (!claimed) continue;
    await db
      .update(uitpasSales)
      .set(await outcomeOf(db, uitpas, claimed))
      .where(isThis);
  }
}

async function outcomeOf(db: Database, uitpas: UitpasRegister, sale: Sale): Promise<Outcome> {
  const { number, regularCents } = sale;
  const [sold] = await db
    .select({ event: courses.uitpasEvent, status: registrations.status })
    .from(tariffs)
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .leftJoin(
      registrations,
      and(
        eq(registrations.tariffNid, tariffs.nid),
        eq(registrations.uid, sale.uid),
        eq(registrations.oid, sale.oid),
      ),
    )
    .where(eq(tariffs.nid, sale.tariffNid));
  if (!sold || sold.status === null || !isRegisteredStatus(sold.status))
    return { state: 'waiting', problem: texts.stopped, tryAt: null };
  // Tried again later, because the club may still give the course its event.
  if (sold.event === '') return { state: 'waiting', problem: texts.noEvent };
  const card = { number, event: sold.event, regularCents };
  try {
    const answer = await uitpas.askCard(card);
    if (answer.has !== 'rate')
      return { state: 'refused', problem: answer.reason || texts.noRate, tryAt: null };
    const saleId = await uitpas.registerSale({ ...card, tariffId: answer.tariffId });
    return { state: 'registered', problem: '', saleId, tryAt: null };
  } catch (error) {
    if (error instanceof UitpasRefused) return { state: 'refused', problem: error.message, tryAt: null };
    if (error instanceof UitpasUnreachable) return { state: 'waiting', problem: error.message };
    throw error;
  }
}
