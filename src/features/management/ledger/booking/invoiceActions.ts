import type { ClubInvoice } from '#src/api/entities/management/clubInvoice.ts';

/** What a manager can do with an invoice: book a payment, note or use what is too much, take an amount off, remind. */
export type InvoiceAction = 'mark' | 'giveBack' | 'credit' | 'back' | 'remind';

interface InvoiceActions {
  /** What the state of the invoice asks for, the likeliest last. */
  readonly asked: readonly InvoiceAction[];
  /** What is always possible. */
  readonly other: readonly InvoiceAction[];
}

export function invoiceActions(invoice: ClubInvoice): InvoiceActions {
  const { state, open, refund, creditFor, credited, total } = invoice;
  const asked: readonly [InvoiceAction, boolean][] = [
    ['remind', state === 'overdue'],
    ['credit', refund > 0 && creditFor.length > 0],
    ['giveBack', refund > 0],
    ['mark', open > 0],
  ];
  const other: readonly [InvoiceAction, boolean][] = [
    // A reminder is never too early: its dialog says from which day.
    ['remind', open > 0 && state !== 'overdue'],
    ['back', credited < total],
    ['mark', open <= 0],
  ];
  const fitting = (actions: typeof asked) => actions.filter(([, fits]) => fits).map(([action]) => action);
  return { asked: fitting(asked), other: fitting(other) };
}
