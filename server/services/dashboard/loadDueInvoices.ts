import { eurosOf } from '#rules/money.ts';
import type { DueInvoice } from '#schemas/entities/dashboard.ts';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { loadInvoices } from '../invoices/loadInvoices.ts';
import { orderBalance } from '../payments/orderBalance.ts';
import { fullName } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';

/** The invoices with an amount due by today. An invoice stays listed when its payment page was opened and abandoned. */
export async function loadDueInvoices(
  context: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
): Promise<DueInvoice[]> {
  const today = todayOf(context.clock);
  const invoices = await loadInvoices(context, caller);
  return invoices.flatMap(({ order, club, person, account, standing }) => {
    const { dueCents } = orderBalance(account, today);
    if (dueCents === 0 || standing.state === 'credited') return [];
    return {
      oid: order.oid,
      uid: person.uid,
      name: fullName(person),
      club: { nid: club.nid, url: club.url, title: club.title },
      due: eurosOf(dueCents),
      payBy: standing.next?.dueOn ?? null,
      overdue: standing.overdueCents > 0,
    };
  });
}
