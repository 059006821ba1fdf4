import { fillIn } from '@clubpoort/form-engine/headless';
import { formatEuros } from '#rules/money.ts';
import { formatDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { PdfContent } from '../../pdf/pdfContent.ts';
import { nl } from '../../texts/nl.ts';
import { documentSender } from '../clubs/documentSender.ts';
import type { AccountHolder } from '../people/accountHolder.ts';
import { fullName } from '../people/people.ts';
import type { LoadedInvoice } from './loadInvoices.ts';
import { creditNoteNumber, invoiceNumber } from './toWireInvoice.ts';

const texts = nl.invoices;

interface CreditNoteToDraw {
  readonly invoice: LoadedInvoice;
  readonly note: LoadedInvoice['account']['credits'][number];
  readonly holder: AccountHolder;
}

/** The document of a credit note: what a club takes back of an invoice, and why. */
export function creditNotePdf({ invoice, note, holder }: CreditNoteToDraw): PdfContent {
  const { order, club, person, standing } = invoice;
  const number = creditNoteNumber(note);
  const refund = fillIn(texts.refund, { amount: formatEuros(standing.refundCents) });
  return {
    title: fillIn(texts.creditNoteTitle, { number }),
    sender: documentSender(club),
    footer: `${club.title} · ${number}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [texts.to, [holder.name, holder.address].filter(Boolean).join(', ')],
          [texts.member, fullName(person)],
          [texts.date, formatDay(unixSecondsOf(note.issuedAt))],
          [texts.ofInvoice, `${invoiceNumber(order)} (${formatDay(unixSecondsOf(order.placedAt))})`],
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: texts.columns.what, align: 'left' },
          { title: texts.columns.amount, align: 'right', width: 90 },
        ],
        rows: [[note.reason, formatEuros(note.amountCents)]],
        totals: [[texts.credited, formatEuros(note.amountCents)]],
      },
      { kind: 'paragraph', text: standing.refundCents > 0 ? refund : texts.lessToPay },
    ],
  };
}
