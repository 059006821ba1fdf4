import type { CartLine } from '#server/services/cart/pricedCart.ts';

/**
 * The result for one part of a cart: its lines, and a sentence for each choice that was left out or changed.
 * Decision: docs/decisions/0035-an-invalid-cart-still-gets-a-price.md
 */
export interface LineFindings<Line extends CartLine = CartLine> {
  readonly lines: readonly Line[];
  readonly feedback: readonly string[];
}

export const nothingFound = { lines: [], feedback: [] } as const satisfies LineFindings;

export function joinFindings<Line extends CartLine>(
  findings: readonly LineFindings<Line>[],
): LineFindings<Line> {
  return {
    lines: findings.flatMap(({ lines }) => lines),
    feedback: findings.flatMap(({ feedback }) => feedback),
  };
}
