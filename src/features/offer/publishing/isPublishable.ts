import type { parseOfferPlan } from '#src/api/entities/management/offerEditor.ts';
import type { OfferWords } from '../offerQueries.ts';

export type OfferPlan = ReturnType<typeof parseOfferPlan>;

/** Whether a plan changes nothing. */
export function isEmptyPlan({ changes, moved }: OfferPlan): boolean {
  return changes.length + moved === 0;
}

/** Whether a plan changes anything; `undefined` where a fault stands in the way. */
export function changesIn(plan: OfferPlan): 'none' | 'some' | undefined {
  if (plan.faults.length > 0) return undefined;
  return isEmptyPlan(plan) ? 'none' : 'some';
}

/** Whether everything that a plan asks was answered. */
export function isPublishable({ mails, reschedules }: OfferPlan, words: OfferWords): boolean {
  const isMailSaid = !mails.needsWord || words.mailsTo === mails.people;
  return isMailSaid && reschedules.every(({ course }) => words.reschedules.includes(course));
}
