import { describe, expect, it } from 'vitest';
import { invoiceLines, invoiceParts, invoiceSums } from '#src/features/invoices/view/invoiceDetail.ts';
import { inParts, plain } from '../invoiceFixtures.ts';

describe('the screen of an invoice', () => {
  it('has a rounding line, so that the lines add up to the total', () => {
    expect(invoiceLines(inParts).map(({ what, amount }) => [what, plain(amount)])).toEqual([
      ['Recreatief turnen, lagere school – Lidgeld', '€ 142,50'],
      ['Afronding', '− € 0,01'],
    ]);
    expect(invoiceSums(inParts).map(({ label, amount }) => [label, plain(amount)])).toEqual([
      ['Totaal', '€ 142,50'],
      ['Betaald', '− € 62,50'],
      ['Nog te betalen', '€ 80,00'],
    ]);
  });

  it('shows each part as paid, overdue, partly paid or not yet due', () => {
    const labels = (today: string) => invoiceParts(inParts, today).map(({ state }) => plain(state?.label));
    expect(labels('2026-11-20')).toEqual(['Betaald', 'Nog € 30,00', undefined]);
    expect(labels('2026-11-28')).toEqual(['Betaald', 'Vervallen', undefined]);
    expect(invoiceParts(inParts, '2026-11-20').at(-1)?.due).toBe('De club vraagt dit bedrag later');
    expect(invoiceParts({ ...inParts, parts: inParts.parts.slice(0, 1) }, '2026-11-20')).toEqual([]);
  });
});
