import { describe, expect, it } from 'vitest';
import type { InvoiceDetail } from '#src/api/entities/orders/invoice.ts';
import { invoiceSummary, invoicesLead } from '#src/features/invoices/view/invoiceSummary.ts';
import { inParts, late, paid, plain } from '../invoiceFixtures.ts';

const today = '2026-11-20';
const summary = (invoice: InvoiceDetail) => invoiceSummary(invoice, today);
const someDay: InvoiceDetail = { ...inParts, state: 'open', paid: 0, due: null, payable: 8_000 };
const inBank: InvoiceDetail = { ...inParts, state: 'processing', attempt: 'in-bank' };

describe('invoiceSummary', () => {
  it('shows the open amount, the total and the next amount to pay', () => {
    const { amount, ofTotal, due, pay, states, group } = summary(inParts);
    expect([amount, ofTotal, due, pay?.label].map(plain)).toEqual([
      '€ 80,00',
      'van € 142,50',
      'Eerst € 30,00, tegen 27/11/2026',
      'Nu betalen · € 30,00',
    ]);
    expect(states).toEqual([{ label: 'Deels betaald', tone: 'info', icon: 'clock' }]);
    expect(group).toBe('now');
  });

  it('shows only the total of a settled invoice, and no button to pay', () => {
    expect(summary(paid)).toMatchObject({ group: 'settled', due: '', pay: undefined, ofTotal: '' });
    expect(plain(summary(paid).amount)).toBe('€ 142,50');
  });

  it('distinguishes overdue amounts, amounts that are not asked yet, and a payment in the hands of a bank', () => {
    expect(summary(late).due).toBe('Was te betalen tegen 01/11/2026');
    const partLate = { ...late, overdue: 3_000, payable: 3_000 };
    expect(plain(summary(partLate).due)).toBe('€ 30,00 was te betalen tegen 01/11/2026');
    expect(summary(someDay)).toMatchObject({
      due: 'De club vraagt dit bedrag later',
      group: 'later',
      pay: { isPrimary: false },
    });
    expect(summary(inBank)).toMatchObject({
      due: '',
      group: 'now',
      pay: { label: 'Terug naar de betaalpagina', isPrimary: false },
    });
  });

  it('puts apart what is due far away', () => {
    const inJanuary = { ...inParts, due: '2027-01-15' };
    expect(summary(inJanuary)).toMatchObject({ group: 'later', pay: { isPrimary: false } });
  });

  it('marks a partial credit beside the state, and a full credit as the state', () => {
    const labels = (invoice: InvoiceDetail) => summary(invoice).states.map(({ label }) => label);
    expect(labels({ ...paid, credited: 2_650 })).toEqual(['Betaald', 'Deels gecrediteerd']);
    expect(labels({ ...paid, state: 'credited', credited: 14_250 })).toEqual(['Gecrediteerd']);
  });

  it('names the first subject and counts the others', () => {
    expect(summary({ ...paid, subjects: ['Schoenen', 'Legging', 'Top'] }).title).toBe('Schoenen en nog 2');
    expect(summary({ ...paid, subjects: [] }).title).toBe(paid.number);
  });
});

describe('invoicesLead', () => {
  const lead = (...invoices: InvoiceDetail[]) => plain(invoicesLead(invoices, today));

  it.each([
    [
      'what is asked now, and what comes',
      [inParts, paid],
      'Nu te betalen: € 30,00. Later komt er nog € 50,00.',
    ],
    ['what is late', [late], 'Nu te betalen: € 80,00. Dat bedrag is vervallen.'],
    [
      'what of it is late',
      [inParts, late],
      'Nu te betalen: € 110,00. Daarvan is € 80,00 vervallen. Later komt er nog € 50,00.',
    ],
    ['what is not asked yet', [someDay], 'Je hoeft nu niets te betalen. Later komt er nog € 80,00.'],
    [
      'what a bank is busy with',
      [inBank],
      'Je hoeft nu niets te betalen. Je betaling van € 80,00 wordt verwerkt.',
    ],
    ['that all is paid', [paid], 'Alles is betaald.'],
  ])('says %s', (_, invoices, text) => expect(lead(...invoices)).toBe(text));
});
