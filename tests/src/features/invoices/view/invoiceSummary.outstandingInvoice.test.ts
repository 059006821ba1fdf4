import { describe, expect, it } from 'vitest';
import { outstandingInvoice } from '#src/features/invoices/view/invoiceSummary.ts';
import { inParts, late, paid } from '../invoiceFixtures.ts';

describe('outstandingInvoice', () => {
  it('is the first payable invoice, or else the first open one', () => {
    const someDay = { ...inParts, payable: 0 };
    expect(outstandingInvoice([paid, someDay, late])).toBe(late);
    expect(outstandingInvoice([paid, someDay])).toBe(someDay);
    expect(outstandingInvoice([paid])).toBeUndefined();
  });
});
