import { type JudgedStay, judgeStay, type StayRefusal } from '#rules/childcare/judgeStay.ts';
import type { PaymentYear } from '#rules/childcare/paymentYear.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Scope } from '../paidRegistrations.ts';
import { loadStays, type RegisteredStay } from './loadStays.ts';

/** A stay of which at least one day counts, and the year in which it was paid. */
export interface CountedStay extends JudgedStay {
  readonly year: number;
  readonly of: RegisteredStay;
}

export type StayObstacle = StayRefusal | Exclude<PaymentYear, number> | 'credited' | 'birthdate-missing';

export interface RefusedStay {
  readonly of: RegisteredStay;
  readonly reason: StayObstacle;
}

export interface JudgedStays {
  readonly counted: readonly CountedStay[];
  readonly refused: readonly RefusedStay[];
}

/**
 * Judges all stays of a club (or of some people) that are not certified yet.
 * @param disabled - people of whom the club confirms a severe disability, so that their days count until they are 21
 */
export async function judgeStays(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  scope: Scope,
  disabled: ReadonlySet<number> = new Set(),
): Promise<JudgedStays> {
  const today = todayOf(clock);
  const counted: CountedStay[] = [];
  const refused: RefusedStay[] = [];
  for (const of of await loadStays(db, scope)) {
    const { birthdate, uid } = of.person;
    if (birthdate === null) {
      refused.push({ of, reason: 'birthdate-missing' });
      continue;
    }
    const judged = judgeStay(of.stay, { birthdate, hasSevereDisability: disabled.has(uid) }, today);
    if (typeof judged === 'string') refused.push({ of, reason: judged });
    else if (typeof of.payment === 'string') refused.push({ of, reason: of.payment });
    else counted.push({ ...judged, year: of.payment, of });
  }
  return { counted, refused };
}
