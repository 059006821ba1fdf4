import { dayInSeconds } from '#rules/duration.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { uitpasCards } from '#server/db/schema.ts';

/** Inserts UiTPAS cards: with the reduced rate, without it, and an expired one. */
export async function insertUitpasCards({ db: tx, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await tx.insert(uitpasCards).values([
    { number: '0930000007713', hasReducedRate: true },
    { number: '0930000007721', hasReducedRate: true },
    { number: '0930000008810', hasReducedRate: false },
    {
      number: '0930000009909',
      hasReducedRate: true,
      validUntil: dateOf(unixSecondsOf(clock.now()) - 40 * dayInSeconds),
    },
  ]);
}
