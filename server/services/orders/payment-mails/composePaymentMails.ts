import type { IsoDay } from '#rules/brusselsTime.ts';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import type { Cents } from '#rules/money.ts';
import { paymentState } from '#rules/paymentState.ts';
import { transferCode } from '#rules/transferCode.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { MailEvent } from '#server/db/schema.ts';
import type { Attachment } from '#server/mail/mailer.ts';
import type { QueuedMail } from '#server/mail/outbox/queueMails.ts';
import { qrPicture } from '#server/mail/qrPicture.ts';
import type { PaysOnline } from '#server/payments/paymentProviders.ts';
import { numberOf } from '../../documents/documentNumber.ts';
import { loadDocuments } from '../../documents/issueDocuments.ts';
import { askedTransfer } from '../../payments/askedTransfer.ts';
import { isOnItsWay } from '../../payments/eventsOf.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import { loadAccounts } from '../../payments/loadAccounts.ts';
import { moneyFacts } from '../../payments/standing/moneyFacts.ts';
import type { MailedTickets } from '../../tickets/mailedTickets.ts';
import { loadReader, ticketsOf } from '../composeOrderMails.ts';
import { transferCodeId } from '../orderMails.ts';
import { loadOrder, type PlacedOrder } from '../placed/loadOrders.ts';
import {
  chargebackMail,
  clubMoneyMail,
  givenBackMail,
  type MailedPayment,
  type OverdueInvoice,
  receiptMail,
  reminderMail,
  undonePaymentMail,
} from './paymentMails.ts';

interface Composing extends Pick<Context, 'db' | 'clock' | 'portalOrigin'> {
  readonly paysOnline: PaysOnline;
}

type WithTickets = Composing & Pick<Context, 'wallet'>;

type Paid = Extract<MailEvent, { type: 'payment' }>;
type Lost = Extract<MailEvent, { type: 'lost payment' }>;
type GivenBack = Extract<MailEvent, { type: 'given back' }>;
type Undone = Extract<MailEvent, { type: 'undone transfer' }>;

/** Writes the receipt of a payment to the person who placed the order. */
export async function receiptMails(context: WithTickets, event: Paid): Promise<QueuedMail[]> {
  const loaded = await loadMailed(context, event);
  if (!loaded) return [];
  const { about, subject, account } = loaded;
  const payment = account.attempts.find(({ id }) => id === event.paymentId);
  // The club took it back before the mail was written.
  if (payment?.state === 'undone') return [];
  const paidAt = payment?.settledAt ?? context.clock.now();
  const returned = account.refunds.filter((one) => one.paymentId === event.paymentId && isOnItsWay(one));
  const returnedCents = returned.reduce((sum, one) => sum + one.amountCents, 0);
  const tickets = await paidTickets(context, about.placed);
  return [
    {
      kind: 'receipt',
      ...subject,
      ...receiptMail(about, { paidAt, provider: payment?.provider, returnedCents, tickets }),
      attachments: tickets.attachments,
      ...(tickets.passesOf && { passesOf: tickets.passesOf }),
    },
  ];
}

/** The tickets that waited for this payment. Those of an order without a payment at once came with its own mail. */
async function paidTickets(context: WithTickets, placed: PlacedOrder): Promise<MailedTickets> {
  return ticketsOf(context, placed.order.payNowCents > 0 ? [placed] : []);
}

/** Tells a club and the payer what the bank did, and the club alone of a refund that stayed there or that was made at the provider. */
export async function lostPaymentMails(context: Composing, event: Lost): Promise<QueuedMail[]> {
  const loaded = await loadMailed(context, event);
  if (!loaded) return [];
  const { about, subject, attachments } = loaded;
  const { is } = event;
  const { clubNid } = subject;
  const { mail, legal } = about.placed.club;
  const clubMail = mail || (legal?.email ?? '');
  const kind = 'payment' as const;
  return [
    ...(is === 'refund failed' || is === 'refunded outside'
      ? []
      : [{ kind, ...subject, ...chargebackMail(about, is), attachments }]),
    ...(clubMail === '' ? [] : [{ kind, clubNid, ...clubMoneyMail(clubMail, about, is) }]),
  ];
}

/** Tells the payer that the club took back that a transfer arrived. */
export async function undoneTransferMails(context: Composing, event: Undone): Promise<QueuedMail[]> {
  const loaded = await loadMailed(context, event);
  if (!loaded) return [];
  const { about, subject, attachments } = loaded;
  return [{ kind: 'payment', ...subject, ...undonePaymentMail(about, event.reason), attachments }];
}

/** Tells the payer that the club gave money back, or that this was a mistake. */
export async function givenBackMails(context: Composing, event: GivenBack): Promise<QueuedMail[]> {
  const loaded = await loadMailed(context, event);
  const entry = loaded?.account.entries.find(({ id }) => id === event.entryId);
  if (!loaded || !entry) return [];
  return [{ kind: 'payment', ...loaded.subject, ...givenBackMail(loaded.about, entry) }];
}

/** An order with an overdue part. */
export interface Overdue {
  readonly oid: number;
  /** All that was to be paid by today. */
  readonly amountCents: Cents;
  /** The day of its last overdue part: all of the amount could be paid until then. */
  readonly dueOn: IsoDay;
}

/** Writes one reminder of all overdue invoices of one person at one club, the oldest first. */
export async function reminderMails(context: Composing, overdue: readonly Overdue[]): Promise<QueuedMail[]> {
  const parts: OverdueInvoice[] = [];
  let subject: Pick<QueuedMail, 'clubNid' | 'uid'> | undefined;
  const attachments: Attachment[] = [];
  for (const { dueOn, ...wanted } of overdue) {
    const loaded = await loadMailed(context, wanted);
    if (!loaded) continue;
    subject ??= loaded.subject;
    parts.push({ about: loaded.about, dueOn });
    attachments.push(...loaded.attachments);
  }
  const [first, ...others] = parts;
  if (!first || !subject) return [];
  return [{ kind: 'reminder', ...subject, ...reminderMail([first, ...others]), attachments }];
}

interface Wanted {
  readonly oid: number;
  readonly amountCents: Cents;
}

/** undefined when the person who placed the order has no address. */
async function loadMailed(context: Composing, { oid, amountCents }: Wanted) {
  const { db, clock, portalOrigin: origin } = context;
  const to = await loadReader(context, oid);
  const account = (await loadAccounts(db, [oid])).get(oid);
  if (!to || !account) return undefined;
  const placed = await loadOrder(context, oid);
  const documents = (await loadDocuments(context, [oid])).get(oid);
  const { club, order, dueCents } = placed;
  const transfer = askedTransfer({ club, order, amountCents: dueCents });
  const agreed = invoiceAccount(account);
  const today = todayOf(clock);
  const about: MailedPayment = {
    ...{ to, placed, amountCents, transfer, origin },
    paysOnline: await context.paysOnline(db, club.nid),
    codeId: `${transferCodeId}-${oid}`,
    numbers: (documents?.invoices ?? []).map(numberOf),
    paidCents: Math.max(0, agreed.paidCents),
    standing: invoiceStanding(agreed, today),
    state: paymentState(moneyFacts(account, today), today),
  };
  const code = transfer && (await qrPicture(transferCode(transfer), about.codeId));
  return { about, account, subject: { clubNid: club.nid, uid: to.uid }, attachments: code ? [code] : [] };
}
