import { fillIn } from '@clubpoort/form-engine/headless';
import { formatEuros } from '#rules/money.ts';
import { formatIban, transferCode } from '#rules/transferCode.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { PdfBlock, PdfContent, PdfTable } from '../../pdf/pdfContent.ts';
import { nl } from '../../texts/nl.ts';
import { documentSender } from '../clubs/documentSender.ts';
import type { PlacedLine, PlacedOrder } from '../orders/placed/loadOrders.ts';
import { placeOf } from '../orders/placed/loadOrderTickets.ts';
import { referenceOf } from '../orders/transferReference.ts';
import type { AccountHolder } from '../people/accountHolder.ts';
import { fullName } from '../people/people.ts';
import type { LoadedInvoice } from './loadInvoices.ts';
import { creditNoteNumber, invoiceNumber } from './toWireInvoice.ts';

const texts = nl.invoices;

interface InvoiceToDraw {
  readonly invoice: LoadedInvoice;
  readonly placed: PlacedOrder;
  readonly holder: AccountHolder;
}

/** The printed invoice: its lines, its payments so far, and how to pay the rest. */
export function invoicePdf({ invoice, placed, holder }: InvoiceToDraw): PdfContent {
  const { order, club, person, standing } = invoice;
  const number = invoiceNumber(order);
  return {
    title: fillIn(texts.title, { number }),
    sender: documentSender(club),
    footer: `${club.title} · ${number}`,
    blocks: [
      { kind: 'state', text: texts.states[standing.state] },
      {
        kind: 'facts',
        facts: [
          [texts.to, [holder.name, holder.address].filter(Boolean).join(', ')],
          [texts.member, fullName(person)],
          [texts.date, formatDay(unixSecondsOf(order.placedAt))],
          ...(standing.next?.dueOn ? [[texts.due, formatIsoDay(standing.next.dueOn)] as const] : []),
        ],
      },
      { kind: 'heading', text: texts.lines },
      linesTable(invoice, placed),
      ...partsBlocks(invoice),
      ...paymentBlocks(invoice),
      ...transferBlocks(invoice),
    ],
  };
}

function linesTable({ order, account, paidCents, standing }: LoadedInvoice, placed: PlacedOrder): PdfTable {
  const sums: readonly (readonly [string, number])[] = [
    ...account.credits.map(
      (note) => [fillIn(texts.creditedBy, { number: creditNoteNumber(note) }), -note.amountCents] as const,
    ),
    [texts.paid, -paidCents],
  ];
  return {
    kind: 'table',
    columns: [
      { title: texts.columns.what, align: 'left' },
      { title: texts.columns.count, align: 'right', width: 48 },
      { title: texts.columns.price, align: 'right', width: 72 },
      { title: texts.columns.discount, align: 'right', width: 72 },
      { title: texts.columns.amount, align: 'right', width: 80 },
    ],
    rows: placed.lines.map((line) => lineRow(line, placed)),
    totals: [
      [texts.total, formatEuros(order.totalCents)],
      ...sums
        .filter(([, cents]) => cents !== 0)
        .map(([label, cents]) => [label, formatEuros(cents)] as const),
      standing.refundCents > 0
        ? [texts.back, formatEuros(standing.refundCents)]
        : [texts.open, formatEuros(standing.openCents)],
    ],
  };
}

function lineRow({ line, person }: PlacedLine, { tickets, order }: PlacedOrder): readonly string[] {
  const { description, qty, unitCostCents, discountCents } = line;
  const place = placeOf(line, tickets);
  const who = line.uid === order.uid ? undefined : fullName(person);
  return [
    [description, place, who, ...line.reductions.map(({ name }) => name)]
      .filter((part) => part !== undefined)
      .join(' · '),
    String(qty),
    formatEuros(unitCostCents),
    discountCents === 0 ? '' : formatEuros(-discountCents),
    formatEuros(unitCostCents * qty - discountCents),
  ];
}

/** Shown only for an invoice that is paid in several parts. */
function partsBlocks({ standing: { claims } }: LoadedInvoice): readonly PdfBlock[] {
  if (claims.length < 2) return [];
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
      text: fillIn(provider === 'transfer' ? texts.byTransfer : texts.online, {
        amount: formatEuros(amountCents),
        day: formatDay(unixSecondsOf(settledAt ?? startedAt)),
      }),
    })),
    ...(standing.refundCents === 0 ? [] : [{ kind: 'paragraph', text: refund } as const]),
  ];
}

/** Instructions to pay the first unpaid part by bank transfer. */
function transferBlocks({ order, club, standing: { next } }: LoadedInvoice): readonly PdfBlock[] {
  if (!next || club.iban === '') return [];
  const reference = referenceOf(order);
  const amount = formatEuros(next.amountCents);
  return [
    { kind: 'heading', text: texts.transfer },
    {
      kind: 'facts',
      facts: [
        [texts.amount, amount],
        [texts.account, `${formatIban(club.iban)} (${club.title})`],
        [texts.reference, reference],
      ],
    },
    {
      kind: 'code',
      data: transferCode({ to: club.title, iban: club.iban, amountCents: next.amountCents, reference }),
      caption: texts.scan,
      alt: fillIn(texts.codeAlt, { amount, club: club.title, reference }),
    },
  ];
}
