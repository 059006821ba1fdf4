import { fillIn } from '@clubpoort/form-engine/headless';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { InvoiceStanding } from '#rules/invoiceStanding.ts';
import { type Cents, formatEuros } from '#rules/money.ts';
import type { PaymentState } from '#rules/paymentState.ts';
import type { Transfer } from '#rules/transferCode.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { moneyEntries } from '#server/db/schema.ts';
import type { MailFact, MailPart } from '#server/mail/body/mailPart.ts';
import { mailBody } from '#server/mail/mailBody.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { nl } from '#server/texts/nl.ts';
import { clubMail } from '../../clubs/clubMail.ts';
import { entryHint, entryHref } from '../../logins/mailEntry.ts';
import { paymentSentences } from '../../payments/standing/paymentSentences.ts';
import { fullName } from '../../people/people.ts';
import { attendanceParts } from '../attendanceParts.ts';
import {
  type CountedTickets,
  instalmentsToCome,
  linesByPerson,
  linkTo,
  type OrderReader,
  ticketParts,
  transferParts,
} from '../orderMails.ts';
import type { PlacedOrder } from '../placed/loadOrders.ts';

const texts = nl.paymentMail;
/** Ways of which a receipt says so: the payer paid nothing online. */
const wayOf: Readonly<Record<string, string>> = texts.receipt.ways;

/** An order, as a mail about its money sees it. */
export interface MailedPayment {
  /** The person who placed the order. */
  readonly to: OrderReader & { readonly fname: string; readonly lname: string };
  readonly placed: PlacedOrder;
  /** Numbers of its invoices. */
  readonly numbers: readonly string[];
  readonly amountCents: Cents;
  /** All that came in, and is not given back. */
  readonly paidCents: Cents;
  readonly state: PaymentState;
  /** How the order stands today. */
  readonly standing: Pick<InvoiceStanding, 'openCents' | 'reclaimCents' | 'refundCents'>;
  /** The transfer that the order asks for; undefined where it asks for none. */
  readonly transfer: Transfer | undefined;
  /** Content-ID of the QR code of the transfer: a mail may have several. */
  readonly codeId: string;
  /** Whether anybody can pay online here. */
  readonly paysOnline: boolean;
  /** Origin of the portal; undefined leaves the links out. */
  readonly origin: string | undefined;
}

interface Receipt {
  readonly paidAt: Date;
  /** The provider of the payment; `undefined` where its row is gone. */
  readonly provider: string | undefined;
  /** The part that goes back at once, because the order was credited while somebody was paying. */
  readonly returnedCents: Cents;
  readonly tickets: CountedTickets;
}

export function receiptMail(about: MailedPayment, receipted: Receipt): Mail {
  const { to, placed } = about;
  const { tickets } = receipted;
  const { receipt } = texts;
  const names = namesOf(about);
  const facts = receiptFacts(about, receipted);
  const sentences = [...afterReceipt(about, receipted), ...askedOf(about)];
  return {
    to: to.mail,
    subject: fillIn(receipt.subject, names),
    ...clubMail(placed.club, [
      greeting(to.greeted),
      fillIn(receipt.intro, names),
      { facts },
      ...(sentences.length > 0 ? [sentences.join(' ')] : []),
      ...(tickets.attached > 0 ? attendanceParts(placed) : []),
      ...ticketParts(tickets),
      ...linesByPerson(placed),
      ...instalmentsToCome(placed),
      ...linkTo(linkOf(about), nl.orderMail.look),
    ]),
  };
}
function receiptFacts(about: MailedPayment, { paidAt, provider }: Receipt): MailFact[] {
  const { amountCents, paidCents, numbers, standing } = about;
  const { labels } = texts.receipt;
  const way = provider !== undefined && Object.hasOwn(wayOf, provider) ? wayOf[provider] : undefined;
  const facts: readonly MailFact[] = [
    [labels.numbers, numbers.join(', ')],
    [labels.day, formatDay(unixSecondsOf(paidAt))],
    [labels.amount, formatEuros(amountCents)],
    [labels.how, way ?? ''],
    [labels.paid, paidCents > amountCents ? formatEuros(paidCents) : ''],
    [labels.open, standing.openCents > 0 ? formatEuros(standing.openCents) : ''],
  ];
  return facts.filter(([, value]) => value !== '');
}

