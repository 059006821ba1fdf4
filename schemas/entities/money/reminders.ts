import { type Static, Type } from 'typebox';
import { exact, or } from '../../reading.ts';
import { Euros, IsoDate, Oid } from '../../scalars.ts';
import { Transfer } from '../orders/transfer.ts';
import { Mail } from '../people/mail.ts';

const { reference } = Transfer.properties;

const RemindedInvoice = Type.Object({
  number: Type.String(),
  name: Type.String({ description: 'The person whom it is for' }),
  amount: Type.Unsafe<number>({ ...Euros, description: 'What is asked today' }),
  due: Type.Unsafe<string>({ ...IsoDate, description: 'The earliest day that is over' }),
  account: or(Type.String({ description: 'IBAN of the club, in groups of four; empty without one' }), ''),
  reference,
});

/** A reminder that may be sent today: one mail to who placed orders, with all that is overdue at the club. */
const DueReminder = Type.Object({
  order: Oid,
  payer: Type.String(),
  to: Mail,
  invoices: Type.Array(RemindedInvoice),
});

/** The reminders that a club may send today, and who gets none although something is overdue. */
export const Reminders = Type.Object({
  mails: Type.Array(DueReminder),
  held: Type.Array(
    Type.Object({
      payer: Type.String(),
      why: exact(
        Type.Enum(['today', 'no-address', 'paying'], {
          description: '`today`: a reminder was written today. `paying`: a payment is under way',
        }),
      ),
    }),
  ),
  more: Type.Integer({ minimum: 0, description: 'Payers after these, for the next call' }),
  mail: or(
    Type.Union([Type.Object({ subject: Type.String(), text: Type.String() }), Type.Null()], {
      description:
        'The mail of `order` as it would leave now, without its links: those are for its reader alone',
    }),
    null,
  ),
});
export type Reminders = Static<typeof Reminders>;
