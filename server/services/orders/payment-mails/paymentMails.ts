import { fillIn } from '@clubpoort/form-engine/headless';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { type Cents, formatEuros } from '#rules/money.ts';
import type { Transfer } from '#rules/transferCode.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { type MailParagraph, mailBody } from '#server/mail/mailBody.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { nl } from '#server/texts/nl.ts';
import { mailSignature } from '../../clubs/mailSignature.ts';
import { fullName } from '../../people/people.ts';
import { instalmentsToCome, linesByPerson, linkTo, transferParagraphs } from '../orderMails.ts';
import type { PlacedOrder } from '../placed/loadOrders.ts';

const texts = nl.paymentMail;

/** An order, as a mail about its money sees it. */
export interface MailedPayment {
  /** The person who placed the order. */
  readonly to: { readonly mail: string; readonly fname: string; readonly lname: string };
  readonly placed: PlacedOrder;
  /** Numbers of its invoices. */
  readonly numbers: readonly string[];
  readonly amountCents: Cents;
  /** All that came in, and is not given back. */
  readonly paidCents: Cents;
  /** Unpaid, today or later. */
  readonly openCents: Cents;
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
  /** The part that goes back at once, because the order was credited while somebody was paying. */
  readonly returnedCents: Cents;
}

export function receiptMail(about: MailedPayment, { paidAt, returnedCents }: Receipt): Mail {
  const { to, placed, amountCents, paidCents, openCents } = about;
  const { receipt } = texts;
  const names = namesOf(about);
  const facts = [
    fillIn(receipt.numbers, names),
    fillIn(receipt.day, { day: formatDay(unixSecondsOf(paidAt)) }),
    fillIn(receipt.amount, names),
    ...(paidCents > amountCents ? [fillIn(receipt.paid, { amount: formatEuros(paidCents) })] : []),
    openCents > 0 ? fillIn(receipt.open, { amount: formatEuros(openCents) }) : receipt.nothingOpen,
    ...(returnedCents > 0 ? [fillIn(receipt.returned, { amount: formatEuros(returnedCents) })] : []),
  ];
  return {
    to: to.mail,
    subject: fillIn(receipt.subject, names),
    ...mailBody([
      greeting(to.fname),
      fillIn(receipt.intro, names),
      facts.join('\n'),
      ...linesByPerson(placed),
      ...instalmentsToCome(placed),
      ...linkTo(linkOf(about), nl.orderMail.look),
      ...mailSignature(placed.club),
    ]),
  };
}

export function chargedBackMail(about: MailedPayment): Mail {
  const { to, placed } = about;
  return {
    to: to.mail,
    subject: fillIn(texts.chargedBack.subject, namesOf(about)),
    ...mailBody([
      greeting(to.fname),
      fillIn(texts.chargedBack.intro, namesOf(about)),
      ...howToPay(about),
      texts.chargedBack.notYou,
      ...mailSignature(placed.club),
    ]),
  };
}

export function undoneTransferMail(about: MailedPayment, reason: string): Mail {
  const { to, placed } = about;
  const names = { ...namesOf(about), reason };
  return {
    to: to.mail,
    subject: fillIn(texts.undone.subject, names),
    ...mailBody([
      greeting(to.fname),
      fillIn(texts.undone.intro, names),
      fillIn(texts.undone.reason, names),
      ...howToPay(about),
      texts.undone.question,
      ...mailSignature(placed.club),
    ]),
  };
}

export interface OverdueInvoice {
  readonly about: MailedPayment;
  /** The last day of its earliest overdue part. */
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
    ...howToPay(one.about),
  ];
  return {
    to: to.mail,
    subject: fillIn(isOne ? texts.reminder.subject : texts.reminder.subjectOfMany, names),
    ...mailBody([
      greeting(to.fname),
      ...(isOne ? [] : [fillIn(texts.reminder.introOfMany, names)]),
      ...overdue.flatMap(invoiceParagraphs),
      texts.reminder.done,
      ...mailSignature(placed.club),
    ]),
  };
}

/** Tells a club that money isn't there: the bank took it back, or a refund stayed with the club. */
export function lostPaymentMail(
  clubMail: string,
  about: MailedPayment,
  is: 'charged back' | 'refund failed',
): Mail {
  const names = namesOf(about);
  const isBack = is === 'charged back';
  return {
    to: clubMail,
    subject: fillIn(isBack ? texts.chargedBack.clubSubject : texts.refundFailed.subject, names),
    ...mailBody([
      greeting(about.placed.club.title),
      fillIn(isBack ? texts.chargedBack.club : texts.refundFailed.club, names),
      nl.mails.signature,
    ]),
  };
}

function howToPay(about: MailedPayment): MailParagraph[] {
  const { placed, transfer, codeId, paysOnline } = about;
  const amount = formatEuros(placed.dueCents);
  const look = linkTo(linkOf(about), nl.orderMail.look);
  if (placed.dueCents === 0) return look;
  if (!paysOnline)
    return [
      ...(transfer
        ? transferParagraphs(transfer, { intro: nl.orderMail.onlyTransfer, codeId })
        : [nl.orderMail.askClub]),
      ...look,
    ];
  return [
    ...linkTo(linkOf(about), fillIn(nl.orderMail.pay, { amount })),
    ...(transfer ? transferParagraphs(transfer, { codeId }) : []),
  ];
}

function namesOf({ to, placed: { order, club, lines }, numbers, amountCents }: MailedPayment) {
  const [first] = lines;
  return {
    ...{ club: club.title, oid: String(order.oid), amount: formatEuros(amountCents) },
    ...{ numbers: numbers.join(', '), account: `${fullName(to)} (${to.mail})` },
    name: first ? fullName(first.person) : fullName(to),
  };
}

function linkOf({ placed, origin }: MailedPayment) {
  return { oids: [placed.order.oid], origin };
}

function greeting(name: string): string {
  return fillIn(nl.mails.greeting, { name });
}
