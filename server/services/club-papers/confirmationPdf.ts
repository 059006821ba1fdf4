import { fillIn } from '@clubpoort/form-engine/headless';
import { formatEuros } from '#rules/money.ts';
import { paymentState } from '#rules/paymentState.ts';
import { formatDay, formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import { todayOf, unixSecondsOf } from '../../clock.ts';
import type { PdfBlock, PdfContent } from '../../pdf/pdfContent.ts';
import { nl } from '../../texts/nl.ts';
import { documentSender } from '../clubs/documentSender.ts';
import type { PlacedLine, PlacedOrder } from '../orders/placed/loadOrders.ts';
import { paymentLabel } from '../payments/standing/paymentSentences.ts';
import { fullName } from '../people/people.ts';

const texts = nl.confirmation;

interface Printed {
  readonly now: Date;
  /** The name of the invoice with its number; undefined for an order that costs nothing. */
  readonly invoice: string | undefined;
}

/** The printed confirmation of an order: who takes part in what, when it begins, and where the amount is asked. */
export function confirmationPdf(placed: PlacedOrder, { now, invoice }: Printed): PdfContent {
  const { order, club, lines, money } = placed;
  const people = [...new Set(lines.map(({ person }) => fullName(person)))];
  return {
    title: texts.title,
    sender: documentSender(club),
    footer: `${club.title} · ${fillIn(texts.order, { oid: String(order.oid) })}`,
    blocks: [
      ...(invoice
        ? [
            {
              kind: 'state',
              text: paymentLabel(paymentState(money, todayOf({ now: () => now }))),
            } as const,
          ]
        : []),
      {
        kind: 'facts',
        facts: [
          [nl.invoices.member, people.join(', ')],
          [nl.invoices.date, formatDay(unixSecondsOf(order.placedAt))],
        ],
      },
      { kind: 'heading', text: nl.invoices.lines },
      {
        kind: 'table',
        columns: [
          { title: nl.invoices.columns.what, align: 'left' },
          { title: nl.invoices.columns.amount, align: 'right', width: 90 },
        ],
        rows: lines.map(({ line, person }) => [
          people.length > 1 ? `${line.description} · ${fullName(person)}` : line.description,
          formatEuros(line.unitCostCents * line.qty - line.discountCents),
        ]),
      },
      ...coursesOf(lines).flatMap(courseBlocks),
      ...(invoice ? [{ kind: 'paragraph', text: fillIn(texts.paysBy, { invoice }) } as const] : []),
    ],
  };
}

/** A line for each course, once, with its first lesson. A place on a waiting list has none. */
function coursesOf(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const byCourse = new Map(
    lines.flatMap((one) => (one.course && !one.line.isQueued ? [[one.course.nid, one] as const] : [])),
  );
  return [...byCourse.values()];
}

function courseBlocks({ course, firstSession }: PlacedLine): readonly PdfBlock[] {
  if (!course || !firstSession) return [];
  const startsAt = unixSecondsOf(firstSession.startsAt);
  const place = firstSession.place || course.place;
  return [
    { kind: 'heading', text: course.title },
    {
      kind: 'facts',
      facts: [
        [texts.first, `${formatNamedDay(startsAt)}, ${formatTime(startsAt)}`],
        ...(place === '' ? [] : [[texts.where, place] as const]),
        ...(course.bring === '' ? [] : [[texts.bring, course.bring] as const]),
      ],
    },
  ];
}
