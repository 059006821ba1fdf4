import { and, eq } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { passCards, passes, passMoves } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { PassLine } from '../cart/pricedCart.ts';
import { requireCard } from './requireCard.ts';
import { longerValidity, validUntilFrom } from './validity.ts';

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
