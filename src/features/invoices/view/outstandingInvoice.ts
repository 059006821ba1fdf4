import type { Invoice } from '#src/api/entities/orders/invoice.ts';

/**
 * The invoice that `?outstanding=true` opens (Specification 2.1): the first that can be paid now and that no bank is busy with, else the first open one.
 */
export function outstandingInvoice(invoices: readonly Invoice[]): Invoice | undefined {
  const open = invoices.filter((invoice) => invoice.open > 0);
  return open.find(({ payable, attempt }) => payable > 0 && attempt !== 'in-bank') ?? open[0];
}
