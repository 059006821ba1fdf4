import { fillIn } from '@clubpoort/form-engine/headless';
import { spreadCents } from '#rules/spreadCents.ts';
import { costOf, type PrepaidLine, type TariffLine } from '#server/services/cart/pricedCart.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartFacts } from '../facts/cartFacts.ts';

/** The turns of the person's passes: what they could pay for, and what they do pay for. */
export interface Prepayment {
  /** Number of turns that are left. */
  readonly credit: number;
  /** Number of turns that would pay for every line that takes a pass. */
  readonly turns: number;
  /** The cards that pay, by the line that each pays for. */
  readonly paying: ReadonlyMap<TariffLine, readonly PayingCard[]>;
}

interface PayingCard {
  readonly id: number;
  readonly label: string;
  readonly turns: number;
}

/**
 * Decides which lines are paid by pass: all that take one, or none. With `usesPassInPart`, as many lines as there are turns
 * for. The card that expires first is used first.
 */
export function decidePrepayment(facts: CartFacts, lines: readonly TariffLine[]): Prepayment {
  const { person, usesPass, usesPassInPart } = facts.selection;
  const wanted = lines.flatMap((line) => {
    const turns = turnsOf(facts, line);
    return turns === undefined || line.uid !== person.uid || costOf(line) === 0 ? [] : [{ line, turns }];
  });
  const credit = facts.passCards.reduce((sum, card) => sum + card.credit, 0);
  const turns = wanted.reduce((sum, one) => sum + one.turns, 0);
  const mayPay = usesPass && (credit >= turns || usesPassInPart);
  return { credit, turns, paying: mayPay ? payWith(facts.passCards, wanted) : new Map() };
}

/** A line with a negative cost for each card that pays. The cards of one line together cancel the cost of that line. */
export function prepaidLines({ courses }: CartFacts, paying: Prepayment['paying']): readonly PrepaidLine[] {
  return [...paying].flatMap(([line, cards]) => {
    const course = courses.find(({ nid }) => nid === line.courseNid);
    const tariff = course?.tariffs.find(({ nid }) => nid === line.tariffNid);
    const shares = spreadCents(
      costOf(line),
      cards.map(({ turns }) => turns),
    );
    return cards.map(
      ({ id, label, turns }, index): PrepaidLine => ({
        type: 'prepaid',
        uid: line.uid,
        cardId: id,
        turns,
        tariffNid: line.tariffNid,
        description: fillIn(nl.cart.prepaid, {
          pass: label,
          course: course?.title ?? '',
          tariff: tariff?.title ?? '',
        }),
        qty: 1,
        unitCostCents: -(shares[index] ?? 0),
        discountCents: 0,
      }),
    );
  });
}

function turnsOf({ courses }: CartFacts, line: TariffLine): number | undefined {
  if (line.isQueued) return undefined;
  const tariff = courses.flatMap(({ tariffs }) => tariffs).find(({ nid }) => nid === line.tariffNid);
  return tariff?.passTurns ?? undefined;
}

function payWith(
  cards: CartFacts['passCards'],
  wanted: readonly { readonly line: TariffLine; readonly turns: number }[],
): Prepayment['paying'] {
  const left = new Map(cards.map(({ id, credit }) => [id, credit]));
  const paying = new Map<TariffLine, readonly PayingCard[]>();
  for (const { line, turns } of wanted) {
    if ([...left.values()].reduce((sum, credit) => sum + credit, 0) < turns) continue;
    let owed = turns;
    const used: PayingCard[] = [];
    for (const { id, label } of cards) {
      const given = Math.min(left.get(id) ?? 0, owed);
      if (given === 0) continue;
      left.set(id, (left.get(id) ?? 0) - given);
      owed -= given;
      used.push({ id, label, turns: given });
    }
    paying.set(line, used);
  }
  return paying;
}
