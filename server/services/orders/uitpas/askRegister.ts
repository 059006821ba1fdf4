import { and, between, eq, gt, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import { uitpasFaults } from '#rules/uitpas.ts';
import type { Context } from '#server/context.ts';
import { clockSkew } from '#server/db/capTimes.ts';
import type { Database } from '#server/db/database.ts';
import { courses, tariffs, uitpasAnswers } from '#server/db/schema.ts';
import { type UitpasRegister, UitpasUnreachable } from '#server/uitpas/uitpasRegister.ts';
import type { CartSelection } from '../../cart/cartSelection.ts';

/** Time in which an answer isn't asked again, in milliseconds. */
const fresh = 10 * 60 * 1000;
/** Time after which an answer is forgotten: the number of a card is a personal datum. */
const kept = 60 * 60 * 1000;
/** Maximum number of questions for one cart. */
const most = 10;

type Asking = Pick<Context, 'db' | 'clock' | 'uitpas'>;

/**
 * Asks the register for the cards of a cart, outside any transaction, and keeps its answers for the price. A register that is
 * down leaves the answers of the last hour; without one the card counts as unknown, and the person pays the full price or waits.
 */
export async function askRegister({ db, clock, uitpas }: Asking, selection: CartSelection): Promise<void> {
  const numbers = selection.club.takesUitpas ? soundNumbers(selection) : [];
  if (!uitpas || numbers.length === 0 || selection.tariffs.length === 0) return;
  const events = await db
    .selectDistinctOn([courses.uitpasEvent], { event: courses.uitpasEvent, regularCents: tariffs.priceCents })
    .from(tariffs)
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(
      and(
        inArray(tariffs.nid, [...selection.tariffs]),
        eq(courses.clubNid, selection.club.nid),
        isNotNull(tariffs.uitpasPriceCents),
        ne(courses.uitpasEvent, ''),
      ),
    );
  const now = clock.now();
  const known = await db
    .select()
    .from(uitpasAnswers)
    .where(
      and(
        inArray(uitpasAnswers.number, numbers),
        between(uitpasAnswers.askedAt, new Date(now.getTime() - fresh), latest(now)),
      ),
    );
  const asked = numbers
    .flatMap((number) => events.map((event) => ({ number, ...event })))
    .filter((one) => !known.some(({ number, event }) => number === one.number && event === one.event));
  await Promise.all(asked.slice(0, most).map((card) => ask({ db, uitpas, now }, card)));
}

function soundNumbers({ uitpasNumbers }: CartSelection): string[] {
  const faults = uitpasFaults(uitpasNumbers);
  return [...uitpasNumbers].flatMap(([uid, number]) => (number === '' || faults.has(uid) ? [] : number));
}

async function ask(
  { db, uitpas, now }: { readonly db: Database; readonly uitpas: UitpasRegister; readonly now: Date },
  card: Parameters<UitpasRegister['askCard']>[0],
): Promise<void> {
  try {
    const { has } = await uitpas.askCard(card);
    const { number, event } = card;
    const isThis = and(eq(uitpasAnswers.number, number), eq(uitpasAnswers.event, event));
    if (has === 'unknown') await db.delete(uitpasAnswers).where(isThis);
    else {
      const said = { hasReducedRate: has === 'rate', askedAt: now };
      await db
        .insert(uitpasAnswers)
        .values({ number, event, ...said })
        .onConflictDoUpdate({ target: [uitpasAnswers.number, uitpasAnswers.event], set: said });
    }
  } catch (error) {
    if (!(error instanceof UitpasUnreachable)) throw error;
  }
}

/** Forgets the answers of the register after an hour. */
export async function sweepUitpasAnswers(db: Database, now: Date): Promise<void> {
  const { askedAt } = uitpasAnswers;
  const isOver = or(lt(askedAt, new Date(now.getTime() - kept)), gt(askedAt, latest(now)));
  await db.delete(uitpasAnswers).where(isOver);
}

/** No answer is later than this, except those that a clock wrote that ran ahead. */
function latest(now: Date): Date {
  return new Date(now.getTime() + clockSkew);
}
