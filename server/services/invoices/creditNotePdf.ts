import { fillIn } from '@clubpoort/form-engine/headless';
import { formatEuros } from '#rules/money.ts';
import { formatDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { PdfContent } from '../../pdf/pdfContent.ts';
import { nl } from '../../texts/nl.ts';
import { type IssuedDocument, numberOf } from '../documents/documentNumber.ts';
import { documentHead, vatBlocks, vatRows } from './documentBlocks.ts';
import type { LoadedInvoice } from './loadInvoices.ts';

const texts = nl.invoices;

/** The printed credit note, as it was issued: what a club takes back of an invoice, and why. */
export function creditNotePdf({ standing }: LoadedInvoice, document: IssuedDocument): PdfContent {
  const { content, issuedAt } = document;
  const { of, addressee } = content;
  const number = numberOf(document);
  const refund = fillIn(texts.refund, { amount: formatEuros(standing.refundCents) });
  return {
    ...documentHead(content, { title: fillIn(texts.creditNoteTitle, { number }), number }),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [texts.to, [addressee.name, addressee.address].filter(Boolean).join(', ')],
          [texts.member, content.member],
          [texts.date, formatDay(unixSecondsOf(issuedAt))],
          ...(of ? [[texts.ofInvoice, `${of.number} (${of.day})`] as const] : []),
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: texts.columns.what, align: 'left' },
          { title: texts.columns.amount, align: 'right', width: 90 },
        ],
        rows: content.lines.map(({ what, amountCents }) => [what, formatEuros(amountCents)]),
        totals: [[texts.credited, formatEuros(content.totalCents)], ...vatRows(content.vat)],
      },
      ...vatBlocks(content),
      { kind: 'paragraph', text: standing.refundCents > 0 ? refund : texts.lessToPay },
    ],
  };
}
