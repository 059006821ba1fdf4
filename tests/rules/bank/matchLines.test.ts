import { describe, expect, it } from 'vitest';
import { type BankLine, matchLines, type PayableInvoice } from '#rules/bank/matchLines.ts';
import { transferReference } from '#rules/transferReference.ts';

const line = (more: Partial<BankLine> = {}): BankLine => ({
  ...{ id: 1, bookedOn: '2026-11-20', amountCents: 21_000, payer: 'MAES ELS', payerIban: 'BE71' },
  ...{ message: transferReference(12), isSeen: false },
  ...more,
});
const invoice = (more: Partial<PayableInvoice> = {}): PayableInvoice => ({
  ...{ oid: 12, reference: more.oid ?? 12, orderedOn: '2026-11-01', openCents: 21_000, askedCents: [21_000] },
  ...{ names: ['Lars Peeters', 'Els Maes'], ibans: [], noted: [] },
  ...more,
});
const match = (one: BankLine, ...invoices: readonly PayableInvoice[]) =>
  matchLines([one], invoices).get(one.id);
const noted = (amountCents: number, day = '2026-11-18', paymentId = 7) => ({ paymentId, day, amountCents });
const free = { message: 'lidgeld Lars' };

describe('matchLines', () => {
  it.each([
    ['the whole amount', line(), [invoice()], { is: 'sure', oids: [12], openCents: 21_000 }],
    [
      'a part that the club asks',
      line({ amountCents: 7_000 }),
      [invoice({ askedCents: [0, 7_000] })],
      { is: 'sure', oids: [12], openCents: 21_000 },
    ],
    [
      'two orders of one checkout',
      line({ amountCents: 30_000 }),
      [invoice(), invoice({ oid: 13, reference: 12, openCents: 9_000, askedCents: [9_000] })],
      { is: 'sure', oids: [12, 13], openCents: 30_000 },
    ],
    ['less', line({ amountCents: 5_000 }), [invoice()], { is: 'part', oids: [12], openCents: 21_000 }],
    ['more', line({ amountCents: 22_000 }), [invoice()], { is: 'over', oids: [12], openCents: 21_000 }],
    ['a day before the order', line({ bookedOn: '2026-10-31' }), [invoice()], { is: 'early', oids: [12] }],
    [
      'the day of the order',
      line({ bookedOn: '2026-11-01' }),
      [invoice()],
      { is: 'sure', oids: [12], openCents: 21_000 },
    ],
    [
      'what is paid',
      line(),
      [invoice({ openCents: 0, askedCents: [] })],
      { is: 'paid', oids: [12], openCents: 0 },
    ],
    [
      'what a manager noted two days before',
      line(),
      [invoice({ openCents: 0, askedCents: [], noted: [noted(21_000)] })],
      { is: 'noted', oids: [12], paymentIds: [7] },
    ],
    [
      'what a manager noted as two parts',
      line(),
      [invoice({ openCents: 0, noted: [noted(20_000), noted(1_000, '2026-11-18', 8)] })],
      { is: 'noted', oids: [12], paymentIds: [7, 8] },
    ],
    [
      'what a manager noted a month before',
      line(),
      [invoice({ openCents: 0, noted: [noted(21_000, '2026-10-20')] })],
      { is: 'paid', oids: [12], openCents: 0 },
    ],
    [
      'what a manager noted for an order of the day after',
      line(),
      [invoice({ openCents: 0, orderedOn: '2026-11-21', noted: [noted(21_000, '2026-11-21')] })],
      { is: 'noted', oids: [12], paymentIds: [7] },
    ],
  ] as const)('by a structured communication: %s', (_what, one, invoices, expected) => {
    expect(match(one, ...invoices)).toEqual(expected);
  });

  it.each([
    ['ten days before', '2026-11-10', 'noted'],
    ['eleven days before', '2026-11-09', 'paid'],
    ['ten days after', '2026-11-30', 'noted'],
    ['eleven days after', '2026-12-01', 'paid'],
  ])('takes a payment that a manager noted %s as this transfer within ten days', (_when, day, is) => {
    expect(match(line(), invoice({ openCents: 0, noted: [noted(21_000, day)] }))?.is).toBe(is);
  });

  it.each([
    [
      'the amount and the name of the child in the message',
      line({ ...free, message: 'Peeters, Lars' }),
      [12],
    ],
    ['the amount and the name of the payer', line(free), [12]],
    ['the name with accents and a title', line({ ...free, payer: 'Mevr. Máes Els' }), [12]],
    ['the amount and a known account', line({ ...free, payer: 'P. JANSSENS', payerIban: 'BE99' }), [12]],
    ['the name, with a part of the amount', line({ ...free, amountCents: 5_000 }), [12]],
    ['a communication with a wrong check digit, by name', line({ message: '+++000/0000/01299+++' }), [12]],
    ['nothing by a part of the name alone', line({ ...free, payer: 'MAES', message: 'lidgeld' }), undefined],
    ['nothing by the amount alone', line({ ...free, payer: 'P. JANSSENS', message: 'lidgeld' }), undefined],
    ['nothing by name where more is paid than is open', line({ ...free, amountCents: 22_000 }), undefined],
    ['an order of the same day', line({ ...free, bookedOn: '2026-11-01' }), [12]],
    ['nothing before the order', line({ ...free, bookedOn: '2026-10-31' }), undefined],
    ['nothing that an earlier file may have had', line({ ...free, isSeen: true }), undefined],
  ])('without a communication, proposes %s', (_what, one, oids) => {
    const expected = oids ? { is: 'proposal', oids } : { is: 'unknown' };
    expect(match(one, invoice({ ibans: ['BE99'] }))).toEqual(expected);
  });

  it('proposes nothing by a name of one word, which many people have', () => {
    expect(match(line(free), invoice({ names: ['Maes'] }))).toEqual({ is: 'unknown' });
  });

  it('proposes the invoices with the amount before those of another amount, and three at most', () => {
    const others = [14, 15, 16, 17].map((oid) => invoice({ oid }));
    expect(match(line(free), invoice({ openCents: 30_000, askedCents: [] }), ...others)).toEqual({
      ...{ is: 'proposal', oids: [14, 15, 16] },
    });
  });

  it('counts what the lines of the days before pay: a second transfer finds nothing open', () => {
    const lines = [line({ id: 1, bookedOn: '2026-11-21' }), line({ id: 2 }), line({ id: 3, ...free })];
    const matches = matchLines(lines, [invoice()]);
    expect([...matches].map(([id, one]) => [id, one.is])).toEqual([
      [2, 'sure'],
      [3, 'unknown'],
      [1, 'paid'],
    ]);
  });

  it('takes one noted payment for one line', () => {
    const known = invoice({ openCents: 0, noted: [noted(21_000)] });
    const matches = matchLines([line({ id: 1 }), line({ id: 2 })], [known]);
    expect([matches.get(1)?.is, matches.get(2)?.is]).toEqual(['noted', 'paid']);
  });
});
