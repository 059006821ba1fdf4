import { and, eq } from 'drizzle-orm';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { passCards, passes, passMoves } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { PassLine } from '../cart/pricedCart.ts';
import { requireCard } from './requireCard.ts';

interface OrderedPass {
  readonly line: Pick<PassLine, 'uid' | 'passNid' | 'cardId' | 'qty'>;
  readonly clubNid: number;
  readonly oid: number;
  readonly now: Date;
}

/**
 * Adds the turns of an ordered pass to a new card or to the card that is reloaded. All turns on a reloaded card are then valid
 * until the later of the two last days. The order has locked that card (`lockCart`).
 */
export async function addTurns(tx: Database, { line, clubNid, oid, now }: OrderedPass): Promise<void> {
  const { uid, passNid, cardId, qty } = line;
  const [pass] = await tx
    .select()
    .from(passes)
    .where(and(eq(passes.nid, passNid), eq(passes.clubNid, clubNid)));
  if (!pass) throw refusals.notFound(nl.passes.passNotFound);
  const validUntil = validUntilFrom(isoDayOf(unixSecondsOf(now)), pass.validMonths);
  if (cardId !== undefined) {
    const card = await requireCard(tx, { cardId, uid, clubNid });
    const turns = pass.credit * qty;
    await tx
      .update(passCards)
      .set({ credit: card.credit + turns, validUntil: longerValidity(card.validUntil, validUntil) })
      .where(eq(passCards.id, cardId));
    await tx.insert(passMoves).values({ cardId, reason: 'reloaded', turns, oid, movedAt: now });
    return;
  }
  const cards = Array.from({ length: qty }, () => ({
    ...{ clubNid, uid, passNid, validUntil },
    credit: pass.credit,
    boughtAt: now,
  }));
  const bought = await tx.insert(passCards).values(cards).returning({ id: passCards.id });
  await tx.insert(passMoves).values(
    bought.map(({ id }) => ({
      cardId: id,
      reason: 'bought' as const,
      turns: pass.credit,
      oid,
      movedAt: now,
    })),
  );
}

/** The last day on which turns that are bought today can be used; null for no limit. */
export function validUntilFrom(today: IsoDay, months: number | null): IsoDay | null {
  return months === null ? null : monthsAfter(today, months);
}

/**
 * The later of two last days: a reload never shortens the validity of a card.
 * Decision: docs/decisions/0041-a-card-is-valid-on-the-day-of-the-session.md
 */
export function longerValidity(one: IsoDay | null, other: IsoDay | null): IsoDay | null {
  if (one === null || other === null) return null;
  return one > other ? one : other;
}

/** The same day so many months later, or the last day of a shorter month. */
function monthsAfter(day: IsoDay, months: number): IsoDay {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return date.toISOString().slice(0, 10);
}
