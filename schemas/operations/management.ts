import { Type } from 'typebox';
import { ClubAction } from '../entities/management/clubAction.ts';
import { ClubCancellation } from '../entities/management/clubCancellation.ts';
import { BookedTransfer, ClubInvoice, OwedToClub } from '../entities/management/clubInvoice.ts';
import { ManagedCourse } from '../entities/management/managedCourse.ts';
import {
  ManagedRegistration,
  ManagedRegistrationDetail,
  RegistrationsOverview,
} from '../entities/management/managedRegistration.ts';
import { CreditedAmount, RefundProposal } from '../entities/management/refundProposal.ts';
import { SheetFormat } from '../entities/management/sheetFormat.ts';
import { Mail } from '../entities/people/mail.ts';
import { envelope, operationsOf } from '../operation.ts';
import { or } from '../reading.ts';
import { Euros, IsoDate, largestInteger, Nid, Oid, ShortText } from '../scalars.ts';

export const managementOperations = operationsOf('management', {
  cancel_for_club: {
    method: 'POST',
    access: 'user',
    task: 'registrations',
    idempotent: true,
    summary:
      'Cancels a registration, or a line of an order, for a club that the caller manages. Frees the place, which goes to the waiting list first. Issues a credit note; what was paid online is refunded. `preview` changes nothing. Refused with `conflict` if the amounts are not `agreed` any more.',
    request: Type.Object({
      club: Nid,
      what: Type.Union(
        [
          Type.Object({ registration: Nid }),
          Type.Object({ order: Oid, position: Type.Integer({ minimum: 0, maximum: largestInteger }) }),
        ],
        { description: 'A registration, or a line of an order' },
      ),
      money: Type.Enum(['back', 'none'], {
        description: '`none`: the club credits nothing, and keeps what was paid',
      }),
      reason: Type.String({ maxLength: 500, description: 'For the family' }),
      preview: Type.Optional(Type.Boolean()),
      agreed: Type.Optional(
        Type.Object(
          { credited: Euros, refunded: Euros, byHand: Euros },
          { description: 'The amounts of the preview that the manager saw' },
        ),
      ),
    }),
    response: envelope(ClubCancellation),
  },
  get_club_payments: {
    method: 'GET',
    access: 'user',
    task: 'money',
    summary:
      'Lists a page of the invoices of a club with their payments and refunds. Open and overdue ones come the oldest first, others the newest first. For managers of that club only.',
    request: Type.Object({
      club: Nid,
      /**
       * Every word in the name of the person or of the payer; or the number of an invoice or credit note; or a structured
       * communication. A structured communication with a wrong check digit finds nothing.
       */
      search: Type.Optional(ShortText),
      /** `attention`: money to give back by hand, or a chargeback that is not paid again. Default: `all`. */
      show: Type.Optional(Type.Enum(['all', 'open', 'overdue', 'paid', 'attention'])),
      /** Number of matches to skip. */
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      /** Maximum number of invoices in the answer. Default: 50. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    response: envelope(Type.Array(ClubInvoice), {
      count: Type.Integer({ minimum: 0, description: 'Number of matches on all pages' }),
      owed: or(Type.Union([OwedToClub, Type.Null()], { description: 'null on a later page' }), null),
    }),
  },
  mark_transfer_paid: {
    method: 'POST',
    access: 'user',
    task: 'money',
    idempotent: true,
    summary:
      'Books money that arrived for an order of a club that the caller manages, and mails the receipt. An amount beyond what that order owes pays the other orders with the same structured communication. What is more than all of them owe is refused, or stays as a credit with `keepsSurplus`. Refused with `conflict` if the order owes another amount than `open`, or has another credit than `refund`: two managers who book one payment at once book it once.',
    request: Type.Object({
      club: Nid,
      order: Oid,
      amount: Euros,
      by: Type.Optional(
        Type.Enum(['transfer', 'cash', 'desk'], {
          description: '`desk`: with a card or an app at the desk of the club. Default: `transfer`',
        }),
      ),
      paidOn: Type.Unsafe<string>({ ...IsoDate, description: 'Day on which the club received it' }),
      open: Type.Unsafe<number>({ ...Euros, description: 'What the order owed when the manager saw it' }),
      refund: Type.Optional(
        Type.Unsafe<number>({
          ...Euros,
          description: 'The credit of the order when the manager saw it. Default: 0',
        }),
      ),
      keepsSurplus: Type.Optional(Type.Boolean()),
    }),
    response: envelope(BookedTransfer),
  },
  undo_transfer: {
    method: 'POST',
    access: 'user',
    task: 'money',
    idempotent: true,
    summary:
      'Takes back that a transfer was marked as paid by mistake: the amount is open again, and the payer gets a mail with the reason. Refused when a credit note or a certificate was issued since.',
    request: Type.Object({
      club: Nid,
      payment: Nid,
      reason: Type.String({
        minLength: 1,
        maxLength: 500,
        description: 'For the payer and the list of actions',
      }),
    }),
    response: envelope(Type.Object({ order: Oid, number: Type.String(), amount: Euros })),
  },
  download_books: {
    method: 'POST',
    access: 'user',
    task: 'money',
    keepsPages: true,
    answers: 'browser',
    summary:
      'Downloads what happened to the money of a club in a period as CSV or as a workbook (XLSX), for a manager of the club: one row for each event, with the sums before it and after it. Rows of a period that is over never change. The action list of the club says who downloaded it.',
    request: Type.Object({ club: Nid, from: IsoDate, until: IsoDate, format: Type.Optional(SheetFormat) }),
    response: envelope(Type.Null()),
  },
  get_refund_proposal: {
    method: 'GET',
    access: 'user',
    task: 'money',
    summary:
      'Proposes what a club that the caller manages gives back of an order: for each line, its share of the lessons that remain. credit_amount does it.',
    request: Type.Object({ club: Nid, order: Oid }),
    response: envelope(RefundProposal),
  },
  credit_amount: {
    method: 'POST',
    access: 'user',
    task: 'money',
    idempotent: true,
    summary:
      'Takes any amount off an order, or off one line of it, for a club that the caller manages: a credit note with the reason, a smaller amount due, and what was paid goes back. Nothing is cancelled. `preview` changes nothing. Refused with `conflict` if the amounts are not `agreed` any more.',
    request: Type.Object({
      club: Nid,
      order: Oid,
      line: Type.Optional(
        Type.Integer({ minimum: 0, maximum: largestInteger, description: 'Default: the whole order' }),
      ),
      amount: Euros,
      reason: Type.String({ minLength: 1, maxLength: 500, description: 'On the credit note' }),
      preview: Type.Optional(Type.Boolean()),
      agreed: Type.Optional(CreditedAmount),
    }),
    response: envelope(CreditedAmount),
  },
  use_credit: {
    method: 'POST',
    access: 'user',
    task: 'money',
    idempotent: true,
    summary:
      'Uses what a family has too much for one invoice to pay another invoice of that family at the same club, and mails the receipt. Refused with `conflict` if either amount changed since the manager saw it. undo_given_back undoes both sides.',
    request: Type.Object({
      club: Nid,
      order: Type.Unsafe<number>({ ...Oid, description: 'The order with the credit' }),
      forOrder: Type.Unsafe<number>({ ...Oid, description: 'The order that it pays' }),
      amount: Euros,
      refund: Type.Unsafe<number>({ ...Euros, description: 'The credit when the manager saw it' }),
      open: Type.Unsafe<number>({ ...Euros, description: 'What `forOrder` owed when the manager saw it' }),
    }),
    response: envelope(Type.Object({ from: Type.String(), to: Type.String(), amount: Euros })),
  },
  undo_given_back: {
    method: 'POST',
    access: 'user',
    task: 'money',
    idempotent: true,
    summary:
      'Undoes a note that money was given back, or used for another invoice, as an entry of its own, and mails the payer the reason. The first entry stays in the books.',
    request: Type.Object({
      club: Nid,
      entry: Nid,
      reason: Type.String({
        minLength: 1,
        maxLength: 500,
        description: 'For the payer and the list of actions',
      }),
    }),
    response: envelope(Type.Object({ number: Type.String(), amount: Euros })),
  },
  note_given_back: {
    method: 'POST',
    access: 'user',
    task: 'money',
    idempotent: true,
    summary:
      'Notes that a club gave money back itself, for an order that it got too much for, and mails the payer. Refused with `conflict` if the order has another amount too much than `refund`: two managers who note one transfer at once note it once.',
    request: Type.Object({
      club: Nid,
      order: Oid,
      amount: Euros,
      way: Type.Enum(['transfer', 'cash']),
      givenOn: IsoDate,
      refund: Type.Unsafe<number>({ ...Euros, description: 'What was too much when the manager saw it' }),
    }),
    response: envelope(
      Type.Object({
        number: Type.String({ description: 'Of the invoice' }),
        amount: Euros,
        refund: Type.Unsafe<number>({ ...Euros, description: 'What is still too much' }),
      }),
    ),
  },
  remind_now: {
    method: 'POST',
    access: 'user',
    task: 'money',
    summary:
      'Reminds the payer of an order now, in one mail with all that is overdue at the club. For managers of that club only, whether or not the club reminds by itself. Refused with `not-available` if nothing is overdue, if the payer has no address, or if a reminder was written today.',
    request: Type.Object({ club: Nid, order: Oid }),
    response: envelope(
      Type.Object({
        to: Mail,
        invoices: Type.Integer({ minimum: 1, description: 'Number of invoices in the mail' }),
      }),
    ),
  },
  resend_mail: {
    method: 'POST',
    access: 'user',
    task: 'mails',
    summary:
      'Sends a mail of a club again that could not be delivered, to the present address of its reader. For managers of that club only. Refused for a mail whose content was not kept, and for one that is being sent again.',
    request: Type.Object({
      club: Nid,
      mailId: Type.String({
        pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        description: 'Id of get_undelivered_mails',
      }),
    }),
    response: envelope(Type.Object({ to: Mail })),
  },
  get_club_actions: {
    method: 'GET',
    access: 'user',
    task: 'actions',
    summary:
      'Lists a page of what managers did for a club, the latest first: who, what, when, about whom and why. For managers of that club only.',
    request: Type.Object({
      club: Nid,
      /** Number of actions to skip. */
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      /** Maximum number of actions in the answer. Default: 50. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    response: envelope(Type.Array(ClubAction), {
      count: Type.Integer({ minimum: 0, description: 'Number of actions on all pages' }),
    }),
  },
  get_managed_courses: {
    method: 'GET',
    access: 'user',
    task: 'registrations',
    summary:
      'Lists a page of the courses, activities and ticket sales of a club that the caller manages, with how many places are taken, how many people wait and how many have to pay.',
    request: Type.Object({
      club: Nid,
      /** Every word in the title. When no course has them as typed, each word may have one typo. */
      search: Type.Optional(ShortText),
      /** The courses that have ended, the latest first. Default: those that haven't, by start. */
      ended: Type.Optional(Type.Boolean()),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      /** Default: 60. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    response: envelope(Type.Array(ManagedCourse), {
      count: Type.Integer({ minimum: 0, description: 'Number of matches on all pages' }),
      health: Type.Boolean({ description: 'The spreadsheet of the club can have answers about health' }),
    }),
  },
  get_managed_registrations: {
    method: 'GET',
    access: 'user',
    task: 'registrations',
    summary:
      'Lists a page of the registrations and the waiting lists of a course, for a manager of its club: who is registered by name, then who waits in order, then what was cancelled. Tells that an answer about health matters, but not which.',
    request: Type.Object({
      club: Nid,
      course: Nid,
      /** Every word in the name, or in that of the holder of the family. */
      search: Type.Optional(ShortText),
      state: Type.Optional(Type.Enum(['registered', 'waiting', 'cancelled'])),
      /** Only registrations that stand and whose order has an open amount, or has none. */
      paid: Type.Optional(Type.Boolean()),
      /** Only people with an answer about health that matters. */
      alerts: Type.Optional(Type.Boolean()),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      /** Default: 60. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    response: envelope(Type.Array(ManagedRegistration), {
      count: Type.Integer({ minimum: 0, description: 'Number of matches on all pages' }),
      overview: RegistrationsOverview,
    }),
  },
  read_managed_registration: {
    method: 'POST',
    access: 'user',
    task: 'registrations',
    keepsPages: true,
    summary:
      'Reads a registration, or an entry of a waiting list, with the answers and files of the person, for a manager of the club. When it shows answers about health, the action list of the club says who read them.',
    request: Type.Object({
      club: Nid,
      what: Type.Union([Type.Object({ registration: Nid }), Type.Object({ waiting: Nid })], {
        description: 'A registration, or an entry of a waiting list',
      }),
    }),
    response: envelope(ManagedRegistrationDetail),
  },
  download_registrations: {
    method: 'POST',
    access: 'user',
    task: 'registrations',
    keepsPages: true,
    answers: 'browser',
    summary:
      'Downloads the registrations and waiting lists of a course, or of the whole club, with their answers as CSV or as a workbook (XLSX), for a manager of the club. It is streamed. The action list of the club says who downloaded it. National numbers are left out.',
    request: Type.Object({
      club: Nid,
      course: Type.Optional(Nid),
      /** Also the answers about health, and those to questions that aren't asked any more. Default: false. */
      health: Type.Optional(Type.Boolean()),
      format: Type.Optional(SheetFormat),
    }),
    response: envelope(Type.Null()),
  },
});
