import { seasonOfCourse } from '#rules/calendar/seasonOf.ts';
import type { Cents } from '#rules/money.ts';
import type { ClubReduction, LineReduction } from '#rules/reductions/clubReduction.ts';
import type { ReducibleRegistration } from '#rules/reductions/clubReductions.ts';
import { type CartLine, costOf, type TariffLine } from '#server/services/cart/pricedCart.ts';
import type { CartFacts } from './cartFacts.ts';

/** A priced line as the reductions of the club count it; undefined for a line that they leave out. */
export function reducibleLine(
  { courses }: Pick<CartFacts, 'courses'>,
  line: TariffLine,
): ReducibleRegistration | undefined {
  if (line.isQueued || line.isTicket || line.sessionNid !== undefined) return undefined;
  const course = courses.find(({ nid }) => nid === line.courseNid);
  if (!course) return undefined;
  const season = seasonOfCourse(course.times.endsAt);
  return { uid: line.uid, course: course.url, season, costCents: costBeforeRules(line) };
}

/** The lines of a priced cart that another cart counts. Turns of a pass lower a line, as in an order. */
export function reducibleLines(
  facts: Pick<CartFacts, 'courses'>,
  lines: readonly CartLine[],
): readonly ReducibleRegistration[] {
  return lines.flatMap((line) => {
    const reducible = line.type === 'tariff' ? reducibleLine(facts, line) : undefined;
    if (!reducible || line.type !== 'tariff') return [];
    const turns = lines.filter(
      (one) => one.type === 'prepaid' && one.uid === line.uid && one.tariffNid === line.tariffNid,
    );
    const costCents = turns.reduce((sum, one) => sum + costOf(one), reducible.costCents);
    return { ...reducible, costCents, given: givenByRules([line]) };
  });
}

/** What a line costs before the reductions of the club, and before vouchers, which come after them. */
export function costBeforeRules(line: ReducedAmounts): Cents {
  const { unitCostCents, qty, discountCents } = line;
  const given = sumOf(line, ['next-family-member', 'next-course', 'voucher']);
  return unitCostCents * qty - discountCents + given;
}

/** What the rules of the club gave for lines. */
export function givenByRules(lines: readonly ReducedAmounts[]): {
  readonly [Kind in ClubReduction['for']]: Cents;
} {
  const of = (kind: ClubReduction['for']) => lines.reduce((sum, line) => sum + sumOf(line, [kind]), 0);
  return { 'next-family-member': of('next-family-member'), 'next-course': of('next-course') };
}

interface ReducedAmounts {
  readonly unitCostCents: Cents;
  readonly qty: number;
  readonly discountCents: Cents;
  readonly reductions?: readonly LineReduction[];
}

function sumOf({ reductions = [] }: ReducedAmounts, kinds: readonly LineReduction['for'][]): Cents {
  return reductions
    .filter((reduction) => kinds.includes(reduction.for))
    .reduce((sum, { cents }) => sum + cents, 0);
}
