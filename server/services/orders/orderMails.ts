import { fillIn } from '@clubpoort/form-engine/headless';
import { invoicedLaterOf } from '#rules/instalments.ts';
import { type Cents, formatEuros } from '#rules/money.ts';
import type { PaymentState } from '#rules/paymentState.ts';
import { formatIban, type Transfer } from '#rules/transferCode.ts';
import { withdrawalRights } from '#rules/withdrawal.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import { type MailParagraph, mailBody } from '../../mail/mailBody.ts';
import type { Mail } from '../../mail/mailer.ts';
import { nl } from '../../texts/nl.ts';
import { mailSignature } from '../clubs/mailSignature.ts';
import { paymentSentences } from '../payments/standing/paymentSentences.ts';
import { fullName } from '../people/people.ts';
import { placeOf } from '../tickets/orderTickets.ts';
import type { PlacedLine, PlacedOrder } from './placed/loadOrders.ts';

const texts = nl.orderMail;

export interface MailedOrder {
  readonly to: { readonly mail: string; readonly fname: string };
  /** The orders of the checkout as one. */
  readonly placed: PlacedOrder;
  readonly oids: readonly number[];
  readonly state: PaymentState;
  /** The transfer that the order asks for; undefined where it asks for none. */
  readonly transfer: Transfer | undefined;
  /** Whether anybody can pay online here. */
  readonly paysOnline: boolean;
  /** Origin of the portal; undefined leaves the links out. */
  readonly origin: string | undefined;
}

/** Content-ID of the QR code in the mail of an order. */
export const transferCodeId = 'transfer-code';

export function orderMail({ to, ...about }: MailedOrder): Mail {
  const { placed, origin } = about;
  const { order, club } = placed;
  const names = { club: club.title, oid: String(order.oid), day: formatDay(unixSecondsOf(order.placedAt)) };
  return {
    to: to.mail,
    subject: fillIn(texts.subject, names),
    ...mailBody([
      fillIn(nl.mails.greeting, { name: to.fname }),
      fillIn(texts.intro, names),
      ...linesByPerson(placed),
      sums(placed),
      ...howToPay(about),
      ...(placed.sessions.length > 0 ? [texts.agenda] : []),
      ...withdrawalRightsOf(placed, origin),
      ...mailSignature(club),
    ]),
  };
}

export function linesByPerson({ lines, tickets }: PlacedOrder): string[] {
  const byPerson = Map.groupBy(lines, ({ line }) => line.uid);
  return [...byPerson.values()].map((those) => {
    const [first] = those;
    const name = first ? fullName(first.person) : '';
    return [name, ...those.map((one) => `• ${lineText(one, tickets)}`)].join('\n');
  });
}

function lineText({ line }: PlacedLine, tickets: PlacedOrder['tickets']): string {
  const { qty, unitCostCents, discountCents, qtyBackordered } = line;
  const place = placeOf(line, tickets);
  const asides = [
    ...(place !== undefined && !line.description.includes(place) ? [place] : []),
    ...(qtyBackordered > 0 ? [fillIn(texts.backordered, { count: String(qtyBackordered) })] : []),
  ];
  const count = qty > 1 ? `${qty} × ` : '';
  const aside = asides.length > 0 ? ` (${asides.join(', ')})` : '';
  const names = line.reductions.map(({ name, cents }) => `\n   ${name}: ${formatEuros(-cents)}`).join('');
  return `${count}${line.description}${aside}: ${formatEuros(unitCostCents * qty - discountCents)}${names}`;
}

function sums({ order, instalments, dueCents }: PlacedOrder): string {
  const { totalCents, payLaterCents } = order;
  const rows: readonly (readonly [string, Cents])[] = [
    [texts.total, totalCents],
    ...(dueCents > 0 ? [[texts.due, dueCents] as const] : []),
    ...(payLaterCents > 0 ? [[texts.payLater, payLaterCents] as const] : []),
  ];
  return [
    ...rows.map(([label, cents]) => `${label}: ${formatEuros(cents)}`),
    ...instalments.map(instalmentText),
    ...invoicedBeside({ order, instalments }),
  ].join('\n');
}

/** The amount outside the instalments, listed beside them so that the amounts add up. */
function invoicedBeside({ order, instalments }: Pick<PlacedOrder, 'order' | 'instalments'>): string[] {
  const amounts = instalments.map(({ amountCents }) => amountCents);
  const byInvoice = amounts.length === 0 ? 0 : invoicedLaterOf(order.payLaterCents, amounts);
  return byInvoice === 0 ? [] : [`• ${fillIn(texts.byInvoice, { amount: formatEuros(byInvoice) })}`];
}

function instalmentText({ dueOn, amountCents }: PlacedOrder['instalments'][number]): string {
  return `• ${fillIn(texts.instalment, { day: formatIsoDay(dueOn), amount: formatEuros(amountCents) })}`;
}

export function instalmentsToCome({ order, instalments }: PlacedOrder): string[] {
  const open = instalments.filter(({ paidAt }) => paidAt === null).map(instalmentText);
  const toCome = [...open, ...invoicedBeside({ order, instalments })];
  return toCome.length === 0 ? [] : [[texts.stillToCome, ...toCome].join('\n')];
}

function howToPay({
  placed,
  state,
  transfer,
  paysOnline,
  ...link
}: Omit<MailedOrder, 'to'>): MailParagraph[] {
  const { dueCents, lines } = placed;
  const places = lines.filter(({ line }) => isPlace(line)).length;
  const until = paymentSentences(state, places);
  const asked = until.length > 0 ? [until.join(' ')] : [];
  if (dueCents === 0 || state.is === 'in-bank') return [...asked, ...linkTo(link, texts.look)];
  if (!paysOnline)
    return [
      ...asked,
      ...(transfer ? transferParagraphs(transfer, { intro: texts.onlyTransfer }) : [texts.askClub]),
      ...linkTo(link, texts.look),
    ];
  return [
    ...asked,
    ...linkTo(link, fillIn(texts.pay, { amount: formatEuros(dueCents) })),
    ...(transfer ? transferParagraphs(transfer) : []),
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

export function transferParagraphs(
  { to, iban, amountCents, reference }: Transfer,
  { intro = texts.rather, codeId = transferCodeId }: TransferWords = {},
): MailParagraph[] {
  const amount = formatEuros(amountCents);
  return [
    `${intro}\n${fillIn(texts.transfer, { amount, to, account: formatIban(iban), reference })}`,
    { cid: codeId, alt: fillIn(nl.invoices.codeAlt, { amount, club: to, reference }) },
  ];
}

/** What the law asks to tell with the confirmation of an order, on a durable medium (article VI.46, § 7 of the Belgian code of economic law). */
function withdrawalRightsOf({ lines }: PlacedOrder, origin: string | undefined): MailParagraph[] {
  const { hasGoods, hasDated } = withdrawalRights(lines.map(({ line }) => line));
  return [
    ...(hasGoods ? [texts.withdrawal] : []),
    ...(hasDated ? [texts.noWithdrawal] : []),
    ...(hasGoods && origin !== undefined
      ? [{ link: `${origin}/herroepen`, label: texts.howToWithdraw }]
      : []),
  ];
}

export function linkTo(
  { oids, origin }: Pick<MailedOrder, 'oids' | 'origin'>,
  label: string,
): MailParagraph[] {
  if (origin === undefined) return [];
  return [{ link: `${origin}/bevestiging/${oids.join(',')}`, label }];
}
