import type { InvoiceStanding } from './invoiceStanding.ts';
import type { Cents } from './money.ts';

/** Something about the money of an order that a club must look at. */
export interface Attention {
  /**
   * `reclaim`: the family got it twice. `give-back`: the family paid more than it owes. `unpaid-again`: the bank took it back, and nobody
   * paid it since.
   */
  readonly is: 'reclaim' | 'give-back' | 'unpaid-again';
  readonly amountCents: Cents;
}

/**
 * Tells what a club must look at.
 *
 * @param lostCents - what the bank took back and did not return
 */
export function attentionOf(
  {
    openCents,
    reclaimCents,
    refundCents,
  }: Pick<InvoiceStanding, 'openCents' | 'reclaimCents' | 'refundCents'>,
  lostCents: Cents,
): readonly Attention[] {
  const all: readonly Attention[] = [
    { is: 'reclaim', amountCents: reclaimCents },
    { is: 'give-back', amountCents: refundCents },
    { is: 'unpaid-again', amountCents: Math.min(lostCents, openCents - reclaimCents) },
  ];
  return all.filter(({ amountCents }) => amountCents > 0);
}