function afterReceipt(about: MailedPayment, { returnedCents }: Receipt): string[] {
  const { openCents, refundCents } = about.standing;
  return [
    ...(openCents > 0 ? [] : [texts.receipt.nothingOpen]),
    ...(refundCents > 0 ? [fillIn(texts.stands.payer.credit, namesOf(about))] : []),
    ...(returnedCents > 0 ? [fillIn(texts.receipt.returned, { amount: formatEuros(returnedCents) })] : []),
  ];
}

/** The list of instalments tells the days itself. */
function askedOf({ placed, state }: MailedPayment): readonly string[] {
  return placed.instalments.length > 0 ? [] : paymentSentences(state);
}

/** Tells the payer that the bank took a payment back, or returned it to the club. */
export function chargebackMail(about: MailedPayment, is: 'charged back' | 'chargeback reversed'): Mail {
  const { to, placed } = about;
  const isBack = is === 'charged back';
  const { subject, intro } = isBack ? texts.chargedBack : texts.reversed;
  return {
    to: to.mail,
    subject: fillIn(subject, namesOf(about)),
    ...clubMail(placed.club, [
      greeting(to.greeted),
      [fillIn(intro, namesOf(about)), standsAs(about, 'payer', isBack)].join(' '),
      ...howToPay(about),
      ...(isBack ? [texts.chargedBack.notYou] : []),
    ]),
  };
}

export function undonePaymentMail(about: MailedPayment, reason: string): Mail {
  const { to, placed } = about;
  const names = { ...namesOf(about), reason };
  return {
    to: to.mail,
    subject: fillIn(texts.undone.subject, names),
    ...clubMail(placed.club, [
      greeting(to.greeted),
      [fillIn(texts.undone.intro, names), standsAs(about, 'payer', true)].join(' '),
      fillIn(texts.undone.reason, names),
      ...howToPay(about),
      texts.undone.question,
    ]),
  };
}

/** Says what is open, or too much, after something happened to the money. */
function standsAs(about: MailedPayment, reader: 'payer' | 'club', isLoss: boolean): string {
  const { openCents, reclaimCents, refundCents } = about.standing;
  const say = texts.stands[reader];
  const sentence =
    reclaimCents > 0
      ? openCents > reclaimCents
        ? say.both
        : say.reclaim
      : openCents > 0
        ? isLoss
          ? say.open
          : say.stillOpen
        : refundCents > 0
          ? say.credit
          : say.nothing;
  return fillIn(sentence, namesOf(about));
}

type Entry = Pick<typeof moneyEntries.$inferSelect, 'kind' | 'way' | 'happenedOn' | 'reason'>;

/** Tells the payer that the club gave money back, or that this was noted by mistake. */
export function givenBackMail(about: MailedPayment, { kind, way, happenedOn, reason }: Entry): Mail {
  const { to, placed } = about;
  const isUndone = kind === 'giving-back-undone';
  const say = isUndone ? texts.givingBackUndone : texts.givenBack;
  const how = way === 'cash' ? texts.givenBack.cash : texts.givenBack.transfer;
  const names = { ...namesOf(about), day: formatIsoDay(happenedOn), how, reason };
  return {
    to: to.mail,
    subject: fillIn(say.subject, names),
    ...clubMail(placed.club, [
      greeting(to.greeted),
      fillIn(say.intro, names),
      ...(about.standing.refundCents > 0 ? [fillIn(texts.givenBack.left, names)] : []),
      ...(isUndone ? [fillIn(texts.undone.reason, names)] : []),
      ...linkTo(linkOf(about), nl.orderMail.look),
    ]),
  };
}

export interface OverdueInvoice {
  readonly about: MailedPayment;
  /** The day of its last overdue part: all of the amount could be paid until then. */
  readonly dueOn: IsoDay;
}

/** @param overdue - invoices of one person at one club, the oldest first */
export function reminderMail(overdue: readonly [OverdueInvoice, ...OverdueInvoice[]]): Mail {
  const [{ about }] = overdue;
  const { to, placed } = about;
  const isOne = overdue.length === 1;
  const openCents = overdue.reduce((sum, one) => sum + one.about.amountCents, 0);
  const names = {
    ...namesOf(about),
    ...{ count: String(overdue.length), amount: formatEuros(openCents) },
  };
  const invoiceParagraphs = (one: OverdueInvoice) => [
    fillIn(isOne ? texts.reminder.intro : texts.reminder.invoice, {
      ...namesOf(one.about),
      day: formatIsoDay(one.dueOn),
    }),
    ...(isOne ? waysToPay(one.about) : [...readMoreOf(one.about), ...transferOf(one.about)]),
  ];
  return {
    to: to.mail,
    subject: fillIn(isOne ? texts.reminder.subject : texts.reminder.subjectOfMany, names),
    ...clubMail(placed.club, [
      greeting(to.greeted),
      ...(isOne ? [] : [fillIn(texts.reminder.introOfMany, names), ...invoicesLink(about)]),
      ...overdue.flatMap(invoiceParagraphs),
      texts.reminder.done,
    ]),
  };
}

