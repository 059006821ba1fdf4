import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attentionOf } from '#rules/attentionOf.ts';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { booksOf, effectOf, type MoneyEvent, type MoneyEventKind } from '#rules/moneyEvents.ts';
import cases from '../cases/paying/moneyEvents.json' with { type: 'json' };

const today = '2026-11-20';
const totalCents = 18_000;

interface Row {
  readonly events: readonly (readonly [MoneyEventKind, number])[];
  readonly open: number;
  readonly look: readonly (readonly [string, number])[];
}

/** How an order of 180 euros stands after these events. */
function standingAfter(pairs: Row['events']) {
  const events = [['invoiced', totalCents] as const, ...pairs].map(
    ([is, amountCents]): MoneyEvent => ({ is, on: today, amountCents }),
  );
  const { paidCents, creditedCents } = booksOf(events);
  const agreed = {
    ...{ orderedOn: today, startsOn: null },
    payNowCents: totalCents,
    totalCents,
    instalments: [],
    isInBank: false,
  };
  const standing = invoiceStanding({ ...agreed, paidCents, creditedCents }, today);
  const lostCents = -events
    .filter(({ is }) => is === 'charged-back' || is === 'chargeback-reversed')
    .reduce((sum, event) => sum + effectOf(event).moneyCents, 0);
  return { events, standing, attention: attentionOf(standing, lostCents) };
}

describe('the account of an order', () => {
  // JSON has no tuples, so the rows are cast to `Row`.
  const rows = (cases as unknown as readonly Row[]).map((row) => ({
    name: row.events.map(([is, cents]) => `${is} ${cents / 100}`).join(', ') || 'nothing',
    ...row,
  }));
  it.each(rows)('$name', ({ events, open, look }) => {
    const { standing, attention } = standingAfter(events);
    expect(standing.openCents).toBe(open);
    expect(attention.map(({ is, amountCents }) => [is, amountCents])).toEqual(look);
  });

  const kind = fc.constantFrom<MoneyEventKind>(
    ...(['credited', 'paid', 'payment-undone', 'charged-back', 'chargeback-reversed'] as const),
    ...(['refunded', 'refund-failed', 'given-back', 'giving-back-undone', 'settled'] as const),
  );
  const sequence = fc.array(fc.tuple(kind, fc.integer({ min: 1, max: 40_000 })), { maxLength: 12 });

  it('adds up to the cent for any sequence of events, in any order', () => {
    fc.assert(
      fc.property(sequence, (pairs) => {
        const { events, standing } = standingAfter(pairs);
        const asked = events.reduce((sum, event) => sum + effectOf(event).askedCents, 0);
        const money = events.reduce((sum, event) => sum + effectOf(event).moneyCents, 0);
        // What the family owes, less what the club owes, is what was asked less what the club has.
        expect(standing.openCents - standing.refundCents).toBe(asked - money);
        expect(standing.openCents === 0 || standing.refundCents === 0).toBe(true);
        const turned = standingAfter(pairs.toReversed()).standing;
        expect(turned).toEqual(standing);
      }),
    );
  });

  it('tells a club of every cent that it got too much or gave twice', () => {
    fc.assert(
      fc.property(sequence, (pairs) => {
        const { standing, attention } = standingAfter(pairs);
        const of = (is: string) => attention.find((one) => one.is === is)?.amountCents ?? 0;
        expect(of('give-back')).toBe(standing.refundCents);
        expect(of('reclaim')).toBe(standing.reclaimCents);
      }),
    );
  });
});
