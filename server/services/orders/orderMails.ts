import { fillIn } from '@clubpoort/form-engine/headless';
import { invoicedLaterOf } from '#rules/instalments.ts';
import { type Cents, formatEuros } from '#rules/money.ts';
import type { PaymentState } from '#rules/paymentState.ts';
import { formatIban, type Transfer } from '#rules/transferCode.ts';
import { withdrawalRights } from '#rules/withdrawal.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { MailPart, MailRow } from '../../mail/body/mailPart.ts';
import type { Mail } from '../../mail/mailer.ts';
import { nl } from '../../texts/nl.ts';
import { clubMail } from '../clubs/clubMail.ts';
import { entryHint, entryHref, type MailEntry } from '../logins/mailEntry.ts';
import { paymentSentences } from '../payments/standing/paymentSentences.ts';
import { fullName } from '../people/people.ts';
import type { MailedTickets } from '../tickets/mailedTickets.ts';
import { placeOf } from '../tickets/orderTickets.ts';
import { attendanceParts, firstAttendance } from './attendanceParts.ts';
import type { PlacedLine, PlacedOrder } from './placed/loadOrders.ts';

const texts = nl.orderMail;

/** The reader of a mail about an order. */
export interface OrderReader {
  readonly mail: string;
  /** The name after "Dag" (`greetedName`). */
  readonly greeted: string;
  readonly entry: MailEntry;
}

/** How many tickets a mail has, and how. */
export type CountedTickets = Omit<MailedTickets, 'attachments'>;

export interface MailedOrder {
  readonly to: OrderReader;
  /** The orders of the checkout as one. */
  readonly placed: PlacedOrder;
  readonly oids: readonly number[];
  readonly state: PaymentState;
  readonly tickets: CountedTickets;
  /** The transfer that the order asks for; undefined where it asks for none. */
  readonly transfer: Transfer | undefined;
  /** Whether anybody can pay online here. */
  readonly paysOnline: boolean;
  /** Origin of the portal; undefined leaves the links out. */
  readonly origin: string | undefined;
}

/** Content-ID of the QR code in the mail of an order. */
export const transferCodeId = 'transfer-code';

export function orderMail(about: MailedOrder): Mail {
  const { to, placed, origin, tickets, state } = about;
  const { order, club, sessions } = placed;
  const names = { club: club.title, oid: String(order.oid), day: formatDay(unixSecondsOf(order.placedAt)) };
  const preview = [firstAttendance(placed), ...paymentSentences(state)].filter(Boolean).join(' ');
  return {
    to: to.mail,
    subject: fillIn(texts.subject, names),
    ...clubMail(
      club,
      [
        fillIn(nl.mails.greeting, { name: to.greeted }),
        fillIn(texts.intro, names),
        ...attendanceParts(placed),
        ...waitingParts(placed),
        ...ticketParts(tickets),
        ...linesByPerson(placed),
        sums(placed),
        ...howToPay(about),
        ...(sessions.length > 0 ? [texts.agenda] : []),
        ...withdrawalRightsOf(placed, origin),
      ],
      preview === '' ? {} : { preview },
    ),
  };
}

function waitingParts({ lines }: PlacedOrder): string[] {
  const waiting = lines.filter(({ line }) => line.isQueued);
  return waiting.map(({ person, course, line }) =>
    fillIn(texts.waiting, { name: fullName(person), course: course?.title ?? line.description }),
  );
}

/** Says of the tickets of an order that they are in the mail, or come once they are paid. */
export function ticketParts({ attached, waiting, ...passes }: CountedTickets): string[] {
  const { one, many } = texts.ticketsAttached;
  return [
    ...(attached > 0 ? [attached === 1 ? one : many] : []),
    ...passParts(passes),
    ...(waiting > 0 ? [texts.ticketsFollow] : []),
  ];
}

function passParts({ passes, passesOf }: Pick<MailedTickets, 'passes' | 'passesOf'>): string[] {
  if (passes === 0) return [];
  if (!passesOf) return [texts.passesInPortal];
  return [passes === 1 ? texts.passesAttached.one : texts.passesAttached.many];
}

export function linesByPerson({ lines, tickets }: PlacedOrder): MailPart[] {
  const byPerson = Map.groupBy(lines, ({ line }) => line.uid);
  return [...byPerson.values()].map((those) => {
    const [first] = those;
    const title = first ? fullName(first.person) : '';
    return { title, rows: those.map((one) => lineRow(one, tickets)) };
  });
}

function lineRow({ line }: PlacedLine, tickets: PlacedOrder['tickets']): MailRow {
  const { qty, unitCostCents, discountCents, qtyBackordered } = line;
  const place = placeOf(line, tickets);
  const asides = [
    ...(place !== undefined && !line.description.includes(place) ? [place] : []),
    ...(qtyBackordered > 0 ? [fillIn(texts.backordered, { count: String(qtyBackordered) })] : []),
  ];
  const count = qty > 1 ? `${qty} × ` : '';
  const aside = asides.length > 0 ? ` (${asides.join(', ')})` : '';
  return {
    is: 'item',
    what: `${count}${line.description}${aside}`,
    amount: formatEuros(unitCostCents * qty - discountCents),
    details: line.reductions.map(({ name, cents }) => `${name}: ${formatEuros(-cents)}`),
  };
}

