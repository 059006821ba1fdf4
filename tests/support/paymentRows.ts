import type { MoneyFacts, PaymentAttempt, PaymentState } from '#rules/paymentState.ts';
import cases from '../cases/paying/paymentStates.json' with { type: 'json' };

interface WrittenFacts {
  readonly total: number;
  readonly paid?: number;
  readonly credited?: number;
  readonly open?: number;
  readonly overdue?: number;
  readonly reclaim?: number;
  readonly refund?: number;
  readonly pay?: number;
  readonly dueOn?: string;
  readonly isDue?: boolean;
  readonly attempt?: PaymentAttempt;
}

/** An order, and what is said about its payment, on 20 November 2026. Amounts are in cents; what a row leaves out is 0, or none. */
interface PaymentRow {
  readonly name: string;
  readonly facts: MoneyFacts;
  readonly around: { readonly canTransfer: boolean; readonly places: number };
  readonly expected: {
    readonly is: PaymentState['is'];
    /** Whether a family is told of it unasked. */
    readonly alert: boolean;
    readonly label: string;
    /** On a screen. */
    readonly sentence: string;
    readonly pay: { readonly label: string; readonly isPrimary: boolean } | null;
    /** In a banner or a task. */
    readonly until?: string;
    readonly mail: string;
    readonly document: string;
  };
}

export const paymentDay = '2026-11-20';

// JSON has no literal types, so the rows are cast.
type Written = Omit<PaymentRow, 'facts' | 'around'> & {
  readonly facts: WrittenFacts;
  readonly around?: PaymentRow['around'];
};

export const paymentRows: readonly PaymentRow[] = (cases as unknown as readonly Written[]).map(
  ({ facts, around = { canTransfer: false, places: 0 }, ...row }) => ({
    ...row,
    around,
    facts: {
      ...{ totalCents: facts.total, paidCents: facts.paid ?? 0, creditedCents: facts.credited ?? 0 },
      ...{ openCents: facts.open ?? 0, overdueCents: facts.overdue ?? 0, reclaimCents: facts.reclaim ?? 0 },
      ...{ refundCents: facts.refund ?? 0, payCents: facts.pay ?? 0, dueOn: facts.dueOn ?? null },
      ...{ isDue: facts.isDue ?? false, attempt: facts.attempt ?? 'none' },
    },
  }),
);

/** Replaces the no-break spaces of amounts. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
