import { fillIn } from '@clubpoort/form-engine/headless';
import { givesReducedRate, uitpasFaults } from '#rules/uitpas.ts';
import type { LineFindings, TariffLine } from '#server/services/cart/pricedCart.ts';
import { fullName } from '#server/services/people/people.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartFacts } from '../facts/cartFacts.ts';

interface RatedLines extends LineFindings<TariffLine> {
  /** A line of the cart has a reduced rate. */
  readonly hasUitpas: boolean;
}

/**
 * Applies the reduced rate of the UiTPAS scheme as a discount. A wrong number, or one that two people gave, leaves the full
 * price and gives feedback. The cart is still priced, but an order with such a number is refused.
 */
export function applyReducedRates(facts: CartFacts, lines: readonly TariffLine[]): RatedLines {
  const rateOf = (line: TariffLine) => (line.isQueued ? undefined : reducedRate(facts, line.tariffNid));
  const numbers = facts.selection.uitpasNumbers;
  const meant = new Set(lines.flatMap((line) => (rateOf(line) === undefined ? [] : [line.uid])));
  const faults = uitpasFaults(numbers);
  const judged = [...meant].map((uid) => ({ uid, problem: problemOf(facts, uid, faults.get(uid)) }));
  const isGranted = (uid: number) =>
    (numbers.get(uid) ?? '') !== '' && judged.some((one) => one.uid === uid && one.problem === undefined);
  return {
    hasUitpas: meant.size > 0,
    feedback: [...new Set(judged.flatMap(({ problem }) => problem ?? []))],
    lines: lines.map((line) => {
      const rate = rateOf(line);
      if (rate === undefined || !isGranted(line.uid)) return line;
      return { ...line, discountCents: Math.max(line.discountCents, line.unitCostCents - rate) };
    }),
  };
}

function reducedRate({ selection, courses }: CartFacts, tariffNid: number): number | undefined {
  if (!selection.club.takesUitpas) return undefined;
  const tariff = courses.flatMap(({ tariffs }) => tariffs).find(({ nid }) => nid === tariffNid);
  return tariff?.uitpasPriceCents ?? undefined;
}

function problemOf(
  { selection, family, uitpasCards, now }: CartFacts,
  uid: number,
  fault: 'malformed' | 'repeated' | undefined,
): string | undefined {
  const number = selection.uitpasNumbers.get(uid) ?? '';
  if (number === '') return undefined;
  if (fault === 'repeated') return nl.cart.uitpasRepeated;
  const known = [selection.person, ...selection.companions, ...family].find((one) => one.uid === uid);
  const names = { name: known ? fullName(known) : '' };
  if (fault === 'malformed') return fillIn(nl.cart.uitpasMalformed, names);
  const card = uitpasCards.get(number);
  if (!card) return fillIn(nl.cart.uitpasUnknown, names);
  return givesReducedRate(card, now) ? undefined : fillIn(nl.cart.uitpasWithoutRate, names);
}
