import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Cents, eurosOf, formatEuros } from '#rules/money.ts';
import { get, post } from '#src/api/call.ts';
import {
  type BankLine,
  type BankLineCounts,
  parseBankLines,
  parseBookedLines,
} from '#src/api/entities/money/bankLine.ts';
import { sendBankFile } from '#src/api/sendBankFile.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { bankStatementsTexts as texts } from '#src/texts/nl/bankStatements.ts';
import { useBooking } from '../booking/useBooking.ts';

export const bankLists = [
  'sure',
  'check',
  'proposal',
  'unknown',
  'aside',
] as const satisfies readonly (keyof BankLineCounts)[];
export type BankList = (typeof bankLists)[number];

/** The transfers of one list, page by page, with the counts of all lists. */
export function bankLinesQuery(club: number, show: BankList) {
  return infiniteQueryOptions({
    queryKey: ['management', club, 'bank-lines', show],
    queryFn: async ({ signal, pageParam: offset }) =>
      parseBankLines(
        await get('get_bank_lines', { club, show, offset }, { signal, timeout: bookingTimeout }),
      ),
    initialPageParam: 0,
    getNextPageParam(last, pages) {
      const offset = pages.reduce((sum, { lines }) => sum + lines.length, 0);
      return last.lines.length === 0 || offset >= last.counts[show] ? undefined : offset;
    },
    staleTime: 0,
  });
}

/** Time for hundreds of bookings, in milliseconds. */
const bookingTimeout = 120_000;

/** Uploads a file of the bank. Its lines are in the lists afterwards. */
export function useReadFile(club: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, otherAccount }: { file: File; otherAccount: boolean }) =>
      sendBankFile({ club, otherAccount }, file, {
        signal: new AbortController().signal,
        onProgress: () => undefined,
        patience: bookingTimeout,
      }),
    onSuccess({ other, added, known }) {
      if (other === null) showNotice({ tone: 'success', message: texts.read(added, known) });
      return client.invalidateQueries({ queryKey: ['management', club] });
    },
  });
}

/**
 * Books all that is certain, a thousand at a time, so that each call is short and a lost one loses nothing: a page that was closed goes on
 * at the next press.
 */
export function useBookSure(club: number) {
  const client = useQueryClient();
  const [left, setLeft] = useState<number>();
  const booking = useMutation({
    async mutationFn() {
      let booked = 0;
      let changed = 0;
      for (;;) {
        const answer = await post('book_sure_bank_lines', { club }, { timeout: bookingTimeout });
        const step = parseBookedLines(answer.result);
        booked += step.booked;
        changed += step.changed;
        if (step.booked === 0 || step.left === 0) return { booked, changed };
        setLeft(step.left);
      }
    },
    onSuccess({ booked, changed }) {
      if (booked > 0) showNotice({ tone: 'success', message: texts.bookedAll(booked) });
      if (changed > 0) showNotice({ tone: 'warning', message: texts.notAll(changed) });
      else if (booked === 0) showNotice({ tone: 'info', message: texts.bookedBefore });
    },
    async onSettled() {
      setLeft(undefined);
      await client.invalidateQueries({ queryKey: ['management', club] });
    },
  });
  return { ...booking, left };
}

interface Chosen {
  readonly oid: number;
  readonly number: string;
  readonly open: Cents;
  readonly refund: Cents;
}

/** Books a transfer for an invoice that the manager chose. */
export function useBookLine(club: number, { id, amount }: BankLine) {
  return useBooking(club, {
    requestOf: ({ oid, open, refund }: Chosen) => ({
      ...{ club, bankLine: id, order: oid, open: eurosOf(open), refund: eurosOf(refund) },
    }),
    send: (request, key) => post('book_bank_line', request, key),
    done: (_answer, { number }) => texts.booked(formatEuros(amount), number),
  });
}

/** Says that a transfer pays no invoice, or takes that back. A repeat changes nothing, so it needs no key. */
export function useSetAside(club: number, { id }: BankLine) {
  return useBooking(club, {
    requestOf: (aside: boolean) => ({ club, bankLine: id, aside }),
    send: (request) => post('set_bank_line_aside', request),
    done: (_answer, aside) => (aside ? texts.asideDone : texts.backDone),
  });
}
