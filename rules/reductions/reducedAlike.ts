import type { Cents } from '../money.ts';
import type { ClubReduction, LineReduction } from './clubReduction.ts';

/** Whether a club's rules gave the reduction, and no price, card or code. */
export function isByRule(reduction: LineReduction): boolean {
  return reduction.for === 'next-family-member' || reduction.for === 'next-course';
}

/**
 * A price with the reductions that a registration has by the rules of the club: the same percentages and the same amounts. A
 * reduction that the club doesn't give for the course is left out.
 */
export function reducedAlike(
  priceCents: Cents,
  reductions: readonly LineReduction[],
  { rules, course }: { readonly rules: readonly ClubReduction[]; readonly course: string },
): Cents {
  return reductions
    .filter((reduction) => isByRule(reduction) && isGiven(rules, reduction, course))
    .reduce((left, { percentage, cents }) => {
      const share = percentage === undefined ? cents : Math.round((left * percentage) / 100);
      return left - Math.min(share, left);
    }, priceCents);
}

function isGiven(rules: readonly ClubReduction[], reduction: LineReduction, course: string): boolean {
  return rules.some(
    (rule) => rule.for === reduction.for && (rule.courses === undefined || rule.courses.includes(course)),
  );
}
