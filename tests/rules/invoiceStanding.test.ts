import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InvoiceAccount, invoiceStanding } from '#rules/invoiceStanding.ts';
import cases from '../cases/paying/invoiceStanding.json' with { type: 'json' };

const orderedOn = '2026-11-20';

interface Row {
  readonly name: string;
  readonly today?: string;
  readonly account: {
    readonly payNow: number;
    readonly total: number;
    readonly startsOn?: string;
    readonly paid?: number;
    readonly credited?: number;
    readonly isInBank?: boolean;
    readonly instalments?: readonly (readonly [string, number])[];
  };
  readonly expected: {
    readonly state: string;
    readonly open: number;
    readonly overdue: number;
    readonly refund?: number;
    readonly reclaim?: number;
    /** Compared where it stands. */
    readonly due?: number;
    readonly next: readonly [string | null, number] | null;
  };
}

describe('invoiceStanding', () => {
  // JSON has no tuples, so the rows are cast to `Row`.
  it.each(cases as unknown as readonly Row[])('$name', ({ today = orderedOn, account, expected }) => {
    const { payNow, total, paid = 0, credited = 0, isInBank = false, instalments = [] } = account;
    const { startsOn = null } = account;
    const standing = invoiceStanding(
      {
        ...{ orderedOn, startsOn },
        payNowCents: payNow,
        totalCents: total,
        paidCents: paid,
        creditedCents: credited,
        isInBank,
        instalments: instalments.map(([dueOn, amountCents]) => ({ dueOn, amountCents })),
      },
      today,
    );
    expect(standing).toMatchObject({
      state: expected.state,
      openCents: expected.open,
      overdueCents: expected.overdue,
      refundCents: expected.refund ?? 0,
      reclaimCents: expected.reclaim ?? 0,
      ...(expected.due !== undefined && { dueCents: expected.due }),
    });
    expect(standing.next ? [standing.next.dueOn, standing.next.amountCents] : null).toEqual(expected.next);
  });

  it('adds up to the cent, whatever is paid and credited', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    // More may go back than came in.
    const money = fc.integer({ min: -100_000, max: 100_000 });
    const parts = fc.array(
      amount.filter((cents) => cents > 0),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(amount, parts, amount, money, amount, (payNow, later, rest, paid, credited) => {
        const total = payNow + later.reduce((sum, cents) => sum + cents, 0) + rest;
        const account: InvoiceAccount = {
          ...{ orderedOn, startsOn: null },
          payNowCents: payNow,
          totalCents: total,
          instalments: later.map((amountCents, month) => ({ dueOn: `2027-0${month + 1}-01`, amountCents })),
          paidCents: paid,
          creditedCents: credited,
          isInBank: false,
        };
        const { openCents, refundCents, overdueCents, dueCents, reclaimCents, claims } = invoiceStanding(
          account,
          '2027-02-15',
        );
        expect(openCents - refundCents).toBe(total - paid - credited);
        expect(openCents * refundCents).toBe(0);
        const asked = claims.reduce((sum, claim) => sum + claim.openCents, 0);
        expect(openCents).toBe(asked + reclaimCents);
        expect(overdueCents + reclaimCents).toBeLessThanOrEqual(dueCents);
        expect(dueCents).toBeLessThanOrEqual(openCents);
        expect(claims.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(total);
      }),
    );
  });
});
