import { fillIn } from '@clubpoort/form-engine/headless';
import type { LineReduction } from '#rules/reductions/clubReduction.ts';
import { clubReductions, type RuledReduction } from '#rules/reductions/clubReductions.ts';
import { type CartLine, reducedLine, type TariffLine } from '#server/services/cart/pricedCart.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartFacts } from '../facts/cartFacts.ts';
import { reducibleLine } from '../facts/reducibleLine.ts';

/**
 * Applies the club's reductions for families and for several courses. Tickets, trials, lines on a waiting list and lines that a
 * pass pays get none, and don't count.
 * Decision: docs/decisions/0136-reductions-of-a-club-are-a-list-of-rules.md
 */
export function applyClubReductions(
  facts: CartFacts,
  lines: readonly TariffLine[],
  isPrepaid: (line: CartLine) => boolean,
): readonly TariffLine[] {
  const rules = facts.selection.club.reductions;
  if (rules.length === 0) return lines;
  const counted = lines.flatMap((line) => {
    const reducible = isPrepaid(line) ? undefined : reducibleLine(facts, line);
    return reducible ? [{ line, reducible }] : [];
  });
  const found = clubReductions(rules, [...facts.earlier, ...counted.map(({ reducible }) => reducible)]);
  const byLine = new Map(
    counted.map(({ line }, index) => [line, found[facts.earlier.length + index] ?? []] as const),
  );
  return lines.map((line) => reducedLine(line, ...(byLine.get(line) ?? []).map(named)));
}

function named({ rank, ...reduction }: RuledReduction): LineReduction {
  const texts = nl.reductions[reduction.for];
  const name = rank === undefined ? texts.several : fillIn(texts.ranked, { rank: String(rank) });
  return { ...reduction, name };
}
