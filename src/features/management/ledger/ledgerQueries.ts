import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseClubActions } from '#src/api/entities/management/clubAction.ts';
import { parseClubInvoices } from '#src/api/entities/management/clubInvoice.ts';
import { parseUndeliveredMails } from '#src/api/entities/management/undeliveredMail.ts';
import { parseReminders } from '#src/api/entities/money/reminders.ts';
import { resultOf } from '#src/api/resultOf.ts';
import type { Shown } from './invoiceHistory.ts';

interface WantedPayments {
  /** The club's nid. */
  readonly club: number;
  readonly search: string;
  readonly show: Shown;
}

/** The invoices of a club with their payments, page by page. Always refetched: somebody may have paid a moment ago. */
export function clubPaymentsQuery({ club, search, show }: WantedPayments) {
  const wanted = { show, ...(search !== '' && { search: search.slice(0, 200) }) };
  return infiniteQueryOptions({
    queryKey: ['management', club, 'payments', wanted],
    queryFn: async ({ signal, pageParam: offset }) =>
      parseClubInvoices(await get('get_club_payments', { club, ...wanted, offset }, { signal })),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      nextOffset(
        pages.map(({ invoices }) => invoices.length),
        last.count,
      ),
    // The list stays on screen while it is searched.
    placeholderData: (previous, query) => (query?.queryKey[1] === club ? previous : undefined),
    staleTime: 0,
  });
}

/** What managers did for a club, page by page. */
export function clubActionsQuery(club: number) {
  return infiniteQueryOptions({
    queryKey: ['management', club, 'actions'],
    queryFn: async ({ signal, pageParam: offset }) =>
      parseClubActions(await get('get_club_actions', { club, offset }, { signal })),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      nextOffset(
        pages.map(({ actions }) => actions.length),
        last.count,
      ),
    staleTime: 0,
  });
}

/** The mails of a club that could not be delivered. */
export function undeliveredMailsQuery(club: number) {
  return queryOptions({
    queryKey: ['management', club, 'undelivered-mails'],
    queryFn: resultOf('get_undelivered_mails', { club }, parseUndeliveredMails),
    staleTime: 0,
  });
}

/** The reminders that may be sent today; with `order`, that of its payer alone, with its text. */
export function remindersQuery(club: number, order?: number) {
  return queryOptions({
    queryKey: ['management', club, 'reminders', order ?? 'all'],
    queryFn: resultOf('get_reminders', { club, ...(order !== undefined && { order }) }, parseReminders),
    staleTime: 0,
    gcTime: 0,
  });
}

function nextOffset(sizes: readonly number[], count: number): number | undefined {
  const offset = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.at(-1) === 0 || offset >= count ? undefined : offset;
}