function readMoreOf({ placed, origin, paysOnline, to }: MailedPayment): MailPart[] {
  const amount = formatEuros(placed.dueCents);
  const label = paysOnline ? fillIn(nl.orderMail.pay, { amount }) : nl.orderMail.look;
  return origin === undefined
    ? []
    : [{ readMore: entryHref(origin, `/bevestiging/${placed.order.oid}`, to.entry), label }];
}

/** One button for several invoices: the page has all of them. */
function invoicesLink({ origin, to }: MailedPayment): MailPart[] {
  return origin === undefined
    ? []
    : [
        { link: entryHref(origin, '/kostennota-s', to.entry), label: texts.reminder.lookAtInvoices },
        ...entryHint(to.entry),
      ];
}

type ClubMoneyNews = 'charged back' | 'chargeback reversed' | 'refund failed' | 'refunded outside';

/** Tells a club what the bank did, that a refund stayed with the club, or that one was made at the provider itself. */
export function clubMoneyMail(clubMail: string, about: MailedPayment, is: ClubMoneyNews): Mail {
  const names = namesOf(about);
  const { subject, sentences } = clubSentences(about, is);
  return {
    to: clubMail,
    subject: fillIn(subject, names),
    ...mailBody([
      greeting(about.placed.club.title),
      sentences.map((sentence) => fillIn(sentence, names)).join(' '),
      nl.mails.signature,
    ]),
  };
}

function clubSentences(about: MailedPayment, is: ClubMoneyNews) {
  if (is === 'refund failed') {
    const { subject, club, byHand, nothing } = texts.refundFailed;
    return { subject, sentences: [club, about.standing.refundCents > 0 ? byHand : nothing] };
  }
  if (is === 'refunded outside') {
    const { subject, club, credit } = texts.refundedOutside;
    const isOpen = about.standing.openCents > 0;
    return { subject, sentences: [club, standsAs(about, 'club', true), ...(isOpen ? [credit] : [])] };
  }
  const isBack = is === 'charged back';
  const { clubSubject: subject, club } = isBack ? texts.chargedBack : texts.reversed;
  return { subject, sentences: [club, standsAs(about, 'club', isBack), texts.chargedBack.told] };
}

/** The paragraphs that say what the club asks, until when, and how to pay it. */
function howToPay(about: MailedPayment): MailPart[] {
  return [...paymentSentences(about.state), ...waysToPay(about)];
}

function waysToPay(about: MailedPayment): MailPart[] {
  const { placed, paysOnline } = about;
  const look = linkTo(linkOf(about), nl.orderMail.look);
  if (placed.dueCents === 0) return look;
  if (!paysOnline) return [...transferOf(about), ...look];
  const amount = formatEuros(placed.dueCents);
  return [...linkTo(linkOf(about), fillIn(nl.orderMail.pay, { amount })), ...transferOf(about)];
}

function transferOf({ transfer, codeId, paysOnline }: MailedPayment): MailPart[] {
  if (transfer)
    return transferParts(transfer, paysOnline ? { codeId } : { intro: nl.orderMail.onlyTransfer, codeId });
  return paysOnline ? [] : [nl.orderMail.askClub];
}

function namesOf({ to, placed: { order, club, lines }, numbers, amountCents, standing }: MailedPayment) {
  const [first] = lines;
  return {
    ...{ club: club.title, oid: String(order.oid), amount: formatEuros(amountCents) },
    ...{ numbers: numbers.join(', '), account: `${fullName(to)} (${to.mail})` },
    open: formatEuros(standing.openCents),
    reclaim: formatEuros(standing.reclaimCents),
    credit: formatEuros(standing.refundCents),
    name: first ? fullName(first.person) : fullName(to),
  };
}

function linkOf({ placed, origin, to }: MailedPayment) {
  return { oids: [placed.order.oid], origin, to };
}

function greeting(name: string): string {
  return fillIn(nl.mails.greeting, { name });
}
