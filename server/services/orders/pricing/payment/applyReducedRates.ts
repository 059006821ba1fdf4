import { fillIn } from '@clubpoort/form-engine/headless';
import type { Cents } from '#rules/money.ts';
import { givesReducedRate, type UitpasFault, uitpasFaults } from '#rules/uitpas.ts';
import { costOf, type LineFindings, reducedLine, type TariffLine } from '#server/services/cart/pricedCart.ts';
import { lateStartOf, priceOfLessons } from '#server/services/offer/priceNow.ts';
import { fullName } from '#server/services/people/people.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartFacts } from '../facts/cartFacts.ts';
import { uitpasKey } from '../facts/loadReductions.ts';

interface RatedLines extends LineFindings<TariffLine> {
  /** A line of the cart has a reduced rate. */
  readonly hasUitpas: boolean;
}

/**
 * Applies the reduced rate of the UiTPAS scheme as a discount. A wrong number, or one that somebody else gave or has already,
 * leaves the full price and gives feedback. The cart is still priced, but an order with such a number is refused.
 */
export function applyReducedRates(facts: CartFacts, lines: readonly TariffLine[]): RatedLines {
  const rateOf = (line: TariffLine) => (line.isQueued ? undefined : reducedRate(facts, line.tariffNid));
  const numbers = facts.selection.uitpasNumbers;
  const meant = new Set(lines.flatMap((line) => (rateOf(line) === undefined ? [] : [line.uid])));
  const faults = uitpasFaults(numbers);
  const eventsOf = (uid: number) =>
    lines.flatMap((line) =>
      line.uid === uid && rateOf(line) !== undefined ? (courseOf(facts, line)?.uitpasEvent ?? '') : [],
    );
  const judged = [...meant].map((uid) => ({
    uid,
    problem: problemOf(facts, { uid, fault: faults.get(uid), events: eventsOf(uid) }),
  }));
  const isGranted = (uid: number) =>
    (numbers.get(uid) ?? '') !== '' && judged.some((one) => one.uid === uid && one.problem === undefined);
  return {
    hasUitpas: meant.size > 0,
    feedback: [...new Set(judged.flatMap(({ problem }) => problem ?? []))],
    lines: lines.map((line) => {
      const rate = rateOf(line);
      if (rate === undefined || !isGranted(line.uid)) return line;
      return atRate(line, rate);
    }),
  };
}

/** The rate takes the place of the tariff's own discount where it is better. A late start counts for both. */
function atRate(line: TariffLine, rate: Cents): TariffLine {
  if (costOf(line) <= rate) return line;
  const kept = (line.reductions ?? []).filter((reduction) => reduction.for === 'late-start');
  const full = { ...line, discountCents: 0, reductions: [] };
  const late = reducedLine<TariffLine>(full, ...kept);
  return reducedLine(late, { for: 'uitpas', name: nl.reductions.uitpas, cents: costOf(late) - rate });
}

function courseOf({ courses }: CartFacts, { tariffNid }: Pick<TariffLine, 'tariffNid'>) {
  return courses.find(({ tariffs }) => tariffs.some(({ nid }) => nid === tariffNid));
}

function reducedRate(facts: CartFacts, tariffNid: number): Cents | undefined {
  const { selection, now } = facts;
  if (!selection.club.takesUitpas) return undefined;
  const course = courseOf(facts, { tariffNid });
  const tariff = course?.tariffs.find(({ nid }) => nid === tariffNid);
  if (!course || !tariff || tariff.uitpasPriceCents === null) return undefined;
  return priceOfLessons(tariff.uitpasPriceCents, lateStartOf(course, tariff, now));
}

interface GivenCard {
  readonly uid: number;
  readonly fault: UitpasFault | undefined;
  /** The events of UiTdatabank that the person registers for; '' for a course that is none. */
  readonly events: readonly string[];
}

/** The register decides, never the digits: real numbers exist that fail the check digit. */
function problemOf(
  { selection, family, uitpasCards, uitpasHolders, now }: CartFacts,
  { uid, fault, events }: GivenCard,
): string | undefined {
  const number = selection.uitpasNumbers.get(uid) ?? '';
  if (number === '') return undefined;
  if (fault === 'repeated') return nl.cart.uitpasRepeated;
  const known = [selection.person, ...selection.companions, ...family].find((one) => one.uid === uid);
  const names = { name: known ? fullName(known) : '' };
  if (fault === 'malformed') return fillIn(nl.cart.uitpasMalformed, names);
  const cards = events.map(
    (event) => uitpasCards.get(uitpasKey(number, event)) ?? uitpasCards.get(uitpasKey(number, '')),
  );
  if (cards.includes(undefined)) return fillIn(nl.cart.uitpasUnknown, names);
  const hasRate = cards.every((card) => card !== undefined && givesReducedRate(card, now));
  if (!hasRate) return fillIn(nl.cart.uitpasWithoutRate, names);
  const isTaken = [...(uitpasHolders.get(number) ?? [])].some((holder) => holder !== uid);
  return isTaken ? fillIn(nl.cart.uitpasTaken, names) : undefined;
}
