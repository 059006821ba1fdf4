import { type Clock, dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { uitpasCards } from '#server/db/schema.ts';

const day = 24 * 60 * 60;

/** Inserts UiTPAS cards: with the reduced rate, without it, and an expired one. */
export async function insertUitpasCards(tx: Database, clock: Clock): Promise<void> {
  await tx.insert(uitpasCards).values([
    { number: '0930000007713', hasReducedRate: true },
    { number: '0930000007721', hasReducedRate: true },
    { number: '0930000008810', hasReducedRate: false },
    {
      number: '0930000009909',
      hasReducedRate: true,
      validUntil: dateOf(unixSecondsOf(clock.now()) - 40 * day),
    },
  ]);
}
