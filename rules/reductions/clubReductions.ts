import type { Cents } from '../money.ts';
import { spreadCents } from '../spreadCents.ts';
import type { ClubReduction } from './clubReduction.ts';

/** A registration of somebody in a family at one club, for a course that isn't over. */
export interface ReducibleRegistration {
  readonly uid: number;
  /** The url of its course. */
  readonly course: string;
  /** The season of its course (`seasonOfCourse`). */
  readonly season: number;
  /** The cost of the registration before these reductions and before vouchers. */
  readonly costCents: Cents;
  /** The reduction that was given with the order; undefined for a registration that is priced now. */
  readonly given?: { readonly [Kind in ClubReduction['for']]: Cents };
}

/** A reduction of one registration. */
export interface RuledReduction {
  readonly for: ClubReduction['for'];
  /** The person is the nth of the family, or it is the nth course; undefined where the amount has more than one ground. */
  readonly rank: number | undefined;
  /** Whole percents, where the amount is a percentage of this registration alone. */
  readonly percentage?: number;
  readonly cents: Cents;
}

/**
 * The reductions that a club's rules give to the registrations that are priced now, in the order of the list. Registrations that
 * the family has already in the same season count too: whoever renews in June has not taken a second course. The person, and the course of a person, that costs the most has rank 1, so a reduction is taken
 * off what costs the least.
 *
 * The reduction of now is the reduction of all registrations together, less that of the earlier ones. So two
 * orders cost what one order costs, in whatever order they come.
 * Decision: docs/decisions/0136-reductions-of-a-club-are-a-list-of-rules.md
 *
 * @param registrations - the earlier ones first
 */
export function clubReductions(
  rules: readonly ClubReduction[],
  registrations: readonly ReducibleRegistration[],
): readonly (readonly RuledReduction[])[] {
  const found: (readonly RuledReduction[])[] = registrations.map(() => []);
  for (const ofSeason of Map.groupBy(registrations.entries(), ([, { season }]) => season).values()) {
    const reductions = reductionsInSeason(
      rules,
      ofSeason.map(([, one]) => one),
    );
    for (const [place, [index]] of ofSeason.entries()) found[index] = reductions[place] ?? [];
  }
  return found;
}

function reductionsInSeason(
  rules: readonly ClubReduction[],
  registrations: readonly ReducibleRegistration[],
): readonly (readonly RuledReduction[])[] {
  const found = registrations.map((): RuledReduction[] => []);
  let ideal: readonly Cents[] = registrations.map(({ costCents }) => Math.max(0, costCents));
  let paid = ideal;
  let before: readonly Cents[] = registrations.map((one, index) => (one.given ? (ideal[index] ?? 0) : 0));
  for (const kind of new Set(rules.map((rule) => rule.for))) {
    const own = rules.filter((rule) => rule.for === kind);
    const together = reducedBy(own, registrations, ideal);
    const earlier = reducedBy(own, registrations, before);
    const given = sumOf(registrations.map((one) => one.given?.[kind] ?? 0));
    const worth = sumOf(together.cents) - Math.max(sumOf(earlier.cents), given);
    const rests = registrations.map((one, index) =>
      one.given || !isCovered(own, one.course) ? 0 : (paid[index] ?? 0),
    );
    const shares = sharesOf(worth, { rests, wanted: together.cents });
    for (const [index, cents] of shares.entries())
      if (cents > 0) {
        const ground = cents === together.cents[index] ? together.grounds[index] : undefined;
        const percentage = ground?.rule?.percentage;
        found[index]?.push({
          ...{ for: kind, rank: ground?.rank, cents },
          ...(percentage !== undefined && { percentage }),
        });
      }
    ideal = less(ideal, together.cents);
    before = less(before, earlier.cents);
    paid = less(paid, shares);
  }
  return found;
}

/** Each registration gets what it is worth itself first. The rest belongs to earlier registrations, and is divided. */
function sharesOf(
  worth: Cents,
  { rests, wanted }: { readonly rests: readonly Cents[]; readonly wanted: readonly Cents[] },
): readonly Cents[] {
  const amount = Math.min(Math.max(0, worth), sumOf(rests));
  const own = rests.map((rest, index) => Math.min(rest, wanted[index] ?? 0));
  if (amount <= sumOf(own)) return spreadCents(amount, own);
  const more = spreadCents(amount - sumOf(own), less(rests, own));
  return own.map((cents, index) => cents + (more[index] ?? 0));
}

interface Ground {
  readonly rank: number;
  readonly rule: ClubReduction | undefined;
}

interface Reduced {
  readonly cents: readonly Cents[];
  readonly grounds: readonly (Ground | undefined)[];
}

/** The reductions that the rules of one kind give for these costs. A registration that costs nothing has no rank. */
function reducedBy(
  rules: readonly ClubReduction[],
  registrations: readonly ReducibleRegistration[],
  costs: readonly Cents[],
): Reduced {
  const counted = registrations.flatMap((one, index) => {
    const costCents = costs[index] ?? 0;
    return costCents > 0 && isCovered(rules, one.course) ? [{ ...one, index, costCents }] : [];
  });
  const isForPeople = rules[0]?.for === 'next-family-member';
  const people = [...Map.groupBy(counted, ({ uid }) => uid).values()];
  const groups = isForPeople
    ? ranked(people.map((lines) => ({ lines })))
    : people.flatMap((lines) => ranked(lines.map((line) => ({ lines: [line] }))));
  const cents = registrations.map(() => 0);
  const grounds: (Ground | undefined)[] = registrations.map(() => undefined);
  for (const { lines, rank } of groups) {
    const byRule = Map.groupBy(lines, ({ course }) => ruleFor(rules, course, rank));
    for (const [rule, those] of byRule) {
      const shares = rule ? sharesOfRule(rule, those) : [];
      for (const [place, { index }] of those.entries()) {
        cents[index] = shares[place] ?? 0;
        grounds[index] = { rank, rule };
      }
    }
  }
  return { cents, grounds };
}

interface Counted {
  readonly index: number;
  readonly uid: number;
  readonly course: string;
  readonly costCents: Cents;
}

/** The most expensive first; of two that cost the same, the one that came first. */
function ranked(groups: readonly { readonly lines: readonly Counted[] }[]) {
  return groups
    .map(({ lines }) => ({ lines, costCents: sumOf(lines.map((line) => line.costCents)) }))
    .toSorted((one, other) => other.costCents - one.costCents)
    .map(({ lines }, index) => ({ lines, rank: index + 1 }));
}

/** An amount counts once for a person; a percentage counts for each course. */
function sharesOfRule(rule: ClubReduction, lines: readonly Counted[]): readonly Cents[] {
  const costs = lines.map(({ costCents }) => costCents);
  if (rule.amountCents !== undefined) return spreadCents(Math.min(rule.amountCents, sumOf(costs)), costs);
  return costs.map((cost) => Math.round((cost * (rule.percentage ?? 0)) / 100));
}

/** The rule with the highest `from` that the rank reaches: "the third child 15 %" replaces "from the second child 10 %". */
function ruleFor(rules: readonly ClubReduction[], course: string, rank: number): ClubReduction | undefined {
  return rules
    .filter((rule) => rule.from <= rank && isCovered([rule], course))
    .toSorted((one, other) => other.from - one.from)[0];
}

function isCovered(rules: readonly ClubReduction[], course: string): boolean {
  return rules.some(({ courses }) => courses === undefined || courses.includes(course));
}

function less(amounts: readonly Cents[], shares: readonly Cents[]): readonly Cents[] {
  return amounts.map((amount, index) => amount - (shares[index] ?? 0));
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
