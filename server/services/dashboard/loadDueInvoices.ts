import { eurosOf } from '#rules/money.ts';
import type { DueInvoice } from '#schemas/entities/dashboard.ts';
import type { Context } from '../../context.ts';
import { loadInvoices } from '../invoices/loadInvoices.ts';
import { fullName } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';

/** The invoices with an amount due by today. An invoice stays listed when its payment page was opened and abandoned. */
export async function loadDueInvoices(
  context: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
): Promise<DueInvoice[]> {
  const invoices = await loadInvoices(context, caller);
  return invoices.flatMap(({ order, club, person, standing }) => {
    if (standing.dueCents === 0) return [];
    return {
      oid: order.oid,
      uid: person.uid,
      name: fullName(person),
      club: { nid: club.nid, url: club.url, title: club.title },
      due: eurosOf(standing.dueCents),
      payBy: standing.next?.dueOn ?? null,
      overdue: standing.overdueCents > 0,
    };
  });
}
