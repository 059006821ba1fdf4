import { joinFindings, type LineFindings, type PassLine } from '#server/services/cart/pricedCart.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartFacts } from '../facts/cartFacts.ts';

/** A line for each pass that is bought. */
export function passLines({ selection, passes }: CartFacts): LineFindings<PassLine> {
  return joinFindings(
    selection.passes.map((wanted): LineFindings<PassLine> => {
      const pass = passes.find(({ nid }) => nid === wanted);
      if (!pass) return { lines: [], feedback: [nl.cart.unknown] };
      const line: PassLine = {
        type: 'pass',
        uid: selection.person.uid,
        passNid: pass.nid,
        ...(selection.reloadedCard !== undefined && { cardId: selection.reloadedCard }),
        description: pass.label,
        qty: 1,
        unitCostCents: pass.priceCents,
        discountCents: 0,
      };
      return { lines: [line], feedback: [] };
    }),
  );
}
