import type { MoneyFacts } from '#rules/paymentState.ts';
import type { DueInvoice } from '#src/api/entities/agenda/dashboard.ts';
import type { MoneyStanding } from '#src/api/entities/orders/moneyStanding.ts';
import type { Order } from '#src/api/entities/orders/order.ts';

/** Reads the facts of an invoice, or of an order whose backend tells how it stands. */
export function moneyOfStanding(standing: MoneyStanding & { readonly state?: string }): MoneyFacts {
  const { open, overdue, reclaim } = standing;
  return {
    ...{ totalCents: standing.total, paidCents: standing.paid, creditedCents: standing.credited },
    ...{ openCents: open, overdueCents: overdue, reclaimCents: reclaim, refundCents: standing.refund },
    payCents: standing.payable,
    dueOn: standing.due,
    isDue: overdue + reclaim > 0,
    attempt: standing.attempt ?? (standing.state === 'processing' ? 'left' : 'none'),
  };
}

/** The facts of an order. A backend that doesn't tell how it stands leaves them to be read from its amounts. */
export function moneyOfOrder(order: Order): MoneyFacts {
  if (order.standing) return { ...moneyOfStanding(order.standing), isDue: order.due > 0 };
  const { total, payment, payNow, due, instalments } = order;
  const parts = instalments.filter(({ paid }) => paid).reduce((sum, { amount }) => sum + amount, 0);
  const paidCents = Math.min(total, (payment === 'paid' ? payNow || total : 0) + parts);
  const next = instalments.find(({ paid }) => !paid);
  return {
    ...{ totalCents: total, paidCents, creditedCents: 0, openCents: total - paidCents },
    ...{ overdueCents: 0, reclaimCents: 0, refundCents: 0 },
    payCents: due || (next?.amount ?? total - paidCents),
    dueOn: due > 0 ? null : (next?.due ?? null),
    isDue: due > 0,
    attempt:
      payment === 'processing' ? 'left' : payment === 'failed' || payment === 'cancelled' ? payment : 'none',
  };
}

/** A dashboard lists only what is asked. */
export function moneyOfTask({ due, payBy, overdue, attempt = 'none' }: DueInvoice): MoneyFacts {
  return {
    ...{ totalCents: due, paidCents: 0, creditedCents: 0, openCents: due, payCents: due },
    ...{ overdueCents: overdue ? due : 0, reclaimCents: 0, refundCents: 0 },
    ...{ dueOn: payBy, isDue: true, attempt },
  };
}
