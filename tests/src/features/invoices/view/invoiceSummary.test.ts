import { describe, expect, it } from 'vitest';
import type { InvoiceDetail } from '#src/api/entities/invoice.ts';
import { invoiceSummary, invoicesLead } from '#src/features/invoices/view/invoiceSummary.ts';
import { inParts, late, paid, plain } from '../invoiceFixtures.ts';

describe('invoiceSummary', () => {
  it('shows the open amount, the total and the next amount to pay', () => {
    const { amount, ofTotal, due, pay, states } = invoiceSummary(inParts);
    expect([amount, ofTotal, due, pay].map(plain)).toEqual([
      '€ 80,00',
      'van € 142,50',
      'Eerst € 30,00, tegen 27/11/2026',
      'Nu betalen · € 30,00',
    ]);
    expect(states).toEqual([{ label: 'Deels betaald', tone: 'info', icon: 'clock' }]);
  });

  it('shows only the total of a settled invoice, and no button to pay', () => {
    expect(invoiceSummary(paid)).toMatchObject({ isOpen: false, due: '', pay: undefined, ofTotal: '' });
    expect(plain(invoiceSummary(paid).amount)).toBe('€ 142,50');
  });

  it('distinguishes overdue amounts, amounts that are not yet due, and a payment in progress', () => {
    expect(invoiceSummary(late).due).toBe('Was te betalen tegen 01/11/2026');
    const partLate = { ...late, overdue: 3_000, payable: 3_000 };
    expect(plain(invoiceSummary(partLate).due)).toBe('€ 30,00 was te betalen tegen 01/11/2026');
    const someDay = { ...inParts, state: 'open', payable: 0, due: null } as const;
    expect(invoiceSummary(someDay)).toMatchObject({ due: 'De club vraagt dit bedrag later', pay: undefined });
    const processing = { ...inParts, state: 'processing' } as const;
    expect(invoiceSummary(processing)).toMatchObject({ due: '', pay: 'Terug naar de betaalpagina' });
  });

  it('marks a partial credit beside the state, and a full credit as the state', () => {
    const labels = (invoice: InvoiceDetail) => invoiceSummary(invoice).states.map(({ label }) => label);
    expect(labels({ ...paid, credited: 2_650 })).toEqual(['Betaald', 'Deels gecrediteerd']);
    expect(labels({ ...paid, state: 'credited', credited: 14_250 })).toEqual(['Gecrediteerd']);
  });

  it('names the first subject and counts the others', () => {
    expect(invoiceSummary({ ...paid, subjects: ['Schoenen', 'Legging', 'Top'] }).title).toBe(
      'Schoenen en nog 2',
    );
    expect(invoiceSummary({ ...paid, subjects: [] }).title).toBe(paid.number);
  });
});

describe('invoicesLead', () => {
  it('sums the open and the overdue amounts', () => {
    expect(plain(invoicesLead([inParts, paid]))).toBe('Nog te betalen: € 80,00');
    expect(plain(invoicesLead([inParts, late]))).toBe(
      'Nog te betalen: € 160,00, waarvan € 80,00 vervallen is.',
    );
    expect(invoicesLead([paid])).toBe('Alles is betaald.');
  });
});
