import { fillIn } from '@clubpoort/form-engine/headless';
import { formatEuros } from '#rules/money.ts';
import { formatIban, transferCode } from '#rules/transferCode.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { DocumentContent } from '../../db/schema.ts';
import type { PdfBlock, PdfContent, PdfTable } from '../../pdf/pdfContent.ts';
import { nl } from '../../texts/nl.ts';
import { type IssuedDocument, numberOf } from '../documents/documentNumber.ts';
import { wayOf } from '../payments/eventsOf.ts';
import { paymentLabel } from '../payments/standing/paymentSentences.ts';
import { documentHead, vatBlocks, vatRows } from './documentBlocks.ts';
import type { LoadedInvoice } from './loadInvoices.ts';
import { transferOf } from './toWireInvoice.ts';

const texts = nl.invoices;

/**
 * The printed invoice. Who it is from, to whom, its lines and its total were copied when it was issued. Its payments and how to pay
 * the rest are those of today.
 */
export function invoicePdf(invoice: LoadedInvoice, document: IssuedDocument): PdfContent {
  const { standing } = invoice;
  const { content, issuedAt } = document;
  const number = numberOf(document);
  const { of, parts } = content;
  return {
    ...documentHead(content, { title: fillIn(texts.title, { number }), number }),
    blocks: [
      { kind: 'state', text: paymentLabel(invoice.state) },
      {
        kind: 'facts',
        facts: [
          [texts.to, [content.addressee.name, content.addressee.address].filter(Boolean).join(', ')],
          [texts.member, content.member],
          [texts.date, formatDay(unixSecondsOf(issuedAt))],
          ...(of ? [[texts.ofInvoice, `${of.number} (${of.day})`] as const] : []),
          ...(standing.next?.dueOn ? [[texts.due, formatIsoDay(standing.next.dueOn)] as const] : []),
        ],
      },
      { kind: 'heading', text: texts.lines },
      linesTable(invoice, document),
      ...vatBlocks(content),
      ...(parts.length > 1 ? partsBlocks(invoice) : []),
      ...paymentBlocks(invoice),
      ...transferBlocks(invoice),
    ],
  };
}

function linesTable(invoice: LoadedInvoice, document: IssuedDocument): PdfTable {
  const { content } = document;
  return {
    kind: 'table',
    columns: [
      { title: texts.columns.what, align: 'left' },
      { title: texts.columns.count, align: 'right', width: 48 },
      { title: texts.columns.price, align: 'right', width: 72 },
      { title: texts.columns.discount, align: 'right', width: 72 },
      { title: texts.columns.amount, align: 'right', width: 80 },
    ],
    rows: content.lines.map(lineRow),
    totals: [
      [texts.total, formatEuros(content.totalCents)],
      ...vatRows(content.vat),
      ...standingRows(invoice, document),
    ],
  };
}

function lineRow({
  what,
  count,
  unitCents,
  discountCents,
  amountCents,
}: DocumentContent['lines'][number]): readonly string[] {
  return [
    what,
    String(count),
    formatEuros(unitCents),
    discountCents === 0 ? '' : formatEuros(-discountCents),
    formatEuros(amountCents),
  ];
}

/** From the total of this document to what is open today: the other documents of the order, and the payments. */
function standingRows(
  { documents, paidCents, standing }: LoadedInvoice,
  { id }: IssuedDocument,
): readonly (readonly [string, string])[] {
  const { invoices, creditNotes } = documents;
  const others = invoices.filter((other) => other.id !== id);
  const sums: readonly (readonly [string, number])[] = [
    ...others.map(
      (other) => [fillIn(texts.title, { number: numberOf(other) }), other.content.totalCents] as const,
    ),
    ...creditNotes.map(
      (note) => [fillIn(texts.creditedBy, { number: numberOf(note) }), -note.content.totalCents] as const,
    ),
    [texts.paid, -paidCents],
    [texts.gotTwice, standing.reclaimCents],
  ];
  return [
    ...sums.filter(([, cents]) => cents !== 0),
    standing.refundCents > 0
      ? ([texts.back, standing.refundCents] as const)
      : ([texts.open, standing.openCents] as const),
  ].map(([label, cents]) => [label, formatEuros(cents)]);
}

/** Shown only for an invoice that is paid in several parts. */
function partsBlocks({ standing: { claims } }: LoadedInvoice): readonly PdfBlock[] {
  return [
    { kind: 'heading', text: texts.parts },
    {
      kind: 'table',
      columns: [
        { title: texts.columns.by, align: 'left' },
        { title: texts.columns.amount, align: 'right', width: 90 },
        { title: texts.columns.open, align: 'right', width: 110 },
      ],
      rows: claims.map(({ dueOn, amountCents, openCents }) => [
        dueOn === null ? texts.someDay : formatIsoDay(dueOn),
        formatEuros(amountCents),
        openCents === 0 ? texts.isPaid : formatEuros(openCents),
      ]),
    },
  ];
}

function paymentBlocks({ account, standing }: LoadedInvoice): readonly PdfBlock[] {
  const made = account.attempts.filter(({ state }) => state === 'paid');
  const refund = fillIn(texts.refund, { amount: formatEuros(standing.refundCents) });
  return [
    ...(made.length === 0 ? [] : [{ kind: 'heading', text: texts.payments } as const]),
    ...made.map(({ settledAt, startedAt, amountCents, provider }) => ({
      kind: 'paragraph' as const,
      text: fillIn(texts.by[wayOf(provider)], {
        amount: formatEuros(amountCents),
        day: formatDay(unixSecondsOf(settledAt ?? startedAt)),
      }),
    })),
    ...(standing.refundCents === 0 ? [] : [{ kind: 'paragraph', text: refund } as const]),
    ...(standing.reclaimCents === 0 ? [] : [{ kind: 'paragraph', text: texts.reclaim } as const]),
  ];
}

/** Instructions to pay by bank transfer what is asked today. */
function transferBlocks(invoice: LoadedInvoice): readonly PdfBlock[] {
  const transfer = transferOf(invoice);
  if (!transfer) return [];
  const { to, iban, amountCents, reference } = transfer;
  const amount = formatEuros(amountCents);
  return [
    { kind: 'heading', text: texts.transfer, isAboveCode: true },
    {
      kind: 'facts',
      facts: [
        [texts.amount, amount],
        [texts.holder, to],
        [texts.account, formatIban(iban)],
        [texts.reference, reference],
      ],
      code: {
        data: transferCode(transfer),
        caption: texts.scan,
        alt: fillIn(texts.codeAlt, { amount, club: to, reference }),
      },
    },
  ];
}
