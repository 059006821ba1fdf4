import { eurosOf } from '#rules/money.ts';
import { isAlert } from '#rules/paymentState.ts';
import type { DueInvoice } from '#schemas/entities/dashboard.ts';
import type { Context } from '../../context.ts';
import { loadInvoices } from '../invoices/loadInvoices.ts';
import { fullName } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';

/** The invoices that a family is told of unasked. An invoice stays listed when its payment page was opened and abandoned. */
export async function loadDueInvoices(
  context: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
): Promise<DueInvoice[]> {
  const invoices = await loadInvoices(context, caller);
  return invoices.flatMap(({ order, club, person, money, state }) => {
    if (!isAlert(state)) return [];
    return {
      oid: order.oid,
      uid: person.uid,
      name: fullName(person),
      club: { nid: club.nid, url: club.url, title: club.title },
      due: eurosOf(money.payCents),
      payBy: money.dueOn,
      overdue: money.overdueCents > 0,
      attempt: money.attempt,
    };
  });
}
