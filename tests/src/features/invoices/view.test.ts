import { describe, expect, it } from 'vitest';
import examples from '#schemas/examples/invoices/getInvoice.json' with { type: 'json' };
import { type InvoiceDetail, parseInvoice } from '#src/api/entities/invoice.ts';
import {
  invoiceLines,
  invoiceParts,
  invoiceSums,
  invoiceTransfer,
} from '#src/features/invoices/view/invoiceDetail.ts';
import {
  filterChoices,
  filterInvoices,
  readFilters,
  withFilter,
  withoutFilters,
} from '#src/features/invoices/view/invoiceFilters.ts';
import { invoiceSummary, invoicesLead } from '#src/features/invoices/view/invoiceSummary.ts';
import { outstandingInvoice } from '#src/features/invoices/view/outstandingInvoice.ts';

const inParts = parseInvoice(examples.response.valid[0]?.value.result);
const paid: InvoiceDetail = { ...inParts, state: 'paid', paid: 14_250, open: 0, payable: 0, due: null };
const late: InvoiceDetail = {
  ...inParts,
  state: 'overdue',
  overdue: 8_000,
  payable: 8_000,
  due: '2026-11-01',
};

/** Replaces every kind of space by an ordinary one. */
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

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
    expect(invoiceSummary(someDay)).toMatchObject({ due: 'De club vraagt dit later', pay: undefined });
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

describe('outstandingInvoice', () => {
  it('is the first payable invoice, or else the first open one', () => {
    const someDay = { ...inParts, payable: 0 };
    expect(outstandingInvoice([paid, someDay, late])).toBe(late);
    expect(outstandingInvoice([paid, someDay])).toBe(someDay);
    expect(outstandingInvoice([paid])).toBeUndefined();
  });
});

describe('the filters of the invoices', () => {
  const other = { ...inParts, uid: 4, name: 'Mila Peeters', placed: inParts.placed - 400 * 86_400 };
  const many = [inParts, late, paid, other, other];

  it('are offered for a long list with more than one value', () => {
    expect(filterChoices(many).map(({ name, options }) => [name, options.map(({ label }) => label)])).toEqual(
      [
        ['member', ['Lars Peeters', 'Mila Peeters']],
        ['year', ['2026', '2025']],
      ],
    );
    expect(filterChoices(many.slice(0, 4))).toEqual([]);
  });

  it('are kept in the address beside other parameters, and an invalid one finds nothing', () => {
    const query = withFilter(new URLSearchParams('noScroll=1'), 'member', '4');
    expect(query.toString()).toBe('noScroll=1&lid=4');
    expect(filterInvoices(many, readFilters(query))).toEqual([other, other]);
    expect(withoutFilters(query).toString()).toBe('noScroll=1');
    for (const wrong of ['lid=x', 'jaar=%00', 'vereniging=__proto__'])
      expect(filterInvoices(many, readFilters(new URLSearchParams(wrong)))).toEqual([]);
  });
});

describe('the screen of an invoice', () => {
  it('has a rounding line, so that the lines add up to the total', () => {
    expect(invoiceLines(inParts).map(({ what, amount }) => [what, plain(amount)])).toEqual([
      ['Recreatief turnen, lagere school – Lidgeld', '€ 142,50'],
      ['Afronding', '€ -0,01'],
    ]);
    expect(invoiceSums(inParts).map(({ label, amount }) => [label, plain(amount)])).toEqual([
      ['Totaal', '€ 142,50'],
      ['Betaald', '€ -62,50'],
      ['Nog te betalen', '€ 80,00'],
    ]);
  });

  it('shows each part as paid, overdue, partly paid or not yet due', () => {
    const labels = (today: string) => invoiceParts(inParts, today).map(({ state }) => plain(state?.label));
    expect(labels('2026-11-20')).toEqual(['Betaald', 'Nog € 30,00', undefined]);
    expect(labels('2026-11-28')).toEqual(['Betaald', 'Vervallen', undefined]);
    expect(invoiceParts(inParts, '2026-11-20').at(-1)?.due).toBe('De club vraagt dit later');
    expect(invoiceParts({ ...inParts, parts: inParts.parts.slice(0, 1) }, '2026-11-20')).toEqual([]);
  });

  it('shows the transfer data while an amount is open and the club has an account', () => {
    expect(invoiceTransfer(inParts)).toMatchObject({
      account: 'BE71 0961 2345 6769',
      reference: '+++000/0000/00606+++',
    });
    expect(invoiceTransfer(paid)).toBeUndefined();
    expect(invoiceTransfer({ ...inParts, iban: '' })).toBeUndefined();
  });
});