function sums({ order, instalments, dueCents }: PlacedOrder): MailPart {
  const { totalCents, payLaterCents } = order;
  const amounts: readonly (readonly [string, Cents])[] = [
    [texts.total, totalCents],
    ...(dueCents > 0 ? [[texts.due, dueCents] as const] : []),
    ...(payLaterCents > 0 ? [[texts.payLater, payLaterCents] as const] : []),
  ];
  return {
    rows: [
      ...amounts.map(([what, cents]) => ({ is: 'sum', what, amount: formatEuros(cents) }) as const),
      ...instalments.map(instalmentRow),
      ...invoicedBeside({ order, instalments }),
    ],
  };
}

/** The amount outside the instalments, listed beside them so that the amounts add up. */
function invoicedBeside({ order, instalments }: Pick<PlacedOrder, 'order' | 'instalments'>): MailRow[] {
  const amounts = instalments.map(({ amountCents }) => amountCents);
  const byInvoice = amounts.length === 0 ? 0 : invoicedLaterOf(order.payLaterCents, amounts);
  return byInvoice === 0 ? [] : [{ is: 'item', what: texts.byInvoice, amount: formatEuros(byInvoice) }];
}

function instalmentRow({ dueOn, amountCents }: PlacedOrder['instalments'][number]): MailRow {
  return {
    is: 'item',
    what: fillIn(texts.instalment, { day: formatIsoDay(dueOn) }),
    amount: formatEuros(amountCents),
  };
}

export function instalmentsToCome({ order, instalments }: PlacedOrder): MailPart[] {
  const open = instalments.filter(({ paidAt }) => paidAt === null).map(instalmentRow);
  const rows = [...open, ...invoicedBeside({ order, instalments })];
  return rows.length === 0 ? [] : [{ title: texts.stillToCome, rows }];
}

function howToPay({ placed, state, transfer, paysOnline, ...link }: MailedOrder): MailPart[] {
  const { dueCents, lines } = placed;
  const places = lines.filter(({ line }) => isPlace(line)).length;
  const until = paymentSentences(state, places);
  const asked = until.length > 0 ? [until.join(' ')] : [];
  if (dueCents === 0 || state.is === 'in-bank') return [...asked, ...linkTo(link, texts.look)];
  if (!paysOnline)
    return [
      ...asked,
      ...(transfer ? transferParts(transfer, { intro: texts.onlyTransfer }) : [texts.askClub]),
      ...linkTo(link, texts.look),
    ];
  return [
    ...asked,
    ...linkTo(link, fillIn(texts.pay, { amount: formatEuros(dueCents) })),
    ...(transfer ? transferParts(transfer) : []),
  ];
}

function isPlace({ type, isQueued }: PlacedLine['line']): boolean {
  return (type === 'tariff' || type === 'seat') && !isQueued;
}

interface TransferWords {
  /** The sentence before the details. Default: for somebody who can also pay online. */
  readonly intro?: string;
  /** Content-ID of the QR code. */
  readonly codeId?: string;
}

export function transferParts(
  { to, iban, amountCents, reference }: Transfer,
  { intro = texts.rather, codeId = transferCodeId }: TransferWords = {},
): MailPart[] {
  const amount = formatEuros(amountCents);
  const labels = texts.transfer;
  return [
    intro,
    {
      facts: [
        [labels.amount, amount],
        [labels.to, to],
        [labels.account, formatIban(iban)],
        [labels.reference, reference],
      ],
    },
    { cid: codeId, alt: fillIn(nl.invoices.codeAlt, { amount, club: to, reference }) },
  ];
}

/** What the law asks to tell with the confirmation of an order, on a durable medium (article VI.46, § 7 of the Belgian code of economic law). */
function withdrawalRightsOf({ lines }: PlacedOrder, origin: string | undefined): MailPart[] {
  const { hasGoods, hasDated } = withdrawalRights(lines.map(({ line }) => line));
  return [
    ...(hasGoods ? [{ small: texts.withdrawal }] : []),
    ...(hasDated ? [{ small: texts.noWithdrawal }] : []),
    ...(hasGoods && origin !== undefined
      ? [{ readMore: `${origin}/herroepen`, label: texts.howToWithdraw }]
      : []),
  ];
}

interface OrderLink extends Pick<MailedOrder, 'oids' | 'origin'> {
  readonly to: Pick<OrderReader, 'entry'>;
}

export function linkTo({ oids, origin, to }: OrderLink, label: string): MailPart[] {
  if (origin === undefined) return [];
  const link = { link: entryHref(origin, `/bevestiging/${oids.join(',')}`, to.entry), label };
  return [link, ...entryHint(to.entry)];
}
