import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passCards, passMoves } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { lockInOrder } from '../holds/lockInOrder.ts';

interface BoughtTurns {
  readonly oid: number;
  readonly uid: number;
  readonly now: Date;
}

/**
 * Takes the turns back that an order put on somebody's cards. Refused where some of them are used or reserved, or were taken back already.
 * A reloaded card keeps its last day.
 */
export async function takeBackTurns(tx: Database, { oid, uid, now }: BoughtTurns): Promise<void> {
  const moves = await tx
    .select({ cardId: passMoves.cardId, turns: passMoves.turns, credit: passCards.credit })
    .from(passMoves)
    .innerJoin(passCards, eq(passCards.id, passMoves.cardId))
    .where(
      and(
        eq(passMoves.oid, oid),
        eq(passCards.uid, uid),
        inArray(passMoves.reason, ['bought', 'reloaded', 'revoked']),
      ),
    );
  const bought = Map.groupBy(moves, ({ cardId }) => cardId);
  await lockInOrder(tx, { cards: [...bought.keys()] });
  for (const [cardId, ofCard] of bought) {
    const turns = ofCard.reduce((sum, move) => sum + move.turns, 0);
    const taken = await tx
      .update(passCards)
      .set({ credit: sql`${passCards.credit} - ${turns}` })
      .where(and(eq(passCards.id, cardId), sql`${passCards.credit} >= ${turns}`))
      .returning({ id: passCards.id });
    if (taken.length === 0) throw refusals.notAvailable(nl.management.turnsUsed);
    await tx.insert(passMoves).values({ cardId, reason: 'revoked', turns: -turns, oid, movedAt: now });
  }
}
