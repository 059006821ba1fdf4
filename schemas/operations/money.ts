import { Type } from 'typebox';
import { BookedTransfer } from '../entities/management/clubInvoice.ts';
import { BankLine, BankLineCounts, ReadBankFile } from '../entities/money/bankLine.ts';
import { PaymentAccount } from '../entities/money/paymentAccount.ts';
import { Reminders } from '../entities/money/reminders.ts';
import { envelope, operationsOf } from '../operation.ts';
import { or, skipping } from '../reading.ts';
import { Euros, largestInteger, Nid, Oid } from '../scalars.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });

export const moneyOperations = operationsOf('money', {
  get_payment_account: {
    method: 'GET',
    access: 'user',
    task: 'settings',
    summary:
      'Tells where the online payments to a club go. Of the key, only the last four characters. For managers of that club who may change its settings.',
    request: Type.Object({ club: Nid }),
    response: envelope(PaymentAccount),
  },
  set_payment_key: {
    method: 'POST',
    access: 'user',
    task: 'settings',
    summary:
      'Pays a club on its own account from now on: the provider is asked about the key first, and the key is stored encrypted. Payments that were made stay with the account that they were paid to.',
    request: Type.Object({
      club: Nid,
      apiKey: Type.String({ minLength: 1, maxLength: 200, description: 'A key of a Mollie profile' }),
    }),
    response: envelope(PaymentAccount),
  },
  remove_payment_key: {
    method: 'POST',
    access: 'user',
    task: 'settings',
    summary:
      'Sends no new payment to the account of a club any more. The key stays, encrypted, for refunds of the payments that were made.',
    request: Type.Object({ club: Nid }),
    response: envelope(PaymentAccount),
  },
  read_bank_file: {
    method: 'POST',
    access: 'user',
    task: 'money',
    keepsPages: true,
    body: 'multipart',
    summary:
      'Reads the money that came in by a file of the bank: a multipart form with `club` and one part `file` (8,388,608 bytes and 20,000 transfers at most), which is CODA 2.x, or the CSV of KBC, BNP Paribas Fortis, ING or Belfius. All or nothing; each transfer is kept once, however often and in whichever format it is read. Nothing is booked. Money that went out is not kept.',
    request: Type.Object({
      club: Nid,
      otherAccount: Type.Optional(
        Type.Boolean({ description: 'Whether a statement of another account than the club’s is read too' }),
      ),
      /** Session token, for clients that can send it neither as a cookie nor as a bearer token. */
      auth: Type.Optional(Type.String({ maxLength: 512 })),
    }),
    response: envelope(ReadBankFile),
  },
  get_bank_lines: {
    method: 'GET',
    access: 'user',
    task: 'money',
    summary:
      'Lists a page of the transfers to a club that are not booked, the newest first, with the invoices that each may pay. `check` has those with a right communication and another amount.',
    request: Type.Object({
      club: Nid,
      show: Type.Enum(['sure', 'check', 'proposal', 'unknown', 'aside']),
      offset: Type.Optional(Count),
    }),
    response: envelope(skipping(Type.Array(BankLine)), { counts: BankLineCounts }),
  },
  book_sure_bank_lines: {
    method: 'POST',
    access: 'user',
    task: 'money',
    summary:
      'Books up to 1,000 of the transfers that are certain, as mark_transfer_paid does, some hundreds in a transaction. A repeat books the next ones, and none twice.',
    request: Type.Object({ club: Nid }),
    response: envelope(
      Type.Object({
        booked: Count,
        changed: or(
          Type.Unsafe<number>({
            ...Count,
            description: 'Those that something changed for meanwhile: not booked, and still listed',
          }),
          0,
        ),
        left: Type.Unsafe<number>({ ...Count, description: 'Certain ones that wait for the next call' }),
      }),
    ),
  },
  book_bank_line: {
    method: 'POST',
    access: 'user',
    task: 'money',
    idempotent: true,
    summary:
      'Books a transfer for an order of the club and those of its checkout. More than is open is kept as a credit of the order. Refused with `conflict` where the order owes another amount than `open` by now, or the transfer is booked.',
    request: Type.Object({
      club: Nid,
      bankLine: Nid,
      order: Oid,
      open: Euros,
      refund: Type.Optional(Euros),
    }),
    response: envelope(BookedTransfer),
  },
  set_bank_line_aside: {
    method: 'POST',
    access: 'user',
    task: 'money',
    keepsPages: true,
    summary: 'Says that a transfer pays no invoice, or takes that back. Refused where it is booked.',
    request: Type.Object({ club: Nid, bankLine: Nid, aside: Type.Boolean() }),
    response: envelope(Type.Null()),
  },
  get_reminders: {
    method: 'GET',
    access: 'user',
    task: 'money',
    summary:
      'Lists the reminders that the club may send today, up to 100 payers, those whose debt is the oldest first; with `order`, that of its payer alone, and its text. Sends nothing.',
    request: Type.Object({ club: Nid, order: Type.Optional(Oid) }),
    response: envelope(Reminders),
  },
  remind_all: {
    method: 'POST',
    access: 'user',
    task: 'money',
    keepsPages: true,
    summary:
      'Sends the reminders of get_reminders to the payers of these orders, as remind_now does for one. Whoever paid meanwhile or got one today is passed over, so a repeat sends none twice.',
    request: Type.Object({ club: Nid, orders: Type.Array(Oid, { minItems: 1, maxItems: 100 }) }),
    response: envelope(
      Type.Object({
        sent: Count,
        passed: Type.Unsafe<number>({ ...Count, description: 'Payers who got none' }),
      }),
    ),
  },
});
