import { queryOptions } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { parseReminded } from '#src/api/entities/management/clubInvoice.ts';
import { parseRemindedAll, parseReminders } from '#src/api/entities/money/reminders.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import { useBooking } from './useBooking.ts';

const texts = ledgerTexts.remind;

/** The reminders that may be sent today; with `order`, that of its payer alone, with its text. */
export function remindersQuery(club: number, order?: number) {
  return queryOptions({
    queryKey: ['management', club, 'reminders', order ?? 'all'],
    queryFn: resultOf('get_reminders', { club, ...(order !== undefined && { order }) }, parseReminders),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Mails the payer about all that is overdue. The server refuses a second mail on one day, so it needs no key. */
export function useRemindNow(club: number) {
  return useBooking(club, {
    requestOf: (order: number) => ({ club, order }),
    send: async (request) => parseReminded((await post('remind_now', request)).result),
    done: ({ to, invoices }) => texts.done(to, invoices),
  });
}

/** Mails the payers of these orders. Whoever got a mail today is passed over, so it needs no key. */
export function useRemindAll(club: number) {
  return useBooking(club, {
    requestOf: (orders: readonly number[]) => ({ club, orders: [...orders] }),
    send: async (request) => parseRemindedAll((await post('remind_all', request)).result),
    done: ({ sent, passed }) => texts.doneAll(sent, passed),
  });
}
